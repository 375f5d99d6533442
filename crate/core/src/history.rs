//! Every board that has stood in a game, and which of them a play may make again.
//!
//! Boards are kept packed in a sorted map, so they are compared point by point and never by a hash.

use std::collections::BTreeMap;

use crate::rules::{Cycle, Repetition};
use crate::{Board, ByColor, Color};

/// A board packed to two bits a point.
type Packed = Box<[u8]>;

/// What the history knows of one board; moments count the actions before them.
#[derive(Clone, Debug, Default)]
struct Sightings {
    /// The latest moment it stood.
    last: usize,
    /// The latest moment it stood with this colour to move.
    to_move: ByColor<Option<usize>>,
    /// The latest moment it stood after an action of this colour.
    after: ByColor<Option<usize>>,
    /// The passes made on it, the whole game long.
    passes: u32,
    /// How often it stood with this colour to move since `counted_from`.
    times: ByColor<u32>,
    /// The latest pass when `times` was counted.
    counted_from: usize,
}

/// The boards of a game in order.
#[derive(Clone, Debug)]
pub(crate) struct History {
    seen: BTreeMap<Packed, Sightings>,
    moments: Vec<Packed>,
    last_pass: ByColor<usize>,
}

fn pack(board: &Board) -> Packed {
    let bits = |cell: Option<Color>| match cell {
        None => 0_u8,
        Some(Color::Black) => 1,
        Some(Color::White) => 2,
    };
    let cells: Vec<u8> = board
        .size()
        .points()
        .map(|point| bits(board.get(point)))
        .collect();
    cells
        .chunks(4)
        .map(|four| four.iter().fold(0, |byte, bits| byte << 2 | bits))
        .collect()
}

impl History {
    /// The history of a game that has just begun; its first board counts as made by the side not to move.
    pub(crate) fn new(board: &Board, to_move: Color) -> History {
        let mut history = History {
            seen: BTreeMap::new(),
            moments: Vec::new(),
            last_pass: ByColor::default(),
        };
        history.record(board, to_move.other(), to_move);
        history
    }

    fn record(&mut self, board: &Board, by: Color, to_move: Color) -> &mut Sightings {
        let (packed, moment) = (pack(board), self.moments.len());
        let since = self.last_pass.black.max(self.last_pass.white);
        self.moments.push(packed.clone());
        let sightings = self.seen.entry(packed).or_default();
        if sightings.counted_from != since {
            sightings.counted_from = since;
            sightings.times = ByColor::default();
        }
        sightings.last = moment;
        sightings.to_move[to_move] = Some(moment);
        sightings.after[by] = Some(moment);
        sightings.times[to_move] += 1;
        sightings
    }

    /// Notes a play that led to `board`; the number of times this position stood since the latest pass.
    pub(crate) fn play(&mut self, board: &Board, by: Color, to_move: Color) -> u32 {
        self.record(board, by, to_move).times[to_move]
    }

    /// Notes a pass on `board`; the number of passes ever made on it.
    pub(crate) fn pass(&mut self, board: &Board, by: Color) -> u32 {
        self.last_pass[by] = self.moments.len();
        let sightings = self.record(board, by, by.other());
        sightings.passes += 1;
        sightings.passes
    }

    /// The earlier moment that makes it illegal for `by` to make `board`, if there is one.
    pub(crate) fn objection(&self, rule: Repetition, board: &Board, by: Color) -> Option<usize> {
        let packed = pack(board);
        if let Repetition::Simple { .. } = rule {
            let before_last = self.moments.len().checked_sub(2)?;
            return (self.moments.get(before_last) == Some(&packed)).then_some(before_last);
        }
        let seen = self.seen.get(&packed)?;
        match rule {
            Repetition::Positional => Some(seen.last),
            Repetition::Situational => seen.to_move[by.other()],
            Repetition::NaturalSituational => seen.after[by],
            Repetition::OwnWindow => Some(seen.last).filter(|last| self.last_pass[by] <= *last),
            Repetition::Simple { .. } => None,
        }
    }

    /// The board after `moment` actions.
    pub(crate) fn board(&self, moment: usize, size: crate::Size) -> Option<Board> {
        let packed = self.moments.get(moment)?;
        let mut board = Board::empty(size);
        let mut points = size.points().peekable();
        for &byte in packed {
            let four: Vec<_> = points.by_ref().take(4).collect();
            for (place, point) in four.iter().enumerate() {
                board.set(
                    *point,
                    match byte >> (2 * (four.len() - 1 - place)) & 3 {
                        1 => Some(Color::Black),
                        2 => Some(Color::White),
                        _ => None,
                    },
                );
            }
        }
        Some(board)
    }
}

/// How a third sight of a position ends the game, if it does.
pub(crate) fn end_of_cycle(rule: Repetition, times: u32) -> Option<Cycle> {
    match rule {
        Repetition::Simple { cycle } if times >= 3 => Some(cycle),
        _ => None,
    }
}
