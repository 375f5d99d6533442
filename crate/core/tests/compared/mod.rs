//! Comparisons drawn as boards and told as lines.

#![allow(
    dead_code,
    clippy::expect_used,
    reason = "a test fails by panicking, and each uses what it needs"
)]

use jiping::compare::{Comparison, Difference, Outcome, Part, Row, compare};
use jiping::{Agreement, Diagram, Game, Intent, Position, Ruleset, Setup, Size};

/// A board, the actions from there (`-` is a pass that stops, `+` one that plays on), and who is dead.
pub(crate) struct Played {
    pub(crate) game: Game,
    pub(crate) agreement: Agreement,
}

pub(crate) fn played(drawing: &str, actions: &str) -> Played {
    let drawn: Diagram = drawing.parse().expect("a drawing");
    let agreement = Agreement::on_dead(drawn.dead.clone());
    let start = Position::new(Setup::from(drawn)).expect("liberties");
    let mut game = Game::new(Ruleset::preset("law-2012").expect("a preset"), start);
    let size = game.board().size();
    for action in actions.split_whitespace() {
        match action {
            "-" => game.pass(Intent::Stop).expect("the game goes on"),
            "+" => game.pass(Intent::PlayOn).expect("the game goes on"),
            "resume" => game.resume(game.to_move()).expect("a pause"),
            name => game.play(size.parse_point(name).expect(name)).expect(name),
        }
    }
    Played { game, agreement }
}

pub(crate) fn presets<const N: usize>(ids: [&str; N]) -> [Ruleset; N] {
    ids.map(|id| Ruleset::preset(id).expect(id))
}

/// `+1 parity c5 #11`: for Black, the cause, the points of the board, and the numbers of the moves.
pub(crate) fn told(size: Size, difference: &Difference) -> String {
    let part = |Part {
                    cause,
                    points,
                    board,
                    actions,
                    ..
                }: &Part| {
        let sign = if points.in_quarters() > 0 { "+" } else { "" };
        let mut words = vec![format!("{sign}{points} {cause:?}")];
        words.extend(board.iter().map(|point| size.name(*point)));
        words.extend(actions.iter().map(|action| format!("#{}", action + 1)));
        words.join(" ")
    };
    let mut told: Vec<String> = difference.parts.iter().map(part).collect();
    if !difference.turned_by.is_empty() {
        told.push(format!("turned by {:?}", difference.turned_by));
    }
    told.join(", ")
}

/// How the second row differs from the first.
#[track_caller]
pub(crate) fn check_difference(comparison: &Comparison<'_>, expected: &str) {
    let difference = comparison.difference(0, 1).expect("both are counted");
    assert_eq!(
        told(comparison.game().board().size(), &difference),
        expected
    );
}

/// What a comparison finds: of each row the objections, and the margin or why there is none.
pub(crate) fn found(game: &Game, agreement: &Agreement) -> Vec<String> {
    let comparison = compare(game, agreement, Ruleset::presets());
    let row = |row: &Row| {
        let outcome = match &row.outcome {
            Outcome::Counted(counted) => {
                format!("{} {:?}", counted.margin, counted.settlement.facts())
            }
            other => format!("{other:?}"),
        };
        format!("{} {:?} {outcome}", row.rules.id, row.objections)
    };
    comparison.rows().iter().map(row).collect()
}

pub(crate) const FIVE: &str = ". . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .";
pub(crate) const BASE: &str = "C3 D3 C2 D2 C4 D4 C1 D1 B5 D5";
