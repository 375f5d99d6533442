//! What comes of a line of play, in the words of the case files.

use std::fmt::Debug;

use jiping::count::{Act, Reason, Side};
use jiping::{
    Action, ByColor, Color, Count, Diagram, Ending, Game, Owner, Phase, Settlement, Tally,
};

use super::play::{Outcome, named, pair};

/// What the outcome of a line shows about a subject, and what a count of it shows if there is one.
///
/// # Errors
/// Why it shows nothing.
pub(crate) fn observe(
    subject: &str,
    outcome: &Outcome,
    count: Option<&Count>,
) -> Result<String, String> {
    let (name, what) = subject.split_once(' ').unwrap_or((subject, ""));
    if let Some(seen) = of_game(name, outcome) {
        return Ok(seen);
    }
    if name == "dispute" {
        return match &outcome.settled {
            Err(dispute) => {
                let size = outcome.game.board().size();
                let names = dispute.points().into_iter().map(|point| size.name(point));
                let mut names: Vec<String> = names.map(|name| name.to_lowercase()).collect();
                names.sort_unstable();
                names.insert(0, kebab(dispute));
                Ok(names.join(" "))
            }
            Ok(_) => Err("none".to_owned()),
        };
    }
    let settlement = outcome
        .settled
        .as_ref()
        .map_err(|dispute| format!("a dispute: {dispute}"))?;
    if let Some(seen) = of_settlement(name, what, settlement)? {
        return Ok(seen);
    }
    let count = count.ok_or("no count")?;
    of_count(name, what, count).ok_or_else(|| "nothing of this name".to_owned())
}

/// Whether a subject belongs to counts.
pub(crate) fn is_of_count(subject: &str) -> bool {
    let name = subject.split(' ').next();
    let names = [
        "before", "area", "margin", "winner", "par", "ahead", "stones", "empties", "shared",
        "outside", "open", "left", "steps",
    ];
    name.is_some_and(|name| names.contains(&name))
}

fn of_game(name: &str, outcome: &Outcome) -> Option<String> {
    let game = &outcome.game;
    Some(match name {
        "answer" => outcome.answer.clone().unwrap_or("not asked".to_owned()),
        "again" => first_stood(game),
        "moves" => moves(game),
        "captured" => pair(&game.captured()),
        "to-move" => game.to_move().to_string(),
        "phase" => phase(*game.phase()),
        "first-pass" => side(game.first_pass()),
        "last-play" => {
            let plays = game.taken().iter().rev();
            let last = plays
                .clone()
                .find(|taken| matches!(taken.action, Action::Play(_)));
            side(last.map(|taken| taken.color))
        }
        "after" => rows(&Diagram::of(game.board())),
        _ => return None,
    })
}

/// After how many actions the present board stood for the first time.
fn first_stood(game: &Game) -> String {
    let now = game.taken().len();
    let earlier = (0..now).find(|moment| game.board_after(*moment).as_ref() == Some(game.board()));
    earlier.map_or("new".to_owned(), |moment| moment.to_string())
}

fn moves(game: &Game) -> String {
    let size = game.board().size();
    let legal = size.points().filter(|p| game.legality(*p).is_ok());
    let mut names: Vec<String> = legal.map(|point| size.name(point).to_lowercase()).collect();
    names.sort_unstable();
    if names.is_empty() {
        names.push("none".to_owned());
    }
    names.join(" ")
}

fn side(color: Option<Color>) -> String {
    color.map_or("none".to_owned(), |color| color.to_string())
}

fn owner(owner: Owner) -> String {
    match owner {
        Owner::Side(color) => color.to_string(),
        Owner::Shared => "shared".to_owned(),
    }
}

fn phase(phase: Phase) -> String {
    match phase {
        Phase::Playing => "playing".to_owned(),
        Phase::Paused(_) => "paused".to_owned(),
        Phase::Over(Ending::Passes) => "over passes".to_owned(),
        Phase::Over(Ending::AllAlive) => "over all-alive".to_owned(),
        Phase::Over(Ending::Cycle(cycle)) => format!("over {}", kebab(&cycle)),
        Phase::Over(Ending::Resigned { by }) => format!("over resigned {by}"),
    }
}

/// The name of an enum's variant as the case files write it.
fn kebab(variant: &impl Debug) -> String {
    let mut name = String::new();
    for c in format!("{variant:?}")
        .chars()
        .take_while(|c| c.is_alphanumeric())
    {
        if c.is_uppercase() && !name.is_empty() {
            name.push('-');
        }
        name.extend(c.to_lowercase());
    }
    name
}

fn rows(drawing: &Diagram) -> String {
    drawing.to_string().trim_end().replace('\n', " / ")
}

/// The living stones and the owners of the empty points, as a drawing.
fn owners(settlement: &Settlement) -> String {
    let mut drawing = Diagram::of(settlement.board());
    for (letter, owner) in [
        ('b', Owner::Side(Color::Black)),
        ('w', Owner::Side(Color::White)),
    ] {
        let points = settlement.empties(owner);
        drawing
            .marks
            .extend(points.into_iter().map(|point| (letter, point)));
    }
    rows(&drawing)
}

fn of_settlement(
    name: &str,
    what: &str,
    settlement: &Settlement,
) -> Result<Option<String>, String> {
    let tallies = settlement.tallies();
    let each = |number: fn(&Tally) -> usize| pair(&tallies.map(|tally| number(&tally)));
    let at = || named(settlement.size(), what).map(|point| settlement.owned(point));
    Ok(Some(match name {
        "S" => each(|tally| tally.stones),
        "E" => each(|tally| tally.empties),
        "C" => each(|tally| tally.captured + tally.dead),
        "N" => each(|tally| tally.setup + tally.real),
        "V" => each(|tally| tally.virtual_moves + tally.handed_over),
        "held" => each(|tally| tally.stones + tally.empties),
        "q" => settlement.empties(Owner::Shared).len().to_string(),
        "own" => owner(at()?.owner),
        "why" => kebab(&at()?.why),
        "owners" => owners(settlement),
        "paid" => settlement.payment().by_black.to_string(),
        "handicap" => settlement.handicap().to_string(),
        _ => return Ok(None),
    }))
}

fn of_count(name: &str, what: &str, count: &Count) -> Option<String> {
    let verdict = &count.verdict;
    let areas = verdict.areas;
    let each = |number: fn(&Side) -> usize| pair(&count.ledger.sides.map(|side| number(&side)));
    Some(match name {
        "before" => verdict.before_komi.to_string(),
        "area" => pair(&areas),
        "margin" => verdict.margin.to_string(),
        "winner" => side(verdict.winner),
        "par" => verdict.par.map_or("none".to_owned(), |par| pair(&par)),
        "ahead" => verdict.par.map_or("none".to_owned(), |par| {
            pair(&ByColor::from_fn(|color| areas[color] - par[color]))
        }),
        "stones" => each(|side| side.stones),
        "empties" => each(|side| side.empties),
        "outside" => each(|side| side.outside),
        "shared" => count.ledger.shared.to_string(),
        "open" => pair(&told(count, |reason| match *reason {
            Reason::Vacant { color, points } => Some((color, points)),
            _ => None,
        })),
        "left" => pair(&told(count, |reason| match *reason {
            Reason::LeftOver { color, stones } => Some((color, stones)),
            _ => None,
        })),
        "steps" => {
            let moves = count
                .steps
                .iter()
                .filter(|step| matches!(step.act, Act::Move { .. }));
            let reasons = moves.filter(|step| kebab(&step.reason) == what);
            reasons.count().to_string()
        }
        _ => return None,
    })
}

/// The sum of what the steps tell of each side.
fn told(count: &Count, tell: fn(&Reason) -> Option<(Color, usize)>) -> ByColor<usize> {
    let mut sum = ByColor::default();
    for (color, number) in count.steps.iter().filter_map(|step| tell(&step.reason)) {
        sum[color] += number;
    }
    sum
}
