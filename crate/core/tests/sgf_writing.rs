//! A game written as a record and read again is the same game, with the same settlement; nothing of its record is lost.
#![allow(
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a test fails by panicking and says how many games there were"
)]

mod games;
mod real;

use games::{agreed, play, play_from, sizes, with_handicap};
use jiping::sgf::{self, Collection, Node};
use jiping::{
    Agreement, ByColor, Color, Diagram, Game, Owned, Points, Position, Ruleset, Settlement, Setup,
    Size, count,
};
use proptest::prelude::*;

/// A text as a game again, with its ruleset and what is agreed.
fn read(text: &str) -> (Game, Agreement) {
    let (games, diagnostics) = sgf::parse(text);
    assert!(diagnostics.is_empty(), "{diagnostics:?}\n{text}");
    let record = games.first_record().expect(text);
    let concluded = record.conclusion.as_ref().and_then(|end| end.rules);
    let rules = Ruleset::preset(concluded.expect(text).id).expect("a preset");
    let game = record.replay(record.rules_under(&rules)).expect(text).game;
    let agreement = record.agreement(&game);
    (game, agreement)
}

/// All that a count rests on.
fn seen(settlement: &Settlement) -> (Vec<Owned>, String) {
    let points = settlement.size().points();
    let owned = points.map(|point| settlement.owned(point)).collect();
    let rest = format!(
        "{:?} {:?} {:?} {} {}",
        settlement.facts(),
        settlement.tallies(),
        settlement.payment(),
        settlement.original() == settlement.board(),
        settlement.margin(count::direct(settlement).before_komi),
    );
    (owned, rest)
}

/// Writes a game, reads it again and compares everything.
#[track_caller]
fn check(game: &Game, agreement: &Agreement, record: Option<&Collection>) -> String {
    let settlement = Settlement::agree(game, agreement).ok();
    let text = sgf::write_game(game, settlement.as_ref(), record);
    let (again, said) = read(&text);
    assert_eq!(again.rules().id, game.rules().id, "{text}");
    assert_eq!(again.rules().komi.value, game.rules().komi.value, "{text}");
    assert_eq!(again.start(), game.start(), "{text}");
    assert_eq!(again.handicap(), game.handicap(), "{text}");
    assert_eq!(again.taken(), game.taken(), "{text}");
    assert_eq!(again.resumptions(), game.resumptions(), "{text}");
    assert_eq!(again.phase(), game.phase(), "{text}");
    assert_eq!(again.to_move(), game.to_move(), "{text}");
    let settled = Settlement::agree(&again, &said).ok();
    assert_eq!(
        settled.as_ref().map(seen),
        settlement.as_ref().map(seen),
        "{text}"
    );
    text
}

/// Whether every property of a tree is in another, on the same ways from the root; what is written anew is kept under
/// another name.
fn holds(whole: Node<'_>, part: Node<'_>) -> bool {
    let kept = |property: sgf::Property<'_>| {
        let ident = property.ident();
        let wanted: Vec<&str> = property.values().map(sgf::Value::raw).collect();
        let under = |name: &str| {
            whole
                .values(name)
                .map(sgf::Value::raw)
                .collect::<Vec<&str>>()
        };
        ident == "JIPING" || under(&ident) == wanted || under(&format!("JIPING{ident}")) == wanted
    };
    part.properties().all(kept)
        && part.children().all(|child| {
            let mut children = whole.children();
            children.any(|candidate| holds(candidate, child))
        })
}

#[track_caller]
fn check_kept(text: &str, record: &Collection) {
    let (written, _) = sgf::parse(text);
    for game in record.games() {
        let mut games = written.games();
        assert!(
            games.any(|written| holds(written, game)),
            "{text}\nhas lost something of\n{}",
            record.text()
        );
    }
}

fn rulesets() -> impl Strategy<Value = Ruleset> {
    let presets = prop::sample::select(Ruleset::presets());
    (presets, -20_i32..40).prop_map(|(rules, halves)| {
        let komi = rules.with_komi(Points::quarters(halves * 2));
        if halves % 3 == 0 {
            rules
        } else {
            komi.expect("half points")
        }
    })
}

/// The game that this text has as a drawing does, its stones captured before included.
fn drawn(game: &Game, captured: ByColor<u16>) -> Game {
    let setup = Setup {
        to_move: game.to_move(),
        captured,
        ..Setup::of(game.board().clone())
    };
    Game::new(*game.rules(), Position::new(setup).expect("liberties"))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn games_from_nothing(
        rules in rulesets(),
        size in sizes(),
        handicap in 0_usize..4,
        numbers in prop::collection::vec(0_u16..4000, 0..120),
        bits: u64,
    ) {
        let game = if handicap > 1 {
            play_from(with_handicap(&rules, size, handicap), &numbers)
        } else {
            play(&rules, size, &numbers)
        };
        check(&game, &agreed(&game, bits), None);
        let halfway = game.at(game.taken().len() / 2, bits % 2 == 0);
        check(&halfway, &Agreement::default(), None);
    }

    #[test]
    fn games_from_drawings(
        rules in rulesets(),
        size in sizes(),
        numbers in prop::collection::vec(0_u16..4000, 0..60),
        more in prop::collection::vec(0_u16..4000, 0..20),
        (black, white) in (0_u16..9, 0_u16..9),
        bits: u64,
    ) {
        let game = drawn(&play(&rules, size, &numbers), ByColor { black, white });
        check(&game, &agreed(&game, bits), None);
        let game = play_from(game, &more);
        check(&game, &agreed(&game, bits), None);
    }

    #[test]
    fn lines_of_play_in_the_tree_of_a_record(
        rules in rulesets(),
        other in rulesets(),
        size in sizes(),
        numbers in prop::collection::vec(0_u16..4000, 1..80),
        more in prop::collection::vec(0_u16..4000, 0..30),
        cut in 0_usize..80,
        passes: bool,
        bits: u64,
    ) {
        let first = play(&rules, size, &numbers);
        let text = check(&first, &agreed(&first, bits), None);
        let text = if passes { text } else { text.replace(";B[]", "").replace(";W[]", "") };
        let text = text.replacen("JIPING[", "C[a \\] b]GC[x](;B[aa]N[v](;W[bb])(;W[ab])) C[", 1);
        let (record, _) = sgf::parse(&text);
        let read = record.first_record().expect("a record");
        let Ok(replay) = read.replay(read.rules_under(&other)) else { return Ok(()) };
        let game = replay.game;
        let whole = check(&game, &agreed(&game, bits), Some(&record));
        check_kept(&whole, &record);
        let cut = game.at(cut.min(game.taken().len()), bits % 3 == 0);
        check_kept(&check(&cut, &agreed(&cut, bits), Some(&record)), &record);
        let line = play_from(cut, &more);
        let once = check(&line, &agreed(&line, bits), Some(&record));
        check_kept(&once, &record);
        // What was written is a record as well.
        let (record, _) = sgf::parse(&once);
        let twice = check(&line, &agreed(&line, bits), Some(&record));
        prop_assert_eq!(&sgf::parse(&twice).0, &record, "{}", once);
    }
}

#[test]
fn real_games_with_their_own_marks() {
    let mut written = 0;
    for real in real::real_games() {
        let (record, _) = sgf::parse(&real.text);
        let read = record.first_record().expect("a record");
        for id in ["tangsong-2008", "japanese-1989", "aga"] {
            let rules = Ruleset::preset(id).expect("a preset");
            let game = read.replay(read.rules_under(&rules)).expect("a game").game;
            let agreement = read.agreement(&game);
            let text = check(&game, &agreement, Some(&record));
            check_kept(&text, &record);
            let cut = game.at(game.taken().len() / 2, false);
            let text = check(
                &play_from(cut, &[7, 11, 3]),
                &Agreement::default(),
                Some(&record),
            );
            check_kept(&text, &record);
        }
        written += 1;
    }
    println!("{written} real games are written and read again");
}

#[test]
fn an_end_by_resignation() {
    let size = Size::new(5, 5).expect("a size");
    let rules = Ruleset::preset("aga").expect("a preset");
    let mut game = play(&rules, size, &[1]);
    game.resume(game.to_move()).expect("a pause");
    game.resign(Color::White).expect("a game");
    let text = check(&game, &Agreement::default(), None);
    assert!(text.contains("RE[B+R]"), "{text}");
}

/// What a record is written as, with the stones of a drawing's small letters dead.
#[track_caller]
fn check_text(rules: &str, text: &str, dead: &[&str], expected: &str) {
    let (record, _) = sgf::parse(text);
    let read = record.first_record().expect(text);
    let rules = Ruleset::preset(rules).expect(rules);
    let game = read.replay(read.rules_under(&rules)).expect(text).game;
    let dead = dead
        .iter()
        .map(|name| read.size.parse_point(name).expect(name));
    let text = check(&game, &Agreement::on_dead(dead), Some(&record));
    assert_eq!(text, expected);
}

#[test]
fn what_is_replaced_is_kept() {
    check_text(
        "chinese-2002",
        "(;GM[1]CA[GB2312]SZ[3]RE[B+2]KM[375]PB[a\\]b]XX[y];B[bb]C[c](;W[ab](;B[cb])(;B[ac]))(;W[aa]))",
        &["A2"],
        "(;GM[1]CA[UTF-8]JIPINGCA[GB2312]SZ[3]RE[B+1.5]JIPINGRE[B+2]KM[7.5]JIPINGKM[375]PB[a\\]b]XX[y]RU[Chinese]\n\
         ;B[bb]C[c]\n\
         (;W[ab]\n\
         (;B[cb]TB[aa][ba][ca][ab][ac][bc][cc]JIPING[rules:chinese-2002][komi:7.5][passes:--][dead:ab])\n\
         (;B[ac]))\n\
         (;W[aa]))\n",
    );
}

#[test]
fn moves_in_one_node_and_stones_set_by_hand() {
    check_text(
        "tromp-taylor",
        "(;SZ[3]AB[bb];W[ab];AE[ab]AW[ac]PL[B];B[bc];W[ab]C[end])",
        &[],
        "(;SZ[3]AB[bb]CA[UTF-8]RU[tromp-taylor]KM[0]RE[0];W[ab];AE[ab]AW[ac]PL[B];B[bc]\n\
         ;W[ab]C[end]JIPING[rules:tromp-taylor][komi:0][passes:--][dead:])\n",
    );
    let (record, _) = sgf::parse("(;SZ[3];B[bb]W[ab];B[cb];W[])");
    let read = record.first_record().expect("a record");
    let rules = Ruleset::preset("law-2012").expect("a preset");
    let game = read.replay(rules).expect("a game").game;
    // The line leaves the record inside a node, so it becomes a record of its own.
    let text = check(&game.at(1, false), &Agreement::default(), Some(&record));
    check_kept(&text, &record);
    assert_eq!(sgf::parse(&text).0.games().count(), 2);
}

#[test]
fn moves_after_a_conclusion_void_it() {
    let text = "(;SZ[3];B[bb]JIPING[rules:aga][dead:bb];W[aa])";
    let (record, _) = sgf::parse(text);
    assert_eq!(record.first_record().expect(text).conclusion, None);
}

#[test]
fn what_is_not_known_in_a_conclusion_says_nothing() {
    let text = "(;SZ[3];B[bb]JIPING[x][y:z][rules:none][komi:3][passes:?-][dead:zz bb 围])";
    let (record, _) = sgf::parse(text);
    let end = record.first_record().expect(text).conclusion.expect("one");
    assert_eq!((end.rules, end.course.len()), (None, 1));
    assert_eq!(end.agreement.expect("one").dead.len(), 1);
}

#[test]
fn a_drawing_is_written_with_its_stones() {
    let drawn = ". X x O\n. X O .".parse::<Diagram>().expect("a drawing");
    let rules = Ruleset::preset("law-2012").expect("a preset");
    let dead = drawn.dead.clone();
    let setup = Setup {
        to_move: Color::White,
        captured: ByColor { black: 1, white: 3 },
        ..Setup::from(drawn)
    };
    let game = Game::new(rules, Position::new(setup).expect("liberties"));
    let text = check(&game, &Agreement::on_dead(dead), None);
    assert_eq!(
        text,
        "(;FF[4]GM[1]CA[UTF-8]AP[jiping]SZ[4:2]RU[law-2012]KM[7.5]RE[W+15.5]AB[ba][ca][bb]AW[da][cb]PL[W]\
         TW[aa][ba][ca][ab][bb][db]JIPING[rules:law-2012][komi:7.5][captured:1 3][dead:ba ca bb])\n"
    );
}
