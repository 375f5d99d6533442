//! Settlements for JavaScript.

use std::rc::Rc;

use jiping::sgf::{Beside, Record};
use jiping::{Color, Method, Verdict, count};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::count::Count;
use crate::dto::Texts;
use crate::error::{Answer, Report, encode, throw};

/// A game on whose end the players agree; every method counts it.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Settlement {
    agreed: jiping::Settlement,
    /// The record, if the whole of its game is settled.
    record: Option<Rc<Record>>,
}

impl Settlement {
    /// The settlement for JavaScript.
    pub fn new(agreed: jiping::Settlement, record: Option<Rc<Record>>) -> Settlement {
        Settlement { agreed, record }
    }

    /// What the record says of its result, beside this count.
    fn recorded(&self, verdict: &Verdict) -> Option<Report> {
        let record = self.record.as_deref()?;
        let komi = record.komi.as_ref().map(|komi| komi.points);
        let report = Report::new(match record.finish?.beside(verdict, komi)? {
            Beside::Agrees => "result-agrees",
            Beside::KomiApart => "result-komi-apart",
            Beside::Differs => "result-differs",
            Beside::Uncounted => "result-uncounted",
        });
        let (winner, lead) = match verdict.winner {
            Some(Color::Black) => ("black", verdict.margin),
            Some(Color::White) => ("white", -verdict.margin),
            None => ("nobody", verdict.margin),
        };
        Some(
            report
                .with("raw", record.result.clone().unwrap_or_default())
                .with("winner", winner)
                .with("lead", lead),
        )
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
        let recorded = self.recorded(&counted.verdict);
        encode(Count::new(&self.agreed, &counted, recorded))
    }
}
