//! 子空合计 (数子法): the stones and empties of one side, against par.

use super::arrange::{Arrangement, Change};
use super::equal_stones;
use super::hand::{Hand, Manner, least_sets};
use super::step::{Place, Reason, Stage};
use crate::{ByColor, Color, Method, Owner, Points, Settlement};

pub(super) fn run(settlement: &Settlement, manner: Manner) -> (Hand<'_>, Points) {
    let articles = &settlement.rules().articles;
    let mut hand = Hand::new(settlement, manner, least_sets(settlement));
    hand.agree();
    hand.pay(0);
    hand.lift_dead(Place::Bowl);
    let (color, arranged) = arrange_easier(&mut hand);
    hand.begin(Stage::Count, articles.area);
    let empties = hand.count_empties(color, &arranged);
    let stones = hand.count_stones(color);
    let shared = hand.count_shared();
    let area = Points::count(empties + stones) + Points::count(shared).half();
    hand.say(Reason::AreaSum {
        color,
        stones,
        empties,
        shared,
        area,
    });
    let areas = hand.both_areas(color, area);
    if settlement.rules().methods.contains(&Method::EqualStones) {
        hand.begin(Stage::Count, articles.areas);
        let stones = equal_stones::stones_each(settlement);
        for color in [color, color.other()] {
            let area = areas[color];
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
    let par = settlement.par(areas.black + areas.white)[color];
    hand.say(Reason::Par {
        color,
        par,
        area,
        over: area - par,
    });
    let lead = areas.black - areas.white - hand.owed_by_black;
    (hand, lead)
}

/// The easiest way to bring the empties of `color` into whole tens: with stones of its own bowl, or without some of those
/// that need not stay. Fewer than ten remain as they are, and so do those for which stones are missing.
fn easiest(hand: &Hand, color: Color) -> (Change, Arrangement) {
    let empties = hand.vacant(Owner::Side(color)).len();
    let odd = empties % 10;
    let (come, leave) = (Change::Come(odd), Change::Leave(10 - odd));
    let mut ways = Vec::new();
    if empties >= 10 && hand.number_in(Place::Bowl(color)) >= odd {
        ways.push((come, hand.arrange(color, come)));
    }
    if empties >= 10 && odd > 0 {
        let arrangement = hand.arrange(color, leave);
        if arrangement.leave.len() == 10 - odd {
            ways.push((leave, arrangement));
        }
    }
    let easiest = ways.into_iter().min_by_key(|(_, way)| way.effort());
    easiest.unwrap_or_else(|| {
        let change = Change::Come(0);
        (change, hand.arrange(color, change))
    })
}

/// Makes the empties of one side whole tens in blocks, of the side that asks for fewer movements.
fn arrange_easier(hand: &mut Hand) -> (Color, ByColor<Arrangement>) {
    let ways = ByColor::from_fn(|color| easiest(hand, color));
    let efforts = ByColor::from_fn(|color| ways[color].1.effort());
    let article = hand.settlement.rules().articles.area;
    hand.begin(Stage::Arrange, article);
    let color = hand.easier_side(efforts);
    let (change, arrangement) = &ways[color];
    let bowl = Place::Bowl(color);
    let mut arranged = ByColor::default();
    arranged[color] = match *change {
        Change::Come(stones) => {
            hand.fill(bowl, stones, &arrangement.come, |left| Reason::FillToTens {
                color,
                left,
            });
            arrangement.clone()
        }
        Change::Leave(stones) => hand.take(color, stones, bowl, |left| Reason::LiftToTens {
            color,
            left,
        }),
    };
    hand.slide(&arranged, article);
    (color, arranged)
}
