//! 子空合计 (数子法): the stones and empties of one side, against par.

use super::equal_stones;
use super::hand::{Hand, least_sets};
use super::step::{Place, Reason, Stage};
use crate::{Color, Method, Points, Settlement};

pub(super) fn run(settlement: &Settlement) -> (Hand<'_>, Points) {
    let articles = &settlement.rules().articles;
    let mut hand = Hand::new(settlement, least_sets(settlement));
    hand.agree();
    hand.pay(0);
    hand.lift_dead(Place::Bowl);
    hand.begin(Stage::Count, articles.area);
    let color = Color::Black;
    let empties = hand.count_empties(color);
    let stones = hand.count_stones(color);
    let shared = hand.count_shared();
    let nobodys = hand.tableau.nobodys();
    let area = Points::count(empties + stones) + Points::count(shared).half();
    hand.say(Reason::AreaSum {
        color,
        stones,
        empties,
        shared,
        area,
    });
    let total = settlement.size().area();
    let all = Points::count(total - nobodys);
    let rest = all - area;
    hand.say(Reason::OtherArea {
        color: color.other(),
        total,
        nobodys,
        area: rest,
    });
    if settlement.rules().methods.contains(&Method::EqualStones) {
        hand.begin(Stage::Count, articles.areas);
        let stones = equal_stones::stones_each(settlement);
        for (color, area) in [(color, area), (color.other(), rest)] {
            let mu = area - Points::count(stones) - Points::count(shared).half();
            hand.say(Reason::MuFromArea {
                color,
                area,
                stones,
                shared,
                mu,
            });
        }
    }
    hand.begin(Stage::Count, articles.par);
    let par = settlement.par(all)[color];
    hand.say(Reason::Par {
        color,
        par,
        area,
        over: area - par,
    });
    let lead = area - rest - hand.owed_by_black;
    (hand, lead)
}
