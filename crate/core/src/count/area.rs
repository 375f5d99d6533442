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
    let lead = if color == Color::Black {
        area - rest
    } else {
        rest - area
    } - hand.owed_by_black;
    (hand, lead)
}

/// What makes a side's empties whole tens: with stones of its own bowl, or without some of those on the board.
fn roundings(hand: &Hand, color: Color) -> Vec<Change> {
    let empties = hand.vacant(Owner::Side(color)).len();
    let odd = empties % 10;
    if odd == 0 || empties < 10 {
        return vec![Change::Come(0)];
    }
    let mut roundings = vec![Change::Leave(10 - odd)];
    if hand.number_in(Place::Bowl(color)) >= odd {
        roundings.push(Change::Come(odd));
    }
    roundings
}

/// The easiest way to bring the empties of `color` into whole tens.
fn easiest(hand: &Hand, color: Color) -> (Change, Arrangement) {
    let ways = roundings(hand, color).into_iter();
    ways.map(|change| (change, hand.arrange(color, change)))
        .min_by_key(|(_, arrangement)| arrangement.effort())
        .unwrap_or_default()
}

/// Makes the empties of one side whole tens in blocks, of the side that asks for fewer movements.
fn arrange_easier(hand: &mut Hand) -> (Color, ByColor<Arrangement>) {
    let ways = ByColor::from_fn(|color| easiest(hand, color));
    let efforts = ByColor::from_fn(|color| ways[color].1.effort());
    let color = if efforts.white < efforts.black {
        Color::White
    } else {
        Color::Black
    };
    let article = hand.settlement.rules().articles.area;
    hand.begin(Stage::Arrange, article);
    hand.say(Reason::EasierSide {
        color,
        stones: efforts[color],
        against: efforts[color.other()],
    });
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
