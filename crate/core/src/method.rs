//! The names of the counting methods.

use std::fmt;
use std::str::FromStr;

/// A way to find the result on a finished board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Method {
    /// 等子比空 (计目法): as many black stones as white ones on the board, then compare the empties.
    EqualStones,
    /// 子空合计 (数子法): stones and empties of one side together, against par.
    Area,
    /// 填满计点: territory is filled from a set of half the board.
    FillIn,
    /// 等空比子: as many black empties as white ones, then compare the stones.
    EqualEmpties,
    /// The short form of 2012: own empties and the other side's dead and captured stones.
    Score,
    /// AGA: passes are paid in stones, prisoners are filled in.
    PassStones,
    /// Japanese counting of territory.
    Territory,
    /// 数路: Tang and Song counting with two points of each group set aside.
    Routes,
}

impl Method {
    /// All methods.
    pub const ALL: [Method; 8] = [
        Method::EqualStones,
        Method::Area,
        Method::FillIn,
        Method::EqualEmpties,
        Method::Score,
        Method::PassStones,
        Method::Territory,
        Method::Routes,
    ];

    /// Whether it makes the numbers of stones on the board equal, as the ruleset's [`Balance`](crate::rules::Balance) says.
    pub const fn levels_stones(self) -> bool {
        matches!(self, Method::EqualStones | Method::Routes)
    }

    /// The method's public id.
    pub const fn id(self) -> &'static str {
        match self {
            Method::EqualStones => "equal-stones",
            Method::Area => "area",
            Method::FillIn => "fill-in",
            Method::EqualEmpties => "equal-empties",
            Method::Score => "score",
            Method::PassStones => "pass-stones",
            Method::Territory => "territory",
            Method::Routes => "routes",
        }
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Writes the ids of these methods.
pub(crate) fn write_ids(f: &mut fmt::Formatter<'_>, methods: &[Method]) -> fmt::Result {
    for (n, method) in methods.iter().enumerate() {
        write!(f, "{}{method}", if n > 0 { ", " } else { "" })?;
    }
    Ok(())
}

/// A text that is no method's id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownMethod(pub String);

impl fmt::Display for UnknownMethod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no counting method \"{}\"; there are ", self.0)?;
        write_ids(f, &Method::ALL)
    }
}

impl std::error::Error for UnknownMethod {}

impl FromStr for Method {
    type Err = UnknownMethod;

    fn from_str(text: &str) -> Result<Method, UnknownMethod> {
        let named = Method::ALL.into_iter().find(|method| method.id() == text);
        named.ok_or_else(|| UnknownMethod(text.to_owned()))
    }
}
