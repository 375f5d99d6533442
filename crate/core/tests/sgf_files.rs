//! Reading real game records from elsewhere, on machines that have them.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test that stops at the first surprise and says what it read"
)]

use std::fs;
use std::path::PathBuf;

use jiping::sgf::{self, Item, Record, Severity};
use jiping::{Board, Color, Point};
use serde_json::Value;

/// The folder of records from elsewhere beside the repository, if this machine has it.
fn outside_data() -> Option<PathBuf> {
    let data = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    if data.is_dir() {
        return Some(data);
    }
    println!("skipped: there is no {}", data.display());
    None
}

fn lines(path: PathBuf) -> Vec<Value> {
    let text = fs::read_to_string(path).unwrap();
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// The board after all items, with captures, independent of the rules of the library.
fn replay(record: &Record) -> Vec<String> {
    fn lift_if_dead(board: &mut Board, first: Point) {
        let (size, color) = (board.size(), board.get(first));
        let mut chain = vec![first];
        let mut seen = 0;
        while let Some(point) = chain.get(seen).copied() {
            seen += 1;
            for next in size.neighbors(point) {
                match board.get(next) {
                    None => return,
                    stone if stone == color && !chain.contains(&next) => chain.push(next),
                    Some(_) => {}
                }
            }
        }
        for point in chain {
            board.set(point, None);
        }
    }
    let size = record.size;
    let mut board = record.start.clone();
    for item in &record.items {
        match item {
            Item::Setup(change) => {
                for (point, stone) in &change.points {
                    board.set(*point, *stone);
                }
            }
            Item::Move(m) => {
                let Some(point) = m.point else { continue };
                board.set(point, Some(m.color));
                for next in size.neighbors(point).collect::<Vec<_>>() {
                    if board.get(next) == Some(m.color.other()) {
                        lift_if_dead(&mut board, next);
                    }
                }
            }
        }
    }
    let cell = |point| match board.get(point) {
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
        None => '.',
    };
    let all: Vec<char> = size.points().map(cell).collect();
    all.chunks(size.width())
        .map(|row| row.iter().collect())
        .collect()
}

fn rows(board: &Value) -> Vec<String> {
    board
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row.as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn real_games_read_as_their_index_says() {
    let Some(data) = outside_data() else { return };
    let (mut games, mut komi_checked) = (0, 0);
    for case in lines(data.join("sgf-real.jsonl")) {
        let file = case["file"].as_str().unwrap();
        let text = fs::read_to_string(data.join(file)).unwrap();
        let (collection, diagnostics) = sgf::parse(&text);
        assert_eq!(diagnostics, [], "{file}");
        let record = collection.first_record().unwrap();
        assert_eq!(
            record.size.width() as u64,
            case["width"].as_u64().unwrap(),
            "{file}"
        );
        assert_eq!(
            record.size.height() as u64,
            case["height"].as_u64().unwrap(),
            "{file}"
        );
        assert_eq!(
            record.moves().count() as u64,
            case["moves"].as_u64().unwrap(),
            "{file}"
        );
        assert_eq!(record.result.as_deref(), case["result"].as_str(), "{file}");
        assert_eq!(
            record.rules.as_deref().unwrap_or(""),
            case["rules_raw"].as_str().unwrap(),
            "{file}"
        );
        assert_eq!(replay(&record), rows(&case["final_board"]), "{file}");
        let komi = record.komi.unwrap();
        assert_eq!(komi.raw, case["komi_raw"].as_str().unwrap(), "{file}");
        if let Some(points) = case["komi_points"].as_f64() {
            assert_eq!(komi.points.to_string(), points.to_string(), "{file}");
            komi_checked += 1;
        }
        games += 1;
    }
    println!("{games} real games read, komi checked in {komi_checked}");
    assert!(games >= 79 && komi_checked >= 60);
}

#[test]
fn odd_files_read_as_their_index_says() {
    let Some(data) = outside_data() else { return };
    let mut read = 0;
    for case in lines(data.join("sgf-odd.jsonl")) {
        let file = case["file"].as_str().unwrap();
        let bytes = fs::read(data.join(file)).unwrap();
        let text = String::from_utf8_lossy(&bytes);
        let (collection, diagnostics) = sgf::parse(&text);
        let errors = diagnostics
            .iter()
            .filter(|d| d.severity == Severity::Error)
            .count();
        let record = collection.first_record();
        if case["must"] == "refuse" {
            assert!(errors > 0 || record.is_err(), "{file}");
            continue;
        }
        let record = record.unwrap_or_else(|error| panic!("{file}: {error}"));
        assert_eq!(errors, 0, "{file}: {diagnostics:?}");
        assert_eq!(
            collection.games().count() as u64,
            case["trees"].as_u64().unwrap(),
            "{file}"
        );
        read += 1;
        let ours = &case["ours"];
        assert_eq!(
            record.size.width() as u64,
            ours["width"].as_u64().unwrap(),
            "{file}"
        );
        // The other reader knows no points like R16, and where bytes are not UTF-8 a backslash may be half a character.
        if !file.contains("human-readable") {
            assert_eq!(
                record.moves().count() as u64,
                ours["mainline_moves"].as_u64().unwrap(),
                "{file}"
            );
            assert_eq!(replay(&record), rows(&ours["final_board"]), "{file}");
        }
    }
    println!("{read} odd files read");
    assert!(read >= 26);
}

#[test]
fn grammar_strings_read_as_their_index_says() {
    let Some(data) = outside_data() else { return };
    let mut checked = 0;
    for case in lines(data.join("sgf-grammar.jsonl")) {
        let id = case["id"].as_str().unwrap();
        let input = case["input_latin1"].as_str().unwrap();
        let expect = &case["expect"];
        let (collection, diagnostics) = sgf::parse(input);
        let value = |input: &str| {
            let (games, _) = sgf::parse(&format!("(;C[{input}])"));
            let value = games
                .games()
                .next()
                .and_then(|game| game.values("C").next())
                .unwrap();
            (value.text(), value.simple_text())
        };
        let expected = expect.as_str();
        match case["kind"].as_str().unwrap() {
            "strict_error" => assert!(!diagnostics.is_empty(), "{id}"),
            "Text value" => assert_eq!(Some(value(input).0.as_str()), expected, "{id}"),
            "SimpleText value" => assert_eq!(Some(value(input).1.as_str()), expected, "{id}"),
            "first_sequence_length_and_children" | "tree_shape" => {
                assert_eq!(sgf::write(&collection), "(;C[abc]AB[ab];B[bc])\n", "{id}");
            }
            "properties_of_first_sequence" => {
                for (node, properties) in collection.games().zip(expect.as_array().unwrap()) {
                    for (name, values) in properties.as_object().unwrap() {
                        let read: Vec<&str> = node.values(name).map(sgf::Value::raw).collect();
                        assert_eq!(serde_json::json!(read), *values, "{id}");
                    }
                }
            }
            kind => panic!("{id}: unknown kind {kind}"),
        }
        checked += 1;
    }
    println!("{checked} strings of the grammar read as expected");
    assert!(checked >= 16);
}
