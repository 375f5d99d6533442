//! Drawings as text: in letters, and in the lines and circles of forums.

use std::fmt;

use super::Diagram;
use crate::{Color, Point};

/// How each thing on a point is drawn.
struct Signs {
    alive: [char; 2],
    dead: [char; 2],
    between: &'static str,
}

const LETTERS: Signs = Signs {
    alive: ['X', 'O'],
    dead: ['x', 'o'],
    between: " ",
};

/// Characters that are all of one width where boards are drawn so, the dead in full-width letters.
const LINES: Signs = Signs {
    alive: ['●', '○'],
    dead: ['\u{ff58}', '\u{ff4f}'],
    between: "",
};

/// The crossings of lines at the edges and between them.
const CROSSINGS: [[char; 3]; 3] = [['┌', '┬', '┐'], ['├', '┼', '┤'], ['└', '┴', '┘']];

/// Rows of letters separated by spaces, one line each; reading it again gives the same diagram.
impl fmt::Display for Diagram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_letters())
    }
}

impl Diagram {
    /// What [`fmt::Display`] writes, for those who have no formatter.
    pub fn in_letters(&self) -> String {
        self.drawn(&LETTERS, |point| self.mark(point).unwrap_or('.'))
    }

    /// The board in box-drawing characters with `●` and `○`, the dead as `ｘ` and `ｏ`, as it is put into forums;
    /// marks are left out. Reading it again gives the same board and the same dead.
    ///
    /// ```
    /// use jiping::Diagram;
    /// let drawn = ". X .\nO x .\n. O .".parse::<Diagram>()?;
    /// assert_eq!(drawn.in_lines(), "┌●┐\n○ｘ┤\n└○┘\n");
    /// assert_eq!(drawn.in_lines().parse(), Ok(drawn));
    /// # Ok::<(), jiping::DiagramError>(())
    /// ```
    pub fn in_lines(&self) -> String {
        let size = self.board.size();
        self.drawn(&LINES, |point| {
            let row = CROSSINGS.get(place(point.y(), size.height()));
            let crossing = row.and_then(|row| row.get(place(point.x(), size.width())));
            crossing.copied().unwrap_or('┼')
        })
    }

    fn drawn(&self, signs: &Signs, empty: impl Fn(Point) -> char) -> String {
        let size = self.board.size();
        let mut alive = self.board.clone();
        alive.fill(&self.dead, None);
        let mut text = String::new();
        for point in size.points() {
            let [black, white] = match alive.get(point) {
                None => signs.dead,
                Some(_) => signs.alive,
            };
            text.push(match self.board.get(point) {
                Some(Color::Black) => black,
                Some(Color::White) => white,
                None => empty(point),
            });
            let last = point.x() + 1 == size.width();
            text.push_str(if last { "\n" } else { signs.between });
        }
        text
    }

    /// The letter of a point, unless it is one that draws a dead stone.
    fn mark(&self, point: Point) -> Option<char> {
        let mut marks = self.marks.iter();
        let (mark, _) = marks.find(|(mark, at)| *at == point && !LETTERS.dead.contains(mark))?;
        Some(*mark)
    }
}

/// Which of three crossings a line among so many has: that of the first, of the last, or of those between.
fn place(line: usize, lines: usize) -> usize {
    match line {
        _ if lines == 1 => 1,
        0 => 0,
        _ if line + 1 == lines => 2,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(drawing: &str, letters: &str, lines: &str) {
        let diagram = drawing.parse::<Diagram>().expect("a drawing");
        assert_eq!(diagram.to_string(), letters);
        assert_eq!(diagram.in_lines(), lines);
    }

    #[test]
    fn boards_of_any_shape() {
        check(".X.\n.o.", ". X .\n. o .\n", "┌●┐\n└ｏ┘\n");
        check("...\n.a.\n...", ". . .\n. a .\n. . .\n", "┌┬┐\n├┼┤\n└┴┘\n");
        check(".\nO\n.", ".\nO\n.\n", "┬\n○\n┴\n");
        check(".x.", ". x .\n", "├ｘ┤\n");
        check(".", ".\n", "┼\n");
    }

    #[test]
    fn a_name_that_draws_a_dead_stone_is_left_out() {
        check("$$ . x a", ". . a\n", "├┼┤\n");
    }
}
