//! The escapes of SGF's text values, and numbers as text.

use crate::Points;

/// `raw` with escapes resolved, blanks made spaces and each line break written as `line_break`.
pub(super) fn unescape(raw: &str, line_break: char) -> String {
    let mut text = String::with_capacity(raw.len());
    let mut escaped = false;
    // The first half of a line break of two characters.
    let mut half = None;
    for c in raw.chars() {
        let breaks = matches!(c, '\n' | '\r');
        if breaks && half.is_some_and(|first| first != c) {
            half = None;
            continue;
        }
        half = Some(c).filter(|_| breaks);
        if c == '\\' && !escaped {
            escaped = true;
            continue;
        }
        match c {
            '\n' | '\r' if escaped => {}
            '\n' | '\r' => text.push(line_break),
            '\t' | '\u{b}' | '\u{c}' => text.push(' '),
            c => text.push(c),
        }
        escaped = false;
    }
    text
}

/// `raw` cut at its first `:` that is not escaped.
pub(super) fn split_composed(raw: &str) -> Option<(&str, &str)> {
    let mut escaped = false;
    let colon = raw.bytes().position(|b| {
        let found = b == b':' && !escaped;
        escaped = b == b'\\' && !escaped;
        found
    })?;
    Some((raw.get(..colon)?, raw.get(colon + 1..)?))
}

/// `text` before and after the first of these marks.
pub(super) fn cut(text: &str, is_mark: fn(char) -> bool) -> Option<(&str, &str)> {
    for (at, c) in text.char_indices() {
        if is_mark(c) {
            return Some((text.get(..at)?, text.get(at + c.len_utf8()..)?));
        }
    }
    None
}

/// Adds a number in digits. Text that the binding writes is made by hand: formatting is a large part of a small module.
pub(super) fn push_number(text: &mut String, number: usize) {
    if number > 9 {
        push_number(text, number / 10);
    }
    let digit = u8::try_from(number % 10).unwrap_or(0);
    text.push(char::from(b'0' + digit));
}

/// Adds a number of points, as it is displayed.
pub(super) fn push_points(text: &mut String, points: Points) {
    let quarters = points.in_quarters();
    if quarters < 0 {
        text.push('-');
    }
    push_number(text, quarters.unsigned_abs() as usize / 4);
    text.push_str(match quarters % 4 {
        0 => "",
        2 | -2 => ".5",
        1 | -1 => ".25",
        _ => ".75",
    });
}

/// How many characters of the text a report quotes.
const QUOTED: usize = 40;

/// The beginning of `text` as a report quotes it, on one line.
pub(super) fn excerpt(text: &str) -> String {
    let mut quoted = String::new();
    for (n, c) in text.chars().enumerate() {
        if n == QUOTED {
            quoted.push('…');
            break;
        }
        quoted.push(if c.is_whitespace() { ' ' } else { c });
    }
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(raw: &str, text: &str, simple: &str) {
        assert_eq!(unescape(raw, '\n'), text, "{raw:?} as text");
        assert_eq!(unescape(raw, ' '), simple, "{raw:?} as simple text");
    }

    #[test]
    fn escapes_and_line_breaks() {
        check("", "", "");
        check("ab c", "ab c", "ab c");
        check("ab\tc", "ab c", "ab c");
        check("a\\]b\\\\c\\:d", "a]b\\c:d", "a]b\\c:d");
        check("a\nb", "a\nb", "a b");
        check("a\\\nb", "ab", "ab");
        check("a\\\r\nb", "ab", "ab");
        check("a\\\n\rb", "ab", "ab");
        check("a\\\n\nb", "a\nb", "a b");
        check("a\r\n\r\n\rb", "a\n\n\nb", "a   b");
        check("a\\\tb", "a b", "a b");
        check("a\\", "a", "a");
        check("围\\棋\u{3000}", "围棋\u{3000}", "围棋\u{3000}");
    }

    #[test]
    fn numbers() {
        for quarters in [-4001, -27, -26, -25, -4, -1, 0, 1, 2, 3, 30, 1234] {
            let points = Points::quarters(quarters);
            let mut text = String::new();
            push_points(&mut text, points);
            assert_eq!(text, points.to_string());
        }
    }

    #[test]
    fn composed_values() {
        assert_eq!(split_composed("aa:bb"), Some(("aa", "bb")));
        assert_eq!(split_composed("aa:b:c"), Some(("aa", "b:c")));
        assert_eq!(split_composed("a\\:a:b"), Some(("a\\:a", "b")));
        assert_eq!(split_composed("a\\\\:b"), Some(("a\\\\", "b")));
        assert_eq!(split_composed("aa"), None);
    }
}
