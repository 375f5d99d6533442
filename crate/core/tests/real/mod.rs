//! The real games of `../shared/data`, with what its index knows of each.
#![allow(
    dead_code,
    unreachable_pub,
    missing_debug_implementations,
    missing_docs,
    clippy::expect_used,
    clippy::print_stdout,
    reason = "shared by tests and the life example, each of which uses a part, fails by panicking and says what it skips"
)]

use std::fs;
use std::path::{Path, PathBuf};

use jiping::{
    Agreement, Color, Game, Method, Point, Points, Ruleset, Settlement, Size, count, sgf,
};
use serde_json::Value;

/// The folder of the data.
pub fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data")
}

/// The lines of an index; none, and a word about it, where there is no data.
pub fn index(file: &str) -> Vec<Value> {
    let Ok(text) = fs::read_to_string(data().join(file)) else {
        println!("skipped: there is no {}", data().display());
        return Vec::new();
    };
    let parse = |line| serde_json::from_str(line).expect("a line of JSON");
    text.lines().map(parse).collect()
}

/// The points of a list of pairs.
pub fn points(size: Size, list: &Value) -> Vec<Point> {
    let point = |xy: &Value| {
        let at = |n: usize| usize::try_from(xy[n].as_u64()?).ok();
        size.point(at(0)?, at(1)?)
    };
    let list = list.as_array().into_iter().flatten();
    let mut points: Vec<Point> = list.filter_map(point).collect();
    points.sort();
    points
}

/// A real game.
pub struct RealGame {
    pub file: String,
    pub text: String,
    /// What the index knows of it.
    pub known: Value,
}

/// All of them.
pub fn real_games() -> Vec<RealGame> {
    let mut games = Vec::new();
    for known in index("sgf-real.jsonl") {
        let file = known["file"].as_str().expect("a file name").to_owned();
        let bytes = fs::read(data().join(&file)).expect("a file");
        let text = String::from_utf8_lossy(&bytes).into_owned();
        games.push(RealGame { file, text, known });
    }
    games
}

impl RealGame {
    /// Black's lead as it is written in a result like `W+10.5`.
    pub fn result(&self) -> Option<Points> {
        let (winner, margin) = self.known["result"].as_str()?.split_once('+')?;
        let margin: Points = margin.parse().ok()?;
        Some(match winner {
            "B" => margin,
            _ => -margin,
        })
    }

    /// The dead stones of the file's own marks, if it has marks.
    pub fn marked(&self, size: Size) -> Option<Vec<Point>> {
        let marks = &self.known["marks"];
        (!marks.is_null()).then(|| points(size, &marks["dead"]))
    }

    /// A ruleset that counts as the record was counted. The art edition equals territory counting where no seki is
    /// left, but for handicap stones, which are no moves there.
    fn ruleset(&self) -> Ruleset {
        let id = match self.known["count"].as_str() {
            Some("territory") => "art-2012",
            Some("area, +(HA-1) to white") => "aga",
            _ if self.known["rules_raw"] == "New Zealand" => "new-zealand",
            _ => "chinese-2002",
        };
        Ruleset::preset(id).expect("a preset")
    }

    /// The game played through under the ruleset that counts it.
    pub fn played(&self) -> Result<Game, String> {
        let (games, _) = sgf::parse(&self.text);
        let record = games.first_record().map_err(|error| error.to_string())?;
        let replay = record.replay(self.ruleset());
        Ok(replay.map_err(|error| error.to_string())?.game)
    }

    /// Black's lead as the record would have it, if these stones are dead.
    pub fn lead(&self, game: &Game, dead: Vec<Point>) -> Result<Points, String> {
        let settlement = Settlement::agree(game, &Agreement::on_dead(dead))
            .map_err(|error| error.to_string())?;
        let count = count(&settlement, Method::Area).map_err(|error| error.to_string())?;
        let quarters = self.known["komi_points"].as_f64().unwrap_or(0.0) * 4.0;
        let komi: Points = format!("{}", quarters / 4.0)
            .parse()
            .map_err(|_| "komi".to_owned())?;
        let set_up = match self.known["count"].as_str() {
            Some("territory") => Points::count(game.start().board().count(Color::Black)),
            _ => Points::ZERO,
        };
        Ok(count.verdict.before_komi - komi - count.verdict.handicap - set_up)
    }
}
