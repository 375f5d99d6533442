//! Arranging (做棋): a few stones of one side change places, so that its empties become blocks that anyone can count.
//!
//! Only the places of stones change, never their number or that of the empties, and no stone at the frontier.

mod blocks;
mod exhaustive;
mod grow;
mod matching;
mod part;
mod search;
mod tests;

use crate::region::sorted;
use crate::{Point, Size};

/// What one stone that changes places costs; flaws of shapes are small against it.
const SLIDE: u32 = 1000;
/// What an empty point in no block costs.
const LOOSE: u32 = 1600;

/// What a point is to whoever arranges one side's area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lot {
    /// No part of the area.
    Foreign,
    /// A stone that stays.
    Fixed,
    /// A stone that may go elsewhere.
    Stone,
    /// An empty point.
    Empty,
}

impl Lot {
    /// Whether the point may be empty when it is counted.
    fn is_open(self) -> bool {
        matches!(self, Lot::Stone | Lot::Empty)
    }
}

/// One side's area.
#[derive(Clone, Debug)]
pub(super) struct Ground {
    size: Size,
    lots: Vec<Lot>,
}

/// How many stones come to an area or leave it while it is arranged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Change {
    /// So many stones come.
    Come(usize),
    /// So many stones leave.
    Leave(usize),
}

/// How an area becomes countable.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Arrangement {
    /// The empty points of each block, which are counted together; the last ones may be no block.
    pub(super) blocks: Vec<Vec<Point>>,
    /// How many of the points are in no block.
    loose: usize,
    /// Where stones come to.
    pub(super) come: Vec<Point>,
    /// What stones leave.
    pub(super) leave: Vec<Point>,
    /// The ways of stones inside the area.
    pub(super) slides: Vec<(Point, Point)>,
}

impl Arrangement {
    /// How many stones are moved and points counted one by one.
    pub(super) fn effort(&self) -> usize {
        self.come.len() + self.leave.len() + self.slides.len() + self.loose
    }
}

impl Ground {
    pub(super) fn new(size: Size, lot: impl Fn(Point) -> Lot) -> Ground {
        let mut lots = Vec::with_capacity(size.area());
        for point in size.points() {
            lots.push(lot(point));
        }
        Ground { size, lots }
    }

    fn at(&self, point: Point) -> Lot {
        let lot = self.lots.get(self.size.index(point));
        lot.copied().unwrap_or(Lot::Foreign)
    }

    /// The points next to this one that may be empty.
    fn open_neighbors(&self, point: Point) -> impl Iterator<Item = Point> {
        let neighbors = self.size.neighbors(point);
        neighbors.filter(|neighbor| self.at(*neighbor).is_open())
    }

    /// Takes points out of the area.
    fn close(&mut self, points: &[Point]) {
        for point in points {
            if let Some(lot) = self.lots.get_mut(self.size.index(*point)) {
                *lot = Lot::Foreign;
            }
        }
    }

    /// The points with this lot, row by row.
    pub(super) fn points(&self, lot: Lot) -> Vec<Point> {
        let mut points = Vec::new();
        for point in self.size.points() {
            if self.at(point) == lot {
                points.push(point);
            }
        }
        points
    }

    /// How many of these points have a stone.
    fn stones_among(&self, points: &[Point]) -> u32 {
        let mut stones = 0;
        for point in points {
            stones += u32::from(self.at(*point) == Lot::Stone);
        }
        stones
    }

    /// Finds blocks so that few stones move, and each only a little; fewer than ten points are counted as they lie.
    pub(super) fn arrange(&self, change: Change) -> Arrangement {
        let (open, leave) = self.open_after(change);
        let chosen = if open < 10 {
            Vec::new()
        } else {
            self.choose(open, leave)
        };
        self.carry_out(chosen, open)
    }

    /// Makes the change and no blocks.
    pub(super) fn leave_as_it_lies(&self, change: Change) -> Arrangement {
        let (open, _) = self.open_after(change);
        self.carry_out(Vec::new(), open)
    }

    /// How many points are open after a change, and how many stones have left.
    fn open_after(&self, change: Change) -> (usize, usize) {
        let empties = self.points(Lot::Empty).len();
        match change {
            Change::Come(stones) => (empties.saturating_sub(stones), 0),
            Change::Leave(stones) => (empties + stones, stones),
        }
    }

    /// The blocks of the layout that costs least when `open` points stay empty and `leave` stones leave anyway.
    fn choose(&self, open: usize, leave: usize) -> Vec<Vec<Point>> {
        let (tens, rest) = (open / 10, open % 10);
        let cost_of = |layout: &search::Layout| {
            let held = 10 * layout.tens + if layout.rest { rest } else { 0 };
            let loose = u32::try_from(open.saturating_sub(held)).unwrap_or(u32::MAX / LOOSE);
            let free = u32::try_from(leave).unwrap_or(u32::MAX / SLIDE);
            SLIDE * layout.slides.saturating_sub(free) + layout.flaws + LOOSE * loose
        };
        let layouts = search::layouts(self, search::Wanted { tens, rest });
        let best = layouts.into_iter().min_by_key(cost_of).unwrap_or_default();
        best.blocks
    }

    /// The ways of the stones when these blocks are made and `open` points stay empty.
    fn carry_out(&self, chosen: Vec<Vec<Point>>, open: usize) -> Arrangement {
        let mut around = self.clone();
        let mut blocks = Vec::new();
        let (mut inside, mut stones) = (0, Vec::new());
        for block in counted_in_order(chosen) {
            inside += block.len();
            stones.extend(block.iter().filter(|point| self.at(**point) == Lot::Stone));
            around.close(&block);
            blocks.push(block);
        }
        let mut places = Vec::new();
        for part in part::parts(&around) {
            for &point in &part {
                if self.at(point) == Lot::Empty {
                    places.push((part.len(), point));
                }
            }
        }
        let mut places: Vec<Point> = sorted(places).into_iter().map(|(_, place)| place).collect();
        let loose = open.saturating_sub(inside);
        let mut open_points = places.split_off(places.len().saturating_sub(loose));
        let short = loose.saturating_sub(open_points.len());
        for stone in around.points(Lot::Stone).into_iter().take(short) {
            stones.push(stone);
            open_points.push(stone);
        }
        blocks.extend(open_points.chunks(10).map(<[Point]>::to_vec));
        let mut arrangement = Arrangement {
            blocks,
            loose: open_points.len(),
            ..Arrangement::default()
        };
        for (stone, place) in stones.iter().zip(matching::assign(&stones, &places)) {
            match place {
                Some(place) => arrangement.slides.push((*stone, place)),
                None => arrangement.leave.push(*stone),
            }
        }
        places.retain(|place| arrangement.slides.iter().all(|(_, to)| to != place));
        arrangement.come = places;
        arrangement
    }
}

/// The blocks row by row, the block of the rest last.
fn counted_in_order(mut blocks: Vec<Vec<Point>>) -> Vec<Vec<Point>> {
    let mut firsts = Vec::new();
    for block in &blocks {
        let rest = usize::from(block.len() < 10);
        firsts.extend(block.first().map(|first| (rest, *first)));
    }
    let mut ordered = Vec::new();
    for (_, first) in sorted(firsts) {
        let index = blocks
            .iter()
            .position(|block| block.first() == Some(&first));
        ordered.extend(index.map(|index| blocks.swap_remove(index)));
    }
    ordered
}
