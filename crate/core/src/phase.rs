//! Passing, pausing, going on and ending, as each ruleset orders it.

use std::fmt;

use crate::rules::{Cycle, FirstToMove, ForcedEnd, Pausing, Then};
use crate::{Color, Game, Point};

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

    /// The ending, if it leaves nothing to count.
    pub fn uncounted(self) -> Option<Ending> {
        match self {
            Phase::Over(ending @ (Ending::Resigned { .. } | Ending::Cycle(_))) => Some(ending),
            Phase::Over(Ending::Passes | Ending::AllAlive) | Phase::Paused(_) | Phase::Playing => {
                None
            }
        }
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

impl ForcedEnd {
    /// Whether a player may pass during a pause, because further passes end the game.
    pub(crate) fn passes_while_paused(self) -> bool {
        match self {
            ForcedEnd::FourInARow | ForcedEnd::FourOnOneBoard | ForcedEnd::TwoToConfirm => true,
            ForcedEnd::Never | ForcedEnd::PairOnResumption | ForcedEnd::SecondPause => false,
        }
    }
}

impl Game {
    /// Whether every stone on the board is alive, because of how the game ended or because the ruleset knows no other end.
    pub fn leaves_all_alive(&self) -> bool {
        let knows_no_other = self.rules().stopping.value.then == Then::EndsAllAlive;
        knows_no_other || *self.phase() == Phase::Over(Ending::AllAlive)
    }

    /// The passes in a row at the end of `from..`, up to four: no rule counts further.
    fn passes_since(&self, from: usize) -> impl Iterator<Item = Intent> + '_ {
        self.taken()
            .iter()
            .skip(from)
            .rev()
            .take(4)
            .map_while(|taken| match taken.action {
                Action::Pass(intent) => Some(intent),
                Action::Play(_) => None,
            })
    }

    /// The phase that the pass just made leads to, if it changes.
    pub(crate) fn phase_after_pass(&self, on_this_board: u32) -> Option<Phase> {
        let stopping = self.rules().stopping.value;
        let resumed = self.resumed();
        let in_a_row = self.passes_since(0).count();
        let since_resumption = self.passes_since(resumed.unwrap_or(0)).count();
        let pause = match stopping.pause {
            Pausing::TwoPasses => since_resumption >= 2,
            Pausing::Agreement => {
                let last_two = self.passes_since(resumed.unwrap_or(0)).take(2);
                last_two.eq([Intent::Stop, Intent::Stop])
            }
        };
        let at_once = resumed.is_some_and(|at| at + 2 == self.taken().len());
        let forced = match self.rules().forced_end.value {
            ForcedEnd::Never => None,
            ForcedEnd::FourInARow => (in_a_row >= 4).then_some(Ending::AllAlive),
            ForcedEnd::FourOnOneBoard => (on_this_board >= 4).then_some(Ending::AllAlive),
            ForcedEnd::PairOnResumption => (pause && at_once).then_some(Ending::AllAlive),
            ForcedEnd::SecondPause => (pause && resumed.is_some()).then_some(Ending::Passes),
            ForcedEnd::TwoToConfirm => (since_resumption >= 4).then_some(Ending::Passes),
        };
        if let Some(ending) = forced {
            return Some(Phase::Over(ending));
        }
        let last_passer = self.taken().last()?.color;
        pause.then_some(match stopping.then {
            Then::EndsAllAlive => Phase::Over(Ending::AllAlive),
            Then::Ends => Phase::Over(Ending::Passes),
            Then::MayResume(_) => Phase::Paused(Pause { last_passer }),
        })
    }

    /// Who moves first when `asker` resumes the game after `pause`.
    pub(crate) fn first_after(&self, pause: Pause, asker: Color) -> Color {
        match self.rules().stopping.value.then {
            Then::MayResume(FirstToMove::OpponentOfLastPasser) => pause.last_passer.other(),
            Then::MayResume(FirstToMove::OpponentOfAsker) => asker.other(),
            Then::MayResume(FirstToMove::SideToMove) | Then::Ends | Then::EndsAllAlive => {
                self.to_move()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Position, Ruleset, Size};

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
        check("seven-article", "C3 - - resume + +", "all alive");
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
