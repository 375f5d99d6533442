//! The rules of Go and the counting at its end, stone by stone.
//!
//! A finished game is counted as a referee counts it: the dead are lifted, prisoners go back into their own territory,
//! stones are made equal, empties are counted in tens. Each step moves at most one stone and names the article of the
//! ruleset that asks for it, and every method's result is checked against the others and against plain arithmetic.
//!
//! From the text of a record to a printed count:
//!
//! ```
//! use jiping::{Agreement, Method, Points, Ruleset, Settlement, count, sgf};
//!
//! let text = "(;SZ[5];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[ae];W[];B[])";
//! let (games, _) = sgf::parse(text);
//! let replay = games.first_record()?.replay(Ruleset::preset("tangsong-2008")?)?;
//! let settlement = Settlement::agree(&replay.game, &Agreement::default())?;
//! let count = count(&settlement, Method::EqualStones)?;
//!
//! for step in &count.steps {
//!     let article = step.cite.map_or("", |cite| cite.article);
//!     println!("{:?} [{article}] {:?}", step.stage, step.reason);
//! }
//! let verdict = count.verdict;
//! println!("black leads by {} before komi, by {} after it", verdict.before_komi, verdict.margin);
//!
//! assert_eq!(verdict.before_komi, Points::whole(4));
//! assert!(count.checks.iter().all(|check| check.before_komi == verdict.before_komi));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Four nouns
//!
//! Each is made by one checked door, and what exists is valid: there are no setters.
//!
//! - [`Position`]: stones that may stand, since every chain has a liberty. [`Position::new`] checks any [`Setup`],
//!   whether drawn as text ([`Diagram`]) or made by hand.
//! - [`Game`]: a position, what was done since under a [`Ruleset`], and the [`Phase`] it is in. [`Game::play`],
//!   [`Game::pass`], [`Game::resume`] and [`Game::resign`] carry it on; [`sgf`] reads one from a record.
//! - [`Settlement`]: a game with an [`Agreement`] that does not contradict it: which chains are dead, whose each point
//!   is and [`Why`], and what is paid for the end of play. [`Settlement::agree`] is the door.
//! - [`Count`]: the table before the first step ([`count::Tableau`]), the [steps](count::Step) and the [`Verdict`].
//!   [`count()`] fails only if the ruleset does not know the [`Method`].
//!
//! # Where to go next
//!
//! - [`rules`]: rulesets as data, each field with its article; [`Ruleset::presets`] lists those with names.
//! - [`mod@count`]: the closed set of steps, the tableau that alone executes them, and [`count::direct`], the arithmetic
//!   that referees every method.
//! - [`mod@compare`]: one game under many rulesets, and what the difference between two results is made of.
//! - [`sgf`]: from text to [`sgf::Record`]; reading reports what is wrong and does not fail.
//! - [`life`]: which chains are dead, proposed without the players.
//! - [`chains`] and [`empty_regions`]: the only search over a board.
//!
//! Numbers of points are exact ([`Points`] counts quarters). The library does no input or output, knows no time and no
//! chance, uses no floating-point number, and does not panic.

mod color;
mod point;
mod points;

mod board;
mod diagram;
mod pasted;
mod region;

mod method;
pub mod rules;

mod position;

mod history;

mod game;
mod phase;

mod settlement;

pub mod compare;
pub mod count;
pub mod life;
pub mod sgf;

pub use board::Board;
pub use color::{ByColor, Color};
pub use count::{Count, Verdict, count};
pub use diagram::{Diagram, DiagramError};
pub use game::{Game, Illegal, Left, Objection, Passing, Play, Says};
pub use method::{Method, UnknownMethod};
pub use phase::{Action, Ending, Intent, PassError, Pause, Phase, Taken, Uncounted};
pub use point::{MAX_SIDE, Neighbors, Point, Size, SizeError, SizePoints};
pub use points::{Points, PointsError};
pub use position::{Position, Setup, SetupError};
pub use region::{Border, Chain, Region, chain_at, chains, empty_regions, region_at};
pub use rules::{KomiError, NoCompensation, Ruleset, UnknownRuleset};
pub use settlement::{
    Agreement, Dispute, Due, Facts, Group, Owned, Owner, Payment, Settlement, Tally, Turns, Why,
};
