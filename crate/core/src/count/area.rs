//! 子空合计 (数子法): the stones and empties of one side, against par.

use super::hand::{Hand, ordinary_set};
use super::step::{Place, Reason, Stage};
use crate::{Color, Owner, Points, Settlement};

pub(super) fn run(settlement: &Settlement) -> (Hand<'_>, Points) {
    let articles = &settlement.rules().articles;
    let put = settlement.stones_put();
    let mut hand = Hand::new(settlement, put.map(|put| put.max(ordinary_set(settlement))));
    hand.agree();
    hand.pay(0);
    hand.lift_dead(Place::Bowl);
    hand.begin(Stage::Count, articles.area);
    let color = Color::Black;
    let empties = hand.vacant(Owner::Side(color));
    hand.count_in_tens(
        &empties,
        Reason::CountEmpties {
            color,
            total: empties.len(),
        },
    );
    let stones = hand.stones(color);
    hand.count_in_tens(
        &stones,
        Reason::CountStones {
            color,
            total: stones.len(),
        },
    );
    let shared = hand.vacant(Owner::Shared);
    let points = shared.len();
    if points > 0 {
        hand.count_once(shared, Reason::CountShared { points });
    }
    let (empties, stones) = (empties.len(), stones.len());
    let area = Points::count(empties + stones) + Points::count(points).half();
    hand.say(Reason::AreaSum {
        color,
        stones,
        empties,
        shared: points,
        area,
    });
    let total = settlement.size().area();
    let rest = Points::count(total) - area;
    hand.say(Reason::OtherArea {
        color: color.other(),
        total,
        area: rest,
    });
    hand.begin(Stage::Count, articles.par);
    let par = settlement.par(color);
    hand.say(Reason::Par {
        color,
        par,
        area,
        over: area - par,
    });
    (hand, area - rest)
}
