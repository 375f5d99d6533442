//! The invariants of ARCHITECTURE.md that can be read off the source: who may know what, and how long a file may be.
#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::{Path, PathBuf};

const MOST_LINES: usize = 400;

/// The Rust files below a folder of `crate/`, with what stands in them before their own tests.
fn sources(folder: &str) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("..")
        .join(folder);
    let mut files = Vec::new();
    gather(&root, &mut files);
    assert!(!files.is_empty(), "no source in {folder}");
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path)
            .expect("a readable file")
            .replace("\r\n", "\n");
        let code = text
            .split("[cfg(test)]")
            .next()
            .unwrap_or_default()
            .to_owned();
        let name = path
            .strip_prefix(&root)
            .unwrap_or(&path)
            .display()
            .to_string();
        (name, code)
    };
    files.into_iter().map(read).collect()
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            gather(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

/// The lines that are neither blank nor comments.
fn code(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with("//"))
}

#[track_caller]
fn check_absent(folder: &str, words: &[&str], allowed_in: &[&str]) {
    for (name, text) in sources(folder) {
        if allowed_in.iter().any(|file| name.ends_with(file)) {
            continue;
        }
        for line in code(&text) {
            for word in words {
                assert!(!line.contains(word), "{folder}/{name}: {word} in `{line}`");
            }
        }
    }
}

#[test]
fn the_core_has_no_dependency() {
    let manifest = include_str!("../Cargo.toml");
    assert!(
        !manifest.contains("\n[dependencies]"),
        "crate/core depends on nothing"
    );
}

#[test]
fn the_core_does_no_io_and_knows_no_time_and_no_chance() {
    let words = [
        "std::fs",
        "std::io",
        "std::net",
        "std::time",
        "std::thread",
        "std::process",
        "std::env",
    ];
    check_absent("core/src", &words, &[]);
    check_absent(
        "core/src",
        &["RandomState", "HashMap", "HashSet", "println!", "print!"],
        &[],
    );
}

#[test]
fn the_core_has_no_floats_and_does_not_panic() {
    check_absent("core/src", &["f32", "f64"], &[]);
    check_absent(
        "core/src",
        &[
            ".unwrap()",
            ".expect(",
            "panic!(",
            "unreachable!(",
            "todo!(",
        ],
        &[],
    );
    check_absent(
        "wasm/src",
        &[
            ".unwrap()",
            ".expect(",
            "panic!(",
            "unreachable!(",
            "todo!(",
        ],
        &[],
    );
}

#[test]
fn only_reading_and_writing_a_game_know_both_records_and_games() {
    let words = [
        "Settlement",
        "Ruleset",
        "crate::Game",
        " Game,",
        "crate::game",
    ];
    let both = ["replay.rs", "compose.rs", "conclusion.rs"];
    check_absent("core/src/sgf", &words, &both);
}

#[test]
fn serde_and_javascript_stay_in_the_binding() {
    check_absent("core/src", &["serde", "wasm_bindgen", "js_sys"], &[]);
}

/// Whoever tests the name of an edition decides what it orders; that is for the fields of its ruleset.
#[test]
fn nobody_tests_the_name_of_an_edition() {
    let quoted = |rules: &jiping::Ruleset| format!("\"{}\"", rules.id);
    let names: Vec<String> = jiping::Ruleset::presets().iter().map(quoted).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    check_absent(
        "core/src",
        &names,
        &["presets/zhang.rs", "presets/others.rs", "presets/names.rs"],
    );
    // The default of an option is the only name in the binding.
    check_absent("wasm/src", &names, &["options.rs"]);
    check_absent("wasm/src", &names[1..], &[]);
}

#[test]
fn only_the_tableau_moves_stones() {
    check_absent("core/src/count", &[".apply("], &["hand.rs"]);
    check_absent("core/src/count", &["place: to"], &["tableau.rs"]);
}

#[test]
fn no_file_is_too_long() {
    for folder in ["core/src", "wasm/src", "core/tests"] {
        for (name, text) in sources(folder) {
            let lines = code(&text).count();
            assert!(
                lines <= MOST_LINES,
                "{folder}/{name} has {lines} lines of code"
            );
        }
    }
}
