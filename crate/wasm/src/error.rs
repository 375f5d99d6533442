//! Errors of the core as plain objects: `{ code, message, params, where }`.

use std::fmt::Display;

use jiping::count::Unavailable;
use jiping::sgf::{Diagnostic, LineColumn, RecordError, RecordErrorKind, ReplayError, ReplayNote};
use jiping::{
    DiagramError, Dispute, Illegal, Objection, PassError, Point, SetupError, Size, UnknownMethod,
    UnknownRuleset,
};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use tsify::{Ts, Tsify};
use wasm_bindgen::JsValue;

use crate::dto::{PointName, names};

/// What every export gives: a value, or an error to throw.
pub type Answer<T> = Result<T, JsValue>;

/// Where something is wrong.
#[derive(Serialize, Tsify, Default, Clone, Debug)]
#[serde(rename_all = "camelCase")]
pub struct Where {
    /// The line of the text, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub line: Option<usize>,
    /// The column, from 1, in characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub column: Option<usize>,
    /// The number of the move, from 1, passes included.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub number: Option<usize>,
    /// The points at fault.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[tsify(optional)]
    pub points: Vec<PointName>,
}

/// A thing to tell: what an error or a note says, with a code to translate it by.
#[derive(Serialize, Tsify, Clone, Debug)]
pub struct Report {
    /// A stable name of the kind.
    pub code: &'static str,
    /// English words.
    pub message: String,
    /// What the words are about.
    #[tsify(type = "Record<string, string>")]
    #[serde(serialize_with = "as_object")]
    pub params: Vec<(&'static str, String)>,
    /// Where it lies.
    #[serde(rename = "where")]
    pub place: Where,
}

/// Names and values as the members of an object.
fn as_object<S: Serializer>(
    params: &[(&'static str, String)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut members = serializer.serialize_map(None)?;
    for (name, value) in params {
        members.serialize_entry(name, value)?;
    }
    members.end()
}

impl Report {
    /// A report with nothing but words.
    pub fn new(code: &'static str, message: &dyn Display) -> Report {
        Report {
            code,
            message: message.to_string(),
            params: Vec::new(),
            place: Where::default(),
        }
    }

    /// The report with one more thing that the words are about.
    pub fn with(mut self, name: &'static str, value: &dyn Display) -> Report {
        self.params.push((name, value.to_string()));
        self
    }

    fn in_line(mut self, line: usize) -> Report {
        self.place.line = Some(line);
        self
    }

    fn at(mut self, at: LineColumn) -> Report {
        self.place.column = Some(at.column);
        self.in_line(at.line)
    }

    /// The report about these points.
    pub fn on(mut self, size: Size, points: &[Point]) -> Report {
        self.place.points = names(size, points);
        self
    }

    /// The report about this move.
    pub fn in_move(mut self, number: usize) -> Report {
        self.place.number = Some(number);
        self
    }
}

/// A value as a JavaScript object: nothing is `null`, a map is an object.
pub fn encode<T: Serialize + Tsify>(value: &T) -> Answer<Ts<T>>
where
    T::JsType: wasm_bindgen::JsCast,
{
    object(value).map(Ts::new_unchecked)
}

fn object<T: Serialize>(value: &T) -> Answer<JsValue> {
    let serializer = serde_wasm_bindgen::Serializer::new()
        .serialize_missing_as_null(true)
        .serialize_maps_as_objects(true);
    value.serialize(&serializer).map_err(JsValue::from)
}

/// A report as the object to throw.
pub fn thrown(report: &Report) -> JsValue {
    object(report).unwrap_or_else(|error| error)
}

/// An error of the core that can be thrown.
pub fn throw(error: impl Into<Report>) -> JsValue {
    thrown(&error.into())
}

impl From<UnknownRuleset> for Report {
    fn from(error: UnknownRuleset) -> Report {
        Report::new("unknown-rules", &error).with("id", &error.0)
    }
}

impl From<UnknownMethod> for Report {
    fn from(error: UnknownMethod) -> Report {
        Report::new("unknown-method", &error).with("id", &error.0)
    }
}

impl From<Unavailable> for Report {
    fn from(error: Unavailable) -> Report {
        Report::new("method-unavailable", &error)
            .with("method", &error.method)
            .with("rules", &error.rules)
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
        let mut report = Report::new(code, &error)
            .with("color", &error.by)
            .with("point", &error.size.name(error.point));
        let mut points = vec![error.point];
        match &error.why {
            Objection::Suicide(stones) => {
                points.extend(stones.iter().filter(|p| **p != error.point));
            }
            Objection::Repeats(moment) => report = report.with("moment", moment),
            _ => {}
        }
        report.on(error.size, &points)
    }
}

impl From<PassError> for Report {
    fn from(error: PassError) -> Report {
        let code = match error {
            PassError::Over(_) => "illegal-over",
            PassError::Paused => "illegal-paused",
            PassError::NotPaused => "not-paused",
        };
        Report::new(code, &error)
    }
}

impl From<SetupError> for Report {
    fn from(error: SetupError) -> Report {
        let mut stones = Vec::new();
        for chain in &error.chains {
            stones.extend(&chain.stones);
        }
        Report::new("no-liberty", &error).on(error.setup.board.size(), &stones)
    }
}

impl From<DiagramError> for Report {
    fn from(error: DiagramError) -> Report {
        let report = |code| Report::new(code, &error);
        match error {
            DiagramError::Empty => report("diagram-empty"),
            DiagramError::Size(size) => report("sgf-size")
                .with("width", &size.width)
                .with("height", &size.height),
            DiagramError::Character { line, found } => report("diagram-character")
                .in_line(line)
                .with("found", &found),
            DiagramError::Ragged {
                line,
                found,
                expected,
            } => report("diagram-ragged")
                .in_line(line)
                .with("found", &found)
                .with("expected", &expected),
        }
    }
}

impl From<RecordError> for Report {
    fn from(error: RecordError) -> Report {
        let mut report = Report::new(error.kind.code(), &error.kind).at(error.at);
        match error.kind {
            RecordErrorKind::NoGame => report,
            RecordErrorKind::OtherGame { game } => report.with("game", &game),
            RecordErrorKind::SizeUnreadable { raw } => report.with("raw", &raw),
            RecordErrorKind::Size(size) => report
                .with("width", &size.width)
                .with("height", &size.height),
            RecordErrorKind::OffBoard { raw, size, number } => {
                report.place.number = number;
                report.with("raw", &raw).with("size", &size)
            }
            RecordErrorKind::TooMuchSetup { limit } => report.with("limit", &limit),
        }
    }
}

impl From<ReplayError> for Report {
    fn from(error: ReplayError) -> Report {
        match error {
            ReplayError::Setup(error) => error.into(),
            ReplayError::TooLong { limit } => {
                Report::new("record-too-long", &error).with("limit", &limit)
            }
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
            Dispute::NothingToCount(_) => ("nothing-to-count", None),
            Dispute::AllAlive { .. } => ("dispute-all-alive", None),
            Dispute::NoStone { .. } => ("dispute-no-stone", None),
            Dispute::DeadAtHome { color, .. } => ("dispute-dead-at-home", Some(color)),
            Dispute::ClaimOnStone { .. } => ("dispute-claim-on-stone", None),
            Dispute::ClaimInside { surrounded_by, .. } => {
                ("dispute-claim-inside", Some(surrounded_by))
            }
            Dispute::NoSharedLiberty { .. } => ("dispute-no-shared-liberty", None),
            Dispute::NoClaims { .. } => ("dispute-no-claims", None),
        };
        let mut report = Report::new(code, &error);
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
        Report::new(diagnostic.kind.code(), &diagnostic.kind).at(diagnostic.at)
    }
}

impl From<&ReplayNote> for Report {
    fn from(note: &ReplayNote) -> Report {
        let report = Report::new(note.code(), note);
        match note {
            ReplayNote::Forbidden { number, illegal } => {
                report.on(illegal.size, &[illegal.point]).in_move(*number)
            }
            ReplayNote::OutOfTurn { number, .. } | ReplayNote::PassAfterEnd { number } => {
                report.in_move(*number)
            }
            ReplayNote::SetupInGame { at } => report.at(*at),
            ReplayNote::PassesSupplied { passes } => report.with("passes", passes),
        }
    }
}
