//! Text drawings of boards, the language of the tests and the documentation.
//!
//! `X` is a black stone, `O` a white one, `.` an empty point; `x` and `o` are stones that the players agreed to be
//! dead; any other small letter names an empty point.
//! Rows may carry their numbers; then a row of column letters may stand above or below.

use std::fmt;
use std::str::FromStr;

use crate::{Board, Color, Point, Size, SizeError};

/// A board as drawn, with its dead stones and named points.
///
/// ```
/// use jiping::{Color, Diagram};
/// let drawn = "X x .\nO . a".parse::<Diagram>()?;
/// assert_eq!(drawn.board.count(Color::Black), 2);
/// assert_eq!((drawn.dead.len(), drawn.named('a').len()), (1, 1));
/// assert_eq!(drawn.to_string().parse(), Ok(drawn));
/// # Ok::<(), jiping::DiagramError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// All stones, the dead included.
    pub board: Board,
    /// The stones drawn as dead, row by row.
    pub dead: Vec<Point>,
    /// The named empty points, row by row.
    pub marks: Vec<(char, Point)>,
}

/// Why a text is no drawing of a board; rows and columns count from 1 at the top left of the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DiagramError {
    /// There is no row at all.
    Empty,
    /// A character that draws nothing.
    Character {
        /// The line of the text.
        line: usize,
        /// The character.
        found: char,
    },
    /// A row that is longer or shorter than the first.
    Ragged {
        /// The line of the text.
        line: usize,
        /// The number of points in the row.
        found: usize,
        /// The number of points in the first row.
        expected: usize,
    },
    /// Too many rows or columns.
    Size(SizeError),
}

impl fmt::Display for DiagramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DiagramError::Empty => f.write_str("the drawing has no rows"),
            DiagramError::Character { line, found } => {
                write!(
                    f,
                    "line {line}: '{found}' draws neither a stone (X, O) nor an empty point (.)"
                )
            }
            DiagramError::Ragged {
                line,
                found,
                expected,
            } => {
                write!(
                    f,
                    "line {line}: the row has {found} points, the first row has {expected}"
                )
            }
            DiagramError::Size(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for DiagramError {}

/// The cells of one line without its row number, and whether it had one.
fn row(line: &str) -> (&str, bool) {
    let before = line.bytes().take_while(u8::is_ascii_digit).count();
    let bare = line.get(before..).unwrap_or_default();
    let after = bare.bytes().rev().take_while(u8::is_ascii_digit).count();
    let cells = bare.get(..bare.len() - after).unwrap_or_default();
    (cells.trim(), cells.len() < line.len())
}

/// A predicate, since to look for a character takes the code of a search for bytes.
fn ends_line(c: char) -> bool {
    c == '\n'
}

impl FromStr for Diagram {
    type Err = DiagramError;

    fn from_str(text: &str) -> Result<Diagram, DiagramError> {
        let mut lines = Vec::new();
        let mut numbered = false;
        for (n, line) in text.split(ends_line).enumerate() {
            let (cells, has_number) = row(line.trim());
            if !cells.is_empty() {
                lines.push((n + 1, cells, has_number));
                numbered |= has_number;
            }
        }
        lines.retain(|(_, _, has_number)| *has_number == numbered);
        let (mut drawn, mut width) = (Vec::new(), 0);
        for (n, (line, cells, _)) in lines.iter().enumerate() {
            let before = drawn.len();
            for found in cells.chars().filter(|c| !c.is_whitespace()) {
                if !matches!(found, 'X' | 'O' | '.' | 'a'..='z') {
                    return Err(DiagramError::Character { line: *line, found });
                }
                drawn.push(found);
            }
            let found = drawn.len() - before;
            if n == 0 {
                width = found;
            } else if found != width {
                return Err(DiagramError::Ragged {
                    line: *line,
                    found,
                    expected: width,
                });
            }
        }
        if lines.is_empty() {
            return Err(DiagramError::Empty);
        }
        let size = Size::new(width, lines.len()).map_err(DiagramError::Size)?;
        let mut diagram = Diagram {
            board: Board::empty(size),
            dead: Vec::new(),
            marks: Vec::new(),
        };
        for (point, cell) in size.points().zip(drawn) {
            match cell {
                'X' | 'x' => diagram.board.set(point, Some(Color::Black)),
                'O' | 'o' => diagram.board.set(point, Some(Color::White)),
                'a'..='z' => diagram.marks.push((cell, point)),
                _ => {}
            }
            if matches!(cell, 'x' | 'o') {
                diagram.dead.push(point);
            }
        }
        Ok(diagram)
    }
}

impl Diagram {
    /// The drawing of a board with nothing marked.
    pub fn of(board: &Board) -> Diagram {
        Diagram {
            board: board.clone(),
            dead: Vec::new(),
            marks: Vec::new(),
        }
    }

    /// The points that carry this letter, row by row.
    pub fn named(&self, name: char) -> Vec<Point> {
        self.marks
            .iter()
            .filter(|(mark, _)| *mark == name)
            .map(|(_, point)| *point)
            .collect()
    }
}

/// Rows of cells separated by spaces, one line each; reading it again gives the same diagram.
impl fmt::Display for Diagram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.board.size();
        for point in size.points() {
            let mark = self
                .marks
                .iter()
                .find(|(_, p)| *p == point)
                .map(|(mark, _)| *mark);
            let cell = match (self.board.get(point), self.dead.contains(&point)) {
                (Some(Color::Black), false) => 'X',
                (Some(Color::Black), true) => 'x',
                (Some(Color::White), false) => 'O',
                (Some(Color::White), true) => 'o',
                (None, _) => mark.unwrap_or('.'),
            };
            let separator = if point.x() + 1 == size.width() {
                '\n'
            } else {
                ' '
            };
            write!(f, "{cell}{separator}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let drawn = match text.parse::<Diagram>() {
            Ok(diagram) => diagram.to_string(),
            Err(error) => error.to_string(),
        };
        assert_eq!(drawn.trim_end(), expected);
    }

    #[test]
    fn reads_rows() {
        check("X . O\n. a x", "X . O\n. a x");
        check("  XO.\n\n  ...  ", "X O .\n. . .");
        check("2 . X\n1 O .\n  A B", ". X\nO .");
        check("   a b\n 10 . X 10", ". X");
    }

    #[test]
    fn says_what_is_wrong() {
        check("", "the drawing has no rows");
        check(
            "X .\nX",
            "line 2: the row has 1 points, the first row has 2",
        );
        check(
            "X ?",
            "line 1: '?' draws neither a stone (X, O) nor an empty point (.)",
        );
        check(
            &".".repeat(53),
            "a board of 53x1 cannot be read: each side has 1 to 52 lines",
        );
    }
}
