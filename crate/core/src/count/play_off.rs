//! Ing's play-off: komi is laid as stones, both sides fill in, and stones left over go into the other side's open points.

use std::cmp::Ordering;

use super::fill_in::{Filled, fill};
use super::hand::Hand;
use super::step::{Place, Reason, Stage};
use crate::{ByColor, Color, Owner, Points};

/// Plays the game off at a table where each side has its set on the board and in its bowl; Black's lead before komi.
///
/// A stone in the other side's territory takes a point from it and leaves a point of its own side open, so it is worth
/// two. Both sets together are the board but for one point or none: at most one side has points open in the end, or the
/// other one stone that fits nowhere.
pub(super) fn run(hand: &mut Hand) -> Points {
    let article = hand.settlement.rules().articles.fill_in;
    hand.begin(Stage::Fill, article);
    let laid = lay_komi(hand);
    share_out(hand);
    let filled = ByColor::from_fn(|color| fill(hand, color));
    hand.begin(Stage::Count, article);
    let worth = |color: Color| filled[color].open + filled[color.other()].left;
    let winner = match worth(Color::Black).cmp(&worth(Color::White)) {
        Ordering::Greater => Some(Color::Black),
        Ordering::Less => Some(Color::White),
        Ordering::Equal => None,
    };
    laid + by_black(winner, play_off(hand, winner, laid, filled))
}

/// The points of one side as Black's lead.
fn by_black(side: Option<Color>, points: usize) -> Points {
    match side {
        Some(Color::White) => -Points::count(points),
        Some(Color::Black) | None => Points::count(points),
    }
}

/// Lays the komi in twos as stones in the payer's territory, as many as there are points and stones; what this takes off
/// Black's lead.
fn lay_komi(hand: &mut Hand) -> Points {
    let komi = hand.settlement.rules().komi.value;
    if komi == Points::ZERO {
        return Points::ZERO;
    }
    let payer = if komi > Points::ZERO {
        Color::Black
    } else {
        Color::White
    };
    let color = payer.other();
    let room = hand.vacant(Owner::Side(payer));
    let bowl = hand.tableau.stones_in(Place::Bowl(color));
    let two = Points::whole(2).in_quarters().unsigned_abs();
    let wanted = komi.in_quarters().unsigned_abs() / two;
    let stones = room.len().min(bowl.len()).min(wanted as usize);
    hand.say(Reason::KomiInStones {
        payer,
        komi: komi.abs(),
        stones,
        rest: komi.abs() - Points::count(2 * stones),
    });
    // The last points lie in a large region, if there is one.
    for (n, (stone, point)) in bowl
        .into_iter()
        .zip(room.into_iter().rev())
        .take(stones)
        .enumerate()
    {
        let left = stones - n - 1;
        hand.carry(
            stone,
            Place::Point(point),
            Reason::KomiStone { color, left },
        );
    }
    by_black(Some(payer), 2 * stones)
}

/// Shares out the shared points, and fills them in turn.
fn share_out(hand: &mut Hand) {
    let mut shared = hand.vacant(Owner::Shared);
    let (each, open) = (shared.len() / 2, shared.len() % 2);
    let reason = Reason::ShareOut { each, open };
    shared.truncate(2 * each);
    let sides = Color::BOTH.into_iter().cycle();
    let divided: Vec<_> = shared.into_iter().zip(sides).collect();
    if each > 0 {
        let owners = divided
            .iter()
            .map(|(point, color)| (*point, Owner::Side(*color)));
        hand.own(owners.collect(), reason);
    } else if open > 0 {
        hand.say(reason);
    }
    for (point, color) in divided {
        if let Some(&stone) = hand.tableau.stones_in(Place::Bowl(color)).first() {
            hand.carry(stone, Place::Point(point), Reason::FillShared { color });
        }
    }
}

/// Puts the other side's leftover stones into the winner's open points, and counts; what the winner leads by.
fn play_off(
    hand: &mut Hand,
    winner: Option<Color>,
    laid: Points,
    filled: ByColor<Filled>,
) -> usize {
    let color = winner.unwrap_or(Color::Black);
    let foreign = color.other();
    let (open, left) = (filled[color].open, filled[foreign].left);
    let goals = hand.vacant(Owner::Side(color));
    let bowl = Place::Bowl(foreign);
    hand.fill(bowl, hand.number_in(bowl), &goals, |left| {
        Reason::PlayOffStone {
            color: foreign,
            left,
        }
    });
    let placed = open.min(left);
    let points = open + left;
    let reason = Reason::PlayedOff {
        winner,
        komi: laid.abs(),
        open: open - placed,
        foreign: placed,
        beyond: left - placed,
        points,
    };
    if goals.is_empty() {
        hand.say(reason);
    } else {
        hand.count_to(goals, points, reason);
    }
    points
}
