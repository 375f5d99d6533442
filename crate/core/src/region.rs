//! Chains, liberties and empty regions: the only search over the board.

use std::collections::BinaryHeap;
use std::mem;

use crate::{Board, ByColor, Color, Point, Size};

/// Stones of one colour connected by lines (块, a string), with their liberties (气).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain {
    /// The colour of the stones.
    pub color: Color,
    /// The stones, sorted.
    pub stones: Vec<Point>,
    /// The empty points next to them, sorted.
    pub liberties: Vec<Point>,
}

/// Connected empty points, with the stones around them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    /// The empty points, sorted.
    pub points: Vec<Point>,
    /// The stones next to them, by colour, sorted.
    pub border: ByColor<Vec<Point>>,
}

/// Whose stones an empty region touches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Border {
    /// No stone at all: the board is empty.
    Nobody,
    /// Stones of one colour only.
    One(Color),
    /// Stones of both colours.
    Both,
}

impl Region {
    /// Whose stones the region touches.
    pub fn touches(&self) -> Border {
        match (self.border.black.is_empty(), self.border.white.is_empty()) {
            (true, true) => Border::Nobody,
            (false, true) => Border::One(Color::Black),
            (true, false) => Border::One(Color::White),
            (false, false) => Border::Both,
        }
    }
}

/// What a search from a point found, both parts row by row.
struct Found {
    /// The points connected with the start whose content equals that of the start.
    inside: Vec<Point>,
    /// The other points next to them.
    rim: Vec<Point>,
}

impl Found {
    /// The points of the rim that hold this content.
    fn rim(&self, board: &Board, content: Option<Color>) -> Vec<Point> {
        let mut rim = self.rim.clone();
        rim.retain(|point| board.get(*point) == content);
        rim
    }
}

/// The points that searches have been to, so that many searches take no longer than one over the whole board.
struct Seen(Vec<bool>);

impl Seen {
    fn nothing(board: &Board) -> Seen {
        Seen(vec![false; board.size().area()])
    }

    /// Whether `point` is new; it no longer is.
    fn enter(&mut self, board: &Board, point: Point) -> bool {
        let seen = self.0.get_mut(board.size().index(point));
        seen.is_some_and(|seen| !mem::replace(seen, true))
    }

    /// Searches from `start`, unless another search has been there.
    fn flood(&mut self, board: &Board, start: Point) -> Option<Found> {
        if !self.enter(board, start) {
            return None;
        }
        let size = board.size();
        let content = board.get(start);
        let (mut inside, mut rim) = (vec![start], Vec::new());
        let mut open = vec![start];
        while let Some(point) = open.pop() {
            for neighbor in size.neighbors(point) {
                if board.get(neighbor) != content {
                    rim.push(neighbor);
                } else if self.enter(board, neighbor) {
                    inside.push(neighbor);
                    open.push(neighbor);
                }
            }
        }
        let (inside, mut rim) = (sorted(inside), sorted(rim));
        rim.dedup();
        Some(Found { inside, rim })
    }

    fn chain(&mut self, board: &Board, point: Point) -> Option<Chain> {
        let color = board.get(point)?;
        let found = self.flood(board, point)?;
        Some(Chain {
            color,
            liberties: found.rim(board, None),
            stones: found.inside,
        })
    }

    fn region(&mut self, board: &Board, point: Point) -> Option<Region> {
        if board.get(point).is_some() {
            return None;
        }
        let found = self.flood(board, point)?;
        Some(Region {
            border: ByColor::from_fn(|color| found.rim(board, Some(color))),
            points: found.inside,
        })
    }
}

/// In order. A heap sorts in a tenth of the code that a slice needs, and all lists here are short.
pub(crate) fn sorted<T: Ord>(list: Vec<T>) -> Vec<T> {
    BinaryHeap::from(list).into_sorted_vec()
}

/// The chain that has a stone on `point`.
///
/// ```
/// use jiping::{chain_at, Diagram};
/// let board = "X X .\nO X .".parse::<Diagram>()?.board;
/// let corner = board.size().parse_point("A2").and_then(|p| chain_at(&board, p)).expect("a stone");
/// assert_eq!((corner.stones.len(), corner.liberties.len()), (3, 2));
/// # Ok::<(), jiping::DiagramError>(())
/// ```
pub fn chain_at(board: &Board, point: Point) -> Option<Chain> {
    Seen::nothing(board).chain(board, point)
}

/// The stones of the chain on `point`, sorted, if it has no liberty, else none; the search ends at the first liberty.
pub(crate) fn breathless(board: &Board, point: Point) -> Vec<Point> {
    let Some(color) = board.get(point) else {
        return Vec::new();
    };
    // Most stones have a liberty of their own.
    let mut around = board.size().neighbors(point);
    if around.any(|neighbor| board.get(neighbor).is_none()) {
        return Vec::new();
    }
    let mut seen = Seen::nothing(board);
    seen.enter(board, point);
    let (mut stones, mut searched) = (vec![point], 0);
    while let Some(&stone) = stones.get(searched) {
        searched += 1;
        for neighbor in board.size().neighbors(stone) {
            match board.get(neighbor) {
                None => return Vec::new(),
                Some(other) if other == color && seen.enter(board, neighbor) => {
                    stones.push(neighbor);
                }
                Some(_) => {}
            }
        }
    }
    sorted(stones)
}

/// The empty region that holds `point`, if `point` is empty.
pub fn region_at(board: &Board, point: Point) -> Option<Region> {
    Seen::nothing(board).region(board, point)
}

/// All chains of the board, in the order of their first stones.
pub fn chains(board: &Board) -> Vec<Chain> {
    let (mut seen, mut chains) = (Seen::nothing(board), Vec::new());
    for point in board.size().points() {
        chains.extend(seen.chain(board, point));
    }
    chains
}

/// All empty regions of the board, in the order of their first points.
pub fn empty_regions(board: &Board) -> Vec<Region> {
    let (mut seen, mut regions) = (Seen::nothing(board), Vec::new());
    for point in board.size().points() {
        regions.extend(seen.region(board, point));
    }
    regions
}

/// Points gathered into what is connected.
pub(crate) fn pieces(size: Size, points: Vec<Point>) -> Vec<Vec<Point>> {
    let mut left = vec![false; size.area()];
    for point in &points {
        left[size.index(*point)] = true;
    }
    let mut pieces = Vec::new();
    for start in points {
        if !left[size.index(start)] {
            continue;
        }
        left[size.index(start)] = false;
        let mut piece = vec![start];
        let mut next = 0;
        while let Some(&point) = piece.get(next) {
            next += 1;
            for near in size.neighbors(point) {
                let index = size.index(near);
                if left[index] {
                    left[index] = false;
                    piece.push(near);
                }
            }
        }
        pieces.push(piece);
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn breathless_is_what_has_no_liberty_on_every_board_of_3x3() {
        let size = Size::new(3, 3).expect("a size");
        for number in 0..3_usize.pow(9) {
            let mut board = Board::empty(size);
            for (point, n) in size.points().zip(0..) {
                let stones = [None, Some(Color::Black), Some(Color::White)];
                board.set(point, stones[number / 3_usize.pow(n) % 3]);
            }
            for point in size.points() {
                let chain = chain_at(&board, point).filter(|chain| chain.liberties.is_empty());
                let stones = chain.map_or_else(Vec::new, |chain| chain.stones);
                assert_eq!(breathless(&board, point), stones);
            }
        }
    }
}
