//! Positions, moves and legality questions from public projects, where `../shared/data` has them.
#![allow(
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a test fails by panicking and says what it skips"
)]

use std::fs;
use std::path::Path;

use jiping::rules::Repetition;
use jiping::{Board, Color, Diagram, Game, Objection, Point, Position, Ruleset, Setup, Size};
use serde_json::Value;

/// The cases of one file; none, with a word, where the data is not at hand.
fn cases(file: &str) -> Vec<Value> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    let Ok(text) = fs::read_to_string(data.join(file)) else {
        println!("skipped: there is no {file} in {}", data.display());
        return Vec::new();
    };
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a line of JSON"))
        .collect()
}

fn board(rows: &Value) -> Board {
    let rows = rows
        .as_array()
        .expect("rows")
        .iter()
        .map(|row| row.as_str().expect("a row"));
    let text = rows.collect::<Vec<&str>>().join("\n");
    text.parse::<Diagram>().expect("a drawing").board
}

fn point(size: Size, xy: &Value) -> Point {
    let along = |n: usize| usize::try_from(xy[n].as_u64().expect("a number")).expect("small");
    size.point(along(0), along(1)).expect("on the board")
}

fn color(name: &Value) -> Color {
    if name == "B" {
        Color::Black
    } else {
        Color::White
    }
}

fn ruleset(case: &Value) -> Ruleset {
    let ko = case["rules"]["ko"].as_str().unwrap_or("simple");
    let rules = Ruleset::presets()
        .iter()
        .find(|rules| match rules.repetition.value {
            Repetition::Simple { .. } => ko == "simple",
            Repetition::Positional => ko == "positional",
            Repetition::Situational => ko == "situational",
            Repetition::NaturalSituational | Repetition::OwnWindow => false,
        });
    *rules.expect("a preset with this rule")
}

/// The game after the moves of a case; what the ruleset objects to is overlooked.
fn played(case: &Value, rules: &Ruleset) -> Game {
    let mut game = Game::new(
        *rules,
        Position::new(Setup::of(board(&case["setup"]))).expect("legal"),
    );
    for step in case["moves"].as_array().expect("moves") {
        let at = point(game.board().size(), &serde_json::json!([step[1], step[2]]));
        game.replay(color(&step[0]), at).expect("a free point");
    }
    game
}

#[test]
fn plays_are_legal_where_others_find_them_legal() {
    for case in cases("unit-legality.jsonl") {
        let game = played(&case, &ruleset(&case));
        let check = &case["check"];
        let at = point(game.board().size(), &check["point"]);
        let mut asked = game.clone();
        let objection = asked
            .replay(color(&check["color"]), at)
            .expect("a free point");
        assert_eq!(
            objection.is_none(),
            check["legal"] == true,
            "{}",
            case["id"]
        );
        let repeats = objection.is_some_and(|o| matches!(o.why, Objection::Repeats(_)));
        assert_eq!(repeats, check["legal"] == false, "{}", case["id"]);
    }
}

#[test]
fn plays_take_off_what_others_take_off() {
    for case in cases("unit-moves.jsonl") {
        let game = played(&case, &Ruleset::preset("tromp-taylor").expect("a preset"));
        assert_eq!(
            *game.board(),
            board(&case["expect"]["board"]),
            "{}",
            case["id"]
        );
    }
}

#[test]
fn positions_are_refused_where_others_refuse_them() {
    for case in cases("unit-position-validity.jsonl") {
        let size = Size::new(9, 9).expect("a size");
        let mut setup = Setup::empty(size);
        for (side, color) in [("black", Color::Black), ("white", Color::White)] {
            for xy in case[side].as_array().expect("points") {
                setup.board.set(point(size, xy), Some(color));
            }
        }
        let legal = case["expect"]["position_legal"] == true;
        assert_eq!(Position::new(setup).is_ok(), legal, "{}", case["id"]);
    }
}
