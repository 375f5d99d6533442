//! What a drawing says besides its board, and what it leaves unsaid.

use jiping::{Game, Point};

use crate::error::Report;

/// What is known of a drawing; a record is none.
#[derive(Clone, Default, Debug)]
pub struct Drawn {
    pub dead: Vec<Point>,
    /// Whether it had the markup of a web page in it.
    pub markup: bool,
    pub passes_unsaid: bool,
    pub prisoners_unsaid: bool,
}

impl Drawn {
    /// What was left out, and what the game's ruleset asks for in vain.
    pub fn reports(&self, game: &Game) -> Vec<Report> {
        let mut reports = Vec::new();
        if self.markup {
            reports.push(Report::new("diagram-markup"));
        }
        let rules = game.rules();
        let article = rules.compensation.article;
        let passed = game.first_pass().is_some();
        if self.passes_unsaid && !passed && rules.asks_who_passed_first() {
            reports.push(Report::new("diagram-passes-unsaid").with("article", article));
        }
        if self.prisoners_unsaid && rules.asks_for_prisoners() {
            reports.push(Report::new("diagram-prisoners-unsaid").with("article", article));
        }
        reports
    }
}
