//! 等子比空 (计目法): make the stones on the board equal, then compare the empties.

use super::arrange::{Arrangement, Change};
use super::hand::{Hand, Manner, least_sets};
use super::step::{Place, Reason, Stage};
use crate::rules::Balance;
use crate::{ByColor, Color, Owner, Points, Settlement};

/// What the balancing consists of, once the compensation is paid.
pub(super) struct Balancing {
    /// Stones of the compensation that are refilled instead of going home.
    pub(super) refilled: usize,
    /// The side that has put more stones even then, and how many more.
    surplus: Option<(Color, usize)>,
    /// How many stones that side can take off its own area; the other side makes virtual moves for the rest.
    lifted: usize,
}

/// What makes the numbers of stones equal after the payer has paid `due` stones, as far as it has them.
pub(super) fn plan(settlement: &Settlement, due: usize) -> Balancing {
    let tallies = settlement.tallies();
    let payer = settlement.payment().payer();
    let paid = due.min(tallies[payer].stones);
    let mut put = settlement.stones_put();
    put[payer] -= paid;
    let short = put[payer.other()].saturating_sub(put[payer]);
    let refilled = match settlement.rules().balance.value {
        Balance::VirtualMoves => short.min(paid),
        Balance::OwnArea => 0,
    };
    put[payer] += refilled;
    let color = if put.black > put.white {
        Color::Black
    } else {
        Color::White
    };
    let more = put[color] - put[color.other()];
    let on_board = tallies[color].stones - if color == payer { paid } else { 0 };
    Balancing {
        refilled,
        surplus: (more > 0).then_some((color, more)),
        lifted: more.min(on_board),
    }
}

pub(super) fn run(settlement: &Settlement, manner: Manner) -> (Hand<'_>, Points) {
    let articles = &settlement.rules().articles;
    let balancing = plan(settlement, settlement.payment().stones());
    let mut hand = Hand::new(settlement, manner, balancing.sets(settlement));
    hand.agree();
    hand.pay(balancing.refilled);
    hand.begin(Stage::Balance, articles.balance);
    balance(&mut hand, &balancing);
    hand.lift_dead(Place::Lid);
    let arranged = refill_evenly(&mut hand, |color, left| Reason::Refill { color, left });
    hand.slide(&arranged, articles.refill);
    hand.begin(Stage::Count, articles.equal_stones);
    let lead = count(&mut hand, &arranged) - hand.owed_by_black;
    (hand, lead)
}

/// The number of stones of each colour in the equal-stones position.
pub(super) fn stones_each(settlement: &Settlement) -> usize {
    run(settlement, Manner::Reckoning)
        .0
        .tableau
        .ledger()
        .sides
        .black
        .stones
}

impl Balancing {
    /// The stones that each side needs.
    pub(super) fn sets(&self, settlement: &Settlement) -> ByColor<usize> {
        let mut set = least_sets(settlement);
        if let Some((color, more)) = self.surplus {
            let put = settlement.stones_put()[color.other()];
            set[color.other()] = set[color.other()].max(put + more - self.lifted);
        }
        set
    }
}

/// Makes the numbers of stones equal.
pub(super) fn balance(hand: &mut Hand, balancing: &Balancing) {
    let &Balancing {
        surplus, lifted, ..
    } = balancing;
    let Some((color, stones)) = surplus else {
        return hand.say(Reason::Balanced);
    };
    hand.say(Reason::Surplus { color, stones });
    for _ in 0..lifted {
        if let Some(point) = hand.inner_stone(color) {
            hand.carry_from(point, Place::Bowl(color), Reason::NegativeB { color });
        }
    }
    let other = color.other();
    let bowl = hand.tableau.stones_in(Place::Bowl(other));
    for stone in bowl.into_iter().take(stones - lifted) {
        hand.carry(
            stone,
            Place::Lid(other),
            Reason::VirtualMove { color: other },
        );
    }
}

/// Puts what waits into its own territory, as far as there is room, where it helps to arrange that.
pub(super) fn refill(hand: &mut Hand, reason: fn(Color, usize) -> Reason) -> ByColor<Arrangement> {
    hand.begin(Stage::Refill, hand.settlement.rules().articles.refill);
    ByColor::from_fn(|color| {
        let waiting = hand.number_in(Place::Lid(color));
        refill_side(hand, color, waiting, reason)
    })
}

/// The same, but so that in the end equally many wait on both sides: where a territory is full, the other side leaves as
/// many of its stones outside, and lifts what is still missing.
pub(super) fn refill_evenly(
    hand: &mut Hand,
    reason: fn(Color, usize) -> Reason,
) -> ByColor<Arrangement> {
    let waiting = ByColor::from_fn(|color| hand.number_in(Place::Lid(color)));
    let beyond = ByColor::from_fn(|color| {
        let room = hand.vacant(Owner::Side(color)).len();
        waiting[color].saturating_sub(room)
    });
    let full = if beyond.black > beyond.white {
        Color::Black
    } else {
        Color::White
    };
    let (other, left) = (full.other(), beyond[full]);
    let kept = left.min(waiting[other]);
    hand.begin(Stage::Refill, hand.settlement.rules().articles.refill);
    let mut arranged = ByColor::from_fn(|color| {
        let come = waiting[color] - if color == full { left } else { kept };
        refill_side(hand, color, come, reason)
    });
    if left > 0 {
        hand.begin(Stage::Even, hand.settlement.rules().articles.overflow);
        hand.say(Reason::TerritoryFull { color: full, left });
        if kept > 0 {
            hand.say(Reason::KeepWaiting {
                color: other,
                stones: kept,
            });
        }
        if kept < left {
            arranged[other] = hand.take(other, left - kept, Place::Lid(other), |left| {
                Reason::EvenOut { color: other, left }
            });
        }
    }
    arranged
}

fn refill_side(
    hand: &mut Hand,
    color: Color,
    stones: usize,
    reason: fn(Color, usize) -> Reason,
) -> Arrangement {
    let arrangement = hand.arrange(color, Change::Come(stones));
    let reason = |left| reason(color, left);
    hand.fill(Place::Lid(color), stones, &arrangement.come, reason);
    arrangement
}

fn count(hand: &mut Hand, arranged: &ByColor<Arrangement>) -> Points {
    let mu = ByColor::from_fn(|color| hand.count_empties(color, arranged));
    let shared = hand.count_shared();
    hand.say(Reason::MuDiffer {
        black: mu.black,
        white: mu.white,
    });
    hand.begin(Stage::Count, hand.settlement.rules().articles.areas);
    let ledger = hand.tableau.ledger();
    for color in Color::BOTH {
        let side = ledger.sides[color];
        hand.say(Reason::AreaFromMu {
            color,
            mu: mu[color],
            stones: side.stones,
            shared,
            area: side.area,
        });
    }
    Points::count(mu.black) - Points::count(mu.white)
}
