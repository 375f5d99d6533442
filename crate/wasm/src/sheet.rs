//! The sheet of a ruleset: each field with its value, its article and how it is known.

use jiping::Ruleset;
use jiping::rules::{
    Balance, Basis, Cited, Compensation, Cycle, Empties, FirstToMove, ForcedEnd, Handicap,
    PassStone, Pausing, Repetition, Suicide, Then, Tie,
};

use crate::dto::{number, written};
use crate::fields::object;

object! {
    /// A field of a ruleset. The names are texts and no enums, which keeps the module small.
    FieldRow {
        #[tsify(
            type = "\"repetition\" | \"suicide\" | \"pass\" | \"pause\" | \"resumption\" | \"forced-end\" | \"compensation\" | \"komi\" | \"tie\" | \"handicap\" | \"empties\" | \"balance\""
        )]
        field: &'static str,
        /// The value's name; of the komi, its points.
        value: String,
        /// The article as the text numbers it; empty where it has no numbers or says nothing.
        article: &'static str,
        /// Whether the text says so, or is silent or lost, or asks for more than is modelled, or the organiser has decided.
        #[tsify(type = "\"text\" | \"inferred\" | \"approximate\" | \"organiser\"")]
        basis: &'static str,
    }
}

/// Where a value stands, and how it is known.
type Provenance = (&'static str, Basis);

fn from<T>(cited: &Cited<T>) -> Provenance {
    (cited.article, cited.basis)
}

fn row(field: &'static str, value: &str, (article, basis): Provenance) -> FieldRow {
    FieldRow {
        field,
        value: value.to_owned(),
        article,
        basis: match basis {
            Basis::Text => "text",
            Basis::Inferred => "inferred",
            Basis::Approximate => "approximate",
            Basis::Organiser => ORGANISER,
        },
    }
}

/// The fields of a ruleset, in the order in which a game meets them. Where no method makes the numbers of stones equal,
/// there is no saying how it is done.
#[expect(clippy::too_many_lines, reason = "one line a value")]
pub fn sheet(rules: &Ruleset) -> Vec<FieldRow> {
    let mut rows = vec![
        row(
            "repetition",
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
            from(&rules.repetition),
        ),
        row(
            "suicide",
            match rules.suicide.value {
                Suicide::Forbidden => "forbidden",
                Suicide::GroupsOnly => "groups-only",
                Suicide::Allowed => "allowed",
            },
            from(&rules.suicide),
        ),
        row(
            "pass",
            match rules.pass.value {
                PassStone::Nothing => "nothing",
                PassStone::Refilled => "refilled",
                PassStone::RefilledUnlessStop => "refilled-unless-stop",
                PassStone::HandedOver => "handed-over",
                PassStone::HandedOverAfterPause => "handed-over-after-pause",
            },
            from(&rules.pass),
        ),
        row(
            "pause",
            match rules.stopping.value.pause {
                Pausing::TwoPasses => "two-passes",
                Pausing::Agreement => "agreement",
            },
            from(&rules.stopping),
        ),
        row(
            "resumption",
            match rules.stopping.value.then {
                Then::EndsAllAlive => "ends-all-alive",
                Then::Ends => "ends",
                Then::MayResume(FirstToMove::SideToMove) => "resume-side-to-move",
                Then::MayResume(FirstToMove::OpponentOfLastPasser) => {
                    "resume-opponent-of-last-passer"
                }
                Then::MayResume(FirstToMove::OpponentOfAsker) => "resume-opponent-of-asker",
            },
            from(&rules.stopping),
        ),
        row(
            "forced-end",
            match rules.forced_end.value {
                ForcedEnd::Never => "never",
                ForcedEnd::FourInARow => "four-in-a-row",
                ForcedEnd::FourOnOneBoard => "four-on-one-board",
                ForcedEnd::PairOnResumption => "pair-on-resumption",
                ForcedEnd::SecondPause => "second-pause",
                ForcedEnd::TwoToConfirm => "two-to-confirm",
            },
            from(&rules.forced_end),
        ),
        row(
            "compensation",
            match rules.compensation.value {
                Compensation::Nothing => "nothing",
                Compensation::FirstPassWhite => "first-pass-white",
                Compensation::Surplus => "surplus",
                Compensation::GroupTax => "group-tax",
                Compensation::Prisoners => "prisoners",
            },
            from(&rules.compensation),
        ),
        row(
            "komi",
            &written(number(rules.komi.value)),
            from(&rules.komi),
        ),
        row(
            "tie",
            match rules.tie.value {
                Tie::Draw => "draw",
                Tie::BlackWins => "black-wins",
            },
            from(&rules.tie),
        ),
        row(
            "handicap",
            match rules.handicap.value {
                Handicap::Nothing => "nothing",
                Handicap::Stones => "stones",
                Handicap::StonesLessOne => "stones-less-one",
            },
            from(&rules.handicap),
        ),
        row(
            "empties",
            match rules.empties.value {
                Empties::SekiAndClaims => "seki-and-claims",
                Empties::RegionHalved => "region-halved",
                Empties::RegionOnly => "region-only",
                Empties::Proximity => "proximity",
                Empties::Territory => "territory",
            },
            from(&rules.empties),
        ),
        row(
            "balance",
            match rules.balance.value {
                Balance::VirtualMoves => "virtual-moves",
                Balance::OwnArea => "own-area",
            },
            from(&rules.balance),
        ),
    ];
    if !rules.methods.iter().any(|method| method.levels_stones()) {
        rows.retain(|row| row.field != "balance");
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
