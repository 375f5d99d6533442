//! Game records in SGF: text -> tokens -> tree -> [`Record`].
//!
//! Reading a text never fails, it reports: [`parse`] gives the [`Collection`] of all games, with every property
//! in the order of the file, and a list of [`Diagnostic`]s. Only the next door, [`Record`], can be shut: a board of
//! 53x53 or a stone off the board has no meaning in the game.
//!
//! ```
//! use jiping::{Color, Points, sgf};
//!
//! let (games, diagnostics) = sgf::parse("(;SZ[9]KM[375];B[ee];W[gc];B[])");
//! assert!(diagnostics.is_empty());
//! let record = games.first_record()?;
//! let moves: Vec<_> = record.moves().map(|m| (m.color, m.point.map(|p| record.size.name(p)))).collect();
//! assert_eq!(moves[1], (Color::White, Some("G7".to_owned())));
//! assert_eq!(moves[2], (Color::Black, None));
//! assert_eq!(record.komi.map(|komi| komi.points), Some(Points::quarters(30)));
//! assert_eq!(
//!     record.notes[0].to_string(),
//!     "line 1, column 11: komi \"375\" is read as 7.5 points: hundredths of a zi (子)"
//! );
//! # Ok::<(), sgf::RecordError>(())
//! ```
//!
//! In reading order: `lex` (tokens), `build` (tokens to tree), `tree` (what a caller walks), `text` (escapes),
//! `property` (typed values), `komi`, `finish` (results in words), `record` (what was read), `found` (what is wrong), `header` and `read` (tree to
//! record), `write` (tree to text), `compose` (game to text), `conclusion` (what SGF has no words for), `diagnostic`.
mod build;
mod compose;
mod conclusion;
mod diagnostic;
mod finish;
mod found;
mod header;
mod komi;
mod lex;
mod property;
mod read;
mod record;
mod replay;
mod text;
mod tree;
mod write;

pub use compose::write_game;
pub use conclusion::{Conclusion, Said};
pub use diagnostic::{Diagnostic, DiagnosticKind, LineColumn, Severity, Span};
pub use finish::{Beside, Finish, How};
pub use komi::{Komi, KomiReading};
pub use record::{Item, Marks, Record, RecordError, RecordErrorKind, RecordMove, SetupChange};
pub use replay::{Replay, ReplayError, ReplayNote};
pub use tree::{Collection, Node, Property, Value};
pub use write::write;

/// Whether a text is a game record rather than a drawing: a game opens somewhere, or the text begins as one does.
///
/// ```
/// use jiping::sgf;
/// assert!(sgf::is_record("My game. (;SZ[9];B[ee])"));
/// assert!(!sgf::is_record("$$B Title (one)\n$$ | . X |"));
/// ```
pub fn is_record(text: &str) -> bool {
    lex::find_game(text, 0).is_some() || text.trim_start_matches(lex::is_blank).starts_with('(')
}

/// Reads every game of a text; what could not be read as it stands is reported, never refused.
///
/// ```
/// use jiping::sgf;
/// let (games, diagnostics) = sgf::parse("a forum post (B[dd];W[pp]");
/// assert_eq!(games.games().count(), 1);
/// let said: Vec<String> = diagnostics.iter().map(ToString::to_string).collect();
/// assert_eq!(said, [
///     "line 1, column 1: text outside the game is skipped: \"a forum post\"",
///     "line 1, column 15: a \";\" is missing here",
///     "line 1, column 26: the record ends before its last \")\"",
/// ]);
/// ```
pub fn parse(text: &str) -> (Collection, Vec<Diagnostic>) {
    build::build(text)
}
