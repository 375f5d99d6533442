//! Random games that come to an end like real ones, for the properties.

#![allow(
    dead_code,
    clippy::expect_used,
    reason = "a test fails by panicking, and each uses what it needs"
)]

use jiping::{
    Agreement, Color, Game, Intent, Owner, Phase, Point, Position, Ruleset, Settlement, Setup,
    Size, chains,
};
use proptest::prelude::*;

/// Plays a game by numbers: each picks one of the sensible legal points, or now and then a pass.
pub(crate) fn play(rules: &Ruleset, size: Size, numbers: &[u16]) -> Game {
    play_from(Game::new(*rules, Position::empty(size)), numbers)
}

/// A game on a board with some black stones on the diagonal, White to move.
pub(crate) fn with_handicap(rules: &Ruleset, size: Size, stones: usize) -> Game {
    let mut setup = Setup::empty(size);
    let diagonal = (0..size.width()).filter_map(|n| size.point(n, n));
    for point in diagonal.take(stones) {
        setup.board.set(point, Some(Color::Black));
        setup.to_move = Color::White;
    }
    let start = Position::new(setup).expect("stones on a diagonal have liberties");
    Game::new(*rules, start)
}

/// Plays a game on by numbers.
pub(crate) fn play_from(mut game: Game, numbers: &[u16]) -> Game {
    let size = game.board().size();
    for &number in numbers {
        match game.phase() {
            Phase::Playing => {}
            Phase::Paused(_) if number % 3 == 0 => {
                game.resume(game.to_move()).expect("the game is paused");
            }
            Phase::Paused(_) | Phase::Over(_) => break,
        }
        let points: Vec<Point> = size.points().filter(|p| sensible(&game, *p)).collect();
        let point = points.get(usize::from(number) % points.len().max(1));
        match point {
            Some(&point) if number % 23 != 0 => game.play(point).expect("legal, as just found"),
            _ => {
                let intent = if number % 2 == 0 {
                    Intent::Stop
                } else {
                    Intent::PlayOn
                };
                game.pass(intent).expect("the game goes on");
            }
        }
    }
    for _ in 0..2 {
        if *game.phase() == Phase::Playing {
            game.pass(Intent::Stop).expect("the game goes on");
        }
    }
    game
}

/// Legal, and not inside a one-point eye of one's own, so that games come to an end like real ones.
fn sensible(game: &Game, point: Point) -> bool {
    let board = game.board();
    let own = Some(game.to_move());
    let eye = board.size().neighbors(point).all(|p| board.get(p) == own);
    !eye && game.legality(point).is_ok()
}

/// As many of the chains chosen by `bits` dead, and open points claimed, as the engine accepts together.
pub(crate) fn agreed(game: &Game, bits: u64) -> Agreement {
    let chosen = |n: usize| bits >> (n % 64) & 1 == 1;
    let mut agreement = Agreement::default();
    for (n, chain) in chains(game.board()).into_iter().enumerate() {
        if chosen(n) {
            agreement.dead.push(chain.stones[0]);
            if Settlement::agree(game, &agreement).is_err() {
                agreement.dead.pop();
            }
        }
    }
    let vacant = game.board().size().points();
    let vacant = vacant.filter(|point| game.board().get(*point).is_none());
    for (n, point) in vacant.enumerate() {
        if chosen(n) && chosen(n / 3) && chosen(n + 17) {
            let owner = [
                Owner::Shared,
                Owner::Side(Color::Black),
                Owner::Side(Color::White),
            ][n % 3];
            agreement.claims.push((point, owner));
            if Settlement::agree(game, &agreement).is_err() {
                agreement.claims.pop();
            }
        }
    }
    agreement
}

/// The settlement of such an agreement.
pub(crate) fn settle(game: &Game, bits: u64) -> Option<Settlement> {
    Settlement::agree(game, &agreed(game, bits)).ok()
}

/// Mostly small boards.
pub(crate) fn sizes() -> impl Strategy<Value = Size> {
    let side = prop_oneof![6 => 2_usize..=7, 1 => Just(9_usize), 1 => Just(19_usize)];
    (side.clone(), side).prop_map(|(width, height)| Size::new(width, height).expect("a size"))
}
