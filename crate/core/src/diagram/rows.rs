//! From the lines of a text to the rows of a board: what each character draws, and which lines are none of it.

use super::DiagramError;
use crate::Color;

/// What a character draws on a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cell {
    Empty,
    Stone(Color),
    Dead(Color),
    Named(char),
}

/// What a character of a drawing is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mark {
    Point(Cell),
    /// A line between points or around the board.
    Line,
    /// Of words in a script that draws nothing.
    Word,
    Unknown,
}

/// The languages of drawings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    /// Rows as people write them.
    Plain,
    /// Sensei's Library: each line begins with `$$`, digits are moves; the first is this side's.
    Sensei(Color),
}

/// A line that draws something.
struct Row {
    line: usize,
    /// The points with their columns in the text.
    cells: Vec<(usize, Cell)>,
    /// The first character that draws nothing.
    fault: Option<(usize, char)>,
    numbered: bool,
    words: bool,
}

/// The points of a drawing, row by row.
#[derive(Default)]
pub(super) struct Drawn {
    pub(super) cells: Vec<Cell>,
    pub(super) width: usize,
    pub(super) height: usize,
}

/// What a text draws, its rows all of one length.
pub(super) fn drawn(text: &str) -> Result<Drawn, DiagramError> {
    let mut rows = Vec::new();
    let mut form = Form::Plain;
    for (n, line) in text.split(ends_line).enumerate() {
        let dollars = line.trim_start().strip_prefix("$$");
        if form != Form::Plain && dollars.is_none() {
            continue;
        }
        let inside = dollars.unwrap_or(line);
        if form == Form::Plain && dollars.is_some() {
            rows.clear();
            form = Form::Sensei(if inside.as_bytes().first() == Some(&b'W') {
                Color::White
            } else {
                Color::Black
            });
            if is_title(inside) {
                continue;
            }
        }
        if let Some(row) = row(n + 1, line.len() - inside.len(), inside, form) {
            rows.push(row);
        }
    }
    even(&rows)
}

/// The cells of the rows from the first to the last that are no words, if nothing in them is unknown.
fn even(rows: &[Row]) -> Result<Drawn, DiagramError> {
    let numbered = rows.iter().any(|row| row.numbered);
    let is_row = |row: &&Row| !row.words && row.numbered == numbered;
    let mut left = rows.iter().filter(is_row).count();
    let mut drawn = Drawn::default();
    for row in rows.iter().filter(|row| row.numbered == numbered) {
        if left == 0 || (row.words && drawn.height == 0) {
            continue;
        }
        left -= usize::from(!row.words);
        let line = row.line;
        if let Some((column, found)) = row.fault {
            return Err(DiagramError::Character {
                line,
                column,
                found,
            });
        }
        let found = row.cells.len();
        if drawn.height == 0 {
            drawn.width = found;
        }
        let expected = drawn.width;
        if found != expected {
            let beyond = row.cells.get(expected).map(|(column, _)| *column);
            let after = row.cells.last().map_or(1, |(column, _)| *column + 1);
            return Err(DiagramError::Ragged {
                line,
                column: beyond.unwrap_or(after),
                found,
                expected,
            });
        }
        drawn.height += 1;
        for (_, cell) in &row.cells {
            drawn.cells.push(*cell);
        }
    }
    if drawn.height == 0 {
        return Err(DiagramError::Empty);
    }
    Ok(drawn)
}

/// A predicate, since to look for a character takes the code of a search for bytes.
fn ends_line(c: char) -> bool {
    c == '\n'
}

/// The character that a full-width form stands for.
fn narrow(c: char) -> char {
    let code = u32::from(c);
    let full_width = (0xff01..=0xff5e).contains(&code);
    char::from_u32(code - 0xfee0 * u32::from(full_width)).unwrap_or(c)
}

/// Whether the first line of Sensei's form is its title: what follows `$$` directly, or has no empty point and no edge.
fn is_title(inside: &str) -> bool {
    let in_rows = |b| matches!(b, b'.' | b',' | b'|' | b'-');
    inside.trim_start().len() == inside.len() || !inside.bytes().any(in_rows)
}

/// What a line draws; none if that is nothing, or only numbers, or the frame of the board.
fn row(line: usize, before: usize, text: &str, form: Form) -> Option<Row> {
    let mut row = Row {
        line,
        cells: Vec::new(),
        fault: None,
        numbered: false,
        words: false,
    };
    let (mut drawn, mut ruled, mut letters) = (false, false, 0);
    for (found, column) in text.chars().zip(before + 1..) {
        let c = narrow(found);
        // Five letters in a row that are no stones are a word.
        letters = if c.is_ascii_alphabetic() && !matches!(c, 'X' | 'O' | 'x' | 'o') {
            letters + 1
        } else {
            0
        };
        row.words |= letters == 5;
        if c.is_whitespace() {
            continue;
        }
        if c.is_ascii_digit() && form == Form::Plain {
            // Nothing but the row's number and remarks follows the points.
            if drawn {
                break;
            }
            row.numbered = true;
            continue;
        }
        let mark = mark(c, form);
        match mark {
            Mark::Point(cell) => row.cells.push((column, cell)),
            Mark::Line => ruled |= !matches!(c, '|' | '│' | '┃' | '║'),
            Mark::Word | Mark::Unknown => row.fault = row.fault.or(Some((column, found))),
        }
        // The letters of columns begin with an A.
        row.words |= mark == Mark::Word || (c == 'A' && !drawn);
        drawn = true;
    }
    row.numbered &= !row.words;
    let empty = row.cells.iter().all(|(_, cell)| *cell == Cell::Empty);
    let frame = ruled && empty && row.cells.len() <= 2;
    let blank = row.cells.is_empty() && row.fault.is_none();
    (!frame && !blank).then_some(row)
}

fn mark(c: char, form: Form) -> Mark {
    let point = match c {
        'X' | '#' | '●' | '⚫' | '▲' => Cell::Stone(Color::Black),
        'O' | '○' | '〇' | '◯' | '⚪' | '△' => Cell::Stone(Color::White),
        '.' | ',' | '+' | '·' | '・' | '\u{250c}'..='\u{254b}' | '\u{2552}'..='\u{256c}' => {
            Cell::Empty
        }
        '|' | '-' | '_' | '\u{2500}'..='\u{250b}' | '═' | '║' => return Mark::Line,
        c => match form {
            Form::Sensei(first) => match c {
                'B' | 'Y' | 'Z' => Cell::Stone(Color::Black),
                'W' | 'Q' | 'P' | '@' => Cell::Stone(Color::White),
                'C' | 'S' | 'T' | 'M' => Cell::Empty,
                '1' | '3' | '5' | '7' | '9' => Cell::Stone(first),
                '0' | '2' | '4' | '6' | '8' => Cell::Stone(first.other()),
                'a'..='z' => Cell::Named(c),
                _ => return unknown(c),
            },
            Form::Plain => match c {
                'x' => Cell::Dead(Color::Black),
                'o' => Cell::Dead(Color::White),
                'a'..='z' => Cell::Named(c),
                _ => return unknown(c),
            },
        },
    };
    Mark::Point(point)
}

/// A character that draws nothing: of words where it is kana, a Chinese character or Hangul, or begins a link.
fn unknown(c: char) -> Mark {
    if matches!(c, '[' | '{') || ('\u{3041}'..='\u{d7af}').contains(&c) {
        Mark::Word
    } else {
        Mark::Unknown
    }
}
