//! Blocks of no shape, for the parts of a territory where no rectangle fits.

use super::blocks::Block;
use super::part::parts;
use super::{Ground, Lot};
use crate::Point;
use std::cmp::Reverse;

/// What such a block costs besides the stones that must leave it: about as much as two of them.
pub(super) const SHAPELESS: u32 = 2000;

/// Connected points of the free ground, `wanted` of them, such that what remains holds many tens and few stones must
/// leave.
pub(super) fn grow(free: &Ground, wanted: usize) -> Option<Block> {
    let at_best = room(free).saturating_sub(wanted / 10);
    let mut best = None;
    let mut least = (usize::MAX, u32::MAX);
    for start in free.size.points() {
        let ways_on = free.open_neighbors(start).count();
        if !free.at(start).is_open() || ways_on > 2 {
            continue;
        }
        let points = grown(free, start, wanted);
        let slides = free.stones_among(&points);
        if points.len() < wanted || (0, slides) >= least {
            continue;
        }
        let mut remaining = free.clone();
        remaining.close(&points);
        let rank = (at_best.saturating_sub(room(&remaining)), slides);
        if rank < least {
            least = rank;
            best = Some(points);
        }
    }
    Some(Block {
        points: best?,
        left_in: Vec::new(),
        slides: least.1,
        flaw: SHAPELESS,
    })
}

/// How many tens fit into the connected parts at most.
fn room(free: &Ground) -> usize {
    parts(free).iter().map(|part| part.len() / 10).sum()
}

/// Up to `wanted` connected points from `start` on: empty ones before stones, then those that lead nowhere else.
fn grown(free: &Ground, start: Point, wanted: usize) -> Vec<Point> {
    let (mut block, mut edge) = (vec![start], Vec::new());
    let mut last = start;
    while block.len() < wanted {
        for point in free.open_neighbors(last) {
            if !block.contains(&point) && !edge.contains(&point) {
                edge.push(point);
            }
        }
        let beyond = |point: Point| {
            let open = free.open_neighbors(point);
            open.filter(|one| !block.contains(one)).count()
        };
        let ranks = edge.iter().enumerate().map(|(index, &point)| {
            let empty = free.at(point) == Lot::Empty;
            ((empty, Reverse((beyond(point), point))), index)
        });
        let Some((_, index)) = ranks.max() else { break };
        last = edge.remove(index);
        block.push(last);
    }
    block
}
