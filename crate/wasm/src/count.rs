//! A finished count as a plain shape.

use jiping::{Method, Settlement, count};
use serde::Serialize;
use tsify::Tsify;

use crate::dto::{BoardSize, Color, Pair, PointName, number, whole};
use crate::reason::Reason;
use crate::step::{Ledger, Place, Step};

/// A physical stone before the first step; its id is its place in the list.
#[derive(Serialize, Tsify, Clone, Debug)]
pub struct Stone {
    pub id: f64,
    pub color: Color,
    pub place: Place,
    pub dead: bool,
}

/// Who owns every point of the board, living stones included.
#[derive(Serialize, Tsify, Clone, Debug, Default)]
pub struct Owners {
    pub black: Vec<PointName>,
    pub white: Vec<PointName>,
    pub shared: Vec<PointName>,
}

/// The table before the first step.
#[derive(Serialize, Tsify, Clone, Debug)]
pub struct Start {
    pub stones: Vec<Stone>,
    pub owners: Owners,
    pub ledger: Ledger,
}

/// The result; margins are Black's lead.
#[derive(Serialize, Tsify, Clone, Debug)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Verdict {
    pub winner: Option<Color>,
    pub margin: f64,
    pub margin_before_komi: f64,
    pub black_area: f64,
    pub white_area: f64,
    pub komi: f64,
    pub handicap: f64,
    pub compensation: f64,
    /// The areas at which the game is even; `null` where stones count for nothing, so that no area decides.
    pub par: Option<Pair>,
}

/// The same settlement by another method, or by plain arithmetic.
#[derive(Serialize, Tsify, Clone, Debug)]
#[serde(rename_all = "camelCase")]
pub struct Check {
    pub method: &'static str,
    pub margin_before_komi: f64,
    pub agrees: bool,
    /// The sums that close its count.
    pub equations: Vec<Reason>,
}

/// A finished count.
#[derive(Serialize, Tsify, Clone, Debug)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Count {
    pub rules: &'static str,
    pub method: &'static str,
    pub size: BoardSize,
    pub start: Start,
    pub steps: Vec<Step>,
    pub ledger: Ledger,
    /// What Black owes besides the last ledger, since no stone has paid it; negative if White owes.
    pub owed_by_black: f64,
    pub result: Verdict,
    pub checks: Vec<Check>,
}

impl Count {
    /// The count of this settlement.
    pub fn new(settlement: &Settlement, count: &jiping::Count) -> Count {
        let size = settlement.size();
        let mut steps = Vec::with_capacity(count.steps.len());
        for step in &count.steps {
            steps.push(Step::new(size, step));
        }
        let mut checks = Vec::new();
        for check in &count.checks {
            checks.push(Check::new(check, count));
        }
        Count {
            rules: settlement.rules().id,
            method: count.method.id(),
            size: size.into(),
            start: Start::new(&count.start),
            steps,
            ledger: count.ledger.into(),
            owed_by_black: number(count.owed_by_black),
            result: count.verdict.into(),
            checks,
        }
    }
}

impl Check {
    fn new(check: &count::Check, count: &jiping::Count) -> Check {
        let mut equations = Vec::with_capacity(check.equations.len());
        for &equation in &check.equations {
            equations.push(equation.into());
        }
        Check {
            method: check.method.map_or("arithmetic", Method::id),
            margin_before_komi: number(check.before_komi),
            agrees: check.before_komi == count.verdict.before_komi,
            equations,
        }
    }
}

impl From<jiping::Verdict> for Verdict {
    fn from(verdict: jiping::Verdict) -> Verdict {
        Verdict {
            winner: verdict.winner.map(Color::from),
            margin: number(verdict.margin),
            margin_before_komi: number(verdict.before_komi),
            black_area: number(verdict.areas.black),
            white_area: number(verdict.areas.white),
            komi: number(verdict.komi),
            handicap: number(verdict.handicap),
            compensation: number(verdict.compensation),
            par: verdict.par.map(Pair::from),
        }
    }
}

impl Start {
    fn new(tableau: &count::Tableau) -> Start {
        let size = tableau.size();
        let mut stones = Vec::new();
        for stone in tableau.stones() {
            stones.push(Stone {
                id: whole(stones.len()),
                color: stone.color.into(),
                place: Place::new(size, stone.place),
                dead: stone.dead,
            });
        }
        let mut owners = Owners::default();
        for point in size.points() {
            let list = match tableau.owner(point) {
                jiping::Owner::Side(jiping::Color::Black) => &mut owners.black,
                jiping::Owner::Side(jiping::Color::White) => &mut owners.white,
                jiping::Owner::Shared => &mut owners.shared,
            };
            list.push(PointName::new(size, point));
        }
        Start {
            stones,
            owners,
            ledger: tableau.ledger().into(),
        }
    }
}
