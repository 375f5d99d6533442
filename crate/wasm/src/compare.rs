//! One settled game under all rulesets, as plain shapes.

use jiping::compare::{
    Cause as CoreCause, Outcome as CoreOutcome, Row, Supposition, WhatIf, compare,
};
use jiping::rules::Cycle;
use jiping::{Action, Agreement, Ending, Game, Point, Points, Ruleset, Size};
use serde::Serialize;
use tsify::Tsify;

use crate::dto::{Color, Owner, PointName, names, number, whole};
use crate::error::{Answer, Report, throw};
use crate::named::named;

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
    }
}

named! {
    /// What a game leads to under a ruleset.
    Outcome: &CoreOutcome {
        CoreOutcome::Counted(_) | CoreOutcome::Ended(Ending::Passes | Ending::AllAlive) => "counted",
        CoreOutcome::Ended(Ending::Cycle(Cycle::NoResult)) => "no-result",
        CoreOutcome::Ended(Ending::Cycle(Cycle::Draw)) => "draw",
        CoreOutcome::Ended(Ending::Resigned { .. }) => "resigned",
        CoreOutcome::Disputed(_) => "disputed",
    }
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

/// One game under one ruleset; margins are Black's lead.
#[derive(Serialize, Tsify, Clone, Debug)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct ComparisonRow {
    pub rules: &'static str,
    pub komi: f64,
    pub outcome: Outcome,
    pub winner: Option<Color>,
    /// After komi; `null` where nothing is counted.
    pub margin: Option<f64>,
    pub difference: Option<Difference>,
    /// The moves that the ruleset objects to, each with its number.
    pub illegal: Vec<Report>,
    /// Why the agreement is disputed.
    pub error: Option<Report>,
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
                *rules = rules.with_komi(komi).unwrap_or(*rules);
            }
        }
        let changed = WhatIf::new(game, agreement, &question.suppositions).map_err(throw)?;
        let size = game.board().size();
        let rows = compare(
            &changed.game,
            &changed.agreement,
            &rulesets,
            changed.first_pass,
        );
        let from = rows.iter().find(|row| row.rules().id == base);
        let mut out = Vec::with_capacity(rows.len());
        for row in &rows {
            out.push(ComparisonRow::new(size, row, from));
        }
        Ok(Comparison {
            base,
            first_pass: changed
                .first_pass
                .or(changed.game.first_pass())
                .map(Color::from),
            moves: whole(changed.game.taken().len()),
            to_move: changed.to_move().into(),
            rows: out,
        })
    }
}

impl ComparisonRow {
    fn new(size: Size, row: &Row, base: Option<&Row>) -> ComparisonRow {
        let error = match &row.outcome {
            CoreOutcome::Disputed(dispute) => Some(dispute.clone().into()),
            CoreOutcome::Counted(_) | CoreOutcome::Ended(_) => None,
        };
        let mut illegal = Vec::with_capacity(row.objections.len());
        for (actions, objection) in &row.objections {
            illegal.push(Report::from(objection.clone()).in_move(actions + 1));
        }
        let counted = row.counted();
        ComparisonRow {
            rules: row.rules().id,
            komi: number(row.rules().komi.value),
            outcome: (&row.outcome).into(),
            winner: counted.and_then(|counted| counted.winner).map(Color::from),
            margin: counted.map(|counted| number(counted.margin)),
            difference: base.and_then(|base| Difference::new(size, base, row)),
            illegal,
            error,
        }
    }
}

impl Difference {
    fn new(size: Size, base: &Row, row: &Row) -> Option<Difference> {
        let difference = row.differs_from(base)?;
        let mut parts = Vec::with_capacity(difference.parts.len());
        for part in &difference.parts {
            let mut moves = Vec::with_capacity(part.actions.len());
            for action in &part.actions {
                moves.extend(NumberedMove::new(size, &row.game, *action));
            }
            parts.push(Part {
                cause: part.cause.into(),
                points: number(part.points),
                board: names(size, &part.board),
                owners: OwnersApart::of(size, base, row, &part.board),
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

impl OwnersApart {
    /// Those of these points that have two owners, the pairs of owners in the order of their first points.
    fn of(size: Size, base: &Row, row: &Row, points: &[Point]) -> Vec<OwnersApart> {
        let mut apart: Vec<(_, OwnersApart)> = Vec::new();
        let (Some(base), Some(row)) = (base.counted(), row.counted()) else {
            return Vec::new();
        };
        for point in points {
            let owners = (
                base.settlement.owned(*point).owner,
                row.settlement.owned(*point).owner,
            );
            if owners.0 == owners.1 {
                continue;
            }
            let name = PointName::new(size, *point);
            if let Some((_, known)) = apart.iter_mut().find(|(pair, _)| *pair == owners) {
                known.points.push(name);
                continue;
            }
            let first = OwnersApart {
                points: vec![name],
                base: owners.0.into(),
                row: owners.1.into(),
            };
            apart.push((owners, first));
        }
        apart.into_iter().map(|(_, apart)| apart).collect()
    }
}
