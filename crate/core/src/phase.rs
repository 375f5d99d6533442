//! What players do, and the phases of a game: passing, pausing, going on and ending.

use std::fmt;

use crate::rules::Cycle;
use crate::{Color, Point};

/// What a player did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taken {
    /// Who did it.
    pub color: Color,
    /// What it was.
    pub action: Action,
}

/// A play or a pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// A stone on the board (实着).
    Play(Point),
    /// No stone on the board.
    Pass(Intent),
}

/// What a player who passes wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Intent {
    /// To stop, or to agree with the proposal to stop (放弃 in the seven-article edition).
    Stop,
    /// To leave this move out and go on (虚着).
    PlayOn,
}

/// Whether a game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Someone is to move.
    Playing,
    /// The players stopped and now agree on the dead, or go on (休止).
    Paused(Pause),
    /// The game is over.
    Over(Ending),
}

impl Phase {
    /// Whether the players now agree on the dead.
    pub fn is_agreed_on(self) -> bool {
        matches!(self, Phase::Paused(_) | Phase::Over(Ending::Passes))
    }
}

/// A pause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pause {
    /// Who passed last.
    pub last_passer: Color,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By passes; the dead are agreed.
    Passes,
    /// By passes that leave every stone alive.
    AllAlive,
    /// By a cycle.
    Cycle(Cycle),
    /// By resignation.
    Resigned {
        /// Who gave up.
        by: Color,
    },
}

/// How a game ended that leaves nothing to count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Uncounted {
    /// In a cycle.
    Cycle(Cycle),
    /// By resignation.
    Resigned {
        /// Who gave up.
        by: Color,
    },
}

/// A pass, resumption or resignation that is not possible now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PassError {
    /// The game is over.
    Over(Ending),
    /// The game is paused: settle it or resume it first.
    Paused,
    /// The game is not paused.
    NotPaused,
}

impl fmt::Display for PassError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PassError::Over(_) => "the game is over",
            PassError::Paused => "the game is paused; settle it or resume it first",
            PassError::NotPaused => "the game is not paused, so there is nothing to resume",
        })
    }
}

impl std::error::Error for PassError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Game, Position, Ruleset, Size};

    /// Plays the points named, `-` as a pass that stops, `+` as one that plays on, `resume` as the wish of the side to
    /// move.
    fn after(rules: &str, actions: &str) -> Result<Game, PassError> {
        let size = Size::new(5, 5).expect("a size");
        let rules = Ruleset::preset(rules).expect("a preset");
        let mut game = Game::new(rules, Position::empty(size));
        for action in actions.split_whitespace() {
            match action {
                "-" => game.pass(Intent::Stop)?,
                "+" => game.pass(Intent::PlayOn)?,
                "resume" => game.resume(game.to_move())?,
                name => game.play(size.parse_point(name).expect(name)).expect(name),
            }
        }
        Ok(game)
    }

    #[track_caller]
    fn check(rules: &str, actions: &str, expected: &str) {
        let phase = match after(rules, actions) {
            Err(error) => error.to_string(),
            Ok(game) => match game.phase() {
                Phase::Playing => format!("{} to move", game.to_move()),
                Phase::Paused(pause) => format!("paused by {}", pause.last_passer),
                Phase::Over(Ending::Passes) => "over".to_owned(),
                Phase::Over(Ending::AllAlive) => "all alive".to_owned(),
                Phase::Over(ending) => format!("{ending:?}"),
            },
        };
        assert_eq!(phase, expected, "{rules}: {actions}");
    }

    #[test]
    fn two_passes_in_a_row_pause() {
        check("tangsong-2008", "C3 -", "black to move");
        check("tangsong-2008", "C3 - B2 -", "black to move");
        check("tangsong-2008", "C3 - -", "paused by black");
        check("tangsong-2008", "C3 + +", "paused by black");
        check("tangsong-2008", "- -", "paused by white");
    }

    #[test]
    fn an_agreement_is_two_proposals_in_a_row() {
        check("law-2012", "C3 - -", "paused by black");
        check("law-2012", "C3 + -", "white to move");
        check("law-2012", "C3 - +", "white to move");
        check("law-2012", "C3 + - -", "paused by white");
        check("seven-article", "C3 - -", "paused by black");
        check("new-zealand", "C3 - + - + - +", "white to move");
    }

    #[test]
    fn two_passes_end_where_nothing_resumes() {
        check("chinese-2002", "C3 - -", "over");
        check("tromp-taylor", "C3 - -", "all alive");
        check("ikeda-area-3", "C3 - -", "over");
    }

    #[test]
    fn four_passes_in_a_row_leave_all_alive() {
        check("tangsong-2008", "C3 - - -", "paused by white");
        check("tangsong-2008", "C3 - - - -", "all alive");
        check("tangsong-2008", "C3 - - resume - -", "all alive");
        check("tangsong-2008", "C3 - - resume B2 - -", "paused by white");
    }

    #[test]
    fn four_passes_on_one_board_leave_all_alive() {
        check("law-2012", "C3 - + - +", "all alive");
        check("law-2012", "C3 - + - B2 +", "black to move");
        check("law-2012", "C3 - - resume - -", "all alive");
        check(
            "law-2012",
            "C3 - - - -",
            "the game is paused; settle it or resume it first",
        );
        check("seven-article", "C3 + + + +", "all alive");
        check("seven-article", "C3 - - resume + +", "white to move");
        check("seven-article", "C3 - - resume + + + +", "all alive");
        check("seven-article", "C3 - - resume - -", "paused by black");
        check(
            "seven-article",
            "C3 - - resume - - resume - -",
            "paused by black",
        );
    }

    #[test]
    fn a_second_pause_ends() {
        check("wmsg-2008", "C3 - -", "paused by black");
        check("wmsg-2008", "C3 - - resume - -", "over");
        check("wmsg-2008", "C3 - - resume B2 - -", "over");
    }

    #[test]
    fn two_more_passes_confirm() {
        check("ing", "C3 - - -", "paused by white");
        check("ing", "C3 - - - -", "over");
        check("ing", "C3 - - resume - -", "paused by black");
    }

    #[test]
    fn a_pair_on_resumption_leaves_all_alive() {
        check("aga", "C3 - - resume - -", "all alive");
        check("aga", "C3 - - resume B2 - -", "paused by white");
    }

    #[test]
    fn who_goes_on() {
        check("tangsong-2008", "C3 - - resume", "white to move");
        check("tangsong-2008", "C3 - - - resume", "black to move");
        check("aga", "C3 - - resume", "white to move");
        check("japanese-1989", "C3 - - resume", "black to move");
    }

    #[test]
    fn what_is_not_possible_is_refused() {
        check(
            "aga",
            "C3 - - -",
            "the game is paused; settle it or resume it first",
        );
        check("chinese-2002", "C3 - - -", "the game is over");
        check("chinese-2002", "C3 - - resume", "the game is over");
        check(
            "aga",
            "C3 resume",
            "the game is not paused, so there is nothing to resume",
        );
    }
}
