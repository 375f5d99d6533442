//! Invariants 3, 4 and 5 of ARCHITECTURE.md over random finished games of every ruleset.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

mod games;

use games::{play, play_from, settle, sizes, with_handicap};
use jiping::count::{Reason, Stage, direct};
use jiping::rules::{Compensation, Filling};
use jiping::{Color, Count, Game, Method, Points, Ruleset, Settlement, count};
use proptest::prelude::*;

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
    if matches!(count.method, Method::EqualStones | Method::Routes) {
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
        if let (Method::Area, Reason::CountEmpties { total, .. }) = (count.method, step.reason) {
            assert!(total < 10 || total % 10 == 0, "whole tens, not {total}");
        }
        if let Reason::MuFromArea { color, mu, .. } = step.reason {
            let refilled = counted(settlement, Method::EqualStones).ledger.sides[color];
            assert_eq!(
                mu,
                Points::count(refilled.empties),
                "from the area back to 目"
            );
        }
    }
    if settlement.rules().filling.value == Filling::PlayOff && count.method == Method::FillIn {
        check_play_off(settlement, count);
    }
    assert_eq!(count.owed_by_black, told_on_paper(settlement, count));
    let lead = count.ledger.sides.black.area - count.ledger.sides.white.area;
    assert_eq!(
        lead - count.owed_by_black,
        direct(settlement).before_komi,
        "the last ledger is the direct arithmetic"
    );
}

/// What stands on the board when all is played off is the result after komi, but for what is settled on paper; and every
/// stone of both sets is laid down, as far as the board has points.
fn check_play_off(settlement: &Settlement, count: &Count) {
    let (mut on_board, mut on_paper) = (None, count.owed_by_black);
    let signed = |black: bool, points: Points| if black { points } else { -points };
    for step in &count.steps {
        match step.reason {
            Reason::PlayedOff {
                winner,
                open,
                foreign,
                beyond,
                points,
                ..
            } => {
                assert_eq!(open + 2 * foreign + beyond, points);
                assert!(open + beyond <= points && beyond <= 1);
                assert_eq!(winner.is_none(), points == 0);
                on_board = Some(signed(winner == Some(Color::Black), Points::count(points)));
            }
            Reason::ShareOut { open, .. } => assert_eq!(open, count.ledger.shared),
            Reason::KomiInStones { payer, rest, .. } => {
                on_paper += signed(payer == Color::Black, rest);
            }
            _ => {}
        }
    }
    let expected = direct(settlement).before_komi - settlement.rules().komi.value;
    assert_eq!(on_board.map(|lead| lead - on_paper), Some(expected));
    assert_eq!(count.verdict.margin, expected);
    assert_eq!(count.verdict.winner, settlement.rules().winner(expected));
}

/// What the steps say that Black owes and no stone pays.
fn told_on_paper(settlement: &Settlement, count: &Count) -> Points {
    let told = count.steps.iter().find_map(|step| match step.reason {
        Reason::OwedOnPaper { payer, points }
        | Reason::PaidInScore { payer, points }
        | Reason::PaidInTurns { payer, points } => Some(match payer {
            Color::Black => Points::count(points),
            Color::White => -Points::count(points),
        }),
        Reason::StonesUncounted => Some(Points::whole(settlement.payment().by_black)),
        _ => None,
    });
    told.unwrap_or(Points::ZERO)
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
    for &method in settlement.rules().methods {
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

/// What an organiser may choose, where area is counted.
const COMPENSATIONS: &[Compensation] = &[
    Compensation::Nothing,
    Compensation::FirstPassWhite,
    Compensation::Surplus,
    Compensation::GroupTax,
    Compensation::Prisoners,
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_method_equals_the_arithmetic(
        size in sizes(),
        ruleset in 0..Ruleset::presets().len(),
        organiser in prop::option::weighted(0.3, prop::sample::select(COMPENSATIONS)),
        numbers in prop::collection::vec(any::<u16>(), 0..250),
        bits in any::<u64>(),
    ) {
        let preset = Ruleset::presets()[ruleset];
        let organised = organiser.and_then(|compensation| preset.with_compensation(compensation).ok());
        let rules = organised.unwrap_or(preset);
        let game = play(&rules, size, &numbers);
        check_game(&game, bits);
    }

    #[test]
    fn the_play_off_gives_the_result_after_komi(
        size in sizes(),
        komi in -40_i32..=40,
        organiser in prop::option::weighted(0.3, prop::sample::select(COMPENSATIONS)),
        handicap in 0_usize..5,
        numbers in prop::collection::vec(any::<u16>(), 0..250),
        bits in any::<u64>(),
    ) {
        let preset = Ruleset::preset("ing").expect("a preset");
        let komi = Points::whole(komi).half();
        let rules = preset.with_komi(komi).expect("a multiple of half a point");
        let organised = organiser.and_then(|compensation| rules.with_compensation(compensation).ok());
        let rules = organised.unwrap_or(rules);
        check_game(&play_from(with_handicap(&rules, size, handicap), &numbers), bits);
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
