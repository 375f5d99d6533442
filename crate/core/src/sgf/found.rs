//! What is wrong with a record's values, each found in its node.

use super::diagnostic::{Reports, Sweep};
use super::text::excerpt;
use super::{Collection, Diagnostic, DiagnosticKind, RecordError, RecordErrorKind, Span, Value};
use crate::pasted::{may_hold_markup, plain, without_markup};

/// What is wrong and where; the line and column are looked up once, at the end.
pub(super) struct Fault {
    pub(super) kind: RecordErrorKind,
    pub(super) span: Span,
}

impl Fault {
    pub(super) fn located(self, games: &Collection) -> RecordError {
        let Fault { kind, span } = self;
        RecordError {
            kind,
            span,
            at: Sweep::new(games.text()).to(span.start),
            node: games.node_at(span.start),
        }
    }
}

/// Reports about values, each in its node.
pub(super) struct Found<'a> {
    games: &'a Collection,
    reports: Reports,
    /// Whether it has been said that the record comes from a web page or an input method.
    pasted: bool,
}

impl<'a> Found<'a> {
    /// Nothing has been found yet.
    pub(super) fn new(games: &'a Collection) -> Found<'a> {
        Found {
            games,
            reports: Reports::default(),
            pasted: games.pasted,
        }
    }

    /// The reports in the order of the text.
    pub(super) fn finish(self) -> Vec<Diagnostic> {
        self.reports.finish(self.games.text())
    }

    /// Notes the first point that a web page or an input method has written so.
    pub(super) fn clean(&mut self, value: Value<'_>) {
        let raw = value.raw();
        if self.pasted || raw.len() == 2 || plain(raw) == raw {
            return;
        }
        self.pasted = true;
        let kind = if may_hold_markup(raw) {
            DiagnosticKind::Markup {
                text: quoted(value),
            }
        } else {
            DiagnosticKind::FullWidth
        };
        self.push(kind, value.span());
    }

    pub(super) fn push(&mut self, kind: DiagnosticKind, span: Span) {
        let node = self.games.node_at(span.start);
        self.reports.push(kind, span, node);
    }
}

/// A value on one line, without blanks around it.
pub(super) fn line(value: Value<'_>) -> String {
    value.simple_text().trim().to_owned()
}

/// The value as a report quotes it.
pub(super) fn quoted(value: Value<'_>) -> String {
    excerpt(value.raw().trim())
}

/// A value on one line as a reader is to see it: what a web page has made of it is undone. In a record as it should
/// be, a name may be `A &amp; B`.
pub(super) fn shown(value: Value<'_>, games: &Collection) -> String {
    let line = line(value);
    if games.pasted {
        without_markup(&line).trim().to_owned()
    } else {
        line
    }
}
