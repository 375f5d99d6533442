//! Which stone goes to which place, so that all ways together are as short as they can be.

use crate::Point;

/// The length of the way between two points, in half points.
fn distance(from: Point, to: Point) -> usize {
    let (across, down) = (from.x().abs_diff(to.x()), from.y().abs_diff(to.y()));
    (4 * (across * across + down * down)).isqrt()
}

/// A place at an auction.
struct Lot {
    place: Point,
    price: usize,
    holder: Option<usize>,
}

/// Sends each stone to a place of its own, or, if there are fewer places, some of the stones to all of them; no other
/// choice has a smaller sum of distances. Gives the place of each stone.
///
/// An auction: each stone bids for the place that is best for it, and gives it up to a higher bid. Distances are
/// multiplied by more than the number of bidders and bids rise by at least one, so what the rises cost together is less
/// than one step of a distance, and the result exact (Bertsekas 1979). Places that nobody asks for stay at price 0,
/// which keeps it exact with more places than stones.
pub(super) fn assign(stones: &[Point], places: &[Point]) -> Vec<Option<Point>> {
    if stones.len() > places.len() {
        let mut of_stones = vec![None; stones.len()];
        for (place, stone) in places.iter().zip(assign(places, stones)) {
            let index = stones.iter().position(|other| Some(*other) == stone);
            if let Some(of) = index.and_then(|index| of_stones.get_mut(index)) {
                *of = Some(*place);
            }
        }
        return of_stones;
    }
    let scale = stones.len() + 1;
    let mut lots = Vec::with_capacity(places.len());
    for &place in places {
        lots.push(Lot {
            place,
            price: 0,
            holder: None,
        });
    }
    let mut bidders: Vec<usize> = (0..stones.len()).rev().collect();
    while let Some(bidder) = bidders.pop() {
        let Some(&stone) = stones.get(bidder) else {
            continue;
        };
        let (mut best, mut least, mut second) = (None, usize::MAX, usize::MAX);
        for lot in &mut lots {
            let cost = scale * distance(stone, lot.place) + lot.price;
            if cost < least {
                (second, least) = (least, cost);
                best = Some(lot);
            } else {
                second = second.min(cost);
            }
        }
        if let Some(lot) = best {
            let rise = if second == usize::MAX {
                0
            } else {
                second - least
            };
            lot.price += rise + 1;
            bidders.extend(lot.holder.replace(bidder));
        }
    }
    let mut of_stones = vec![None; stones.len()];
    for lot in lots {
        if let Some(of) = lot.holder.and_then(|stone| of_stones.get_mut(stone)) {
            *of = Some(lot.place);
        }
    }
    of_stones
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Size;

    /// The least sum of distances by trying everything.
    fn least(stones: &[Point], places: &[Point]) -> usize {
        let (few, many) = if stones.len() <= places.len() {
            (stones, places)
        } else {
            (places, stones)
        };
        let Some((first, rest)) = few.split_first() else {
            return 0;
        };
        let mut sums = Vec::new();
        for (index, place) in many.iter().enumerate() {
            let mut others = many.to_vec();
            others.remove(index);
            sums.push(distance(*first, *place) + least(rest, &others));
        }
        sums.into_iter().min().unwrap_or(0)
    }

    #[test]
    fn no_other_choice_is_shorter() {
        let size = Size::new(19, 19).expect("a size");
        let mut number = 1_usize;
        let mut points = |count: usize| {
            let mut chosen: Vec<Point> = Vec::new();
            while chosen.len() < count {
                number = number * 1_103_515_245 % 2_147_483_648 + 12_345;
                let point = size.point(number / 65_536 % 19, number / 4_096 % 19);
                chosen.extend(point.filter(|point| !chosen.contains(point)));
            }
            chosen
        };
        for (few, many) in [
            (0, 3),
            (1, 1),
            (2, 2),
            (2, 6),
            (3, 5),
            (4, 4),
            (5, 3),
            (5, 5),
            (6, 2),
        ] {
            for _ in 0..40 {
                let (stones, places) = (points(few), points(many));
                let assigned = assign(&stones, &places);
                let ways = stones.iter().zip(&assigned);
                let sum: usize = ways
                    .filter_map(|(stone, place)| place.map(|place| distance(*stone, place)))
                    .sum();
                assert_eq!(sum, least(&stones, &places), "{stones:?} {places:?}");
                let mut taken: Vec<Point> = assigned.into_iter().flatten().collect();
                taken.sort_unstable();
                taken.dedup();
                assert_eq!(taken.len(), few.min(many), "every place once");
            }
        }
    }
}
