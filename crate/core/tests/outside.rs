//! Positions, legality questions and areas from public projects, where `../shared/data` has them.
#![allow(
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a test fails by panicking and says what it skips"
)]

use std::fs;
use std::path::Path;

use jiping::rules::Repetition;
use jiping::{
    Agreement, Board, ByColor, Color, Diagram, Game, Objection, Owner, Point, Points, Position,
    Ruleset, Settlement, Setup, Size,
};
use serde_json::Value;

/// The cases of one file; none, with a word, where the data is not at hand.
fn cases(file: &str) -> Vec<Value> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    let Ok(text) = fs::read_to_string(data.join(file)) else {
        println!("skipped: there is no {file} in {}", data.display());
        return Vec::new();
    };
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a line of JSON"))
        .collect()
}

fn board(rows: &Value) -> Board {
    let rows = rows
        .as_array()
        .expect("rows")
        .iter()
        .map(|row| row.as_str().expect("a row"));
    let text = rows.collect::<Vec<&str>>().join("\n");
    text.parse::<Diagram>().expect("a drawing").board
}

fn point(size: Size, xy: &Value) -> Point {
    let along = |n: usize| usize::try_from(xy[n].as_u64().expect("a number")).expect("small");
    size.point(along(0), along(1)).expect("on the board")
}

fn color(name: &Value) -> Color {
    if name == "B" {
        Color::Black
    } else {
        Color::White
    }
}

fn ruleset(case: &Value) -> Ruleset {
    let ko = case["rules"]["ko"].as_str().unwrap_or("simple");
    let rules = Ruleset::presets()
        .iter()
        .find(|rules| match rules.repetition.value {
            Repetition::Simple { .. } => ko == "simple",
            Repetition::Positional => ko == "positional",
            Repetition::Situational => ko == "situational",
            Repetition::NaturalSituational | Repetition::OwnWindow => false,
        });
    *rules.expect("a preset with this rule")
}

/// The game after the moves of a case; what the ruleset objects to is overlooked.
fn played(case: &Value, rules: &Ruleset) -> Game {
    let mut game = Game::new(
        *rules,
        Position::new(Setup::of(board(&case["setup"]))).expect("legal"),
    );
    for step in case["moves"].as_array().expect("moves") {
        let at = point(game.board().size(), &serde_json::json!([step[1], step[2]]));
        game.replay(color(&step[0]), at).expect("a free point");
    }
    game
}

#[test]
fn plays_are_legal_where_others_find_them_legal() {
    for case in cases("unit-legality.jsonl") {
        let game = played(&case, &ruleset(&case));
        let check = &case["check"];
        let at = point(game.board().size(), &check["point"]);
        let mut asked = game.clone();
        let objection = asked
            .replay(color(&check["color"]), at)
            .expect("a free point");
        assert_eq!(
            objection.is_none(),
            check["legal"] == true,
            "{}",
            case["id"]
        );
        let repeats = objection.is_some_and(|o| matches!(o.why, Objection::Repeats(_)));
        assert_eq!(repeats, check["legal"] == false, "{}", case["id"]);
    }
}

#[test]
fn plays_take_off_what_others_take_off() {
    for case in cases("unit-moves.jsonl") {
        let game = played(&case, &Ruleset::preset("tromp-taylor").expect("a preset"));
        assert_eq!(
            *game.board(),
            board(&case["expect"]["board"]),
            "{}",
            case["id"]
        );
    }
}

#[test]
fn positions_are_refused_where_others_refuse_them() {
    for case in cases("unit-position-validity.jsonl") {
        let size = Size::new(9, 9).expect("a size");
        let mut setup = Setup::empty(size);
        for (side, color) in [("black", Color::Black), ("white", Color::White)] {
            for xy in case[side].as_array().expect("points") {
                setup.board.set(point(size, xy), Some(color));
            }
        }
        let legal = case["expect"]["position_legal"] == true;
        assert_eq!(Position::new(setup).is_ok(), legal, "{}", case["id"]);
    }
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
    let cases = cases("unit-seki-territory.jsonl");
    let mut differ = Vec::new();
    for case in &cases {
        let rules = Ruleset::preset("japanese-1989").expect("a preset");
        let drawn = board(&case["board"]);
        let dead = case["dead"].as_array().expect("points").iter();
        let dead: Vec<Point> = dead.map(|xy| point(drawn.size(), xy)).collect();
        let start = Position::new(Setup::of(drawn)).expect("legal");
        let game = Game::new(rules, start);
        let settlement =
            Settlement::agree(&game, &Agreement::on_dead(dead)).expect("no contradiction");
        let found = territory(&settlement);
        if serde_json::json!(found) != case["expect"]["territory"] {
            differ.push(format!("{}:\n{}", case["id"], found.join("\n")));
        }
    }
    println!("{} territories agree", cases.len() - differ.len());
    assert!(differ.is_empty(), "{}", differ.join("\n"));
}

fn number(value: &Value) -> Option<Points> {
    let number = value.as_number()?;
    Some(number.to_string().parse().expect("points"))
}

/// Both scores of a settlement as the sources write them, before White's komi: areas, or territory and prisoners.
fn scores(settlement: &Settlement, by_area: bool) -> ByColor<Points> {
    let tallies = settlement.tallies();
    ByColor::from_fn(|color: Color| {
        let (own, other) = (tallies[color], tallies[color.other()]);
        let besides = if by_area {
            own.stones
        } else {
            other.captured + other.dead
        };
        Points::count(own.empties + besides)
    })
}

/// Sources that count otherwise than any ruleset here, and why.
const OTHERWISE: [(&str, &str); 1] = [(
    "tenuki-game-scoring-test-015",
    "the points of passes are added to areas, where AGA adds them to territories",
)];

#[test]
fn scores_are_what_others_count() {
    let cases = cases("unit-score.jsonl");
    let mut differ = Vec::new();
    for case in &cases {
        let by_area = case["method"] != "territory";
        let name = if by_area {
            "tromp-taylor"
        } else {
            "japanese-1989"
        };
        let rules = Ruleset::preset(name).expect("a preset");
        let drawn = board(&case["board"]);
        let dead = case["dead"].as_array().expect("points").iter();
        let dead: Vec<Point> = dead.map(|xy| point(drawn.size(), xy)).collect();
        let start = Position::new(Setup::of(drawn)).expect("legal");
        let settlement = Settlement::agree(&Game::new(rules, start), &Agreement::on_dead(dead));
        let settlement = settlement.expect("no contradiction");
        let found = scores(&settlement, by_area);
        let expect = &case["expect"];
        let komi = number(&case["komi"]).unwrap_or(Points::ZERO);
        let agrees = |given: &str, found: Points| number(&expect[given]).is_none_or(|n| n == found);
        let same = agrees("black", found.black)
            && agrees("white", found.white + komi)
            && agrees("area_black_minus_white", found.black - found.white);
        if !same {
            differ.push(case["id"].as_str().expect("an id"));
        }
    }
    println!(
        "{} of {} scores agree",
        cases.len() - differ.len(),
        cases.len()
    );
    for (id, why) in OTHERWISE {
        println!("{id}: {why}");
    }
    let otherwise = OTHERWISE.iter().filter(|_| !cases.is_empty());
    assert_eq!(differ, otherwise.map(|(id, _)| *id).collect::<Vec<&str>>());
}
