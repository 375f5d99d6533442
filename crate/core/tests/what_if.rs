//! The same game with one fact changed.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

mod compared;

use compared::{BASE, FIVE, check_difference, played, presets};
use jiping::compare::{Outcome, Supposition, WhatIf};
use jiping::count::direct;
use jiping::{Action, Agreement, Color, Owner, Ruleset, Settlement, sgf};

#[test]
fn stones_are_a_handicap_if_white_moves_first_or_the_record_says_so() {
    let check = |text: &str, expected: usize| {
        let (games, _) = sgf::parse(text);
        let record = games.first_record().expect(text);
        let game = record
            .replay(presets(["chinese-2002"])[0])
            .expect(text)
            .game;
        let mut what = vec![Supposition::TakeBack; 3];
        while what.pop().is_some() {
            let changed = WhatIf::new(&game, &Agreement::default(), &what).expect("legal");
            let comparison = changed.compare(&presets(["chinese-2002"]));
            let counted = comparison.rows()[0].counted().expect("counted");
            assert_eq!(
                counted.settlement.facts().handicap,
                expected,
                "{text} {what:?}"
            );
        }
    };
    check("(;SZ[5]AB[bb][dd];B[cc];W[cd])", 0);
    check("(;SZ[5]AB[bb][dd];W[cc];B[cd])", 2);
    check("(;SZ[5]HA[2]AB[bb][dd];B[cc];W[cd])", 2);
    check("(;SZ[5]AB[bb][dd]AW[aa];W[cc];B[cd])", 0);
    check("(;SZ[5]AB[bb];W[cc];B[cd])", 0);
}

#[test]
fn a_game_cut_off_stops_with_two_passes_in_a_row() {
    let check = |actions: &str, suppositions: &[Supposition], expected: usize| {
        let game = played(FIVE, &format!("{BASE} {actions}")).game;
        for reader in Ruleset::presets() {
            let (read, _) = game.replayed(*reader, usize::MAX);
            let changed = WhatIf::new(&read, &Agreement::default(), suppositions).expect("legal");
            let comparison = changed.compare(&[*reader]);
            let taken = comparison.game().taken();
            let passes = taken
                .iter()
                .filter(|taken| matches!(taken.action, Action::Pass(_)));
            assert_eq!(passes.count(), expected, "{actions} {}", reader.id);
        }
    };
    check("+ C5 - -", &[Supposition::TakeBack], 2);
    check("- - resume C5 - -", &[Supposition::TakeBack], 2);
    check("C5 - -", &[Supposition::TakeBack], 2);
    check("C5 + B3 - -", &[Supposition::TakeBack], 2);
    check("C5 + B3 - -", &[], 3);
}

#[test]
fn a_first_pass_that_is_only_supposed_is_no_move() {
    let dame = played(FIVE, &format!("{BASE} C5 - -"));
    let check = |color, expected: &str| {
        let supposed = [Supposition::FirstPass(color)];
        let changed = WhatIf::new(&dame.game, &dame.agreement, &supposed).expect("legal");
        check_difference(
            &changed.compare(&presets(["mingqing-2008", "wmsg-2008"])),
            expected,
        );
    };
    check(Color::White, "+1 Komi, -1 FirstPass #12");
    check(Color::Black, "+1 Komi");
    let black_first = played(FIVE, &format!("{BASE} + C5 - -"));
    let supposed = [Supposition::FirstPass(Color::White)];
    let changed = WhatIf::new(&black_first.game, &dame.agreement, &supposed).expect("legal");
    check_difference(
        &changed.compare(&presets(["mingqing-2008", "wmsg-2008"])),
        "+1 Komi, -1 FirstPass",
    );
}

/// Where a stone is put under a supposition, and the rows change.
#[test]
fn suppositions() {
    let dame = played(FIVE, &format!("{BASE} - -"));
    let margin = |suppositions: &[Supposition], rules: &str| {
        let changed = WhatIf::new(&dame.game, &dame.agreement, suppositions).expect("legal");
        let comparison = changed.compare(&presets([rules]));
        let counted = comparison.rows()[0].counted();
        counted.expect("counted").margin.to_string()
    };
    let c5 = dame.game.board().size().parse_point("C5").expect("C5");
    let filled = Supposition::OneMore(c5);
    assert_eq!(margin(&[], "mingqing-2008"), "-3.5");
    assert_eq!(margin(&[filled], "mingqing-2008"), "-2.5");
    assert_eq!(
        margin(&[filled, Supposition::TakeBack], "mingqing-2008"),
        "-3.5"
    );
    assert_eq!(margin(&[], "tangsong-2008"), "-2.5");
    assert_eq!(margin(&[filled], "tangsong-2008"), "-2.5");
    assert_eq!(
        margin(&[Supposition::FirstPass(Color::White)], "tangsong-2008"),
        "-3.5"
    );
    let taken = WhatIf::new(
        &dame.game,
        &dame.agreement,
        &[Supposition::OneMore(c5), Supposition::OneMore(c5)],
    );
    assert_eq!(
        taken.expect_err("a stone is there").to_string(),
        "white may not play C5: a black stone is there"
    );
}

/// What a row leads to, and what the game's own settlement does, with these points dead and claimed.
#[test]
fn an_agreement_is_kept_or_refused_as_when_it_is_settled() {
    let game = played(". X . O . O .\n. X . O . O .\n. X . . . O .", "").game;
    let point = |name: &str| game.board().size().parse_point(name).expect(name);
    let white = Owner::Side(Color::White);
    let check = |dead: &str, claims: &[(&str, Owner)], expected: &str| {
        let agreement = Agreement {
            dead: dead.split_whitespace().map(point).collect(),
            claims: claims
                .iter()
                .map(|(name, owner)| (point(name), *owner))
                .collect(),
        };
        let settled = match Settlement::agree(&game, &agreement) {
            Ok(settlement) => settlement
                .margin(direct(&settlement).before_komi)
                .to_string(),
            Err(dispute) => dispute.to_string(),
        };
        assert_eq!(settled, expected);
        let changed = WhatIf::new(&game, &agreement, &[]).expect("nothing is changed");
        let comparison = changed.compare(&presets(["law-2012"]));
        let compared = match &comparison.rows()[0].outcome {
            Outcome::Counted(counted) => counted.margin.to_string(),
            Outcome::Disputed(dispute) => dispute.to_string(),
            Outcome::Uncounted(_) => "no count".to_owned(),
        };
        assert_eq!(compared, expected);
    };
    let shared = ("C1", Owner::Shared);
    check("D3", &[("D3", white), ("D2", white), shared], "-9.5");
    check(
        "",
        &[("D3", white)],
        "D3 holds a living stone, so nobody can claim it",
    );
    check("C1", &[], "there is no stone to be dead on C1");
}

#[test]
fn a_stone_taken_back_after_a_resumption_leaves_the_agreed_dead_agreed() {
    let drawing = ". X . O .\n. . X O .\n. o X O .\n. . X O .\n. . X O .";
    for reader in Ruleset::presets() {
        let played = played(drawing, "- - resume C5 - -");
        let (game, _) = played.game.replayed(*reader, usize::MAX);
        let supposed = [Supposition::TakeBack];
        let changed = WhatIf::new(&game, &played.agreement, &supposed).expect("legal");
        let comparison = changed.compare(&presets(["tangsong-2008", "law-2012"]));
        let margins = comparison.rows().iter().map(|row| {
            let counted = row.counted().expect("counted");
            counted.margin.to_string()
        });
        let margins: Vec<String> = margins.collect();
        assert_eq!(margins, ["-2.5", "-3.5"], "{}", reader.id);
    }
}
