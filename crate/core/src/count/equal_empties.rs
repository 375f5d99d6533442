//! 等空比子: make the empties equal, then compare the stones.

use super::arrange::Change;
use super::hand::{Hand, Manner, least_sets};
use super::step::{Place, Reason, Stage};
use crate::{ByColor, Color, Owner, Point, Points, Settlement, Why};

/// Whether a side's empty point lies between the stones and is filled before shapes are made.
fn is_odd(settlement: &Settlement, point: Point) -> bool {
    matches!(
        settlement.owned(point).why,
        Why::SoleLiberty | Why::Claimed | Why::KoMouth
    )
}

/// How the empties are made equal.
struct Levelling {
    larger: Color,
    filled: usize,
    lifted: usize,
    /// The stones each side needs in all.
    set: ByColor<usize>,
}

/// Fills the larger territory as far as its own set reaches, lifts stones of the smaller for the rest, and borrows only
/// what neither can give.
fn plan(settlement: &Settlement) -> Levelling {
    let tallies = settlement.tallies();
    let payment = settlement.payment();
    let payer = payment.payer();
    let mut stones = tallies.map(|tally| tally.stones);
    stones[payer] = stones[payer].saturating_sub(payment.stones());
    let odd = ByColor::from_fn(|color| {
        let mut odd = settlement.empties(Owner::Side(color));
        odd.retain(|point| is_odd(settlement, *point));
        odd.len()
    });
    let mut set = least_sets(settlement);
    let (mut on_board, mut empties) = (stones, tallies.map(|tally| tally.empties));
    for color in Color::BOTH {
        on_board[color] += odd[color];
        empties[color] -= odd[color];
        set[color] = set[color].max(on_board[color]);
    }
    let larger = if empties.black > empties.white {
        Color::Black
    } else {
        Color::White
    };
    let differ = empties[larger] - empties[larger.other()];
    let from_own_set = differ.min(set[larger] - on_board[larger]);
    let lifted = (differ - from_own_set).min(on_board[larger.other()]);
    let filled = differ - lifted;
    set[larger] = set[larger].max(on_board[larger] + filled);
    Levelling {
        larger,
        filled,
        lifted,
        set,
    }
}

pub(super) fn run(settlement: &Settlement, manner: Manner) -> (Hand<'_>, Points) {
    let article = settlement.rules().articles.equal_empties;
    let Levelling {
        larger,
        filled,
        lifted,
        set,
    } = plan(settlement);
    let mut hand = Hand::new(settlement, manner, set);
    hand.agree();
    hand.pay(0);
    hand.lift_dead(Place::Lid);
    hand.begin(Stage::Lift, article);
    for color in Color::BOTH {
        hand.send_home(color, 0);
    }
    hand.begin(Stage::Even, article);
    for color in Color::BOTH {
        let mut odd = hand.vacant(Owner::Side(color));
        odd.retain(|point| is_odd(settlement, *point));
        hand.fill(Place::Bowl(color), odd.len(), &odd, |_| Reason::FillOdd {
            color,
        });
    }
    let ledger = hand.tableau.ledger();
    let (black, white) = (ledger.sides.black.empties, ledger.sides.white.empties);
    if black != white {
        hand.say(Reason::EmptiesDiffer { black, white });
    }
    let mut arranged = ByColor::default();
    arranged[larger] = hand.arrange(larger, Change::Come(filled));
    let come = &arranged[larger].come;
    hand.fill(Place::Bowl(larger), filled, come, |left| Reason::Fill {
        color: larger,
        left,
    });
    let smaller = larger.other();
    arranged[smaller] = hand.take(smaller, lifted, Place::Bowl(smaller), |_| {
        Reason::LiftSmaller { color: smaller }
    });
    hand.slide(&arranged, article);
    hand.begin(Stage::Count, article);
    let empties = ByColor::from_fn(|color| hand.count_empties(color, &arranged));
    hand.say(Reason::EmptiesEqual {
        each: empties[smaller],
    });
    let stones = ByColor::from_fn(|color| hand.count_stones(color));
    hand.say(Reason::StonesDiffer {
        black: stones.black,
        white: stones.white,
    });
    hand.begin(Stage::Count, settlement.rules().articles.areas);
    let ledger = hand.tableau.ledger();
    for color in Color::BOTH {
        let side = ledger.sides[color];
        hand.say(Reason::AreaSum {
            color,
            stones: side.stones,
            empties: side.empties,
            shared: ledger.shared,
            area: side.area,
        });
    }
    let lead = Points::count(stones.black) - Points::count(stones.white) - hand.owed_by_black;
    (hand, lead)
}
