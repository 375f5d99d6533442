//! The blocks that a territory can be counted in.

use super::{Ground, Lot};
use crate::Point;

/// A rectangle of which all but a few points are empty.
struct Shape {
    width: usize,
    height: usize,
    /// How many of its points have stones, which are left in.
    stays: usize,
    /// How much it is worse to look at than other shapes; less than the cost of moving a stone.
    flaw: u32,
}

/// Blocks of ten and twenty, each also on its side.
const TENS: [(usize, usize, usize, u32); 4] =
    [(5, 2, 0, 1), (4, 3, 2, 3), (5, 4, 0, 0), (7, 3, 1, 2)];

/// The shapes for blocks of ten and twenty, and for one block of `rest` points.
fn shapes(rest: usize) -> Vec<Shape> {
    let mut shapes = Vec::new();
    let mut add = |width: usize, height: usize, stays: usize, flaw: u32| {
        let shape = |width, height| Shape {
            width,
            height,
            stays,
            flaw,
        };
        shapes.push(shape(width, height));
        if width != height {
            shapes.push(shape(height, width));
        }
    };
    for (width, height, stays, flaw) in TENS {
        add(width, height, stays, flaw);
    }
    for height in 1..=3 {
        let width = rest.div_ceil(height);
        if rest > 0 && width >= height {
            let stays = width * height - rest;
            add(
                width,
                height,
                stays,
                u32::from(height == 1) + u32::from(stays > 0),
            );
        }
    }
    shapes
}

/// One shape at one place.
#[derive(Clone)]
pub(super) struct Block {
    /// The points that are empty when it is counted.
    pub(super) points: Vec<Point>,
    /// Other points of its rectangle that might be empty: what is left in stands there.
    pub(super) left_in: Vec<Point>,
    /// Stones that must leave it.
    pub(super) slides: u32,
    /// See [`Shape::flaw`].
    pub(super) flaw: u32,
}

impl Block {
    /// How many tens it holds, or whether it is the block of the rest.
    pub(super) fn holds(&self) -> (usize, bool) {
        let tens = self.points.len() / 10;
        (tens, tens == 0)
    }
}

/// Every block of ten or twenty, or of `rest` points, that this ground allows.
pub(super) fn blocks(ground: &Ground, rest: usize) -> Vec<Block> {
    let mut blocks = Vec::new();
    for shape in shapes(rest) {
        for corner in ground.size.points() {
            blocks.extend(block_at(ground, &shape, corner));
        }
    }
    blocks
}

/// The block of this shape with its first corner here.
fn block_at(ground: &Ground, shape: &Shape, corner: Point) -> Option<Block> {
    let Shape { width, height, .. } = *shape;
    let mut points = Vec::new();
    let mut stays = shape.stays;
    for (x, y) in (0..width * height).map(|n| (n % width, n / width)) {
        let point = ground.size.point(corner.x() + x, corner.y() + y)?;
        match ground.at(point) {
            Lot::Foreign => return None,
            Lot::Fixed => stays = stays.checked_sub(1)?,
            lot => points.push((point, lot)),
        }
    }
    // A stone that is there may stay; where none is, one comes to a corner.
    let corner_of = |point: Point| {
        let end = |at: usize, from: usize, length: usize| at == from || at + 1 == from + length;
        end(point.x(), corner.x(), width) && end(point.y(), corner.y(), height)
    };
    let mut left_in = Vec::new();
    for wanted in [
        &(|(_, lot)| lot == Lot::Stone) as &dyn Fn((Point, Lot)) -> bool,
        &|(point, _)| corner_of(point),
        &|_| true,
    ] {
        while left_in.len() < stays {
            let Some(last) = points.iter().rposition(|one| wanted(*one)) else {
                break;
            };
            left_in.push(points.remove(last).0);
        }
    }
    let points: Vec<Point> = points.into_iter().map(|(point, _)| point).collect();
    Some(Block {
        slides: ground.stones_among(&points),
        points,
        left_in,
        flaw: shape.flaw,
    })
}
