//! Counting a settled game: each method as the physical steps of a referee.

mod area;
mod arrange;
mod direct;
mod equal_empties;
mod equal_stones;
mod fill_in;
mod hand;
mod opening;
mod pass_stones;
mod play_off;
mod routes;
mod score;
mod step;
mod tableau;
mod territory;

use std::fmt;

pub use direct::{Direct, direct};
pub use step::{Act, Ledger, Place, Reason, Side, Stage, Step, StoneId};
pub use tableau::{Impossible, Stone, Tableau};

use crate::method::write_ids;
use crate::rules::Compensation;
use crate::{ByColor, Color, Method, Points, Settlement};
use hand::{Hand, Manner};

/// A finished count: where the stones were, every step, and the result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Count {
    /// The method.
    pub method: Method,
    /// The table before the first step.
    pub start: Tableau,
    /// The steps in order; executing them on `start` gives the last position.
    pub steps: Vec<Step>,
    /// What both sides have in the end.
    pub ledger: Ledger,
    /// What Black owes besides and no stone of this count has paid; negative if White owes.
    pub owed_by_black: Points,
    /// The result.
    pub verdict: Verdict,
    /// The same settlement by the ruleset's other methods.
    pub checks: Vec<Check>,
}

/// The result of a count; margins are Black's lead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// Who won; nobody in a draw.
    pub winner: Option<Color>,
    /// The lead after komi, compensation and handicap.
    pub margin: Points,
    /// The lead after compensation alone.
    pub before_komi: Points,
    /// Both areas after compensation.
    pub areas: ByColor<Points>,
    /// What Black pays for moving first.
    pub komi: Points,
    /// What White receives for a handicap.
    pub handicap: Points,
    /// What Black paid for the end of play; negative if White paid.
    pub compensation: Points,
    /// The areas at which the game is even (归本数); none where stones count for nothing.
    pub par: Option<ByColor<Points>>,
}

/// The same settlement by another method.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Check {
    /// The other method; `None` is plain arithmetic.
    pub method: Option<Method>,
    /// The lead before komi that it gives.
    pub before_komi: Points,
    /// The sums that close its count; plain arithmetic has none but the areas of the verdict.
    pub equations: Vec<Reason>,
}

/// A method that this ruleset does not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unavailable {
    /// The ruleset's id.
    pub rules: &'static str,
    /// The method.
    pub method: Method,
    /// Those that it knows.
    pub instead: &'static [Method],
}

impl fmt::Display for Unavailable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Unavailable {
            rules,
            method,
            instead,
        } = self;
        write!(
            f,
            "{rules}: {method} is no method of this ruleset; it can be counted by: "
        )?;
        write_ids(f, instead)
    }
}

impl std::error::Error for Unavailable {}

type Procedure = fn(&Settlement, Manner) -> (Hand<'_>, Points);

/// The procedure of a method; it gives the hand with all steps and Black's lead before komi.
fn procedure(method: Method) -> Procedure {
    match method {
        Method::EqualStones => equal_stones::run,
        Method::Area => area::run,
        Method::FillIn => fill_in::run,
        Method::EqualEmpties => equal_empties::run,
        Method::Score => score::run,
        Method::PassStones => pass_stones::run,
        Method::Territory => territory::run,
        Method::Routes => routes::run,
    }
}

impl Settlement {
    /// Black's lead in the end, when it was `before_komi` after the compensation alone.
    pub fn margin(&self, before_komi: Points) -> Points {
        before_komi - self.rules().komi.value - self.handicap()
    }

    /// A margin in stones (子), of which one is worth two points; none where stones count for nothing.
    pub fn zi(&self, margin: Points) -> Option<Points> {
        let counts = self.rules().compensation.value != Compensation::Prisoners;
        counts.then(|| margin.abs().half())
    }

    /// The areas at which the game is even (归本数) when both sides together have `all` points: half of them each, and
    /// half of komi and handicap more for Black, less for White.
    fn par(&self, all: Points) -> ByColor<Points> {
        let half = (self.rules().komi.value + self.handicap()).half();
        ByColor {
            black: all.half() + half,
            white: all.half() - half,
        }
    }
}

/// Counts a settlement by one of its ruleset's methods.
///
/// # Errors
/// [`Unavailable`] if the ruleset does not know the method.
///
/// ```
/// use jiping::{count, Agreement, Diagram, Game, Method, Position, Ruleset, Settlement, Setup};
/// let drawn = ". X O .\nX X O .\n. X O .".parse::<Diagram>()?;
/// let game = Game::new(Ruleset::preset("law-2012")?, Position::new(Setup::from(drawn))?);
/// let settlement = Settlement::agree(&game, &Agreement::default())?;
/// let by_stones = count(&settlement, Method::EqualStones)?;
/// assert_eq!(by_stones.verdict.before_komi, count(&settlement, Method::Area)?.verdict.before_komi);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn count(settlement: &Settlement, method: Method) -> Result<Count, Unavailable> {
    let rules = settlement.rules();
    if !rules.methods.contains(&method) {
        return Err(Unavailable {
            rules: rules.id,
            method,
            instead: rules.methods,
        });
    }
    let (mut hand, before_komi) = procedure(method)(settlement, Manner::Arranging);
    hand.say(Reason::BeforeKomi {
        margin: before_komi,
    });
    let checks = checks(settlement, method);
    hand.begin(Stage::Check, rules.articles.check);
    for check in &checks {
        if let Some(method) = check.method {
            hand.say(Reason::Check {
                method,
                margin: check.before_komi,
            });
        }
    }
    let verdict = verdict(settlement, &hand, before_komi);
    hand.begin(Stage::Verdict, rules.articles.verdict);
    hand.say(Reason::Verdict {
        winner: verdict.winner,
        margin: verdict.margin,
        komi: verdict.komi,
        zi: settlement.zi(verdict.margin),
    });
    let ledger = hand.tableau.ledger();
    Ok(Count {
        method,
        start: hand.start,
        steps: hand.steps,
        ledger,
        owed_by_black: hand.owed_by_black,
        verdict,
        checks,
    })
}

/// Runs every other procedure of the ruleset to its end, and the plain arithmetic: a check is a count of its own.
fn checks(settlement: &Settlement, except: Method) -> Vec<Check> {
    let mut checks = Vec::new();
    for &method in settlement.rules().methods {
        if method != except {
            let (hand, before_komi) = procedure(method)(settlement, Manner::Reckoning);
            checks.push(Check {
                method: Some(method),
                before_komi,
                equations: sums(&hand.steps),
            });
        }
    }
    checks.push(Check {
        method: None,
        before_komi: direct(settlement).before_komi,
        equations: Vec::new(),
    });
    checks
}

/// The reasons of these steps that add or compare what was counted.
fn sums(steps: &[Step]) -> Vec<Reason> {
    let mut sums = Vec::new();
    for step in steps {
        if matches!(
            step.reason,
            Reason::Score { .. }
                | Reason::AddSurplus { .. }
                | Reason::MuDiffer { .. }
                | Reason::ScoresDiffer { .. }
                | Reason::TerritoriesDiffer { .. }
                | Reason::RoutesDiffer { .. }
                | Reason::StonesDiffer { .. }
                | Reason::AreaFromMu { .. }
                | Reason::AreaSum { .. }
                | Reason::AreaFromSet { .. }
                | Reason::PlayedOff { .. }
                | Reason::MuFromArea { .. }
                | Reason::OtherArea { .. }
                | Reason::Par { .. }
        ) {
            sums.push(step.reason);
        }
    }
    sums
}

/// The winner and the margin after komi and handicap.
fn verdict(settlement: &Settlement, hand: &Hand, before_komi: Points) -> Verdict {
    let rules = settlement.rules();
    let (komi, handicap) = (rules.komi.value, settlement.handicap());
    let margin = settlement.margin(before_komi);
    let winner = rules.winner(margin);
    let owed = hand.owed_by_black.half();
    let sides = hand.tableau.ledger().sides;
    let areas = ByColor {
        black: sides.black.area - owed,
        white: sides.white.area + owed,
    };
    let compensation = Points::whole(settlement.payment().by_black);
    let par = match rules.compensation.value {
        Compensation::Prisoners => None,
        _ => Some(settlement.par(areas.black + areas.white)),
    };
    Verdict {
        winner,
        margin,
        before_komi,
        areas,
        komi,
        handicap,
        compensation,
        par,
    }
}
