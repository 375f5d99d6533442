//! From the lines of a text to the rows of a board: what each character draws, and which lines are none of it.

use std::mem;

use super::DiagramError;
use crate::Color;
use crate::pasted::{Markup, markup, narrow};

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
    markup: bool,
}

/// The points of a drawing, row by row.
#[derive(Default)]
pub(super) struct Drawn {
    pub(super) cells: Vec<Cell>,
    pub(super) width: usize,
    pub(super) height: usize,
    /// Whether rows had the markup of a web page in them.
    pub(super) markup: bool,
}

/// What a text draws, its rows all of one length.
pub(super) fn drawn(text: &str) -> Result<Drawn, DiagramError> {
    let mut rows = Vec::new();
    let mut form = Form::Plain;
    for line in lines(text) {
        let dollars = after_dollars(&line.characters);
        if form != Form::Plain && dollars.is_none() {
            continue;
        }
        let inside = dollars.unwrap_or(&line.characters);
        if form == Form::Plain && dollars.is_some() {
            rows.clear();
            form = Form::Sensei(match inside.first() {
                Some((_, 'W')) => Color::White,
                _ => Color::Black,
            });
            if is_title(inside) {
                continue;
            }
        }
        if let Some(row) = row(line.number, inside, form) {
            rows.push(Row {
                markup: line.markup,
                ..row
            });
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
        drawn.markup |= row.markup;
        for (_, cell) in &row.cells {
            drawn.cells.push(*cell);
        }
    }
    if drawn.height == 0 {
        return Err(DiagramError::Empty);
    }
    Ok(drawn)
}

/// A line of the text without the markup of a web page.
struct Line {
    number: usize,
    /// The characters, each with its column.
    characters: Vec<(usize, char)>,
    /// Whether there was markup.
    markup: bool,
}

/// The lines of a text; a web page's line breaks are some too.
fn lines(text: &str) -> Vec<Line> {
    let line = |number| Line {
        number,
        characters: Vec::new(),
        markup: false,
    };
    let mut lines = Vec::new();
    let (mut current, mut number, mut column) = (line(1), 1, 1);
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let found = markup(rest);
        let (character, len) = match found {
            None => (Some(c), c.len_utf8()),
            Some((Markup::Character(c), len)) => (Some(c), len),
            Some((Markup::LineEnd, len)) => (Some('\n'), len),
            Some((Markup::Nothing, len)) => (None, len),
        };
        let (taken, after) = rest.split_at_checked(len).unwrap_or_default();
        let at = column;
        for c in taken.chars() {
            (number, column) = if c == '\n' {
                (number + 1, 1)
            } else {
                (number, column + 1)
            };
        }
        current.markup |= found.is_some();
        if character == Some('\n') {
            lines.push(mem::replace(&mut current, line(number)));
        } else {
            current.characters.extend(character.map(|c| (at, c)));
        }
        rest = after;
    }
    lines.push(current);
    lines
}

/// What follows the `$$` that a line begins with, if it does.
fn after_dollars(line: &[(usize, char)]) -> Option<&[(usize, char)]> {
    let from = line.iter().position(|(_, c)| !c.is_whitespace())?;
    match line.get(from..)? {
        [(_, '$'), (_, '$'), inside @ ..] => Some(inside),
        _ => None,
    }
}

/// Whether the first line of Sensei's form is its title: what follows `$$` directly, or has no empty point and no edge.
fn is_title(inside: &[(usize, char)]) -> bool {
    let directly = inside.first().is_some_and(|(_, c)| !c.is_whitespace());
    directly
        || !inside
            .iter()
            .any(|(_, c)| matches!(c, '.' | ',' | '|' | '-'))
}

/// What a line draws; none if that is nothing, or only numbers, or the frame of the board.
fn row(line: usize, text: &[(usize, char)], form: Form) -> Option<Row> {
    let mut row = Row {
        line,
        cells: Vec::new(),
        fault: None,
        numbered: false,
        words: false,
        markup: false,
    };
    let (mut drawn, mut ruled, mut letters) = (false, false, 0);
    for &(column, found) in text {
        let c = narrow(found);
        // Five letters in a row that are no stones are a word.
        letters = if c.is_ascii_alphabetic() && !matches!(c, 'X' | 'O' | 'x' | 'o') {
            letters + 1
        } else {
            0
        };
        row.words |= letters == 5;
        // Brackets of an input method stand around a drawing, those of a program around its last move.
        let around = matches!(found, '（' | '）' | '［' | '］' | '【' | '】');
        if c.is_whitespace() || around || (matches!(c, '(' | ')') && form == Form::Plain) {
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
