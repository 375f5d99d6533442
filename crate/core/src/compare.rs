//! One settled game under many rulesets, and what the difference between two results is made of.

mod difference;
mod suppose;

pub use difference::{Cause, Difference, OwnersApart, Part};
pub use suppose::{Supposition, WhatIf};

use std::sync::Arc;

use crate::count::direct;
use crate::rules::Empties;
use crate::settlement::Ground;
use crate::{Agreement, Color, Dispute, Game, Illegal, Points, Ruleset, Settlement, Uncounted};

/// One game under many rulesets.
#[derive(Clone, Debug)]
pub struct Comparison<'a> {
    game: &'a Game,
    rows: Vec<Row>,
}

/// One game under one ruleset.
#[derive(Clone, Debug)]
pub struct Row {
    /// The ruleset.
    pub rules: Ruleset,
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
    /// The game ended without a count.
    Uncounted(Uncounted),
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
    /// The result on the board, if there is one.
    pub fn counted(&self) -> Option<&Counted> {
        match &self.outcome {
            Outcome::Counted(counted) => Some(counted),
            Outcome::Uncounted(_) | Outcome::Disputed(_) => None,
        }
    }
}

impl Comparison<'_> {
    /// The game that is compared.
    pub fn game(&self) -> &Game {
        self.game
    }

    /// The game under each of the rulesets, in their order.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// What the result of one row, by its number, differs by from that of the base; `None` where one of the two has no
    /// result on the board.
    pub fn difference(&self, base: usize, row: usize) -> Option<Difference> {
        let counted = |number: usize| self.rows.get(number)?.counted();
        Some(difference::between(
            self.game,
            counted(base)?,
            counted(row)?,
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
/// let comparison = compare(&game, &Agreement::default(), Ruleset::presets());
/// let difference = comparison.difference(3, 4).expect("both are counted");
/// let sum: jiping::Points = difference.parts.iter().map(|part| part.points).sum();
/// assert_eq!(sum, difference.points);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn compare<'a>(game: &'a Game, agreement: &Agreement, rulesets: &[Ruleset]) -> Comparison<'a> {
    supposing(game, agreement, rulesets, None)
}

/// Like [`compare`], but as if this side had passed first, if one is named.
fn supposing<'a>(
    game: &'a Game,
    agreement: &Agreement,
    rulesets: &[Ruleset],
    first_pass: Option<Color>,
) -> Comparison<'a> {
    let mut rows = Vec::with_capacity(rulesets.len());
    let mut grounds = Grounds::default();
    let first_pass = first_pass.or(game.first_pass());
    game.under_each(rulesets, |game, objections| {
        let outcome = match (game.uncounted(), grounds.of(game, agreement)) {
            (Some(ending), _) => Outcome::Uncounted(ending),
            (None, Ok(ground)) => counted(Settlement::on(ground, game, first_pass)),
            (None, Err(dispute)) => Outcome::Disputed(dispute),
        };
        rows.push(Row {
            rules: *game.rules(),
            objections,
            outcome,
        });
    });
    Comparison { game, rows }
}

fn counted(settlement: Settlement) -> Outcome {
    let margin = settlement.margin(direct(&settlement).before_komi);
    Outcome::Counted(Box::new(Counted {
        winner: settlement.rules().winner(margin),
        settlement,
        margin,
    }))
}

/// The grounds of one game, by what a ruleset makes them of: how it gives empty points away, and whether all stones are
/// alive.
#[derive(Default)]
struct Grounds(Vec<((Empties, bool), Arc<Ground>)>);

impl Grounds {
    fn of(&mut self, game: &Game, agreement: &Agreement) -> Result<Arc<Ground>, Dispute> {
        let key = (game.rules().empties.value, game.leaves_all_alive());
        if let Some((_, ground)) = self.0.iter().find(|(known, _)| *known == key) {
            return Ok(Arc::clone(ground));
        }
        let (mut dead, mut claims) = (&agreement.dead[..], &agreement.claims[..]);
        if game.leaves_all_alive() {
            dead = &[];
        }
        if game.leaves_all_alive() || game.rules().empties.value != Empties::SekiAndClaims {
            claims = &[];
        }
        let ground = Arc::new(Ground::of(game, dead, claims)?);
        self.0.push((key, Arc::clone(&ground)));
        Ok(ground)
    }
}
