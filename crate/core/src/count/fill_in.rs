//! 填满计点 (Ing): each side fills its territory from a set of half the board.

use super::hand::Hand;
use super::step::{Place, Reason, Stage};
use crate::{ByColor, Color, Owner, Points, Settlement};

pub(super) fn run(settlement: &Settlement) -> (Hand<'_>, Points) {
    let articles = &settlement.rules().articles;
    let set = settlement.size().area() / 2;
    let put = settlement.stones_put();
    let mut hand = Hand::new(settlement, put.map(|put| put.max(set)));
    hand.begin(Stage::Agree, articles.fill_in);
    hand.say(Reason::SetChecked { stones: set });
    for color in Color::BOTH {
        if let Some(stones) = put[color].checked_sub(set).filter(|stones| *stones > 0) {
            hand.say(Reason::SetAside { color, stones });
        }
    }
    hand.agree();
    hand.pay(0);
    hand.lift_dead(Place::Lid);
    hand.begin(Stage::Lift, articles.fill_in);
    for color in Color::BOTH {
        let beyond = put[color].saturating_sub(set);
        hand.send_home(color, beyond);
        for _ in hand.number_in(Place::Lid(color))..beyond {
            if let Some(point) = hand.inner_stone(color) {
                hand.carry_from(point, Place::Lid(color), Reason::AboveSet { color });
            }
        }
        // A payment can leave fewer living stones than there are above the set: the rest has gone into the bowl.
        let missing = beyond.saturating_sub(hand.number_in(Place::Lid(color)));
        let paid = hand.tableau.stones_in(Place::Bowl(color));
        for stone in paid.into_iter().take(missing) {
            hand.carry(stone, Place::Lid(color), Reason::AboveSet { color });
        }
    }
    hand.begin(Stage::Fill, articles.fill_in);
    let areas = ByColor::from_fn(|color| fill(&mut hand, color, set));
    let lead = areas.black - areas.white - hand.owed_by_black;
    (hand, lead)
}

/// Fills one side's territory from its bowl; its area, read off the set, the open points and the stones left over.
fn fill(hand: &mut Hand, color: Color, set: usize) -> Points {
    let vacant = hand.vacant(Owner::Side(color));
    let reason = |left| Reason::Fill { color, left };
    let left = hand.fill(Place::Bowl(color), &vacant, &reason);
    let open = hand.vacant(Owner::Side(color));
    let vacant = open.len();
    if vacant > 0 {
        hand.count_once(
            open,
            Reason::Vacant {
                color,
                points: vacant,
            },
        );
    }
    if left > 0 {
        hand.say(Reason::LeftOver {
            color,
            stones: left,
        });
    }
    let shared = hand.vacant(Owner::Shared).len();
    let area = Points::count(set) + Points::count(vacant) - Points::count(left)
        + Points::count(shared).half();
    hand.say(Reason::AreaFromSet {
        color,
        set,
        vacant,
        left_over: left,
        shared,
        area,
    });
    area
}
