//! The values of single properties: points, areas, sizes, numbers, colours.

use super::RecordErrorKind;
use super::text::{cut, excerpt};
use crate::pasted::plain;
use crate::{Color, MAX_SIDE, Point, Size, SizeError};

/// A value read either as the standard has it or as players write it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Reading<T> {
    pub(super) value: T,
    /// True for `R16` and `pass`.
    pub(super) as_players_write: bool,
}

/// Opposite corners of a rectangle: top left and bottom right.
pub(super) type Area = (Point, Point);

/// A letter's coordinate: a-z are 0 to 25, A-Z 26 to 51.
fn coordinate(letter: u8) -> Option<usize> {
    match letter {
        b'a'..=b'z' => Some(usize::from(letter - b'a')),
        b'A'..=b'Z' => Some(usize::from(letter - b'A') + 26),
        _ => None,
    }
}

/// A point in the two letters of the standard.
pub(super) fn letters(raw: &str, size: Size) -> Option<Point> {
    let [x, y] = raw.as_bytes() else { return None };
    size.point(coordinate(*x)?, coordinate(*y)?)
}

/// The letters of a point; the inverse of [`letters`].
pub(super) fn write_letters(text: &mut String, point: Point) {
    for coordinate in [point.x(), point.y()] {
        let letter = (b'a'..=b'z').chain(b'A'..=b'Z').nth(coordinate);
        text.extend(letter.map(char::from));
    }
}

/// A point in two letters, or in the players' way.
fn point(raw: &str, size: Size) -> Option<Reading<Point>> {
    let plain = plain(raw);
    let standard = letters(plain.trim(), size);
    Some(Reading {
        value: standard.or_else(|| size.parse_point(plain.trim()))?,
        as_players_write: standard.is_none(),
    })
}

/// A move: a point, or a pass as nothing, as `tt` on boards to 19, or as the word.
pub(super) fn spot(raw: &str, size: Size) -> Option<Reading<Option<Point>>> {
    let plain = plain(raw);
    let raw = plain.trim();
    let small = size.width() <= 19 && size.height() <= 19;
    let word = raw.eq_ignore_ascii_case("pass");
    if word || raw.is_empty() || (raw == "tt" && small) {
        return Some(Reading {
            value: None,
            as_players_write: word,
        });
    }
    let reading = point(raw, size)?;
    Some(Reading {
        value: Some(reading.value),
        as_players_write: reading.as_players_write,
    })
}

/// A point, or the rectangle between two corners, `aa:cc`.
pub(super) fn area(raw: &str, size: Size) -> Option<Reading<Area>> {
    let plain = plain(raw);
    let (from, to) = cut(&plain, |c| c == ':').unwrap_or((&plain, &plain));
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
pub(super) fn points((top_left, bottom_right): Area, size: Size) -> Vec<Point> {
    let mut points = Vec::new();
    for y in top_left.y()..=bottom_right.y() {
        for x in top_left.x()..=bottom_right.x() {
            points.extend(size.point(x, y));
        }
    }
    points
}

/// The whole number that a text of digits gives; one too long for a machine is past every limit.
fn digits(text: &str) -> Option<usize> {
    let mut number: Option<usize> = None;
    for b in plain(text).trim().bytes() {
        let digit = usize::from(b.checked_sub(b'0').filter(|digit| *digit < 10)?);
        number = Some(number.unwrap_or(0).saturating_mul(10).saturating_add(digit));
    }
    number
}

/// The number that a text of digits gives, if a machine can hold it.
pub(super) fn number(text: &str) -> Option<u32> {
    let number = u32::try_from(digits(text)?).ok()?;
    (number < u32::MAX).then_some(number)
}

/// A board's size, `19` or `13:9`, width first.
pub(super) fn size(raw: &str) -> Result<Size, RecordErrorKind> {
    let plain = plain(raw);
    let (width, height) = cut(&plain, |c| matches!(c, ':' | 'x' | 'X')).unwrap_or((&plain, &plain));
    let (Some(width), Some(height)) = (digits(width), digits(height)) else {
        return Err(RecordErrorKind::SizeUnreadable {
            raw: excerpt(raw.trim()),
        });
    };
    Size::new(width, height).map_err(RecordErrorKind::Size)
}

/// The size of a record that does not say: 19x19.
pub(super) fn default_size() -> Result<Size, SizeError> {
    Size::new(MAX_SIDE.min(19), MAX_SIDE.min(19))
}

/// A side: `B`, `W`, or the word.
pub(super) fn color(raw: &str) -> Option<Color> {
    let plain = plain(raw);
    let raw = plain.trim();
    let is = |letter: &str, word: &str| {
        raw.eq_ignore_ascii_case(letter) || raw.eq_ignore_ascii_case(word)
    };
    if is("b", "black") {
        Some(Color::Black)
    } else if is("w", "white") {
        Some(Color::White)
    } else {
        None
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
                    None => format!("pass{mark}"),
                    Some(point) => format!("{},{}{mark}", point.x(), point.y()),
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
        check("<b>pd</b>", 19, "15,3");
        check("ｐｄ&nbsp;", 19, "15,3");
        check("&nbsp;", 19, "pass");
    }

    #[test]
    fn letters_are_read_as_they_are_written() {
        let size = Size::new(52, 52).unwrap();
        for point in size.points() {
            let mut text = String::new();
            write_letters(&mut text, point);
            assert_eq!(letters(&text, size), Some(point), "{text}");
        }
    }

    #[track_caller]
    fn check_area(raw: &str, expected: &[&str]) {
        let size = nineteen();
        let names: Option<Vec<String>> = area(raw, size).map(|reading| {
            points(reading.value, size)
                .into_iter()
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
        check_area("ａａ：ｂａ", &["A19", "B19"]);
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
        check_size("１９：１３", "19x13");
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
