//! Japanese counting: prisoners go into their own colour's territory, and the empties left are compared.

use super::arrange::Arrangement;
use super::equal_stones::refill;
use super::hand::{Hand, Manner, least_sets};
use super::score::add_surplus;
use super::step::{Place, Reason, Stage};
use crate::rules::Compensation;
use crate::{ByColor, Color, Points, Settlement};

pub(super) fn run(settlement: &Settlement, manner: Manner) -> (Hand<'_>, Points) {
    let rules = settlement.rules();
    let mut hand = Hand::new(settlement, manner, least_sets(settlement));
    hand.agree();
    if rules.compensation.value == Compensation::Prisoners {
        // That prisoners count is no payment that anybody makes: only the ledger of areas must be told.
        hand.owed_by_black = Points::whole(settlement.payment().by_black);
        hand.begin(Stage::Agree, rules.articles.territory);
        hand.say(Reason::StonesUncounted);
    } else {
        hand.pay_on_paper(|payer, points| Reason::PaidInScore { payer, points });
    }
    hand.lift_dead(Place::Lid);
    let arranged = refill(&mut hand, |color, left| Reason::FillPrisoner {
        color,
        left,
    });
    hand.slide(&arranged, rules.articles.refill);
    hand.begin(Stage::Count, rules.articles.territory);
    let mut lead = count(&mut hand, &arranged);
    if rules.compensation.value != Compensation::Prisoners {
        lead += add_surplus(&mut hand, settlement.stones_put());
    }
    (hand, lead)
}

/// Counts the empties of both sides, and stones that found no room for the other side; Black's lead.
pub(super) fn count(hand: &mut Hand, arranged: &ByColor<Arrangement>) -> Points {
    let waiting = ByColor::from_fn(|color| hand.number_in(Place::Lid(color)));
    let both = waiting.black.min(waiting.white);
    let mut points = ByColor::from_fn(|color| hand.count_empties(color, arranged));
    for color in Color::BOTH {
        let stones = waiting[color] - both;
        if stones > 0 {
            hand.say(Reason::BeyondRoom { color, stones });
            points[color.other()] += stones;
        }
    }
    let ByColor { black, white } = points;
    hand.say(Reason::TerritoriesDiffer { black, white });
    Points::count(black) - Points::count(white)
}
