//! Text drawings of boards, the language of the tests and the documentation, and as they stand in forums.
//!
//! `X` is a black stone, `O` a white one, `.` an empty point; `x` and `o` are stones that the players agreed to be
//! dead; any other small letter names an empty point. Black is also `#` and `●`, White `○` and `〇`, and the empty
//! points `,`, `+` or the crossings of box drawings such as `┼`; full-width forms mean the same.
//! Rows may carry their numbers; then only such rows count. Column letters, a frame, and words above and below are
//! left out, and so is the markup of a web page. Where lines begin with `$$`, they are in the form of Sensei's Library: its marks are stones or empty
//! points, its numbers moves, and every small letter a name.

mod rows;
mod write;

use std::fmt;
use std::str::FromStr;

use rows::Cell;

use crate::{Board, Point, Size, SizeError};

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
    /// Whether the markup of a web page was left out between the points.
    pub markup: bool,
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
        /// The column, in characters.
        column: usize,
        /// The character.
        found: char,
    },
    /// A row that is longer or shorter than the first.
    Ragged {
        /// The line of the text.
        line: usize,
        /// The column of the first point too many, or after the last point.
        column: usize,
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
            DiagramError::Character {
                line,
                column,
                found,
            } => {
                write!(
                    f,
                    "line {line}, column {column}: '{found}' draws neither a stone (X, O) nor an empty point (.)"
                )
            }
            DiagramError::Ragged {
                line,
                column,
                found,
                expected,
            } => {
                write!(
                    f,
                    "line {line}, column {column}: the row has {found} points, the first row has {expected}"
                )
            }
            DiagramError::Size(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for DiagramError {}

impl FromStr for Diagram {
    type Err = DiagramError;

    fn from_str(text: &str) -> Result<Diagram, DiagramError> {
        let drawn = rows::drawn(text)?;
        let size = Size::new(drawn.width, drawn.height).map_err(DiagramError::Size)?;
        let mut diagram = Diagram::of(&Board::empty(size));
        diagram.markup = drawn.markup;
        for (point, cell) in size.points().zip(drawn.cells) {
            match cell {
                Cell::Empty => {}
                Cell::Named(name) => diagram.marks.push((name, point)),
                Cell::Stone(color) => diagram.board.set(point, Some(color)),
                Cell::Dead(color) => {
                    diagram.board.set(point, Some(color));
                    diagram.dead.push(point);
                }
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
            markup: false,
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
    fn rows_with_and_without_numbers() {
        check("X . O\n. a x", "X . O\n. a x");
        check("  XO.\n\n  ...  ", "X O .\n. . .");
        check("2 . X\n1 O .\n  A B", ". X\nO .");
        check("   a b\n 10 . X 10", ". X");
        check("  A B C\n2 X . O 2\n1 . . . 1\n  A B C", "X . O\n. . .");
        check("2|X.O|2\n1|...|1", "X . O\n. . .");
    }

    #[test]
    fn other_signs() {
        check("# O .\n, + ·", "X O .\n. . .");
        check("●○┼\n├〇┤", "X O .\n. O .");
        check("┌┬●┐\n├╋○┤\n└┴┴┘", ". . X .\n. . O .\n. . . .");
        check("┏┳┓\n┣●┫\n┗┻┛", ". . .\n. X .\n. . .");
        check("╔╦╗\n╚○╝", ". . .\n. O .");
        check("Ｘ Ｏ ．\n．　ａ　＃", "X O .\n. a X");
        check("⚫⚪・\n▲△◯", "X O .\nX O O");
        check("X . O\r\n. . .\r\n", "X . O\n. . .");
    }

    #[test]
    fn markup_of_web_pages() {
        check("<p>黑先<br>●┼○<br />┼&nbsp;┼ ┼</p>", "X . O\n. . .");
        check(
            "<pre class=\"go\">X . O\n. <b>X</b> .</pre>",
            "X . O\n. X .",
        );
        check("&#9679;&#x253C;&#9675;<br/>\n┼┼┼", "X . O\n. . .");
        check("“●┼○”\n［┼┼┼］", "X . O\n. . .");
        check("（\n●┼○\n）", "X . O");
        check(" X . O\n .(X). \n . X . ", "X . O\n. X .\n. X .");
        check(
            "<p>\n●┼<br>┼★",
            "line 2, column 8: '★' draws neither a stone (X, O) nor an empty point (.)",
        );
        let marked = |text: &str| text.parse::<Diagram>().unwrap().markup;
        assert!(marked("X . O<br>\n. . ."));
        assert!(!marked("<h1>\nTitle</h1>\nX . O\n. . ."));
    }

    #[test]
    fn lines_and_frames() {
        check("┌─┬─●\n│ │ │\n├─┼─○", ". . X\n. . O");
        check("+---+\n|X.O|\n|...|\n+---+", "X . O\n. . .");
        check("-----\n|X.O|\n-----", "X . O");
        check("┌───┐\n│X.O│\n└───┘", "X . O");
        check("１２ ┼ ●\n１１ ○ ┼", ". X\nO .");
        check("ＡＢＣ\n●┼○", "X . O");
        check("1 2 3\n●┼○", "X . O");
    }

    #[test]
    fn words_around() {
        check(
            "Black to play:\nX . O\n. . .\nSo what happens?",
            "X . O\n. . .",
        );
        check("黑先，白死\n●┼○", "X . O");
        check("●┼○\n如上图：黑 1 手", "X . O");
        check("1. White to play\nX . O\nWhite won by 3", "X . O");
        check(
            "2 . X 2    WHITE (O) has captured 3 stones\n1 O . 1",
            ". X\nO .",
        );
        check(
            "X . O\nand so\n. . .",
            "line 2, column 5: the row has 5 points, the first row has 3",
        );
        check(
            "X . O\n黑先\n. . .",
            "line 2, column 1: '黑' draws neither a stone (X, O) nor an empty point (.)",
        );
    }

    #[test]
    fn the_form_of_senseis_library() {
        check("$$ Title\n$$ | . X O |\n$$ | , a . |", ". X O\n. a .");
        check(
            "$$B The ladder\n$$  -------\n$$ | 1 2 . |\n$$ | 3 X O |\n$$  -------",
            "X O .\nX X O",
        );
        check("$$Wm5\n$$ . 1 2", ". O X");
        check("$$c\n$$ B W #\n$$ @ Y Q\n$$ C S T", "X O X\nO X O\n. . .");
        let named = "$$ . x o".parse::<Diagram>().unwrap();
        assert_eq!((named.named('x').len(), named.dead.len()), (1, 0));
        check("text\n$$ t\n$$ . X .\n$$ [a|Ladder]\nmore text", ". X .");
        check(
            "$$B\n$$ . ?",
            "line 2, column 6: '?' draws neither a stone (X, O) nor an empty point (.)",
        );
    }

    #[test]
    fn says_what_is_wrong() {
        check("", "the drawing has no rows");
        check("Nothing here", "the drawing has no rows");
        check(
            "X .\nX",
            "line 2, column 2: the row has 1 points, the first row has 2",
        );
        check(
            "X .\nX . O",
            "line 2, column 5: the row has 3 points, the first row has 2",
        );
        check(
            "X ?",
            "line 1, column 3: '?' draws neither a stone (X, O) nor an empty point (.)",
        );
        check(
            " 2 ┼ ┼\n 1 ┼ ★",
            "line 2, column 6: '★' draws neither a stone (X, O) nor an empty point (.)",
        );
        check(
            &".".repeat(53),
            "a board of 53x1 cannot be read: each side has 1 to 52 lines",
        );
    }
}
