//! The sheet of a ruleset: each field with its value, its article and how it is known.

use jiping::rules::{
    Balance, Basis, Compensation, Cycle, Empties, FirstToMove, ForcedEnd, Handicap, PassStone,
    Pausing, Repetition, Suicide, Then, Tie,
};
use jiping::{Method, Ruleset};
use serde::Serialize;
use tsify::Tsify;

/// A field of a ruleset. The names are texts and no enums, which keeps the module small.
#[derive(Serialize, Tsify, Clone, Debug)]
pub struct FieldRow {
    #[tsify(
        type = "\"repetition\" | \"suicide\" | \"pass\" | \"pause\" | \"resumption\" | \"forced-end\" | \"compensation\" | \"komi\" | \"tie\" | \"handicap\" | \"empties\" | \"balance\""
    )]
    pub field: &'static str,
    /// The value's name; of the komi, its points.
    pub value: String,
    /// The article as the text numbers it; empty where it has no numbers or says nothing.
    pub article: &'static str,
    /// Whether the text says so, or is silent or lost, or asks for more than is modelled, or the organiser has decided.
    #[tsify(type = "\"text\" | \"inferred\" | \"approximate\" | \"organiser\"")]
    pub basis: &'static str,
}

/// The fields of a ruleset, in the order in which a game meets them. Where no method makes the numbers of stones equal,
/// there is no saying how it is done.
pub fn sheet(rules: &Ruleset) -> Vec<FieldRow> {
    let Ruleset {
        stopping,
        forced_end,
        komi,
        ..
    } = rules;
    let named = ids(rules);
    let known = [
        (
            "repetition",
            rules.repetition.article,
            rules.repetition.basis,
        ),
        ("suicide", rules.suicide.article, rules.suicide.basis),
        ("pass", rules.pass.article, rules.pass.basis),
        ("pause", stopping.article, stopping.basis),
        ("resumption", stopping.article, stopping.basis),
        ("forced-end", forced_end.article, forced_end.basis),
        (
            "compensation",
            rules.compensation.article,
            rules.compensation.basis,
        ),
        ("komi", komi.article, komi.basis),
        ("tie", rules.tie.article, rules.tie.basis),
        ("handicap", rules.handicap.article, rules.handicap.basis),
        ("empties", rules.empties.article, rules.empties.basis),
        ("balance", rules.balance.article, rules.balance.basis),
    ];
    let mut rows = Vec::with_capacity(known.len());
    let levels = [Method::EqualStones, Method::Routes];
    let balances = levels.iter().any(|method| rules.methods.contains(method));
    for ((field, article, basis), id) in known.into_iter().zip(named) {
        if field == "balance" && !balances {
            continue;
        }
        let value = if field == "komi" {
            komi.value.to_string()
        } else {
            id.to_owned()
        };
        let basis = match basis {
            Basis::Text => "text",
            Basis::Inferred => "inferred",
            Basis::Approximate => "approximate",
            Basis::Organiser => ORGANISER,
        };
        rows.push(FieldRow {
            field,
            value,
            article,
            basis,
        });
    }
    rows
}

const ORGANISER: &str = "organiser";

/// The fields that the organiser has decided.
pub fn decided(rules: &Ruleset) -> Vec<FieldRow> {
    let mut rows = sheet(rules);
    rows.retain(|row| row.basis == ORGANISER);
    rows
}

/// The names of all values, in the order of the sheet; the komi has none.
fn ids(rules: &Ruleset) -> [&'static str; 12] {
    [
        match rules.repetition.value {
            Repetition::Positional => "positional",
            Repetition::Situational => "situational",
            Repetition::NaturalSituational => "natural-situational",
            Repetition::OwnWindow => "own-window",
            Repetition::Simple {
                cycle: Cycle::NoResult,
            } => "simple-no-result",
            Repetition::Simple { cycle: Cycle::Draw } => "simple-draw",
        },
        match rules.suicide.value {
            Suicide::Forbidden => "forbidden",
            Suicide::GroupsOnly => "groups-only",
            Suicide::Allowed => "allowed",
        },
        match rules.pass.value {
            PassStone::Nothing => "nothing",
            PassStone::Refilled => "refilled",
            PassStone::RefilledUnlessStop => "refilled-unless-stop",
            PassStone::HandedOver => "handed-over",
            PassStone::HandedOverAfterPause => "handed-over-after-pause",
        },
        match rules.stopping.value.pause {
            Pausing::TwoPasses => "two-passes",
            Pausing::Agreement => "agreement",
        },
        match rules.stopping.value.then {
            Then::EndsAllAlive => "ends-all-alive",
            Then::Ends => "ends",
            Then::MayResume(FirstToMove::SideToMove) => "resume-side-to-move",
            Then::MayResume(FirstToMove::OpponentOfLastPasser) => "resume-opponent-of-last-passer",
            Then::MayResume(FirstToMove::OpponentOfAsker) => "resume-opponent-of-asker",
        },
        match rules.forced_end.value {
            ForcedEnd::Never => "never",
            ForcedEnd::FourInARow => "four-in-a-row",
            ForcedEnd::FourOnOneBoard => "four-on-one-board",
            ForcedEnd::PairOnResumption => "pair-on-resumption",
            ForcedEnd::SecondPause => "second-pause",
            ForcedEnd::TwoToConfirm => "two-to-confirm",
        },
        match rules.compensation.value {
            Compensation::Nothing => "nothing",
            Compensation::FirstPassWhite => "first-pass-white",
            Compensation::Surplus => "surplus",
            Compensation::GroupTax => "group-tax",
            Compensation::Prisoners => "prisoners",
        },
        "",
        match rules.tie.value {
            Tie::Draw => "draw",
            Tie::BlackWins => "black-wins",
        },
        match rules.handicap.value {
            Handicap::Nothing => "nothing",
            Handicap::Stones => "stones",
            Handicap::StonesLessOne => "stones-less-one",
        },
        match rules.empties.value {
            Empties::SekiAndClaims => "seki-and-claims",
            Empties::RegionHalved => "region-halved",
            Empties::RegionOnly => "region-only",
            Empties::Proximity => "proximity",
            Empties::Territory => "territory",
        },
        match rules.balance.value {
            Balance::VirtualMoves => "virtual-moves",
            Balance::OwnArea => "own-area",
        },
    ]
}
