//! Which blocks to make, so that few stones move.

use super::blocks::Block;
use super::grow::grow;
use super::{Ground, Lot, SLIDE};
use crate::region::sorted;
use crate::{Board, Color, Point, empty_regions};

/// Points that one search goes through; a larger part is cut.
const LARGEST: usize = 64 * WORDS;
const WORDS: usize = 8;
/// How many ways are followed at a time. As long as there are no more, the search is exact.
const FOLLOWED: usize = 80;

/// Blocks that do not overlap.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) struct Layout {
    /// How many tens they hold.
    pub(super) tens: usize,
    /// Whether the block of the rest is among them.
    pub(super) rest: bool,
    /// What they cost: stones that must move, and flaws.
    pub(super) cost: u32,
    /// Their indices.
    pub(super) blocks: Vec<usize>,
}

/// For each number of tens up to `most`, with and without the block of the rest: the layout that costs least.
pub(super) fn layouts(
    ground: &Ground,
    blocks: &mut Vec<Block>,
    most: usize,
    rest: usize,
) -> Vec<Layout> {
    let mut all = vec![Layout::default()];
    for part in parts(ground) {
        let mut here = Part::new(ground, blocks, &part).layouts(ground, blocks, most);
        for layout in here.clone() {
            here.extend(more(ground, &part, blocks, layout, most, rest));
        }
        let here = cheapest(here);
        let mut joined = Vec::new();
        for before in &all {
            for layout in &here {
                if before.tens + layout.tens <= most && !(before.rest && layout.rest) {
                    joined.push(Layout {
                        tens: before.tens + layout.tens,
                        rest: before.rest || layout.rest,
                        cost: before.cost + layout.cost,
                        blocks: [&*before.blocks, &*layout.blocks].concat(),
                    });
                }
            }
        }
        all = cheapest(joined);
    }
    all
}

/// Layouts that have more blocks than this one, where no rectangle is left.
fn more(
    ground: &Ground,
    part: &[Point],
    blocks: &mut Vec<Block>,
    mut layout: Layout,
    most: usize,
    rest: usize,
) -> Vec<Layout> {
    let mut free = ground.clone();
    for block in layout.blocks.iter().filter_map(|index| blocks.get(*index)) {
        free.close(&block.points);
        free.close(&block.filled);
    }
    let mut layouts = Vec::new();
    loop {
        if rest > 0 && !layout.rest {
            let grown = grow(&mut free.clone(), part, rest);
            layouts.extend(grown.map(|block| layout.with(block, blocks)));
        }
        if layout.tens == most {
            return layouts;
        }
        let Some(block) = grow(&mut free, part, 10) else {
            return layouts;
        };
        layout = layout.with(block, blocks);
        layouts.push(layout.clone());
    }
}

impl Layout {
    /// The layout with one more block.
    fn with(&self, block: Block, blocks: &mut Vec<Block>) -> Layout {
        let (tens, rest) = block.holds();
        let mut layout = self.clone();
        layout.tens += tens;
        layout.rest |= rest;
        layout.cost += block.cost();
        layout.blocks.push(blocks.len());
        blocks.push(block);
        layout
    }
}

/// The layout that costs least of all with the same number of tens.
fn cheapest(layouts: Vec<Layout>) -> Vec<Layout> {
    let mut best: Vec<Layout> = Vec::new();
    for layout in layouts {
        let holds = |other: &Layout| (other.tens, other.rest) == (layout.tens, layout.rest);
        match best.iter_mut().find(|other| holds(other)) {
            Some(other) if other.cost <= layout.cost => {}
            Some(other) => *other = layout,
            None => best.push(layout),
        }
    }
    best
}

/// The points that may be empty or not, part by part; in each part the points of one line lie near each other.
pub(super) fn parts(ground: &Ground) -> Vec<Vec<Point>> {
    let mut mask = Board::empty(ground.size);
    for point in ground.size.points() {
        if !ground.at(point).is_open() {
            mask.set(point, Some(Color::Black));
        }
    }
    let mut parts = Vec::new();
    for region in empty_regions(&mask) {
        let mut points = region.points;
        let span = |coordinate: fn(Point) -> usize| {
            let all = points.iter().map(|point| coordinate(*point));
            all.clone().max().unwrap_or(0) - all.min().unwrap_or(0)
        };
        if span(Point::x) > span(Point::y) {
            let columns = points.into_iter().map(|point| (point.x(), point));
            points = sorted(columns.collect())
                .into_iter()
                .map(|(_, point)| point)
                .collect();
        }
        parts.extend(points.chunks(LARGEST).map(<[Point]>::to_vec));
    }
    parts
}

/// What a later point in a block is worth, when ways are compared.
const AHEAD: u32 = 500;

/// A set of points of one part.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Mask([u64; WORDS]);

impl Mask {
    fn of(index: usize) -> Mask {
        let mut mask = Mask::default();
        if let Some(word) = mask.0.get_mut(index / 64) {
            *word = 1 << (index % 64);
        }
        mask
    }

    fn with(self, other: Mask) -> Mask {
        let mut all = self;
        for (word, more) in all.0.iter_mut().zip(other.0) {
            *word |= more;
        }
        all
    }

    fn without(self, other: Mask) -> Mask {
        let mut rest = self;
        for (word, less) in rest.0.iter_mut().zip(other.0) {
            *word &= !less;
        }
        rest
    }

    fn meets(self, other: Mask) -> bool {
        self.0.iter().zip(other.0).any(|(a, b)| a & b != 0)
    }
}

/// A block in a part.
struct Laid {
    block: usize,
    mask: Mask,
}

/// A part of the ground: for each of its points the blocks that begin there.
struct Part<'a> {
    points: &'a [Point],
    begin: Vec<Vec<Laid>>,
}

/// A way to lay blocks up to some point of a part.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Way {
    /// Later points that its blocks hold.
    used: Mask,
    tens: usize,
    rest: bool,
    cost: u32,
    /// Empty points passed over.
    passed: u32,
    /// Its last block in the trail.
    last: Option<usize>,
}

/// A block, and the one laid before it.
struct Mark {
    block: usize,
    before: Option<usize>,
}

impl<'a> Part<'a> {
    fn new(ground: &Ground, blocks: &[Block], points: &'a [Point]) -> Part<'a> {
        let mut index_of = vec![None; ground.size.area()];
        for (index, point) in points.iter().enumerate() {
            if let Some(of) = index_of.get_mut(ground.size.index(*point)) {
                *of = Some(index);
            }
        }
        let mut begin = Vec::new();
        begin.resize_with(points.len(), Vec::new);
        for (block, Block { points, filled, .. }) in blocks.iter().enumerate() {
            let (mut first, mut mask) = (Some(usize::MAX), Mask::default());
            for point in points {
                let index = index_of.get(ground.size.index(*point)).copied().flatten();
                first = first.zip(index).map(|(a, b)| a.min(b));
                let Some(index) = index else { break };
                mask = mask.with(Mask::of(index));
            }
            for point in filled {
                let index = index_of.get(ground.size.index(*point)).copied().flatten();
                mask = mask.with(index.map_or(Mask::default(), Mask::of));
            }
            if let Some(from) = first.and_then(|first| begin.get_mut(first)) {
                from.push(Laid { block, mask });
            }
        }
        Part { points, begin }
    }

    /// Goes from point to point; each is passed over or the first of a block.
    fn layouts(&self, ground: &Ground, blocks: &[Block], most: usize) -> Vec<Layout> {
        let mut trail = Vec::new();
        let mut ways = vec![Way::default()];
        for (index, (point, begin)) in self.points.iter().zip(&self.begin).enumerate() {
            let here = Mask::of(index);
            let empty = u32::from(ground.at(*point) == Lot::Empty);
            let mut next = Vec::with_capacity(ways.len());
            for way in ways {
                if way.used.meets(here) {
                    let used = way.used.without(here);
                    next.push(Way { used, ..way });
                    continue;
                }
                for laid in begin {
                    let block = blocks.get(laid.block);
                    next.extend(block.and_then(|block| way.lay(laid, block, most, &mut trail)));
                }
                let passed = way.passed + empty;
                next.push(Way { passed, ..way });
            }
            ways = if begin.is_empty() {
                next
            } else {
                followed(next)
            };
        }
        let mut layouts = Vec::new();
        for way in ways {
            let mut blocks = Vec::new();
            let mut last = way.last;
            while let Some(mark) = last.and_then(|last: usize| trail.get(last)) {
                let Mark { block, before } = mark;
                blocks.push(*block);
                last = *before;
            }
            layouts.push(Layout {
                tens: way.tens,
                rest: way.rest,
                cost: way.cost,
                blocks,
            });
        }
        cheapest(layouts)
    }
}

impl Way {
    /// The way with one more block, if that has room.
    fn lay(&self, laid: &Laid, block: &Block, most: usize, trail: &mut Vec<Mark>) -> Option<Way> {
        let (tens, rest) = block.holds();
        if self.used.meets(laid.mask) || self.tens + tens > most || (self.rest && rest) {
            return None;
        }
        trail.push(Mark {
            block: laid.block,
            before: self.last,
        });
        Some(Way {
            used: self.used.with(laid.mask),
            tens: self.tens + tens,
            rest: self.rest || rest,
            cost: self.cost + block.cost(),
            passed: self.passed + u32::try_from(block.filled.len()).unwrap_or(u32::MAX / SLIDE),
            last: Some(trail.len() - 1),
        })
    }

    /// What it costs, when an empty point passed over is a place for a stone that must move; less is better, and a
    /// way that holds later points already is further on.
    fn price(&self) -> u32 {
        let ahead: u32 = self.used.0.iter().map(|word| word.count_ones()).sum();
        AHEAD * (u64::BITS * 8 - ahead) + self.cost + SLIDE * self.passed
    }
}

/// The best of these ways, of those with the same future only one.
fn followed(ways: Vec<Way>) -> Vec<Way> {
    let mut ways = sorted(ways);
    ways.dedup_by(|later, kept| {
        (later.used, later.tens, later.rest) == (kept.used, kept.tens, kept.rest)
    });
    if ways.len() > FOLLOWED {
        let priced = ways.into_iter().map(|way| (way.price(), way)).collect();
        let priced = sorted(priced).into_iter().take(FOLLOWED);
        ways = priced.map(|(_, way)| way).collect();
    }
    ways
}
