//! Which blocks to make, so that few stones move.

use super::blocks::{Block, blocks};
use super::grow::{SHAPELESS, grow};
use super::part::{View, parts};
use super::{Ground, SLIDE};
use crate::Point;
use crate::region::sorted;
use std::mem::{swap, take};

/// How many ways are followed at a time; as long as there are no more, the search is exact.
const FOLLOWED: usize = 20_000;
/// Tens that may be missing from a layout of rectangles.
const MISSING: usize = 3;
/// What a later point that is held already costs, when ways are compared.
const AHEAD: u32 = 400;

/// Blocks that do not overlap.
#[derive(Clone, Default)]
pub(super) struct Layout {
    /// How many tens they hold.
    pub(super) tens: usize,
    /// Whether the block of the rest is among them.
    pub(super) rest: bool,
    /// Stones that must move.
    pub(super) slides: u32,
    /// Flaws of the shapes.
    pub(super) flaws: u32,
    /// The points of each.
    pub(super) blocks: Vec<Vec<Point>>,
}

/// What is wanted: so many tens, and a block of the rest.
#[derive(Clone, Copy)]
pub(super) struct Wanted {
    pub(super) tens: usize,
    pub(super) rest: usize,
}

/// For each number of tens as far as they are wanted, with and without the block of the rest: the layout that costs least.
pub(super) fn layouts(ground: &Ground, wanted: Wanted) -> Vec<Layout> {
    let mut all = vec![Layout::default()];
    let parts = parts(ground);
    let room: usize = parts.iter().map(|part| part.len() / 10).sum();
    for part in parts {
        let beside = room - part.len() / 10;
        let least = wanted.tens.saturating_sub(beside + MISSING);
        let mut here = Vec::new();
        for side in 0..8 {
            let view = View::from(ground, &part, side);
            let view = view.filter(|view| view.ground.size.width() <= view.ground.size.height());
            if let Some(view) = view {
                look(&view, wanted, least, &mut here);
            }
        }
        let mut joined = Vec::new();
        for before in &all {
            for layout in &here {
                let both = Layout {
                    tens: before.tens + layout.tens,
                    rest: before.rest || layout.rest,
                    slides: before.slides + layout.slides,
                    flaws: before.flaws + layout.flaws,
                    blocks: Vec::new(),
                };
                let fits = both.tens <= wanted.tens && !(before.rest && layout.rest);
                if fits && is_cheapest(&both, &joined) {
                    let blocks = [&*before.blocks, &*layout.blocks].concat();
                    keep_if_cheapest(&Layout { blocks, ..both }, &mut joined);
                }
            }
        }
        all = joined;
    }
    for block in all.iter_mut().flat_map(|layout| &mut layout.blocks) {
        *block = sorted(take(block));
    }
    all
}

impl Layout {
    pub(super) fn cost(&self) -> u32 {
        SLIDE * self.slides + self.flaws
    }

    fn holds_as_much_as(&self, other: &Layout) -> bool {
        (self.tens, self.rest) == (other.tens, other.rest)
    }

    /// The layout with one more block.
    fn with(&self, block: &Block, view: &View) -> Layout {
        let (tens, rest) = block.holds();
        let mut layout = self.clone();
        layout.tens += tens;
        layout.rest |= rest;
        layout.slides += block.slides;
        layout.flaws += block.flaw;
        layout.blocks.push(
            block
                .points
                .iter()
                .map(|point| view.place(*point))
                .collect(),
        );
        layout
    }
}

/// Whether a layout costs less than the one of these that holds as much.
fn is_cheapest(layout: &Layout, layouts: &[Layout]) -> bool {
    let other = layouts.iter().find(|other| layout.holds_as_much_as(other));
    other.is_none_or(|other| layout.cost() < other.cost())
}

/// Puts a layout in the place of the one that holds as much, if it costs less.
fn keep_if_cheapest(layout: &Layout, layouts: &mut Vec<Layout>) {
    if is_cheapest(layout, layouts) {
        layouts.retain(|other| !layout.holds_as_much_as(other));
        layouts.push(layout.clone());
    }
}

/// Keeps the layouts that are found in a part when it is seen from one side and cost less than those known.
fn look(view: &View, wanted: Wanted, least: usize, layouts: &mut Vec<Layout>) {
    let ground = &view.ground;
    let blocks = blocks(ground, wanted.rest);
    let mut ends = Vec::new();
    for chosen in lay(&beginnings(ground, &blocks), wanted, least) {
        let mut layout = Layout::default();
        let mut free = ground.clone();
        for block in chosen.iter().filter_map(|index| blocks.get(*index)) {
            layout = layout.with(block, view);
            free.close(&block.points);
            free.close(&block.left_in);
        }
        keep_if_cheapest(&layout, layouts);
        ends.push((layout, free));
    }
    for (layout, free) in ends.into_iter().rev() {
        more(view, layout, free, layouts, wanted);
    }
}

/// Whether a layout could become the cheapest of those that hold as much, if blocks of no shape were added to it.
fn is_promising(layout: &Layout, layouts: &[Layout], wanted: Wanted) -> bool {
    (layout.tens..=wanted.tens).zip(0..).any(|(tens, added)| {
        [false, true].into_iter().any(|rest| {
            let others = added + u32::from(rest);
            others > 0 && !(rest && (layout.rest || wanted.rest == 0)) && {
                let flaws = layout.flaws + SHAPELESS * others;
                let rest = rest || layout.rest;
                is_cheapest(
                    &Layout {
                        tens,
                        rest,
                        flaws,
                        blocks: Vec::new(),
                        ..*layout
                    },
                    layouts,
                )
            }
        })
    })
}

/// Adds layouts that have more blocks than this one, where no rectangle is left.
fn more(
    view: &View,
    mut layout: Layout,
    mut free: Ground,
    layouts: &mut Vec<Layout>,
    wanted: Wanted,
) {
    while is_promising(&layout, layouts, wanted) {
        if wanted.rest > 0
            && !layout.rest
            && let Some(block) = grow(&free, wanted.rest)
        {
            let (with_rest, mut around) = (layout.with(&block, view), free.clone());
            around.close(&block.points);
            keep_if_cheapest(&with_rest, layouts);
            more(view, with_rest, around, layouts, wanted);
        }
        if layout.tens == wanted.tens {
            return;
        }
        let Some(block) = grow(&free, 10) else {
            return;
        };
        free.close(&block.points);
        layout = layout.with(&block, view);
        keep_if_cheapest(&layout, layouts);
    }
}

/// A block that begins at some point.
struct Laid {
    block: usize,
    /// Its points counted from its first.
    mask: u128,
    cost: u32,
    tens: usize,
    rest: bool,
}

/// A way to lay blocks up to some point.
#[derive(Clone, Copy, Default)]
struct Way {
    /// Later points that its blocks hold, counted from this point.
    used: u128,
    cost: u32,
    /// Its last block in the trail.
    last: Option<usize>,
}

impl Way {
    /// What it costs for comparison: one that holds fewer later points has more room ahead.
    fn price(&self) -> u32 {
        self.cost + AHEAD * self.used.count_ones()
    }

    /// Joins those of its kind, cheapest first, if it is one of the best of them; of those with the same future only
    /// one stays.
    fn join(self, others: &mut Vec<Way>, most: usize) -> bool {
        let price = self.price();
        let worst = others.last().map_or(0, Way::price);
        if others.len() >= most && worst <= price {
            return false;
        }
        if let Some(same) = others.iter().position(|other| other.used == self.used) {
            if others
                .get(same)
                .is_some_and(|other| other.cost <= self.cost)
            {
                return false;
            }
            others.remove(same);
        }
        let place = others.iter().position(|other| other.price() > price);
        others.insert(place.unwrap_or(others.len()), self);
        others.truncate(most);
        true
    }
}

/// For each point of the ground that may be empty, the blocks that begin there.
fn beginnings(ground: &Ground, blocks: &[Block]) -> Vec<Vec<Laid>> {
    let mut index_of = Vec::new();
    let mut begin = Vec::new();
    for lot in &ground.lots {
        index_of.push(begin.len());
        if lot.is_open() {
            begin.push(Vec::new());
        }
    }
    for (block, shape) in blocks.iter().enumerate() {
        let points = shape.points.iter().chain(&shape.left_in);
        let indices = points.filter_map(|point| index_of.get(ground.size.index(*point)));
        let first = indices.clone().min().copied().unwrap_or(0);
        let mut bits = indices.map(|index| 1_u128.checked_shl(u32::try_from(index - first).ok()?));
        let mask = bits.try_fold(0, |mask, bit| Some(mask | bit?));
        let (tens, rest) = shape.holds();
        if let (Some(mask), Some(from)) = (mask, begin.get_mut(first)) {
            from.push(Laid {
                block,
                mask,
                cost: SLIDE * shape.slides + shape.flaw,
                tens,
                rest,
            });
        }
    }
    begin
}

/// Goes from point to point; each is passed over or the first of a block. Gives the blocks of the cheapest way for each
/// number of tens, with and without the rest.
fn lay(begin: &[Vec<Laid>], wanted: Wanted, least: usize) -> Vec<Vec<usize>> {
    let points = begin.len();
    let most = wanted.tens.min(points / 10);
    let followed = (FOLLOWED / points / (most + 1)).clamp(3, 60);
    let mut trail = Vec::new();
    // Two kinds for each number of tens: without the rest, and with it.
    let mut ways = vec![Vec::new(); 2 * (most + 1)];
    let mut next = ways.clone();
    if let Some(first) = ways.first_mut() {
        first.push(Way::default());
    }
    for (index, begin) in begin.iter().enumerate() {
        let room = (points - index) / 10;
        for (kind, of_kind) in ways.iter().enumerate() {
            if kind / 2 + room < least {
                continue;
            }
            for way in of_kind {
                let mut go = |kind: usize, way: Way| {
                    let others = next.get_mut(kind);
                    others.is_some_and(|others| way.join(others, followed))
                };
                go(
                    kind,
                    Way {
                        used: way.used >> 1,
                        ..*way
                    },
                );
                if way.used & 1 == 1 {
                    continue;
                }
                for laid in begin {
                    let twice = kind % 2 == 1 && laid.rest;
                    if way.used & laid.mask != 0 || twice {
                        continue;
                    }
                    let laying = Way {
                        used: (way.used | laid.mask) >> 1,
                        cost: way.cost + laid.cost,
                        last: Some(trail.len()),
                    };
                    if go(kind + 2 * laid.tens + usize::from(laid.rest), laying) {
                        trail.push((laid.block, way.last));
                    }
                }
            }
        }
        swap(&mut ways, &mut next);
        next.iter_mut().for_each(Vec::clear);
    }
    let mut ends = Vec::new();
    for of_kind in ways {
        // At the end nothing lies ahead, so the first is the cheapest.
        let mut back = of_kind.first().map(|way| way.last);
        let mut chosen = Vec::new();
        while let Some(Some(mark)) = back {
            let Some(&(block, before)) = trail.get(mark) else {
                break;
            };
            chosen.push(block);
            back = Some(before);
        }
        if back.is_some() {
            ends.push(chosen);
        }
    }
    ends
}
