//! The rules of Go and the counting at its end.
mod board;
mod color;
mod point;
mod points;

pub use board::Board;
pub use color::{ByColor, Color};
pub use point::{MAX_SIDE, Point, Size, SizeError};
pub use points::{Points, PointsError};
