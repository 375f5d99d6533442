//! Stones on points, with no rules.

use crate::{Color, Point, Size};

/// Which points of a board hold a stone, and of which colour.
///
/// ```
/// use jiping::{Board, Color, Size};
/// let size = Size::new(9, 9)?;
/// let mut board = Board::empty(size);
/// board.set(size.parse_point("E5").expect("on the board"), Some(Color::Black));
/// assert_eq!(board.stones().count(), 1);
/// # Ok::<(), jiping::SizeError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    size: Size,
    cells: Vec<Option<Color>>,
}

impl Board {
    /// The empty board of this size.
    pub fn empty(size: Size) -> Board {
        Board {
            size,
            cells: vec![None; size.area()],
        }
    }

    /// The board's size.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The stone on `point`, if there is one; none off the board.
    pub fn get(&self, point: Point) -> Option<Color> {
        let cell = self.cells.get(self.size.index(point))?;
        cell.filter(|_| self.size.holds(point))
    }

    /// What each point holds, row by row.
    pub(crate) fn cells(&self) -> &[Option<Color>] {
        &self.cells
    }

    /// Puts a stone on `point` or, with `None`, lifts what is there; off the board it does nothing.
    pub fn set(&mut self, point: Point, stone: Option<Color>) {
        if self.size.holds(point)
            && let Some(cell) = self.cells.get_mut(self.size.index(point))
        {
            *cell = stone;
        }
    }

    /// Puts the same on all of these points.
    pub fn fill(&mut self, points: &[Point], stone: Option<Color>) {
        for point in points {
            self.set(*point, stone);
        }
    }

    /// All stones, row by row from the top.
    pub fn stones(&self) -> impl Iterator<Item = (Point, Color)> + '_ {
        self.size
            .points()
            .filter_map(|point| Some((point, self.get(point)?)))
    }

    /// The points that hold this, row by row.
    pub fn points(&self, stone: Option<Color>) -> Vec<Point> {
        let mut points = Vec::new();
        for (point, cell) in self.size.points().zip(&self.cells) {
            if *cell == stone {
                points.push(point);
            }
        }
        points
    }

    /// The number of stones of one colour.
    pub fn count(&self, color: Color) -> usize {
        self.cells
            .iter()
            .filter(|cell| **cell == Some(color))
            .count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_of_another_size_is_off_the_board() {
        let small = Size::new(3, 3).unwrap();
        let mut board = Board::empty(small);
        for point in Size::new(9, 9).unwrap().points() {
            board.set(point, Some(Color::Black));
            assert_eq!(board.get(point).is_some(), small.holds(point));
        }
        assert_eq!(board.count(Color::Black), 9);
    }
}
