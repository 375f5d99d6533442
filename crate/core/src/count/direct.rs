//! The result with no stone moved: the referee of all procedures.

use crate::{ByColor, Color, Owner, Points, Settlement};

/// Both areas after compensation, and Black's lead before komi, by plain arithmetic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Direct {
    /// Stones, empties and half of the shared points, after the compensation; the sum is the board.
    pub areas: ByColor<Points>,
    /// Black's lead before komi.
    pub before_komi: Points,
}

/// Counts a settlement by adding up: `area = stones + empties + shared / 2`, less half the compensation for its payer.
pub fn direct(settlement: &Settlement) -> Direct {
    let tallies = settlement.tallies();
    let shared = Points::count(settlement.empties(Owner::Shared).len()).half();
    let half_payment = Points::whole(settlement.payment().by_black).half();
    let areas = ByColor::from_fn(|color| {
        let paid = if color == Color::Black {
            half_payment
        } else {
            -half_payment
        };
        Points::count(tallies[color].stones + tallies[color].empties) + shared - paid
    });
    Direct {
        areas,
        before_komi: areas.black - areas.white,
    }
}
