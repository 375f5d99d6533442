//! Errors of the core as plain objects: `{ code, message, params, where }`.

use std::collections::BTreeMap;

use jiping::count::Unavailable;
use jiping::sgf::{LineColumn, RecordError, RecordErrorKind, ReplayError};
use jiping::{
    DiagramError, Dispute, Illegal, Objection, PassError, Point, SetupError, Size, UnknownMethod,
    UnknownRuleset,
};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsValue;

use crate::dto::PointName;

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
#[tsify(hashmap_as_object)]
pub struct Report {
    /// A stable name of the kind.
    pub code: String,
    /// English words.
    pub message: String,
    /// What the words are about.
    #[tsify(type = "Record<string, string>")]
    pub params: BTreeMap<&'static str, String>,
    /// Where it lies.
    #[serde(rename = "where")]
    pub place: Where,
}

impl Report {
    /// A report with nothing but words.
    pub fn new(code: &str, message: impl ToString) -> Report {
        let (code, message) = (code.to_owned(), message.to_string());
        Report {
            code,
            message,
            params: BTreeMap::new(),
            place: Where::default(),
        }
    }

    fn with(mut self, name: &'static str, value: impl ToString) -> Report {
        self.params.insert(name, value.to_string());
        self
    }

    fn at(mut self, at: LineColumn) -> Report {
        self.place.line = Some(at.line);
        self.place.column = Some(at.column);
        self
    }

    /// The report about these points.
    pub fn on(mut self, size: Size, points: &[Point]) -> Report {
        self.place.points = points
            .iter()
            .map(|point| PointName::new(size, *point))
            .collect();
        self
    }

    /// The report about this move.
    pub fn in_move(mut self, number: usize) -> Report {
        self.place.number = Some(number);
        self
    }
}

/// A value as a JavaScript object.
pub fn encode<T: Serialize + Tsify>(value: &T) -> Answer<Ts<T>>
where
    T::JsType: wasm_bindgen::JsCast,
{
    value
        .into_ts()
        .map_err(|error| thrown(Report::new("unexpected", error)))
}

/// A report as the object to throw.
pub fn thrown(report: Report) -> JsValue {
    match report.into_ts() {
        Ok(object) => object.js_value(),
        Err(error) => JsValue::from_str(&error.to_string()),
    }
}

/// An error of the core that can be thrown.
pub fn throw(error: impl Into<Report>) -> JsValue {
    thrown(error.into())
}

impl From<UnknownRuleset> for Report {
    fn from(error: UnknownRuleset) -> Report {
        Report::new("unknown-rules", &error).with("id", error.0)
    }
}

impl From<UnknownMethod> for Report {
    fn from(error: UnknownMethod) -> Report {
        Report::new("unknown-method", &error).with("id", error.0)
    }
}

impl From<Unavailable> for Report {
    fn from(error: Unavailable) -> Report {
        let report = Report::new("method-unavailable", error);
        report
            .with("method", error.method)
            .with("rules", error.rules)
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
            .with("color", error.by)
            .with("point", error.size.name(error.point));
        let mut points = vec![error.point];
        match &error.why {
            Objection::Suicide(stones) => {
                points.extend(stones.iter().filter(|p| **p != error.point));
            }
            Objection::Repeats(moment) => report = report.with("moment", moment),
            Objection::Over(_)
            | Objection::Paused
            | Objection::OffBoard
            | Objection::Occupied(_) => {}
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
        Report::new(code, error)
    }
}

impl From<SetupError> for Report {
    fn from(error: SetupError) -> Report {
        let stones: Vec<Point> = error
            .chains
            .iter()
            .flat_map(|chain| chain.stones.iter().copied())
            .collect();
        Report::new("no-liberty", &error).on(error.setup.board.size(), &stones)
    }
}

impl From<DiagramError> for Report {
    fn from(error: DiagramError) -> Report {
        let report = Report::new("diagram", &error);
        match error {
            DiagramError::Empty => Report {
                code: "diagram-empty".to_owned(),
                ..report
            },
            DiagramError::Size(size) => {
                let report = Report {
                    code: "sgf-size".to_owned(),
                    ..report
                };
                report.with("width", size.width).with("height", size.height)
            }
            DiagramError::Character { line, found } => {
                let mut report = Report {
                    code: "diagram-character".to_owned(),
                    ..report
                };
                report.place.line = Some(line);
                report.with("found", found)
            }
            DiagramError::Ragged {
                line,
                found,
                expected,
            } => {
                let mut report = Report {
                    code: "diagram-ragged".to_owned(),
                    ..report
                };
                report.place.line = Some(line);
                report.with("found", found).with("expected", expected)
            }
        }
    }
}

impl From<RecordError> for Report {
    fn from(error: RecordError) -> Report {
        let report = Report::new(error.kind.code(), &error.kind).at(error.at);
        match error.kind {
            RecordErrorKind::NoGame => report,
            RecordErrorKind::OtherGame { game } => report.with("game", game),
            RecordErrorKind::SizeUnreadable { raw } => report.with("raw", raw),
            RecordErrorKind::Size(size) => {
                report.with("width", size.width).with("height", size.height)
            }
            RecordErrorKind::OffBoard { raw, size, number } => {
                let report = report.with("raw", raw).with("size", size);
                number.into_iter().fold(report, Report::in_move)
            }
            RecordErrorKind::TooMuchSetup { limit } => report.with("limit", limit),
        }
    }
}

impl From<ReplayError> for Report {
    fn from(error: ReplayError) -> Report {
        match error {
            ReplayError::Setup(error) => error.into(),
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
        let code = match &error {
            Dispute::NothingToCount(_) => "nothing-to-count",
            Dispute::AllAlive { .. } => "dispute-all-alive",
            Dispute::NoStone { .. } => "dispute-no-stone",
            Dispute::DeadAtHome { .. } => "dispute-dead-at-home",
            Dispute::ClaimOnStone { .. } => "dispute-claim-on-stone",
            Dispute::ClaimInside { .. } => "dispute-claim-inside",
            Dispute::NoSharedLiberty { .. } => "dispute-no-shared-liberty",
            Dispute::NoClaims { .. } => "dispute-no-claims",
        };
        let report = Report::new(code, &error);
        let report = match &error {
            Dispute::DeadAtHome { color, .. }
            | Dispute::ClaimInside {
                surrounded_by: color,
                ..
            } => report.with("color", color),
            _ => report,
        };
        match error.size() {
            Some(size) => report.on(size, &error.points()),
            None => report,
        }
    }
}

impl From<&jiping::sgf::Diagnostic> for Report {
    fn from(diagnostic: &jiping::sgf::Diagnostic) -> Report {
        Report::new(diagnostic.kind.code(), &diagnostic.kind).at(diagnostic.at)
    }
}

impl From<&jiping::sgf::ReplayNote> for Report {
    fn from(note: &jiping::sgf::ReplayNote) -> Report {
        use jiping::sgf::ReplayNote;
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
