//! One settled game under many rulesets, and what the difference between two results is made of.

mod difference;
mod suppose;

pub use difference::{Cause, Difference, Part};
pub use suppose::{Supposition, WhatIf};

use crate::count::direct;
use crate::rules::Empties;
use crate::settlement::Ground;
use crate::{
    Agreement, Color, Dispute, Ending, Game, Illegal, Objection, Points, Ruleset, Settlement,
};

/// One game under one ruleset.
#[derive(Clone, Debug)]
pub struct Row {
    /// The game played anew under the ruleset.
    pub game: Game,
    /// The moves that the ruleset objects to, each with the number of actions before it.
    pub objections: Vec<(usize, Illegal)>,
    /// What it leads to.
    pub outcome: Outcome,
}

/// What a game leads to under a ruleset.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// A result on the board.
    Counted(Box<Counted>),
    /// The game ended in another way.
    Ended(Ending),
    /// The agreement contradicts the game as this ruleset sees it.
    Disputed(Dispute),
}

/// A result on the board.
#[derive(Clone, Debug)]
pub struct Counted {
    /// The board, its owners and the facts.
    pub settlement: Settlement,
    /// Black's lead after compensation, handicap and komi.
    pub margin: Points,
    /// Who won; nobody in a draw.
    pub winner: Option<Color>,
}

impl Row {
    /// The ruleset.
    pub fn rules(&self) -> &Ruleset {
        self.game.rules()
    }

    /// The result on the board, if there is one.
    pub fn counted(&self) -> Option<&Counted> {
        match &self.outcome {
            Outcome::Counted(counted) => Some(counted),
            Outcome::Ended(_) | Outcome::Disputed(_) => None,
        }
    }

    /// What this result differs by from another ruleset's; `None` where one of the two has no result on the board.
    pub fn differs_from(&self, base: &Row) -> Option<Difference> {
        Some(difference::between(
            base,
            self,
            base.counted()?,
            self.counted()?,
        ))
    }
}

/// The same moves and the same agreement under each of these rulesets.
///
/// Stones agreed dead stay on the board where a ruleset ends the game with every stone alive; claims count only where a
/// ruleset knows them.
///
/// ```
/// use jiping::compare::compare;
/// use jiping::{Agreement, Ruleset, sgf};
/// let text = "(;SZ[5];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[ae];W[];B[])";
/// let (games, _) = sgf::parse(text);
/// let game = games.first_record()?.replay(Ruleset::preset("law-2012")?)?.game;
/// let rows = compare(&game, &Agreement::default(), Ruleset::presets(), None);
/// let difference = rows[4].differs_from(&rows[3]).expect("both are counted");
/// let sum: jiping::Points = difference.parts.iter().map(|part| part.points).sum();
/// assert_eq!(sum, difference.points);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn compare(
    game: &Game,
    agreement: &Agreement,
    rulesets: &[Ruleset],
    first_pass: Option<Color>,
) -> Vec<Row> {
    let mut rows = Vec::with_capacity(rulesets.len());
    let mut grounds = Grounds::default();
    for (game, objections) in game.replayed_under(rulesets) {
        let outcome = outcome(&game, &objections, agreement, first_pass, &mut grounds);
        rows.push(Row {
            game,
            objections,
            outcome,
        });
    }
    rows
}

/// The grounds of one game, by what a ruleset makes them of.
#[derive(Default)]
struct Grounds(Vec<((Empties, bool), Result<Ground, Dispute>)>);

impl Grounds {
    /// Claims count only where a ruleset knows them, and stones called dead stay where it leaves all alive.
    fn of(&mut self, game: &Game, agreement: &Agreement) -> Result<Ground, Dispute> {
        let empties = game.rules().empties.value;
        let key = (empties, game.leaves_all_alive());
        if let Some((_, ground)) = self.0.iter().find(|(known, _)| *known == key) {
            return ground.clone();
        }
        let mut agreed = agreement.clone();
        if game.leaves_all_alive() {
            agreed = Agreement::default();
        } else if empties != Empties::SekiAndClaims {
            agreed.claims.clear();
        }
        let ground = Ground::of(game, &agreed);
        self.0.push((key, ground.clone()));
        ground
    }
}

fn outcome(
    game: &Game,
    objections: &[(usize, Illegal)],
    agreement: &Agreement,
    first_pass: Option<Color>,
    grounds: &mut Grounds,
) -> Outcome {
    let void = objections
        .iter()
        .find_map(|(_, illegal)| match illegal.why {
            Objection::Over(ending @ Ending::Cycle(_)) => Some(ending),
            _ => None,
        });
    if let Some(ending) = void.or(game.phase().uncounted()) {
        return Outcome::Ended(ending);
    }
    match grounds.of(game, agreement) {
        Ok(ground) => {
            let first_pass = first_pass.or(game.first_pass());
            let settlement = Settlement::on(ground, game, first_pass);
            let margin = settlement.margin(direct(&settlement).before_komi);
            let winner = settlement.rules().winner(margin);
            Outcome::Counted(Box::new(Counted {
                settlement,
                margin,
                winner,
            }))
        }
        Err(dispute) => Outcome::Disputed(dispute),
    }
}
