//! The players' agreement on a finished game: which chains are dead and who owns each empty point.

mod dispute;
mod eyespace;
mod facts;
mod ground;
mod groups;
mod owners;
mod territory;

pub use dispute::Dispute;
pub use facts::{Facts, Turns};
pub(crate) use ground::Ground;
pub use groups::Group;
pub(crate) use groups::Groups;
pub use owners::{Owned, Owner, Why};

use std::sync::Arc;

use crate::{Board, ByColor, Color, Game, Point, Points, Ruleset, Size};

/// What the players say when the game has stopped; nothing is checked yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Agreement {
    /// One stone or more of each dead chain; a chain is dead as a whole.
    pub dead: Vec<Point>,
    /// Points whose owner the players name: one-sided dame, sole liberties, and what stays shared. Of two claims to one
    /// point the later counts.
    pub claims: Vec<(Point, Owner)>,
}

impl Agreement {
    /// The agreement that these stones, and the chains they belong to, are dead.
    pub fn on_dead(dead: impl IntoIterator<Item = Point>) -> Agreement {
        Agreement {
            dead: dead.into_iter().collect(),
            claims: Vec::new(),
        }
    }
}

/// A finished game with an agreement that does not contradict it.
#[derive(Clone, Debug)]
pub struct Settlement {
    rules: Ruleset,
    /// Settlements under other rulesets may share it.
    ground: Arc<Ground>,
    facts: Facts,
    tallies: ByColor<Tally>,
    payment: Payment,
}

/// The stones of one side: where they came from and where they are, and its empties.
///
/// `stones == setup + real - captured - dead` for every game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Stones that stood before the first move, those already captured then included.
    pub setup: usize,
    /// Real moves (实着).
    pub real: usize,
    /// Virtual moves whose stones are refilled (虚着).
    pub virtual_moves: usize,
    /// Passes whose stones went to the other side.
    pub handed_over: usize,
    /// Stones captured in play, suicides included (俘子).
    pub captured: usize,
    /// Stones agreed dead (死子).
    pub dead: usize,
    /// Living stones on the board.
    pub stones: usize,
    /// Owned empty points (目).
    pub empties: usize,
}

/// What is paid for the end of play, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Payment {
    /// The points that Black pays; negative if White pays.
    pub by_black: i32,
    /// Why.
    pub due: Due,
}

impl Payment {
    /// Who pays; where nothing is due it is White, who pays no stone.
    pub fn payer(self) -> Color {
        if self.by_black > 0 {
            Color::Black
        } else {
            Color::White
        }
    }

    /// The stones that pay it, one for each point.
    pub fn stones(self) -> usize {
        self.by_black.unsigned_abs() as usize
    }
}

/// Why a compensation is due, or is not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// The ruleset knows none.
    NoCompensation,
    /// The game's first pass was Black's.
    FirstPassBlack,
    /// The game's first pass was White's.
    FirstPassWhite,
    /// Nobody passed.
    NoPass,
    /// One side made more real moves.
    Surplus,
    /// Both made equally many real moves.
    EqualMoves,
    /// The groups of one side must keep more points empty.
    Groups,
    /// The groups of both sides must keep equally many.
    EqualGroups,
    /// Prisoners count in place of stones.
    Prisoners,
}

impl Settlement {
    /// Checks an agreement against the game; a game still in play counts as stopped by agreement.
    ///
    /// # Errors
    /// [`Dispute`] with the points that contradict the game or each other.
    ///
    /// ```
    /// use jiping::{Agreement, Diagram, Game, Position, Ruleset, Settlement, Setup};
    /// let drawn = ". X O .\n. X O .".parse::<Diagram>()?;
    /// let game = Game::new(Ruleset::preset("law-2012")?, Position::new(Setup::from(drawn))?);
    /// let settlement = Settlement::agree(&game, &Agreement::default())?;
    /// assert_eq!(settlement.tallies().black.empties, 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn agree(game: &Game, agreement: &Agreement) -> Result<Settlement, Dispute> {
        if let Some(ending) = game.uncounted() {
            return Err(Dispute::NothingToCount(ending));
        }
        let ground = Arc::new(Ground::of(game, &agreement.dead, &agreement.claims)?);
        Ok(Settlement::on(ground, game, game.first_pass()))
    }

    /// The settlement of a game on its own ground, as if this side had passed first.
    pub(crate) fn on(ground: Arc<Ground>, game: &Game, first_pass: Option<Color>) -> Settlement {
        let facts = Facts {
            first_pass,
            ..Facts::of(game)
        };
        let kept = ByColor::from_fn(|color| {
            let own = ground.groups.iter().filter(|group| group.color == color);
            own.map(|group| group.kept).sum()
        });
        let mut settlement = Settlement {
            rules: *game.rules(),
            payment: facts.payment(game.rules(), kept),
            ground,
            facts,
            tallies: ByColor::default(),
        };
        settlement.tallies = ByColor::from_fn(|color| settlement.tally(color));
        settlement
    }

    /// The ruleset.
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// The board's size.
    pub fn size(&self) -> Size {
        self.ground.board.size()
    }

    /// The board without the dead stones.
    pub fn board(&self) -> &Board {
        &self.ground.board
    }

    /// The board as the game left it, the dead stones included.
    pub fn original(&self) -> &Board {
        &self.ground.original
    }

    /// Whether the stone on `point` was agreed dead.
    pub fn is_dead(&self, point: Point) -> bool {
        self.ground.original.get(point) != self.ground.board.get(point)
    }

    /// Whether the game ended in a way that leaves every stone alive.
    pub fn all_alive(&self) -> bool {
        self.ground.all_alive
    }

    /// Who owns `point`, which holds a living stone or none, and why.
    pub fn owned(&self, point: Point) -> Owned {
        let index = self.size().index(point);
        self.ground
            .owned
            .get(index)
            .copied()
            .unwrap_or(owners::DAME)
    }

    /// What the players said: all dead stones, and the points that would have another owner or reason without their word.
    pub fn agreement(&self) -> Agreement {
        let mut agreement = Agreement::default();
        for point in self.size().points() {
            let owned = self.owned(point);
            if self.is_dead(point) {
                agreement.dead.push(point);
            }
            if matches!(owned.why, Why::Claimed | Why::AgreedShared) {
                agreement.claims.push((point, owned.owner));
            }
        }
        agreement
    }

    /// The groups of living stones on the board.
    pub fn groups(&self) -> &[Group] {
        &self.ground.groups
    }

    /// The stones and empties of both sides.
    pub fn tallies(&self) -> ByColor<Tally> {
        self.tallies
    }

    /// The stones that each side has put on or beside the board.
    pub(crate) fn stones_put(&self) -> ByColor<usize> {
        self.tallies
            .map(|tally| tally.setup + tally.real + tally.virtual_moves + tally.handed_over)
    }

    fn tally(&self, color: Color) -> Tally {
        let stones = self.ground.board.count(color);
        Tally {
            setup: self.facts.setup[color],
            real: self.facts.turns.real[color],
            virtual_moves: self.facts.virtual_moves[color],
            handed_over: self.facts.handed_over[color],
            captured: self.facts.captured[color],
            dead: self.ground.original.count(color) - stones,
            stones,
            empties: self.empties(Owner::Side(color)).len(),
        }
    }

    /// What the result rests on besides the board.
    pub fn facts(&self) -> &Facts {
        &self.facts
    }

    /// The empty points of this owner, dead stones counted as lifted, row by row.
    pub fn empties(&self, owner: Owner) -> Vec<Point> {
        let mut points = Vec::new();
        for point in self.size().points() {
            if self.ground.board.get(point).is_none() && self.owned(point).owner == owner {
                points.push(point);
            }
        }
        points
    }

    /// The compensation that the ruleset asks of this game.
    pub fn payment(&self) -> Payment {
        self.payment
    }

    /// What White receives for the stones that stood on the board before the first move.
    pub fn handicap(&self) -> Points {
        self.facts.handicap(&self.rules)
    }
}
