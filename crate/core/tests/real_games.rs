//! Real games of `../shared/data` play through, and those whose index lists the dead stones of the file's own marks
//! give the recorded result.
#![allow(
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a test fails by panicking and says what it skips"
)]

use std::fs;
use std::path::Path;

use jiping::{Agreement, Color, Method, Points, Ruleset, Settlement, count, sgf};
use serde_json::Value;

/// Black's lead as written in a result like `W+10.5`.
fn recorded(result: &str) -> Option<Points> {
    let (winner, margin) = result.split_once('+')?;
    let margin: Points = margin.parse().ok()?;
    Some(if winner == "B" {
        margin
    } else {
        Points::ZERO - margin
    })
}

/// A ruleset that counts as the record was counted. The art edition equals territory counting where no seki is left,
/// but for handicap stones, which are no moves there.
fn ruleset(game: &Value) -> Ruleset {
    let id = match game["count"].as_str() {
        Some("territory") => "art-2012",
        Some("area, +(HA-1) to white") => "aga",
        _ if game["rules_raw"] == "New Zealand" => "new-zealand",
        _ => "chinese-2002",
    };
    Ruleset::preset(id).expect("a preset")
}

/// Black's lead by our count of the record with its own marks.
fn counted(game: &Value, text: &str) -> Result<Points, String> {
    let (games, _) = sgf::parse(text);
    let record = games.first_record().map_err(|error| error.to_string())?;
    let replay = record
        .replay(ruleset(game))
        .map_err(|error| error.to_string())?;
    let dead = game["marks"]["dead"].as_array().into_iter().flatten();
    let dead = dead.filter_map(|xy| {
        let side = |n: usize| usize::try_from(xy[n].as_u64()?).ok();
        record.size.point(side(0)?, side(1)?)
    });
    let settlement = Settlement::agree(&replay.game, &Agreement::on_dead(dead))
        .map_err(|error| error.to_string())?;
    let count = count(&settlement, Method::Area).map_err(|error| error.to_string())?;
    let quarters = game["komi_points"].as_f64().unwrap_or(0.0) * 4.0;
    let komi: Points = format!("{}", quarters / 4.0)
        .parse()
        .map_err(|_| "komi".to_owned())?;
    let set_up = match game["count"].as_str() {
        Some("territory") => Points::count(record.start.count(Color::Black)),
        _ => Points::ZERO,
    };
    Ok(count.verdict.before_komi - komi - count.verdict.handicap - set_up)
}

#[test]
fn real_games_play_through_and_give_their_results() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    let Ok(index) = fs::read_to_string(data.join("sgf-real.jsonl")) else {
        println!("skipped: there is no {}", data.display());
        return;
    };
    let (mut played, mut marked, mut agree) = (0, 0, 0);
    let mut differ = Vec::new();
    for line in index.lines() {
        let game: Value = serde_json::from_str(line).expect("a line of JSON");
        let file = game["file"].as_str().expect("a file name");
        let text = fs::read(data.join(file)).expect("a file");
        let result = game["result"].as_str().and_then(recorded);
        match counted(&game, &String::from_utf8_lossy(&text)) {
            Ok(margin) => {
                played += 1;
                if !game["marks"].is_null() {
                    marked += 1;
                    if Some(margin) == result {
                        agree += 1;
                    } else {
                        differ.push(format!("{file}: {} is counted {margin}", game["result"]));
                    }
                }
            }
            Err(error) => differ.push(format!("{file}: {error}")),
        }
    }
    println!(
        "{played} games play through; {agree} of {marked} with marks give the recorded result"
    );
    println!("{}", differ.join("\n"));
    assert!(played >= 70 && agree == marked, "{}", differ.join("\n"));
}
