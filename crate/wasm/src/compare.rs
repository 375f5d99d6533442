//! One settled game under all rulesets, as plain shapes.

use jiping::compare::{
    Cause as CoreCause, Comparison as Compared, Outcome as CoreOutcome, Row, Supposition, WhatIf,
};
use jiping::rules::Cycle;
use jiping::{Action, Agreement, Game, Points, Ruleset, Size, Uncounted};
use serde::Serialize;
use tsify::Tsify;

use crate::dto::{Color, Owner, PointName, names, number, whole};
use crate::error::{Answer, Report, throw};
use crate::options;

/// What makes two rulesets give one game different results.
#[derive(Serialize, Tsify, Clone, Copy, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    Komi,
    Handicap,
    Setup,
    FirstPass,
    Parity,
    Passes,
    AfterStop,
    GroupTax,
    OneSided,
    SoleLiberty,
    OpenKo,
    FalseEye,
    Seki,
    DeadStones,
    Owner,
    Tie,
}

/// What a game leads to under a ruleset; a margin is Black's lead.
#[derive(Serialize, Tsify, Clone, Debug)]
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

/// One part of a difference.
#[derive(Serialize, Tsify, Clone, Debug)]
pub struct Part {
    pub cause: Cause,
    /// How much better for Black it makes the row than the base.
    pub points: f64,
    /// The points of the board that make it.
    pub board: Vec<PointName>,
    /// Whose those points are under each of the two, where that is what makes it.
    pub owners: Vec<OwnersApart>,
    /// The moves that make it.
    pub moves: Vec<NumberedMove>,
}

/// Points that the base gives to one owner and the row to another.
#[derive(Serialize, Tsify, Clone, Debug)]
pub struct OwnersApart {
    pub points: Vec<PointName>,
    pub base: Owner,
    pub row: Owner,
}

/// A move of the game, with its number.
#[derive(Serialize, Tsify, Clone, Debug)]
#[tsify(missing_as_null)]
pub struct NumberedMove {
    /// From 1, passes included.
    pub number: f64,
    pub color: Color,
    /// `null` for a pass.
    pub point: Option<PointName>,
}

/// How a row differs from the base.
#[derive(Serialize, Tsify, Clone, Debug)]
#[serde(rename_all = "camelCase")]
pub struct Difference {
    /// How much better for Black the row is; the parts add up to it.
    pub points: f64,
    pub parts: Vec<Part>,
    /// Where the winners differ, the causes without which they would not.
    pub turned_by: Vec<Cause>,
}

/// One game under one ruleset.
#[derive(Serialize, Tsify, Clone, Debug)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct ComparisonRow {
    pub rules: &'static str,
    pub komi: f64,
    pub outcome: Outcome,
    /// `null` where one of the two has no result on the board.
    pub difference: Option<Difference>,
    /// The moves that the ruleset objects to, each with its number.
    pub illegal: Vec<Report>,
}

/// One game under all rulesets.
#[derive(Serialize, Tsify, Clone, Debug)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Comparison {
    /// The ruleset from which the differences are taken.
    pub base: &'static str,
    /// Whose pass is taken for the first of the game.
    pub first_pass: Option<Color>,
    /// How many moves the game has, passes included.
    pub moves: f64,
    /// Where the side to move could put one stone more.
    pub to_move: Color,
    pub rows: Vec<ComparisonRow>,
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

impl From<CoreCause> for Cause {
    fn from(cause: CoreCause) -> Cause {
        match cause {
            CoreCause::Komi => Cause::Komi,
            CoreCause::Handicap => Cause::Handicap,
            CoreCause::Setup => Cause::Setup,
            CoreCause::FirstPass => Cause::FirstPass,
            CoreCause::Parity => Cause::Parity,
            CoreCause::Passes => Cause::Passes,
            CoreCause::AfterStop => Cause::AfterStop,
            CoreCause::GroupTax => Cause::GroupTax,
            CoreCause::Seki => Cause::Seki,
            CoreCause::SoleLiberty => Cause::SoleLiberty,
            CoreCause::OneSided => Cause::OneSided,
            CoreCause::OpenKo => Cause::OpenKo,
            CoreCause::FalseEye => Cause::FalseEye,
            CoreCause::DeadStones => Cause::DeadStones,
            CoreCause::Owner => Cause::Owner,
            CoreCause::Tie => Cause::Tie,
        }
    }
}
