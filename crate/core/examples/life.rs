//! How often the proposal of dead stones is right, over the final positions and the confirmed games of `../shared/data`.
//!
//! `cargo run --release --example life [playouts] [gnugo] [-v]`: `gnugo` asks GNU Go in place of our own reading.
#![allow(
    clippy::expect_used,
    clippy::print_stdout,
    missing_docs,
    reason = "a benchmark prints and may stop"
)]

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use jiping::life::{self, Effort};
use jiping::{
    Agreement, Board, Color, Diagram, Method, Point, Points, Ruleset, Settlement, Size, count, sgf,
};
use serde_json::Value;

/// Who is asked for the dead stones.
enum Judge {
    Ours(Effort),
    GnuGo(Child, BufReader<std::process::ChildStdout>),
}

impl Judge {
    fn gnugo() -> Judge {
        let mut child = Command::new("gnugo")
            .args(["--mode", "gtp"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("gnugo is installed");
        let answers = BufReader::new(child.stdout.take().expect("a pipe"));
        Judge::GnuGo(child, answers)
    }

    /// The dead stones of this board; adds to `asked` the chains that the players should be asked about.
    fn dead(&mut self, board: &Board, to_move: Option<Color>, asked: &mut usize) -> Vec<Point> {
        let (child, answers) = match self {
            Judge::Ours(effort) => {
                let judgement = life::judge(board, to_move, *effort);
                let doubtful = |judged: &&life::Judged| judged.is_doubtful();
                *asked += judgement.chains.iter().filter(doubtful).count();
                return judgement.dead();
            }
            Judge::GnuGo(child, answers) => (child, answers),
        };
        let size = board.size();
        let mut ask = |command: String| {
            let mut pipe = child.stdin.as_ref().expect("a pipe");
            writeln!(pipe, "{command}").expect("gnugo listens");
            let mut answer = String::new();
            loop {
                let mut line = String::new();
                answers.read_line(&mut line).expect("gnugo answers");
                if line.trim().is_empty() {
                    return answer;
                }
                answer.push_str(&line);
            }
        };
        ask(format!("boardsize {}", size.width()));
        ask("clear_board".to_owned());
        for (point, color) in board.stones() {
            ask(format!("play {color} {}", size.name(point)));
        }
        let answer = ask("final_status_list dead".to_owned());
        let names = answer.split_whitespace();
        let mut dead: Vec<Point> = names.filter_map(|name| size.parse_point(name)).collect();
        dead.sort();
        dead
    }
}

fn lines(path: PathBuf) -> Vec<Value> {
    let text = fs::read_to_string(path).expect("a file of ../shared/data");
    let parse = |line| serde_json::from_str(line).expect("a line of JSON");
    text.lines().map(parse).collect()
}

fn points(size: Size, list: &Value) -> Vec<Point> {
    let point = |xy: &Value| {
        let at = |n: usize| usize::try_from(xy[n].as_u64()?).ok();
        size.point(at(0)?, at(1)?)
    };
    let list = list.as_array().into_iter().flatten();
    let mut points: Vec<Point> = list.filter_map(point).collect();
    points.sort();
    points
}

fn drawn(rows: &Value) -> Board {
    let rows = rows.as_array().into_iter().flatten();
    let rows: Vec<&str> = rows.filter_map(Value::as_str).collect();
    let diagram: Diagram = rows.join("\n").parse().expect("a drawing");
    diagram.board
}

fn names(size: Size, points: &[Point]) -> String {
    let names: Vec<String> = points.iter().map(|point| size.name(*point)).collect();
    names.join(" ")
}

/// What is in one list only.
fn differ(size: Size, found: &[Point], expected: &[Point]) -> String {
    let without = |a: &[Point], b: &[Point]| {
        let rest: Vec<Point> = a.iter().filter(|p| !b.contains(p)).copied().collect();
        names(size, &rest)
    };
    format!(
        "wrongly dead [{}], wrongly alive [{}]",
        without(found, expected),
        without(expected, found)
    )
}

/// Black's lead as written in a result like `W+10.5`.
fn recorded(result: &str) -> Option<Points> {
    let (winner, margin) = result.split_once('+')?;
    let margin: Points = margin.parse().ok()?;
    Some(match winner {
        "B" => margin,
        _ => Points::ZERO - margin,
    })
}

/// A ruleset that counts as the record was counted; where no seki is left the art edition equals territory counting.
fn ruleset(game: &Value) -> Ruleset {
    let id = match game["count"].as_str() {
        Some("territory") => "art-2012",
        Some("area, +(HA-1) to white") => "aga",
        _ if game["rules_raw"] == "New Zealand" => "new-zealand",
        _ => "chinese-2002",
    };
    Ruleset::preset(id).expect("a preset")
}

struct Bench {
    judge: Judge,
    verbose: bool,
    slowest: Duration,
    asked: usize,
}

impl Bench {
    fn dead(&mut self, board: &Board, to_move: Option<Color>) -> Vec<Point> {
        let start = Instant::now();
        let dead = self.judge.dead(board, to_move, &mut self.asked);
        self.slowest = self.slowest.max(start.elapsed());
        dead
    }

    fn report(&self, name: &str, board: &Board, found: &[Point], expected: Option<&[Point]>) {
        let size = board.size();
        match expected {
            Some(expected) => println!("  {name}: {}", differ(size, found, expected)),
            None => println!("  {name}: dead [{}]", names(size, found)),
        }
        if self.verbose {
            let mut diagram = Diagram::of(board);
            diagram.dead = found.to_vec();
            println!("{diagram}");
        }
    }

    /// Boards with every stone right.
    fn boards(&mut self, data: &Path) {
        let cases = lines(data.join("ogs-autoscore.jsonl"));
        let mut right = 0;
        for case in &cases {
            let board = drawn(&case["board"]);
            let expected = points(board.size(), &case["expected_dead"]);
            let found = self.dead(&board, None);
            if found == expected {
                right += 1;
            } else {
                let name = case["id"].as_str().unwrap_or_default();
                self.report(name, &board, &found, Some(&expected));
            }
        }
        println!("{right} of {} boards have every stone right", cases.len());
    }

    /// Black's lead in this record if these stones are dead, and the board.
    fn game(&mut self, game: &Value, text: &str) -> Option<(Points, Board, Vec<Point>)> {
        let (games, _) = sgf::parse(text);
        let record = games.first_record().ok()?;
        let replay = record.replay(ruleset(game)).ok()?;
        let board = replay.game.board().clone();
        let dead = self.dead(&board, None);
        let settlement = Settlement::agree(&replay.game, &Agreement::on_dead(dead.clone())).ok()?;
        let count = count(&settlement, Method::Area).ok()?;
        let komi: Points = game["komi_points"].to_string().parse().ok()?;
        let set_up = match game["count"].as_str() {
            Some("territory") => Points::count(record.start.count(Color::Black)),
            _ => Points::ZERO,
        };
        let lead = count.verdict.before_komi - komi - count.verdict.handicap - set_up;
        Some((lead, board, dead))
    }

    /// Confirmed games whose recorded result comes out, and marked games with every stone right.
    fn games(&mut self, data: &Path) {
        let mut cases = lines(data.join("sgf-real.jsonl"));
        cases.retain(|case| case["confirmed"] == true);
        let (mut right, mut marked, mut as_marked) = (0, 0, 0);
        for case in &cases {
            let name = case["file"].as_str().unwrap_or_default();
            let text = fs::read(data.join(name)).expect("a record");
            let Some((lead, board, dead)) = self.game(case, &String::from_utf8_lossy(&text)) else {
                println!("  {name}: cannot be counted");
                continue;
            };
            let marks = &case["marks"]["dead"];
            let expected = (!marks.is_null()).then(|| points(board.size(), marks));
            marked += usize::from(expected.is_some());
            as_marked += usize::from(expected.as_ref() == Some(&dead));
            let result = case["result"].as_str().unwrap_or_default();
            if recorded(result) == Some(lead) {
                right += 1;
            } else {
                let name = format!("{name} {result} counted {lead}");
                self.report(&name, &board, &dead, expected.as_deref());
            }
        }
        println!(
            "{right} of {} confirmed games give the recorded result; {as_marked} of {marked} with marks have every stone as marked",
            cases.len()
        );
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let says = |word: &str| words.iter().any(|said| said == word);
    let playouts = words.iter().find_map(|word| word.parse().ok());
    let effort = playouts.map_or(Effort::default(), |playouts| Effort { playouts });
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    let mut bench = Bench {
        judge: if says("gnugo") {
            Judge::gnugo()
        } else {
            Judge::Ours(effort)
        },
        verbose: says("-v"),
        slowest: Duration::ZERO,
        asked: 0,
    };
    let start = Instant::now();
    bench.boards(&data);
    bench.games(&data);
    println!("{} chains are doubtful", bench.asked);
    println!(
        "{} ms in all, the slowest board {} ms",
        start.elapsed().as_millis(),
        bench.slowest.as_millis()
    );
}
