//! Counts of games from the empty board, against figures of an independent brute force.
//!
//! Black begins, colours alternate, no passes, no suicide, positional superko.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use jiping::{Game, Position, Ruleset, Size};

fn perft(game: &Game, depth: u32) -> u64 {
    let points = game.board().size().points();
    let plays = points.filter_map(|point| game.legality(point).ok().map(|_| point));
    if depth == 1 {
        return plays.count() as u64;
    }
    plays
        .map(|point| {
            let mut next = game.clone();
            next.play(point).expect("legal, as just found");
            perft(&next, depth - 1)
        })
        .sum()
}

#[track_caller]
fn check(side: usize, expected: &[u64]) {
    let rules = Ruleset::preset("tangsong-2008").expect("a preset");
    let game = Game::new(
        rules,
        Position::empty(Size::new(side, side).expect("a size")),
    );
    let counts: Vec<u64> = (1..)
        .take(expected.len())
        .map(|depth| perft(&game, depth))
        .collect();
    assert_eq!(counts, expected);
}

#[test]
fn games_on_2x2() {
    check(2, &[4, 12, 24, 16, 32, 32]);
}

#[test]
fn games_on_3x3() {
    check(3, &[9, 72, 504, 2976, 14720]);
}
