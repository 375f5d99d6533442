//! The connected parts of a ground, each by itself as it looks from one of eight sides.

use super::{Ground, Lot};
use crate::{Board, Color, Point, Size, empty_regions};

/// A larger part is cut.
const LARGEST: usize = 400;

/// The points that may be empty or not, part by part, row by row.
pub(super) fn parts(ground: &Ground) -> Vec<Vec<Point>> {
    let mut mask = Board::empty(ground.size);
    for point in ground.size.points() {
        if !ground.at(point).is_open() {
            mask.set(point, Some(Color::Black));
        }
    }
    let mut parts = Vec::new();
    for region in empty_regions(&mask) {
        parts.extend(region.points.chunks(LARGEST).map(<[Point]>::to_vec));
    }
    parts
}

/// A part of a ground, mirrored or turned.
pub(super) struct View {
    pub(super) ground: Ground,
    /// For each of its points, row by row, where that lies on the whole ground.
    places: Vec<Point>,
}

impl View {
    /// The part as it looks from this side of eight.
    pub(super) fn from(whole: &Ground, part: &[Point], looking: usize) -> Option<View> {
        let (mut left, mut right, mut top, mut bottom) = (usize::MAX, 0, usize::MAX, 0);
        for point in part {
            left = left.min(point.x());
            right = right.max(point.x());
            top = top.min(point.y());
            bottom = bottom.max(point.y());
        }
        let (across, down) = (right.checked_sub(left)?, bottom.checked_sub(top)?);
        let turned = looking & 4 != 0;
        let (wide, high) = if turned {
            (down, across)
        } else {
            (across, down)
        };
        let seen = Size::new(wide + 1, high + 1).ok()?;
        let mut places = Vec::new();
        for point in seen.points() {
            let (x, y) = if turned {
                (point.y(), point.x())
            } else {
                (point.x(), point.y())
            };
            let x = if looking & 1 != 0 {
                right - x
            } else {
                left + x
            };
            let y = if looking & 2 != 0 {
                bottom - y
            } else {
                top + y
            };
            places.push(whole.size.point(x, y)?);
        }
        let mut ground = Ground::new(seen, |_| Lot::Foreign);
        for (lot, &place) in ground.lots.iter_mut().zip(&places) {
            *lot = match whole.at(place) {
                open if part.binary_search(&place).is_ok() => open,
                Lot::Fixed => Lot::Fixed,
                _ => Lot::Foreign,
            };
        }
        Some(View { ground, places })
    }

    /// Where a point of the view lies on the whole ground.
    pub(super) fn place(&self, point: Point) -> Point {
        let place = self.places.get(self.ground.size.index(point));
        place.copied().unwrap_or(point)
    }
}
