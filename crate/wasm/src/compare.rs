//! One settled game under all rulesets, as plain shapes.

use jiping::compare::{
    Cause as CoreCause, Outcome as CoreOutcome, Row, Supposition, WhatIf, compare,
};
use jiping::rules::Cycle;
use jiping::{Action, Agreement, Ending, Game, Point, Points, Ruleset, Size};

use crate::dto::{Color, Owner, PointName, names, number, whole};
use crate::error::{Answer, Report, throw};
use crate::fields::object;
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

object! {
    /// One part of a difference.
    Part {
        cause: Cause,
        /// How much better for Black it makes the row than the base.
        points: f64,
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
    /// One game under one ruleset; margins are Black's lead.
    ComparisonRow {
        rules: &'static str,
        komi: f64,
        outcome: Outcome,
        winner: Option<Color>,
        /// After komi; `null` where nothing is counted.
        margin: Option<f64>,
        difference: Option<Difference>,
        /// The moves that the ruleset objects to, each with its number.
        illegal: Vec<Report>,
        /// Why the agreement is disputed.
        error: Option<Report>,
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
