//! The players' agreement on a finished game: which chains are dead and who owns each empty point.

mod dispute;
mod groups;
mod owners;

pub use dispute::Dispute;
pub use owners::{Owned, Owner, Why};

use crate::rules::{Compensation, Handicap, PassStone};
use crate::{
    Action, Board, ByColor, Color, Ending, Game, Intent, Phase, Point, Points, Ruleset, Size,
    chain_at,
};

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
    original: Board,
    board: Board,
    owned: Vec<Owned>,
    tallies: ByColor<Tally>,
    payment: Payment,
    handicap: Points,
    all_alive: bool,
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
    /// One side has more groups.
    Groups,
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
        let size = game.board().size();
        let all_alive = match *game.phase() {
            Phase::Over(ending @ (Ending::Resigned { .. } | Ending::Cycle(_))) => {
                return Err(Dispute::NothingToCount(ending));
            }
            Phase::Over(Ending::AllAlive) => true,
            Phase::Over(Ending::Passes) | Phase::Paused(_) | Phase::Playing => false,
        };
        if all_alive && !agreement.dead.is_empty() {
            return Err(Dispute::AllAlive {
                size,
                dead: agreement.dead.clone(),
            });
        }
        let mut board = game.board().clone();
        for &point in &agreement.dead {
            let lifted = board.get(point).is_none() && game.board().get(point).is_some();
            if lifted {
                continue;
            }
            let chain = chain_at(game.board(), point).ok_or(Dispute::NoStone { size, point })?;
            board.fill(&chain.stones, None);
        }
        let original = game.board().clone();
        let reading = owners::Reading {
            original: &original,
            board: &board,
            all_alive,
        };
        let (owned, groups) = reading.owners(game.rules().empties.value, &agreement.claims)?;
        let mut settlement = Settlement {
            rules: *game.rules(),
            original,
            board,
            owned,
            tallies: ByColor::default(),
            payment: payment(game, groups),
            handicap: handicap(game),
            all_alive,
        };
        settlement.tallies = ByColor::from_fn(|color| settlement.tally(game, color));
        Ok(settlement)
    }

    /// The ruleset.
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// The board's size.
    pub fn size(&self) -> Size {
        self.board.size()
    }

    /// The board without the dead stones.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The board as the game left it, the dead stones included.
    pub fn original(&self) -> &Board {
        &self.original
    }

    /// Whether the stone on `point` was agreed dead.
    pub fn is_dead(&self, point: Point) -> bool {
        self.original.get(point) != self.board.get(point)
    }

    /// Whether the game ended in a way that leaves every stone alive.
    pub fn all_alive(&self) -> bool {
        self.all_alive
    }

    /// Who owns `point`, which holds a living stone or none, and why.
    pub fn owned(&self, point: Point) -> Owned {
        let index = self.size().index(point);
        self.owned.get(index).copied().unwrap_or(owners::DAME)
    }

    /// The stones and empties of both sides.
    pub fn tallies(&self) -> ByColor<Tally> {
        self.tallies
    }

    /// The stones that each side has put on or beside the board.
    pub(crate) fn stones_put(&self) -> ByColor<usize> {
        self.tallies
            .map(|tally| tally.setup + tally.real + tally.virtual_moves)
    }

    fn tally(&self, game: &Game, color: Color) -> Tally {
        let stones = self.board.count(color);
        Tally {
            setup: game.start().board().count(color) + usize::from(game.start().captured()[color]),
            real: game.real_moves(usize::MAX)[color] as usize,
            virtual_moves: virtual_moves(game, color),
            captured: game.captured()[color] as usize,
            dead: self.original.count(color) - stones,
            stones,
            empties: self.empties(Owner::Side(color)).len(),
        }
    }

    /// The empty points of this owner, dead stones counted as lifted, row by row.
    pub fn empties(&self, owner: Owner) -> Vec<Point> {
        let mut points = Vec::new();
        for point in self.size().points() {
            if self.board.get(point).is_none() && self.owned(point).owner == owner {
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
        self.handicap
    }
}

/// The passes of one side that leave a stone to be refilled.
fn virtual_moves(game: &Game, color: Color) -> usize {
    let counts = |intent: Intent| match game.rules().pass.value {
        PassStone::Refilled => true,
        PassStone::RefilledUnlessStop => intent == Intent::PlayOn,
        PassStone::Nothing | PassStone::HandedOver | PassStone::HandedOverAfterPause => false,
    };
    let own = game.taken().iter().filter(|taken| taken.color == color);
    own.filter(|taken| matches!(taken.action, Action::Pass(intent) if counts(intent)))
        .count()
}

fn payment(game: &Game, groups: ByColor<usize>) -> Payment {
    let (by_black, due) = match game.rules().compensation.value {
        Compensation::Nothing => (0, Due::NoCompensation),
        Compensation::FirstPassWhite => match game.first_pass() {
            Some(Color::White) => (1, Due::FirstPassWhite),
            Some(Color::Black) => (0, Due::FirstPassBlack),
            None => (0, Due::NoPass),
        },
        Compensation::Surplus => {
            let moment = game.first_pause().unwrap_or(usize::MAX);
            let moves = game.real_moves(moment).map(i64::from);
            let surplus = i32::try_from(moves.black - moves.white).unwrap_or(i32::MAX);
            (
                surplus,
                if surplus == 0 {
                    Due::EqualMoves
                } else {
                    Due::Surplus
                },
            )
        }
        Compensation::GroupTax => {
            let groups = groups.map(|n| i32::try_from(n).unwrap_or(i32::MAX / 4));
            (2 * (groups.black - groups.white), Due::Groups)
        }
    };
    Payment { by_black, due }
}

/// A board that nobody played on is a drawing, not a handicap.
fn handicap(game: &Game) -> Points {
    let start = game.start().board();
    let (black, white) = (start.count(Color::Black), start.count(Color::White));
    let stones = if game.taken().is_empty() || white > 0 || black < 2 {
        0
    } else {
        black
    };
    match game.rules().handicap.value {
        Handicap::Nothing => Points::ZERO,
        Handicap::Stones => Points::count(stones),
        Handicap::StonesLessOne => Points::count(stones.saturating_sub(1)),
    }
}
