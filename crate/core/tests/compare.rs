//! One game under two rulesets: the parts of the difference, and that nothing else makes one.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

mod compared;

use compared::{BASE, FIVE, Played, check_difference, found, played, presets};
use jiping::compare::{Cause, compare};
use jiping::{
    Agreement, Color, Diagram, Game, Intent, Points, Position, Ruleset, Settlement, Setup, sgf,
};

#[track_caller]
fn check(played: &Played, base: &str, other: &str, expected: &str) {
    let comparison = compare(&played.game, &played.agreement, &presets([base, other]));
    check_difference(&comparison, expected);
}

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

/// These rulesets with one komi each.
fn with_komi<const N: usize>(rulesets: [(&str, i32); N]) -> [Ruleset; N] {
    rulesets.map(|(id, komi)| {
        let rules = Ruleset::preset(id).expect(id);
        rules.with_komi(Points::whole(komi)).expect("whole points")
    })
}

#[test]
fn equal_results_have_another_winner_where_the_tie_rules_differ() {
    // Black has 15 points and White 10, so that with a komi of 5 the margin is nothing.
    let equal = played(". X X O .\n. X X O .\n. X X O .\n. X X O .\n. X X O O", "");
    let check = |rulesets, expected: &str| {
        let rulesets = with_komi(rulesets);
        check_difference(&compare(&equal.game, &equal.agreement, &rulesets), expected);
    };
    check([("chinese-2002", 5), ("ing", 5)], "0 Tie, turned by [Tie]");
    check([("ing", 5), ("chinese-2002", 5)], "0 Tie, turned by [Tie]");
    check([("new-zealand", 5), ("ing", 6)], "-1 Komi, 0 Tie");
    check(
        [("new-zealand", 4), ("ing", 6)],
        "-2 Komi, turned by [Komi]",
    );
    check([("new-zealand", 4), ("ing", 5)], "-1 Komi");
    check([("chinese-2002", 5), ("new-zealand", 5)], "");
}

/// One lap of a triple ko, after which the board is as before.
const KOS: &str = ". X O . . . . . .\nX O . O . . . . .\n. X O . . . . . .\n. X O . . . . . .\nX . X O . . . . .\n. X O . . . . . .\n. X O . . . . . .\nX O . O . . . . .\n. X O . . . . . .";
const LAP: &str = "C8 B5 C2 B8 C5 B2";

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

/// The objections and the margin of one row, under every ruleset that the game was played or read under before.
#[track_caller]
fn check_resumed(game: &Game, rules: &str, expected: &str) {
    for reader in Ruleset::presets() {
        let (read, _) = game.replayed(*reader, usize::MAX);
        let comparison = compare(&read, &Agreement::default(), &presets([rules]));
        let row = &comparison.rows()[0];
        let said: Vec<String> = row
            .objections
            .iter()
            .map(|(_, illegal)| illegal.to_string())
            .collect();
        let margin = row.counted().map(|counted| counted.margin.to_string());
        let found = format!("{} {}", said.join("; "), margin.unwrap_or_default());
        assert_eq!(found.trim(), expected, "{rules}, read under {}", reader.id);
    }
}

#[test]
fn what_is_played_after_a_resumption_is_objected_to_where_the_game_was_over() {
    let drawing = ". X . O .\n. . X O .\n. . X O .\n. . X O .\n. . X O .";
    let start = played(drawing, "").game;
    let mut game = Game::new(presets(["tangsong-2008"])[0], start.start().clone());
    let stop = |game: &mut Game| {
        for _ in 0..2 {
            game.pass(Intent::Stop).expect("the game goes on");
        }
    };
    stop(&mut game);
    game.resume(game.to_move()).expect("a pause");
    let c5 = game.board().size().parse_point("C5").expect("C5");
    game.play(c5).expect("it is empty");
    stop(&mut game);
    let over = "black may not play C5: the game is over";
    for rules in ["chinese-2002", "tromp-taylor", "ikeda-area-3"] {
        let (_, objections) = game.replayed(presets([rules])[0], usize::MAX);
        let said: Vec<String> = objections
            .iter()
            .map(|(_, said)| said.to_string())
            .collect();
        assert_eq!(said, [over], "{rules}");
    }
    check_resumed(&game, "chinese-2002", &format!("{over} -2.5"));
    check_resumed(&game, "wmsg-2008", "-1.5");
}

#[test]
fn four_passes_of_a_record_are_four_whoever_reads_it() {
    let record = "(;SZ[5];B[ab];W[ae];B[dd];W[de];B[dc];W[ec];B[db];W[cb];B[];W[];B[];W[])";
    let (games, _) = sgf::parse(record);
    let record = games.first_record().expect("a record");
    for reader in Ruleset::presets() {
        let game = record.replay(*reader).expect("a game").game;
        assert_eq!(game.taken().len(), 12);
        let comparison = compare(&game, &Agreement::default(), &presets(["tangsong-2008"]));
        let counted = comparison.rows()[0].counted().expect("counted");
        assert_eq!(counted.margin.to_string(), "-6.5", "{}", reader.id);
    }
}

#[test]
fn a_tax_on_groups_shows_one_stone_of_each_group() {
    let groups = ". X O . O X .\n".repeat(7);
    let game = played(groups.trim_end(), "- -");
    check(
        &game,
        "tromp-taylor",
        "ancient-stones",
        "-2 GroupTax B7 C7 F7",
    );
}

#[test]
fn a_part_says_what_it_is_worth_under_the_base() {
    #[track_caller]
    fn check(base: &str, other: &str, cause: Cause, expected: [&str; 2]) {
        let white_first = played(FIVE, &format!("{BASE} C5 - -"));
        let comparison = compare(
            &white_first.game,
            &white_first.agreement,
            &presets([base, other]),
        );
        let difference = comparison.difference(0, 1).expect("both are counted");
        let part = difference.parts.iter().find(|part| part.cause == cause);
        let told = part.map(|part| [part.base, part.base + part.points].map(|p| p.to_string()));
        assert_eq!(told.expect("the part"), expected);
    }
    check(
        "tangsong-2008",
        "mingqing-2008",
        Cause::FirstPass,
        ["-1", "0"],
    );
    check(
        "mingqing-2008",
        "tangsong-2008",
        Cause::FirstPass,
        ["0", "-1"],
    );
    check("law-2012", "art-2012", Cause::Komi, ["-7.5", "-6.5"]);
}
