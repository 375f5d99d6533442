//! The referee's hand: it emits steps and lets the tableau execute each before the next.

use super::step::{Act, Place, Reason, Stage, Step, StoneId};
use super::tableau::Tableau;
use crate::rules::Cite;
use crate::{Board, ByColor, Color, Owner, Point, Points, Settlement, empty_regions};

/// A count in the making.
pub(super) struct Hand<'a> {
    pub(super) settlement: &'a Settlement,
    pub(super) tableau: Tableau,
    pub(super) start: Tableau,
    pub(super) steps: Vec<Step>,
    pub(super) owed_by_black: Points,
    stage: Stage,
    cite: Option<Cite>,
}

/// Regions of this many points and more are filled after the others.
const LARGE_REGION: usize = 10;

/// The stones of an ordinary set, of each colour; a larger board asks for half its points.
pub(super) fn ordinary_set(settlement: &Settlement) -> usize {
    (settlement.size().area() / 2).max(180)
}

impl<'a> Hand<'a> {
    /// A hand at a table with bowls of at least `set` stones; what exceeds an ordinary set is borrowed.
    pub(super) fn new(settlement: &'a Settlement, set: ByColor<usize>) -> Hand<'a> {
        let tableau = Tableau::new(settlement, set);
        Hand {
            settlement,
            start: tableau.clone(),
            tableau,
            steps: Vec::new(),
            owed_by_black: Points::ZERO,
            stage: Stage::Agree,
            cite: None,
        }
    }

    /// The next steps belong to this stage and rest on this article.
    pub(super) fn begin(&mut self, stage: Stage, cite: Option<Cite>) {
        self.stage = stage;
        self.cite = cite;
    }

    fn emit(&mut self, act: Act, reason: Reason) {
        if self.tableau.apply(&act).is_ok() {
            let (stage, cite, ledger) = (self.stage, self.cite, self.tableau.ledger());
            self.steps.push(Step {
                act,
                stage,
                reason,
                cite,
                ledger,
            });
        }
    }

    pub(super) fn say(&mut self, reason: Reason) {
        self.emit(Act::Say, reason);
    }

    pub(super) fn own(&mut self, points: Vec<(Point, Owner)>, reason: Reason) {
        self.emit(Act::Own(points), reason);
    }

    /// Counts points in blocks of ten, saying the number reached after each.
    pub(super) fn count_in_tens(&mut self, points: &[Point], reason: Reason) {
        for (n, block) in points.chunks(10).enumerate() {
            let subtotal = Points::count(n * 10 + block.len());
            self.emit(
                Act::Tally {
                    points: block.to_vec(),
                    subtotal,
                },
                reason,
            );
        }
    }

    /// Counts points at once.
    pub(super) fn count_once(&mut self, points: Vec<Point>, reason: Reason) {
        let subtotal = Points::count(points.len());
        self.emit(Act::Tally { points, subtotal }, reason);
    }

    /// Carries a stone to another place.
    pub(super) fn carry(&mut self, stone: StoneId, to: Place, reason: Reason) {
        if let Some(from) = self
            .tableau
            .stones()
            .get(stone.index())
            .map(|stone| stone.place)
        {
            self.emit(Act::Move { stone, from, to }, reason);
        }
    }

    /// Carries the stone on `point` to another place.
    pub(super) fn carry_from(&mut self, point: Point, to: Place, reason: Reason) {
        if let Some(stone) = self.tableau.stone_on(point) {
            self.carry(stone, to, reason);
        }
    }

    /// The number of stones in a place.
    pub(super) fn number_in(&self, place: Place) -> usize {
        self.tableau.stones_in(place).count()
    }

    /// The points with a stone of `color` that is not dead, row by row.
    pub(super) fn stones(&self, color: Color) -> Vec<Point> {
        let owns = |point: &Point| self.tableau.owner(*point) == Owner::Side(color);
        let stands = |point: &Point| self.tableau.color_on(*point) == Some(color) && owns(point);
        self.tableau.size().points().filter(stands).collect()
    }

    /// The points of this owner with no stone on them, small regions first, row by row.
    pub(super) fn vacant(&self, owner: Owner) -> Vec<Point> {
        let size = self.tableau.size();
        let taken = |point: &Point| {
            self.tableau.owner(*point) != owner || self.tableau.stone_on(*point).is_some()
        };
        let mut mask = Board::empty(size);
        for point in size.points().filter(taken) {
            mask.set(point, Some(Color::Black));
        }
        let regions = empty_regions(&mask);
        let small = regions
            .iter()
            .filter(|region| region.points.len() < LARGE_REGION);
        let large = regions
            .iter()
            .filter(|region| region.points.len() >= LARGE_REGION);
        small
            .chain(large)
            .flat_map(|region| region.points.clone())
            .collect()
    }

    /// How many neighbours of `point` satisfy a condition.
    fn near(&self, point: Point, condition: impl Fn(Point) -> bool) -> usize {
        self.tableau
            .size()
            .neighbors(point)
            .filter(|p| condition(*p))
            .count()
    }

    /// Whether a neighbour of `point` belongs to the other side or is shared: then it lies on the frontier.
    fn on_frontier(&self, point: Point, color: Color) -> bool {
        self.near(point, |p| self.tableau.owner(p) != Owner::Side(color)) > 0
    }

    /// The stone of `color` best taken from the frontier: next to the other side's stones and away from own empties.
    pub(super) fn frontier_stone(&self, color: Color) -> Option<Point> {
        let foes = |point| self.near(point, |p| self.tableau.color_on(p) == Some(color.other()));
        let empties = |point| self.near(point, |p| self.tableau.stone_on(p).is_none());
        let key = |point: &Point| {
            (
                foes(*point) == 0,
                !self.on_frontier(*point, color),
                empties(*point),
            )
        };
        self.stones(color).into_iter().min_by_key(key)
    }

    /// The stone of `color` best taken from the middle of its own area: off the frontier and next to own empties.
    pub(super) fn inner_stone(&self, color: Color) -> Option<Point> {
        let empties = |point| self.near(point, |p| self.tableau.stone_on(p).is_none());
        let key = |point: &Point| (self.on_frontier(*point, color), empties(*point) == 0);
        self.stones(color).into_iter().min_by_key(key)
    }
}
