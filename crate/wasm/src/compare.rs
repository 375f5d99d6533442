//! One settled game under all rulesets, as plain shapes.

use jiping::compare::{
    Cause as CoreCause, Comparison as Compared, Outcome as CoreOutcome, Row, Supposition, WhatIf,
};
use jiping::rules::Cycle;
use jiping::{Action, Agreement, Game, Points, Ruleset, Size, Uncounted};
use tsify::Tsify;

use crate::dto::{Color, Owner, PointName, names, number, whole};
use crate::error::{Answer, Report, throw};
use crate::fields::{Fields, Value, object};
use crate::named::named;
use crate::options;

named! {
    /// What makes two rulesets give one game different results.
    Cause: CoreCause {
        CoreCause::Komi => "komi",
        CoreCause::Handicap => "handicap",
        CoreCause::Setup => "setup",
        CoreCause::FirstPass => "first-pass",
        CoreCause::Parity => "parity",
        CoreCause::Passes => "passes",
        CoreCause::AfterStop => "after-stop",
        CoreCause::GroupTax => "group-tax",
        CoreCause::OneSided => "one-sided",
        CoreCause::SoleLiberty => "sole-liberty",
        CoreCause::OpenKo => "open-ko",
        CoreCause::FalseEye => "false-eye",
        CoreCause::Seki => "seki",
        CoreCause::DeadStones => "dead-stones",
        CoreCause::Owner => "owner",
        CoreCause::Tie => "tie",
    }
}

/// What a game leads to under a ruleset; a margin is Black's lead.
#[derive(Tsify, Clone, Debug)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[tsify(missing_as_null)]
pub enum Outcome {
    Counted {
        winner: Option<Color>,
        /// After komi.
        margin: f64,
        /// The margin in stones; `null` where stones count for nothing.
        zi: Option<f64>,
    },
    NoResult,
    Draw,
    Resigned,
    /// The agreement contradicts the game as this ruleset sees it.
    Disputed {
        error: Report,
    },
}

impl From<Outcome> for Value {
    fn from(outcome: Outcome) -> Value {
        let mut fields = Fields::default();
        let kind = match outcome {
            Outcome::Counted { winner, margin, zi } => {
                fields.add("winner", winner);
                fields.add("margin", margin);
                fields.add("zi", zi);
                "counted"
            }
            Outcome::NoResult => "no-result",
            Outcome::Draw => "draw",
            Outcome::Resigned => "resigned",
            Outcome::Disputed { error } => {
                fields.add("error", error);
                "disputed"
            }
        };
        fields.add("kind", kind);
        fields.into()
    }
}

object! {
    /// One part of a difference.
    Part {
        cause: Cause,
        /// How much better for Black it makes the row than the base.
        points: f64,
        /// What it is worth to Black under the base; under the row it is worth `points` more.
        base: f64,
        /// The points of the board that make it.
        board: Vec<PointName>,
        /// Whose those points are under each of the two, where that is what makes it.
        owners: Vec<OwnersApart>,
        /// The moves that make it.
        moves: Vec<NumberedMove>,
    }
}

object! {
    /// Points that the base gives to one owner and the row to another.
    OwnersApart {
        points: Vec<PointName>,
        base: Owner,
        row: Owner,
    }
}

object! {
    /// A move of the game, with its number.
    NumberedMove {
        /// From 1, passes included.
        number: f64,
        color: Color,
        /// `null` for a pass.
        point: Option<PointName>,
    }
}

object! {
    /// How a row differs from the base.
    Difference {
        /// How much better for Black the row is; the parts add up to it.
        points: f64,
        parts: Vec<Part>,
        /// Where the winners differ, the causes without which they would not.
        turned_by as "turnedBy": Vec<Cause>,
    }
}

object! {
    /// One game under one ruleset.
    ComparisonRow {
        rules: &'static str,
        komi: f64,
        outcome: Outcome,
        /// `null` where one of the two has no result on the board.
        difference: Option<Difference>,
        /// The moves that the ruleset objects to, each with its number.
        illegal: Vec<Report>,
    }
}

object! {
    /// One game under all rulesets.
    Comparison {
        /// The ruleset from which the differences are taken.
        base: &'static str,
        /// Whose pass is taken for the first of the game.
        first_pass as "firstPass": Option<Color>,
        /// How many moves the game has, passes included.
        moves: f64,
        /// Where the side to move could put one stone more.
        to_move as "toMove": Color,
        rows: Vec<ComparisonRow>,
    }
}

/// What is asked of a comparison.
#[derive(Debug)]
pub struct Question {
    /// The ruleset from which the differences are taken; the game's own when missing.
    pub base: Option<String>,
    pub suppositions: Vec<Supposition>,
    /// One komi for all rulesets.
    pub komi: Option<Points>,
}

impl Comparison {
    /// The game under each of these rulesets.
    pub fn new(
        game: &Game,
        agreement: &Agreement,
        rulesets: &[Ruleset],
        question: Question,
    ) -> Answer<Comparison> {
        let base = match question.base {
            None => game.rules().id,
            Some(id) => Ruleset::preset(&id).map_err(throw)?.id,
        };
        let mut rulesets = rulesets.to_vec();
        if let Some(komi) = question.komi {
            for rules in &mut rulesets {
                *rules = rules.with_komi(komi).map_err(|_| options::bad_komi())?;
            }
        }
        let changed = WhatIf::new(game, agreement, &question.suppositions).map_err(throw)?;
        let compared = changed.compare(&rulesets);
        let from = compared.rows().iter().position(|row| row.rules.id == base);
        let mut out = Vec::with_capacity(rulesets.len());
        for (number, row) in compared.rows().iter().enumerate() {
            let mut told = ComparisonRow::new(row);
            told.difference = from.and_then(|base| Difference::new(&compared, base, number));
            out.push(told);
        }
        Ok(Comparison {
            base,
            first_pass: changed.first_pass().map(Color::from),
            moves: whole(compared.game().taken().len()),
            to_move: changed.to_move().into(),
            rows: out,
        })
    }
}

impl ComparisonRow {
    /// A row that is not compared yet.
    fn new(row: &Row) -> ComparisonRow {
        let mut illegal = Vec::with_capacity(row.objections.len());
        for (actions, objection) in &row.objections {
            illegal.push(Report::from(objection.clone()).in_move(actions + 1));
        }
        ComparisonRow {
            rules: row.rules.id,
            komi: number(row.rules.komi.value),
            outcome: (&row.outcome).into(),
            difference: None,
            illegal,
        }
    }
}

impl From<&CoreOutcome> for Outcome {
    fn from(outcome: &CoreOutcome) -> Outcome {
        match outcome {
            CoreOutcome::Counted(counted) => Outcome::Counted {
                winner: counted.winner.map(Color::from),
                margin: number(counted.margin),
                zi: counted.settlement.zi(counted.margin).map(number),
            },
            CoreOutcome::Uncounted(Uncounted::Cycle(Cycle::NoResult)) => Outcome::NoResult,
            CoreOutcome::Uncounted(Uncounted::Cycle(Cycle::Draw)) => Outcome::Draw,
            CoreOutcome::Uncounted(Uncounted::Resigned { .. }) => Outcome::Resigned,
            CoreOutcome::Disputed(dispute) => Outcome::Disputed {
                error: dispute.clone().into(),
            },
        }
    }
}

impl Difference {
    fn new(compared: &Compared<'_>, base: usize, row: usize) -> Option<Difference> {
        let difference = compared.difference(base, row)?;
        let game = compared.game();
        let size = game.board().size();
        let mut parts = Vec::with_capacity(difference.parts.len());
        for part in &difference.parts {
            let mut moves = Vec::with_capacity(part.actions.len());
            for action in &part.actions {
                moves.extend(NumberedMove::new(size, game, *action));
            }
            let mut owners = Vec::with_capacity(part.owners.len());
            for apart in &part.owners {
                owners.push(OwnersApart {
                    points: names(size, &apart.points),
                    base: apart.base.into(),
                    row: apart.row.into(),
                });
            }
            parts.push(Part {
                cause: part.cause.into(),
                points: number(part.points),
                base: number(part.base),
                board: names(size, &part.board),
                owners,
                moves,
            });
        }
        let mut turned_by = Vec::new();
        for cause in &difference.turned_by {
            turned_by.push(Cause::from(*cause));
        }
        Some(Difference {
            points: number(difference.points),
            parts,
            turned_by,
        })
    }
}

impl NumberedMove {
    fn new(size: Size, game: &Game, action: usize) -> Option<NumberedMove> {
        let taken = game.taken().get(action)?;
        let point = match taken.action {
            Action::Play(point) => Some(PointName::new(size, point)),
            Action::Pass(_) => None,
        };
        Some(NumberedMove {
            number: whole(action + 1),
            color: taken.color.into(),
            point,
        })
    }
}
