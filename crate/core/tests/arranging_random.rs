//! What must hold of every count in which stones are arranged, on random finished games.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

mod games;

use games::{play, settle, sizes};
use jiping::count::{Act, Place, Reason, StoneId, Tableau};
use jiping::{Color, Count, Owner, Point, Points, Ruleset, Settlement, Size, count};
use proptest::prelude::*;

/// What the stones are moved for.
#[derive(PartialEq, Eq)]
enum Purpose {
    /// They fill a territory or leave it while it is arranged.
    Change(Color),
    /// They change places in it.
    Slide(Color),
    Other,
}

fn purpose(reason: Reason) -> Purpose {
    match reason {
        Reason::Refill { color, .. }
        | Reason::FillPrisoner { color, .. }
        | Reason::FillToTens { color, .. }
        | Reason::LiftToTens { color, .. }
        | Reason::LiftSmaller { color }
        | Reason::EvenOut { color, .. } => Purpose::Change(color),
        Reason::Arrange { color, .. } => Purpose::Slide(color),
        _ => Purpose::Other,
    }
}

/// Whether a stone of `color` on this point touches the other side or a point that is not its side's.
fn at_frontier(tableau: &Tableau, point: Point, color: Color) -> bool {
    tableau.size().neighbors(point).any(|neighbor| {
        tableau.owner(neighbor) != Owner::Side(color)
            || tableau.color_on(neighbor) == Some(color.other())
    })
}

/// The frontier stones of a side.
fn frontier(tableau: &Tableau, color: Color) -> Vec<StoneId> {
    let mut stones = Vec::new();
    for point in tableau.size().points() {
        if tableau.color_on(point) == Some(color) && at_frontier(tableau, point, color) {
            stones.extend(tableau.stone_on(point));
        }
    }
    stones
}

/// Executes the steps once more.
fn check_moves(count: &Count) {
    let mut tableau = count.start.clone();
    let mut moved = Vec::new();
    for step in &count.steps {
        if let (Purpose::Slide(color), Act::Move { from, .. }) = (purpose(step.reason), &step.act) {
            let start = match from {
                Place::Point(point) => Some(*point),
                Place::Bowl(_) | Place::Lid(_) => None,
            };
            let start = start.expect("a stone that slides starts on the board");
            assert_eq!(tableau.color_on(start), Some(color));
            assert!(!at_frontier(&tableau, start, color), "{step:?}");
        }
        if let (true, Act::Move { stone, .. }) = (purpose(step.reason) != Purpose::Other, &step.act)
        {
            assert!(!moved.contains(stone), "{step:?} moves a stone again");
            moved.push(*stone);
        }
        let before = Color::BOTH.map(|color| frontier(&tableau, color));
        tableau.apply(&step.act).expect("a count's own step");
        assert!(tableau.verify(), "{step:?}");
        if matches!(purpose(step.reason), Purpose::Slide(_)) {
            for stone in before.into_iter().flatten() {
                let stays = tableau.stones()[stone.index()].place;
                assert!(
                    matches!(stays, Place::Point(point) if tableau.stone_on(point) == Some(stone))
                );
            }
        }
    }
}

/// Blocks do not overlap, hold what their numbers say, and are all that there is to count.
fn check_blocks(count: &Count) {
    let mut tableau = count.start.clone();
    let mut counted = Vec::new();
    for step in &count.steps {
        tableau.apply(&step.act).expect("a count's own step");
        let Act::Tally { points, subtotal } = &step.act else {
            continue;
        };
        let (color, total, empties) = match step.reason {
            Reason::CountEmpties { color, total } | Reason::CountRoutes { color, total } => {
                (color, total, true)
            }
            Reason::CountStones { color, total } => (color, total, false),
            _ => continue,
        };
        for point in points {
            assert!(!counted.contains(point), "{step:?} counts a point again");
            assert_eq!(tableau.owner(*point), Owner::Side(color));
            let stone = (!empties).then_some(color);
            assert_eq!(tableau.color_on(*point), stone, "{step:?}");
        }
        assert!(!points.is_empty());
        counted.extend(points);
        assert_eq!(*subtotal, Points::count(counted.len()), "{step:?}");
        let side = tableau.ledger().sides[color];
        assert_eq!(total, if empties { side.empties } else { side.stones });
        assert!(points.len() < 10 || points.len() % 10 == 0, "{step:?}");
        if counted.len() == total {
            counted.clear();
        }
    }
    assert!(counted.is_empty(), "everything is counted");
}

fn check_game(settlement: &Settlement) {
    for &method in settlement.rules().methods {
        let counted = count(settlement, method).expect("a method of the ruleset");
        check_moves(&counted);
        check_blocks(&counted);
        let again = count(settlement, method).expect("a method of the ruleset");
        assert_eq!(counted.steps, again.steps, "the same again");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn arranging_keeps_what_must_be_kept(
        size in prop_oneof![sizes(), (8_usize..=19, 8_usize..=19)
            .prop_map(|(width, height)| Size::new(width, height).expect("a size"))],
        ruleset in 0..Ruleset::presets().len(),
        numbers in prop::collection::vec(any::<u16>(), 0..400),
        bits in any::<u64>(),
    ) {
        let game = play(&Ruleset::presets()[ruleset], size, &numbers);
        if let Some(settlement) = settle(&game, bits) {
            check_game(&settlement);
        }
    }
}
