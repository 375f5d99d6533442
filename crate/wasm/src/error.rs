//! Errors of the core as plain objects: `{ code, message, params, where }`.

use jiping::count::Unavailable;
use jiping::rules::NoCompensation;
use jiping::sgf::{
    Diagnostic, DiagnosticKind, KomiReading, LineColumn, RecordError, RecordErrorKind, ReplayError,
    ReplayNote,
};
use jiping::{
    DiagramError, Dispute, Illegal, Method, Objection, PassError, Point, Ruleset, SetupError, Size,
    SizeError, Uncounted, UnknownMethod, UnknownRuleset,
};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsValue;

use crate::dto::{PointName, names, whole, written};
use crate::fields::{Fields, Value};

/// What every export gives: a value, or an error to throw.
pub type Answer<T> = Result<T, JsValue>;

/// Where something is wrong.
#[derive(Tsify, Default, Clone, Debug)]
#[serde(rename_all = "camelCase")]
pub struct Where {
    /// The line of the text, from 1.
    #[tsify(optional)]
    pub line: Option<f64>,
    /// The column, from 1, in characters.
    #[tsify(optional)]
    pub column: Option<f64>,
    /// The number of the record's node, from 1 in the order of the text.
    #[tsify(optional)]
    pub node: Option<f64>,
    /// The number of the move, from 1, passes included.
    #[serde(rename = "move")]
    #[tsify(optional)]
    pub number: Option<f64>,
    /// The points at fault.
    #[tsify(optional)]
    pub points: Vec<PointName>,
}

/// A thing to tell, without a sentence: the cover has those of every language, so that the module carries none.
#[derive(Tsify, Clone, Debug)]
pub struct Report {
    /// A stable name of the kind.
    pub code: &'static str,
    /// What the sentence is about.
    #[tsify(type = "Record<string, string | number>")]
    pub params: Fields,
    /// Where it lies.
    #[serde(rename = "where")]
    pub place: Where,
}

impl From<Where> for Value {
    fn from(place: Where) -> Value {
        let mut fields = Fields::default();
        let numbers = [
            ("line", place.line),
            ("column", place.column),
            ("node", place.node),
            ("move", place.number),
        ];
        for (name, number) in numbers {
            if let Some(number) = number {
                fields.add(name, number);
            }
        }
        if !place.points.is_empty() {
            fields.add("points", place.points);
        }
        fields.into()
    }
}

impl From<Report> for Value {
    fn from(report: Report) -> Value {
        let mut fields = Fields::default();
        fields.add("code", report.code);
        fields.add("params", report.params);
        fields.add("where", report.place);
        fields.into()
    }
}

/// The sides of a board in one text.
impl From<Size> for Value {
    fn from(size: Size) -> Value {
        let sides = [size.width(), size.height()].map(|side| written(whole(side)));
        Value::Text(sides.join("x"))
    }
}

impl Report {
    /// A report about nothing and nowhere.
    pub fn new(code: &'static str) -> Report {
        Report {
            code,
            params: Fields::default(),
            place: Where::default(),
        }
    }

    /// The report with one more thing that its sentence is about.
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Report {
        self.params.add(name, value);
        self
    }

    fn with_limits(self, size: SizeError) -> Report {
        self.with("width", size.width)
            .with("height", size.height)
            .with("limit", jiping::MAX_SIDE)
    }

    fn at(mut self, at: LineColumn) -> Report {
        self.place.line = Some(whole(at.line));
        self.place.column = Some(whole(at.column));
        self
    }

    fn in_node(mut self, number: Option<usize>) -> Report {
        self.place.node = number.map(whole);
        self
    }

    /// The report about these points.
    pub fn on(mut self, size: Size, points: &[Point]) -> Report {
        self.place.points = names(size, points);
        self
    }

    /// The report about this move.
    pub fn in_move(mut self, number: usize) -> Report {
        self.place.number = Some(whole(number));
        self
    }
}

/// A value for JavaScript: nothing is `null`, fields make an object.
pub fn encode<T: Tsify + Into<Value>>(value: T) -> Answer<Ts<T>>
where
    T::JsType: wasm_bindgen::JsCast,
{
    object(&value.into()).map(Ts::new_unchecked)
}

fn object(value: &Value) -> Answer<JsValue> {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&serializer).map_err(JsValue::from)
}

/// An error that can be thrown.
pub fn throw(error: impl Into<Report>) -> JsValue {
    let report: Report = error.into();
    object(&report.into()).unwrap_or_else(|error| error)
}

/// The names of points with spaces between them.
fn listed(size: Size, points: &[Point]) -> String {
    let mut list = Vec::new();
    for point in points {
        list.push(size.name(*point));
    }
    list.join(" ")
}

/// The ids of methods with commas between them.
fn ids(methods: impl Iterator<Item = Method>) -> String {
    let mut list = Vec::new();
    for method in methods {
        list.push(method.id());
    }
    list.join(", ")
}

impl From<UnknownRuleset> for Report {
    fn from(error: UnknownRuleset) -> Report {
        let mut known = Vec::new();
        for rules in Ruleset::presets() {
            known.push(rules.id);
        }
        Report::new("unknown-rules")
            .with("id", error.0)
            .with("known", known.join(", "))
    }
}

impl From<NoCompensation> for Report {
    fn from(error: NoCompensation) -> Report {
        Report::new("no-compensation").with("rules", error.0)
    }
}

impl From<UnknownMethod> for Report {
    fn from(error: UnknownMethod) -> Report {
        Report::new("unknown-method")
            .with("id", error.0)
            .with("known", ids(Method::ALL.into_iter()))
    }
}

impl From<Unavailable> for Report {
    fn from(error: Unavailable) -> Report {
        Report::new("method-unavailable")
            .with("method", error.method.id())
            .with("rules", error.rules)
            .with("known", ids(error.instead.iter().copied()))
    }
}

impl From<Illegal> for Report {
    fn from(error: Illegal) -> Report {
        let code = match error.why {
            Objection::Over(_) => "illegal-over",
            Objection::Paused => "illegal-paused",
            Objection::OffBoard => "illegal-off-board",
            Objection::Occupied(_) => "illegal-occupied",
            Objection::Suicide(_) => "illegal-suicide",
            Objection::Repeats(_) => "illegal-repeats",
        };
        let mut report = Report::new(code)
            .with("color", error.by)
            .with("point", error.size.name(error.point));
        let mut points = vec![error.point];
        match &error.why {
            Objection::Occupied(stone) => report = report.with("stone", *stone),
            Objection::Suicide(stones) => {
                report = report.with("stones", listed(error.size, stones));
                points.extend(stones.iter().filter(|p| **p != error.point));
            }
            Objection::Repeats(moment) => report = report.with("moment", *moment),
            Objection::Over(_) | Objection::Paused | Objection::OffBoard => {}
        }
        report.on(error.size, &points)
    }
}

impl From<PassError> for Report {
    fn from(error: PassError) -> Report {
        Report::new(match error {
            PassError::Over(_) => "illegal-over",
            PassError::Paused => "illegal-paused",
            PassError::NotPaused => "not-paused",
        })
    }
}

impl From<SetupError> for Report {
    fn from(error: SetupError) -> Report {
        let size = error.setup.board.size();
        let (mut first, mut stones) = (Vec::new(), Vec::new());
        for chain in &error.chains {
            first.extend(chain.stones.first());
            stones.extend(&chain.stones);
        }
        Report::new("no-liberty")
            .with("stones", listed(size, &first))
            .on(size, &stones)
    }
}

impl From<DiagramError> for Report {
    fn from(error: DiagramError) -> Report {
        match error {
            DiagramError::Empty => Report::new("diagram-empty"),
            DiagramError::Size(size) => Report::new("sgf-size").with_limits(size),
            DiagramError::Character {
                line,
                column,
                found,
            } => Report::new("diagram-character")
                .at(LineColumn { line, column })
                .with("found", String::from(found)),
            DiagramError::Ragged {
                line,
                column,
                found,
                expected,
            } => Report::new("diagram-ragged")
                .at(LineColumn { line, column })
                .with("found", found)
                .with("expected", expected),
        }
    }
}

impl From<RecordError> for Report {
    fn from(error: RecordError) -> Report {
        let mut report = Report::new(error.kind.code())
            .at(error.at)
            .in_node(error.node);
        match error.kind {
            RecordErrorKind::NoGame => report,
            RecordErrorKind::OtherGame { game } => report.with("game", game),
            RecordErrorKind::SizeUnreadable { raw } => report.with("raw", raw),
            RecordErrorKind::Size(size) => report.with_limits(size),
            RecordErrorKind::OffBoard { raw, size, number } => {
                report.place.number = number.map(whole);
                report.with("raw", raw).with("size", size)
            }
            RecordErrorKind::TooMuchSetup { limit } => report.with("limit", limit),
        }
    }
}

impl From<ReplayError> for Report {
    fn from(error: ReplayError) -> Report {
        match error {
            ReplayError::Setup(error) => error.into(),
            ReplayError::TooLong { limit } => Report::new("record-too-long").with("limit", limit),
            ReplayError::Move {
                number,
                at,
                illegal,
            } => Report::from(illegal).in_move(number).at(at),
        }
    }
}

impl From<Dispute> for Report {
    fn from(error: Dispute) -> Report {
        let (code, color) = match &error {
            Dispute::NothingToCount(Uncounted::Resigned { by }) => ("nothing-to-count", Some(*by)),
            Dispute::NothingToCount(Uncounted::Cycle(_)) => ("nothing-to-count", None),
            Dispute::AllAlive { .. } => ("dispute-all-alive", None),
            Dispute::NoStone { .. } => ("dispute-no-stone", None),
            Dispute::DeadAtHome { color, .. } => ("dispute-dead-at-home", Some(*color)),
            Dispute::ClaimOnStone { .. } => ("dispute-claim-on-stone", None),
            Dispute::ClaimInside { surrounded_by, .. } => {
                ("dispute-claim-inside", Some(*surrounded_by))
            }
            Dispute::NoSharedLiberty { .. } => ("dispute-no-shared-liberty", None),
            Dispute::NoClaims { .. } => ("dispute-no-claims", None),
        };
        let mut report = Report::new(code);
        if let Some(color) = color {
            report = report.with("color", color);
        }
        match error.size() {
            Some(size) => report.on(size, &error.points()),
            None => report,
        }
    }
}

impl From<&Diagnostic> for Report {
    fn from(diagnostic: &Diagnostic) -> Report {
        let kind = &diagnostic.kind;
        let report = Report::new(kind.code())
            .at(diagnostic.at)
            .in_node(diagnostic.node);
        match kind {
            DiagnosticKind::TextOutside { text } | DiagnosticKind::Markup { text } => {
                report.with("text", text)
            }
            DiagnosticKind::UnclosedValue { property } => report.with("property", property),
            DiagnosticKind::PlayersPoint { raw }
            | DiagnosticKind::MarkOffBoard { raw }
            | DiagnosticKind::UnknownPlayer { raw }
            | DiagnosticKind::KomiUnreadable { raw }
            | DiagnosticKind::ResultUnreadable { raw }
            | DiagnosticKind::HandicapUnreadable { raw } => report.with("raw", raw),
            DiagnosticKind::KomiRead {
                raw,
                points,
                reading,
            } => report
                .with("raw", raw)
                .with("points", *points)
                .with("reading", name_of_reading(*reading)),
            DiagnosticKind::HandicapDiffers { declared, placed } => {
                report.with("declared", *declared).with("placed", *placed)
            }
            DiagnosticKind::Omitted { count } => report.with("count", *count),
            DiagnosticKind::Empty
            | DiagnosticKind::NoGame
            | DiagnosticKind::FullWidth
            | DiagnosticKind::MissingSemicolon
            | DiagnosticKind::NodeAfterVariations
            | DiagnosticKind::EmptyVariation
            | DiagnosticKind::ValueWithoutProperty
            | DiagnosticKind::UnclosedGame
            | DiagnosticKind::MovesInOneNode
            | DiagnosticKind::SetupWithMove => report,
        }
    }
}

fn name_of_reading(reading: KomiReading) -> &'static str {
    match reading {
        KomiReading::Points => "points",
        KomiReading::PointHundredths => "point-hundredths",
        KomiReading::Zi => "zi",
        KomiReading::ZiHundredths => "zi-hundredths",
        KomiReading::LeftOut => "left-out",
    }
}

impl From<&ReplayNote> for Report {
    fn from(note: &ReplayNote) -> Report {
        let report = Report::new(note.code());
        match note {
            ReplayNote::Forbidden { number, illegal } => {
                let Report {
                    code: why, params, ..
                } = Report::from(illegal.clone());
                Report { params, ..report }
                    .with("why", why)
                    .on(illegal.size, &[illegal.point])
                    .in_move(*number)
            }
            ReplayNote::OutOfTurn { number, color } => {
                report.with("color", *color).in_move(*number)
            }
            ReplayNote::PassAfterEnd { number } => report.in_move(*number),
            ReplayNote::SetupInGame { at } => report.at(*at),
            ReplayNote::PassesSupplied { passes } => report.with("passes", *passes),
        }
    }
}
