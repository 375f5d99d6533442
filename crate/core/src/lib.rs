//! The rules of Go and the counting at its end.
mod board;
mod color;
mod diagram;
mod game;
mod history;
mod method;
mod phase;
mod point;
mod points;
mod position;
mod region;
pub mod rules;
mod settlement;

pub use board::Board;
pub use color::{ByColor, Color};
pub use diagram::{Diagram, DiagramError};
pub use game::{Game, Illegal, Objection, Play};
pub use method::{Method, UnknownMethod};
pub use phase::{Action, Ending, Intent, PassError, Pause, Phase, Taken};
pub use point::{MAX_SIDE, Point, Size, SizeError};
pub use points::{Points, PointsError};
pub use position::{Position, Setup, SetupError};
pub use region::{Border, Chain, Region, chain_at, chains, empty_regions, region_at};
pub use rules::{Ruleset, UnknownRuleset};
pub use settlement::{Agreement, Dispute, Due, Owned, Owner, Payment, Settlement, Tally, Why};
