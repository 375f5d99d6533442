//! What counts nothing by the rules of territory: eyes of groups in seki, and false eyes.

use super::Why;
use super::eyespace::makes_two_eyes;
use crate::region::pieces;
use crate::{Board, Border, Color, Point, Region, Size};

/// A board with the dead off, and with them.
pub(super) struct Position<'a> {
    pub(super) original: &'a Board,
    pub(super) board: &'a Board,
    pub(super) regions: &'a [Region],
}

/// The stones of one side, gathered into what is connected, and the points that it alone surrounds.
struct Side<'a> {
    position: &'a Position<'a>,
    color: Color,
    /// For each point another one that it is connected with, the last of them itself.
    parent: Vec<usize>,
    /// Whether the point is the side's territory and need not be filled.
    open: Vec<bool>,
    /// Whether the point must be filled to connect.
    filled: Vec<bool>,
}

/// An eye: territory in one piece.
struct Eye {
    points: Vec<Point>,
    /// The parts of it that the other side cannot spoil by throwing in at a false eye.
    parts: Vec<Vec<Point>>,
    /// Whether there is a false eye next to it, so that the other side moves first in it.
    spoilt: bool,
    /// What it belongs to.
    group: usize,
}

impl Position<'_> {
    fn size(&self) -> Size {
        self.board.size()
    }

    /// Whether a stone that is dead stands on the point.
    fn is_dead(&self, point: Point) -> bool {
        self.original.get(point) != self.board.get(point)
    }

    /// The surrounded points that count nothing, each with the reason.
    ///
    /// When the dame are filled, a chain with one liberty left must connect there: that point is a false eye, and so on
    /// until no chain is in danger. Chains around a ring of such points are never in danger, so their points are eyes. A
    /// group lives if it has two eyes or one that makes two; else it has dame that nobody can fill, and is in a seki.
    pub(super) fn uncounted(&self) -> Vec<(Point, Why)> {
        let mut uncounted = Vec::new();
        for color in Color::BOTH {
            let mut side = Side::new(self, color);
            while side.fill_once() {}
            side.judge(&mut uncounted);
        }
        uncounted
    }
}

impl<'a> Side<'a> {
    fn new(position: &'a Position<'a>, color: Color) -> Side<'a> {
        let area = position.size().area();
        let mut side = Side {
            position,
            color,
            parent: (0..area).collect(),
            open: vec![false; area],
            filled: vec![false; area],
        };
        for (stone, _) in position.board.stones().filter(|(_, of)| *of == color) {
            side.join_stones(stone, stone);
        }
        for region in position.regions {
            match region.touches() {
                Border::One(of) if of == color => {
                    for point in &region.points {
                        side.open[position.size().index(*point)] = true;
                    }
                }
                Border::One(_) | Border::Nobody => {}
                // Chains on both sides of a dame may connect by filling it.
                Border::Both => {
                    for point in &region.points {
                        side.join_around(*point);
                    }
                }
            }
        }
        side
    }

    fn index(&self, point: Point) -> usize {
        self.position.size().index(point)
    }

    /// Whether a stone of the side stands on the point, or must be put there.
    fn is_own(&self, point: Point) -> bool {
        self.position.board.get(point) == Some(self.color) || self.filled[self.index(point)]
    }

    /// The neighbours of a point that are the side's stones.
    fn stones_near(&self, point: Point) -> Vec<Point> {
        self.near(point, |near| self.is_own(near))
    }

    /// The territory next to a point.
    fn open_near(&self, point: Point) -> Vec<Point> {
        self.near(point, |near| self.open[self.index(near)])
    }

    /// The neighbours of a point of which this is true.
    fn near(&self, point: Point, holds: impl Fn(Point) -> bool) -> Vec<Point> {
        let mut found = Vec::new();
        for near in self.position.size().neighbors(point) {
            if holds(near) {
                found.push(near);
            }
        }
        found
    }

    /// What everything connected with the point has in common.
    fn group(&self, point: Point) -> usize {
        let mut at = self.index(point);
        while self.parent[at] != at {
            at = self.parent[at];
        }
        at
    }

    fn join(&mut self, one: Point, other: Point) {
        let (one, other) = (self.group(one), self.group(other));
        self.parent[one.max(other)] = one.min(other);
    }

    /// Connects a stone with the stones next to it.
    fn join_stones(&mut self, stone: Point, with: Point) {
        for near in self.stones_near(stone) {
            self.join(near, with);
        }
    }

    /// Connects all stones next to a point with each other.
    fn join_around(&mut self, point: Point) {
        if let Some(&first) = self.stones_near(point).first() {
            self.join_stones(point, first);
        }
    }

    /// Fills where what is connected has one liberty left in its territory, and can get more; whether there was such.
    fn fill_once(&mut self) -> bool {
        let size = self.position.size();
        // For each group its only liberty so far, or that it has more.
        let mut only: Vec<Option<Result<Point, ()>>> = vec![None; size.area()];
        for point in size.points().filter(|point| self.open[self.index(*point)]) {
            for stone in self.stones_near(point) {
                let entry = &mut only[self.group(stone)];
                *entry = match *entry {
                    None => Some(Ok(point)),
                    Some(Ok(known)) if known == point => Some(Ok(point)),
                    Some(_) => Some(Err(())),
                };
            }
        }
        let mut fill = Vec::new();
        for (group, liberty) in only.iter().enumerate() {
            if let Some(Ok(point)) = *liberty {
                let stones = self.stones_near(point);
                let connects = stones.iter().any(|stone| self.group(*stone) != group);
                if connects || !self.open_near(point).is_empty() {
                    fill.push(point);
                }
            }
        }
        for &point in &fill {
            let index = self.index(point);
            self.open[index] = false;
            self.filled[index] = true;
            self.join_stones(point, point);
        }
        !fill.is_empty()
    }

    /// The eyes, each with what it joins to a group.
    fn eyes(&mut self) -> Vec<Eye> {
        let size = self.position.size();
        let open = |point: &Point| self.open[self.index(*point)];
        let mut eyes = Vec::new();
        for points in pieces(size, size.points().filter(open).collect()) {
            let beside_false = |point: &Point| {
                let mut near = size.neighbors(*point);
                near.any(|near| self.filled[self.index(near)])
            };
            let sound: Vec<Point> = points
                .iter()
                .copied()
                .filter(|p| !beside_false(p))
                .collect();
            eyes.push(Eye {
                spoilt: sound.len() < points.len(),
                parts: pieces(size, sound),
                points,
                group: 0,
            });
        }
        for eye in &eyes {
            for point in &eye.points {
                for stone in self.stones_near(*point) {
                    self.join(stone, *point);
                }
                for near in self.open_near(*point) {
                    self.join(near, *point);
                }
            }
        }
        for eye in &mut eyes {
            eye.group = eye.points.first().map_or(0, |point| self.group(*point));
        }
        eyes
    }

    /// Notes which points count nothing, and why.
    fn judge(&mut self, uncounted: &mut Vec<(Point, Why)>) {
        let position = self.position;
        let size = position.size();
        let eyes = self.eyes();
        let mut number = vec![0; size.area()];
        for eye in &eyes {
            let least = if eye.spoilt { 2 } else { 1 };
            number[eye.group] += eye.parts.iter().filter(|part| part.len() >= least).count();
        }
        for eye in &eyes {
            if number[eye.group] < 2 {
                let two = |part: &Vec<Point>| {
                    makes_two_eyes(size, part, |point| position.is_dead(point), eye.spoilt)
                };
                number[eye.group] += eye.parts.iter().filter(|part| two(part)).count();
            }
        }
        for eye in &eyes {
            for &point in &eye.points {
                // A dead stone on a false eye is taken from next to it.
                let mut near = size.neighbors(point);
                let takes =
                    near.any(|near| self.filled[self.index(near)] && position.is_dead(near));
                if takes {
                    uncounted.push((point, Why::FalseEye));
                } else if number[eye.group] < 2 {
                    uncounted.push((point, Why::SekiUncounted));
                }
            }
        }
        let filled = size
            .points()
            .filter(|point| self.filled[self.index(*point)]);
        uncounted.extend(filled.map(|point| (point, Why::FalseEye)));
    }
}
