//! Plain shapes that go out to JavaScript; the TypeScript types are generated from them.

use jiping::{ByColor, Ending, Phase, Point, Points, Ruleset, Size, Taken};
use serde::{Serialize, Serializer};
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::error::Report;
use crate::passing::{PassRow, ResumeRow};
use crate::sheet::{FieldRow, sheet};
use crate::step::Cite;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** The name of a point, like `C3`: a letter without I, then the row from the bottom. */
export type PointName = string;
";

/// A point that goes out by its name.
#[derive(Clone, Copy, Debug)]
pub struct PointName {
    size: Size,
    point: Point,
}

impl PointName {
    /// A point on a board of this size.
    pub fn new(size: Size, point: Point) -> PointName {
        PointName { size, point }
    }
}

impl Serialize for PointName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.size.name(self.point))
    }
}

/// The names of many points.
pub fn names(size: Size, points: &[Point]) -> Vec<PointName> {
    let mut names = Vec::with_capacity(points.len());
    for point in points {
        names.push(PointName::new(size, *point));
    }
    names
}

/// A list of texts; [`tsify::Ts`] takes no bare list, so each list that an export gives has a type of its own.
#[derive(Serialize, Tsify, Clone, Debug)]
#[serde(transparent)]
pub struct Texts(pub Vec<String>);

/// A list of the names of points, a type of its own like [`Texts`].
#[derive(Serialize, Tsify, Clone, Debug)]
#[serde(transparent)]
pub struct Names(pub Vec<PointName>);

/// Points as a number, exact in quarters.
pub fn number(points: Points) -> f64 {
    f64::from(points.in_quarters()) / 4.0
}

/// A number of things. All numbers go out as one type, so that the module has the code for one.
pub fn whole(things: usize) -> f64 {
    f64::from(u32::try_from(things).unwrap_or(u32::MAX))
}

/// A side.
#[derive(Serialize, Tsify, Clone, Copy, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Color {
    Black,
    White,
}

impl From<jiping::Color> for Color {
    fn from(color: jiping::Color) -> Color {
        match color {
            jiping::Color::Black => Color::Black,
            jiping::Color::White => Color::White,
        }
    }
}

/// Whose a point is.
#[derive(Serialize, Tsify, Clone, Copy, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Owner {
    Black,
    White,
    Shared,
}

impl From<jiping::Owner> for Owner {
    fn from(owner: jiping::Owner) -> Owner {
        match owner {
            jiping::Owner::Side(jiping::Color::Black) => Owner::Black,
            jiping::Owner::Side(jiping::Color::White) => Owner::White,
            jiping::Owner::Shared => Owner::Shared,
        }
    }
}

/// A value for each side.
#[derive(Serialize, Tsify, Clone, Copy, Debug)]
pub struct Pair {
    pub black: f64,
    pub white: f64,
}

impl From<ByColor<Points>> for Pair {
    fn from(pair: ByColor<Points>) -> Pair {
        Pair {
            black: number(pair.black),
            white: number(pair.white),
        }
    }
}

/// The sides of a board.
#[derive(Serialize, Tsify, Clone, Copy, Debug)]
pub struct BoardSize {
    pub width: f64,
    pub height: f64,
}

impl From<Size> for BoardSize {
    fn from(size: Size) -> BoardSize {
        BoardSize {
            width: whole(size.width()),
            height: whole(size.height()),
        }
    }
}

/// A ruleset: its id, its komi, where its text is found, the methods that can be counted, its own first, and its sheet.
#[derive(Serialize, Tsify, Clone, Debug)]
pub struct RulesetRow {
    pub id: &'static str,
    pub komi: f64,
    pub source: &'static str,
    pub methods: Vec<&'static str>,
    pub fields: Vec<FieldRow>,
}

/// A list of rulesets, a type of its own like [`Texts`].
#[derive(Serialize, Tsify, Clone, Debug)]
#[serde(transparent)]
pub struct RulesetRows(pub Vec<RulesetRow>);

impl From<&Ruleset> for RulesetRow {
    fn from(rules: &Ruleset) -> RulesetRow {
        let methods = rules.methods.iter().map(|method| method.id()).collect();
        RulesetRow {
            id: rules.id,
            komi: number(rules.komi.value),
            source: rules.source,
            methods,
            fields: sheet(rules),
        }
    }
}

/// What a player did.
#[derive(Serialize, Tsify, Clone, Debug)]
#[tsify(missing_as_null)]
pub struct MoveRow {
    pub color: Color,
    /// The point of a play; `null` for a pass.
    pub point: Option<PointName>,
    /// What a pass wants; `null` for a play.
    pub pass: Option<PassIntent>,
}

/// What a pass wants.
#[derive(Serialize, Tsify, Clone, Copy, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum PassIntent {
    Stop,
    PlayOn,
}

impl MoveRow {
    /// A move on a board of this size.
    pub fn new(size: Size, taken: Taken) -> MoveRow {
        let (point, pass) = match taken.action {
            jiping::Action::Play(point) => (Some(PointName::new(size, point)), None),
            jiping::Action::Pass(intent) => (None, Some(intent.into())),
        };
        MoveRow {
            color: taken.color.into(),
            point,
            pass,
        }
    }
}

/// Whether the game goes on.
#[derive(Serialize, Tsify, Clone, Copy, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum GamePhase {
    Playing,
    Paused,
    /// Over by passes; the dead are agreed.
    Ended,
    /// Over with every stone alive.
    AllAlive,
    NoResult,
    Draw,
    Resigned,
}

impl From<&Phase> for GamePhase {
    fn from(phase: &Phase) -> GamePhase {
        use jiping::rules::Cycle;
        match phase {
            Phase::Playing => GamePhase::Playing,
            Phase::Paused(_) => GamePhase::Paused,
            Phase::Over(Ending::Passes) => GamePhase::Ended,
            Phase::Over(Ending::AllAlive) => GamePhase::AllAlive,
            Phase::Over(Ending::Cycle(Cycle::NoResult)) => GamePhase::NoResult,
            Phase::Over(Ending::Cycle(Cycle::Draw)) => GamePhase::Draw,
            Phase::Over(Ending::Resigned { .. }) => GamePhase::Resigned,
        }
    }
}

/// Marks of a record or of a drawing.
#[derive(Serialize, Tsify, Clone, Debug, Default)]
pub struct MarkRows {
    /// Stones inside the other side's marked territory, or drawn as dead.
    pub dead: Vec<PointName>,
    pub black: Vec<PointName>,
    pub white: Vec<PointName>,
}

/// The names of the players, where a record gives them.
#[derive(Serialize, Tsify, Clone, Debug, Default)]
#[tsify(missing_as_null)]
pub struct Players {
    pub black: Option<String>,
    pub white: Option<String>,
}

/// Everything about a game at its present moment.
#[derive(Serialize, Tsify, Clone, Debug)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct GameState {
    pub rules: &'static str,
    /// What the organiser has decided in place of the ruleset.
    pub decided: Vec<FieldRow>,
    pub size: BoardSize,
    pub to_move: Color,
    pub phase: GamePhase,
    /// Rows from the top: `X` black, `O` white, `.` empty.
    pub board: Vec<String>,
    pub moves: Vec<MoveRow>,
    pub captured: Pair,
    /// The stones of each colour beside the board: captured, or left there by passes.
    pub beside: Pair,
    /// The numbers of moves before each resumption.
    pub resumptions: Vec<usize>,
    /// The passes that are possible now; two where the ruleset tells intents apart.
    pub passes: Vec<PassRow>,
    /// How the game can be resumed, for each side that may ask; none unless it is paused.
    pub resumes: Vec<ResumeRow>,
    /// Whether the players now agree on the dead.
    pub agreeing: bool,
    /// Whether there is something to count.
    pub countable: bool,
    /// Who gave the game up.
    pub resigned: Option<Color>,
    /// The article behind a pause or an end.
    pub cite: Option<Cite>,
    pub komi: f64,
    /// The komi that the record names, where it differs.
    pub record_komi: Option<f64>,
    pub notes: Vec<Report>,
    pub marks: Option<MarkRows>,
    pub players: Players,
    /// The result as the record words it.
    pub result: Option<String>,
}

/// What a play would do: the stones it takes, or why it is illegal.
#[derive(Serialize, Tsify, Clone, Debug)]
#[serde(untagged)]
#[tsify(missing_as_null)]
pub enum Legality {
    Legal {
        #[tsify(type = "true")]
        legal: bool,
        /// The other side's stones that it takes.
        captures: Vec<PointName>,
        /// The player's own stones that it takes off.
        suicides: Vec<PointName>,
    },
    Illegal {
        #[tsify(type = "false")]
        legal: bool,
        error: Report,
        /// The article that forbids it, if the text numbers it.
        cite: Option<Cite>,
    },
}
