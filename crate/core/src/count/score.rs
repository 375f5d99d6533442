//! 得分 (the short form of 2012): own empties and the other side's prisoners, with nothing refilled.

use super::arrange::{Arrangement, Change};
use super::hand::{Hand, Manner, least_sets};
use super::step::{Place, Reason, Stage};
use crate::{ByColor, Color, Points, Settlement};

pub(super) fn run(settlement: &Settlement, manner: Manner) -> (Hand<'_>, Points) {
    let articles = &settlement.rules().articles;
    let mut hand = Hand::new(settlement, manner, least_sets(settlement));
    hand.agree();
    hand.pay_on_paper(|payer, points| Reason::PaidInScore { payer, points });
    hand.lift_dead(Place::Lid);
    let arranged = ByColor::from_fn(|color| hand.arrange(color, Change::Come(0)));
    hand.slide(&arranged, articles.score);
    hand.begin(Stage::Count, articles.score);
    let scores = ByColor::from_fn(|color| score(&mut hand, color, &arranged));
    hand.begin(Stage::Count, articles.surplus);
    let tallies = settlement.tallies();
    let added = add_surplus(&mut hand, tallies.map(|tally| tally.setup + tally.real));
    hand.begin(Stage::Count, articles.score);
    let mut scores = scores.map(Points::count);
    if added > Points::ZERO {
        scores.black += added;
    } else {
        scores.white -= added;
    }
    let ByColor { black, white } = scores;
    hand.say(Reason::ScoresDiffer { black, white });
    (hand, black - white)
}

/// Counts one side's empties and the other's prisoners.
fn score(hand: &mut Hand, color: Color, arranged: &ByColor<Arrangement>) -> usize {
    let empties = hand.count_empties(color, arranged);
    let lost = hand.settlement.tallies()[color.other()];
    let prisoners = lost.captured + lost.dead;
    if prisoners > 0 {
        hand.say(Reason::CountPrisoners {
            color: color.other(),
            captured: lost.captured,
            dead: lost.dead,
        });
    }
    let score = empties + prisoners;
    hand.say(Reason::Score {
        color,
        empties,
        prisoners,
        score,
    });
    score
}

/// Adds to a score what its side put down more than it pays; what Black gains by it.
pub(super) fn add_surplus(hand: &mut Hand, put: ByColor<usize>) -> Points {
    let more = Points::count(put.black) - Points::count(put.white);
    let paid = Points::whole(hand.settlement.payment().by_black);
    let gained = more - paid;
    let black = if gained == Points::ZERO { more } else { gained } >= Points::ZERO;
    let own = |by_black: Points| if black { by_black } else { -by_black };
    hand.say(Reason::AddSurplus {
        color: if black { Color::Black } else { Color::White },
        more: own(more),
        paid: own(paid),
        points: own(gained),
    });
    gained
}
