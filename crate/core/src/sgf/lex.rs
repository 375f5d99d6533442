//! Text to tokens, each with its span; every byte that is not blank is in some token.

use super::Span;
use crate::pasted::{self, Markup, narrow};

/// What a stretch of the text is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token {
    /// `(`
    Open,
    /// `)`
    Close,
    /// `;`
    Semicolon,
    /// A property name that a value follows.
    Name,
    /// The inside of `[...]`, escapes and all.
    Value {
        /// False if the text ended before the `]`.
        closed: bool,
        /// The bytes of the `[`.
        bracket: usize,
    },
    /// What a web page left behind, such as `<br>`.
    Markup,
    /// Anything else.
    Stray,
}

/// The tokens of a text from an offset on.
#[derive(Clone, Debug)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str, at: usize) -> Self {
        Lexer { text, at }
    }

    /// The offset after the last token.
    pub(super) fn offset(&self) -> usize {
        self.at
    }

    /// The next token has these bytes; the span of what was taken.
    fn take(&mut self, len: usize) -> Span {
        let start = self.at;
        self.at = self.text.len().min(start + len);
        Span {
            start,
            end: self.at,
        }
    }

    /// The value behind a bracket of so many bytes. Only a bracket that is no plain `[` may be closed by its like, since
    /// in a comment these are words.
    fn value(&mut self, bracket: usize) -> (Token, Span) {
        let start = self.at + bracket;
        let inside = self.text.get(start..).unwrap_or_default();
        let mut escaped = false;
        for (len, b) in inside.bytes().enumerate() {
            let closing = match b {
                _ if escaped => {
                    escaped = false;
                    continue;
                }
                b'\\' => {
                    escaped = true;
                    continue;
                }
                b']' => 1,
                b'&' | 0xef if bracket > 1 => match sign(inside.get(len..).unwrap_or_default()) {
                    Some((']', closing)) => closing,
                    _ => continue,
                },
                _ => continue,
            };
            let end = start + len;
            self.at = end + closing;
            let closed = true;
            return (Token::Value { closed, bracket }, Span { start, end });
        }
        // A backslash that nothing follows escapes nothing.
        self.at = self.text.len();
        let end = self.at - usize::from(escaped);
        let closed = false;
        (Token::Value { closed, bracket }, Span { start, end })
    }
}

impl Iterator for Lexer<'_> {
    type Item = (Token, Span);

    fn next(&mut self) -> Option<(Token, Span)> {
        let rest = self.text.get(self.at..)?;
        let trimmed = rest.trim_start_matches(is_blank);
        self.at += rest.len() - trimmed.len();
        let Some((first, len)) = sign(trimmed) else {
            let (_, len) = pasted::markup(trimmed)?;
            return Some((Token::Markup, self.take(len)));
        };
        Some(match first {
            '(' => (Token::Open, self.take(len)),
            ')' => (Token::Close, self.take(len)),
            ';' => (Token::Semicolon, self.take(len)),
            '[' => self.value(len),
            c if c.is_ascii_alphabetic() => {
                let len = name_len(trimmed);
                let named = matches!(sign(after_blanks(trimmed, len)), Some(('[', _)));
                let token = if named { Token::Name } else { Token::Stray };
                (token, self.take(len))
            }
            _ => (Token::Stray, self.take(stray_len(trimmed))),
        })
    }
}

/// The sign that a text begins with, and its length: brackets, semicolons and letters are read in their full-width
/// forms and as entities too; none at the end, and where markup stands for no sign.
fn sign(text: &str) -> Option<(char, usize)> {
    let c = text.chars().next()?;
    match pasted::markup(text) {
        None => Some((narrow(c), c.len_utf8())),
        Some((Markup::Character(c @ ('(' | ')' | ';' | '[' | ']')), len)) => Some((c, len)),
        Some(_) => None,
    }
}

/// Blanks between tokens; editors and blogs leave marks of byte order and width behind.
pub(super) fn is_blank(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{feff}' | '\u{200b}' | '\0')
}

/// What follows the first `at` bytes, blanks and markup left out.
fn after_blanks(text: &str, at: usize) -> &str {
    let mut rest = text.get(at..).unwrap_or_default();
    loop {
        rest = rest.trim_start_matches(is_blank);
        match pasted::markup(rest) {
            Some((_, len)) if sign(rest).is_none() => rest = rest.get(len..).unwrap_or_default(),
            _ => return rest,
        }
    }
}

/// Where the next game opens at or after `from`: `(;`, or `(B[` where the semicolon was forgotten.
pub(super) fn find_game(text: &str, from: usize) -> Option<usize> {
    for (at, b) in text.bytes().enumerate().skip(from) {
        if matches!(b, b'(' | b'&' | 0xef) {
            let here = text.get(at..).unwrap_or_default();
            if let Some(('(', len)) = sign(here)
                && opens_game(after_blanks(here, len))
            {
                return Some(at);
            }
        }
    }
    None
}

fn opens_game(after: &str) -> bool {
    let (name, rest) = after.split_at_checked(name_len(after)).unwrap_or_default();
    matches!(sign(after), Some((';', _)))
        || (matches!(sign(rest), Some(('[', _))) && name.chars().any(is_capital))
}

fn is_capital(c: char) -> bool {
    narrow(c).is_ascii_uppercase()
}

/// The bytes of the name that a text begins with: a letter, then letters and digits.
fn name_len(text: &str) -> usize {
    let mut len = 0;
    for c in text.chars() {
        let c_narrow = narrow(c);
        if !(c_narrow.is_ascii_alphabetic() || (len > 0 && c_narrow.is_ascii_digit())) {
            break;
        }
        len += c.len_utf8();
    }
    len
}

/// The length of a run that is no token.
fn stray_len(text: &str) -> usize {
    for (at, c) in text.char_indices() {
        let token = matches!(narrow(c), 'A'..='Z' | 'a'..='z' | '(' | ')' | ';' | '[' | '&' | '<');
        if at > 0 && (token || is_blank(c) || pasted::is_quote(c)) {
            return at;
        }
    }
    text.len()
}
