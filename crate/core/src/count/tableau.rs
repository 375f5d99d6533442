//! Every physical stone of a count, and the only place that moves them.

use super::step::{Act, Ledger, Place, Side, StoneId};
use crate::{ByColor, Color, Owner, Point, Points, Settlement, Size};

/// A physical stone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stone {
    /// Its colour.
    pub color: Color,
    /// Where it is.
    pub place: Place,
    /// Whether it was agreed dead and has not been moved yet.
    pub dead: bool,
}

/// The board, the bowls and the lids, with every stone, and who owns each point.
///
/// A count's steps, executed one by one on its [start](super::Count::start), lead to its last ledger:
///
/// ```
/// use jiping::{Agreement, Diagram, Game, Method, Position, Ruleset, Settlement, Setup, count};
/// let drawn = ". X O .\nX X O O\n. X O .".parse::<Diagram>()?;
/// let game = Game::new(Ruleset::preset("law-2012")?, Position::new(Setup::from(drawn))?);
/// let count = count(&Settlement::agree(&game, &Agreement::default())?, Method::FillIn)?;
/// let mut tableau = count.start.clone();
/// for step in &count.steps {
///     tableau.apply(&step.act).expect("a count's own steps fit");
///     assert!(tableau.verify());
/// }
/// assert_eq!(tableau.ledger(), count.ledger);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tableau {
    size: Size,
    stones: Vec<Stone>,
    on: Vec<Option<StoneId>>,
    owners: Vec<Owner>,
    /// How many of the shared points are nobody's; the others are halved.
    nobodys: usize,
    ledger: Ledger,
}

impl Ledger {
    /// The same with the areas that follow, where so many of the shared points are nobody's.
    fn with_areas(mut self, nobodys: usize) -> Ledger {
        let half = Points::count(self.shared.saturating_sub(nobodys)).half();
        self.sides = self.sides.map(|side| Side {
            area: Points::count(side.stones + side.empties) + half,
            ..side
        });
        self
    }
}

/// An act that this tableau cannot execute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Impossible;

impl Tableau {
    /// The table when the players have agreed: stones on the board, captured stones and those of passes in the lids, and
    /// in the bowls what is left of `set` stones of each colour.
    pub(super) fn new(settlement: &Settlement, set: ByColor<usize>) -> Tableau {
        let size = settlement.size();
        let mut owners = Vec::with_capacity(size.area());
        for point in size.points() {
            owners.push(settlement.owned(point).owner);
        }
        let mut tableau = Tableau {
            size,
            stones: Vec::new(),
            on: vec![None; size.area()],
            owners,
            nobodys: 0,
            ledger: Ledger::default(),
        };
        for (point, color) in settlement.original().stones() {
            let id = tableau.next_id();
            if let Some(on) = tableau.on.get_mut(size.index(point)) {
                *on = id;
            }
            let dead = settlement.is_dead(point);
            tableau.stones.push(Stone {
                color,
                place: Place::Point(point),
                dead,
            });
        }
        let tallies = settlement.tallies();
        for color in Color::BOTH {
            let tally = tallies[color];
            let (waiting, in_play) = (
                tally.captured + tally.virtual_moves + tally.handed_over,
                tally.stones + tally.dead,
            );
            let in_bowl = set[color].saturating_sub(in_play + waiting);
            for (place, count) in [(Place::Lid(color), waiting), (Place::Bowl(color), in_bowl)] {
                for _ in 0..count {
                    tableau.stones.push(Stone {
                        color,
                        place,
                        dead: false,
                    });
                }
            }
        }
        if !settlement.rules().empties.value.halves_shared() {
            tableau.nobodys = tableau.reckon().shared;
        }
        tableau.ledger = tableau.reckon();
        tableau
    }

    fn next_id(&self) -> Option<StoneId> {
        u32::try_from(self.stones.len()).ok().map(StoneId)
    }

    /// The board's size.
    pub fn size(&self) -> Size {
        self.size
    }

    /// All stones; a stone's id is its index.
    pub fn stones(&self) -> &[Stone] {
        &self.stones
    }

    /// The stone on `point`.
    pub fn stone_on(&self, point: Point) -> Option<StoneId> {
        self.on.get(self.size.index(point)).copied().flatten()
    }

    /// The colour of the stone on `point`.
    pub fn color_on(&self, point: Point) -> Option<Color> {
        self.stone_on(point)
            .and_then(|id| self.stones.get(id.index()))
            .map(|stone| stone.color)
    }

    /// Who owns `point`; under a living stone its own colour, unless it is laid in the other side's area.
    pub fn owner(&self, point: Point) -> Owner {
        self.owners
            .get(self.size.index(point))
            .copied()
            .unwrap_or(Owner::Shared)
    }

    /// The stones in `place`, in the order of their ids.
    pub fn stones_in(&self, place: Place) -> Vec<StoneId> {
        let mut ids = Vec::new();
        for (stone, id) in self.stones.iter().zip(0_u32..) {
            if stone.place == place {
                ids.push(StoneId(id));
            }
        }
        ids
    }

    /// How many of the shared points are nobody's.
    pub(super) fn nobodys(&self) -> usize {
        self.nobodys
    }

    /// Executes one act of a step.
    ///
    /// # Errors
    /// [`Impossible`] if a stone is not where the act takes it from, its goal is taken or of the other colour, or a point
    /// is off the board; the tableau is then as before.
    pub fn apply(&mut self, act: &Act) -> Result<(), Impossible> {
        match act {
            Act::Say | Act::Tally { .. } => Ok(()),
            Act::Own(points) => {
                if points.iter().any(|(point, _)| !self.size.holds(*point)) {
                    return Err(Impossible);
                }
                for (point, owner) in points {
                    self.change(*point, |tableau, index| {
                        if let Some(of) = tableau.owners.get_mut(index) {
                            *of = *owner;
                        }
                    });
                }
                Ok(())
            }
            &Act::Move {
                stone: id,
                from,
                to,
            } => {
                let stone = *self.stones.get(id.index()).ok_or(Impossible)?;
                let fits = match to {
                    Place::Point(point) => self.size.holds(point) && self.stone_on(point).is_none(),
                    Place::Bowl(color) | Place::Lid(color) => stone.color == color,
                };
                if stone.place != from || !fits {
                    return Err(Impossible);
                }
                self.settle(stone, from, None);
                let moved = Stone {
                    place: to,
                    dead: false,
                    ..stone
                };
                if let Some(stone) = self.stones.get_mut(id.index()) {
                    *stone = moved;
                }
                self.settle(moved, to, Some(id));
                Ok(())
            }
        }
    }

    /// Notes that `stone` left `place` (with `None`) or came to it as `id`.
    fn settle(&mut self, stone: Stone, place: Place, id: Option<StoneId>) {
        let outside = &mut self.ledger.sides[stone.color].outside;
        match place {
            Place::Lid(_) if id.is_some() => *outside += 1,
            Place::Lid(_) => *outside -= 1,
            Place::Bowl(_) => {}
            Place::Point(point) => {
                if stone.dead {
                    *outside -= 1;
                }
                self.change(point, |tableau, index| {
                    if let Some(on) = tableau.on.get_mut(index) {
                        *on = id;
                    }
                });
            }
        }
    }

    /// Changes one point and keeps the ledger in step with it.
    fn change(&mut self, point: Point, change: impl FnOnce(&mut Tableau, usize)) {
        *self.entry(point) -= 1;
        change(self, self.size.index(point));
        *self.entry(point) += 1;
        self.ledger = self.ledger.with_areas(self.nobodys);
    }

    /// The entry of the ledger that one point belongs to.
    fn entry(&mut self, point: Point) -> &mut usize {
        let on = self
            .stone_on(point)
            .and_then(|id| self.stones.get(id.index()).copied());
        let owner = self.owner(point);
        entry(&mut self.ledger, on, owner)
    }

    /// What both sides have now.
    pub fn ledger(&self) -> Ledger {
        self.ledger
    }

    /// The ledger read off the table anew.
    fn reckon(&self) -> Ledger {
        let mut ledger = Ledger::default();
        for stone in &self.stones {
            if matches!(
                (stone.place, stone.dead),
                (Place::Lid(_), _) | (Place::Point(_), true)
            ) {
                ledger.sides[stone.color].outside += 1;
            }
        }
        for (on, owner) in self.on.iter().zip(&self.owners) {
            let on = on.and_then(|id| self.stones.get(id.index()).copied());
            *entry(&mut ledger, on, *owner) += 1;
        }
        ledger.with_areas(self.nobodys)
    }

    /// Whether every stone is in exactly one place, and the ledger is what one reads off the table and adds up to the
    /// board.
    pub fn verify(&self) -> bool {
        let on_board = self
            .size
            .points()
            .filter(|point| self.stone_on(*point).is_some())
            .count();
        let placed = self
            .stones
            .iter()
            .zip(0_u32..)
            .filter(|(stone, id)| match stone.place {
                Place::Point(point) => self.stone_on(point) == Some(StoneId(*id)),
                Place::Bowl(_) | Place::Lid(_) => false,
            });
        let Ledger {
            sides: ByColor { black, white },
            shared,
        } = self.ledger;
        let total = black.stones + black.empties + white.stones + white.empties + shared;
        placed.count() == on_board && total == self.size.area() && self.reckon() == self.ledger
    }
}

/// The entry that a point belongs to. A stone in the other side's area takes nothing from it: it is laid there to be
/// counted, and the point stays its owner's.
fn entry(ledger: &mut Ledger, on: Option<Stone>, owner: Owner) -> &mut usize {
    let living = on.filter(|stone| !stone.dead);
    match (living, owner) {
        (Some(stone), Owner::Side(side)) if stone.color != side => &mut ledger.sides[side].empties,
        (Some(stone), _) => &mut ledger.sides[stone.color].stones,
        (None, Owner::Side(side)) => &mut ledger.sides[side].empties,
        (None, Owner::Shared) => &mut ledger.shared,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Agreement, Game, Position, Ruleset};

    /// A tableau of an empty 3x3 board with one stone of each colour in its bowl.
    fn tableau() -> Tableau {
        let size = Size::new(3, 3).unwrap();
        let game = Game::new(Ruleset::preset("law-2012").unwrap(), Position::empty(size));
        let settlement = Settlement::agree(&game, &Agreement::default()).unwrap();
        Tableau::new(&settlement, ByColor { black: 1, white: 1 })
    }

    #[track_caller]
    fn check_refused(act: &Act) {
        let mut tableau = tableau();
        let before = tableau.clone();
        assert_eq!(tableau.apply(act), Err(Impossible), "{act:?}");
        assert_eq!(tableau, before);
    }

    fn carry(stone: u32, from: Place, to: Place) -> Act {
        Act::Move {
            stone: StoneId(stone),
            from,
            to,
        }
    }

    #[test]
    fn what_cannot_be_done_changes_nothing() {
        let bowl = Place::Bowl(Color::Black);
        let outside = Size::new(9, 9).unwrap().point(8, 8).unwrap();
        check_refused(&carry(0, bowl, Place::Point(outside)));
        check_refused(&carry(0, bowl, Place::Lid(Color::White)));
        check_refused(&carry(0, Place::Lid(Color::Black), bowl));
        check_refused(&carry(7, bowl, Place::Lid(Color::Black)));
        check_refused(&Act::Own(vec![(outside, Owner::Shared)]));
    }

    #[test]
    fn a_stone_goes_from_place_to_place() {
        let mut tableau = tableau();
        let corner = tableau.size().point(0, 0).unwrap();
        let (bowl, lid) = (Place::Bowl(Color::Black), Place::Lid(Color::Black));
        for act in [carry(0, bowl, lid), carry(0, lid, Place::Point(corner))] {
            tableau.apply(&act).unwrap();
            assert!(tableau.verify());
        }
        assert_eq!(tableau.color_on(corner), Some(Color::Black));
        let white = carry(1, Place::Bowl(Color::White), Place::Point(corner));
        assert_eq!(tableau.apply(&white), Err(Impossible), "the point is taken");
    }
}
