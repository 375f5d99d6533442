//! Tokens to tree, with one stack of open parentheses instead of recursion.

use super::lex::{self, Lexer, Token};
use super::text::excerpt;
use super::tree::{Collection, NodeData, PropertyData};
use super::{Diagnostic, DiagnosticKind, Span, diagnostic::Reports};
use crate::pasted::narrow;

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
    /// Whether markup has been reported, and full width.
    marked_up: bool,
    wide: bool,
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
        builder.report(kind, rest);
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
            self.clean(text, token, span);
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
                Token::Value { closed, bracket } => self.value(text, span, closed, bracket),
                Token::Markup | Token::Stray => {}
            }
        }
        self.flush_stray(text);
        let end = Span {
            start: text.len(),
            end: text.len(),
        };
        self.report(DiagnosticKind::UnclosedGame, end);
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
                self.report(DiagnosticKind::EmptyVariation, open.at);
            }
            if !open.implied {
                break;
            }
        }
    }

    fn node(&mut self, span: Span) {
        self.in_property = false;
        let after_variations = self.after_variations();
        if after_variations {
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
        if after_variations {
            self.report(DiagnosticKind::NodeAfterVariations, span);
        }
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
            self.node(at);
            self.report(DiagnosticKind::MissingSemicolon, at);
        }
        self.tree.properties.push(PropertyData {
            name,
            values: self.tree.values.len(),
        });
        self.in_property = true;
    }

    fn value(&mut self, text: &str, span: Span, closed: bool, bracket: usize) {
        if !self.in_property {
            let start = span.start.saturating_sub(bracket);
            let end = span.start;
            let properties = self.tree.nodes.last().map(|node| node.properties);
            if self.in_node() && properties < Some(self.tree.properties.len()) {
                // After an empty variation: one more value of the last property.
                self.in_property = true;
            } else {
                self.property(Span { start, end: start });
            }
            self.report(DiagnosticKind::ValueWithoutProperty, Span { start, end });
        }
        if !closed {
            let name = self.tree.properties.last().map(|p| p.name.of(text));
            let property = name.unwrap_or_default().to_owned();
            self.report(DiagnosticKind::UnclosedValue { property }, span);
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
        self.report(DiagnosticKind::TextOutside { text }, Span { start, end });
    }

    /// Notes the first thing that only a web page or an input method can have written so.
    fn clean(&mut self, text: &str, token: Token, span: Span) {
        let bracket = match token {
            Token::Value { bracket, .. } => bracket,
            _ => 0,
        };
        let start = span.start.saturating_sub(bracket);
        let written = text.get(start..).unwrap_or_default();
        let wide = written.starts_with(|c| narrow(c) != c);
        if (token == Token::Markup || written.starts_with('&')) && !self.marked_up {
            self.marked_up = true;
            self.tree.pasted = true;
            let end = if bracket > 0 { span.start } else { span.end };
            let span = Span { start, end };
            let text = excerpt(span.of(text));
            self.report(DiagnosticKind::Markup { text }, span);
        } else if wide && !self.wide {
            self.wide = true;
            self.tree.pasted = true;
            self.report(DiagnosticKind::FullWidth, Span { start, ..span });
        }
    }

    /// A report about the node that was opened last, or about none outside a game.
    fn report(&mut self, kind: DiagnosticKind, span: Span) {
        let node = self.tree.nodes.len();
        let node = (node > 0 && !self.open.is_empty()).then_some(node);
        self.reports.push(kind, span, node);
    }
}
