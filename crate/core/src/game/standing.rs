//! How a game stands under one ruleset: whose turn it is, whether it is paused or over.

use super::Objection;
use super::played::{Play, Played};
use crate::history::{Passes, end_of_cycle};
use crate::phase::{Action, Ending, Intent, PassError, Pause, Phase, Taken};
use crate::rules::{Cycle, FirstToMove, ForcedEnd, PassStone, Pausing, Suicide, Then};
use crate::{Color, Ruleset};

/// What a ruleset makes of the actions of a game.
#[derive(Clone, Debug)]
pub(super) struct Standing {
    pub(super) rules: Ruleset,
    pub(super) to_move: Color,
    pub(super) phase: Phase,
    /// What the players said when they went on, in order.
    pub(super) resumptions: Vec<Resumption>,
    /// The number of actions before the first pause or end.
    pub(super) first_pause: Option<usize>,
    /// The cycle that ended the game, also where a record plays on.
    pub(super) cycle: Option<Cycle>,
}

/// The players' word that play goes on, which every ruleset hears.
#[derive(Clone, Copy, Debug)]
pub(super) struct Resumption {
    /// The number of actions before it.
    pub(super) actions: usize,
    /// Whether this ruleset had paused the game, so that it could go on.
    pub(super) takes_effect: bool,
}

impl Standing {
    /// Nothing has been done yet.
    pub(super) fn new(rules: &Ruleset, to_move: Color) -> Standing {
        Standing {
            rules: *rules,
            to_move,
            phase: Phase::Playing,
            resumptions: Vec::new(),
            first_pause: None,
            cycle: None,
        }
    }

    /// What suicide and repetition rules object to in a play that makes the board with the number `stood`, if it stood
    /// before.
    pub(super) fn objection(
        &self,
        played: &Played,
        color: Color,
        play: &Play,
        stood: Option<usize>,
    ) -> Option<Objection> {
        let own = &play.removed[color];
        let suicide = match self.rules.suicide.value {
            Suicide::Forbidden => !own.is_empty(),
            Suicide::GroupsOnly => own.len() == 1,
            Suicide::Allowed => false,
        };
        if suicide {
            return Some(Objection::Suicide(own.clone()));
        }
        let repetition = self.rules.repetition.value;
        let moment = played.history.objection(repetition, stood?, color);
        moment.map(Objection::Repeats)
    }

    /// Notes a play whose position has stood so often since the latest pass.
    pub(super) fn after_play(&mut self, color: Color, times: u32) {
        self.to_move = color.other();
        if let Some(cycle) = end_of_cycle(self.rules.repetition.value, times) {
            self.phase = Phase::Over(Ending::Cycle(cycle));
            self.cycle = Some(cycle);
        }
    }

    /// Whether a pass means anything now.
    pub(super) fn may_pass(&self) -> Result<(), PassError> {
        match self.phase {
            Phase::Over(ending) => Err(PassError::Over(ending)),
            Phase::Paused(_) if !self.rules.forced_end.value.passes_while_paused() => {
                Err(PassError::Paused)
            }
            Phase::Paused(_) | Phase::Playing => Ok(()),
        }
    }

    /// Notes the pass that was taken last; one that means nothing changes no phase.
    pub(super) fn after_pass(&mut self, taken: &[Taken], on_this_board: Passes) {
        let Some(last) = taken.last() else { return };
        self.to_move = last.color.other();
        if self.may_pass().is_ok()
            && let Some(phase) = self.phase_after_pass(taken, last.color, on_this_board)
        {
            self.phase = phase;
        }
        if self.phase != Phase::Playing && self.first_pause.is_none() {
            self.first_pause = Some(taken.len());
        }
    }

    /// The phase that a pass leads to, if it changes.
    fn phase_after_pass(&self, taken: &[Taken], by: Color, on_this_board: Passes) -> Option<Phase> {
        let stopping = self.rules.stopping.value;
        let resumed = self.resumed();
        let in_a_row = passes_at_the_end(taken, 0).count();
        let since_resumption = passes_at_the_end(taken, resumed.unwrap_or(0));
        let pause = match stopping.pause {
            Pausing::TwoPasses => since_resumption.clone().count() >= 2,
            Pausing::Agreement => {
                let last_two = since_resumption.clone().take(2);
                last_two.eq([Intent::Stop, Intent::Stop])
            }
        };
        // Where an abstention (放弃) is told apart, it is no virtual move.
        let virtual_moves = match self.rules.pass.value {
            PassStone::RefilledUnlessStop => on_this_board.playing_on,
            _ => on_this_board.all,
        };
        let at_once = resumed.is_some_and(|at| at + 2 == taken.len());
        let forced = match self.rules.forced_end.value {
            ForcedEnd::Never => None,
            ForcedEnd::FourInARow => (in_a_row >= 4).then_some(Ending::AllAlive),
            ForcedEnd::FourOnOneBoard => (virtual_moves >= 4).then_some(Ending::AllAlive),
            ForcedEnd::PairOnResumption => (pause && at_once).then_some(Ending::AllAlive),
            ForcedEnd::SecondPause => (pause && resumed.is_some()).then_some(Ending::Passes),
            ForcedEnd::TwoToConfirm => (since_resumption.count() >= 4).then_some(Ending::Passes),
        };
        if let Some(ending) = forced {
            return Some(Phase::Over(ending));
        }
        pause.then_some(match stopping.then {
            Then::EndsAllAlive => Phase::Over(Ending::AllAlive),
            Then::Ends => Phase::Over(Ending::Passes),
            Then::MayResume(_) => Phase::Paused(Pause { last_passer: by }),
        })
    }

    /// Who moves first when `asker` resumes the game after `pause`.
    pub(super) fn first_after(&self, pause: Pause, asker: Color) -> Color {
        match self.rules.stopping.value.then {
            Then::MayResume(FirstToMove::OpponentOfLastPasser) => pause.last_passer.other(),
            Then::MayResume(FirstToMove::OpponentOfAsker) => asker.other(),
            Then::MayResume(FirstToMove::SideToMove) | Then::Ends | Then::EndsAllAlive => {
                self.to_move
            }
        }
    }

    /// Goes on after so many actions, with `first` to move, if the game is paused.
    pub(super) fn resume(&mut self, actions: usize, first: Color) {
        let takes_effect = matches!(self.phase, Phase::Paused(_));
        self.resumptions.push(Resumption {
            actions,
            takes_effect,
        });
        if takes_effect {
            self.to_move = first;
            self.phase = Phase::Playing;
        }
    }

    /// Goes on because a record does, with `color` to move, be the game paused or over; the end, if there was one.
    pub(super) fn play_on(&mut self, actions: usize, color: Color) -> Option<Ending> {
        match self.phase {
            Phase::Playing => None,
            Phase::Paused(_) => {
                self.resume(actions, color);
                None
            }
            Phase::Over(ending) => {
                self.phase = Phase::Playing;
                Some(ending)
            }
        }
    }

    /// The number of actions before the latest resumption, if there was one.
    pub(super) fn resumed(&self) -> Option<usize> {
        let latest = self.resumptions.iter().rev().find(|said| said.takes_effect);
        latest.map(|said| said.actions)
    }
}

/// The passes in a row at the end of the actions from `from` on, the last first, up to four: no rule counts further.
fn passes_at_the_end(taken: &[Taken], from: usize) -> impl Iterator<Item = Intent> + Clone {
    let actions = taken.iter().skip(from).rev().take(4);
    actions.map_while(|taken| match taken.action {
        Action::Pass(intent) => Some(intent),
        Action::Play(_) => None,
    })
}

impl ForcedEnd {
    /// Whether a player may pass during a pause, because further passes end the game.
    fn passes_while_paused(self) -> bool {
        match self {
            ForcedEnd::FourInARow | ForcedEnd::TwoToConfirm => true,
            ForcedEnd::Never
            | ForcedEnd::FourOnOneBoard
            | ForcedEnd::PairOnResumption
            | ForcedEnd::SecondPause => false,
        }
    }
}
