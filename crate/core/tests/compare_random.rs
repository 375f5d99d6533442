//! Random games under every pair of rulesets: the parts add up, and what turned the winner did.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

mod compared;
mod games;

use compared::found;
use games::{agreed, play, sizes};
use jiping::compare::{Cause, Comparison, Difference, Outcome, Row, Supposition, WhatIf, compare};
use jiping::{Agreement, Color, Game, Points, Ruleset, count};
use proptest::prelude::*;

/// What is supposed: the number picks a point of the board for one stone more.
fn suppositions() -> impl Strategy<Value = Vec<(u8, u16)>> {
    prop::collection::vec((0..4_u8, any::<u16>()), 0..4)
}

/// The suppositions that numbers stand for, as many as are possible together.
fn supposed(game: &Game, numbers: &[(u8, u16)]) -> Vec<Supposition> {
    let points: Vec<_> = game.board().size().points().collect();
    let mut all = Vec::new();
    for (kind, number) in numbers {
        all.push(match kind {
            0 => Supposition::FirstPass(Color::Black),
            1 => Supposition::FirstPass(Color::White),
            2 => Supposition::TakeBack,
            _ => Supposition::OneMore(points[usize::from(*number) % points.len()]),
        });
        if WhatIf::new(game, &Agreement::default(), &all).is_err() {
            all.pop();
        }
    }
    all
}

fn check_row(row: &Row) {
    assert!(!matches!(row.outcome, Outcome::Disputed(_)), "{row:?}");
    if let Some(counted) = row.counted() {
        let verdict = count(&counted.settlement, row.rules.methods[0])
            .expect("its own")
            .verdict;
        assert_eq!(
            (verdict.margin, verdict.winner),
            (counted.margin, counted.winner)
        );
        assert_eq!(
            verdict.par.is_some(),
            counted.settlement.zi(counted.margin).is_some()
        );
    }
}

fn check_difference(comparison: &Comparison<'_>, base: usize, row: usize) {
    let Some(Difference {
        points,
        parts,
        turned_by,
    }) = comparison.difference(base, row)
    else {
        return;
    };
    let [base, row] = [base, row].map(|number| &comparison.rows()[number]);
    let [one, other] = [base, row].map(|row| row.counted().expect("there is a difference"));
    let sum: Points = parts.iter().map(|part| part.points).sum();
    assert_eq!(
        (sum, points),
        (other.margin - one.margin, other.margin - one.margin)
    );
    let all_alive = one.settlement.all_alive() || other.settlement.all_alive();
    for part in &parts {
        assert!(part.cause != Cause::Owner || all_alive, "{parts:?}");
        for apart in &part.owners {
            for point in &apart.points {
                assert_eq!(one.settlement.owned(*point).owner, apart.base);
                assert_eq!(other.settlement.owned(*point).owner, apart.row);
            }
        }
        let restored = match part.cause {
            Cause::Tie => base.rules.winner(other.margin),
            _ => row.rules.winner(other.margin - part.points),
        };
        let turns = one.winner != other.winner && restored == one.winner;
        assert_eq!(turned_by.contains(&part.cause), turns, "{parts:?}");
    }
}

/// Plays the row again with the base's komi, or with its tie rule, and looks whether the winner is the base's.
fn check_turned_by(what: &WhatIf, base: &Ruleset, row: &Ruleset) {
    let under = |rules: &Ruleset| {
        let comparison = what.compare(&[*base, *rules]);
        let winner = |row: &Row| row.counted().map(|counted| counted.winner);
        let [base, row] = comparison.rows() else {
            unreachable!()
        };
        (winner(base), winner(row), comparison.difference(0, 1))
    };
    let (before, after, Some(Difference { turned_by, .. })) = under(row) else {
        return;
    };
    for (cause, changed) in [
        (
            Cause::Komi,
            Ruleset {
                komi: base.komi,
                ..*row
            },
        ),
        (
            Cause::Tie,
            Ruleset {
                tie: base.tie,
                ..*row
            },
        ),
    ] {
        let (_, without, _) = under(&changed);
        assert_eq!(
            turned_by.contains(&cause),
            before != after && before == without,
            "{cause:?}"
        );
    }
}

proptest! {
    // As many as the environment asks for, if it asks for more.
    #![proptest_config(ProptestConfig {
        cases: ProptestConfig::default().cases.max(2000),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_pair_of_rulesets_adds_up(
        size in sizes(),
        [ruleset, reader, base, row] in prop::array::uniform4(0..Ruleset::presets().len()),
        numbers in prop::collection::vec(any::<u16>(), 0..200),
        bits in any::<u64>(),
        changes in suppositions(),
        komi in prop::option::of(-20..20_i32),
    ) {
        let presets = Ruleset::presets();
        let game = play(&presets[ruleset], size, &numbers);
        let agreement = agreed(&game, bits);
        let (read, _) = game.replayed(presets[reader], usize::MAX);
        prop_assert_eq!(found(&read, &agreement), found(&game, &agreement));
        for row in compare(&game, &agreement, presets).rows() {
            check_row(row);
        }
        let mut rulesets = presets.to_vec();
        for rules in &mut rulesets {
            if let Some(halves) = komi {
                *rules = rules.with_komi(Points::quarters(2 * halves)).expect("halves of points");
            }
        }
        let what = WhatIf::new(&game, &agreement, &supposed(&game, &changes)).expect("as just found");
        let comparison = what.compare(&rulesets);
        for row in 0..rulesets.len() {
            check_difference(&comparison, base, row);
        }
        check_turned_by(&what, &rulesets[base], &rulesets[row]);
    }
}
