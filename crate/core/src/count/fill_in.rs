//! 填满计点 (Ing): territory is filled from a set of half the board.

use super::hand::{Hand, Manner};
use super::play_off;
use super::step::{Place, Reason, Stage};
use crate::rules::Filling;
use crate::{ByColor, Color, Owner, Points, Settlement};

pub(super) fn run(settlement: &Settlement, manner: Manner) -> (Hand<'_>, Points) {
    let rules = settlement.rules();
    let article = rules.articles.fill_in;
    let set = settlement.size().area() / 2;
    let put = settlement.stones_put();
    let beyond = put.map(|put| put.saturating_sub(set));
    let mut hand = Hand::new(settlement, manner, put.map(|put| put.max(set)));
    hand.begin(Stage::Agree, article);
    hand.say(Reason::SetChecked { stones: set });
    hand.agree();
    hand.pay(0);
    hand.lift_dead(Place::Lid);
    hand.begin(Stage::Lift, article);
    for color in Color::BOTH {
        hand.send_home(color, beyond[color]);
    }
    let lead = match rules.filling.value {
        Filling::OneSide => fill_one_side(&mut hand, set, beyond),
        Filling::PlayOff => {
            for color in Color::BOTH {
                leave_set(&mut hand, color, beyond[color]);
            }
            play_off::run(&mut hand)
        }
    };
    let lead = lead - hand.owed_by_black;
    (hand, lead)
}

/// Takes stones away until no more than a set are on the board and in the bowl.
fn leave_set(hand: &mut Hand, color: Color, beyond: usize) {
    if beyond > 0 {
        hand.say(Reason::SetAside {
            color,
            stones: beyond,
        });
    }
    let missing = beyond.saturating_sub(hand.number_in(Place::Lid(color)));
    let bowl = hand.tableau.stones_in(Place::Bowl(color));
    let on_board = missing.saturating_sub(bowl.len());
    for stone in bowl.into_iter().take(missing) {
        hand.carry(stone, Place::Lid(color), Reason::AboveSet { color });
    }
    for _ in 0..on_board {
        if let Some(point) = hand.inner_stone(color) {
            hand.carry_from(point, Place::Lid(color), Reason::AboveSet { color });
        }
    }
}

/// The stones that must be moved to fill one side's territory from no more than a set.
fn effort(hand: &Hand, color: Color, beyond: usize) -> usize {
    let missing = beyond.saturating_sub(hand.number_in(Place::Lid(color)));
    let bowl = hand.number_in(Place::Bowl(color)).saturating_sub(missing);
    missing + bowl.min(hand.vacant(Owner::Side(color)).len())
}

/// Fills the side that is easier to fill; Black's lead, read off that side's set and the board.
fn fill_one_side(hand: &mut Hand, set: usize, beyond: ByColor<usize>) -> Points {
    let article = hand.settlement.rules().articles.fill_in;
    let efforts = ByColor::from_fn(|color| effort(hand, color, beyond[color]));
    hand.begin(Stage::Fill, article);
    let color = hand.easier_side(efforts);
    leave_set(hand, color, beyond[color]);
    let Filled { open, left } = fill(hand, color);
    let shared = hand.vacant(Owner::Shared).len() - hand.tableau.nobodys();
    let area = Points::count(set + open) - Points::count(left) + Points::count(shared).half();
    hand.begin(Stage::Count, article);
    hand.say(Reason::AreaFromSet {
        color,
        set,
        vacant: open,
        left_over: left,
        shared,
        area,
    });
    let areas = hand.both_areas(color, area);
    areas.black - areas.white
}

/// What is left when a side has filled in.
#[derive(Clone, Copy, Default)]
pub(super) struct Filled {
    /// Points of its territory that stay open.
    pub(super) open: usize,
    /// Stones in its bowl that found no point.
    pub(super) left: usize,
}

/// Fills one side's territory from its bowl.
pub(super) fn fill(hand: &mut Hand, color: Color) -> Filled {
    let vacant = hand.vacant(Owner::Side(color));
    let bowl = Place::Bowl(color);
    let stones = hand.number_in(bowl);
    let left = hand.fill(bowl, stones, &vacant, |left| Reason::Fill { color, left });
    let rest = hand.vacant(Owner::Side(color));
    let open = rest.len();
    if open > 0 {
        hand.count_once(
            rest,
            Reason::Vacant {
                color,
                points: open,
            },
        );
    }
    if left > 0 {
        hand.say(Reason::LeftOver {
            color,
            stones: left,
        });
    }
    Filled { open, left }
}
