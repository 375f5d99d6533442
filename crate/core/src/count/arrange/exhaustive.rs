//! The search against every layout of rectangles, and a ground against its mirror images.

#![cfg(test)]
#![allow(clippy::print_stdout, reason = "says how often the search is as good")]

use super::*;
use std::collections::HashMap;

/// A sequence of numbers that look random.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % end
    }

    fn between(&mut self, least: usize, most: usize) -> usize {
        least + self.below(most + 1 - least)
    }

    /// A board with more or fewer stones that may move, stones that may not, and points of others.
    fn ground(&mut self, least: usize, most: usize) -> Ground {
        let size = Size::new(self.between(least, most), self.between(least, most)).expect("a size");
        let (stones, fixed, foreign) = (self.below(40), self.below(20), self.below(10));
        let mut lots = Vec::new();
        for _ in size.points() {
            lots.push(match self.below(100) {
                n if n < stones => Lot::Stone,
                n if n < stones + fixed => Lot::Fixed,
                n if n < stones + fixed + foreign => Lot::Foreign,
                _ => Lot::Empty,
            });
        }
        Ground::new(size, |point| lots[size.index(point)])
    }

    fn change(&mut self, ground: &Ground) -> Change {
        match self.below(3) {
            0 => Change::Come(0),
            1 => Change::Come(self.below(ground.points(Lot::Empty).len() + 1)),
            _ => Change::Leave(self.below(ground.points(Lot::Stone).len() + 1)),
        }
    }
}

/// Fewest stones that leave blocks, by how many tens these hold and whether one is the rest.
type Fewest = HashMap<(usize, bool), usize>;

/// Every layout of rectangles with any choice of stones left in.
struct Exhaustive<'a> {
    ground: &'a Ground,
    rest: usize,
    known: HashMap<(usize, u64), Fewest>,
}

impl Exhaustive<'_> {
    /// The fewest stones when the points before `from` and those of the mask are decided.
    fn fewest(&mut self, from: usize, taken: u64) -> Fewest {
        let size = self.ground.size;
        let Some(corner) = size.points().nth(from) else {
            return Fewest::from([((0, false), 0)]);
        };
        let taken = taken >> from << from;
        if let Some(known) = self.known.get(&(from, taken)) {
            return known.clone();
        }
        let mut all = self.fewest(from + 1, taken);
        for (width, height, holds) in self.rectangles() {
            let Some((mask, stones)) = self.lay(corner, width, height, holds) else {
                continue;
            };
            if mask & taken != 0 {
                continue;
            }
            let is_rest = holds < 10;
            for ((tens, rest), more) in self.fewest(from + 1, taken | mask) {
                if !(rest && is_rest) {
                    let entry = all
                        .entry((tens + holds / 10, rest || is_rest))
                        .or_insert(usize::MAX);
                    *entry = (*entry).min(stones + more);
                }
            }
        }
        self.known.insert((from, taken), all.clone());
        all
    }

    /// Width, height and the empty points of each rectangle that counts as a block.
    fn rectangles(&self) -> Vec<(usize, usize, usize)> {
        let mut all = vec![(5, 2, 10), (4, 3, 10), (5, 4, 20), (7, 3, 20)];
        for short in 1..=3 {
            let long = self.rest.div_ceil(short);
            if long >= short {
                all.push((long, short, self.rest));
            }
        }
        let turned: Vec<_> = all
            .iter()
            .map(|&(width, height, holds)| (height, width, holds))
            .collect();
        [all, turned].concat()
    }

    /// The points of a rectangle that are not fixed, and how many stones must leave it.
    fn lay(
        &self,
        corner: Point,
        width: usize,
        height: usize,
        holds: usize,
    ) -> Option<(u64, usize)> {
        let (mut mask, mut stones, mut stay) = (0, 0, width * height - holds);
        for x in 0..width {
            for y in 0..height {
                let point = self.ground.size.point(corner.x() + x, corner.y() + y)?;
                match self.ground.at(point) {
                    Lot::Foreign => return None,
                    Lot::Fixed => stay = stay.checked_sub(1)?,
                    lot => {
                        stones += usize::from(lot == Lot::Stone);
                        mask |= 1 << self.ground.size.index(point);
                    }
                }
            }
        }
        Some((mask, stones.saturating_sub(stay)))
    }
}

/// What stones that slide and loose points cost together.
fn cost(slides: usize, loose: usize) -> usize {
    usize::try_from(SLIDE).unwrap_or(0) * slides + usize::try_from(LOOSE).unwrap_or(0) * loose
}

#[test]
fn few_layouts_of_rectangles_on_small_boards_are_better() {
    let mut numbers = Numbers(1);
    let (mut cases, mut within_one, mut as_good) = (0, 0, 0);
    while cases < 400 {
        let ground = numbers.ground(4, 7);
        let change = numbers.change(&ground);
        let (open, leave) = ground.open_after(change);
        if open < 10 {
            continue;
        }
        cases += 1;
        let arrangement = ground.arrange(change);
        let mut every = Exhaustive {
            ground: &ground,
            rest: open % 10,
            known: HashMap::new(),
        };
        let layouts = every
            .fewest(0, 0)
            .into_iter()
            .filter(|((tens, _), _)| 10 * tens <= open);
        let costs = layouts.map(|((tens, rest), stones)| {
            let held = 10 * tens + if rest { open % 10 } else { 0 };
            cost(stones.saturating_sub(leave), open - held)
        });
        let least = costs.min().unwrap_or(0);
        let ours = cost(arrangement.slides.len(), arrangement.loose);
        within_one += usize::from(ours <= least + cost(1, 0));
        as_good += usize::from(ours <= least);
    }
    println!(
        "of {cases} grounds {as_good} as good as the best layout of rectangles, {within_one} within one stone"
    );
    assert!(100 * within_one >= 95 * cases, "{within_one} of {cases}");
}

/// The ground mirrored left to right, or along its diagonal.
fn mirrored(ground: &Ground, diagonal: bool) -> Ground {
    let (width, height) = (ground.size.width(), ground.size.height());
    let size = if diagonal {
        Size::new(height, width)
    } else {
        Size::new(width, height)
    };
    Ground::new(size.expect("a size"), |point| {
        let from = if diagonal {
            ground.size.point(point.y(), point.x())
        } else {
            ground.size.point(width - 1 - point.x(), point.y())
        };
        ground.at(from.expect("the same board"))
    })
}

#[test]
fn a_mirror_image_costs_as_much() {
    let mut numbers = Numbers(2);
    for _ in 0..60 {
        let ground = numbers.ground(3, 13);
        let change = numbers.change(&ground);
        let cost_of = |ground: &Ground| {
            let arrangement = ground.arrange(change);
            assert_eq!(arrangement, ground.arrange(change), "the same again");
            cost(arrangement.slides.len(), arrangement.loose)
        };
        let image = mirrored(&ground, false);
        let costs = [
            &ground,
            &image,
            &mirrored(&ground, true),
            &mirrored(&image, true),
        ]
        .map(cost_of);
        assert_eq!(costs, [costs[0]; 4], "{ground:?} {change:?}");
    }
}

/// What must hold on every ground: blocks of empties that do not overlap, and as many stones as there were.
fn check_whole(ground: &Ground, change: Change) {
    let arrangement = ground.arrange(change);
    let (open, _) = ground.open_after(change);
    let Arrangement {
        blocks,
        come,
        leave,
        slides,
        loose,
    } = &arrangement;
    let mut after = ground.lots.clone();
    let mut set = |point: Point, from: Lot, to: Lot| {
        let lot = &mut after[ground.size.index(point)];
        assert_eq!(*lot, from, "{point:?} in {arrangement:?}");
        *lot = to;
    };
    for &(from, to) in slides {
        set(from, Lot::Stone, Lot::Empty);
        set(to, Lot::Empty, Lot::Fixed);
    }
    for &point in come {
        set(point, Lot::Empty, Lot::Fixed);
    }
    for &point in leave {
        set(point, Lot::Stone, Lot::Empty);
    }
    for &point in blocks.iter().flatten() {
        set(point, Lot::Empty, Lot::Foreign);
    }
    assert!(!after.contains(&Lot::Empty), "every empty point is counted");
    let held: usize = blocks.iter().map(Vec::len).sum();
    let stones = ground.points(Lot::Stone).len();
    match change {
        Change::Come(number) => assert_eq!(come.len(), number.min(ground.points(Lot::Empty).len())),
        Change::Leave(number) => assert_eq!(leave.len(), number.min(stones)),
    }
    assert!(held <= open && *loose <= held);
}

#[test]
fn nothing_is_lost_on_any_ground() {
    let mut numbers = Numbers(3);
    for _ in 0..300 {
        let ground = numbers.ground(1, 12);
        let change = numbers.change(&ground);
        check_whole(&ground, change);
        check_whole(&ground, Change::Leave(200));
        check_whole(&ground, Change::Come(200));
    }
    for side in [20, 26, 33, 52] {
        let ground = numbers.ground(side, side);
        check_whole(&ground, numbers.change(&ground));
    }
}
