//! What was done in a game and what came of it on the board: the same under every ruleset.

use super::Objection;
use crate::history::{History, Passes};
use crate::phase::{Action, Intent, Taken};
use crate::region::breathless;
use crate::{Board, ByColor, Color, Point, Position};

/// The actions of a game and every board that they made.
#[derive(Clone, Debug)]
pub(super) struct Played {
    pub(super) start: Position,
    /// How many of the first stones are a handicap.
    pub(super) handicap: usize,
    pub(super) board: Board,
    pub(super) captured: ByColor<u32>,
    pub(super) history: History,
    pub(super) taken: Vec<Taken>,
}

/// The board that a play makes, and the stones it takes off.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    /// The board after the play.
    pub board: Board,
    /// The stones taken off, chain by chain; the player's own if the play was a suicide.
    pub removed: ByColor<Vec<Point>>,
}

impl Played {
    /// Nothing has been done yet.
    pub(super) fn new(start: Position, handicap: usize) -> Played {
        let board = start.board().clone();
        Played {
            history: History::new(&board, start.to_move()),
            captured: start.captured().map(u32::from),
            start,
            handicap,
            board,
            taken: Vec::new(),
        }
    }

    /// Puts a stone and takes off what has no liberty: the opponent's chains first, then the own.
    pub(super) fn put(&self, color: Color, point: Point) -> Result<Play, Objection> {
        let size = self.board.size();
        if !size.holds(point) {
            return Err(Objection::OffBoard);
        }
        if let Some(stone) = self.board.get(point) {
            return Err(Objection::Occupied(stone));
        }
        let mut board = self.board.clone();
        board.set(point, Some(color));
        let mut removed = ByColor::<Vec<Point>>::default();
        for neighbor in size.neighbors(point) {
            if board.get(neighbor) == Some(color.other()) {
                take_if_breathless(&mut board, neighbor, &mut removed[color.other()]);
            }
        }
        take_if_breathless(&mut board, point, &mut removed[color]);
        Ok(Play { board, removed })
    }

    /// Notes a play; the number of times its position has stood since the latest pass.
    pub(super) fn play(&mut self, color: Color, point: Point, play: Play) -> u32 {
        for side in Color::BOTH {
            let removed = u32::try_from(play.removed[side].len()).unwrap_or(u32::MAX);
            self.captured[side] = self.captured[side].saturating_add(removed);
        }
        self.board = play.board;
        self.taken.push(Taken {
            color,
            action: Action::Play(point),
        });
        self.history.play(&self.board, color)
    }

    /// Notes a pass; the passes ever made on this board.
    pub(super) fn pass(&mut self, color: Color, intent: Intent) -> Passes {
        self.taken.push(Taken {
            color,
            action: Action::Pass(intent),
        });
        self.history.pass(&self.board, color, intent)
    }
}

fn take_if_breathless(board: &mut Board, point: Point, removed: &mut Vec<Point>) {
    let stones = breathless(board, point);
    board.fill(&stones, None);
    removed.extend(stones);
}
