//! The table of rulesets; `Inferred` and `Approximate` mark what a text does not say or asks beyond the model.

mod others;
mod zhang;

use super::{Basis, Cite, Cited, FirstToMove, Pausing, Ruleset, Stopping, Then};
use crate::Points;

/// What the text says in this article.
const fn text<T: Copy>(value: T, article: &'static str) -> Cited<T> {
    Cited {
        value,
        article,
        basis: Basis::Text,
    }
}

/// What the text does not say.
const fn inferred<T: Copy>(value: T) -> Cited<T> {
    Cited {
        value,
        article: "",
        basis: Basis::Inferred,
    }
}

/// What a text that is not known is taken to say, because a related one says it.
const fn supposed<T: Copy>(related: Cited<T>) -> Cited<T> {
    inferred(related.value)
}

/// What the text says, only in part modelled here.
const fn approximate<T: Copy>(value: T, article: &'static str) -> Cited<T> {
    Cited {
        value,
        article,
        basis: Basis::Approximate,
    }
}

const fn komi(halves: i32) -> Points {
    Points::quarters(halves * 2)
}

const fn stop(pause: Pausing, then: Then) -> Stopping {
    Stopping { pause, then }
}

#[expect(
    clippy::unnecessary_wraps,
    reason = "the fields of `Articles` are options"
)]
const fn cite(rules: &'static str, article: &'static str) -> Option<Cite> {
    Some(Cite { rules, article })
}

/// The side whose turn it is goes on after a pause.
const RESUME: Then = Then::MayResume(FirstToMove::SideToMove);

/// All rulesets.
pub(super) static ALL: [Ruleset; 17] = [
    zhang::TANGSONG,
    zhang::MINGQING,
    zhang::SEVEN,
    zhang::LAW,
    zhang::ART,
    others::CHINESE,
    others::WMSG,
    others::ING,
    others::AGA,
    others::NEW_ZEALAND,
    others::TROMP_TAYLOR,
    others::JAPANESE,
    others::KOREAN,
    others::IKEDA_AREA_3,
    others::IKEDA_TERRITORY_1,
    others::ANCIENT_ROUTES,
    others::ANCIENT_STONES,
];

/// The names that SGF has for rulesets: those of its fourth edition, and the one that programs use for the Chinese
/// rules.
pub(super) const SGF_NAMES: [(&str, &str); 5] = [
    (others::AGA.id, "AGA"),
    (others::ING.id, "GOE"),
    (others::JAPANESE.id, "Japanese"),
    (others::NEW_ZEALAND.id, "NZ"),
    (others::CHINESE.id, "Chinese"),
];

#[cfg(test)]
mod tests {
    use super::ALL;

    #[test]
    fn every_preset_has_an_id_a_source_and_methods() {
        for rules in &ALL {
            assert!(!rules.id.is_empty() && !rules.source.is_empty() && !rules.methods.is_empty());
            assert_eq!(
                ALL.iter().filter(|other| other.id == rules.id).count(),
                1,
                "{}",
                rules.id
            );
        }
    }
}
