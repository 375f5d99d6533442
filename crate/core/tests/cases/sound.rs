//! Case C14: what every settlement and every count keeps.

use jiping::count::{Act, Place, Reason, Tableau};
use jiping::rules::{Compensation, Empties};
use jiping::{Count, Due, Method, Owner, Point, Points, Settlement};

use super::play::Outcome;

/// The identities that an outcome breaks.
pub(crate) fn broken(outcome: &Outcome) -> Vec<String> {
    let Ok(settlement) = &outcome.settled else {
        return Vec::new();
    };
    let mut broken = Vec::new();
    settled(settlement, &mut broken);
    for (method, count) in &outcome.counts {
        let mut of_count = Vec::new();
        counted(settlement, count, &mut of_count);
        broken.extend(of_count.into_iter().map(|what| format!("{method}: {what}")));
    }
    broken
}

fn signed(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// The lead in area before any compensation.
fn lead(settlement: &Settlement) -> i64 {
    let held = settlement
        .tallies()
        .map(|tally| signed(tally.stones + tally.empties));
    held.black - held.white
}

fn settled(settlement: &Settlement, broken: &mut Vec<String>) {
    let mut check = |holds: bool, what: &str| {
        if !holds {
            broken.push(what.to_owned());
        }
    };
    let tallies = settlement.tallies();
    let shared = settlement.empties(Owner::Shared).len();
    let held = tallies.map(|tally| tally.stones + tally.empties);
    let points = held.black + held.white + shared;
    check(
        points == settlement.size().area(),
        "S + E + q is not the board",
    );
    let put = tallies.map(|tally| signed(tally.setup + tally.real));
    let mu = tallies.map(|tally| signed(tally.empties) - signed(tally.captured + tally.dead));
    let virtual_moves = tallies.map(|tally| signed(tally.virtual_moves));
    let surplus = put.black - put.white;
    check(
        lead(settlement) == surplus + mu.black - mu.white,
        "A is not n + M of Black - M of White",
    );
    let with_passes = surplus + virtual_moves.black - virtual_moves.white;
    let refilled = (mu.black - virtual_moves.black) - (mu.white - virtual_moves.white);
    check(
        lead(settlement) == with_passes + refilled,
        "A is not d + M' of Black - M' of White",
    );
    let due = settlement.payment().due;
    if settlement.rules().compensation.value == Compensation::FirstPassWhite {
        check(
            settlement.payment().by_black == i32::from(due == Due::FirstPassWhite),
            "the first pass is not paid for as it should be",
        );
    }
}

fn counted(settlement: &Settlement, count: &Count, broken: &mut Vec<String>) {
    let mut check = |holds: bool, what: &str| {
        if !holds {
            broken.push(what.to_owned());
        }
    };
    let verdict = &count.verdict;
    let paid = i64::from(settlement.payment().by_black);
    let before = Points::whole(i32::try_from(lead(settlement) - paid).unwrap_or(i32::MAX));
    check(
        verdict.before_komi == before,
        "the margin is not A less compensation",
    );
    check(
        count.checks.iter().all(|other| other.before_komi == before),
        "another method gives another margin",
    );
    check(
        verdict.margin == before - verdict.komi - verdict.handicap,
        "the margin is not that before komi, less komi and handicap",
    );
    let areas = verdict.areas;
    check(
        areas.black - areas.white == before,
        "the areas do not differ by the margin",
    );
    let board = settlement.size().area();
    let nobodys = match settlement.rules().empties.value {
        Empties::RegionOnly | Empties::Territory => settlement.empties(Owner::Shared).len(),
        Empties::SekiAndClaims | Empties::RegionHalved | Empties::Proximity => 0,
    };
    let all = Points::count(board - nobodys);
    check(
        areas.black + areas.white == all,
        "the areas are not the board without what is nobody's",
    );
    check(
        verdict.par.is_none_or(|par| par.black + par.white == all),
        "par does not share out what the areas do",
    );
    let sides = count.ledger.sides;
    match count.method {
        Method::EqualStones => check(sides.black.stones == sides.white.stones, "stones differ"),
        Method::EqualEmpties => check(sides.black.empties == sides.white.empties, "empties differ"),
        _ => {}
    }
    let mut tableau = count.start.clone();
    for (n, step) in count.steps.iter().enumerate() {
        if let Some(what) = misplaced(&tableau, &step.reason, &step.act) {
            check(false, &format!("step {n}: {what}"));
        }
        check(
            tableau.apply(&step.act).is_ok(),
            &format!("step {n} cannot be done"),
        );
        let ledger = tableau.ledger();
        check(ledger == step.ledger, &format!("step {n}: another ledger"));
        let sides = ledger.sides;
        let points = sides.black.stones + sides.black.empties + sides.white.stones;
        check(
            points + sides.white.empties + ledger.shared == board,
            &format!("step {n}: the ledger is not the board"),
        );
    }
}

/// What is wrong with the place that a negative move takes its stone from.
fn misplaced(tableau: &Tableau, reason: &Reason, act: &Act) -> Option<&'static str> {
    let (Reason::NegativeA { payer } | Reason::NegativeARefilled { payer }) = reason else {
        return None;
    };
    let Act::Move {
        from: Place::Point(point),
        ..
    } = act
    else {
        return Some("an A-class move of no stone on the board");
    };
    let stones = |p: &Point| tableau.color_on(*p) == Some(*payer);
    let mut all = tableau.size().points().filter(stones);
    let frontier = |p: Point| {
        let mut around = tableau.size().neighbors(p);
        around.any(|near| tableau.owner(near) != Owner::Side(*payer))
    };
    let away = !frontier(*point) && all.any(frontier);
    away.then_some("an A-class move away from the frontier")
}
