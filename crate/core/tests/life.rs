//! Dead stones as the core proposes them, by drawing, and unconditional life against cases from outside.
#![allow(
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a test fails by panicking and says what it skips"
)]

use std::fs;
use std::path::Path;

use jiping::life::{self, Effort, Reading, Status};
use jiping::{Board, Color, Diagram};
use serde_json::Value;

/// The small letters are the stones that are to be found dead.
#[track_caller]
fn check(drawing: &str) {
    let expected = drawing.parse::<Diagram>().expect("a drawing");
    let mut found = Diagram::of(&expected.board);
    found.dead = life::judge(&expected.board, None, Effort::default()).dead();
    assert_eq!(found.to_string(), expected.to_string());
}

#[test]
fn a_stone_in_territory_is_dead() {
    check("..XO...\n..XO...\n.oXO.x.\n..XO...\nXXXO...\n.X.XOOO\nX.XXO..");
}

#[test]
fn two_eyes_live_and_one_dies() {
    check(".X.XO..\nXXXXO..\nOOOOO..\n.......\n.......\n.......\n.......");
    check(".xxxO..\nxxxxO..\nOOOOO..\n.......\n.......\n.......\n.......");
}

#[test]
fn a_board_without_doubt_says_so() {
    let drawn = ".XXO.\nX.XOO\nXXXO.\nXXXOO\n.X.O.".parse::<Diagram>();
    let board = drawn.expect("a drawing").board;
    let judgement = life::judge(&board, Some(Color::Black), Effort { playouts: 0 });
    for judged in judgement.chains {
        assert_eq!((judged.status, judged.confidence), (Status::Alive, 100));
        assert!(judged.unconditional && !judged.is_doubtful());
    }
}

#[test]
fn slices_of_any_size_give_the_same_judgement() {
    let board = "..XO...\n..XO...\n.OXO.X.\n..XO...\nXXXO..."
        .parse::<Diagram>()
        .expect("a drawing")
        .board;
    let effort = Effort { playouts: 30 };
    let whole = life::judge(&board, None, effort);
    for slice in [1, 7, 100] {
        let mut reading = Reading::new(&board, None, effort);
        while !reading.advance(slice).is_complete() {}
        assert_eq!(reading.finish(), whole);
    }
}

fn drawn(rows: &Value) -> Board {
    let rows = rows.as_array().into_iter().flatten();
    let rows: Vec<&str> = rows.filter_map(Value::as_str).collect();
    let diagram: Diagram = rows.join("\n").parse().expect("a drawing");
    diagram.board
}

/// What the core says of a point, in the words of the cases.
fn said(board: &Board, x: usize, y: usize) -> &'static str {
    let point = board.size().point(x, y).expect("a point of the board");
    for color in Color::BOTH {
        let found = life::unconditional(board, color);
        if found
            .alive
            .iter()
            .any(|chain| chain.stones.contains(&point))
        {
            return "alive";
        }
        if found.territory.iter().any(|points| points.contains(&point)) {
            return match (board.get(point), color) {
                (Some(_), _) => "dead",
                (None, Color::Black) => "black_territory",
                (None, Color::White) => "white_territory",
            };
        }
    }
    "undecided"
}

/// Benson's own cases agree point for point. The last case asks for more: chains that live only by answering each attack,
/// of which the theorem knows nothing; there our answer may be that it does not know, but never another one.
#[test]
fn unconditional_life_agrees_with_cases_from_outside() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    let Ok(cases) = fs::read_to_string(data.join("unit-unconditional.jsonl")) else {
        println!("skipped: there is no {}", data.display());
        return;
    };
    for line in cases.lines() {
        let case: Value = serde_json::from_str(line).expect("a line of JSON");
        let board = drawn(&case["board"]);
        let (mut agree, mut all) = (0, 0);
        for expected in case["expect"].as_array().into_iter().flatten() {
            let side = |n: usize| usize::try_from(expected[n].as_u64().unwrap_or(99)).unwrap_or(99);
            let found = said(&board, side(0), side(1));
            all += 1;
            if Some(found) == expected[2].as_str() {
                agree += 1;
            } else {
                assert_eq!(found, "undecided", "{expected}");
            }
        }
        println!("{}: {agree} of {all}", case["id"]);
        let id = case["id"].as_str().unwrap_or_default();
        assert!(agree == all || !id.contains("benson"), "{id}");
        assert!(agree > 0);
    }
}
