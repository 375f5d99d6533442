//! Games that need more stones than a set has, territories that overflow, debts that no stone can pay.
#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use jiping::count::{Act, Reason, Stage, Step};
use jiping::{
    Agreement, ByColor, Color, Count, Diagram, Game, Intent, Method, Owner, Phase, Point, Points,
    Position, Ruleset, Settlement, Setup, Size, count,
};

/// Black plays `plays` points row by row on a 19x19 board, leaving every third open; White passes each time.
fn one_sided(rules: &str, plays: usize) -> Settlement {
    let size = Size::new(19, 19).expect("a size");
    let rules = Ruleset::preset(rules).expect("a preset");
    let mut game = Game::new(rules, Position::empty(size));
    let open = |point: &Point| !(point.x() + point.y()).is_multiple_of(3);
    for point in size.points().filter(open).take(plays) {
        game.play(point).expect("a legal play");
        game.pass(Intent::PlayOn).expect("the game goes on");
        if let Phase::Paused(_) = game.phase() {
            game.resume(game.to_move()).expect("the game is paused");
        }
    }
    Settlement::agree(&game, &Agreement::default()).expect("no contradiction")
}

fn counted(settlement: &Settlement, method: Method) -> Count {
    let count = count(settlement, method).expect("a method of the ruleset");
    let mut tableau = count.start.clone();
    for step in &count.steps {
        tableau
            .apply(&step.act)
            .expect("every step can be executed");
        assert!(tableau.verify());
    }
    assert!(
        count
            .checks
            .iter()
            .all(|check| check.before_komi == count.verdict.before_komi)
    );
    count
}

fn reasons(count: &Count, wanted: impl Fn(&Reason) -> bool) -> usize {
    count
        .steps
        .iter()
        .filter(|step| wanted(&step.reason))
        .count()
}

#[test]
fn stones_are_borrowed_when_a_set_runs_out() {
    let settlement = one_sided("tangsong-2008", 200);
    let count = counted(&settlement, Method::EqualStones);
    assert_eq!(
        reasons(&count, |reason| matches!(
            reason,
            Reason::Borrow { stones: 20, .. }
        )),
        2
    );
    assert_eq!(count.verdict.before_komi, Points::whole(361 - 1));
}

#[test]
fn virtual_stones_beyond_the_set_stay_outside_for_fill_in() {
    let settlement = one_sided("tangsong-2008", 200);
    let count = counted(&settlement, Method::FillIn);
    assert_eq!(
        reasons(&count, |reason| matches!(
            reason,
            Reason::SetAside {
                color: Color::White,
                stones: 20
            }
        )),
        1
    );
    assert_eq!(count.verdict.before_komi, Points::whole(360));
}

#[test]
fn the_easier_side_need_not_leave_its_set() {
    let fill_in = |rules| counted(&one_sided(rules, 200), Method::FillIn);
    let above_set = |count: &Count| {
        reasons(count, |reason| {
            matches!(
                reason,
                Reason::AboveSet {
                    color: Color::Black
                }
            )
        })
    };
    let one_side = fill_in("chinese-2002");
    let easier = |reason: &Reason| {
        matches!(
            reason,
            Reason::EasierSide {
                color: Color::White,
                stones: 0,
                against: 20
            }
        )
    };
    assert_eq!((reasons(&one_side, easier), above_set(&one_side)), (1, 0));
    assert_eq!(one_side.verdict.before_komi, Points::whole(361));
    let play_off = fill_in("ing");
    assert_eq!(above_set(&play_off), 20);
    assert_eq!(play_off.verdict.before_komi, Points::whole(361));
}

#[test]
fn a_bowl_too_small_to_level_the_empties_is_topped_up() {
    let settlement = one_sided("tangsong-2008", 100);
    let count = counted(&settlement, Method::EqualEmpties);
    assert_eq!(
        reasons(&count, |reason| matches!(reason, Reason::Borrow { .. })),
        1
    );
}

#[test]
fn a_territory_that_is_full_makes_the_other_side_lift() {
    let settlement = one_sided("tangsong-2008", 60);
    let count = counted(&settlement, Method::EqualStones);
    assert_eq!(
        reasons(&count, |reason| matches!(
            reason,
            Reason::TerritoryFull { left: 60, .. }
        )),
        1
    );
    // One stone of the other side waits already: it is left in the lid, and the others are lifted.
    assert_eq!(
        reasons(&count, |reason| matches!(
            reason,
            Reason::KeepWaiting { stones: 1, .. }
        )),
        1
    );
    assert_eq!(
        reasons(&count, |reason| matches!(reason, Reason::EvenOut { .. })),
        59
    );
    assert!(count.steps.iter().any(|step| step.stage == Stage::Even));
}

#[test]
fn a_debt_beyond_all_stones_is_written_down() {
    let size = Size::new(2, 2).expect("a size");
    let mut game = Game::new(
        Ruleset::preset("art-2012").expect("a preset"),
        Position::empty(size),
    );
    for name in ["A1", "B1", "A2"] {
        game.play(size.parse_point(name).expect("a point"))
            .expect("a legal play");
        game.pass(Intent::PlayOn).expect("the game goes on");
    }
    game.pass(Intent::PlayOn).expect("the game goes on");
    game.play(size.parse_point("B2").expect("a point"))
        .expect("it takes three stones");
    let settlement = Settlement::agree(&game, &Agreement::default()).expect("no contradiction");
    for &method in settlement.rules().methods {
        let count = counted(&settlement, method);
        let owed = reasons(&count, |reason| {
            matches!(reason, Reason::OwedOnPaper { points: 2, .. })
        });
        // The short form pays with no stone at all.
        let in_score = reasons(&count, |reason| {
            matches!(reason, Reason::PaidInScore { points: 2, .. })
        });
        let expected = if method == Method::Score {
            (0, 1)
        } else {
            (1, 0)
        };
        assert_eq!((owed, in_score), expected, "{method}");
        assert_eq!(count.verdict.before_komi, Points::whole(-4 - 2), "{method}");
    }
}

/// A game on an empty board, played by names; `-` is a pass that wants to play on.
fn played(rules: &str, size: Size, to_move: Color, moves: &str) -> Game {
    let setup = Setup {
        to_move,
        ..Setup::empty(size)
    };
    let start = Position::new(setup).expect("legal");
    let mut game = Game::new(Ruleset::preset(rules).expect("a preset"), start);
    for name in moves.split(' ') {
        if name == "-" {
            game.pass(Intent::PlayOn).expect("the game goes on");
        } else {
            game.play(size.parse_point(name).expect("a point"))
                .expect("a legal play");
        }
    }
    game
}

#[test]
fn a_payment_of_all_living_stones_leaves_the_set_whole() {
    let size = Size::new(2, 2).expect("a size");
    let game = played("art-2012", size, Color::White, "A1 - A2 - B1");
    let settlement = Settlement::agree(&game, &Agreement::default()).expect("no contradiction");
    for &method in settlement.rules().methods {
        let count = counted(&settlement, method);
        assert_eq!(count.verdict.before_komi, Points::whole(-1), "{method}");
    }
}

#[test]
fn a_dead_stone_on_a_point_of_its_own_side_pays_nothing() {
    let size = Size::new(2, 2).expect("a size");
    let game = played("tangsong-2008", size, Color::White, "A1 B2 -");
    let point = |name| size.parse_point(name).expect("a point");
    let agreement = Agreement {
        dead: vec![point("A1"), point("B2")],
        claims: vec![
            (point("A1"), Owner::Side(Color::White)),
            (point("B2"), Owner::Side(Color::Black)),
        ],
    };
    let settlement = Settlement::agree(&game, &agreement).expect("no contradiction");
    for &method in settlement.rules().methods {
        let count = counted(&settlement, method);
        assert_eq!(count.verdict.before_komi, Points::whole(-1), "{method}");
    }
}

/// A drawn board with prisoners, settled with its dead stones.
/// The passes before a drawing count as those of a game do.
#[test]
fn passes_before_a_drawing() {
    let facts = |rules: &str, passes: &[Color]| {
        let drawn: Diagram = ". X O .".parse().expect("a drawing");
        let setup = Setup {
            passes: passes.to_vec(),
            ..Setup::from(drawn)
        };
        let start = Position::new(setup).expect("liberties");
        let game = Game::new(Ruleset::preset(rules).expect("a preset"), start);
        let settled = Settlement::agree(&game, &Agreement::default()).expect("no contradiction");
        let facts = *settled.facts();
        let left = [facts.virtual_moves, facts.handed_over].map(|left| [left.black, left.white]);
        (settled.payment().by_black, facts.first_pass, left)
    };
    let (black, white) = (Color::Black, Color::White);
    let nothing = [[0, 0], [0, 0]];
    assert_eq!(facts("tangsong-2008", &[]), (0, None, nothing));
    let laid = [[1, 2], [0, 0]];
    assert_eq!(
        facts("tangsong-2008", &[white, black, white]),
        (1, Some(white), laid)
    );
    assert_eq!(
        facts("tangsong-2008", &[black]),
        (0, Some(black), [[1, 0], [0, 0]])
    );
    assert_eq!(
        facts("aga", &[white, black]),
        (0, Some(white), [[0, 0], [1, 1]])
    );
    assert_eq!(facts("chinese-2002", &[white]), (0, Some(white), nothing));
}

fn drawn(rules: &str, drawing: &str, captured: [u16; 2]) -> Settlement {
    let drawn: Diagram = drawing.parse().expect("a drawing");
    let dead = drawn.dead.clone();
    let [black, white] = captured;
    let setup = Setup {
        captured: ByColor { black, white },
        ..Setup::from(drawn)
    };
    let start = Position::new(setup).expect("liberties");
    let game = Game::new(Ruleset::preset(rules).expect("a preset"), start);
    Settlement::agree(&game, &Agreement::on_dead(dead)).expect("no contradiction")
}

const LANE: &str = ". X . O .\nX X . O O\n. X . O .";

#[test]
fn prisoners_without_room_count_for_the_other_side() {
    let settlement = drawn("japanese-1989", LANE, [0, 5]);
    let count = counted(&settlement, Method::Territory);
    let beyond = |reason: &Reason| {
        *reason
            == Reason::BeyondRoom {
                color: Color::White,
                stones: 3,
            }
    };
    assert_eq!(reasons(&count, beyond), 1);
    let sides = count.ledger.sides;
    assert_eq!((sides.black.empties, sides.white.empties), (2, 0));
    assert_eq!(count.verdict.before_komi, Points::whole(2 + 3));
    assert_eq!(count.verdict.par, None);
}

#[test]
fn the_short_form_adds_what_one_side_put_down_more() {
    let settlement = drawn("law-2012", LANE, [0, 5]);
    let count = counted(&settlement, Method::Score);
    let added = |reason: &Reason| matches!(reason, Reason::AddSurplus { color: Color::White, points, .. } if *points == Points::whole(5));
    assert_eq!(reasons(&count, added), 1);
    let moved = |step: &&Step| matches!(step.act, Act::Move { .. });
    assert_eq!(count.steps.iter().filter(moved).count(), 0);
    assert_eq!(count.verdict.before_komi, Points::ZERO);
}

#[test]
fn each_group_keeps_two_points_and_one_in_a_seki_its_eye() {
    let kept = |drawing| {
        let settlement = drawn("ancient-routes", drawing, [0, 0]);
        let count = counted(&settlement, Method::Routes);
        let mut kept = ByColor::<usize>::default();
        for step in &count.steps {
            if let Reason::KeepEyes { color, points } = step.reason {
                kept[color] += points;
            }
        }
        (kept.black, kept.white)
    };
    assert_eq!(kept(LANE), (2, 2));
    assert_eq!(kept(". X O . O X .\n. X O . O X .\n. X O . O X ."), (4, 2));
    assert_eq!(
        kept("X X X O O\nX X X O O\n. X . O .\nX X X O O\nX X X O O"),
        (1, 1)
    );
}

#[test]
fn stones_are_handed_over_until_the_turns_are_equal() {
    let settlement = drawn("aga", ". X X O .\nX X . O O\n. X . O .", [0, 0]);
    let count = counted(&settlement, Method::PassStones);
    let handed = |reason: &Reason| {
        matches!(
            reason,
            Reason::HandOver {
                color: Color::White,
                ..
            }
        )
    };
    assert_eq!(reasons(&count, handed), 1);
    assert_eq!(
        reasons(&count, |reason| *reason == Reason::WhitePassesLast),
        0
    );
    assert_eq!(count.verdict.before_komi, Points::whole(1));
}
