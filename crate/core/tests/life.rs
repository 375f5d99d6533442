//! Dead stones as the core proposes them, by drawing.
#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use jiping::life::{self, Effort, Reading, Status};
use jiping::{Color, Diagram, Game, Position, Ruleset, Settlement, Setup};

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

/// Sekis live, and no chain in them is doubtful.
#[track_caller]
fn check_seki(drawing: &str) {
    check(drawing);
    let board = drawing.parse::<Diagram>().expect("a drawing").board;
    for judged in life::judge(&board, None, Effort::default()).chains {
        assert!(!judged.is_doubtful(), "{drawing}\n{judged:?}");
    }
}

#[test]
fn sekis_live() {
    check_seki("OOXXOO.\nOX..XO.\nOX..XO.\nOXOOXO.\nOXXXXO.\nOOOOOO.\n.......");
    check_seki("OOOOO..\nOXXXOOO\nOX.XXXO\nXXOO.XO\nX.OOXXO\nXXXXXOO\nOOOOOO.");
    check_seki("XXXOO\nXXXOO\n.X.O.\nXXXOO\nXXXOO");
    check_seki(".O.O.O.\nOOOOOOO\nOXXXXXO\nOX.X.XO\nXOOOOOX\nXXXXXXX\n.X.X.X.");
    check_seki("X.OOO.XO\nXXXXXXXO\nOOOOOOOO\n.O.O....");
}

/// What looks like a seki but is none: a fifth stone makes a bulky five, and an eye wins against none.
#[test]
fn no_sekis() {
    check("XXXXXXX.\nXoooooX.\nXo.XXoX.\nXoXX.oX.\nXoooooXX\nXXXXXXX.");
    check("OOOOOO.\nXXXXXO.\n.X..XOO\nXXooXO.\nooooXO.\nXXXXXO.\nOOOOOO.");
}

/// White lives in the corner and cannot begin; Japanese rules call the shape dead, others say so by agreement or in play.
#[test]
fn the_bent_four_in_the_corner_is_for_the_players_to_call() {
    check(".......\n.X.X...\nXXX....\nOOX....\n.OXX...\nXOOOX..\nXX.OX..");
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
fn where_nobody_has_looked_nobody_is_dead() {
    let board = ".X.O.\n.X.O.\n.X.O.".parse::<Diagram>();
    let board = board.expect("a drawing").board;
    let judgement = Reading::new(&board, None, Effort::default()).finish();
    assert!(judgement.dead().is_empty());
    assert!(judgement.chains.iter().all(life::Judged::is_doubtful));
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

#[test]
fn a_proposal_claims_what_its_ruleset_lets_be_claimed() {
    let drawing = "OOOOO..\nOXXXOOO\nOX.XXXO\nXXOO.XO\nX.OOXXO\nXXXXXOO\nOOOOOO.";
    for (rules, claims) in [("law-2012", 3), ("chinese-2002", 0)] {
        let drawn = drawing.parse::<Diagram>().expect("a drawing");
        let start = Position::new(Setup::from(drawn)).expect("liberties");
        let game = Game::new(Ruleset::preset(rules).expect("a preset"), start);
        let proposal = life::proposal(&game, Effort::default());
        assert!(proposal.dead.is_empty());
        assert_eq!(proposal.claims.len(), claims, "{rules}");
        Settlement::agree(&game, &proposal).expect("no dispute");
    }
}
