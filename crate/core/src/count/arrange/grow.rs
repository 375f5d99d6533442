//! Blocks of no shape, for the parts of a territory where no rectangle fits.

use super::blocks::Block;
use super::{Ground, Lot};
use crate::Point;
use crate::region::sorted;
use std::cmp::Reverse;

/// What such a block costs besides the stones that must leave it: about as much as two of them.
const SHAPELESS: u32 = 2000;

/// Connected points of the free ground, `wanted` of them, with as few stones as may be; they are free no longer.
pub(super) fn grow(free: &mut Ground, part: &[Point], wanted: usize) -> Option<Block> {
    let mut best: Option<Block> = None;
    let mut seen = Vec::new();
    for &start in part {
        if !free.at(start).is_open() || seen.contains(&start) {
            continue;
        }
        let points = grown(free, start, wanted);
        seen.extend(&points);
        let slides = free.stones_among(&points);
        let fewer = best.as_ref().is_none_or(|best| slides < best.slides);
        if points.len() == wanted && fewer {
            best = Some(Block {
                points,
                filled: Vec::new(),
                slides,
                flaw: SHAPELESS,
            });
        }
    }
    let best = best?;
    free.close(&best.points);
    Some(best)
}

/// Up to `wanted` connected points from `start` on: empty ones before stones, then those that touch most of the block.
fn grown(free: &Ground, start: Point, wanted: usize) -> Vec<Point> {
    let (mut block, mut edge) = (vec![start], Vec::new());
    let mut last = start;
    while block.len() < wanted {
        for point in free.size.neighbors(last) {
            if free.at(point).is_open() && !block.contains(&point) && !edge.contains(&point) {
                edge.push(point);
            }
        }
        let touching = |point: Point| {
            let neighbors = free.size.neighbors(point);
            neighbors
                .filter(|neighbor| block.contains(neighbor))
                .count()
        };
        let ranks = edge.iter().enumerate().map(|(index, &point)| {
            let empty = free.at(point) == Lot::Empty;
            ((empty, touching(point), Reverse(point)), index)
        });
        let Some((_, index)) = ranks.max() else { break };
        last = edge.remove(index);
        block.push(last);
    }
    sorted(block)
}
