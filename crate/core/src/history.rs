//! Every board that has stood in a game, and which of them a play may make again.
//!
//! Boards are compared point by point and never by a hash.

use crate::rules::{Cycle, Repetition};
use crate::{Board, Color};

/// A board that stood, and the action that led to it.
#[derive(Clone, Debug)]
struct Moment {
    board: Board,
    /// The number of stones on it; few boards have equally many, so this is compared first.
    stones: usize,
    /// Whose action led to it; the first board counts as made by the side not to move.
    by: Color,
    to_move: Color,
    /// Whether that action was a pass.
    pass: bool,
}

/// The boards of a game in order; a moment's index is the number of actions before it.
#[derive(Clone, Debug)]
pub(crate) struct History {
    moments: Vec<Moment>,
}

impl History {
    /// The history of a game that has just begun.
    pub(crate) fn new(board: &Board, to_move: Color) -> History {
        let mut history = History {
            moments: Vec::new(),
        };
        history.record(board, to_move.other(), to_move, false);
        history
    }

    fn record(&mut self, board: &Board, by: Color, to_move: Color, pass: bool) {
        self.moments.push(Moment {
            board: board.clone(),
            stones: stones(board),
            by,
            to_move,
            pass,
        });
    }

    /// Notes a play that led to `board`; the number of times this position stood since the latest pass.
    pub(crate) fn play(&mut self, board: &Board, by: Color, to_move: Color) -> u32 {
        self.record(board, by, to_move, false);
        let stones = stones(board);
        let mut times = 0;
        for moment in self.moments.iter().rev() {
            if moment.shows(board, stones) && moment.to_move == to_move {
                times += 1;
            }
            if moment.pass {
                break;
            }
        }
        times
    }

    /// Notes a pass on `board`; the number of passes ever made on it.
    pub(crate) fn pass(&mut self, board: &Board, by: Color) -> u32 {
        self.record(board, by, by.other(), true);
        let stones = stones(board);
        let mut passes = 0;
        for moment in &self.moments {
            if moment.pass && moment.shows(board, stones) {
                passes += 1;
            }
        }
        passes
    }

    /// The latest earlier moment that makes it illegal for `by` to make `board`, if there is one.
    pub(crate) fn objection(&self, rule: Repetition, board: &Board, by: Color) -> Option<usize> {
        let stones = stones(board);
        let last = self.moments.len().checked_sub(1)?;
        for (n, moment) in self.moments.iter().enumerate().rev() {
            let counts = match rule {
                Repetition::Positional | Repetition::OwnWindow => true,
                Repetition::Situational => moment.to_move == by.other(),
                Repetition::NaturalSituational => moment.by == by,
                Repetition::Simple { .. } => n + 1 == last,
            };
            if counts && moment.shows(board, stones) {
                return Some(n);
            }
            if rule == Repetition::OwnWindow && moment.pass && moment.by == by {
                return None;
            }
        }
        None
    }

    /// The board after `moment` actions.
    pub(crate) fn board(&self, moment: usize) -> Option<&Board> {
        Some(&self.moments.get(moment)?.board)
    }
}

/// The number of stones on a board.
fn stones(board: &Board) -> usize {
    board.count(Color::Black) + board.count(Color::White)
}

impl Moment {
    fn shows(&self, board: &Board, stones: usize) -> bool {
        self.stones == stones && self.board == *board
    }
}

/// How a third sight of a position ends the game, if it does.
pub(crate) fn end_of_cycle(rule: Repetition, times: u32) -> Option<Cycle> {
    match rule {
        Repetition::Simple { cycle } if times >= 3 => Some(cycle),
        _ => None,
    }
}
