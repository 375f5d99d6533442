//! Counting a settled game: each method as the physical steps of a referee.

mod area;
mod direct;
mod equal_empties;
mod equal_stones;
mod fill_in;
mod hand;
mod opening;
mod step;
mod tableau;

use std::fmt;

pub use direct::{Direct, direct};
pub use step::{Act, Ledger, Place, Reason, Side, Stage, Step, StoneId};
pub use tableau::{Impossible, Stone, Tableau};

use crate::method::write_ids;
use crate::rules::Empties;
use crate::{ByColor, Color, Method, Owner, Points, Ruleset, Settlement};
use hand::Hand;

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
    /// The areas at which the game is even (归本数).
    pub par: ByColor<Points>,
}

/// The same settlement by another method.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Check {
    /// The other method; `None` is plain arithmetic.
    pub method: Option<Method>,
    /// The lead before komi that it gives.
    pub before_komi: Points,
}

/// A method that this ruleset does not know, or that is not built yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unavailable {
    /// The ruleset's id.
    pub rules: &'static str,
    /// The method.
    pub method: Method,
    /// The methods that can be had.
    pub instead: &'static [Method],
}

impl fmt::Display for Unavailable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Unavailable {
            rules,
            method,
            instead,
        } = self;
        let why = if instead.contains(method) {
            "is not built yet"
        } else {
            "is no method of this ruleset"
        };
        write!(f, "{rules}: {method} {why}; it can be counted by: ")?;
        if !instead.iter().any(|method| is_built(*method)) {
            return f.write_str("nothing yet");
        }
        write_ids(f, instead, is_built)
    }
}

impl std::error::Error for Unavailable {}

impl Unavailable {
    /// Those methods of the ruleset that are built.
    pub fn built(&self) -> impl Iterator<Item = Method> {
        let known = self.instead.iter().copied();
        known.filter(|method| is_built(*method))
    }
}

type Procedure = fn(&Settlement) -> (Hand<'_>, Points);

/// The procedure of a method; it gives the hand with all steps and Black's lead as the method reads it.
fn procedure(method: Method) -> Option<Procedure> {
    match method {
        Method::EqualStones => Some(equal_stones::run),
        Method::Area => Some(area::run),
        Method::FillIn => Some(fill_in::run),
        Method::EqualEmpties => Some(equal_empties::run),
        Method::Score | Method::PassStones | Method::Territory | Method::Routes => None,
    }
}

fn is_built(method: Method) -> bool {
    procedure(method).is_some()
}

impl Ruleset {
    /// The methods of this ruleset that can be counted here, its own first.
    pub fn counted_by(&self) -> impl Iterator<Item = Method> {
        self.methods
            .iter()
            .copied()
            .filter(|method| is_built(*method))
    }
}

impl Settlement {
    /// The area at which the game is even for this side (归本数): half the board, and half of komi and handicap more
    /// for Black, less for White.
    pub fn par(&self, color: Color) -> Points {
        let half = (self.rules().komi.value + self.handicap()).half();
        let middle = Points::count(self.size().area()).half();
        if color == Color::Black {
            middle + half
        } else {
            middle - half
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
    let unavailable = Unavailable {
        rules: rules.id,
        method,
        instead: rules.methods,
    };
    let run = Some(method)
        .filter(|method| rules.methods.contains(method))
        .and_then(procedure);
    let (mut hand, read) = run.ok_or(unavailable)?(settlement);
    let before_komi = read - hand.owed_by_black;
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
    });
    let ledger = hand.tableau.ledger();
    Ok(Count {
        method,
        start: hand.start,
        steps: hand.steps,
        ledger,
        verdict,
        checks,
    })
}

/// Runs every other procedure of the ruleset to its end, and the plain arithmetic: a check is a count of its own.
fn checks(settlement: &Settlement, except: Method) -> Vec<Check> {
    let mut checks = Vec::new();
    for &method in settlement.rules().methods {
        if method != except
            && let Some(run) = procedure(method)
        {
            let (hand, read) = run(settlement);
            checks.push(Check {
                method: Some(method),
                before_komi: read - hand.owed_by_black,
            });
        }
    }
    checks.push(Check {
        method: None,
        before_komi: direct(settlement).before_komi,
    });
    checks
}

/// The winner and the margin after komi and handicap; where nobody owns the shared points, no area has half of them.
fn verdict(settlement: &Settlement, hand: &Hand, before_komi: Points) -> Verdict {
    let rules = settlement.rules();
    let (komi, handicap) = (rules.komi.value, settlement.handicap());
    let margin = before_komi - komi - handicap;
    let winner = rules.winner(margin);
    let owed = hand.owed_by_black.half();
    let nobodys = match rules.empties.value {
        Empties::RegionOnly | Empties::Territory => {
            Points::count(settlement.empties(Owner::Shared).len()).half()
        }
        Empties::SekiAndClaims | Empties::RegionHalved | Empties::Proximity => Points::ZERO,
    };
    let sides = hand.tableau.ledger().sides;
    let areas = ByColor {
        black: sides.black.area - owed - nobodys,
        white: sides.white.area + owed - nobodys,
    };
    let compensation = Points::whole(settlement.payment().by_black);
    let par = ByColor::from_fn(|color| settlement.par(color));
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
