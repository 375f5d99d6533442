//! A game: a position, everything played since, and whether it still goes on.

mod passing;
mod played;
mod recorded;
mod standing;

use std::fmt;

use played::Played;
use standing::Standing;

use crate::phase::{Action, Ending, Intent, PassError, Phase, Taken, Uncounted};
use crate::rules::Then;
use crate::{Board, ByColor, Color, Point, Position, Ruleset, Size};

pub use passing::{Left, Passing, Says};
pub use played::Play;

/// A game under a ruleset; the game that exists is a legal one, or one read from a record as it stands.
///
/// ```
/// use jiping::{Game, Position, Ruleset, Size};
/// let size = Size::new(9, 9)?;
/// let mut game = Game::new(Ruleset::preset("tangsong-2008")?, Position::empty(size));
/// game.play(size.parse_point("C3").expect("a point"))?;
/// assert_eq!(game.board().stones().count(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    played: Played,
    standing: Standing,
}

/// A play that the rules forbid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Illegal {
    /// The board's size, so that the point can be named.
    pub size: Size,
    /// Where the stone was to be put.
    pub point: Point,
    /// Who was to put it.
    pub by: Color,
    /// Why it may not be put there.
    pub why: Objection,
}

/// Why a play is illegal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Objection {
    /// The game is over.
    Over(Ending),
    /// The game is paused: settle it or resume it first.
    Paused,
    /// The point is not on the board.
    OffBoard,
    /// A stone of this colour is there.
    Occupied(Color),
    /// The play takes nothing and leaves these own stones without a liberty.
    Suicide(Vec<Point>),
    /// The play would make the board that stood after this number of actions.
    Repeats(usize),
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} may not play {}: ",
            self.by,
            self.size.name(self.point)
        )?;
        match &self.why {
            Objection::Over(_) => f.write_str("the game is over"),
            Objection::Paused => f.write_str("the game is paused; settle it or resume it first"),
            Objection::OffBoard => f.write_str("it is not on the board"),
            Objection::Occupied(color) => write!(f, "a {color} stone is there"),
            Objection::Suicide(stones) => {
                f.write_str("it takes nothing and leaves no liberty to ")?;
                self.size.write_names(f, stones)
            }
            Objection::Repeats(0) => f.write_str("it would make the first board again"),
            Objection::Repeats(moment) => {
                write!(f, "it would make the board after move {moment} again")
            }
        }
    }
}

impl std::error::Error for Illegal {}

impl Game {
    /// A game that begins at `start`; where White is to move and has no stone, the black stones are a handicap.
    pub fn new(rules: Ruleset, start: Position) -> Game {
        let whites = start.to_move() == Color::White;
        Game::begun(&rules, start, whites)
    }

    /// A game that begins at `start`, whose black stones are a handicap whoever is to move.
    pub fn with_handicap(rules: Ruleset, start: Position) -> Game {
        Game::begun(&rules, start, true)
    }

    fn begun(rules: &Ruleset, start: Position, given: bool) -> Game {
        let stones = |color| start.board().count(color);
        let black = stones(Color::Black);
        let given = given && black >= 2 && stones(Color::White) == 0;
        Game {
            standing: Standing::new(rules, start.to_move()),
            played: Played::new(start, if given { black } else { 0 }),
        }
    }

    /// The ruleset.
    pub fn rules(&self) -> &Ruleset {
        &self.standing.rules
    }

    /// The position in which the game began.
    pub fn start(&self) -> &Position {
        &self.played.start
    }

    /// How many of the black stones at the beginning are a handicap.
    pub fn handicap(&self) -> usize {
        self.played.handicap
    }

    /// The stones now.
    pub fn board(&self) -> &Board {
        &self.played.board
    }

    /// Who moves next.
    pub fn to_move(&self) -> Color {
        self.standing.to_move
    }

    /// Stones of each colour captured so far, suicides included.
    pub fn captured(&self) -> ByColor<u32> {
        self.played.captured
    }

    /// Whether the game goes on.
    pub fn phase(&self) -> &Phase {
        &self.standing.phase
    }

    /// What was done, in order.
    pub fn taken(&self) -> &[Taken] {
        &self.played.taken
    }

    /// The board after `moment` actions.
    pub fn board_after(&self, moment: usize) -> Option<Board> {
        self.played.history.board(moment)
    }

    /// What the side to move would get by playing `point`.
    ///
    /// # Errors
    /// [`Illegal`] if the rules forbid it.
    pub fn legality(&self, point: Point) -> Result<Play, Illegal> {
        let color = self.to_move();
        let illegal = |why| self.illegal(color, point, why);
        match *self.phase() {
            Phase::Playing => {}
            Phase::Paused(_) => return Err(illegal(Objection::Paused)),
            Phase::Over(ending) => return Err(illegal(Objection::Over(ending))),
        }
        let play = self.played.put(color, point).map_err(illegal)?;
        let stood = self.played.history.find(&play.board);
        let objection = self.standing.objection(&self.played, color, &play, stood);
        objection.map_or(Ok(play), |why| Err(illegal(why)))
    }

    fn illegal(&self, by: Color, point: Point, why: Objection) -> Illegal {
        Illegal {
            size: self.board().size(),
            point,
            by,
            why,
        }
    }

    /// Plays `point` for the side to move.
    ///
    /// # Errors
    /// [`Illegal`] if the rules forbid it; the game is then as before.
    pub fn play(&mut self, point: Point) -> Result<(), Illegal> {
        let play = self.legality(point)?;
        self.make(self.to_move(), point, play);
        Ok(())
    }

    fn make(&mut self, color: Color, point: Point, play: Play) {
        let times = self.played.play(color, point, play);
        self.standing.after_play(color, times);
    }

    /// Passes for the side to move.
    ///
    /// # Errors
    /// [`PassError`] if the game is over, or paused under a ruleset where further passes mean nothing.
    pub fn pass(&mut self, intent: Intent) -> Result<(), PassError> {
        self.standing.may_pass()?;
        self.make_pass(self.to_move(), intent);
        Ok(())
    }

    fn make_pass(&mut self, color: Color, intent: Intent) {
        let on_this_board = self.played.pass(color, intent);
        self.standing.after_pass(&self.played.taken, on_this_board);
    }

    /// Goes on after a pause, on the request of `asker` (实战解决).
    ///
    /// # Errors
    /// [`PassError`] unless the game is paused.
    pub fn resume(&mut self, asker: Color) -> Result<(), PassError> {
        match *self.phase() {
            Phase::Paused(pause) => {
                let first = self.standing.first_after(pause, asker);
                self.standing.resume(self.taken().len(), first);
                Ok(())
            }
            Phase::Over(ending) => Err(PassError::Over(ending)),
            Phase::Playing => Err(PassError::NotPaused),
        }
    }

    /// Gives the game up.
    ///
    /// # Errors
    /// [`PassError::Over`] if the game has ended already.
    pub fn resign(&mut self, by: Color) -> Result<(), PassError> {
        if let Phase::Over(ending) = self.standing.phase {
            return Err(PassError::Over(ending));
        }
        self.standing.phase = Phase::Over(Ending::Resigned { by });
        Ok(())
    }

    /// How the game ended, if that leaves nothing to count; a cycle does so even where a record plays on.
    pub fn uncounted(&self) -> Option<Uncounted> {
        match (self.standing.cycle, *self.phase()) {
            (Some(cycle), _) => Some(Uncounted::Cycle(cycle)),
            (None, Phase::Over(Ending::Resigned { by })) => Some(Uncounted::Resigned { by }),
            (None, _) => None,
        }
    }

    /// Whether every stone on the board is alive, because of how the game ended or because the ruleset knows no other end.
    pub fn leaves_all_alive(&self) -> bool {
        let knows_no_other = self.rules().stopping.value.then == Then::EndsAllAlive;
        knows_no_other || *self.phase() == Phase::Over(Ending::AllAlive)
    }

    /// Whose pass was the first of the game, those before its beginning included.
    pub fn first_pass(&self) -> Option<Color> {
        let before = self.start().passes().first();
        let first = self
            .taken()
            .iter()
            .find(|taken| matches!(taken.action, Action::Pass(_)));
        before.copied().or(first.map(|taken| taken.color))
    }

    /// Whose pass was the last of the game.
    pub(crate) fn last_pass(&self) -> Option<Color> {
        let mut passes = self.taken().iter().rev();
        let last = passes.find(|taken| matches!(taken.action, Action::Pass(_)));
        let before = self.start().passes().last();
        last.map(|taken| taken.color).or(before.copied())
    }

    /// The number of actions before the first pause or end, if there was one.
    pub(crate) fn first_pause(&self) -> Option<usize> {
        self.standing.first_pause
    }
}
