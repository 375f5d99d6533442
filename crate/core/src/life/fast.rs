//! A board for playouts: plays and captures in a time that does not grow with the board.
//!
//! Every chain counts its liberties once for each side on which it has them, with their sum and the sum of their
//! squares. So a chain knows without a search whether it has one liberty only, and which.

use crate::{Board, Color, Size};

/// A place in the board with its rim; the rim is one column and two rows.
pub(super) type Spot = usize;

/// No place on the board.
pub(super) const NOWHERE: Spot = 0;

/// What a place holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cell {
    /// An empty point.
    Empty,
    /// A stone.
    Stone(Color),
    /// A place off the board.
    Edge,
}

/// The liberties of a chain, each as often as it is next to a stone of the chain.
#[derive(Clone, Copy, Default, Debug)]
struct Sides {
    count: u16,
    sum: u32,
    squares: u64,
}

impl Sides {
    fn add(&mut self, spot: Spot) {
        let spot = u32::from(kept(spot));
        self.count += 1;
        self.sum += spot;
        self.squares += u64::from(spot * spot);
    }

    fn remove(&mut self, spot: Spot) {
        let spot = u32::from(kept(spot));
        self.count = self.count.saturating_sub(1);
        self.sum = self.sum.saturating_sub(spot);
        self.squares = self.squares.saturating_sub(u64::from(spot * spot));
    }

    fn join(&mut self, other: Sides) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The liberty, if all sides are on the same one: only then is the mean of the squares the square of the mean.
    fn only(self) -> Option<Spot> {
        let (count, sum) = (u64::from(self.count), u64::from(self.sum));
        if count > 0 && count * self.squares == sum * sum {
            usize::try_from(sum / count).ok()
        } else {
            None
        }
    }
}

/// A place or a number of places in half the room: boards are copied often.
fn kept(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

/// One place: what it holds and, if that is a stone, its chain.
#[derive(Clone, Copy, Debug)]
struct Place {
    cell: Cell,
    /// The place that keeps the account of the chain.
    head: u16,
    /// The next stone of the chain, in a ring.
    next: u16,
    /// Where the list of empty points has this place.
    listed: u16,
    /// Kept at the head: how many stones the chain has.
    stones: u16,
    /// Kept at the head.
    sides: Sides,
}

const EDGE: Place = Place {
    cell: Cell::Edge,
    head: 0,
    next: 0,
    listed: 0,
    stones: 0,
    sides: Sides {
        count: 0,
        sum: 0,
        squares: 0,
    },
};

/// Stones that can be played on.
#[derive(Clone, Debug)]
pub(super) struct FastBoard {
    stride: usize,
    places: Vec<Place>,
    empties: Vec<Spot>,
    /// Where the simple ko forbids the next play.
    ko: Spot,
}

impl FastBoard {
    /// The stones of `board`; a chain without liberties stays until something is played next to it.
    pub(super) fn new(board: &Board) -> FastBoard {
        let size = board.size();
        let stride = size.width() + 1;
        let mut fast = FastBoard {
            stride,
            places: vec![EDGE; stride * (size.height() + 2) + 1],
            empties: Vec::with_capacity(size.area()),
            ko: NOWHERE,
        };
        for point in size.points() {
            let spot = fast.spot(size, size.index(point));
            fast.clear(spot);
        }
        for (point, color) in board.stones() {
            let spot = fast.spot(size, size.index(point));
            fast.put(spot, color);
        }
        fast
    }

    /// The place of the point with this [`Size::index`].
    pub(super) fn spot(&self, size: Size, index: usize) -> Spot {
        let (y, x) = (index / size.width(), index % size.width());
        (y + 1) * self.stride + x + 1
    }

    fn at(&self, spot: Spot) -> &Place {
        self.places.get(spot).unwrap_or(&EDGE)
    }

    fn change(&mut self, spot: Spot, change: impl FnOnce(&mut Place)) {
        if let Some(place) = self.places.get_mut(spot) {
            change(place);
        }
    }

    /// What is on this place.
    pub(super) fn cell(&self, spot: Spot) -> Cell {
        self.at(spot).cell
    }

    /// The colour of the stone here.
    pub(super) fn color(&self, spot: Spot) -> Option<Color> {
        match self.cell(spot) {
            Cell::Stone(color) => Some(color),
            _ => None,
        }
    }

    /// The four places around.
    pub(super) fn around(&self, spot: Spot) -> [Spot; 4] {
        let before = spot.saturating_sub(self.stride);
        [before, spot.saturating_sub(1), spot + 1, spot + self.stride]
    }

    /// The four places at the corners.
    pub(super) fn corners(&self, spot: Spot) -> [Spot; 4] {
        let (before, after) = (spot.saturating_sub(self.stride), spot + self.stride);
        [before.saturating_sub(1), before + 1, after - 1, after + 1]
    }

    /// All empty points, in no order.
    pub(super) fn empties(&self) -> &[Spot] {
        &self.empties
    }

    /// The place that stands for the chain of the stone here.
    pub(super) fn chain(&self, spot: Spot) -> Spot {
        usize::from(self.at(spot).head)
    }

    /// How many stones the chain of the stone here has.
    pub(super) fn stones(&self, spot: Spot) -> usize {
        usize::from(self.at(self.chain(spot)).stones)
    }

    /// The only liberty of the chain of the stone here, if it has no other.
    pub(super) fn only_liberty(&self, spot: Spot) -> Option<Spot> {
        self.at(self.chain(spot)).sides.only()
    }

    /// Calls `visit` with each stone of the chain until it returns false.
    pub(super) fn walk(&self, spot: Spot, mut visit: impl FnMut(Spot) -> bool) {
        let first = self.chain(spot);
        let mut stone = first;
        while visit(stone) {
            stone = usize::from(self.at(stone).next);
            if stone == first {
                break;
            }
        }
    }

    /// Adds the liberties of the chain of the stone here that are not in `found`, until there are `most`.
    pub(super) fn liberties(&self, spot: Spot, found: &mut Vec<Spot>, most: usize) {
        self.walk(spot, |stone| {
            for near in self.around(stone) {
                if self.cell(near) == Cell::Empty && !found.contains(&near) {
                    found.push(near);
                }
            }
            found.len() < most
        });
    }

    /// Whether `color` may play here: an empty point, no ko, no suicide.
    pub(super) fn legal(&self, spot: Spot, color: Color) -> bool {
        self.cell(spot) == Cell::Empty
            && spot != self.ko
            && self
                .around(spot)
                .into_iter()
                .any(|near| match self.cell(near) {
                    Cell::Empty => true,
                    Cell::Stone(other) => (other == color) == self.only_liberty(near).is_none(),
                    Cell::Edge => false,
                })
    }

    /// Plays here and returns how many stones it captures.
    pub(super) fn play(&mut self, spot: Spot, color: Color) -> usize {
        self.put(spot, color);
        let (mut captured, mut last) = (0, NOWHERE);
        for near in self.around(spot) {
            if self.color(near) == Some(color.other()) && self.at(self.chain(near)).sides.count == 0
            {
                captured += self.stones(near);
                last = near;
                self.lift(near);
            }
        }
        let alone =
            captured == 1 && self.stones(spot) == 1 && self.only_liberty(spot) == Some(last);
        self.ko = if alone { last } else { NOWHERE };
        captured
    }

    /// Where the simple ko forbids the next play, if it does.
    pub(super) fn ko(&self) -> Spot {
        self.ko
    }

    /// Lets the ko be retaken, as after a pass.
    pub(super) fn forget_ko(&mut self) {
        self.ko = NOWHERE;
    }

    fn put(&mut self, spot: Spot, color: Color) {
        self.unlist(spot);
        let mut sides = Sides::default();
        for near in self.around(spot) {
            match self.cell(near) {
                Cell::Empty => sides.add(near),
                Cell::Stone(_) => {
                    let head = self.chain(near);
                    self.change(head, |place| place.sides.remove(spot));
                }
                Cell::Edge => {}
            }
        }
        self.change(spot, |place| {
            place.cell = Cell::Stone(color);
            place.head = kept(spot);
            place.next = kept(spot);
            place.stones = 1;
            place.sides = sides;
        });
        for near in self.around(spot) {
            if self.color(near) == Some(color) && self.chain(near) != self.chain(spot) {
                self.join(self.chain(near), self.chain(spot));
            }
        }
    }

    /// Makes one chain of two, given their heads.
    fn join(&mut self, one: Spot, other: Spot) {
        let (large, small) = if self.at(one).stones < self.at(other).stones {
            (other, one)
        } else {
            (one, other)
        };
        let joined = *self.at(small);
        let mut stone = small;
        loop {
            self.change(stone, |place| place.head = kept(large));
            stone = usize::from(self.at(stone).next);
            if stone == small {
                break;
            }
        }
        let next = self.at(large).next;
        self.change(small, |place| place.next = next);
        self.change(large, |place| {
            place.next = joined.next;
            place.stones += joined.stones;
            place.sides.join(joined.sides);
        });
    }

    /// Lifts the chain of the stone here.
    fn lift(&mut self, spot: Spot) {
        let first = self.chain(spot);
        let mut stone = first;
        loop {
            let next = usize::from(self.at(stone).next);
            self.clear(stone);
            for near in self.around(stone) {
                if self.color(near).is_some() {
                    let head = self.chain(near);
                    self.change(head, |place| place.sides.add(stone));
                }
            }
            stone = next;
            if stone == first {
                break;
            }
        }
    }

    fn clear(&mut self, spot: Spot) {
        let listed = self.empties.len();
        self.empties.push(spot);
        self.change(spot, |place| {
            place.cell = Cell::Empty;
            place.listed = kept(listed);
        });
    }

    fn unlist(&mut self, spot: Spot) {
        let listed = usize::from(self.at(spot).listed);
        if let Some(last) = self.empties.pop()
            && last != spot
        {
            if let Some(free) = self.empties.get_mut(listed) {
                *free = last;
            }
            self.change(last, |place| place.listed = kept(listed));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::life::random::Random;
    use crate::{chain_at, chains};

    /// Plays at random, without sense, and compares every chain with the plain search after every play.
    #[track_caller]
    fn check(width: usize, height: usize, seed: u64) {
        let size = Size::new(width, height).expect("a size");
        let mut board = Board::empty(size);
        let mut fast = FastBoard::new(&board);
        let mut random = Random::seeded(seed);
        let points: Vec<_> = size.points().collect();
        let mut color = Color::Black;
        for _ in 0..4 * size.area() {
            let point = points[random.below(points.len())];
            let spot = fast.spot(size, size.index(point));
            if !fast.legal(spot, color) {
                continue;
            }
            board.set(point, Some(color));
            let mut taken = chains(&board);
            taken.retain(|chain| chain.color != color && chain.liberties.is_empty());
            for chain in &taken {
                board.fill(&chain.stones, None);
            }
            let stones: usize = taken.iter().map(|chain| chain.stones.len()).sum();
            assert_eq!(fast.play(spot, color), stones);
            for point in &points {
                let spot = fast.spot(size, size.index(*point));
                assert_eq!(fast.color(spot), board.get(*point));
                let Some(chain) = chain_at(&board, *point) else {
                    continue;
                };
                assert!(!chain.liberties.is_empty());
                let mut found = Vec::new();
                fast.liberties(spot, &mut found, usize::MAX);
                assert_eq!(found.len(), chain.liberties.len());
                assert_eq!(fast.only_liberty(spot).is_some(), found.len() == 1);
                assert_eq!(fast.stones(spot), chain.stones.len());
            }
            assert_eq!(fast.empties().len(), board.points(None).len());
            color = color.other();
        }
    }

    #[test]
    fn it_agrees_with_the_plain_search() {
        for seed in 1..9 {
            check(5, 5, seed);
            check(7, 2, seed);
            check(1, 6, seed);
        }
    }

    #[test]
    fn a_ko_waits_for_one_play() {
        let drawn = ".XO.\nX.XO\n.XO.".parse::<crate::Diagram>();
        let board = drawn.expect("a drawing").board;
        let mut fast = FastBoard::new(&board);
        let spot = |x: usize, y: usize| (y + 1) * 5 + x + 1;
        assert_eq!(fast.play(spot(1, 1), Color::White), 1);
        assert!(!fast.legal(spot(2, 1), Color::Black));
        fast.play(spot(0, 0), Color::Black);
        assert!(fast.legal(spot(2, 1), Color::Black));
        assert!(!fast.legal(spot(3, 0), Color::Black));
    }
}
