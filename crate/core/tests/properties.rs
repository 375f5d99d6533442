//! Invariants 3, 4 and 5 of ARCHITECTURE.md over random finished games of every ruleset.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use jiping::count::{Reason, Stage, direct};
use jiping::{
    Agreement, Color, Count, Game, Intent, Method, Phase, Point, Points, Position, Ruleset,
    Settlement, Size, chains, count,
};
use proptest::prelude::*;

/// Plays a game by numbers: each picks one of the sensible legal points, or now and then a pass.
fn play(rules: &Ruleset, size: Size, numbers: &[u16]) -> Game {
    let mut game = Game::new(*rules, Position::empty(size));
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

/// The settlement with as many of the chains chosen by `bits` dead as the engine accepts together.
fn settle(game: &Game, bits: u64) -> Option<Settlement> {
    let chosen = chains(game.board())
        .into_iter()
        .enumerate()
        .filter(|(n, _)| bits >> (n % 64) & 1 == 1);
    let mut dead = Vec::new();
    for (_, chain) in chosen {
        dead.push(chain.stones[0]);
        if Settlement::agree(game, &Agreement::on_dead(dead.clone())).is_err() {
            dead.pop();
        }
    }
    Settlement::agree(game, &Agreement::on_dead(dead)).ok()
}

/// Executes the steps of a count again and checks what must hold after each.
fn check_steps(settlement: &Settlement, count: &Count) {
    let mut tableau = count.start.clone();
    let stones = tableau.stones().len();
    assert!(tableau.verify());
    for step in &count.steps {
        let before = tableau.ledger();
        tableau
            .apply(&step.act)
            .expect("every step can be executed");
        assert!(
            tableau.verify() && tableau.stones().len() == stones,
            "{step:?}"
        );
        assert_eq!(tableau.ledger(), step.ledger);
        if step.stage != Stage::Compensate {
            assert_eq!(
                before.sides.map(|s| s.area),
                step.ledger.sides.map(|s| s.area),
                "{step:?}"
            );
        }
    }
    assert_eq!(tableau.ledger(), count.ledger);
    if count.method == Method::EqualStones {
        let sides = count.ledger.sides;
        assert_eq!(sides.black.stones, sides.white.stones, "equal stones");
        assert_eq!(
            sides.black.outside, sides.white.outside,
            "equally many wait"
        );
    }
    if count.method == Method::EqualEmpties {
        assert_eq!(
            count.ledger.sides.black.empties,
            count.ledger.sides.white.empties
        );
    }
    for step in &count.steps {
        if let Reason::MuFromArea { color, mu, .. } = step.reason {
            let refilled = counted(settlement, Method::EqualStones).ledger.sides[color];
            assert_eq!(
                mu,
                Points::count(refilled.empties),
                "from the area back to 目"
            );
        }
    }
    let owed = count.steps.iter().find_map(|step| match step.reason {
        Reason::OwedOnPaper { payer, points } => Some((payer, Points::count(points))),
        _ => None,
    });
    let lead = count.ledger.sides.black.area - count.ledger.sides.white.area;
    let lead = match owed {
        Some((Color::Black, points)) => lead - points,
        Some((Color::White, points)) => lead + points,
        None => lead,
    };
    assert_eq!(
        lead,
        direct(settlement).before_komi,
        "the last ledger is the direct arithmetic"
    );
}

fn counted(settlement: &Settlement, method: Method) -> Count {
    count(settlement, method).expect("a method of the ruleset")
}

fn check_game(game: &Game, bits: u64) {
    let Some(settlement) = settle(game, bits) else {
        return;
    };
    for (color, tally) in [
        (Color::Black, settlement.tallies().black),
        (Color::White, settlement.tallies().white),
    ] {
        let came_from = tally.setup + tally.real - tally.captured - tally.dead;
        assert_eq!(tally.stones, came_from, "{color} stones");
    }
    let expected = direct(&settlement).before_komi;
    for method in settlement.rules().counted_by() {
        let count = count(&settlement, method).expect("a method of the ruleset");
        assert_eq!(count.verdict.before_komi, expected, "{method}");
        assert!(
            count
                .checks
                .iter()
                .all(|check| check.before_komi == expected),
            "{method}"
        );
        check_steps(&settlement, &count);
    }
}

fn sizes() -> impl Strategy<Value = Size> {
    let side = prop_oneof![6 => 2_usize..=7, 1 => Just(9_usize), 1 => Just(19_usize)];
    (side.clone(), side).prop_map(|(width, height)| Size::new(width, height).expect("a size"))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_method_equals_the_arithmetic(
        size in sizes(),
        ruleset in 0..Ruleset::presets().len(),
        numbers in prop::collection::vec(any::<u16>(), 0..250),
        bits in any::<u64>(),
    ) {
        let game = play(&Ruleset::presets()[ruleset], size, &numbers);
        check_game(&game, bits);
    }

    #[test]
    fn a_game_remembers_its_boards(size in sizes(), numbers in prop::collection::vec(any::<u16>(), 0..60)) {
        let rules = Ruleset::preset("law-2012").expect("a preset");
        let game = play(&rules, size, &numbers);
        prop_assert_eq!(game.board_after(game.taken().len()), Some(game.board().clone()));
        prop_assert_eq!(game.board_after(0), Some(game.start().board().clone()));
        prop_assert_eq!(game.board_after(game.taken().len() + 1), None);
    }
}
