//! What happened in a game that its result depends on, besides the board.

use crate::rules::{Compensation, Handicap};
use crate::{Action, ByColor, Color, Game, Left, Points, Ruleset};

use super::{Due, Payment};

/// The turns of both sides up to some moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Turns {
    /// Real moves (实着).
    pub real: ByColor<usize>,
    /// Passes, whatever they mean.
    pub passes: ByColor<usize>,
}

impl Turns {
    /// The first `actions` actions of a game, and the passes before it.
    fn of(game: &Game, actions: usize) -> Turns {
        let mut turns = Turns::default();
        for color in game.start().passes() {
            turns.passes[*color] += 1;
        }
        for taken in game.taken().iter().take(actions) {
            match taken.action {
                Action::Play(_) => turns.real[taken.color] += 1,
                Action::Pass(_) => turns.passes[taken.color] += 1,
            }
        }
        turns
    }

    /// All turns of both sides.
    pub(crate) fn actions(&self) -> usize {
        let Turns { real, passes } = self;
        real.black + real.white + passes.black + passes.white
    }
}

/// What a result rests on besides the board: who passed first, how many turns were taken, what was captured.
///
/// A question "what if" changes a fact and settles the same board anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Facts {
    /// Whose pass was the first of the game.
    pub first_pass: Option<Color>,
    /// Whose pass was the last of the game.
    pub last_pass: Option<Color>,
    /// Stones that stood before the first move, those already captured then included.
    pub setup: ByColor<usize>,
    /// Black stones that were a handicap.
    pub handicap: usize,
    /// The turns of the whole game.
    pub turns: Turns,
    /// The turns up to the first pause or end; those of the whole game if there was none.
    pub to_first_pause: Turns,
    /// Passes whose stone is refilled (虚着).
    pub virtual_moves: ByColor<usize>,
    /// Passes whose stone is handed to the other side.
    pub handed_over: ByColor<usize>,
    /// Stones captured in play, suicides included.
    pub captured: ByColor<usize>,
}

impl Facts {
    /// The facts of a game under its ruleset.
    pub fn of(game: &Game) -> Facts {
        let pause = game.first_pause().unwrap_or(usize::MAX);
        let start = game.start();
        let left = |what: Left| ByColor::from_fn(|color| game.passes_leaving(what, color));
        Facts {
            first_pass: game.first_pass(),
            last_pass: game.last_pass(),
            setup: ByColor::from_fn(|color| {
                start.board().count(color) + usize::from(start.captured()[color])
            }),
            handicap: game.handicap(),
            turns: Turns::of(game, usize::MAX),
            to_first_pause: Turns::of(game, pause),
            virtual_moves: left(Left::Stone),
            handed_over: left(Left::Prisoner),
            captured: game.captured().map(|stones| stones as usize),
        }
    }

    /// What the ruleset asks one side to pay, given how many basic eye points the groups of each side must keep.
    pub(super) fn payment(&self, rules: &Ruleset, kept: ByColor<usize>) -> Payment {
        let lead = |pair: ByColor<usize>| {
            let pair = pair.map(|n| i32::try_from(n).unwrap_or(i32::MAX / 4));
            pair.black - pair.white
        };
        let (by_black, due) = match rules.compensation.value {
            Compensation::Nothing => (0, Due::NoCompensation),
            Compensation::FirstPassWhite => match self.first_pass {
                Some(Color::White) => (1, Due::FirstPassWhite),
                Some(Color::Black) => (0, Due::FirstPassBlack),
                None => (0, Due::NoPass),
            },
            Compensation::Surplus => match lead(self.to_first_pause.real) {
                0 => (0, Due::EqualMoves),
                surplus => (surplus, Due::Surplus),
            },
            Compensation::GroupTax => match lead(kept) {
                0 => (0, Due::EqualGroups),
                more => (more, Due::Groups),
            },
            Compensation::Prisoners => {
                let real = self.turns.real;
                let put = ByColor::from_fn(|color| self.setup[color] + real[color]);
                (lead(put), Due::Prisoners)
            }
        };
        Payment { by_black, due }
    }

    /// What White receives for the stones of a handicap.
    pub(super) fn handicap(&self, rules: &Ruleset) -> Points {
        match rules.handicap.value {
            Handicap::Nothing => Points::ZERO,
            Handicap::Stones => Points::count(self.handicap),
            Handicap::StonesLessOne => Points::count(self.handicap.saturating_sub(1)),
        }
    }
}
