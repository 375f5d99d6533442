//! The worked cases of `tests/cases`, file by file, and the proof that each of their expectations can fail.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test fails by panicking and prints what it has run"
)]

mod format;
mod observe;
mod play;
mod proposed;
mod sound;

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use jiping::Method;

use format::{Case, Expectation, File, Line, read, ruleset};
use observe::{is_of_count, observe};
use play::{Outcome, play};
use proposed::proposed;

fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/cases"))
}

fn file(name: &str) -> File {
    let text = fs::read_to_string(folder().join(name)).expect("the file is there");
    read(name, &text).unwrap_or_else(|error| panic!("{error}"))
}

/// What running a file comes to.
#[derive(Default)]
struct Report {
    checks: usize,
    failures: Vec<String>,
}

impl Report {
    /// Runs all cases of a file, with the expected values passed through `alter`.
    fn of(file: &File, alter: fn(&str) -> String) -> Report {
        let mut report = Report::default();
        for case in &file.cases {
            for line in &case.lines {
                report.line(&file.name, case, line, alter);
            }
        }
        report
    }

    fn line(&mut self, file: &str, case: &Case, line: &Line, alter: fn(&str) -> String) {
        let asked = line.expected.iter().flat_map(|expected| &expected.rules);
        let rulesets: BTreeSet<&String> = asked.collect();
        for name in rulesets {
            let fail = |at: usize, what: String| {
                format!("{file}:{at}: case {}, ruleset {name}: {what}", case.id)
            };
            let expected = line.expected.iter().filter(|e| e.rules.contains(name));
            match ruleset(name).and_then(|rules| play(line, &rules)) {
                Err(error) => {
                    self.checks += 1;
                    self.failures.push(fail(line.at, error));
                }
                Ok(outcome) => {
                    for expectation in expected {
                        let wrong = self.compare(&outcome, expectation, alter);
                        let wrong = wrong.into_iter().map(|what| fail(expectation.at, what));
                        self.failures.extend(wrong);
                    }
                    let broken = sound::broken(&outcome).into_iter();
                    self.failures.extend(broken.map(|what| fail(line.at, what)));
                }
            }
        }
    }

    /// The differences between what is expected and what is seen.
    fn compare(
        &mut self,
        outcome: &Outcome,
        expectation: &Expectation,
        alter: fn(&str) -> String,
    ) -> Vec<String> {
        let Expectation { subject, value, .. } = expectation;
        let methods: Vec<Option<Method>> = match expectation.methods.as_slice() {
            [] if is_of_count(subject) => outcome.counts.keys().copied().map(Some).collect(),
            [] => vec![None],
            named => named.iter().copied().map(Some).collect(),
        };
        if methods.is_empty() {
            self.checks += 1;
            return vec![format!("{subject}: it cannot be counted")];
        }
        self.checks += methods.len();
        let differ = methods.into_iter().filter_map(|method| {
            let count = method.and_then(|method| outcome.counts.get(&method));
            let seen = observe(subject, outcome, count).unwrap_or_else(|error| error);
            let by = method.map_or(String::new(), |method| format!(" by {method}"));
            (seen != alter(value)).then(|| format!("expected {subject} {value}{by}, got {seen}"))
        });
        differ.collect()
    }
}

#[track_caller]
fn check(name: &str) {
    let file = file(name);
    let report = Report::of(&file, str::to_owned);
    println!(
        "{name}: {} cases, {} checks",
        file.cases.len(),
        report.checks
    );
    for case in &file.cases {
        for later in &case.later {
            for expectation in &later.expected {
                let (subject, value) = (&expectation.subject, &expectation.value);
                let rules = expectation.rules.join(" ");
                let reason = &later.reason;
                println!(
                    "  not yet run ({reason}): case {}, {rules}: {subject} {value}",
                    case.id
                );
            }
        }
    }
    assert!(
        report.failures.is_empty(),
        "{} of {} checks fail:\n{}",
        report.failures.len(),
        report.checks,
        report.failures.join("\n")
    );
    let altered = Report::of(&file, |value| format!("not {value}"));
    assert_eq!(
        (altered.failures.len(), altered.checks),
        (report.checks, report.checks),
        "an expectation of {name} cannot fail"
    );
}

/// One test for each file, and the list of them.
macro_rules! files {
    ($($name:ident: $file:literal,)*) => {
        const FILES: &[&str] = &[$($file),*];
        $(
            #[test]
            fn $name() {
                check($file);
            }
        )*
    };
}

files! {
    repetition: "repetition.txt",
    suicide: "suicide.txt",
    false_life: "false-life.txt",
    stopping: "stopping.txt",
    parity: "parity.txt",
    overflow: "overflow.txt",
    resumption: "resumption.txt",
    komi: "komi.txt",
    seki: "seki.txt",
    ownership: "ownership.txt",
}

#[test]
fn every_case_is_there() {
    let present = fs::read_dir(folder()).expect("the folder is there");
    let present = present.map(|entry| entry.expect("an entry").path());
    let present = present.filter(|path| path.extension().is_some_and(|end| end == "txt"));
    let present: BTreeSet<PathBuf> = present.collect();
    let tested = FILES.iter().map(|name| folder().join(name));
    assert_eq!(present, tested.collect());
    let mut ids = BTreeSet::new();
    for case in FILES.iter().flat_map(|name| file(name).cases) {
        assert!(
            !case.title.is_empty() && !case.source.is_empty(),
            "case {}",
            case.id
        );
        let id = case.id.trim_end_matches(|c: char| c.is_ascii_lowercase());
        ids.insert(id.to_owned());
    }
    let parts = [('A', 25), ('B', 27), ('C', 14)];
    let all = parts
        .into_iter()
        .flat_map(|(part, last)| (1..=last).map(move |n| format!("{part}{n:02}")));
    assert_eq!(ids, all.collect());
}

/// Cases whose players claim what the core does not propose.
const OTHERWISE: &[(&str, &str)] = &[(
    "C08",
    "a lane outside seki is open: it can be closed, and is claimed only by agreement",
)];

#[test]
fn the_core_proposes_what_players_claim() {
    let mut claimed = 0;
    for name in FILES {
        for case in file(name).cases {
            for line in &case.lines {
                claimed += usize::from(!line.claims.is_empty());
                let found = proposed(line).unwrap_or_else(|error| panic!("{}: {error}", case.id));
                let known = OTHERWISE.iter().find(|(id, _)| *id == case.id);
                match (found, known) {
                    (Some(found), Some((id, why))) => println!("{id}: {found}, for {why}"),
                    (Some(found), None) => panic!("{}, line {}: {found}", case.id, line.at),
                    (None, _) => {}
                }
            }
        }
    }
    assert!(claimed > 3, "{claimed} lines with claims");
}
