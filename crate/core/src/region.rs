//! Chains, liberties and empty regions: the only search over the board.

use crate::{Board, ByColor, Color, Point};

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

/// What a search from a point found.
#[derive(Clone, Copy, PartialEq)]
enum Found {
    Nothing,
    Inside,
    Rim,
}

/// The points connected with `start` whose content equals that of `start`, and the other points next to them.
fn flood(board: &Board, start: Point) -> Vec<Found> {
    let size = board.size();
    let content = board.get(start);
    let mut found = vec![Found::Nothing; size.area()];
    let mut open = vec![start];
    while let Some(point) = open.pop() {
        let place = if board.get(point) == content {
            Found::Inside
        } else {
            Found::Rim
        };
        if let Some(here) = found.get_mut(size.index(point))
            && *here == Found::Nothing
        {
            *here = place;
            if place == Found::Inside {
                open.extend(size.neighbors(point));
            }
        }
    }
    found
}

/// The points that a search found in this place and that hold this content, row by row.
fn points(board: &Board, found: &[Found], place: Found, content: Option<Color>) -> Vec<Point> {
    let mut points = Vec::new();
    for (point, here) in board.size().points().zip(found) {
        if *here == place && board.get(point) == content {
            points.push(point);
        }
    }
    points
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
    let color = board.get(point)?;
    let found = flood(board, point);
    let stones = points(board, &found, Found::Inside, Some(color));
    Some(Chain {
        color,
        stones,
        liberties: points(board, &found, Found::Rim, None),
    })
}

/// The empty region that holds `point`, if `point` is empty.
pub fn region_at(board: &Board, point: Point) -> Option<Region> {
    if board.get(point).is_some() {
        return None;
    }
    let found = flood(board, point);
    let border = ByColor::from_fn(|color| points(board, &found, Found::Rim, Some(color)));
    Some(Region {
        points: points(board, &found, Found::Inside, None),
        border,
    })
}

/// All chains of the board, in the order of their first stones.
pub fn chains(board: &Board) -> Vec<Chain> {
    let mut seen = Board::empty(board.size());
    let mut chains = Vec::new();
    for (point, _) in board.stones() {
        if seen.get(point).is_none()
            && let Some(chain) = chain_at(board, point)
        {
            seen.fill(&chain.stones, Some(chain.color));
            chains.push(chain);
        }
    }
    chains
}

/// All empty regions of the board, in the order of their first points.
pub fn empty_regions(board: &Board) -> Vec<Region> {
    let mut seen = board.clone();
    let mut regions = Vec::new();
    for point in board.size().points() {
        if seen.get(point).is_none()
            && let Some(region) = region_at(board, point)
        {
            seen.fill(&region.points, Some(Color::Black));
            regions.push(region);
        }
    }
    regions
}
