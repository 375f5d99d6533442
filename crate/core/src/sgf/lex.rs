//! Text to tokens, each with its span; every byte that is not blank is in some token.

use super::Span;

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
    /// The inside of `[...]`, escapes and all; `closed` unless the text ended before the `]`.
    Value { closed: bool },
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

    fn value(&mut self) -> (Token, Span) {
        let start = self.at + 1;
        let mut escaped = false;
        let inside = self.text.get(start..).unwrap_or_default();
        for (len, b) in inside.bytes().enumerate() {
            match b {
                _ if escaped => escaped = false,
                b'\\' => escaped = true,
                b']' => {
                    let end = start + len;
                    self.at = end + 1;
                    return (Token::Value { closed: true }, Span { start, end });
                }
                _ => {}
            }
        }
        // A backslash that nothing follows escapes nothing.
        self.at = self.text.len();
        let end = self.at - usize::from(escaped);
        (Token::Value { closed: false }, Span { start, end })
    }
}

impl Iterator for Lexer<'_> {
    type Item = (Token, Span);

    fn next(&mut self) -> Option<(Token, Span)> {
        let rest = self.text.get(self.at..)?;
        let trimmed = rest.trim_start_matches(is_blank);
        self.at += rest.len() - trimmed.len();
        Some(match trimmed.bytes().next()? {
            b'(' => (Token::Open, self.take(1)),
            b')' => (Token::Close, self.take(1)),
            b';' => (Token::Semicolon, self.take(1)),
            b'[' => self.value(),
            b if b.is_ascii_alphabetic() => {
                let len = name_len(trimmed);
                let after = trimmed.get(len..).unwrap_or_default();
                let named = after.trim_start_matches(is_blank).starts_with('[');
                let token = if named { Token::Name } else { Token::Stray };
                (token, self.take(len))
            }
            _ => (Token::Stray, self.take(stray_len(trimmed))),
        })
    }
}

/// Blanks between tokens; editors and blogs leave marks of byte order and width behind.
pub(super) fn is_blank(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{feff}' | '\u{200b}' | '\0')
}

/// Where the next game opens at or after `from`: `(;`, or `(B[` where the semicolon was forgotten.
pub(super) fn find_game(text: &str, from: usize) -> Option<usize> {
    for (at, b) in text.bytes().enumerate().skip(from) {
        if b == b'(' && opens_game(text.get(at + 1..).unwrap_or_default()) {
            return Some(at);
        }
    }
    None
}

fn opens_game(after: &str) -> bool {
    let after = after.trim_start_matches(is_blank);
    let name = after.get(..name_len(after)).unwrap_or_default();
    let rest = after.get(name.len()..).unwrap_or_default();
    after.starts_with(';')
        || (rest.starts_with('[') && name.bytes().any(|b| b.is_ascii_uppercase()))
}

fn name_len(text: &str) -> usize {
    if text.starts_with(|c: char| c.is_ascii_alphabetic()) {
        text.bytes().take_while(u8::is_ascii_alphanumeric).count()
    } else {
        0
    }
}

/// The length of a run that is no token, with an entity like `&nbsp;` in one piece so that its `;` opens no node.
fn stray_len(text: &str) -> usize {
    if let Some(entity) = text.strip_prefix('&') {
        let name = entity
            .bytes()
            .take_while(|b| b.is_ascii_alphanumeric() || *b == b'#')
            .count();
        if (1..=8).contains(&name) && entity.as_bytes().get(name) == Some(&b';') {
            return name + 2;
        }
    }
    for (at, c) in text.char_indices() {
        let ends = is_blank(c) || matches!(c, 'A'..='Z' | 'a'..='z' | '(' | ')' | ';' | '[' | '&');
        if ends && at > 0 {
            return at;
        }
    }
    text.len()
}
