//! Where an open region would have to be closed for each side to have a part of it: the smallest cut between the points
//! next to Black's stones and the points next to White's.

use crate::{Board, ByColor, Color, Point, Region};

/// An empty region that both colours touch, taken apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Seam {
    /// What is each side's if the rest of the region is closed.
    pub(super) inside: ByColor<Vec<Point>>,
    /// The rest, fewest points of all ways to close the region; and what lies between where there are several such ways.
    pub(super) open: Vec<Point>,
}

/// One way along which a side can reach the other; the way back is the next or the last one in the list.
struct Way {
    to: usize,
    /// How many paths may still take it.
    free: usize,
}

/// Every point is two nodes, `2n` to come in and `2n + 1` to go out, so that one path only goes through it.
struct Net {
    ways: Vec<Way>,
    /// The ways that leave each node.
    from: Vec<Vec<usize>>,
}

impl Net {
    fn join(&mut self, from: usize, to: usize, paths: usize) {
        for (from, to, free) in [(from, to, paths), (to, from, 0)] {
            if let Some(leaving) = self.from.get_mut(from) {
                leaving.push(self.ways.len());
            }
            self.ways.push(Way { to, free });
        }
    }

    /// For each node that can be reached from `start`, or that `start` can be reached from with `back`, the way taken.
    fn reached(&self, start: usize, back: bool) -> Vec<Option<usize>> {
        let mut taken = vec![None; self.from.len()];
        let (mut found, mut searched) = (vec![start], 0);
        while let Some(&node) = found.get(searched) {
            searched += 1;
            for &way in self.from.get(node).into_iter().flatten() {
                let open = self.ways.get(if back { way ^ 1 } else { way });
                let to = self.ways.get(way).map_or(start, |way| way.to);
                if open.is_some_and(|way| way.free > 0)
                    && to != start
                    && let Some(slot) = taken.get_mut(to)
                    && slot.is_none()
                {
                    *slot = Some(way);
                    found.push(to);
                }
            }
        }
        taken
    }

    /// Takes as many paths as there are.
    fn fill(&mut self, start: usize, end: usize) {
        loop {
            let taken = self.reached(start, false);
            let mut node = end;
            while let Some(way) = taken.get(node).copied().flatten() {
                for (way, more) in [(way, false), (way ^ 1, true)] {
                    if let Some(way) = self.ways.get_mut(way) {
                        way.free = if more { way.free + 1 } else { way.free - 1 };
                    }
                }
                node = self.ways.get(way ^ 1).map_or(start, |way| way.to);
            }
            if node == end {
                return;
            }
        }
    }
}

impl Seam {
    /// Takes a region apart.
    pub(super) fn of(board: &Board, region: &Region) -> Seam {
        let size = board.size();
        let points = &region.points;
        let (start, end) = (2 * points.len(), 2 * points.len() + 1);
        let mut net = Net {
            ways: Vec::new(),
            from: vec![Vec::new(); end + 1],
        };
        for (n, point) in points.iter().enumerate() {
            net.join(2 * n, 2 * n + 1, 1);
            for near in size.neighbors(*point) {
                match board.get(near) {
                    None => {
                        if let Ok(m) = points.binary_search(&near) {
                            net.join(2 * n + 1, 2 * m, 1);
                        }
                    }
                    Some(Color::Black) => net.join(start, 2 * n, 1),
                    Some(Color::White) => net.join(2 * n + 1, end, 1),
                }
            }
        }
        net.fill(start, end);
        let (black, white) = (net.reached(start, false), net.reached(end, true));
        let is = |side: &[Option<usize>], node: usize| side.get(node).is_some_and(Option::is_some);
        let mut seam = Seam {
            inside: ByColor::default(),
            open: Vec::new(),
        };
        for (n, point) in points.iter().enumerate() {
            let list = if is(&black, 2 * n + 1) {
                &mut seam.inside.black
            } else if is(&white, 2 * n) {
                &mut seam.inside.white
            } else {
                &mut seam.open
            };
            list.push(*point);
        }
        seam
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Diagram, empty_regions};

    /// Draws what is each side's as `b` and `w`, and the seam as `*`.
    #[track_caller]
    fn check(drawing: &str, expected: &str) {
        let board = drawing.parse::<Diagram>().expect("a drawing").board;
        let size = board.size();
        let mut drawn = String::new();
        let seams: Vec<Seam> = empty_regions(&board)
            .iter()
            .map(|region| Seam::of(&board, region))
            .collect();
        for point in size.points() {
            let within = |list: fn(&Seam) -> &Vec<Point>| {
                seams.iter().any(|seam| list(seam).contains(&point))
            };
            drawn.push(match board.get(point) {
                Some(Color::Black) => 'X',
                Some(Color::White) => 'O',
                None if within(|seam| &seam.inside.black) => 'b',
                None if within(|seam| &seam.inside.white) => 'w',
                None if within(|seam| &seam.open) => '*',
                None => '.',
            });
            if point.x() + 1 == size.width() {
                drawn.push('\n');
            }
        }
        assert_eq!(drawn.trim_end(), expected, "\n{drawing}");
    }

    #[test]
    fn dame_are_a_seam_with_nothing_on_either_side() {
        check(".X.O.\n.X.O.\n.X.O.", "bX*Ow\nbX*Ow\nbX*Ow");
    }

    #[test]
    fn a_hole_in_a_wall_is_the_seam() {
        check(".XO..\n..O..\n.XO..\n.XO..", "bXOww\nb*Oww\nbXOww\nbXOww");
        check(
            "..X...O..\n..X...O..\nXXX...OOO",
            "bbX***Oww\nbbX***Oww\nXXX***OOO",
        );
        check(
            "..X...O..\n......O..\nXXX...OOO",
            "bbX***Oww\nbb****Oww\nXXX***OOO",
        );
    }
}
