//! The jiping core for JavaScript: every export decodes, calls the core and encodes.
#![allow(unreachable_pub, reason = "wasm-bindgen exports what is public here")]
#![allow(
    clippy::needless_pass_by_value,
    reason = "wasm-bindgen's arguments are owned"
)]
#![allow(
    missing_docs,
    reason = "the fields of the shapes mirror the core's, which are documented there"
)]
#![allow(clippy::missing_errors_doc, reason = "every export throws a Report")]

mod count;
mod dto;
mod error;
mod game;
mod json;
mod options;
mod reason;
mod settlement;
mod step;
mod text;

use jiping::Ruleset;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use dto::RulesetRow;
use error::{Answer, encode};

/// All rulesets, those of the seeds first.
#[wasm_bindgen]
pub fn rulesets() -> Answer<Vec<Ts<RulesetRow>>> {
    Ruleset::presets()
        .iter()
        .map(|rules| encode(&RulesetRow::from(rules)))
        .collect()
}
