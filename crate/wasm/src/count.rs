//! A finished count as a plain shape.

use jiping::{Method, Settlement, count};

use crate::dto::{BoardSize, Color, Pair, PointName, names, number, whole};
use crate::error::Report;
use crate::fields::object;
use crate::life::Claim;
use crate::reason::Reason;
use crate::sheet::{FieldRow, decided};
use crate::step::{Ledger, Place, Step};

object! {
    /// A physical stone before the first step; its id is its place in the list.
    Stone {
        id: f64,
        color: Color,
        place: Place,
        dead: bool,
    }
}

object! {
    /// Who owns every point of the board, living stones included.
    #[derive(Default)]
    Owners {
        black: Vec<PointName>,
        white: Vec<PointName>,
        shared: Vec<PointName>,
    }
}

object! {
    /// The table before the first step.
    Start {
        stones: Vec<Stone>,
        owners: Owners,
        ledger: Ledger,
    }
}

object! {
    /// The result; margins are Black's lead.
    Verdict {
        winner: Option<Color>,
        margin: f64,
        margin_before_komi as "marginBeforeKomi": f64,
        black_area as "blackArea": f64,
        white_area as "whiteArea": f64,
        komi: f64,
        handicap: f64,
        compensation: f64,
        /// The areas at which the game is even; `null` where stones count for nothing, so that no area decides.
        par: Option<Pair>,
    }
}

object! {
    /// The same settlement by another method, or by plain arithmetic.
    Check {
        method: &'static str,
        margin_before_komi as "marginBeforeKomi": f64,
        agrees: bool,
        /// The sums that close its count.
        equations: Vec<Reason>,
    }
}

object! {
    /// A finished count.
    Count {
        rules: &'static str,
        /// What the organiser has decided in place of the ruleset.
        decided: Vec<FieldRow>,
        method: &'static str,
        size: BoardSize,
        /// All dead stones.
        dead: Vec<PointName>,
        /// The owners that the players named.
        claims: Vec<Claim>,
        start: Start,
        steps: Vec<Step>,
        ledger: Ledger,
        /// What Black owes besides the last ledger, since no stone has paid it; negative if White owes.
        owed_by_black as "owedByBlack": f64,
        result: Verdict,
        checks: Vec<Check>,
        /// What the record says of its result, beside this one.
        recorded: Option<Report>,
    }
}

impl Count {
    /// The count of this settlement.
    pub fn new(settlement: &Settlement, count: &jiping::Count, recorded: Option<Report>) -> Count {
        let size = settlement.size();
        let agreement = settlement.agreement();
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
            decided: decided(settlement.rules()),
            dead: names(size, &agreement.dead),
            claims: Claim::list(size, &agreement.claims),
            method: count.method.id(),
            size: size.into(),
            start: Start::new(&count.start),
            steps,
            ledger: count.ledger.into(),
            owed_by_black: number(count.owed_by_black),
            result: count.verdict.into(),
            checks,
            recorded,
        }
    }
}

impl Check {
    fn new(check: &count::Check, count: &jiping::Count) -> Check {
        let mut equations = Vec::with_capacity(check.equations.len());
        for &equation in &check.equations {
            equations.push(Reason(equation));
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
