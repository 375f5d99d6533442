//! One game under two rulesets: the parts of the difference, and that they always add up.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

mod games;

use games::{agreed, play, sizes};
use jiping::compare::{
    Cause, Comparison, Difference, Outcome, Part, Row, Supposition, WhatIf, compare,
};
use jiping::{
    Agreement, Color, Diagram, Game, Intent, Points, Position, Ruleset, Settlement, Setup, Size,
    count,
};
use proptest::prelude::*;

/// A board, the actions from there (`-` is a pass that stops, `+` one that plays on), and who is dead.
struct Played {
    game: Game,
    agreement: Agreement,
}

fn played(drawing: &str, actions: &str) -> Played {
    let drawn: Diagram = drawing.parse().expect("a drawing");
    let agreement = Agreement::on_dead(drawn.dead.clone());
    let start = Position::new(Setup::from(drawn)).expect("liberties");
    let mut game = Game::new(Ruleset::preset("law-2012").expect("a preset"), start);
    let size = game.board().size();
    for action in actions.split_whitespace() {
        match action {
            "-" => game.pass(Intent::Stop).expect("the game goes on"),
            "+" => game.pass(Intent::PlayOn).expect("the game goes on"),
            name => game.play(size.parse_point(name).expect(name)).expect(name),
        }
    }
    Played { game, agreement }
}

fn presets<const N: usize>(ids: [&str; N]) -> [Ruleset; N] {
    ids.map(|id| Ruleset::preset(id).expect(id))
}

/// `+1 parity c5 #11`: for Black, the cause, the points of the board, and the numbers of the moves.
fn told(size: Size, difference: &Difference) -> String {
    let part = |Part {
                    cause,
                    points,
                    board,
                    actions,
                }: &Part| {
        let sign = if points.in_quarters() > 0 { "+" } else { "" };
        let mut words = vec![format!("{sign}{points} {cause:?}")];
        words.extend(board.iter().map(|point| size.name(*point)));
        words.extend(actions.iter().map(|action| format!("#{}", action + 1)));
        words.join(" ")
    };
    let mut told: Vec<String> = difference.parts.iter().map(part).collect();
    if !difference.turned_by.is_empty() {
        told.push(format!("turned by {:?}", difference.turned_by));
    }
    told.join(", ")
}

#[track_caller]
fn check(played: &Played, base: &str, other: &str, expected: &str) {
    let comparison = compare(&played.game, &played.agreement, &presets([base, other]));
    check_difference(&comparison, expected);
}

/// How the second row differs from the first.
#[track_caller]
fn check_difference(comparison: &Comparison<'_>, expected: &str) {
    let difference = comparison.difference(0, 1).expect("both are counted");
    assert_eq!(
        told(comparison.game().board().size(), &difference),
        expected
    );
}

const FIVE: &str = ". . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .";
const BASE: &str = "C3 D3 C2 D2 C4 D4 C1 D1 B5 D5";

#[test]
fn the_four_games_of_first_pass_and_closing_move() {
    let game = |rest: &str| played(FIVE, &format!("{BASE} {rest}"));
    let white_first_black_closes = game("C5 - -");
    check(
        &white_first_black_closes,
        "mingqing-2008",
        "tangsong-2008",
        "+1 Komi, -1 FirstPass #12",
    );
    check(
        &white_first_black_closes,
        "law-2012",
        "art-2012",
        "+1 Komi, -1 Parity #11",
    );
    let black_first_white_closes = game("+ C5 - -");
    check(
        &black_first_white_closes,
        "mingqing-2008",
        "tangsong-2008",
        "+1 Komi",
    );
    check(
        &black_first_white_closes,
        "law-2012",
        "art-2012",
        "+1 Komi, +1 Passes #11",
    );
    let white_first_white_closes = game("C5 + B3 E3 - -");
    check(
        &white_first_white_closes,
        "mingqing-2008",
        "tangsong-2008",
        "+1 Komi, -1 FirstPass #12",
    );
    check(
        &white_first_white_closes,
        "law-2012",
        "art-2012",
        "+1 Komi, -1 Passes #12",
    );
    let black_first_black_closes = game("+ C5 B3 - -");
    check(
        &black_first_black_closes,
        "mingqing-2008",
        "tangsong-2008",
        "+1 Komi",
    );
    check(
        &black_first_black_closes,
        "law-2012",
        "art-2012",
        "+1 Komi, -1 Parity #13, +1 Passes #11",
    );
}

const LIBERTIES: &str = "O O X X O O .\nO X . . X O .\nO X . . X O .\nO X O O X O O\nO X X X X O .\nO O O O O O .\n. . . . . . .";
const EYES: &str = "X X X O O\nX X X O O\n. X . O .\nX X X O O\nX X X O O";
const LANE: &str = ". X . O .\n. X a O O\n. X O O .\n. X O . .";

#[test]
fn points_that_rulesets_give_to_different_sides() {
    let liberties = played(LIBERTIES, "");
    check(
        &liberties,
        "chinese-2002",
        "law-2012",
        "+2 SoleLiberty C6 D6",
    );
    check(
        &liberties,
        "law-2012",
        "chinese-2002",
        "-2 SoleLiberty C6 D6",
    );
    let mut lane = played(LANE, "");
    let (point, owner) = (
        lane.game.board().size().parse_point("C3").expect("C3"),
        jiping::Owner::Side(Color::White),
    );
    lane.agreement.claims.push((point, owner));
    check(&lane, "chinese-2002", "law-2012", "-1 OneSided C3");
    let ko = played(". X O .\nX . X O\n. X O .", "");
    check(&ko, "chinese-2002", "law-2012", "");
    let eyes = played(EYES, "");
    check(&eyes, "chinese-2002", "law-2012", "");
}

#[test]
fn dead_stones_stay_where_a_ruleset_leaves_all_alive() {
    let invaded = played(". . X O .\n. o X O .\n. . X O .", "");
    check(
        &invaded,
        "chinese-2002",
        "tromp-taylor",
        "+7.5 Komi, -7 DeadStones A3 B3 A2 B2 A1 B1",
    );
}

#[test]
fn a_changed_winner_has_causes() {
    let handicap = played(". . X . .\n. . . . .\n. . X . .\n. . . . .\n. . X . .", "");
    let Played {
        mut game,
        agreement,
    } = handicap;
    let start = Setup {
        to_move: Color::White,
        ..Setup::of(game.board().clone())
    };
    game = Game::new(*game.rules(), Position::new(start).expect("liberties"));
    let size = game.board().size();
    for name in "D3 C2 D2 C4 D4 B3 D1 B4 D5".split(' ') {
        game.play(size.parse_point(name).expect(name)).expect(name);
    }
    for _ in 0..2 {
        game.pass(Intent::Stop).expect("the game goes on");
    }
    let handicap = Played { game, agreement };
    check(&handicap, "chinese-2002", "aga", "+1 Handicap C5 C3 C1");
    check(
        &handicap,
        "aga",
        "tromp-taylor",
        "+7.5 Komi, +2 Handicap C5 C3 C1, turned by [Komi]",
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

/// One lap of a triple ko, after which the board is as before.
const KOS: &str = ". X O . . . . . .\nX O . O . . . . .\n. X O . . . . . .\n. X O . . . . . .\nX . X O . . . . .\n. X O . . . . . .\n. X O . . . . . .\nX O . O . . . . .\n. X O . . . . . .";
const LAP: &str = "C8 B5 C2 B8 C5 B2";

/// What a comparison finds: of each row the objections, and the margin or why there is none.
fn found(game: &Game, agreement: &Agreement) -> Vec<String> {
    let comparison = compare(game, agreement, Ruleset::presets());
    let row = |row: &Row| {
        let outcome = match &row.outcome {
            Outcome::Counted(counted) => {
                format!("{} {:?}", counted.margin, counted.settlement.facts())
            }
            other => format!("{other:?}"),
        };
        format!("{} {:?} {outcome}", row.rules.id, row.objections)
    };
    comparison.rows().iter().map(row).collect()
}

/// Every preset reads these actions as a record, and finds the same of all presets; what it cannot count, no row counts.
#[track_caller]
fn check_readers(drawing: &str, actions: &str) {
    let drawn: Diagram = drawing.parse().expect("a drawing");
    let start = Position::new(Setup::from(drawn)).expect("liberties");
    let mut first = None;
    for reader in Ruleset::presets() {
        let mut game = Game::new(*reader, start.clone());
        let size = game.board().size();
        for action in actions.split_whitespace() {
            let color = game.to_move();
            match action {
                "-" => drop(game.replay_pass(color, Intent::Stop)),
                name => drop(game.replay(color, size.parse_point(name).expect(name))),
            }
        }
        let rows = found(&game, &Agreement::default());
        let own = rows
            .iter()
            .find(|row| row.starts_with(reader.id))
            .expect("its own row");
        let settled = Settlement::agree(&game, &Agreement::default());
        assert_eq!(settled.is_err(), own.ends_with(')'), "{own}");
        for (row, expected) in rows.iter().zip(first.get_or_insert(rows.clone())) {
            assert_eq!(row, expected, "read under {}", reader.id);
        }
    }
}

#[test]
fn it_does_not_matter_who_reads_the_record() {
    check_readers(KOS, &format!("{LAP} {LAP} A9 - -"));
    check_readers(KOS, &format!("{LAP} {LAP} - -"));
    check_readers(FIVE, &format!("{BASE} - - C5 - -"));
    check_readers(FIVE, &format!("{BASE} - - C5 - - B3 E3 - -"));
    check_readers(FIVE, &format!("{BASE} - - - -"));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    /// Every pair of rulesets, over games played under any of them.
    #[test]
    fn the_parts_add_up(
        size in sizes(),
        ruleset in 0..Ruleset::presets().len(),
        reader in 0..Ruleset::presets().len(),
        numbers in prop::collection::vec(any::<u16>(), 0..200),
        bits in any::<u64>(),
    ) {
        let game = play(&Ruleset::presets()[ruleset], size, &numbers);
        let agreement = agreed(&game, bits);
        let comparison = compare(&game, &agreement, Ruleset::presets());
        let (read, _) = game.replayed(Ruleset::presets()[reader], usize::MAX);
        prop_assert_eq!(found(&read, &agreement), found(&game, &agreement));
        let rows = comparison.rows();
        for row in rows {
            prop_assert!(!matches!(row.outcome, Outcome::Disputed(_)), "{}: {:?}", row.rules.id, row.outcome);
            if let Some(counted) = row.counted() {
                prop_assert_eq!(counted.settlement.original(), game.board());
                let verdict = count(&counted.settlement, row.rules.methods[0]).expect("its own method").verdict;
                prop_assert_eq!((verdict.margin, verdict.winner), (counted.margin, counted.winner));
            }
        }
        let all_alive = |row: &Row| row.counted().is_some_and(|counted| counted.settlement.all_alive());
        for (n, base) in rows.iter().enumerate() {
            for (m, row) in rows.iter().enumerate() {
                let Some(Difference { points, parts, turned_by }) = comparison.difference(n, m) else {
                    continue;
                };
                let sum: Points = parts.iter().map(|part| part.points).sum();
                prop_assert_eq!(sum, points);
                prop_assert!(parts.iter().all(|part| part.cause != Cause::Owner || all_alive(base) || all_alive(row)), "{:?}", parts);
                for cause in turned_by {
                    prop_assert!(parts.iter().any(|part| part.cause == cause));
                }
            }
        }
    }
}
