//! 数路: on equal stones, with the points set aside that each group needs to live.

use super::equal_stones::{balance, plan, refill_evenly};
use super::hand::{Hand, Manner};
use super::step::{Place, Reason, Stage};
use crate::rules::Compensation;
use crate::{ByColor, Color, Owner, Points, Settlement};

pub(super) fn run(settlement: &Settlement, manner: Manner) -> (Hand<'_>, Points) {
    let rules = settlement.rules();
    let taxed = rules.compensation.value == Compensation::GroupTax;
    let due = if taxed {
        0
    } else {
        settlement.payment().stones()
    };
    let balancing = plan(settlement, due);
    let mut hand = Hand::new(settlement, manner, balancing.sets(settlement));
    hand.agree();
    hand.lift_dead(Place::Lid);
    if taxed {
        keep_eyes(&mut hand);
    } else {
        hand.pay(balancing.refilled);
    }
    hand.begin(Stage::Balance, rules.articles.balance);
    balance(&mut hand, &balancing);
    let arranged = refill_evenly(&mut hand, |color, left| Reason::Refill { color, left });
    hand.slide(&arranged, rules.articles.refill);
    hand.begin(Stage::Count, rules.articles.routes);
    let ByColor { black, white } = ByColor::from_fn(|color| hand.count_routes(color, &arranged));
    hand.say(Reason::RoutesDiffer { black, white });
    let lead = Points::count(black) - Points::count(white) - hand.owed_by_black;
    (hand, lead)
}

/// Sets the points aside that each group must keep. A group has that many: two eyes, or one of three points and more, or
/// in a seki the one eye itself.
fn keep_eyes(hand: &mut Hand) {
    let settlement = hand.settlement;
    hand.begin(Stage::Compensate, settlement.rules().articles.payment);
    for color in Color::BOTH {
        for group in settlement.groups().iter().filter(|g| g.color == color) {
            let eyes = group.eyes.iter().take(group.kept);
            let eyes: Vec<_> = eyes.map(|eye| (*eye, Owner::Shared)).collect();
            let points = eyes.len();
            if points > 0 {
                hand.own(eyes, Reason::KeepEyes { color, points });
            }
        }
    }
}
