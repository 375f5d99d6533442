//! From a record to a game.

use std::fmt;

use super::{Item, LineColumn, Record, Said};
use crate::{
    Agreement, ByColor, Color, Game, Illegal, Intent, PassError, Phase, Point, Position, Ruleset,
    Setup, SetupError,
};

/// The most moves of a record that are played through: far beyond any game, and still read in about a second.
const MOVE_LIMIT: usize = 100_000;

/// A record played through.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The game at the end of the record.
    pub game: Game,
    /// What the ruleset or the reader had to overlook.
    pub notes: Vec<ReplayNote>,
}

/// Something in a record that the ruleset does not foresee; the record was followed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayNote {
    /// The ruleset forbids this move.
    Forbidden {
        /// The number of the move, from 1, passes included.
        number: usize,
        /// What the ruleset says.
        illegal: Illegal,
    },
    /// A side moved twice in a row.
    OutOfTurn {
        /// The number of the move.
        number: usize,
        /// Who moved.
        color: Color,
    },
    /// A pass after the end of the game, or in a pause that a pass cannot change.
    PassAfterEnd {
        /// The number of the move.
        number: usize,
    },
    /// Stones were set or lifted in the middle; the game begins anew from there.
    SetupInGame {
        /// Where.
        at: LineColumn,
    },
    /// The record stops before the passes that end a game; they were supplied.
    PassesSupplied {
        /// How many.
        passes: usize,
    },
}

/// Why a record cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayError {
    /// Stones set up have no liberty.
    Setup(SetupError),
    /// The record has more moves than any game that was ever played.
    TooLong {
        /// The most moves that are played through.
        limit: usize,
    },
    /// No stone can be put where a move says.
    Move {
        /// The number of the move, from 1, passes included.
        number: usize,
        /// Where the record says so.
        at: LineColumn,
        /// What is wrong.
        illegal: Illegal,
    },
}

impl ReplayNote {
    /// A stable name of the kind, the key of translated messages.
    pub fn code(&self) -> &'static str {
        match self {
            ReplayNote::Forbidden { .. } => "record-forbidden",
            ReplayNote::OutOfTurn { .. } => "record-out-of-turn",
            ReplayNote::PassAfterEnd { .. } => "record-pass-after-end",
            ReplayNote::SetupInGame { .. } => "record-setup-in-game",
            ReplayNote::PassesSupplied { .. } => "record-passes-supplied",
        }
    }
}

impl fmt::Display for ReplayNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayNote::Forbidden { number, illegal } => {
                write!(
                    f,
                    "move {number} is played although this ruleset forbids it: {illegal}"
                )
            }
            ReplayNote::OutOfTurn { number, color } => {
                write!(f, "move {number}: {color} moves out of turn")
            }
            ReplayNote::PassAfterEnd { number } => {
                write!(
                    f,
                    "move {number} is a pass after the end and changes nothing"
                )
            }
            ReplayNote::SetupInGame { at } => {
                write!(
                    f,
                    "{at}: stones are set by hand, so the game begins anew from there"
                )
            }
            ReplayNote::PassesSupplied { passes } => {
                write!(
                    f,
                    "the record stops before the closing passes; {passes} were supplied"
                )
            }
        }
    }
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::Setup(error) => error.fmt(f),
            ReplayError::TooLong { limit } => {
                write!(
                    f,
                    "the record has more than {limit} moves, which is no game of Go"
                )
            }
            ReplayError::Move {
                number,
                at,
                illegal,
            } => write!(f, "{at}: move {number}: {illegal}"),
        }
    }
}

impl std::error::Error for ReplayError {}

impl Record {
    /// Plays the record through under a ruleset.
    ///
    /// Two passes or more in a row are read as stops, a single one as a move left out; where the record stops without
    /// two passes, they are supplied.
    ///
    /// # Errors
    /// [`ReplayError`] if a stone cannot be put where the record says.
    ///
    /// ```
    /// use jiping::{Ruleset, sgf};
    /// let (games, _) = sgf::parse("(;SZ[5];B[cc];W[dd];B[];W[])");
    /// let replay = games.first_record()?.replay(Ruleset::preset("tangsong-2008")?)?;
    /// assert_eq!(replay.game.taken().len(), 4);
    /// assert!(replay.notes.is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn replay(&self, rules: Ruleset) -> Result<Replay, ReplayError> {
        if self.items.len() > MOVE_LIMIT {
            return Err(ReplayError::TooLong { limit: MOVE_LIMIT });
        }
        let first = self
            .to_move
            .or_else(|| self.moves().next().map(|played| played.color));
        let handicap = self.handicap >= 2 && self.start.count(Color::Black) >= 2;
        let begin = if handicap {
            Game::with_handicap
        } else {
            Game::new
        };
        let to_move = first.unwrap_or(if handicap { Color::White } else { Color::Black });
        let concluded = self.conclusion.as_ref();
        let setup = Setup {
            to_move,
            captured: concluded.map_or(ByColor::default(), |conclusion| conclusion.captured),
            ..Setup::of(self.start.clone())
        };
        let start = Position::new(setup).map_err(ReplayError::Setup)?;
        let mut replay = Replay {
            game: begin(rules, start),
            notes: Vec::new(),
        };
        let mut course = self.course();
        let begins = self.begins();
        let mut number = 0;
        for (n, item) in self.items.iter().enumerate() {
            match item {
                Item::Move(played) => {
                    number += 1;
                    let (color, game) = (played.color, &mut replay.game);
                    if color != game.to_move() && *game.phase() == Phase::Playing {
                        replay.notes.push(ReplayNote::OutOfTurn { number, color });
                    }
                    let note = if let Some(point) = played.point {
                        let objection = game.replay(color, point);
                        let objection = objection.map_err(|illegal| ReplayError::Move {
                            number,
                            at: played.at,
                            illegal,
                        })?;
                        objection.map(|illegal| ReplayNote::Forbidden { number, illegal })
                    } else {
                        let said = if n < begins { None } else { course.next_pass() };
                        let objection = game.replay_pass(color, said.unwrap_or(self.intent(n)));
                        course.go_on(game);
                        objection.map(|_: PassError| ReplayNote::PassAfterEnd { number })
                    };
                    replay.notes.extend(note);
                }
                // Every move names its colour, so whose turn it is need not be set.
                Item::Setup(change) if change.points.is_empty() => {}
                Item::Setup(change) => {
                    let captured = replay.game.captured();
                    let mut setup = Setup {
                        to_move: change.to_move.unwrap_or(replay.game.to_move()),
                        captured: captured.map(|stones| u16::try_from(stones).unwrap_or(u16::MAX)),
                        ..Setup::of(replay.game.board().clone())
                    };
                    for &(point, stone) in &change.points {
                        setup.board.set(point, stone);
                    }
                    let start = Position::new(setup).map_err(ReplayError::Setup)?;
                    replay.game = Game::new(rules, start);
                    replay.notes.push(ReplayNote::SetupInGame { at: change.at });
                }
            }
        }
        match &self.conclusion {
            Some(conclusion) => replay.conclude(&mut course, conclusion.resigned),
            None if number > 0 => replay.supply_passes(),
            None => {}
        }
        Ok(replay)
    }

    /// The index of the first item after the board was last set by hand.
    fn begins(&self) -> usize {
        let set = |item: &Item| matches!(item, Item::Setup(change) if !change.points.is_empty());
        self.items.iter().rposition(set).map_or(0, |last| last + 1)
    }

    /// What the record says of the intents of its passes.
    fn course(&self) -> Course<'_> {
        let conclusion = self.conclusion.as_ref();
        Course(conclusion.map_or(&[], |conclusion| &conclusion.course))
    }

    /// What the pass in `items[n]` wants: to stop, if another pass is next to it or nothing follows.
    fn intent(&self, n: usize) -> Intent {
        let is_pass = |n: usize| match self.items.get(n) {
            Some(Item::Move(played)) => played.point.is_none(),
            _ => false,
        };
        let after_pass = n.checked_sub(1).is_some_and(is_pass);
        let last = n + 1 == self.items.len();
        if after_pass || last || is_pass(n + 1) {
            Intent::Stop
        } else {
            Intent::PlayOn
        }
    }

    /// The ruleset that the record's words for its rules mean, if they mean one that is known here.
    ///
    /// ```
    /// let (games, _) = jiping::sgf::parse("(;RU[中国规则])");
    /// assert_eq!(games.first_record()?.ruleset().map(|rules| rules.id), Some("chinese-2002"));
    /// # Ok::<(), jiping::sgf::RecordError>(())
    /// ```
    pub fn ruleset(&self) -> Option<&'static Ruleset> {
        Ruleset::named(self.rules.as_deref()?)
    }

    /// The ruleset with the komi of this game: a handicap game keeps the one it was played with, every other has the
    /// ruleset's, since komi and compensation belong together. A komi that is no multiple of ½ is left out. Where the
    /// record was written here under this very ruleset, all that was decided for the game is as it was.
    ///
    /// ```
    /// use jiping::{Ruleset, sgf};
    /// let law = Ruleset::preset("law-2012")?;
    /// let (games, _) = sgf::parse("(;KM[0.5]HA[2]AB[dd][pp])(;KM[6.5])");
    /// assert_eq!(games.first_record()?.rules_under(&law).komi.value.to_string(), "0.5");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn rules_under(&self, rules: &Ruleset) -> Ruleset {
        let concluded = self.conclusion.as_ref().and_then(|end| end.rules);
        if let Some(concluded) = concluded
            && Ruleset::preset(concluded.id).as_ref() == Ok(rules)
        {
            return concluded;
        }
        let own = self.komi.as_ref().filter(|_| self.handicap >= 2);
        own.and_then(|komi| rules.with_komi(komi.points).ok())
            .unwrap_or(*rules)
    }

    /// The agreement that the record was written with, or what its marks amount to: stones inside the other side's marked
    /// territory are dead.
    pub fn agreement(&self, game: &Game) -> Agreement {
        let concluded = self.conclusion.as_ref();
        if let Some(agreement) = concluded.and_then(|end| end.agreement.as_ref()) {
            let mut agreement = agreement.clone();
            let stone = |point: &Point| game.board().get(*point).is_some();
            agreement.dead.retain(stone);
            return agreement;
        }
        let mut dead = Vec::new();
        for (points, color) in [
            (&self.marks.territory.black, Color::White),
            (&self.marks.territory.white, Color::Black),
        ] {
            for point in points {
                if game.board().get(*point) == Some(color) {
                    dead.push(*point);
                }
            }
        }
        Agreement::on_dead(dead)
    }
}

/// What was said in the rest of a game.
struct Course<'a>(&'a [Said]);

impl Course<'_> {
    /// What the next pass wants, if that is said.
    fn next_pass(&mut self) -> Option<Intent> {
        let [Said::Pass(intent), rest @ ..] = self.0 else {
            return None;
        };
        self.0 = rest;
        Some(*intent)
    }

    /// Goes on after a pass where play did.
    fn go_on(&mut self, game: &mut Game) {
        if let [Said::PlayGoesOn(first), rest @ ..] = self.0 {
            game.replay_resumption(*first);
            self.0 = rest;
        }
    }
}

impl Replay {
    /// Ends the game as it is said to have ended: with passes that no move of the record is, with a resignation.
    fn conclude(&mut self, course: &mut Course<'_>, resigned: Option<Color>) {
        let mut passes = 0;
        while passes < MOVE_LIMIT
            && let Some(intent) = course.next_pass()
        {
            self.game.replay_pass(self.game.to_move(), intent);
            course.go_on(&mut self.game);
            passes += 1;
        }
        if passes > 0 {
            self.notes.push(ReplayNote::PassesSupplied { passes });
        }
        if let Some(by) = resigned {
            // Where the game is over already, it stays as it is.
            let _: Result<(), PassError> = self.game.resign(by);
        }
    }

    fn supply_passes(&mut self) {
        let mut passes = 0;
        while *self.game.phase() == Phase::Playing && passes < 2 {
            if self.game.pass(Intent::Stop).is_err() {
                break;
            }
            passes += 1;
        }
        if passes > 0 {
            self.notes.push(ReplayNote::PassesSupplied { passes });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sgf;

    /// What is said of a record that is played through under a ruleset.
    #[track_caller]
    fn check(rules: &str, text: &str, said: &[&str]) {
        let (games, _) = sgf::parse(text);
        let record = games.first_record().expect(text);
        let replay = record.replay(Ruleset::preset(rules).expect(rules));
        let notes: Vec<String> = match replay {
            Ok(replay) => replay.notes.iter().map(ToString::to_string).collect(),
            Err(error) => vec![error.to_string()],
        };
        assert_eq!(notes, said, "{rules}: {text}");
    }

    #[test]
    fn a_game_with_its_passes_needs_no_word() {
        check("tangsong-2008", "(;SZ[3];B[bb];W[];B[])", &[]);
        check("tangsong-2008", "(;SZ[3];B[bb];W[];B[aa];W[];B[])", &[]);
        check("tangsong-2008", "(;SZ[3])", &[]);
    }

    #[test]
    fn missing_passes_are_supplied() {
        let supplied = |n| format!("the record stops before the closing passes; {n} were supplied");
        check("law-2012", "(;SZ[3];B[bb])", &[&supplied(2)]);
        check("law-2012", "(;SZ[3];B[bb];W[])", &[&supplied(1)]);
    }

    #[test]
    fn passes_that_mean_nothing_are_idle() {
        let idle = "move 4 is a pass after the end and changes nothing";
        check("chinese-2002", "(;SZ[3];B[bb];W[];B[];W[])", &[idle]);
        check("aga", "(;SZ[3];B[bb];W[];B[];W[])", &[idle]);
        check("tangsong-2008", "(;SZ[3];B[bb];W[];B[];W[])", &[]);
    }

    #[test]
    fn forbidden_moves_are_followed() {
        let suicide = "(;SZ[3]AB[ab][ba];W[aa];B[];W[])";
        let said = "move 1 is played although this ruleset forbids it: white may not play A3: ";
        let why = "it takes nothing and leaves no liberty to A3";
        check("tangsong-2008", suicide, &[&format!("{said}{why}")]);
        let over = "move 4 is played although this ruleset forbids it: white may not play A3: the game is over";
        check(
            "chinese-2002",
            "(;SZ[3];B[bb];W[];B[];W[aa];B[];W[])",
            &[over],
        );
    }

    #[test]
    fn moves_out_of_turn_and_stones_set_by_hand_are_named() {
        check(
            "law-2012",
            "(;SZ[3];B[bb];B[aa];W[];B[])",
            &["move 2: black moves out of turn"],
        );
        check(
            "law-2012",
            "(;SZ[3];B[bb]\n;AW[aa];W[];B[])",
            &["line 2, column 1: stones are set by hand, so the game begins anew from there"],
        );
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        check(
            "law-2012",
            "(;SZ[3];B[bb];W[bb])",
            &["line 1, column 17: move 2: white may not play B2: a black stone is there"],
        );
        check(
            "law-2012",
            "(;SZ[2]AB[aa]AW[ab][ba];B[bb])",
            &["stones without a liberty cannot stay on the board: A2"],
        );
    }

    #[test]
    fn a_record_may_be_long_but_not_endless() {
        let record = |rest: &str| format!("(;SZ[3]{}{rest})", ";B[];W[]".repeat(50_000));
        let endless = "the record has more than 100000 moves, which is no game of Go";
        check("chinese-2002", &record(";B[]"), &[endless]);
        let idle = |n| format!("move {n} is a pass after the end and changes nothing");
        let idle: Vec<String> = (3..=100_000).map(idle).collect();
        let idle: Vec<&str> = idle.iter().map(String::as_str).collect();
        check("chinese-2002", &record(""), &idle);
    }
}
