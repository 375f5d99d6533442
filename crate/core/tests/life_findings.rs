//! What a stopped board still shows, by drawing.
#![allow(clippy::expect_used, reason = "a test fails by panicking and says so")]

use jiping::life::{Effect, Findings, Right};
use jiping::{Diagram, Point};

/// What is found, in words, one line each.
fn told(drawing: &str) -> Vec<String> {
    let drawn = drawing.parse::<Diagram>().expect("a drawing");
    let size = drawn.board.size();
    let names = |points: &[Point]| {
        let names: Vec<String> = points.iter().map(|point| size.name(*point)).collect();
        names.join(" ").to_lowercase()
    };
    let findings = Findings::of(&drawn.board, &drawn.dead);
    let mut told = Vec::new();
    for seki in &findings.sekis {
        told.push(format!(
            "seki {}/{} shares {}",
            seki.stones.black.len(),
            seki.stones.white.len(),
            names(&seki.shared)
        ));
        for liberty in &seki.owned {
            let right = match liberty.right {
                Right::Sole => "sole",
                Right::OneSided => "one-sided",
            };
            let point = names(&[liberty.point]);
            told.push(format!("{right} {point} {}", liberty.owner));
        }
    }
    if !findings.dame.is_empty() {
        told.push(format!("dame {}", names(&findings.dame)));
    }
    for gap in &findings.gaps {
        let (inside, open) = (names(&gap.inside), names(&gap.open));
        told.push(format!("gap {open} of {} {inside}", gap.color));
    }
    for play in &findings.moves {
        let effect = match play.effect {
            Effect::Captures => "captures",
            Effect::Saves => "saves",
        };
        told.push(format!("{} {} {effect}", play.color, names(&[play.point])));
    }
    told
}

#[track_caller]
fn check(drawing: &str, expected: &[&str]) {
    assert_eq!(told(drawing), expected, "\n{drawing}");
}

#[test]
fn a_closed_board_shows_nothing() {
    check(".XXO.\nX.XOO\nXXXO.\nXXXOO\n.XXO.", &[]);
}

#[test]
fn dame_are_points_that_belong_to_no_territory() {
    let drawing = ".X..O.\n.X.OO.\nXXXO.O\n.X.OOO";
    check(drawing, &["dame c4 d4 c3 c1"]);
}

#[test]
fn a_gap_is_where_a_territory_is_open() {
    let drawing = "..XO..\n..XO..\n...O..\n..XO..\n..XO..";
    let inside = "a5 b5 a4 b4 a3 b3 a2 b2 a1 b1";
    check(drawing, &[&format!("gap c3 of black {inside}")]);
}

#[test]
fn a_living_chain_in_atari_can_be_taken_or_saved() {
    let drawing = ".XXO..\nX.XOOO\nXXXXO.\n.XO.OO\nXXXOO.";
    check(drawing, &["black d2 captures", "white d2 saves"]);
}

#[test]
fn a_chain_that_gets_no_liberty_by_growing_can_only_be_taken() {
    check(".OX\nXXX\n.X.", &["black a3 captures"]);
    let told = ["gap b3 of black a3 a2", "black b3 captures"];
    check("..OX.\n.XXXX\nXX.X.", &told);
}

/// Case C02: points next to Black only cannot be filled by either side, and both need the two below them.
#[test]
fn sole_liberties() {
    let drawing = "OOXXOO.\nOX..XO.\nOX..XO.\nOXOOXO.\nOXXXXO.\nOOOOOO.\n.......";
    let told = ["seki 12/2 shares c5 d5", "sole c6 black", "sole d6 black"];
    check(drawing, &told);
}

/// Case C06: White may fill any one of the three, Black none.
#[test]
fn one_sided_dame() {
    let drawing = "OOOOO..\nOXXXOOO\nOX.XXXO\nXXOO.XO\nX.OOXXO\nXXXXXOO\nOOOOOO.";
    check(drawing, &["seki 18/4 shares c5 e4", "one-sided b3 white"]);
}

/// No ruleset takes a claim to B3, since no liberty would stay shared.
#[test]
fn a_seki_has_a_liberty_that_both_need() {
    let drawing = "O.O...O\n..OXOXO\nOXXX.OX\nO.XOOOX\n.OOOX.X\nO.X.XOX";
    assert!(told(drawing).iter().all(|line| !line.starts_with("seki")));
}

#[test]
fn an_eye_each_and_one_liberty_between() {
    check(
        "XXXOO\nXXXOO\n.X.O.\nXXXOO\nXXXOO",
        &["seki 13/9 shares c3"],
    );
}

#[test]
fn no_eyes_and_two_liberties_between() {
    let drawing = ".O.O.O.\nOOOOOOO\nOXXXXXO\nOX.X.XO\nXOOOOOX\nXXXXXXX\n.X.X.X.";
    check(drawing, &["seki 8/5 shares c4 e4"]);
}

/// A fifth stone makes a shape that White cannot live with.
#[test]
fn four_stones_that_become_five() {
    let drawing = "XXXXXXX.\nXOOOOOX.\nXO.XXOX.\nXOXX.OX.\nXOOOOOXX\nXXXXXXX.";
    check(drawing, &["black c4 captures"]);
}

/// Black has an eye, White has none, so Black can fill (有眼杀无眼).
#[test]
fn an_eye_against_none_wins() {
    let drawing = "OOOOOO.\nXXXXXO.\n.X..XOO\nXXOOXO.\nOOOOXO.\nXXXXXO.\nOOOOOO.";
    check(drawing, &["black c5 captures"]);
}

#[test]
fn three_stones_in_a_row_of_five() {
    let drawing = "X.OOO.XO\nXXXXXXXO\nOOOOOOOO\n.O.O....";
    check(drawing, &["seki 9/3 shares b4 f4"]);
}

/// White cannot begin, and Black wins only a ko: as it stands it is read as a seki, and its players may call it dead.
#[test]
fn the_bent_four_in_the_corner() {
    let drawing = ".......\n.X.X...\nXXX....\nOOX....\n.OXX...\nXOOOX..\nXX.OX..";
    check(drawing, &["seki 3/7 shares a3 c1"]);
}

/// The false life of case A18: whoever plays first takes something.
#[test]
fn a_ko_left_open() {
    let drawing = "XXXXOO.\nX.XXXXX\nXXOXXOX\nOOOXXOO\n.OOOOOO\nOXXO.OO\nX.XOO.O";
    let told = [
        "black g7 captures",
        "black a3 captures",
        "white a3 saves",
        "white b1 captures",
    ];
    check(drawing, &told);
}

/// A two-headed dragon: Black lives in a ring around White, by eyes that would be false one by one.
#[test]
fn a_ring_with_false_eyes_is_no_seki() {
    check(".XXXX.\nXooooX\nXo..oX\nXooooX\n.XXXX.", &[]);
    check(".XXXX.\nXOOOOX\nXO..OX\nXOOOOX\n.XXXX.", &[]);
}
