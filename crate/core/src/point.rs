//! The size of a board and the points on it.

use std::fmt;

/// The largest width and height a board may have, the limit of SGF's letters.
pub const MAX_SIDE: usize = 52;

/// Column letters as players use them: no I.
const LETTERS: &[u8; 25] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";

/// Width and height of a board, each from 1 to [`MAX_SIDE`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Size {
    width: u8,
    height: u8,
}

/// A point of a board, counted from 0 at the top left; only a [`Size`] makes one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Point {
    y: u8,
    x: u8,
}

/// A width or height outside 1 to [`MAX_SIDE`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SizeError {
    /// The width that was asked for.
    pub width: usize,
    /// The height that was asked for.
    pub height: usize,
}

impl fmt::Display for SizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SizeError { width, height } = self;
        write!(
            f,
            "a board of {width}x{height} cannot be read: each side has 1 to {MAX_SIDE} lines"
        )
    }
}

impl std::error::Error for SizeError {}

impl Size {
    /// The size with this width and height.
    ///
    /// # Errors
    /// [`SizeError`] unless both lie in 1 to [`MAX_SIDE`].
    ///
    /// ```
    /// use jiping::Size;
    /// assert_eq!(Size::new(19, 19)?.area(), 361);
    /// assert!(Size::new(53, 53).is_err());
    /// # Ok::<(), jiping::SizeError>(())
    /// ```
    pub fn new(width: usize, height: usize) -> Result<Size, SizeError> {
        let side = |n: usize| u8::try_from(n).ok().filter(|_| (1..=MAX_SIDE).contains(&n));
        match (side(width), side(height)) {
            (Some(width), Some(height)) => Ok(Size { width, height }),
            _ => Err(SizeError { width, height }),
        }
    }

    /// The number of columns.
    pub fn width(self) -> usize {
        usize::from(self.width)
    }

    /// The number of rows.
    pub fn height(self) -> usize {
        usize::from(self.height)
    }

    /// The number of points.
    pub fn area(self) -> usize {
        self.width() * self.height()
    }

    /// The point in column `x` and row `y`, both from 0 at the top left, if the board has it.
    pub fn point(self, x: usize, y: usize) -> Option<Point> {
        let inside = x < self.width() && y < self.height();
        match (u8::try_from(x), u8::try_from(y)) {
            (Ok(x), Ok(y)) if inside => Some(Point { y, x }),
            _ => None,
        }
    }

    /// All points, row by row from the top.
    pub fn points(self) -> SizePoints {
        SizePoints {
            size: self,
            next: Point { y: 0, x: 0 },
        }
    }

    /// The two to four points that lines connect with `point`.
    pub fn neighbors(self, point: Point) -> Neighbors {
        Neighbors {
            size: self,
            point,
            next: 0,
        }
    }

    /// Whether a board of this size has `point`, which another size may have made.
    pub fn holds(self, point: Point) -> bool {
        point.x < self.width && point.y < self.height
    }

    /// The place of `point` in row-major order, below [`Size::area`] if the size [holds](Size::holds) it.
    pub fn index(self, point: Point) -> usize {
        usize::from(point.y) * self.width() + usize::from(point.x)
    }

    /// The name that players use: a letter without I for the column, a number from the bottom for the row.
    ///
    /// ```
    /// use jiping::Size;
    /// let size = Size::new(19, 19)?;
    /// let star = size.parse_point("Q16").expect("on the board");
    /// assert_eq!(size.name(star), "Q16");
    /// # Ok::<(), jiping::SizeError>(())
    /// ```
    pub fn name(self, point: Point) -> String {
        let mut name = String::with_capacity(4);
        let (page, column) = (point.x() / LETTERS.len(), point.x() % LETTERS.len());
        if let Some(letter) = page.checked_sub(1).and_then(|n| LETTERS.get(n)) {
            name.push(char::from(*letter));
        }
        if let Some(letter) = LETTERS.get(column) {
            name.push(char::from(*letter));
        }
        let row = self.height.saturating_sub(point.y);
        if row >= 10 {
            name.push(char::from(b'0' + row / 10));
        }
        name.push(char::from(b'0' + row % 10));
        name
    }

    /// Writes the names of points with spaces between them.
    pub(crate) fn write_names(self, f: &mut fmt::Formatter<'_>, points: &[Point]) -> fmt::Result {
        for (n, point) in points.iter().enumerate() {
            f.write_str(if n == 0 { "" } else { " " })?;
            f.write_str(&self.name(*point))?;
        }
        Ok(())
    }

    /// The point with this name, in either case, if the board has it; the inverse of [`Size::name`].
    pub fn parse_point(self, name: &str) -> Option<Point> {
        let letter = |b: u8| {
            let upper = b.to_ascii_uppercase();
            LETTERS.iter().position(|letter| *letter == upper)
        };
        let (column, row) = match *name.as_bytes() {
            [a, ref row @ ..] if matches!(row, [b'1'..=b'9', ..]) => (letter(a)?, row),
            [a, b, ref row @ ..] => ((letter(a)? + 1) * LETTERS.len() + letter(b)?, row),
            _ => return None,
        };
        let row = match *row {
            [a @ b'1'..=b'9'] => usize::from(a - b'0'),
            [a @ b'1'..=b'9', b @ b'0'..=b'9'] => usize::from((a - b'0') * 10 + (b - b'0')),
            _ => return None,
        };
        self.point(column, self.height().checked_sub(row)?)
    }
}

/// The points of a board, row by row; [`Size::points`] makes it.
#[derive(Clone, Debug)]
pub struct SizePoints {
    size: Size,
    next: Point,
}

impl Iterator for SizePoints {
    type Item = Point;

    fn next(&mut self) -> Option<Point> {
        let point = self.next;
        if point.y >= self.size.height {
            return None;
        }
        self.next = if point.x + 1 < self.size.width {
            Point {
                y: point.y,
                x: point.x + 1,
            }
        } else {
            Point {
                y: point.y + 1,
                x: 0,
            }
        };
        Some(point)
    }
}

/// The points next to one; [`Size::neighbors`] makes it.
#[derive(Clone, Debug)]
pub struct Neighbors {
    size: Size,
    point: Point,
    next: u8,
}

impl Iterator for Neighbors {
    type Item = Point;

    fn next(&mut self) -> Option<Point> {
        let Point { y, x } = self.point;
        while self.next < 4 {
            self.next += 1;
            let (y, x) = match self.next {
                1 => (y.wrapping_sub(1), x),
                2 => (y, x.wrapping_sub(1)),
                3 => (y, x + 1),
                _ => (y + 1, x),
            };
            if y < self.size.height && x < self.size.width {
                return Some(Point { y, x });
            }
        }
        None
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}

impl Point {
    /// The column, from 0 at the left.
    pub fn x(self) -> usize {
        usize::from(self.x)
    }

    /// The row, from 0 at the top.
    pub fn y(self) -> usize {
        usize::from(self.y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip_on_every_size() {
        for (width, height) in [(1, 1), (2, 3), (19, 19), (25, 9), (26, 26), (52, 52)] {
            let size = Size::new(width, height).unwrap();
            for point in size.points() {
                assert_eq!(size.parse_point(&size.name(point)), Some(point));
            }
        }
    }

    #[test]
    fn names_off_the_board_are_refused() {
        let size = Size::new(9, 9).unwrap();
        for name in [
            "", "A", "9", "A0", "A10", "I5", "K1", "A01", "é1", "AAA1", "A1x",
        ] {
            assert_eq!(size.parse_point(name), None, "{name}");
        }
    }

    #[test]
    fn neighbors_stay_on_the_board() {
        let size = Size::new(3, 2).unwrap();
        let counts: Vec<usize> = size.points().map(|p| size.neighbors(p).count()).collect();
        assert_eq!(counts, [2, 3, 2, 2, 3, 2]);
    }
}
