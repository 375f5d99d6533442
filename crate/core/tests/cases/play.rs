//! Playing a line under one ruleset, and settling and counting what comes of it.

use std::collections::BTreeMap;

use jiping::{
    Agreement, ByColor, Color, Count, Diagram, Dispute, Game, Intent, Method, Objection, Owner,
    Phase, Point, Position, Ruleset, Settlement, Setup, Size, count,
};

use super::format::{Line, color};

/// A line played out.
pub(crate) struct Outcome {
    pub(crate) game: Game,
    /// The answer to the question at the line's end.
    pub(crate) answer: Option<String>,
    pub(crate) settled: Result<Settlement, Dispute>,
    pub(crate) counts: BTreeMap<Method, Count>,
}

/// Plays a line under a ruleset.
///
/// # Errors
/// What is wrong with the line: it must be playable up to its question.
pub(crate) fn play(line: &Line, rules: &Ruleset) -> Result<Outcome, String> {
    let drawn: Diagram = line
        .board
        .parse()
        .map_err(|error| format!("the board: {error}"))?;
    let size = drawn.board.size();
    let mut agreement = Agreement::on_dead(drawn.dead.iter().copied());
    let position = Position::new(Setup {
        to_move: line.to_move,
        captured: line.captured,
        ..Setup::of(drawn.board)
    })
    .map_err(|error| error.to_string())?;
    let rules = match line.komi {
        None => *rules,
        Some(komi) => rules.with_komi(komi).map_err(|error| error.to_string())?,
    };
    let mut game = Game::new(rules, position);
    let mut answer = None;
    for (n, action) in line.actions.iter().enumerate() {
        let asks = line.actions.last().is_some_and(|last| last.ends_with('?'));
        if asks && matches!(game.phase(), Phase::Over(_)) {
            answer = Some("over".to_owned());
            break;
        }
        match action.strip_suffix('?') {
            Some(question) => answer = Some(ask(&mut game, question)?),
            None => act(&mut game, action)
                .map_err(|error| format!("action {} {action}: {error}", n + 1))?,
        }
    }
    let point = |name: &String| named(size, name);
    if !line.dead.is_empty() {
        agreement.dead = line.dead.iter().map(point).collect::<Result<_, _>>()?;
    }
    for (at, owner) in &line.claims {
        let owner = match owner.as_str() {
            "shared" => Owner::Shared,
            name => Owner::Side(color(name)?),
        };
        agreement.claims.push((named(size, at)?, owner));
    }
    let settled = Settlement::agree(&game, &agreement);
    let mut counts = BTreeMap::new();
    if let Ok(settlement) = &settled {
        let methods = settlement.rules().methods.iter();
        counts
            .extend(methods.filter_map(|method| Some((*method, count(settlement, *method).ok()?))));
    }
    Ok(Outcome {
        game,
        answer,
        settled,
        counts,
    })
}

pub(crate) fn named(size: Size, name: &str) -> Result<Point, String> {
    size.parse_point(name)
        .ok_or_else(|| format!("the board has no point {name}"))
}

fn act(game: &mut Game, action: &str) -> Result<(), String> {
    let result = match action {
        "pass" => game.pass(Intent::Stop),
        "pass!" => game.pass(Intent::PlayOn),
        "resign" => game.resign(game.to_move()),
        "resume" => match game.phase() {
            Phase::Paused(_) => game.resume(game.to_move().other()),
            Phase::Playing | Phase::Over(_) => Ok(()),
        },
        play => {
            return match ask(game, play)?.as_str() {
                "legal" => Ok(()),
                objection => Err(format!("is not legal, it {objection}")),
            };
        }
    };
    result.map_err(|error| error.to_string())
}

/// Plays what is written like `c3x2` if it is legal; whether it is.
fn ask(game: &mut Game, play: &str) -> Result<String, String> {
    let size = game.board().size();
    let digits = play.find(|c: char| c.is_ascii_digit()).ok_or("no action")?;
    let end = play[digits..]
        .find(['x', 's'])
        .map_or(play.len(), |at| digits + at);
    let (name, taken) = play.split_at(end);
    let point = named(size, name)?;
    let by = game.to_move();
    let mut expected = ByColor::<usize>::default();
    if let Some(kind) = taken.chars().next() {
        let number = taken[1..].parse().map_err(|_| "no number of stones")?;
        expected[if kind == 's' { by } else { by.other() }] = number;
    }
    let removed = match game.legality(point) {
        Ok(play) => play.removed.map(|stones| stones.len()),
        Err(illegal) => return Ok(objection(&illegal.why)),
    };
    if removed != expected {
        return Err(format!("{play} takes off {removed:?}"));
    }
    game.play(point).map_err(|illegal| illegal.to_string())?;
    Ok("legal".to_owned())
}

fn objection(why: &Objection) -> String {
    match why {
        Objection::Over(_) => "over".to_owned(),
        Objection::Paused => "paused".to_owned(),
        Objection::OffBoard => "off".to_owned(),
        Objection::Occupied(_) => "occupied".to_owned(),
        Objection::Suicide(_) => "suicide".to_owned(),
        Objection::Repeats(moment) => format!("repeats {moment}"),
    }
}

/// Both values as they are written.
pub(crate) fn pair<T: std::fmt::Display>(values: &ByColor<T>) -> String {
    format!("{}/{}", values[Color::Black], values[Color::White])
}
