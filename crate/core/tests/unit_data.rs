//! Scores, territories and unconditional life from public projects, where `../shared/data` has them: how many agree
//! with ours, and why each other one does not.
#![allow(
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a test fails by panicking and says what agrees"
)]

mod real;

use jiping::life::{self, Effort};
use jiping::{
    Agreement, Board, ByColor, Color, Diagram, Game, Intent, Method, Owner, Point, Points,
    Position, Ruleset, Settlement, Setup, count,
};
use real::{index, points};
use serde_json::Value;

/// What the cases of one file give.
struct Agreed {
    file: &'static str,
    cases: usize,
    /// The cases that we see otherwise, with what we see.
    otherwise: Vec<(String, String)>,
}

impl Agreed {
    /// Asks each case of a file what we find otherwise, if anything.
    fn on(file: &'static str, otherwise: impl Fn(&Value) -> Option<String>) -> Agreed {
        Agreed::among(file, |_| true, otherwise)
    }

    /// Asks those cases of a file that can be asked.
    fn among(
        file: &'static str,
        asked: impl Fn(&Value) -> bool,
        otherwise: impl Fn(&Value) -> Option<String>,
    ) -> Agreed {
        let mut cases = index(file);
        cases.retain(asked);
        let mut agreed = Agreed {
            file,
            cases: cases.len(),
            otherwise: Vec::new(),
        };
        for case in &cases {
            let id = case["id"].as_str().expect("an id").to_owned();
            agreed
                .otherwise
                .extend(otherwise(case).map(|found| (id, found)));
        }
        agreed
    }

    /// Tells how many agree, and holds that none but these do not, each for this reason.
    fn but(&self, known: &[(&str, &str)]) {
        let Agreed {
            file,
            cases,
            otherwise,
        } = self;
        println!("{file}: {} of {cases} agree", cases - otherwise.len());
        for (id, found) in otherwise {
            let why = known.iter().find(|(known, _)| known == id);
            let why = why.map_or("NOT KNOWN", |(_, why)| why);
            println!("  {id}: {found}: {why}");
            assert_ne!(why, "NOT KNOWN", "{id}: {found}");
        }
    }
}

fn board(case: &Value) -> Board {
    let rows = case["board"].as_array().expect("rows").iter();
    let rows: Vec<&str> = rows.map(|row| row.as_str().expect("a row")).collect();
    let diagram = rows.join("\n").parse::<Diagram>().expect("a drawing");
    diagram.board
}

/// The moves of a case, played, or its board where it gives none.
fn game(case: &Value, rules: &Ruleset) -> Game {
    let drawn = board(case);
    let size = drawn.size();
    let Some(moves) = case["moves"].as_array() else {
        return Game::new(*rules, Position::new(Setup::of(drawn)).expect("legal"));
    };
    let mut game = Game::new(*rules, Position::empty(size));
    for step in moves {
        let color = match step[0].as_str() {
            Some("B") => Color::Black,
            _ => Color::White,
        };
        if step[1] == "pass" {
            game.replay_pass(color, Intent::Stop);
        } else {
            let at = points(size, &serde_json::json!([[step[1], step[2]]]));
            let at = at.first().expect("a point of the board");
            game.replay(color, *at).expect("a free point");
        }
    }
    assert_eq!(*game.board(), drawn, "{}", case["id"]);
    game
}

fn rules(id: &str) -> Ruleset {
    Ruleset::preset(id).expect("a preset")
}

fn settled(game: &Game, dead: Vec<Point>) -> Settlement {
    Settlement::agree(game, &Agreement::on_dead(dead)).expect("no contradiction")
}

/// The owners of the empty points as the data draws them, dead stones lifted.
fn territory(settlement: &Settlement) -> Vec<String> {
    let size = settlement.size();
    let letter = |point| match settlement.owned(point).owner {
        Owner::Side(color) if settlement.board().get(point).is_none() => match color {
            Color::Black => 'X',
            Color::White => 'O',
        },
        Owner::Side(_) | Owner::Shared => '.',
    };
    let points: Vec<Point> = size.points().collect();
    let rows = points.chunks(size.width());
    rows.map(|row| row.iter().map(|point| letter(*point)).collect())
        .collect()
}

#[test]
fn territory_in_seki_and_false_eyes_is_what_others_find() {
    let agreed = Agreed::on("unit-seki-territory.jsonl", |case| {
        let game = game(case, &rules("japanese-1989"));
        let dead = points(game.board().size(), &case["dead"]);
        let found = territory(&settled(&game, dead));
        let agrees = serde_json::json!(found) == case["expect"]["territory"];
        (!agrees).then(|| format!("\n{}\n", found.join("\n")))
    });
    agreed.but(&[]);
}

/// How the source of a score counts.
enum Counted {
    /// Stones and empties.
    Area,
    /// Empties and prisoners.
    Territory,
    /// Area, and a point for each of the other side's passes, of which White's is the last.
    AreaAndPasses,
}

/// Both scores before White's komi.
fn scores(game: &Game, settlement: &Settlement, counted: &Counted) -> ByColor<Points> {
    let tallies = settlement.tallies();
    ByColor::from_fn(|color: Color| {
        let (own, other) = (tallies[color], tallies[color.other()]);
        let waits = color == Color::Black && game.white_has_still_to_pass();
        let besides = match counted {
            Counted::Area => own.stones,
            Counted::Territory => other.captured + other.dead,
            Counted::AreaAndPasses => own.stones + other.handed_over + usize::from(waits),
        };
        Points::count(own.empties + besides)
    })
}

fn number(value: &Value) -> Option<Points> {
    let number = value.as_number()?;
    Some(number.to_string().parse().expect("points"))
}

#[test]
fn scores_are_what_others_count() {
    let agreed = Agreed::on("unit-score.jsonl", |case| {
        let (counted, ruleset) = match case["method"].as_str() {
            Some("territory") => (Counted::Territory, "japanese-1989"),
            Some("equivalence") => (Counted::AreaAndPasses, "aga"),
            _ => (Counted::Area, "tromp-taylor"),
        };
        let game = game(case, &rules(ruleset));
        let dead = points(game.board().size(), &case["dead"]);
        let found = scores(&game, &settled(&game, dead), &counted);
        let komi = number(&case["komi"]).unwrap_or(Points::ZERO);
        let differs = |given: &str, found: Points| {
            let expected = number(&case["expect"][given]);
            expected.is_some_and(|expected| expected != found)
        };
        let otherwise = differs("black", found.black)
            || differs("white", found.white + komi)
            || differs("area_black_minus_white", found.black - found.white);
        otherwise.then(|| format!("{} to {}", found.black, found.white + komi))
    });
    agreed.but(&[]);
}

/// Black's lead under territory rules, written as a result, if these stones are dead.
fn result(case: &Value, dead: impl FnOnce(&Board) -> Vec<Point>) -> String {
    let komi = number(&case["komi"]).expect("a komi");
    let organised = rules("japanese-1989").with_komi(komi).expect("a komi");
    let game = game(case, &organised);
    let counted = count(&settled(&game, dead(game.board())), Method::Territory);
    let lead = counted.expect("a method of the ruleset").verdict.margin;
    if lead > Points::ZERO {
        format!("B+{lead}")
    } else {
        format!("W+{}", -lead)
    }
}

fn otherwise(case: &Value, result: &str) -> Option<String> {
    let expected = case["expect"].as_array().expect("results");
    let agrees = expected.iter().any(|expected| *expected == result);
    (!agrees).then(|| format!("{result}, not {}", case["expect"]))
}

#[test]
fn nearly_finished_games_score_as_others_score_them() {
    let agreed = Agreed::on("unit-gnugo-score.jsonl", |case| {
        let judged = |board: &Board| life::judge(board, None, Effort::default()).dead();
        otherwise(case, &result(case, judged))
    });
    agreed.but(&[
        (
            "gnugo-score14",
            "the race in the upper left corner is read wrongly by playouts; GNU Go's own reading fails in it too",
        ),
        (
            "gnugo-score31",
            "White's chains in the lower right are dead, and the playouts let them live",
        ),
        (
            "gnugo-score47",
            "two black stones in the upper right corner, which White can take at any time, are a seki to GNU Go",
        ),
    ]);
}

/// The dead that a case names.
fn named_dead(case: &Value) -> Vec<Point> {
    points(board(case).size(), &case["removed_hint"])
}

/// The count alone, without the judgement of who is dead.
#[test]
fn with_the_dead_of_the_case_every_score_agrees() {
    let named = |case: &Value| !named_dead(case).is_empty();
    let agreed = Agreed::among("unit-gnugo-score.jsonl", named, |case| {
        otherwise(case, &result(case, |_| named_dead(case)))
    });
    agreed.but(&[]);
}

/// What the core says of a point, in the words of the cases.
fn said(board: &Board, point: Point) -> &'static str {
    for color in Color::BOTH {
        let found = life::unconditional(board, color);
        let mut alive = found.alive.iter();
        if alive.any(|chain| chain.stones.contains(&point)) {
            return "alive";
        }
        if found.territory.iter().any(|points| points.contains(&point)) {
            return match (board.get(point), color) {
                (Some(_), _) => "dead",
                (None, Color::Black) => "black_territory",
                (None, Color::White) => "white_territory",
            };
        }
    }
    "undecided"
}

#[test]
fn unconditional_life_agrees_point_for_point() {
    let agreed = Agreed::on("unit-unconditional.jsonl", |case| {
        let board = board(case);
        let expected = case["expect"].as_array().expect("points");
        let mut agree = 0;
        for expected in expected {
            let at = points(
                board.size(),
                &serde_json::json!([[expected[0], expected[1]]]),
            );
            let found = said(&board, *at.first().expect("a point"));
            if Some(found) == expected[2].as_str() {
                agree += 1;
            } else {
                assert_eq!(found, "undecided", "{expected}");
            }
        }
        assert!(agree >= 20, "only {agree} points");
        (agree < expected.len()).then(|| format!("{agree} of {} points", expected.len()))
    });
    agreed.but(&[(
        "gnugo-unconditional4",
        "its chains live only by answering each attack, of which the theorem knows nothing",
    )]);
}
