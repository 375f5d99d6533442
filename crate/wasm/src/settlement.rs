//! Settlements for JavaScript.

use jiping::{Agreement, Dispute, Game, Method, Ruleset, count};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::compare::Comparison;
use crate::count::Count;
use crate::dto::Texts;
use crate::error::{Answer, encode, throw};
use crate::options::{self, CompareOptions};

/// A game on whose end the players agree; every method counts it.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Settlement {
    agreed: jiping::Settlement,
    game: Game,
    agreement: Agreement,
    /// All rulesets, with the komi that each has for this game.
    rulesets: Vec<Ruleset>,
}

impl Settlement {
    /// The settlement for JavaScript.
    pub fn new(
        game: &Game,
        agreement: Agreement,
        rulesets: Vec<Ruleset>,
    ) -> Result<Settlement, Dispute> {
        Ok(Settlement {
            agreed: jiping::Settlement::agree(game, &agreement)?,
            game: game.clone(),
            agreement,
            rulesets,
        })
    }
}

#[wasm_bindgen]
impl Settlement {
    /// The methods by which the game can be counted, the ruleset's own first.
    #[wasm_bindgen(getter)]
    pub fn methods(&self) -> Answer<Ts<Texts>> {
        let mut methods = Vec::new();
        for method in self.agreed.rules().methods {
            methods.push(method.id().to_owned());
        }
        encode(Texts(methods))
    }

    /// The same game under all rulesets, and what each result's difference from the base is made of.
    pub fn compare(&self, options: &CompareOptions) -> Answer<Ts<Comparison>> {
        let question = options::question(options, self.game.board().size())?;
        encode(Comparison::new(
            &self.game,
            &self.agreement,
            &self.rulesets,
            question,
        )?)
    }

    /// Counts by one of these methods.
    pub fn count(&self, method: &str) -> Answer<Ts<Count>> {
        let method: Method = method.parse().map_err(throw)?;
        let counted = count(&self.agreed, method).map_err(throw)?;
        encode(Count::new(&self.agreed, &counted))
    }
}
