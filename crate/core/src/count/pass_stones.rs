//! AGA: passes and prisoners are stones that are refilled, and both sides have had equally many turns.

use super::equal_stones::refill_evenly;
use super::hand::{Hand, Manner, least_sets};
use super::step::{Place, Reason, Stage};
use super::territory::count;
use crate::{Color, Points, Settlement};

/// Who hands over stones at the end, and how many, so that Black has put and handed over `more` stones more.
struct Turns {
    color: Color,
    handed: usize,
    more: i32,
}

/// A surplus that is paid for is not made equal, and neither is what White receives for a handicap: then the territories
/// differ by as much less.
fn plan(settlement: &Settlement) -> Turns {
    let more = settlement.payment().by_black + settlement.handicap().in_quarters() / 4;
    let put = settlement.stones_put();
    let put = put.map(|put| i32::try_from(put).unwrap_or(i32::MAX / 4));
    let short = put.black - put.white - more;
    Turns {
        color: if short > 0 {
            Color::White
        } else {
            Color::Black
        },
        handed: short.unsigned_abs() as usize,
        more,
    }
}

pub(super) fn run(settlement: &Settlement, manner: Manner) -> (Hand<'_>, Points) {
    let articles = &settlement.rules().articles;
    let turns = plan(settlement);
    let mut set = least_sets(settlement);
    let put = settlement.stones_put()[turns.color];
    set[turns.color] = set[turns.color].max(put + turns.handed);
    let mut hand = Hand::new(settlement, manner, set);
    hand.agree();
    hand.pay_on_paper(|payer, points| Reason::PaidInTurns { payer, points });
    hand.begin(Stage::Balance, articles.turns);
    hand_over(&mut hand, &turns);
    hand.lift_dead(Place::Lid);
    let arranged = refill_evenly(&mut hand, |color, left| Reason::FillPrisoner {
        color,
        left,
    });
    hand.slide(&arranged, articles.refill);
    hand.begin(Stage::Count, articles.territory);
    let lead = count(&mut hand, &arranged);
    let handicap = settlement.handicap();
    if handicap > Points::ZERO {
        hand.say(Reason::HandicapInside { points: handicap });
    }
    (hand, lead + handicap)
}

fn hand_over(hand: &mut Hand, turns: &Turns) {
    let &Turns {
        color,
        handed,
        more,
    } = turns;
    if handed == 0 {
        hand.say(Reason::TurnsEven {
            more: Points::whole(more),
        });
    }
    let after_black = color == Color::White
        && handed == 1
        && hand.settlement.facts().last_pass == Some(Color::Black);
    let bowl = hand.tableau.stones_in(Place::Bowl(color));
    for (n, stone) in bowl.into_iter().take(handed).enumerate() {
        let reason = if after_black {
            Reason::WhitePassesLast
        } else {
            Reason::HandOver {
                color,
                left: handed - n - 1,
            }
        };
        hand.carry(stone, Place::Lid(color), reason);
    }
}
