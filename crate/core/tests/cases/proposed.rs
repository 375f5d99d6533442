//! What the core itself would claim, against what the players of the cases claim.

use jiping::life::Findings;
use jiping::{Agreement, Ruleset, Settlement};

use super::format::Line;
use super::play::{Outcome, play};

/// A ruleset that knows claims.
const RULES: &str = "law-2012";

/// What the proposal gives where the players claimed something: the same to both sides, or an account of the difference.
/// None where nothing is to be settled.
///
/// # Errors
/// Where the proposal contradicts the board.
pub(crate) fn proposed(line: &Line) -> Result<Option<String>, String> {
    let rules = Ruleset::preset(RULES).map_err(|error| error.to_string())?;
    let Ok(Outcome {
        game,
        answer: None,
        settled: Ok(claimed),
        ..
    }) = play(line, &rules)
    else {
        return Ok(None);
    };
    let mut agreement = Agreement::default();
    for point in game.board().size().points() {
        if claimed.is_dead(point) {
            agreement.dead.push(point);
        }
    }
    agreement.claims = Findings::of(game.board(), &agreement.dead).claims();
    let found = Settlement::agree(&game, &agreement).map_err(|error| error.to_string())?;
    if line.claims.is_empty() || found.tallies() == claimed.tallies() {
        return Ok(None);
    }
    let empties = |settlement: &Settlement| settlement.tallies().map(|tally| tally.empties);
    Ok(Some(format!(
        "{:?} where the players make it {:?}",
        empties(&found),
        empties(&claimed)
    )))
}
