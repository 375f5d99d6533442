//! How well territories become blocks: on the sample games and on the confirmed real games of `../shared/data`.
#![allow(
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a test fails by panicking and prints what it measured"
)]

use std::fs;
use std::path::Path;

use jiping::count::{Act, Reason};
use jiping::{Agreement, Color, Count, Method, Point, Ruleset, Settlement, count, sgf};
use serde_json::Value;

/// A game that is over, with its name.
struct Ended {
    name: String,
    settlement: Settlement,
}

fn ended(name: &str, text: &str, dead: &[(usize, usize)]) -> Ended {
    let (games, _) = sgf::parse(text);
    let record = games.first_record().expect("a game");
    let rules = Ruleset::preset("tangsong-2008").expect("a preset");
    let replay = record.replay(rules).expect("a game that plays through");
    let dead = dead.iter().filter_map(|&(x, y)| record.size.point(x, y));
    let agreement = Agreement::on_dead(dead);
    let settlement = Settlement::agree(&replay.game, &agreement).expect("no dispute");
    Ended {
        name: name.to_owned(),
        settlement,
    }
}

/// The sample games of the page on 19x19.
fn samples() -> Vec<Ended> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/site/games");
    let mut games = Vec::new();
    for file in ["gnugo-19-18.sgf", "gnugo-19-4.sgf", "gnugo-19-6.sgf"] {
        let text = fs::read_to_string(folder.join(file)).expect("a sample");
        games.push(ended(file, &text, &[]));
    }
    games
}

/// The real games whose dead stones are known.
fn confirmed() -> Vec<Ended> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    let Ok(index) = fs::read_to_string(data.join("sgf-real.jsonl")) else {
        println!("skipped: there is no {}", data.display());
        return Vec::new();
    };
    let mut games = Vec::new();
    for line in index.lines() {
        let game: Value = serde_json::from_str(line).expect("a line of JSON");
        let Some(dead) = game["marks"]["dead"].as_array() else {
            continue;
        };
        let side = |n: &Value| usize::try_from(n.as_u64().unwrap_or(99)).unwrap_or(99);
        let dead: Vec<_> = dead.iter().map(|xy| (side(&xy[0]), side(&xy[1]))).collect();
        let file = game["file"].as_str().expect("a file name");
        let text = fs::read(data.join(file)).expect("a file");
        games.push(ended(file, &String::from_utf8_lossy(&text), &dead));
    }
    games
}

/// How one side's territory came out.
#[derive(Debug)]
struct Side {
    slides: usize,
    empties: usize,
    in_tens: usize,
    shapeless: usize,
    rest: usize,
    loose: usize,
}

/// Whether these are the empty points of a block: a rectangle of which few points are left out.
fn is_block(points: &[Point]) -> bool {
    let span = |at: fn(Point) -> usize| {
        let all = points.iter().map(|point| at(*point));
        all.clone().max().unwrap_or(0) - all.min().unwrap_or(0) + 1
    };
    let (across, down) = (span(Point::x), span(Point::y));
    let (long, short) = (across.max(down), across.min(down));
    match points.len() {
        10 => [(5, 2), (4, 3)].contains(&(long, short)),
        20 => [(5, 4), (7, 3)].contains(&(long, short)),
        rest => rest < 10 && short <= 3 && long == rest.div_ceil(short),
    }
}

fn is_connected(points: &[Point]) -> bool {
    let mut open: Vec<Point> = points.to_vec();
    let mut reached = vec![open.remove(0)];
    while let Some(next) = open.iter().position(|point| {
        reached
            .iter()
            .any(|other| point.x().abs_diff(other.x()) + point.y().abs_diff(other.y()) == 1)
    }) {
        reached.push(open.remove(next));
    }
    open.is_empty()
}

fn side(count: &Count, color: Color) -> Side {
    let mut side = Side {
        slides: 0,
        empties: 0,
        in_tens: 0,
        shapeless: 0,
        rest: 0,
        loose: 0,
    };
    for step in &count.steps {
        match (&step.act, step.reason) {
            (Act::Move { .. }, Reason::Arrange { color: of, .. }) if of == color => {
                side.slides += 1;
            }
            (Act::Tally { points, .. }, Reason::CountEmpties { color: of, .. }) if of == color => {
                side.empties += points.len();
                match points.len() {
                    10 | 20 if is_block(points) => side.in_tens += points.len(),
                    10 if is_connected(points) => side.shapeless += 10,
                    n if n < 10 && side.rest == 0 && is_connected(points) => side.rest += n,
                    n => side.loose += n,
                }
            }
            _ => {}
        }
    }
    side
}

#[test]
fn most_of_a_territory_lies_in_blocks() {
    let mut games = samples();
    games.extend(confirmed());
    let mut sides = Vec::new();
    for Ended { name, settlement } in &games {
        let counted = count(settlement, Method::EqualStones).expect("a method");
        for color in [Color::Black, Color::White] {
            let side = side(&counted, color);
            println!("{name} {color:?} {side:?}");
            sides.push(side);
        }
    }
    let sum = |of: fn(&Side) -> usize| sides.iter().map(of).sum::<usize>();
    let (empties, loose) = (sum(|side| side.empties), sum(|side| side.loose));
    println!("{loose} of {empties} empties are in no block");
    assert!(10 * loose < empties, "nine tenths lie in blocks");
    let mut moved: Vec<_> = sides.iter().map(|side| side.slides).collect();
    moved.sort_unstable();
    assert!(moved[moved.len() / 2] <= 12, "{moved:?}");
}
