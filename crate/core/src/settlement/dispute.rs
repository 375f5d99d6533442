//! Agreements that contradict the game or themselves.

use std::fmt;

use super::Owner;
use crate::{Color, Point, Size, Uncounted};

/// Why an agreement cannot be settled; the points are the culprits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dispute {
    /// The game ended without a count.
    NothingToCount(Uncounted),
    /// The game ended so that every stone is alive, yet stones are called dead.
    AllAlive {
        /// The board's size.
        size: Size,
        /// The stones called dead.
        dead: Vec<Point>,
    },
    /// A point called dead holds no stone.
    NoStone {
        /// The board's size.
        size: Size,
        /// The point.
        point: Point,
    },
    /// Stones called dead where only living stones of their own colour are left to have killed them.
    DeadAtHome {
        /// The board's size.
        size: Size,
        /// The colour.
        color: Color,
        /// The dead stones.
        dead: Vec<Point>,
    },
    /// A point is claimed that holds a living stone.
    ClaimOnStone {
        /// The board's size.
        size: Size,
        /// The point.
        point: Point,
    },
    /// A point is claimed that only the other side's stones surround.
    ClaimInside {
        /// The board's size.
        size: Size,
        /// The point.
        point: Point,
        /// Whom it was claimed for.
        owner: Owner,
        /// Whose stones surround it.
        surrounded_by: Color,
    },
    /// Liberties that two sides of a seki share are claimed, and none is named that stays shared (公气).
    NoSharedLiberty {
        /// The board's size.
        size: Size,
        /// The points claimed.
        points: Vec<Point>,
    },
    /// The ruleset decides by itself who owns this point.
    NoClaims {
        /// The board's size.
        size: Size,
        /// The point.
        point: Point,
    },
}

impl Dispute {
    /// The points at fault.
    pub fn points(&self) -> Vec<Point> {
        match self {
            Dispute::NothingToCount(_) => Vec::new(),
            Dispute::AllAlive { dead: points, .. }
            | Dispute::DeadAtHome { dead: points, .. }
            | Dispute::NoSharedLiberty { points, .. } => points.clone(),
            Dispute::NoStone { point, .. }
            | Dispute::ClaimOnStone { point, .. }
            | Dispute::ClaimInside { point, .. }
            | Dispute::NoClaims { point, .. } => vec![*point],
        }
    }

    /// The size of the board, to name the points.
    pub fn size(&self) -> Option<Size> {
        match self {
            Dispute::NothingToCount(_) => None,
            Dispute::AllAlive { size, .. }
            | Dispute::NoStone { size, .. }
            | Dispute::DeadAtHome { size, .. }
            | Dispute::ClaimOnStone { size, .. }
            | Dispute::ClaimInside { size, .. }
            | Dispute::NoSharedLiberty { size, .. }
            | Dispute::NoClaims { size, .. } => Some(*size),
        }
    }
}

impl fmt::Display for Dispute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (before, after) = match self {
            Dispute::NothingToCount(Uncounted::Resigned { by: Color::Black }) => {
                ("black resigned, so there is nothing to count", "")
            }
            Dispute::NothingToCount(Uncounted::Resigned { by: Color::White }) => {
                ("white resigned, so there is nothing to count", "")
            }
            Dispute::NothingToCount(Uncounted::Cycle(_)) => (
                "the game ended in a cycle, so there is nothing to count",
                "",
            ),
            Dispute::AllAlive { .. } => (
                "the game ended with every stone alive, so these cannot be dead: ",
                "",
            ),
            Dispute::NoStone { .. } => ("there is no stone to be dead on ", ""),
            Dispute::DeadAtHome { color, .. } => {
                write!(f, "only living {color} stones surround these {color} ")?;
                ("stones, so they are not dead: ", "")
            }
            Dispute::ClaimOnStone { .. } => ("", " holds a living stone, so nobody can claim it"),
            Dispute::ClaimInside {
                surrounded_by: Color::Black,
                ..
            } => ("", " is surrounded by black alone, so it is black's"),
            Dispute::ClaimInside {
                surrounded_by: Color::White,
                ..
            } => ("", " is surrounded by white alone, so it is white's"),
            Dispute::NoSharedLiberty { .. } => (
                "who claims liberties of a seki must name one that stays shared; claimed: ",
                "",
            ),
            Dispute::NoClaims { .. } => (
                "this ruleset knows no claims, so ",
                " stays as its neighbours make it",
            ),
        };
        f.write_str(before)?;
        if let Some(size) = self.size() {
            size.write_names(f, &self.points())?;
        }
        f.write_str(after)
    }
}

impl std::error::Error for Dispute {}
