//! The referee's hand: it emits steps and lets the tableau execute each before the next.

use super::arrange::{Arrangement, Change, Ground, Lot};
use super::step::{Act, Place, Reason, Stage, Step, StoneId};
use super::tableau::{Stone, Tableau};
use crate::region::sorted;
use crate::rules::Cite;
use crate::{Board, ByColor, Color, Owner, Point, Points, Settlement, empty_regions};

/// Whether a count is made to be watched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Manner {
    /// Empties are brought into blocks.
    Arranging,
    /// Only the result is wanted: empties stay as they lie.
    Reckoning,
}

/// A count in the making.
pub(super) struct Hand<'a> {
    pub(super) settlement: &'a Settlement,
    pub(super) tableau: Tableau,
    pub(super) start: Tableau,
    pub(super) steps: Vec<Step>,
    /// What Black owes that no stone of this count pays; negative if White owes.
    pub(super) owed_by_black: Points,
    manner: Manner,
    stage: Stage,
    cite: Option<Cite>,
}

/// Regions of this many points and more are filled after the others.
const LARGE_REGION: usize = 10;

/// The stones of an ordinary set, of each colour; a larger board asks for half its points.
pub(super) fn ordinary_set(settlement: &Settlement) -> usize {
    (settlement.size().area() / 2).max(180)
}

/// The stones that each side needs at least: those it has put, and an ordinary set.
pub(super) fn least_sets(settlement: &Settlement) -> ByColor<usize> {
    let put = settlement.stones_put();
    put.map(|put| put.max(ordinary_set(settlement)))
}

impl<'a> Hand<'a> {
    /// A hand at a table with `set` stones of each colour in play, in the lids and in the bowls.
    pub(super) fn new(settlement: &'a Settlement, manner: Manner, set: ByColor<usize>) -> Hand<'a> {
        let tableau = Tableau::new(settlement, set);
        Hand {
            settlement,
            start: tableau.clone(),
            tableau,
            steps: Vec::new(),
            owed_by_black: Points::ZERO,
            manner,
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

    /// Counts points block by block, saying the number reached after each; their number.
    fn count_blocks(&mut self, blocks: &[Vec<Point>], reason: impl Fn(usize) -> Reason) -> usize {
        let total = blocks.iter().map(Vec::len).sum();
        let mut reached = 0;
        for block in blocks {
            reached += block.len();
            self.count_to(block.clone(), reached, reason(total));
        }
        total
    }

    /// Counts the stones of `color` in tens of neighbours; their number.
    pub(super) fn count_stones(&mut self, color: Color) -> usize {
        let mut stones = self.stones(color);
        let mut piles = Vec::new();
        while let Some(&first) = stones.first() {
            let mut nearest = Vec::with_capacity(stones.len());
            for stone in stones {
                let (x, y) = (stone.x().abs_diff(first.x()), stone.y().abs_diff(first.y()));
                nearest.push((x * x + y * y, stone));
            }
            let (mut pile, mut others) = (Vec::new(), Vec::new());
            for (_, stone) in sorted(nearest) {
                if pile.len() < 10 {
                    pile.push(stone);
                } else {
                    others.push(stone);
                }
            }
            piles.push(pile);
            stones = sorted(others);
        }
        self.count_blocks(&piles, |total| Reason::CountStones { color, total })
    }

    /// Counts the empties of `color` block by block; their number.
    pub(super) fn count_empties(&mut self, color: Color, arranged: &ByColor<Arrangement>) -> usize {
        self.count_blocks(&arranged[color].blocks, |total| Reason::CountEmpties {
            color,
            total,
        })
    }

    /// Counts the empties of `color` block by block as roads; their number.
    pub(super) fn count_routes(&mut self, color: Color, arranged: &ByColor<Arrangement>) -> usize {
        self.count_blocks(&arranged[color].blocks, |total| Reason::CountRoutes {
            color,
            total,
        })
    }

    /// How the area of `color` becomes countable while stones come or leave; stones at its frontier stay.
    pub(super) fn arrange(&self, color: Color, change: Change) -> Arrangement {
        let lot = |point: Point| {
            let stone = self.tableau.color_on(point);
            if self.tableau.owner(point) != Owner::Side(color) || stone == Some(color.other()) {
                Lot::Foreign
            } else if stone.is_none() {
                Lot::Empty
            } else if self.surroundings(point, color).frontier {
                Lot::Fixed
            } else {
                Lot::Stone
            }
        };
        let ground = Ground::new(self.settlement.size(), lot);
        match self.manner {
            Manner::Arranging => ground.arrange(change),
            Manner::Reckoning => ground.leave_as_it_lies(change),
        }
    }

    /// Lets the stones of both sides change places as they are to be arranged.
    pub(super) fn slide(&mut self, arranged: &ByColor<Arrangement>, cite: Option<Cite>) {
        self.begin(Stage::Arrange, cite);
        for color in Color::BOTH {
            let mut left = arranged[color].slides.len();
            for &(from, to) in &arranged[color].slides {
                left -= 1;
                self.carry_from(from, Place::Point(to), Reason::Arrange { color, left });
            }
        }
    }

    /// The side that takes fewer movements, Black if neither does; says why it is enough.
    pub(super) fn easier_side(&mut self, efforts: ByColor<usize>) -> Color {
        let color = if efforts.white < efforts.black {
            Color::White
        } else {
            Color::Black
        };
        self.say(Reason::EasierSide {
            color,
            stones: efforts[color],
            against: efforts[color.other()],
        });
        color
    }

    /// Says that the other side has the rest of the board; both areas.
    pub(super) fn both_areas(&mut self, color: Color, area: Points) -> ByColor<Points> {
        let (total, nobodys) = (self.settlement.size().area(), self.tableau.nobodys());
        let rest = Points::count(total - nobodys) - area;
        self.say(Reason::OtherArea {
            color: color.other(),
            total,
            nobodys,
            area: rest,
        });
        ByColor::from_fn(|side| if side == color { area } else { rest })
    }

    /// Takes stones of `color` from its area, first those that need not stay, and arranges what it leaves.
    pub(super) fn take(
        &mut self,
        color: Color,
        stones: usize,
        to: Place,
        reason: impl Fn(usize) -> Reason,
    ) -> Arrangement {
        let mut left = stones;
        let arrangement = self.arrange(color, Change::Leave(stones));
        for &point in &arrangement.leave {
            left -= 1;
            self.carry_from(point, to, reason(left));
        }
        if left == 0 {
            return arrangement;
        }
        while left > 0
            && let Some(point) = self.inner_stone(color)
        {
            left -= 1;
            self.carry_from(point, to, reason(left));
        }
        self.arrange(color, Change::Come(0))
    }

    /// Counts the shared points that are not nobody's, if there are any; their number.
    pub(super) fn count_shared(&mut self) -> usize {
        let mut shared = self.vacant(Owner::Shared);
        if !self.settlement.rules().empties.value.halves_shared() {
            // What is left are the points emptied by a payment.
            shared.retain(|point| self.settlement.owned(*point).owner != Owner::Shared);
        }
        let points = shared.len();
        if points > 0 {
            self.count_once(shared, Reason::CountShared { points });
        }
        points
    }

    /// Counts points at once.
    pub(super) fn count_once(&mut self, points: Vec<Point>, reason: Reason) {
        let number = points.len();
        self.count_to(points, number, reason);
    }

    /// Counts points that bring the number to `reached`.
    pub(super) fn count_to(&mut self, points: Vec<Point>, reached: usize, reason: Reason) {
        let subtotal = Points::count(reached);
        self.emit(Act::Tally { points, subtotal }, reason);
    }

    /// Carries a stone to another place.
    pub(super) fn carry(&mut self, stone: StoneId, to: Place, reason: Reason) {
        if let Some(&Stone { place: from, .. }) = self.tableau.stones().get(stone.index()) {
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
        self.tableau.stones_in(place).len()
    }

    /// Puts `stones` stones of a bowl or lid on points, as far as both reach; the number of stones left over.
    pub(super) fn fill(
        &mut self,
        from: Place,
        stones: usize,
        points: &[Point],
        reason: impl Fn(usize) -> Reason,
    ) -> usize {
        let mut left = stones;
        let waiting = self.tableau.stones_in(from).into_iter().take(stones);
        for (stone, point) in waiting.zip(points) {
            left -= 1;
            self.carry(stone, Place::Point(*point), reason(left));
        }
        left
    }

    /// The points with a stone of `color` that is not dead, row by row.
    pub(super) fn stones(&self, color: Color) -> Vec<Point> {
        let mut stones = Vec::new();
        for point in self.tableau.size().points() {
            let on = self.tableau.stone_on(point);
            let stone = on.and_then(|id| self.tableau.stones().get(id.index()));
            let living = stone.is_some_and(|stone| stone.color == color && !stone.dead);
            if living && self.tableau.owner(point) == Owner::Side(color) {
                stones.push(point);
            }
        }
        stones
    }

    /// The points of this owner with no stone on them, small regions first, row by row.
    pub(super) fn vacant(&self, owner: Owner) -> Vec<Point> {
        let size = self.tableau.size();
        let mut mask = Board::empty(size);
        for point in size.points() {
            if self.tableau.owner(point) != owner || self.tableau.stone_on(point).is_some() {
                mask.set(point, Some(Color::Black));
            }
        }
        let (mut small, mut large) = (Vec::new(), Vec::new());
        for region in empty_regions(&mask) {
            if region.points.len() < LARGE_REGION {
                small.extend(region.points);
            } else {
                large.extend(region.points);
            }
        }
        small.extend(large);
        small
    }

    /// How a point lies for a side.
    fn surroundings(&self, point: Point, color: Color) -> Surroundings {
        let mut around = Surroundings::default();
        for neighbor in self.tableau.size().neighbors(point) {
            match self.tableau.color_on(neighbor) {
                None => around.empties += 1,
                Some(stone) if stone != color => around.foes += 1,
                Some(_) => {}
            }
            around.frontier |= self.tableau.owner(neighbor) != Owner::Side(color);
        }
        around
    }

    /// The stone of `color` best taken from the frontier: next to the other side's stones and away from own empties.
    pub(super) fn frontier_stone(&self, color: Color) -> Option<Point> {
        self.least(color, |around| {
            let inner = usize::from(!around.frontier);
            10 * (2 * usize::from(around.foes == 0) + inner) + around.empties
        })
    }

    /// The stone of `color` best taken from the middle of its own area: off the frontier and next to own empties.
    pub(super) fn inner_stone(&self, color: Color) -> Option<Point> {
        self.least(color, |around| {
            2 * usize::from(around.frontier) + usize::from(around.empties == 0)
        })
    }

    /// The first stone of `color` with the least rank.
    fn least(&self, color: Color, rank: fn(&Surroundings) -> usize) -> Option<Point> {
        let (mut best, mut least) = (None, usize::MAX);
        for point in self.stones(color) {
            let rank = rank(&self.surroundings(point, color));
            if rank < least {
                (best, least) = (Some(point), rank);
            }
        }
        best
    }
}

/// What lies next to a point, as one side sees it.
#[derive(Default)]
struct Surroundings {
    /// Stones of the other side.
    foes: usize,
    /// Points without a stone.
    empties: usize,
    /// Whether one of the points is the other side's or shared.
    frontier: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Agreement, Diagram, Game, Position, Ruleset, Setup};

    type Choice = fn(&Hand<'_>, Color) -> Option<Point>;

    /// The drawing after the stone that Black would choose has been lifted.
    #[track_caller]
    fn check(choice: Choice, drawing: &str, expected: &str) {
        let drawn: Diagram = drawing.parse().expect("a drawing");
        let mut board = drawn.board.clone();
        let start = Position::new(Setup::from(drawn)).expect("liberties");
        let game = Game::new(Ruleset::preset("law-2012").expect("a preset"), start);
        let settlement = Settlement::agree(&game, &Agreement::default()).expect("no dispute");
        let hand = Hand::new(&settlement, Manner::Reckoning, least_sets(&settlement));
        if let Some(point) = choice(&hand, Color::Black) {
            board.set(point, None);
        }
        assert_eq!(
            Diagram::of(&board).to_string().trim_end(),
            expected,
            "{drawing}"
        );
    }

    const FRONTIER: Choice = |hand, color| hand.frontier_stone(color);
    const INNER: Choice = |hand, color| hand.inner_stone(color);

    #[test]
    fn the_frontier_is_where_the_other_side_touches() {
        check(FRONTIER, ". X O .\n. X O .", ". . O .\n. X O .");
        check(FRONTIER, "X . X O .\nX X X O .", "X . X O .\nX X . O .");
        check(FRONTIER, "X X X . O\n. X X O O", "X X X . O\n. X . O O");
    }

    #[test]
    fn without_contact_the_frontier_is_what_touches_shared_points() {
        check(FRONTIER, "X X . O\n. X . O", "X . . O\n. X . O");
        check(FRONTIER, ". O\n. O", ". O\n. O");
    }

    #[test]
    fn inner_stones_lie_off_the_frontier_and_next_to_empties() {
        check(INNER, "X X X O .\n. X X O .", ". X X O .\n. X X O .");
        check(
            INNER,
            "X X X O .\nX X X O .\n. X X O .",
            "X X X O .\n. X X O .\n. X X O .",
        );
        check(INNER, ". X O .\n. X O .", ". . O .\n. X O .");
    }

    #[test]
    fn small_regions_come_first() {
        let drawn: Diagram =
            ". . . . . X .\n. . . . . X .\nX X X X X X X\n. O O O O O O\n. . . . . . ."
                .parse()
                .expect("a drawing");
        let size = drawn.board.size();
        let start = Position::new(Setup::from(drawn)).expect("liberties");
        let game = Game::new(Ruleset::preset("law-2012").expect("a preset"), start);
        let settlement = Settlement::agree(&game, &Agreement::default()).expect("no dispute");
        let hand = Hand::new(&settlement, Manner::Reckoning, least_sets(&settlement));
        let names: Vec<String> = hand
            .vacant(Owner::Side(Color::Black))
            .into_iter()
            .map(|point| size.name(point))
            .collect();
        assert_eq!(
            names,
            [
                "G5", "G4", "A5", "B5", "C5", "D5", "E5", "A4", "B4", "C4", "D4", "E4"
            ]
        );
    }
}
