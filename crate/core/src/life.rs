//! Which chains are dead when a game has stopped: a proposal, made without any help from the players.
//!
//! Three readings are put together. Unconditional life is certain and cheap, but most groups of a real game have it only
//! in part. So the game is also played out many times, with plays chosen at random among sensible ones, and a chain
//! whose points mostly end up with the other side is taken for dead (B. Brügmann 1993, "Monte Carlo Go"). The choices
//! follow from a fixed seed: the same board always gets the same judgement. What chance leaves unsure, and what needs an
//! exact order of play, as a seki does, is read out where a chain can reach few points only.

mod attack;
mod benson;
mod contest;
mod fast;
mod findings;
mod judgement;
mod playout;
mod policy;
mod proposal;
mod random;
mod sealed;
mod seam;
mod shape;
mod siege;

pub use benson::{Unconditional, unconditional};
pub use findings::{Effect, Effective, Findings, Gap, Liberty, Right, Seki};
pub use judgement::{Judged, Judgement, Status};
pub use proposal::{next_to_play, proposal};

use crate::{Board, ByColor, Color};
use fast::FastBoard;
use random::Random;

/// How much is spent on a judgement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How many times the game is played out; more of them change few judgements but the doubtful ones.
    pub playouts: usize,
}

impl Default for Effort {
    /// Enough to tell most chains apart.
    fn default() -> Effort {
        Effort { playouts: 200 }
    }
}

/// How far a reading is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Playouts made.
    pub done: usize,
    /// Playouts in all.
    pub all: usize,
}

impl Progress {
    /// Whether nothing is left to do.
    pub fn is_complete(self) -> bool {
        self.done >= self.all
    }
}

/// A judgement that is being made, slice by slice; to drop it cancels it.
///
/// ```
/// use jiping::{Diagram, life};
/// let drawn = ".XXO.\nX.XOO\nXXXO.\nXXXOO\n.X.O.".parse::<Diagram>()?;
/// let mut reading = life::Reading::new(&drawn.board, None, life::Effort { playouts: 20 });
/// while !reading.advance(8).is_complete() {}
/// assert!(reading.finish().dead().is_empty());
/// # Ok::<(), jiping::DiagramError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Reading {
    board: Board,
    start: FastBoard,
    /// Used by one playout after the other.
    scratch: FastBoard,
    to_move: Option<Color>,
    random: Random,
    progress: Progress,
    /// How often each point ended up with each colour, row by row.
    owned: Vec<ByColor<u32>>,
}

impl Reading {
    /// Begins to read `board`; unless it is known who moves next, both sides take turns to begin.
    pub fn new(board: &Board, to_move: Option<Color>, effort: Effort) -> Reading {
        let start = FastBoard::new(board);
        Reading {
            scratch: start.clone(),
            start,
            to_move,
            random: Random::seeded(0x9E37_79B9_7F4A_7C15),
            progress: Progress {
                done: 0,
                all: effort.playouts,
            },
            owned: vec![ByColor::default(); board.size().area()],
            board: board.clone(),
        }
    }

    /// Makes up to `playouts` more playouts.
    pub fn advance(&mut self, playouts: usize) -> Progress {
        let slice = playouts.min(self.progress.all - self.progress.done);
        for _ in 0..slice {
            self.play_once();
            self.progress.done += 1;
        }
        self.progress
    }

    fn play_once(&mut self) {
        let size = self.board.size();
        let turns = [Color::Black, Color::White];
        let first = self.to_move.or(turns.get(self.progress.done % 2).copied());
        self.scratch.clone_from(&self.start);
        playout::play_out(
            &mut self.scratch,
            first.unwrap_or(Color::Black),
            &mut self.random,
            size.area(),
        );
        for (index, owned) in self.owned.iter_mut().enumerate() {
            let spot = self.scratch.spot(size, index);
            if let Some(color) = playout::owner(&self.scratch, spot) {
                owned[color] += 1;
            }
        }
    }

    /// The judgement by the playouts made so far.
    pub fn finish(self) -> Judgement {
        Judgement::new(&self.board, &self.start, &self.owned, self.progress.done)
    }
}

/// Judges every chain of `board` at once; see [`Reading`] to do it in slices.
pub fn judge(board: &Board, to_move: Option<Color>, effort: Effort) -> Judgement {
    let mut reading = Reading::new(board, to_move, effort);
    reading.advance(effort.playouts);
    reading.finish()
}
