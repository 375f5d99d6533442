//! The values of single properties: points, areas, sizes, numbers, colours.

use super::RecordErrorKind;
use super::text::excerpt;
use crate::{Color, MAX_SIDE, Point, Size, SizeError};

/// What a move's value says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    Point(Point),
    Pass,
}

/// A value read either as the standard has it or as players write it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Reading<T> {
    pub(super) value: T,
    /// True for `R16` and `pass`.
    pub(super) as_players_write: bool,
}

impl<T> Reading<T> {
    fn standard(value: T) -> Self {
        Reading {
            value,
            as_players_write: false,
        }
    }

    fn players(value: T) -> Self {
        Reading {
            value,
            as_players_write: true,
        }
    }
}

/// A letter's coordinate: a-z are 0 to 25, A-Z 26 to 51.
fn coordinate(letter: u8) -> Option<usize> {
    match letter {
        b'a'..=b'z' => Some(usize::from(letter - b'a')),
        b'A'..=b'Z' => Some(usize::from(letter - b'A') + 26),
        _ => None,
    }
}

fn letters(raw: &str, size: Size) -> Option<Point> {
    let [x, y] = raw.as_bytes() else { return None };
    size.point(coordinate(*x)?, coordinate(*y)?)
}

/// A point in two letters, or in the players' way.
pub(super) fn point(raw: &str, size: Size) -> Option<Reading<Point>> {
    let raw = raw.trim();
    letters(raw, size)
        .map(Reading::standard)
        .or_else(|| size.parse_point(raw).map(Reading::players))
}

/// A move: a point, or a pass as nothing, as `tt` on boards to 19, or as the word.
pub(super) fn spot(raw: &str, size: Size) -> Option<Reading<Spot>> {
    let raw = raw.trim();
    let small = size.width() <= 19 && size.height() <= 19;
    if raw.is_empty() || (raw == "tt" && small) {
        return Some(Reading::standard(Spot::Pass));
    }
    if raw.eq_ignore_ascii_case("pass") {
        return Some(Reading::players(Spot::Pass));
    }
    point(raw, size).map(|reading| Reading {
        value: Spot::Point(reading.value),
        as_players_write: reading.as_players_write,
    })
}

/// A point, or the rectangle between two corners, `aa:cc`.
pub(super) fn area(raw: &str, size: Size) -> Option<Reading<(Point, Point)>> {
    let Some((from, to)) = raw.split_once(':') else {
        return point(raw, size).map(|reading| Reading {
            value: (reading.value, reading.value),
            as_players_write: reading.as_players_write,
        });
    };
    let (from, to) = (point(from, size)?, point(to, size)?);
    let (a, b) = (from.value, to.value);
    let top_left = size.point(a.x().min(b.x()), a.y().min(b.y()))?;
    let bottom_right = size.point(a.x().max(b.x()), a.y().max(b.y()))?;
    Some(Reading {
        value: (top_left, bottom_right),
        as_players_write: from.as_players_write || to.as_players_write,
    })
}

/// The points of a rectangle, row by row.
pub(super) fn points(
    (top_left, bottom_right): (Point, Point),
    size: Size,
) -> impl Iterator<Item = Point> {
    (top_left.y()..=bottom_right.y())
        .flat_map(move |y| (top_left.x()..=bottom_right.x()).filter_map(move |x| size.point(x, y)))
}

/// A board's size, `19` or `13:9`, width first.
pub(super) fn size(raw: &str) -> Result<Size, RecordErrorKind> {
    let side = |text: &str| {
        let text = text.trim();
        let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        // A number too long for a machine is a number past every limit.
        digits.then(|| text.parse::<usize>().unwrap_or(usize::MAX))
    };
    let unreadable = || RecordErrorKind::SizeUnreadable {
        raw: excerpt(raw.trim()),
    };
    let (width, height) = raw.split_once([':', 'x', 'X']).unwrap_or((raw, raw));
    let width = side(width).ok_or_else(unreadable)?;
    let height = side(height).ok_or_else(unreadable)?;
    Size::new(width, height).map_err(RecordErrorKind::Size)
}

/// The size of a record that does not say: 19x19.
pub(super) fn default_size() -> Result<Size, SizeError> {
    Size::new(MAX_SIDE.min(19), MAX_SIDE.min(19))
}

/// A side: `B`, `W`, or the word.
pub(super) fn color(raw: &str) -> Option<Color> {
    match raw.trim().to_ascii_lowercase().as_str() {
        "b" | "black" => Some(Color::Black),
        "w" | "white" => Some(Color::White),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nineteen() -> Size {
        default_size().unwrap()
    }

    #[track_caller]
    fn check(raw: &str, lines: usize, expected: &str) {
        let size = Size::new(lines, lines).unwrap();
        let read = match spot(raw, size) {
            None => "no".to_owned(),
            Some(reading) => {
                let mark = if reading.as_players_write { "!" } else { "" };
                match reading.value {
                    Spot::Pass => format!("pass{mark}"),
                    Spot::Point(point) => format!("{},{}{mark}", point.x(), point.y()),
                }
            }
        };
        assert_eq!(read, expected, "{raw:?} on {size}");
    }

    #[test]
    fn moves() {
        check("aa", 19, "0,0");
        check("pd", 19, "15,3");
        check(" pd ", 19, "15,3");
        check("ss", 19, "18,18");
        check("st", 19, "no");
        check("tt", 19, "pass");
        check("tt", 9, "pass");
        check("tt", 20, "19,19");
        check("", 19, "pass");
        check("zz", 26, "25,25");
        check("AA", 26, "no");
        check("AA", 27, "26,26");
        check("ZZ", 52, "51,51");
        check("R16", 19, "16,3!");
        check("d4", 19, "3,15!");
        check("I4", 19, "no");
        check("Pass", 19, "pass!");
        check("a", 19, "no");
        check("aaa", 19, "no");
        check("围", 19, "no");
        check("a]", 19, "no");
    }

    #[track_caller]
    fn check_area(raw: &str, expected: &[&str]) {
        let size = nineteen();
        let names: Option<Vec<String>> = area(raw, size).map(|reading| {
            points(reading.value, size)
                .map(|point| size.name(point))
                .collect()
        });
        assert_eq!(names.unwrap_or_default(), expected, "{raw:?}");
    }

    #[test]
    fn areas() {
        check_area("aa", &["A19"]);
        check_area("aa:ba", &["A19", "B19"]);
        check_area("bb:aa", &["A19", "B19", "A18", "B18"]);
        check_area("ba:ab", &["A19", "B19", "A18", "B18"]);
        check_area("A1:B1", &["A1", "B1"]);
        check_area("aa:zz", &[]);
        check_area("aa:", &[]);
        check_area(":", &[]);
    }

    #[track_caller]
    fn check_size(raw: &str, expected: &str) {
        let read = match size(raw) {
            Ok(size) => size.to_string(),
            Err(error) => error.to_string(),
        };
        assert_eq!(read, expected, "{raw:?}");
    }

    #[test]
    fn sizes() {
        check_size("19", "19x19");
        check_size(" 9 ", "9x9");
        check_size("13:9", "13x9");
        check_size("13 : 9", "13x9");
        check_size("19x19", "19x19");
        check_size("52", "52x52");
        let limits =
            |size: &str| format!("a board of {size} cannot be read: each side has 1 to 52 lines");
        check_size("53", &limits("53x53"));
        check_size("0", &limits("0x0"));
        check_size("19:0", &limits("19x0"));
        check_size("big", "\"big\" is not the size of a board, like 19 or 13:9");
        check_size("-9", "\"-9\" is not the size of a board, like 19 or 13:9");
        check_size("9:", "\"9:\" is not the size of a board, like 19 or 13:9");
        assert!(size("99999999999999999999999").is_err());
    }
}
