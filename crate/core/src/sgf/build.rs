//! Tokens to tree, with one stack of open parentheses instead of recursion.

use super::lex::{self, Lexer, Token};
use super::text::excerpt;
use super::tree::{Collection, NodeData, PropertyData};
use super::{Diagnostic, DiagnosticKind, Span, diagnostic::Reports};

/// A `(` that is not closed yet.
#[derive(Clone, Copy, Debug)]
struct Open {
    at: Span,
    /// The first node of its sequence; the others follow it directly.
    first: usize,
    len: usize,
    /// True if the text has no parenthesis here, only a node where none may stand.
    implied: bool,
}

#[derive(Debug, Default)]
struct Builder {
    tree: Collection,
    open: Vec<Open>,
    /// True where a value belongs to the last property.
    in_property: bool,
    /// Text that is no token and not yet reported.
    stray: Option<Span>,
    reports: Reports,
}

/// The tree of a text, and what is wrong with the text.
pub(super) fn build(text: &str) -> (Collection, Vec<Diagnostic>) {
    let mut builder = Builder {
        tree: Collection {
            text: text.to_owned(),
            ..Collection::default()
        },
        ..Builder::default()
    };
    let mut at = 0;
    while let Some(start) = lex::find_game(text, at) {
        builder.stray = Some(Span {
            start: at,
            end: start,
        });
        at = builder.game(text, start);
    }
    let rest = Span {
        start: at,
        end: text.len(),
    };
    if builder.tree.nodes.is_empty() {
        let kind = if text.chars().all(lex::is_blank) {
            DiagnosticKind::Empty
        } else {
            DiagnosticKind::NoGame
        };
        builder.reports.push(kind, rest);
    } else {
        builder.stray = Some(rest);
        builder.flush_stray(text);
    }
    let diagnostics = builder.reports.finish(text);
    (builder.tree, diagnostics)
}

impl Builder {
    /// Reads one game from its `(`; the offset after its last token.
    fn game(&mut self, text: &str, start: usize) -> usize {
        let mut tokens = Lexer::new(text, start);
        while let Some((token, span)) = tokens.next() {
            if token == Token::Stray {
                let start = self.stray.map_or(span.start, |before| before.start);
                self.stray = Some(Span {
                    start,
                    end: span.end,
                });
                continue;
            }
            self.flush_stray(text);
            match token {
                Token::Open => self.open(span, false),
                Token::Close => {
                    self.close();
                    if self.open.is_empty() {
                        return tokens.offset();
                    }
                }
                Token::Semicolon => self.node(span),
                Token::Name => self.property(span),
                Token::Value { closed } => self.value(text, span, closed),
                Token::Stray => {}
            }
        }
        self.flush_stray(text);
        let end = Span {
            start: text.len(),
            end: text.len(),
        };
        self.reports.push(DiagnosticKind::UnclosedGame, end);
        while !self.open.is_empty() {
            self.close();
        }
        text.len()
    }

    fn open(&mut self, at: Span, implied: bool) {
        self.in_property = false;
        self.open.push(Open {
            at,
            first: self.tree.nodes.len(),
            len: 0,
            implied,
        });
    }

    /// Closes the innermost `(` of the text.
    fn close(&mut self) {
        self.in_property = false;
        while let Some(open) = self.open.pop() {
            let end = self.tree.nodes.len();
            for node in self.tree.nodes.iter_mut().skip(open.first).take(open.len) {
                node.end = end;
            }
            if open.len == 0 {
                self.reports.push(DiagnosticKind::EmptyVariation, open.at);
            }
            if !open.implied {
                break;
            }
        }
    }

    fn node(&mut self, span: Span) {
        self.in_property = false;
        if self.after_variations() {
            self.reports.push(DiagnosticKind::NodeAfterVariations, span);
            self.open(span, true);
        }
        if let Some(open) = self.open.last_mut() {
            open.len += 1;
        }
        self.tree.nodes.push(NodeData {
            start: span.start,
            properties: self.tree.properties.len(),
            end: self.tree.nodes.len() + 1,
        });
    }

    /// True if a node of this sequence has variations already.
    fn after_variations(&self) -> bool {
        let next = self.tree.nodes.len();
        self.open
            .last()
            .is_some_and(|open| open.first + open.len != next)
    }

    /// True if a property here belongs to the last node.
    fn in_node(&self) -> bool {
        !self.after_variations() && self.open.last().is_some_and(|open| open.len > 0)
    }

    fn property(&mut self, name: Span) {
        if !self.in_node() {
            let at = Span {
                start: name.start,
                end: name.start,
            };
            self.reports.push(DiagnosticKind::MissingSemicolon, at);
            self.node(at);
        }
        self.tree.properties.push(PropertyData {
            name,
            values: self.tree.values.len(),
        });
        self.in_property = true;
    }

    fn value(&mut self, text: &str, span: Span, closed: bool) {
        if !self.in_property {
            let start = span.start.saturating_sub(1);
            let bracket = Span {
                start,
                end: span.start,
            };
            self.reports
                .push(DiagnosticKind::ValueWithoutProperty, bracket);
            let properties = self.tree.nodes.last().map(|node| node.properties);
            if self.in_node() && properties < Some(self.tree.properties.len()) {
                // After an empty variation: one more value of the last property.
                self.in_property = true;
            } else {
                self.property(Span { start, end: start });
            }
        }
        if !closed {
            let name = self.tree.properties.last().map(|p| p.name.of(text));
            let property = name.unwrap_or_default().to_owned();
            self.reports
                .push(DiagnosticKind::UnclosedValue { property }, span);
        }
        self.tree.values.push(span);
    }

    fn flush_stray(&mut self, text: &str) {
        let Some(span) = self.stray.take() else {
            return;
        };
        let written = span.of(text);
        let from_start = written.trim_start_matches(lex::is_blank);
        let trimmed = from_start.trim_end_matches(lex::is_blank);
        if trimmed.is_empty() {
            return;
        }
        let start = span.start + written.len() - from_start.len();
        let end = start + trimmed.len();
        let text = excerpt(trimmed);
        self.reports
            .push(DiagnosticKind::TextOutside { text }, Span { start, end });
    }
}
