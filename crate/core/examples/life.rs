//! How often the proposal of dead stones is right, over the final positions and the confirmed games of `../shared/data`.
//!
//! `cargo run --release --example life [playouts] [gnugo] [-v]`: `gnugo` asks GNU Go in place of our own reading.
#![allow(
    clippy::expect_used,
    clippy::print_stdout,
    missing_docs,
    reason = "a benchmark prints and may stop"
)]

#[path = "../tests/real/mod.rs"]
mod real;

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use jiping::life::{self, Effort};
use jiping::{Board, Color, Diagram, Point, Size};
use real::{index, points, real_games};
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
    fn boards(&mut self) {
        let cases = index("ogs-autoscore.jsonl");
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

    /// Confirmed games whose recorded result comes out, and marked games with every stone right.
    fn games(&mut self) {
        let mut cases = real_games();
        cases.retain(|case| case.known["confirmed"] == true);
        let (mut right, mut marked, mut as_marked) = (0, 0, 0);
        for case in &cases {
            let name = &case.file;
            let counted = case.played().and_then(|game| {
                let board = game.board().clone();
                let dead = self.dead(&board, None);
                Ok((case.lead(&game, dead.clone())?, board, dead))
            });
            let Ok((lead, board, dead)) = counted else {
                println!("  {name}: cannot be counted");
                continue;
            };
            let expected = case.marked(board.size());
            marked += usize::from(expected.is_some());
            as_marked += usize::from(expected.as_ref() == Some(&dead));
            if case.result() == Some(lead) {
                right += 1;
            } else {
                let result = case.known["result"].as_str().unwrap_or_default();
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
    bench.boards();
    bench.games();
    println!("{} chains are doubtful", bench.asked);
    println!(
        "{} ms in all, the slowest board {} ms",
        start.elapsed().as_millis(),
        bench.slowest.as_millis()
    );
}
