//! Plain shapes that go out to JavaScript; the TypeScript types are generated from them.

use jiping::rules::Cycle;
use jiping::{ByColor, Ending, Intent, Phase, Point, Points, Ruleset, Size, Taken};
use js_sys::{Number, Object};
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::error::Report;
use crate::fields::{Fields, Value, object};
use crate::life::Claim;
use crate::named::named;
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

impl From<PointName> for Value {
    fn from(name: PointName) -> Value {
        Value::Text(name.size.name(name.point))
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
#[derive(Tsify, Clone, Debug)]
pub struct Texts(pub Vec<String>);

impl From<Texts> for Value {
    fn from(Texts(list): Texts) -> Value {
        list.into()
    }
}

/// A list of the names of points, a type of its own like [`Texts`].
#[derive(Tsify, Clone, Debug)]
pub struct Names(pub Vec<PointName>);

impl From<Names> for Value {
    fn from(Names(list): Names) -> Value {
        list.into()
    }
}

/// Points as a number, exact in quarters.
pub fn number(points: Points) -> f64 {
    f64::from(points.in_quarters()) / 4.0
}

/// A number of things. All numbers go out as one type, so that the module has the code for one.
pub fn whole(things: usize) -> f64 {
    f64::from(u32::try_from(things).unwrap_or(u32::MAX))
}

/// A number as JavaScript writes it, so that the module has no code for that.
pub fn written(number: f64) -> String {
    Object::to_string(&Number::from(number)).into()
}

named! {
    /// A side.
    Color: jiping::Color {
        jiping::Color::Black => "black",
        jiping::Color::White => "white",
    }
}

named! {
    /// Whose a point is.
    Owner: jiping::Owner {
        jiping::Owner::Side(jiping::Color::Black) => "black",
        jiping::Owner::Side(jiping::Color::White) => "white",
        jiping::Owner::Shared => "shared",
    }
}

object! {
    /// A value for each side.
    Pair {
        black: f64,
        white: f64,
    }
}

impl From<ByColor<Points>> for Pair {
    fn from(pair: ByColor<Points>) -> Pair {
        Pair {
            black: number(pair.black),
            white: number(pair.white),
        }
    }
}

object! {
    /// The sides of a board.
    BoardSize {
        width: f64,
        height: f64,
    }
}

impl From<Size> for BoardSize {
    fn from(size: Size) -> BoardSize {
        BoardSize {
            width: whole(size.width()),
            height: whole(size.height()),
        }
    }
}

object! {
    /// A ruleset: its id, its komi, where its text is found, the methods that can be counted, its own first, and its sheet.
    RulesetRow {
        id: &'static str,
        komi: f64,
        source: &'static str,
        methods: Vec<&'static str>,
        fields: Vec<FieldRow>,
    }
}

/// A list of rulesets, a type of its own like [`Texts`].
#[derive(Tsify, Clone, Debug)]
pub struct RulesetRows(pub Vec<RulesetRow>);

impl From<RulesetRows> for Value {
    fn from(RulesetRows(list): RulesetRows) -> Value {
        list.into()
    }
}

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
#[derive(Tsify, Clone, Debug)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum MoveRow {
    Play { color: Color, point: PointName },
    Pass { color: Color, intent: PassIntent },
}

named! {
    /// What a pass wants.
    PassIntent: Intent {
        Intent::Stop => "stop",
        Intent::PlayOn => "play-on",
    }
}

impl MoveRow {
    /// A move on a board of this size.
    pub fn new(size: Size, taken: Taken) -> MoveRow {
        let color = taken.color.into();
        match taken.action {
            jiping::Action::Play(point) => MoveRow::Play {
                color,
                point: PointName::new(size, point),
            },
            jiping::Action::Pass(intent) => MoveRow::Pass {
                color,
                intent: intent.into(),
            },
        }
    }
}

impl From<MoveRow> for Value {
    fn from(row: MoveRow) -> Value {
        let mut fields = Fields::default();
        match row {
            MoveRow::Play { color, point } => {
                fields.add("kind", "play");
                fields.add("color", color);
                fields.add("point", point);
            }
            MoveRow::Pass { color, intent } => {
                fields.add("kind", "pass");
                fields.add("color", color);
                fields.add("intent", intent);
            }
        }
        fields.into()
    }
}

named! {
    /// Whether the game goes on.
    GamePhase: Phase {
        Phase::Playing => "playing",
        Phase::Paused(_) => "paused",
        Phase::Over(Ending::Passes) => "ended",
        Phase::Over(Ending::AllAlive) => "all-alive",
        Phase::Over(Ending::Cycle(Cycle::NoResult)) => "no-result",
        Phase::Over(Ending::Cycle(Cycle::Draw)) => "draw",
        Phase::Over(Ending::Resigned { .. }) => "resigned",
    }
}

object! {
    /// Marks of a record or of a drawing.
    #[derive(Default)]
    MarkRows {
        /// Stones inside the other side's marked territory, or drawn as dead.
        dead: Vec<PointName>,
        black: Vec<PointName>,
        white: Vec<PointName>,
        /// The owners that the players named, in a record that was written here.
        claims: Vec<Claim>,
    }
}

object! {
    /// The names of the players, where a record gives them.
    #[derive(Default)]
    Players {
        black: Option<String>,
        white: Option<String>,
    }
}

object! {
    /// Everything about a game at its present moment.
    GameState {
        rules: &'static str,
        /// What the organiser has decided in place of the ruleset.
        decided: Vec<FieldRow>,
        size: BoardSize,
        to_move as "toMove": Color,
        phase: GamePhase,
        /// Rows from the top: `X` black, `O` white, `.` empty.
        board: Vec<String>,
        moves: Vec<MoveRow>,
        captured: Pair,
        /// The stones of each colour beside the board: captured, or left there by passes.
        beside: Pair,
        /// The numbers of moves before each resumption.
        resumptions: Vec<usize>,
        /// The passes that are possible now; two where the ruleset tells intents apart.
        passes: Vec<PassRow>,
        /// How the game can be resumed, for each side that may ask; none unless it is paused.
        resumes: Vec<ResumeRow>,
        /// Whether the players now agree on the dead.
        agreeing: bool,
        /// Whether White has still to pass and hand over a stone: a count by pass stones adds it.
        white_has_still_to_pass as "whiteHasStillToPass": bool,
        /// Whether there is something to count.
        countable: bool,
        /// Who gave the game up.
        resigned: Option<Color>,
        /// The article behind a pause or an end.
        cite: Option<Cite>,
        komi: f64,
        /// The komi that the record names, where it differs.
        record_komi as "recordKomi": Option<f64>,
        notes: Vec<Report>,
        marks: Option<MarkRows>,
        players: Players,
        /// The result as the record words it.
        result: Option<String>,
        /// Whether that says that the game ended without a count.
        uncounted: bool,
    }
}

/// What a play would do: the stones it takes, or why it is illegal.
#[derive(Tsify, Clone, Debug)]
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

impl From<Legality> for Value {
    fn from(legality: Legality) -> Value {
        let mut fields = Fields::default();
        match legality {
            Legality::Legal {
                legal,
                captures,
                suicides,
            } => {
                fields.add("legal", legal);
                fields.add("captures", captures);
                fields.add("suicides", suicides);
            }
            Legality::Illegal { legal, error, cite } => {
                fields.add("legal", legal);
                fields.add("error", error);
                fields.add("cite", cite);
            }
        }
        fields.into()
    }
}
