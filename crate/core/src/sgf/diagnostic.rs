//! What is reported about a text, and where.

use std::fmt;

use super::KomiReading;
use crate::Points;

/// A stretch of the text, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    /// The first byte.
    pub start: usize,
    /// The byte after the last.
    pub end: usize,
}

impl Span {
    /// The part of `text` that this span covers.
    pub fn of(self, text: &str) -> &str {
        text.get(self.start..self.end).unwrap_or_default()
    }
}

/// A place in a text as an editor shows it, both numbers from 1; a column is one character.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LineColumn {
    /// The line.
    pub line: usize,
    /// The character within the line.
    pub column: usize,
}

impl fmt::Display for LineColumn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Turns byte offsets into lines and columns in one sweep; cheap as long as the offsets grow.
#[derive(Clone, Debug)]
pub(super) struct Sweep<'a> {
    text: &'a str,
    offset: usize,
    at: LineColumn,
}

impl<'a> Sweep<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        let at = LineColumn { line: 1, column: 1 };
        Sweep {
            text,
            offset: 0,
            at,
        }
    }

    pub(super) fn to(&mut self, offset: usize) -> LineColumn {
        if offset < self.offset {
            *self = Sweep::new(self.text);
        }
        let mut bytes = self.text.bytes().skip(self.offset);
        let mut next = bytes.next();
        while let Some(b) = next.filter(|_| self.offset < offset) {
            next = bytes.next();
            if b == b'\n' || (b == b'\r' && next != Some(b'\n')) {
                self.at.line += 1;
                self.at.column = 1;
            } else if b & 0xC0 != 0x80 {
                // Not a later byte of a character.
                self.at.column += 1;
            }
            self.offset += 1;
        }
        self.at
    }
}

/// How much a [`Diagnostic`] takes away.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// The text departs from the standard, or was read by a guess that is named.
    Warning,
    /// Something of the text could not be used.
    Error,
}

pub(super) const NO_GAME: &str = "there is no game record here: a record begins with \"(;\"";

/// What was found; the words are in [`fmt::Display`], in other languages by [`DiagnosticKind::code`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DiagnosticKind {
    /// There is nothing but blanks.
    Empty,
    /// There is text, but no game in it.
    NoGame,
    /// Text before, between or after games, or between properties.
    TextOutside {
        /// Its beginning.
        text: String,
    },
    /// What a web page left between properties: tags, entities, curly quotes.
    Markup {
        /// The first of it.
        text: String,
    },
    /// Brackets, semicolons or letters in full width, as an input method writes them.
    FullWidth,
    /// A property stands where a node should have been opened.
    MissingSemicolon,
    /// A node follows the variations of its predecessor; it is read as one more variation.
    NodeAfterVariations,
    /// A pair of parentheses holds no node of its own.
    EmptyVariation,
    /// A value has no property name before it.
    ValueWithoutProperty,
    /// The text ends inside a value.
    UnclosedValue {
        /// The name of its property.
        property: String,
    },
    /// The text ends inside a game.
    UnclosedGame,
    /// One node holds more than one move; they are played in the order of the text.
    MovesInOneNode,
    /// One node holds set-up stones and a move; the stones are set first.
    SetupWithMove,
    /// A point is written as players speak of it, `R16` or `pass`.
    PlayersPoint {
        /// The text of the value.
        raw: String,
    },
    /// A territory mark is on no point of the board.
    MarkOffBoard {
        /// The text of the value.
        raw: String,
    },
    /// The side to move is neither black nor white.
    UnknownPlayer {
        /// The text of the value.
        raw: String,
    },
    /// The komi is not plainly a number of points.
    KomiRead {
        /// The text of the value.
        raw: String,
        /// What it is read as.
        points: Points,
        /// Why.
        reading: KomiReading,
    },
    /// The komi is no number.
    KomiUnreadable {
        /// The text of the value.
        raw: String,
    },
    /// The result is none that is understood.
    ResultUnreadable {
        /// The text of the value.
        raw: String,
    },
    /// The handicap is no number.
    HandicapUnreadable {
        /// The text of the value.
        raw: String,
    },
    /// The handicap differs from the number of stones set up for Black.
    HandicapDiffers {
        /// What `HA` says.
        declared: u32,
        /// Black's stones before the first move.
        placed: usize,
    },
    /// There was more to report than is useful.
    Omitted {
        /// How many reports were left out.
        count: usize,
    },
}

/// One report about a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// What was found.
    pub kind: DiagnosticKind,
    /// Whether something was lost.
    pub severity: Severity,
    /// The bytes it is about.
    pub span: Span,
    /// Where the span begins.
    pub at: LineColumn,
    /// The number of the node it is in, from 1 in the order of the text; none outside the games.
    pub node: Option<usize>,
}

impl DiagnosticKind {
    /// A stable name of the kind, the key of translated messages.
    pub fn code(&self) -> &'static str {
        match self {
            DiagnosticKind::Empty => "sgf-empty",
            DiagnosticKind::NoGame => "sgf-no-game",
            DiagnosticKind::TextOutside { .. } => "sgf-text-outside",
            DiagnosticKind::Markup { .. } => "sgf-markup",
            DiagnosticKind::FullWidth => "sgf-full-width",
            DiagnosticKind::MissingSemicolon => "sgf-missing-semicolon",
            DiagnosticKind::NodeAfterVariations => "sgf-node-after-variations",
            DiagnosticKind::EmptyVariation => "sgf-empty-variation",
            DiagnosticKind::ValueWithoutProperty => "sgf-value-without-property",
            DiagnosticKind::UnclosedValue { .. } => "sgf-unclosed-value",
            DiagnosticKind::UnclosedGame => "sgf-unclosed-game",
            DiagnosticKind::MovesInOneNode => "sgf-moves-in-one-node",
            DiagnosticKind::SetupWithMove => "sgf-setup-with-move",
            DiagnosticKind::PlayersPoint { .. } => "sgf-players-point",
            DiagnosticKind::MarkOffBoard { .. } => "sgf-mark-off-board",
            DiagnosticKind::UnknownPlayer { .. } => "sgf-unknown-player",
            DiagnosticKind::KomiRead { .. } => "sgf-komi-read",
            DiagnosticKind::KomiUnreadable { .. } => "sgf-komi-unreadable",
            DiagnosticKind::ResultUnreadable { .. } => "sgf-result-unreadable",
            DiagnosticKind::HandicapUnreadable { .. } => "sgf-handicap-unreadable",
            DiagnosticKind::HandicapDiffers { .. } => "sgf-handicap-differs",
            DiagnosticKind::Omitted { .. } => "sgf-omitted",
        }
    }

    fn severity(&self) -> Severity {
        match self {
            DiagnosticKind::Empty
            | DiagnosticKind::NoGame
            | DiagnosticKind::ValueWithoutProperty
            | DiagnosticKind::UnclosedValue { .. }
            | DiagnosticKind::MarkOffBoard { .. }
            | DiagnosticKind::UnknownPlayer { .. }
            | DiagnosticKind::KomiUnreadable { .. }
            | DiagnosticKind::HandicapUnreadable { .. } => Severity::Error,
            _ => Severity::Warning,
        }
    }
}

impl fmt::Display for DiagnosticKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (before, quoted, after) = match self {
            DiagnosticKind::Empty => ("the text is empty", "", ""),
            DiagnosticKind::NoGame => (NO_GAME, "", ""),
            DiagnosticKind::TextOutside { text } => {
                ("text outside the game is skipped: \"", text.as_str(), "\"")
            }
            DiagnosticKind::Markup { text } => {
                ("markup of a web page is left out: \"", text.as_str(), "\"")
            }
            DiagnosticKind::FullWidth => ("full-width signs are read as \"(;[])\"", "", ""),
            DiagnosticKind::MissingSemicolon => ("a \";\" is missing here", "", ""),
            DiagnosticKind::NodeAfterVariations => (
                "moves after variations are read as one more variation",
                "",
                "",
            ),
            DiagnosticKind::EmptyVariation => ("a variation has nothing of its own", "", ""),
            DiagnosticKind::ValueWithoutProperty => {
                ("a value in brackets has no property name before it", "", "")
            }
            DiagnosticKind::UnclosedValue { property } => {
                ("the \"]\" of ", property.as_str(), "[ is missing")
            }
            DiagnosticKind::UnclosedGame => ("the record ends before its last \")\"", "", ""),
            DiagnosticKind::MovesInOneNode => (
                "more than one move after one \";\": played in the order written",
                "",
                "",
            ),
            DiagnosticKind::SetupWithMove => (
                "stones are set up and a move is played after one \";\": stones first",
                "",
                "",
            ),
            DiagnosticKind::PlayersPoint { raw } => {
                ("\"", raw.as_str(), "\" is read as players name points")
            }
            DiagnosticKind::MarkOffBoard { raw } => {
                ("territory mark \"", raw.as_str(), "\" is not on the board")
            }
            DiagnosticKind::UnknownPlayer { raw } => {
                ("the side to move is \"", raw.as_str(), "\", not B or W")
            }
            DiagnosticKind::KomiRead {
                raw,
                points,
                reading,
            } => return write!(f, "komi \"{raw}\" is read as {points} points: {reading}"),
            DiagnosticKind::KomiUnreadable { raw } => {
                ("komi \"", raw.as_str(), "\" is not a number of points")
            }
            DiagnosticKind::ResultUnreadable { raw } => {
                ("result \"", raw.as_str(), "\" is not understood")
            }
            DiagnosticKind::HandicapUnreadable { raw } => {
                ("handicap \"", raw.as_str(), "\" is not a number of stones")
            }
            DiagnosticKind::HandicapDiffers { declared, placed } => {
                return write!(
                    f,
                    "the handicap is {declared}, but the black stones set up are {placed}"
                );
            }
            DiagnosticKind::Omitted { count } => return write!(f, "and {count} more of this kind"),
        };
        for part in [before, quoted, after] {
            f.write_str(part)?;
        }
        Ok(())
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.kind)
    }
}

/// How many reports of each severity are kept.
const KEPT: usize = 100;

/// Collects reports in the order of the text; a hostile text gets a bounded number of them.
#[derive(Clone, Debug, Default)]
pub(super) struct Reports {
    kept: Vec<Diagnostic>,
    warnings: Tally,
    errors: Tally,
}

/// How many reports of one severity came, and where the first one left out was.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    seen: usize,
    omitted: Option<(Span, Option<usize>)>,
}

impl Reports {
    pub(super) fn push(&mut self, kind: DiagnosticKind, span: Span, node: Option<usize>) {
        let severity = kind.severity();
        let tally = match severity {
            Severity::Warning => &mut self.warnings,
            Severity::Error => &mut self.errors,
        };
        tally.seen += 1;
        if tally.seen <= KEPT {
            self.insert(kind, severity, span, node);
        } else if tally.omitted.is_none() {
            tally.omitted = Some((span, node));
        }
    }

    fn insert(
        &mut self,
        kind: DiagnosticKind,
        severity: Severity,
        span: Span,
        node: Option<usize>,
    ) {
        let mut place = self.kept.len();
        for earlier in self.kept.iter().rev() {
            if earlier.span.start <= span.start {
                break;
            }
            place -= 1;
        }
        let report = Diagnostic {
            kind,
            severity,
            span,
            at: LineColumn { line: 1, column: 1 },
            node,
        };
        self.kept.insert(place, report);
    }

    /// The reports, each with its line and column.
    pub(super) fn finish(mut self, text: &str) -> Vec<Diagnostic> {
        for (tally, severity) in [
            (self.warnings, Severity::Warning),
            (self.errors, Severity::Error),
        ] {
            if let Some((span, node)) = tally.omitted {
                let count = tally.seen - KEPT;
                self.insert(DiagnosticKind::Omitted { count }, severity, span, node);
            }
        }
        let mut sweep = Sweep::new(text);
        for report in &mut self.kept {
            report.at = sweep.to(report.span.start);
        }
        self.kept
    }
}
