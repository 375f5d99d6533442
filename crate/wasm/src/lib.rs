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

mod compare;
mod count;
mod drawn;
mod dto;
mod error;
mod fields;
mod game;
mod life;
mod named;
mod options;
mod passing;
mod reason;
mod settlement;
mod sheet;
mod step;
mod text;

use jiping::Ruleset;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use dto::{RulesetRow, RulesetRows};
use error::{Answer, encode};

#[cfg(all(target_family = "wasm", not(target_feature = "atomics")))]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// All rulesets, those of the seeds first.
#[wasm_bindgen]
pub fn rulesets() -> Answer<Ts<RulesetRows>> {
    let mut rows = Vec::new();
    for rules in Ruleset::presets() {
        rows.push(RulesetRow::from(rules));
    }
    encode(RulesetRows(rows))
}
