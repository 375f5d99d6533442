//! A game: a position, everything played since, and whether it still goes on.

mod passing;
mod recorded;

use std::fmt;

use crate::history::{History, end_of_cycle};
use crate::phase::{Action, Ending, Intent, PassError, Phase, Taken};
use crate::region::breathless;
use crate::rules::Suicide;
use crate::{Board, ByColor, Color, Point, Position, Ruleset, Size};

pub use passing::{Left, Passing, Says};

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
    rules: Ruleset,
    start: Position,
    board: Board,
    to_move: Color,
    captured: ByColor<u32>,
    history: History,
    taken: Vec<Taken>,
    phase: Phase,
    /// The numbers of actions before each resumption.
    resumptions: Vec<usize>,
    /// The number of actions before the first pause or end.
    first_pause: Option<usize>,
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

/// The board that a play makes, and the stones it takes off.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    /// The board after the play.
    pub board: Board,
    /// The stones taken off, chain by chain; the player's own if the play was a suicide.
    pub removed: ByColor<Vec<Point>>,
}

impl Game {
    /// A game that begins at `start`.
    pub fn new(rules: Ruleset, start: Position) -> Game {
        let (board, to_move) = (start.board().clone(), start.to_move());
        Game {
            rules,
            history: History::new(&board, to_move),
            captured: start.captured().map(u32::from),
            start,
            board,
            to_move,
            taken: Vec::new(),
            phase: Phase::Playing,
            resumptions: Vec::new(),
            first_pause: None,
        }
    }

    /// The ruleset.
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// The position in which the game began.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The stones now.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Who moves next.
    pub fn to_move(&self) -> Color {
        self.to_move
    }

    /// Stones of each colour captured so far, suicides included.
    pub fn captured(&self) -> ByColor<u32> {
        self.captured
    }

    /// Whether the game goes on.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// What was done, in order.
    pub fn taken(&self) -> &[Taken] {
        &self.taken
    }

    /// The board after `moment` actions.
    pub fn board_after(&self, moment: usize) -> Option<Board> {
        self.history.board(moment)
    }

    /// What the side to move would get by playing `point`.
    ///
    /// # Errors
    /// [`Illegal`] if the rules forbid it.
    pub fn legality(&self, point: Point) -> Result<Play, Illegal> {
        let illegal = |why| Illegal {
            size: self.board.size(),
            point,
            by: self.to_move,
            why,
        };
        match self.phase {
            Phase::Playing => {}
            Phase::Paused(_) => return Err(illegal(Objection::Paused)),
            Phase::Over(ending) => return Err(illegal(Objection::Over(ending))),
        }
        let (play, objection) = self.try_play(self.to_move, point).map_err(illegal)?;
        objection.map_or(Ok(play), |why| Err(illegal(why)))
    }

    /// Plays `point` for the side to move.
    ///
    /// # Errors
    /// [`Illegal`] if the rules forbid it; the game is then as before.
    pub fn play(&mut self, point: Point) -> Result<(), Illegal> {
        let play = self.legality(point)?;
        self.make(self.to_move, point, play);
        Ok(())
    }

    /// The board that the play makes, and what suicide and repetition rules object to.
    fn try_play(&self, color: Color, point: Point) -> Result<(Play, Option<Objection>), Objection> {
        let size = self.board.size();
        if !size.holds(point) {
            return Err(Objection::OffBoard);
        }
        if let Some(stone) = self.board.get(point) {
            return Err(Objection::Occupied(stone));
        }
        let play = put(&self.board, color, point);
        let own = &play.removed[color];
        let suicide = match self.rules.suicide.value {
            Suicide::Forbidden => !own.is_empty(),
            Suicide::GroupsOnly => own.len() == 1,
            Suicide::Allowed => false,
        };
        let objection = if suicide {
            Some(Objection::Suicide(own.clone()))
        } else {
            let repetition = self.rules.repetition.value;
            self.history
                .objection(repetition, &play.board, color)
                .map(Objection::Repeats)
        };
        Ok((play, objection))
    }

    fn make(&mut self, color: Color, point: Point, play: Play) {
        for side in Color::BOTH {
            let removed = u32::try_from(play.removed[side].len()).unwrap_or(u32::MAX);
            self.captured[side] = self.captured[side].saturating_add(removed);
        }
        self.board = play.board;
        self.to_move = color.other();
        self.taken.push(Taken {
            color,
            action: Action::Play(point),
        });
        let times = self.history.play(&self.board, color);
        if let Some(cycle) = end_of_cycle(self.rules.repetition.value, times) {
            self.phase = Phase::Over(Ending::Cycle(cycle));
        }
    }

    /// Passes for the side to move.
    ///
    /// # Errors
    /// [`PassError`] if the game is over, or paused under a ruleset where further passes mean nothing.
    pub fn pass(&mut self, intent: Intent) -> Result<(), PassError> {
        self.may_pass()?;
        self.make_pass(intent);
        Ok(())
    }

    fn may_pass(&self) -> Result<(), PassError> {
        match self.phase {
            Phase::Over(ending) => Err(PassError::Over(ending)),
            Phase::Paused(_) if !self.rules.forced_end.value.passes_while_paused() => {
                Err(PassError::Paused)
            }
            Phase::Paused(_) | Phase::Playing => Ok(()),
        }
    }

    fn make_pass(&mut self, intent: Intent) {
        let by = self.to_move;
        self.taken.push(Taken {
            color: by,
            action: Action::Pass(intent),
        });
        self.to_move = by.other();
        let on_this_board = self.history.pass(&self.board, by);
        if let Some(phase) = self.phase_after_pass(on_this_board) {
            self.phase = phase;
        }
        if let (Phase::Paused(_) | Phase::Over(_), None) = (self.phase, self.first_pause) {
            self.first_pause = Some(self.taken.len());
        }
    }

    /// Goes on after a pause, on the request of `asker` (实战解决).
    ///
    /// # Errors
    /// [`PassError`] unless the game is paused.
    pub fn resume(&mut self, asker: Color) -> Result<(), PassError> {
        match self.phase {
            Phase::Paused(pause) => {
                self.go_on(self.first_after(pause, asker));
                Ok(())
            }
            Phase::Over(ending) => Err(PassError::Over(ending)),
            Phase::Playing => Err(PassError::NotPaused),
        }
    }

    fn go_on(&mut self, first: Color) {
        self.to_move = first;
        self.resumptions.push(self.taken.len());
        self.phase = Phase::Playing;
    }

    /// Gives the game up.
    ///
    /// # Errors
    /// [`PassError::Over`] if the game has ended already.
    pub fn resign(&mut self, by: Color) -> Result<(), PassError> {
        if let Phase::Over(ending) = self.phase {
            return Err(PassError::Over(ending));
        }
        self.phase = Phase::Over(Ending::Resigned { by });
        Ok(())
    }

    /// The number of real moves (实着) of each colour among the first `moment` actions.
    pub fn real_moves(&self, moment: usize) -> ByColor<u32> {
        let mut moves = ByColor::default();
        for taken in self.taken.iter().take(moment) {
            if let Action::Play(_) = taken.action {
                moves[taken.color] += 1;
            }
        }
        moves
    }

    /// Whose pass was the first of the game.
    pub fn first_pass(&self) -> Option<Color> {
        let first = self
            .taken
            .iter()
            .find(|taken| matches!(taken.action, Action::Pass(_)));
        first.map(|taken| taken.color)
    }

    /// Whose pass was the last of the game.
    pub(crate) fn last_pass(&self) -> Option<Color> {
        let mut passes = self.taken.iter().rev();
        let last = passes.find(|taken| matches!(taken.action, Action::Pass(_)));
        last.map(|taken| taken.color)
    }

    /// The number of actions before the first pause or end, if there was one.
    pub(crate) fn first_pause(&self) -> Option<usize> {
        self.first_pause
    }

    /// The number of actions before the latest resumption, if there was one.
    pub(crate) fn resumed(&self) -> Option<usize> {
        self.resumptions.last().copied()
    }
}

/// Puts a stone and takes off what has no liberty: the opponent's chains first, then the own.
fn put(board: &Board, color: Color, point: Point) -> Play {
    let size = board.size();
    let mut board = board.clone();
    board.set(point, Some(color));
    let mut removed = ByColor::<Vec<Point>>::default();
    for neighbor in size.neighbors(point) {
        if board.get(neighbor) == Some(color.other()) {
            take_if_breathless(&mut board, neighbor, &mut removed[color.other()]);
        }
    }
    take_if_breathless(&mut board, point, &mut removed[color]);
    Play { board, removed }
}

fn take_if_breathless(board: &mut Board, point: Point, removed: &mut Vec<Point>) {
    let stones = breathless(board, point);
    board.fill(&stones, None);
    removed.extend(stones);
}
