//! What a game record says, with its words turned into values.

use std::fmt;

use super::diagnostic::NO_GAME;
use super::{Conclusion, Diagnostic, Finish, Komi, LineColumn, Node, Span, read};
use crate::{Board, ByColor, Color, Point, Size, SizeError};

/// The main line of one game.
///
/// ```
/// use jiping::{Color, sgf};
/// let (games, _) = sgf::parse("(;SZ[5]AB[aa:ca]PL[W];W[cc];AE[aa];B[tt]TB[ab])");
/// let record = games.first_record()?;
/// assert_eq!(record.start.count(Color::Black), 3);
/// assert_eq!(record.to_move, Some(Color::White));
/// assert_eq!(record.items.len(), 3);
/// assert_eq!(record.moves().count(), 2);
/// assert_eq!(record.marks.territory.black.len(), 1);
/// # Ok::<(), sgf::RecordError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The size of the board, 19x19 unless the record says otherwise.
    pub size: Size,
    /// The stones set up before the first move, handicap stones among them.
    pub start: Board,
    /// Who moves first, if the record says so.
    pub to_move: Option<Color>,
    /// What happens then, in order.
    pub items: Vec<Item>,
    /// The komi, if the record gives one that can be read.
    pub komi: Option<Komi>,
    /// The handicap as declared; 0 if it is not.
    pub handicap: u32,
    /// The rules as named by the record.
    pub rules: Option<String>,
    /// The result as written.
    pub result: Option<String>,
    /// What the result says, if it can be understood.
    pub finish: Option<Finish>,
    /// The names of the players.
    pub players: ByColor<Option<String>>,
    /// What the players or the server marked at the end.
    pub marks: Marks,
    /// What the record says of its end besides SGF, if it was written here.
    pub conclusion: Option<Conclusion>,
    /// What was read by a guess or not at all.
    pub notes: Vec<Diagnostic>,
}

/// A move, or a change of the board that is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// A move.
    Move(RecordMove),
    /// Stones set or lifted by hand in the middle of the game.
    Setup(SetupChange),
}

/// A move as recorded, legal or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecordMove {
    /// Who moves.
    pub color: Color,
    /// Where; a pass if nowhere.
    pub point: Option<Point>,
    /// The bytes of the value.
    pub span: Span,
    /// Where the value begins.
    pub at: LineColumn,
}

/// Points changed by hand after the first move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupChange {
    /// Each point with the stone it now holds, in the order to be applied.
    pub points: Vec<(Point, Option<Color>)>,
    /// Who moves next, if the record says so.
    pub to_move: Option<Color>,
    /// Where the node begins.
    pub at: LineColumn,
}

/// Marks of the last node of the main line that has any.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// The points marked as each side's territory, dead stones included; each once, row by row.
    pub territory: ByColor<Vec<Point>>,
}

impl Marks {
    /// True if nothing is marked.
    pub fn is_empty(&self) -> bool {
        self.territory.black.is_empty() && self.territory.white.is_empty()
    }
}

impl Record {
    /// Reads the main line of the game that begins with `root`.
    ///
    /// # Errors
    /// [`RecordError`] if it is another game than Go, its board has no size that can be played on, or a stone is off
    /// the board.
    pub fn from_tree(root: Node<'_>) -> Result<Record, RecordError> {
        read::record(root)
    }

    /// The moves alone, passes included.
    pub fn moves(&self) -> impl Iterator<Item = &RecordMove> {
        self.items.iter().filter_map(|item| match item {
            Item::Move(played) => Some(played),
            Item::Setup(_) => None,
        })
    }
}

/// Why a text gives no [`Record`], and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// What is wrong.
    pub kind: RecordErrorKind,
    /// The bytes it is about.
    pub span: Span,
    /// Where they begin.
    pub at: LineColumn,
    /// The number of the node they are in, from 1 in the order of the text.
    pub node: Option<usize>,
}

/// What is wrong with a record; the words are in [`fmt::Display`], in other languages by [`RecordErrorKind::code`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordErrorKind {
    /// The text holds no game.
    NoGame,
    /// The game is not Go.
    OtherGame {
        /// The number that the record gives its game; Go has 1.
        game: u32,
    },
    /// The size is no number.
    SizeUnreadable {
        /// The text of the value.
        raw: String,
    },
    /// The size is outside the limits.
    Size(SizeError),
    /// A stone is on no point of the board.
    OffBoard {
        /// The text of the value.
        raw: String,
        /// The board.
        size: Size,
        /// The number of the move, from 1; none for a stone set up.
        number: Option<usize>,
    },
    /// So many points are set up that the text can only be meant to do harm.
    TooMuchSetup {
        /// The most points that one record may set.
        limit: usize,
    },
}

impl RecordErrorKind {
    /// A stable name of the kind, the key of translated messages.
    pub fn code(&self) -> &'static str {
        match self {
            RecordErrorKind::NoGame => "sgf-no-game",
            RecordErrorKind::OtherGame { .. } => "sgf-other-game",
            RecordErrorKind::SizeUnreadable { .. } => "sgf-size-unreadable",
            RecordErrorKind::Size(_) => "sgf-size",
            RecordErrorKind::OffBoard { .. } => "sgf-off-board",
            RecordErrorKind::TooMuchSetup { .. } => "sgf-too-much-setup",
        }
    }
}

impl fmt::Display for RecordErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordErrorKind::NoGame => f.write_str(NO_GAME),
            RecordErrorKind::OtherGame { game } => {
                write!(
                    f,
                    "this is a record of another game: GM[{game}], Go is GM[1]"
                )
            }
            RecordErrorKind::SizeUnreadable { raw } => {
                write!(f, "\"{raw}\" is not the size of a board, like 19 or 13:9")
            }
            RecordErrorKind::Size(error) => error.fmt(f),
            RecordErrorKind::OffBoard { raw, size, .. } => {
                write!(f, "\"{raw}\" is not a point of a {size} board")
            }
            RecordErrorKind::TooMuchSetup { limit } => {
                write!(f, "the record sets up more than {limit} points")
            }
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.kind)
    }
}

impl std::error::Error for RecordError {}
