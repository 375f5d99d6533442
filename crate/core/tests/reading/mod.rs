//! What must hold of every text, be it a record, a drawing or nothing at all.
#![allow(
    clippy::panic,
    dead_code,
    unreachable_pub,
    missing_docs,
    reason = "shared by tests and the fuzz example, which fail by panicking and do not all read both"
)]

use jiping::sgf::{self, Diagnostic, Node, Record};
use jiping::{Agreement, Diagram, Game, Position, Ruleset, Settlement, Setup};

/// Reads a text as a record, plays its games, and writes it: it must come back the same.
#[track_caller]
pub fn check_record(text: &str) {
    let (games, diagnostics) = sgf::parse(text);
    check_places(text, &diagnostics);
    for game in games.games() {
        match Record::from_tree(game) {
            Ok(record) => check_game(text, &record),
            Err(error) => {
                let place = text.get(error.span.start..error.span.end);
                assert!(place.is_some(), "{error:?} in {text:?}");
                assert!(!error.to_string().is_empty());
            }
        }
        for node in game.main_line().flat_map(Node::children) {
            for value in node.properties().flat_map(sgf::Property::values) {
                assert_eq!(value.span().of(text), value.raw(), "{text:?}");
                assert!(!value.simple_text().contains(['\n', '\r']), "{text:?}");
                let _ = (value.text(), value.parts());
            }
        }
    }
    let written = sgf::write(&games);
    let (again, _) = sgf::parse(&written);
    assert!(again == games, "{text:?} is written as {written:?}");
    assert_eq!(sgf::write(&again), written, "{text:?}");
}

#[track_caller]
fn check_game(text: &str, record: &Record) {
    check_places(text, &record.notes);
    for played in record.moves() {
        assert!(played.point.is_none_or(|point| record.size.holds(point)));
        assert!(text.get(played.span.start..played.span.end).is_some());
    }
    for rules in ["tangsong-2008", "law-2012", "aga", "japanese-1989"] {
        let rules = Ruleset::preset(rules).unwrap_or_else(|error| panic!("{error}"));
        match record.replay(record.rules_under(&rules)) {
            Ok(replay) => {
                for note in &replay.notes {
                    assert!(!note.to_string().is_empty());
                }
                check_settling(&replay.game, &record.agreement(&replay.game));
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}

#[track_caller]
fn check_settling(game: &Game, agreement: &Agreement) {
    if let Err(dispute) = Settlement::agree(game, agreement) {
        assert!(!dispute.to_string().is_empty());
    }
}

#[track_caller]
fn check_places(text: &str, diagnostics: &[Diagnostic]) {
    assert!(diagnostics.len() <= 202, "{} reports", diagnostics.len());
    let mut before = 0;
    for diagnostic in diagnostics {
        let span = diagnostic.span;
        assert!(text.get(span.start..span.end).is_some(), "{diagnostic:?}");
        assert!(span.start >= before, "{diagnostic:?} is out of order");
        before = span.start;
        assert!(diagnostic.to_string().len() < 400, "{diagnostic}");
    }
}

/// Reads a text as a drawing; what is drawn must be drawn again and stand as a position or say why it cannot.
#[track_caller]
pub fn check_drawing(text: &str) {
    match text.parse::<Diagram>() {
        Ok(diagram) => {
            // What no letter can draw again: names that draw dead stones, and what a web page did.
            let mut diagram = diagram;
            diagram.marks.retain(|(name, _)| !matches!(name, 'x' | 'o'));
            diagram.markup = false;
            let again = diagram.to_string();
            assert_eq!(again.parse(), Ok(diagram.clone()), "{text:?} drew {again}");
            let dead = Agreement::on_dead(diagram.dead.clone());
            match Position::new(Setup::from(diagram)) {
                Ok(start) => {
                    let rules = Ruleset::preset("law-2012");
                    let rules = rules.unwrap_or_else(|error| panic!("{error}"));
                    check_settling(&Game::new(rules, start), &dead);
                }
                Err(error) => assert!(!error.to_string().is_empty()),
            }
        }
        Err(error) => assert!(error.to_string().len() < 400),
    }
}
