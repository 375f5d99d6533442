//! The shapes of what a player may do besides playing a point.

use jiping::rules::{Cited, Then};
use jiping::{Ending, Left, Passing, Phase, Ruleset, Says};

use crate::dto::{Color, GamePhase, PassIntent};
use crate::fields::object;
use crate::named::named;
use crate::step::Cite;

object! {
    /// A pass that is possible now, and what it means.
    PassRow {
        intent: PassIntent,
        says: PassSays,
        leaves: PassLeaves,
        /// The phase that it leads to.
        then: GamePhase,
    }
}

named! {
    /// What a pass says to the other side.
    PassSays: Says {
        Says::Nothing => "nothing",
        Says::Proposal => "proposal",
        Says::Agreement => "agreement",
    }
}

named! {
    /// What a pass leaves beside the board.
    PassLeaves: Left {
        Left::Nothing => "nothing",
        Left::Stone => "stone",
        Left::Prisoner => "prisoner",
    }
}

impl From<Passing> for PassRow {
    fn from(passing: Passing) -> PassRow {
        PassRow {
            intent: passing.intent.into(),
            says: passing.says.into(),
            leaves: passing.leaves.into(),
            then: passing.then.into(),
        }
    }
}

object! {
    /// How a paused game can be resumed.
    ResumeRow {
        /// Who asks for it.
        asker: Color,
        /// Who moves first then.
        first: Color,
    }
}

/// The resumptions that are possible now.
pub fn resumes(game: &jiping::Game) -> Vec<ResumeRow> {
    let mut rows = Vec::new();
    for asker in jiping::Color::BOTH {
        if let Some(first) = game.first_if_resumed(asker) {
            rows.push(ResumeRow {
                asker: asker.into(),
                first: first.into(),
            });
        }
    }
    rows
}

/// The passes that are possible now.
pub fn passes(game: &jiping::Game) -> Vec<PassRow> {
    let mut rows = Vec::new();
    for passing in game.passes() {
        rows.push(passing.into());
    }
    rows
}

/// Who gave the game up.
pub fn resigned(phase: Phase) -> Option<Color> {
    match phase {
        Phase::Over(Ending::Resigned { by }) => Some(by.into()),
        _ => None,
    }
}

/// The article that this field of a ruleset rests on, if the text numbers it.
pub fn cite<T>(rules: &Ruleset, field: &Cited<T>) -> Option<Cite> {
    (!field.article.is_empty()).then_some(Cite {
        rules: rules.id,
        article: field.article,
    })
}

/// The article behind the phase that a game is in.
pub fn phase_cite(game: &jiping::Game) -> Option<Cite> {
    let rules = game.rules();
    match game.phase() {
        Phase::Playing | Phase::Over(Ending::Resigned { .. }) => None,
        Phase::Over(Ending::Cycle(_)) => cite(rules, &rules.repetition),
        Phase::Over(Ending::AllAlive) => match rules.articles.all_alive {
            Some(found) => Some(Cite {
                rules: found.rules,
                article: found.article,
            }),
            None if rules.stopping.value.then == Then::EndsAllAlive => cite(rules, &rules.stopping),
            None => cite(rules, &rules.forced_end),
        },
        Phase::Paused(_) | Phase::Over(Ending::Passes) => cite(rules, &rules.stopping),
    }
}
