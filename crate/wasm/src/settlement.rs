//! Settlements for JavaScript.

use jiping::{Agreement, Dispute, Game, Method, count};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::count::Count;
use crate::dto::Texts;
use crate::error::{Answer, encode, throw};

/// A game on whose end the players agree; every method counts it.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Settlement {
    agreed: jiping::Settlement,
}

impl Settlement {
    /// The settlement for JavaScript.
    pub fn new(game: &Game, agreement: &Agreement) -> Result<Settlement, Dispute> {
        Ok(Settlement {
            agreed: jiping::Settlement::agree(game, agreement)?,
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

    /// Counts by one of these methods.
    pub fn count(&self, method: &str) -> Answer<Ts<Count>> {
        let method: Method = method.parse().map_err(throw)?;
        let counted = count(&self.agreed, method).map_err(throw)?;
        encode(Count::new(&self.agreed, &counted))
    }
}
