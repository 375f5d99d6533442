//! Texts that were copied through a web page or an input method: markup, entities, full-width forms.

use std::borrow::Cow;

/// What a piece of markup stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Markup {
    /// One character: `&nbsp;`, `&#91;`.
    Character(char),
    /// The end of a line: `<br>`, `</p>`.
    LineEnd,
    /// Nothing: `<b>`, a curly quote, an entity that is not known.
    Nothing,
}

/// How far the `>` of a tag is looked for, in bytes.
const LONGEST_TAG: usize = 300;

/// The markup that a text begins with, and its length in bytes.
pub(crate) fn markup(text: &str) -> Option<(Markup, usize)> {
    match text.bytes().next()? {
        b'<' => tag(text),
        b'&' => entity(text),
        0xe2 => is_quote(text.chars().next()?).then_some((Markup::Nothing, 3)),
        _ => None,
    }
}

/// Whether a character is a curly quote.
pub(crate) fn is_quote(c: char) -> bool {
    matches!(c, '“' | '”' | '‘' | '’')
}

/// Whether a text may hold tags or entities.
pub(crate) fn may_hold_markup(text: &str) -> bool {
    text.bytes().any(|b| matches!(b, b'<' | b'&'))
}

fn tag(text: &str) -> Option<(Markup, usize)> {
    const LINE_ENDS: [&str; 6] = ["br", "p", "div", "li", "pre", "tr"];
    let inside = text.get(1..)?;
    let mut bytes = inside.bytes().take(LONGEST_TAG);
    let end = bytes.position(|b| matches!(b, b'<' | b'>'))?;
    let (inside, rest) = inside.split_at_checked(end)?;
    let name = inside.strip_prefix('/').unwrap_or(inside);
    let named = name.starts_with(|c: char| c.is_ascii_alphabetic()) || name.starts_with("!--");
    if !named || rest.starts_with('<') {
        return None;
    }
    let letters = name.bytes().take_while(u8::is_ascii_alphanumeric).count();
    let name = name.get(..letters).unwrap_or_default();
    let ends = LINE_ENDS.iter().any(|end| name.eq_ignore_ascii_case(end));
    let stands = if ends {
        Markup::LineEnd
    } else {
        Markup::Nothing
    };
    Some((stands, end + 2))
}

fn entity(text: &str) -> Option<(Markup, usize)> {
    const NAMES: [(&str, char); 10] = [
        ("nbsp", ' '),
        ("amp", '&'),
        ("lt", '<'),
        ("gt", '>'),
        ("quot", '"'),
        ("apos", '\''),
        ("lsqb", '['),
        ("lbrack", '['),
        ("rsqb", ']'),
        ("rbrack", ']'),
    ];
    let end = text.bytes().take(10).position(|b| b == b';')?;
    let name = text.get(1..end)?;
    let known = |b: u8| b.is_ascii_alphanumeric() || b == b'#';
    if name.is_empty() || !name.bytes().all(known) {
        return None;
    }
    let character = if let Some(number) = name.strip_prefix('#') {
        let hexadecimal = number.strip_prefix(['x', 'X']);
        let radix = if hexadecimal.is_some() { 16 } else { 10 };
        let code = u32::from_str_radix(hexadecimal.unwrap_or(number), radix);
        code.ok().and_then(char::from_u32)
    } else {
        let mut names = NAMES.iter();
        names.find(|(known, _)| *known == name).map(|(_, c)| *c)
    };
    let stands = character.map_or(Markup::Nothing, Markup::Character);
    Some((stands, end + 1))
}

/// The character that a full-width form stands for.
pub(crate) fn narrow(c: char) -> char {
    let code = u32::from(c);
    let full_width = (0xff01..=0xff5e).contains(&code);
    char::from_u32(code - 0xfee0 * u32::from(full_width)).unwrap_or(c)
}

/// A text without markup and full-width forms.
pub(crate) fn plain(text: &str) -> Cow<'_, str> {
    if text.is_ascii() && !may_hold_markup(text) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(without_markup(text).chars().map(narrow).collect())
}

/// A text without the markup of a web page.
pub(crate) fn without_markup(text: &str) -> String {
    let mut left = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let (character, len) = match markup(rest) {
            None => (Some(c), c.len_utf8()),
            Some((Markup::Character(c), len)) => (Some(c), len),
            Some((Markup::LineEnd, len)) => (Some(' '), len),
            Some((Markup::Nothing, len)) => (None, len),
        };
        left.extend(character);
        rest = rest.get(len..).unwrap_or_default();
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_is_known_at_its_beginning() {
        let ends = |len| Some((Markup::LineEnd, len));
        let nothing = |len| Some((Markup::Nothing, len));
        let sign = |c, len| Some((Markup::Character(c), len));
        for (text, expected) in [
            ("<br>x", ends(4)),
            ("<BR />", ends(6)),
            ("</p >", ends(5)),
            ("<p class=\"a;b\">", ends(15)),
            ("<b>", nothing(3)),
            ("<h1>", nothing(4)),
            ("<!-- a -->", nothing(10)),
            ("”", nothing(3)),
            ("&nbsp;", sign(' ', 6)),
            ("&#91;", sign('[', 5)),
            ("&#x5B;", sign('[', 6)),
            ("&#9679;", sign('●', 7)),
            ("&copy;", nothing(6)),
            ("&#99999999;", None),
            ("&", None),
            ("&;", None),
            ("& x;", None),
            ("<", None),
            ("< b>", None),
            ("<>", None),
            ("<b<b>", None),
            ("<3", None),
            ("x<br>", None),
        ] {
            assert_eq!(markup(text), expected, "{text}");
        }
        assert_eq!(markup(&format!("<b {}>", "x".repeat(400))), None);
    }

    #[test]
    fn plain_texts() {
        for (text, expected) in [
            ("dd", "dd"),
            ("<b>dd</b>", "dd"),
            ("d&#100;", "dd"),
            ("ｄｄ", "dd"),
            ("a<br>b", "a b"),
            ("３：１９", "3:19"),
            ("a < b & c", "a < b & c"),
            ("“中国规则”", "中国规则"),
        ] {
            assert_eq!(plain(text), expected);
        }
    }
}
