//! What an agreement makes of a board: which stones stay, and whose each point is.

use super::owners::Reading;
use super::{Dispute, Group, Owned, Owner};
use crate::{Board, Game, Point, chain_at};

/// A board without its dead and whose each point is; all rulesets that give away empty points alike have the same.
#[derive(Debug)]
pub(crate) struct Ground {
    pub(super) original: Board,
    pub(super) board: Board,
    pub(super) owned: Vec<Owned>,
    pub(super) groups: Vec<Group>,
    pub(super) all_alive: bool,
}

impl Ground {
    /// Checks an agreement against the board and reads the owners off it.
    pub(crate) fn of(
        game: &Game,
        dead: &[Point],
        claims: &[(Point, Owner)],
    ) -> Result<Ground, Dispute> {
        let original = game.board();
        let size = original.size();
        let all_alive = game.leaves_all_alive();
        if all_alive && !dead.is_empty() {
            return Err(Dispute::AllAlive {
                size,
                dead: dead.to_vec(),
            });
        }
        let mut board = original.clone();
        for &point in dead {
            let lifted = board.get(point).is_none() && original.get(point).is_some();
            if lifted {
                continue;
            }
            let chain = chain_at(original, point).ok_or(Dispute::NoStone { size, point })?;
            board.fill(&chain.stones, None);
        }
        let reading = Reading {
            original,
            board: &board,
            all_alive,
        };
        let (owned, groups) = reading.owners(game.rules().empties.value, claims)?;
        Ok(Ground {
            original: original.clone(),
            board,
            owned,
            groups,
            all_alive,
        })
    }
}
