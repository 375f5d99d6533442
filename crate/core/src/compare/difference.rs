//! A difference between two results, taken apart into named parts that add up.

use std::mem;
use std::ops::Range;

use super::Counted;
use crate::region::sorted;
use crate::rules::Compensation;
use crate::{
    Action, ByColor, Color, Facts, Game, Owned, Owner, Point, Points, Settlement, Why,
    empty_regions,
};

/// What makes two rulesets give one game different results.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Cause {
    /// Another komi (贴点).
    Komi,
    /// What White receives for handicap stones, or that they count as stones put on the board.
    Handicap,
    /// Stones that stood before the first move and were no handicap.
    Setup,
    /// The game's first pass was White's (先虚).
    FirstPass,
    /// One side took the last turn before the stop, usually the last dame (单官的奇偶).
    Parity,
    /// Passes: turns without a stone on the board, before the stop.
    Passes,
    /// Moves after the first stop.
    AfterStop,
    /// Points that each group must keep for its eyes (还棋头).
    GroupTax,
    /// Points that the players agreed only one side may take (单方权利官子).
    OneSided,
    /// Liberties of a seki next to one side only (单方气点).
    SoleLiberty,
    /// Mouths of kos that nobody filled.
    OpenKo,
    /// Eyes that must be filled in the end (假眼).
    FalseEye,
    /// Eyes in a seki.
    Seki,
    /// Dead stones that stay on the board.
    DeadStones,
    /// Other points whose owner differs.
    Owner,
    /// Who wins when the margin is nothing; it moves no point.
    Tie,
}

/// One part of a difference.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// What makes it.
    pub cause: Cause,
    /// How much better for Black it makes the second result.
    pub points: Points,
    /// What it is worth to Black under the first of the two; under the second it is worth `points` more.
    pub base: Points,
    /// The points of the board that make it.
    pub board: Vec<Point>,
    /// Whose those points are under each of the two, where that is what makes it.
    pub owners: Vec<OwnersApart>,
    /// The actions of the game that make it, numbered from 0.
    pub actions: Vec<usize>,
}

/// Points that two rulesets give to different owners.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnersApart {
    /// The points, row by row.
    pub points: Vec<Point>,
    /// Whose they are in the base.
    pub base: Owner,
    /// Whose they are in the other result.
    pub row: Owner,
}

/// How a second result differs from a first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// How much better for Black the second is; the parts add up to it.
    pub points: Points,
    /// The parts, the first cause first: those that are not nothing, and the tie rules where they name another winner.
    pub parts: Vec<Part>,
    /// Where the winners differ: the causes without which the first winner would have won the second result as well.
    pub turned_by: Vec<Cause>,
}

/// What one result owes to one cause.
struct Owed {
    cause: Cause,
    /// In Black's favour.
    points: Points,
    evidence: Evidence,
}

/// Where the reader sees it.
#[derive(Clone, Copy)]
enum Evidence {
    Nothing,
    Stones,
    FirstPass,
    LastPlay,
    EarlyPasses,
    LatePlays,
    /// A stone of every group.
    Groups,
}

/// How `counted` differs from `base`, both results of this game.
pub(super) fn between(game: &Game, base: &Counted, counted: &Counted) -> Difference {
    let mut parts = on_the_board(&base.settlement, &counted.settlement);
    for (counted, sign) in [(base, -1), (counted, 1)] {
        for owed in besides_the_board(&counted.settlement) {
            let part = part_of(&mut parts, owed.cause);
            if sign < 0 {
                part.base += owed.points;
                part.points -= owed.points;
            } else {
                part.points += owed.points;
            }
            if owed.points != Points::ZERO {
                owed.evidence.gather(game, &counted.settlement, part);
            }
        }
    }
    parts.retain(|part| part.points != Points::ZERO);
    let [base_rules, rules] = [base, counted].map(|counted| counted.settlement.rules());
    let tie_decides = |margin| base_rules.winner(margin) != rules.winner(margin);
    let turned = base.winner != counted.winner;
    if turned && (tie_decides(base.margin) || tie_decides(counted.margin)) {
        part_of(&mut parts, Cause::Tie);
    }
    let without = |part: &Part| match part.cause {
        Cause::Tie => base_rules.winner(counted.margin),
        _ => rules.winner(counted.margin - part.points),
    };
    let turning = parts
        .iter()
        .filter(|part| turned && without(part) == base.winner);
    let turned_by = turning.map(|part| part.cause).collect();
    Difference {
        points: counted.margin - base.margin,
        parts,
        turned_by,
    }
}

/// The part with this cause, begun in its place if there is none.
fn part_of(parts: &mut Vec<Part>, cause: Cause) -> &mut Part {
    let at = parts.partition_point(|part| part.cause < cause);
    if parts.get(at).is_none_or(|part| part.cause != cause) {
        let part = Part {
            cause,
            points: Points::ZERO,
            base: Points::ZERO,
            board: Vec::new(),
            owners: Vec::new(),
            actions: Vec::new(),
        };
        parts.insert(at, part);
    }
    &mut parts[at]
}

/// Everything of a margin that is not read off the board.
fn besides_the_board(settlement: &Settlement) -> Vec<Owed> {
    let rules = settlement.rules();
    let facts = settlement.facts();
    let mut all = Vec::new();
    let mut owes = |cause, points: Points, evidence| {
        all.push(Owed {
            cause,
            points,
            evidence,
        });
    };
    owes(Cause::Komi, -rules.komi.value, Evidence::Nothing);
    owes(Cause::Handicap, -settlement.handicap(), Evidence::Stones);
    let payment = -Points::whole(settlement.payment().by_black);
    match rules.compensation.value {
        Compensation::Nothing => {}
        Compensation::FirstPassWhite => owes(Cause::FirstPass, payment, Evidence::FirstPass),
        Compensation::GroupTax => owes(Cause::GroupTax, payment, Evidence::Groups),
        Compensation::Surplus => surplus(facts, &mut owes),
        Compensation::Prisoners => {
            surplus(facts, &mut owes);
            let setup = -lead(facts.setup);
            let cause = if facts.handicap > 0 {
                Cause::Handicap
            } else {
                Cause::Setup
            };
            owes(cause, setup, Evidence::Stones);
            let late = lead(facts.to_first_pause.real) - lead(facts.turns.real);
            owes(Cause::AfterStop, late, Evidence::LatePlays);
        }
    }
    all
}

/// A surplus of real moves is who had the last turn, and who passed.
fn surplus(facts: &Facts, owes: &mut impl FnMut(Cause, Points, Evidence)) {
    let (real, passes) = (
        lead(facts.to_first_pause.real),
        lead(facts.to_first_pause.passes),
    );
    owes(Cause::Parity, -(real + passes), Evidence::LastPlay);
    owes(Cause::Passes, passes, Evidence::EarlyPasses);
}

/// Black's number less White's.
fn lead(pair: ByColor<usize>) -> Points {
    Points::count(pair.black) - Points::count(pair.white)
}

impl Evidence {
    /// Adds what a reader should look at.
    fn gather(self, game: &Game, settlement: &Settlement, part: &mut Part) {
        let taken = game.taken();
        let before = game.start().passes().len();
        let pause = settlement.facts().to_first_pause.actions() - before;
        let is_play = |n: usize| {
            let action = taken.get(n).map(|taken| taken.action);
            matches!(action, Some(Action::Play(_)))
        };
        // The actions of a part of the game that are plays, or that are passes.
        let those = |part: Range<usize>, plays: bool| {
            let mut found = Vec::new();
            for n in part {
                if is_play(n) == plays {
                    found.push(n);
                }
            }
            found
        };
        match self {
            Evidence::Nothing => {}
            Evidence::Stones => {
                for (point, _) in game.start().board().stones() {
                    part.board.push(point);
                }
            }
            Evidence::Groups => {
                for group in settlement.groups() {
                    part.board.extend(group.stones.first());
                }
            }
            // A first pass that is only supposed was made by no move.
            Evidence::FirstPass if settlement.facts().first_pass != game.first_pass() => {}
            Evidence::FirstPass => part.actions.extend(those(0..taken.len(), false).first()),
            Evidence::LastPlay => part.actions.extend(those(0..pause, true).last()),
            Evidence::EarlyPasses => {
                let closing = (0..pause).rev().take(2).all(|n| !is_play(n));
                let before = pause.saturating_sub(if closing { 2 } else { 0 });
                part.actions.append(&mut those(0..before, false));
            }
            Evidence::LatePlays => part.actions.append(&mut those(pause..taken.len(), true)),
        }
        part.actions = sorted(mem::take(&mut part.actions));
        part.actions.dedup();
        part.board = sorted(mem::take(&mut part.board));
        part.board.dedup();
    }
}

/// The points that two rulesets give to different sides, by the reason.
fn on_the_board(base: &Settlement, other: &Settlement) -> Vec<Part> {
    let size = base.size();
    let left = points_round_the_dead(base, other);
    let mut parts = Vec::new();
    for point in size.points() {
        let (before, after) = (base.owned(point), other.owned(point));
        let points = worth(after.owner) - worth(before.owner);
        if points == Points::ZERO {
            continue;
        }
        let cause = if left.contains(&point) {
            Cause::DeadStones
        } else {
            cause(before, after)
        };
        let part = part_of(&mut parts, cause);
        part.points += points;
        part.base += worth(before.owner);
        part.board.push(point);
        let [base, row] = [before.owner, after.owner];
        match part
            .owners
            .iter_mut()
            .find(|apart| (apart.base, apart.row) == (base, row))
        {
            Some(apart) => apart.points.push(point),
            None => part.owners.push(OwnersApart {
                points: vec![point],
                base,
                row,
            }),
        }
    }
    parts
}

/// Where one of two settlements left stones that the other lifted: those stones and the regions that they stood in.
fn points_round_the_dead(one: &Settlement, other: &Settlement) -> Vec<Point> {
    let mut points = Vec::new();
    if one.board() == other.board() {
        return points;
    }
    for (lifted, left) in [(one, other), (other, one)] {
        let stays = |point: &Point| lifted.is_dead(*point) && !left.is_dead(*point);
        for region in empty_regions(lifted.board()) {
            if region.points.iter().any(stays) {
                points.extend(region.points);
            }
        }
    }
    points
}

fn worth(owner: Owner) -> Points {
    match owner {
        Owner::Side(Color::Black) => Points::whole(1),
        Owner::Side(Color::White) => Points::whole(-1),
        Owner::Shared => Points::ZERO,
    }
}

/// Why a point has two owners: the more particular of the two reasons, which is the earlier cause.
fn cause(before: Owned, after: Owned) -> Cause {
    let particular = |why: Why| match why {
        Why::Claimed | Why::AgreedShared => Cause::OneSided,
        Why::SoleLiberty | Why::Proximity => Cause::SoleLiberty,
        Why::KoMouth => Cause::OpenKo,
        Why::FalseEye => Cause::FalseEye,
        Why::EyeInSeki | Why::SekiUncounted => Cause::Seki,
        Why::Stone | Why::Surrounded | Why::SharedLiberty | Why::Dame => Cause::Owner,
    };
    particular(before.why).min(particular(after.why))
}
