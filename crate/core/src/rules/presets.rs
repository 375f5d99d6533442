//! The table of rulesets; `Inferred` and `Approximate` mark what a text does not say or asks beyond the model.

mod names;
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

/// The id of the ruleset that a text means.
pub(super) fn named(text: &str) -> Option<&'static str> {
    let (_, id) = names::NAMES
        .iter()
        .find(|(word, _)| names::has(text, word))?;
    Some(id)
}

#[cfg(test)]
mod tests {
    use super::{ALL, named};

    #[track_caller]
    fn check(text: &str, expected: &str) {
        assert_eq!(named(text).unwrap_or_default(), expected, "{text}");
    }

    #[test]
    fn rules_are_named_in_many_words() {
        check("Chinese", "chinese-2002");
        check("中国规则", "chinese-2002");
        check("数子", "chinese-2002");
        check("Japanese", "japanese-1989");
        check("JAPANESE RULES", "japanese-1989");
        check("日本ルール", "japanese-1989");
        check("数目法", "japanese-1989");
        check("한국룰", "korean");
        check("AGA", "aga");
        check("GOE", "ing");
        check("Ing SST", "ing");
        check("应氏计点", "ing");
        check("NZ", "new-zealand");
        check("New Zealand", "new-zealand");
        check("Tromp-Taylor", "tromp-taylor");
        check("唐宋版", "tangsong-2008");
        check("计枰点围棋规则", "tangsong-2008");
        check("area counting", "");
        check("Saga", "");
        check("", "");
    }

    #[test]
    fn every_name_means_a_preset() {
        for (word, id) in super::names::NAMES {
            assert!(ALL.iter().any(|rules| rules.id == id), "{id}");
            assert_eq!(named(word), Some(id), "{word}");
        }
    }

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
