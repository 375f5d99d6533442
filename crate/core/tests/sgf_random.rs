//! Reading and writing game records: whatever the text, nothing panics and what was read is written back.

use jiping::sgf::{self, Node, Record};
use proptest::prelude::*;

/// Much of anything, five megabytes of brackets: nothing overflows the stack or floods the reader with reports.
#[test]
fn hostile_texts() {
    for seed in [
        ")",
        "]",
        ";",
        "(;)",
        "(;)(",
        ";[",
        "(;B[aa](;",
        "()",
        "A",
        "A ",
        "&",
        "\\",
        "围",
        "(;B[",
        "(;AB[aa:ss]",
        "(;TB[aa:ss]",
        "B[aa]",
        ";B[aa]",
    ] {
        let text = seed.repeat((1 << 17) / seed.len());
        check_hostile(&text);
        check_hostile(&format!("(;{text}"));
    }
    check_hostile(&"(".repeat(5 << 20));
    check_hostile(&format!("(;{}", "(".repeat(5 << 20)));
    check_hostile(&format!("(;{}", "[".repeat(5 << 20)));
    check_hostile(&"(;".repeat(5 << 19));
}

#[track_caller]
fn check_hostile(text: &str) {
    let (games, diagnostics) = sgf::parse(text);
    let mut reports = diagnostics;
    if let Ok(record) = games.first_record() {
        reports.extend(record.notes);
    }
    assert!(reports.len() <= 404);
    let said: usize = reports.iter().map(|report| report.to_string().len()).sum();
    assert!(said < 40_000, "says {said} bytes");
    assert!(sgf::parse(&sgf::write(&games)).0 == games);
}

/// A node's properties in the grammar of SGF, now and then with something wrong.
fn grammar() -> impl Strategy<Value = String> {
    let value = prop_oneof![
        8 => "\\[[a-t]{2}\\]", 1 => "\\[[a-z]{2}:[a-z]{2}\\]", 1 => "\\[([^\\\\\\]]|\\\\.)*\\]", 1 => "\\[.{0,4}",
    ];
    let name = prop_oneof![
        6 => "(B|W|AB|AW|AE|TB|TW|PL)", 2 => "(SZ|KM|HA|RU|RE|GM)", 1 => "[A-Za-z]{1,5}", 1 => "[^A-Z\\[]?",
    ];
    let property = (name, prop::collection::vec(value, 0..3))
        .prop_map(|(name, values)| name + &values.concat());
    let node = prop::collection::vec(property, 0..4)
        .prop_map(|properties| format!(";{}", properties.concat()));
    let sequence = prop::collection::vec(node, 1..4).prop_map(|nodes| nodes.concat());
    let tree = sequence.clone().prop_recursive(4, 24, 3, move |inner| {
        (sequence.clone(), prop::collection::vec(inner, 0..3)).prop_map(|(sequence, trees)| {
            let trees: String = trees.iter().map(wrap).collect();
            sequence + &trees
        })
    });
    prop::collection::vec(tree, 1..3).prop_map(|trees| trees.iter().map(wrap).collect())
}

fn wrap(tree: &String) -> String {
    format!("({tree})\n")
}

fn check_everything(text: &str) -> Result<(), TestCaseError> {
    let (games, diagnostics) = sgf::parse(text);
    for diagnostic in &diagnostics {
        prop_assert!(
            text.get(diagnostic.span.start..diagnostic.span.end)
                .is_some(),
            "{diagnostic:?}"
        );
    }
    for game in games.games() {
        if let Ok(record) = Record::from_tree(game) {
            for m in record.moves() {
                prop_assert!(m.point.is_none_or(|p| record.size.points().any(|q| p == q)));
                prop_assert!(text.get(m.span.start..m.span.end).is_some());
            }
        }
        for node in game.main_line().flat_map(Node::children) {
            for value in node.properties().flat_map(sgf::Property::values) {
                prop_assert_eq!(value.span().of(text), value.raw());
                prop_assert!(!value.simple_text().contains(['\n', '\r']));
                let _ = value.parts();
            }
        }
    }
    let written = sgf::write(&games);
    let again = sgf::parse(&written).0;
    prop_assert_eq!(&again, &games, "written as {}", written);
    prop_assert_eq!(sgf::write(&again), written);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_reads_and_round_trips(text in ".{0,200}") {
        check_everything(&text)?;
    }

    #[test]
    fn any_brackets_read_and_round_trip(text in "[()\\[\\];:\\\\BWab&<围 \n\r]{0,120}") {
        check_everything(&text)?;
    }

    #[test]
    fn games_read_and_round_trip(text in grammar()) {
        check_everything(&text)?;
    }
}
