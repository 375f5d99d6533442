//! What a pass or a resumption would mean now, so that a player can be told before choosing.

use crate::phase::{Action, Intent, Phase, Taken};
use crate::rules::{PassStone, Pausing};
use crate::{ByColor, Color, Game};

/// A pass that is possible now, and what it means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Passing {
    /// What the player wants.
    pub intent: Intent,
    /// What the pass says to the other side.
    pub says: Says,
    /// What it leaves beside the board.
    pub leaves: Left,
    /// The phase that it leads to.
    pub then: Phase,
}

/// What a pass says to the other side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Says {
    /// No more than that there is no move here.
    Nothing,
    /// A proposal to stop.
    Proposal,
    /// Agreement with the proposal just made.
    Agreement,
}

/// What a pass leaves beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Left {
    /// Nothing.
    Nothing,
    /// One's own stone, which is refilled at the end.
    Stone,
    /// One's own stone, as a prisoner of the other side.
    Prisoner,
}

impl Game {
    /// The passes that are possible now; two where the ruleset tells intents apart, none when a pass means nothing.
    ///
    /// ```
    /// use jiping::{Game, Left, Position, Ruleset, Says, Size};
    /// let game = Game::new(Ruleset::preset("seven-article")?, Position::empty(Size::new(9, 9)?));
    /// let [abstention, virtual_move] = game.passes()[..] else { unreachable!() };
    /// assert_eq!((abstention.says, abstention.leaves), (Says::Proposal, Left::Nothing));
    /// assert_eq!((virtual_move.says, virtual_move.leaves), (Says::Nothing, Left::Stone));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn passes(&self) -> Vec<Passing> {
        if self.standing.may_pass().is_err() {
            return Vec::new();
        }
        let differ = self.rules().stopping.value.pause == Pausing::Agreement
            || self.rules().pass.value == PassStone::RefilledUnlessStop;
        let intents: &[Intent] = if differ {
            &[Intent::Stop, Intent::PlayOn]
        } else {
            &[Intent::Stop]
        };
        let passing = |&intent: &Intent| {
            let mut after = self.clone();
            after.make_pass(self.to_move(), intent);
            Passing {
                intent,
                says: self.said_by(intent),
                leaves: self.left_by(intent, self.taken().len()),
                then: after.standing.phase,
            }
        };
        intents.iter().map(passing).collect()
    }

    fn said_by(&self, intent: Intent) -> Says {
        if self.rules().stopping.value.pause != Pausing::Agreement || intent != Intent::Stop {
            return Says::Nothing;
        }
        let since = self.standing.resumed().unwrap_or(0);
        let last = self.taken().iter().skip(since).next_back();
        match last.map(|taken| taken.action) {
            Some(Action::Pass(Intent::Stop)) => Says::Agreement,
            _ => Says::Proposal,
        }
    }

    /// What a pass leaves beside the board that is made after `actions` actions.
    fn left_by(&self, intent: Intent, actions: usize) -> Left {
        let paused = || self.first_pause().is_some_and(|at| at <= actions);
        match self.rules().pass.value {
            PassStone::Nothing => Left::Nothing,
            PassStone::RefilledUnlessStop if intent == Intent::Stop => Left::Nothing,
            PassStone::Refilled | PassStone::RefilledUnlessStop => Left::Stone,
            PassStone::HandedOverAfterPause if !paused() => Left::Nothing,
            PassStone::HandedOver | PassStone::HandedOverAfterPause => Left::Prisoner,
        }
    }

    /// The stones of each colour that lie beside the board: captured, or left there by passes.
    pub fn beside_the_board(&self) -> ByColor<u32> {
        ByColor::from_fn(|color| {
            let left = [Left::Stone, Left::Prisoner].map(|left| self.passes_leaving(left, color));
            let left = u32::try_from(left.iter().sum::<usize>()).unwrap_or(u32::MAX);
            self.captured()[color].saturating_add(left)
        })
    }

    /// How many passes of one side left this beside the board.
    pub(crate) fn passes_leaving(&self, what: Left, color: Color) -> usize {
        let leaves = |(n, taken): &(usize, &Taken)| match taken.action {
            Action::Pass(intent) => taken.color == color && self.left_by(intent, *n) == what,
            Action::Play(_) => false,
        };
        // Play went on after the passes before the beginning.
        let mut before = self.start().passes().to_vec();
        before.retain(|by| *by == color && self.left_by(Intent::PlayOn, 0) == what);
        before.len() + self.taken().iter().enumerate().filter(leaves).count()
    }

    /// Whether White has still to pass and hand over a stone, because Black passed last under rules that let White pass
    /// last; a count by pass stones adds it.
    pub fn white_has_still_to_pass(&self) -> bool {
        *self.phase() != Phase::Playing
            && self.uncounted().is_none()
            && self.rules().pass.value == PassStone::HandedOver
            && self.last_pass() == Some(Color::Black)
    }

    /// Who would move first if `asker` resumed the game; nobody unless it is paused.
    pub fn first_if_resumed(&self, asker: Color) -> Option<Color> {
        match *self.phase() {
            Phase::Paused(pause) => Some(self.standing.first_after(pause, asker)),
            Phase::Playing | Phase::Over(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Ending, Position, Ruleset, Size};

    /// What the passes mean after `-` (a pass that stops), `+` (one that plays on) and `resume`.
    #[track_caller]
    fn check(rules: &str, actions: &str, expected: &[(Says, Left, &str)]) {
        let size = Size::new(5, 5).expect("a size");
        let mut game = Game::new(
            Ruleset::preset(rules).expect("a preset"),
            Position::empty(size),
        );
        for action in actions.split_whitespace() {
            match action {
                "-" => game.pass(Intent::Stop).expect(action),
                "+" => game.pass(Intent::PlayOn).expect(action),
                "resume" => game.resume(game.to_move()).expect(action),
                name => game
                    .play(size.parse_point(name).expect(name))
                    .expect(action),
            }
        }
        let mut found = Vec::new();
        for Passing {
            says, leaves, then, ..
        } in game.passes()
        {
            let then = match then {
                Phase::Playing => "goes on",
                Phase::Paused(_) => "pauses",
                Phase::Over(Ending::AllAlive) => "all alive",
                Phase::Over(_) => "ends",
            };
            found.push((says, leaves, then));
        }
        assert_eq!(found, expected, "{rules}: {actions}");
    }

    #[test]
    fn one_pass_where_intents_are_not_told_apart() {
        let laid = |then| [(Says::Nothing, Left::Stone, then)];
        check("tangsong-2008", "", &laid("goes on"));
        check("tangsong-2008", "-", &laid("pauses"));
        check("tangsong-2008", "- -", &laid("pauses"));
        check("tangsong-2008", "- - -", &laid("all alive"));
        let plain = |then| [(Says::Nothing, Left::Nothing, then)];
        check("chinese-2002", "-", &plain("ends"));
        check("chinese-2002", "- -", &[]);
        check("aga", "-", &[(Says::Nothing, Left::Prisoner, "pauses")]);
        check("aga", "- -", &[]);
    }

    #[test]
    fn a_stop_is_proposed_and_agreed() {
        let both = |says, then| {
            [
                (says, Left::Nothing, then),
                (Says::Nothing, Left::Nothing, "goes on"),
            ]
        };
        check("law-2012", "C3", &both(Says::Proposal, "goes on"));
        check("law-2012", "C3 -", &both(Says::Agreement, "pauses"));
        check("law-2012", "C3 +", &both(Says::Proposal, "goes on"));
        check(
            "new-zealand",
            "- - resume",
            &both(Says::Proposal, "goes on"),
        );
        for rules in ["seven-article", "law-2012", "art-2012", "new-zealand"] {
            check(rules, "C3 - -", &[]);
        }
        let abstains = [
            (Says::Proposal, Left::Nothing, "goes on"),
            (Says::Nothing, Left::Stone, "goes on"),
        ];
        check("seven-article", "C3 - - resume", &abstains);
    }

    #[test]
    fn a_stone_is_handed_over_only_after_the_pause() {
        let rules = "ikeda-territory-1";
        check(rules, "-", &[(Says::Nothing, Left::Nothing, "pauses")]);
        check(
            rules,
            "- - resume",
            &[(Says::Nothing, Left::Prisoner, "goes on")],
        );
    }

    #[test]
    fn stones_beside_the_board_are_captured_or_left_by_passes() {
        let size = Size::new(5, 5).expect("a size");
        let rules = Ruleset::preset("seven-article").expect("a preset");
        let mut game = Game::new(rules, Position::empty(size));
        for intent in [Intent::Stop, Intent::PlayOn, Intent::PlayOn] {
            game.pass(intent).expect("a pass");
        }
        let beside = game.beside_the_board();
        assert_eq!((beside.black, beside.white), (1, 1));
    }

    #[test]
    fn white_passes_last() {
        let still_to_pass = |rules: &str, first: &[&str]| {
            let size = Size::new(5, 5).expect("a size");
            let rules = Ruleset::preset(rules).expect("a preset");
            let mut game = Game::new(rules, Position::empty(size));
            for name in first {
                game.play(size.parse_point(name).expect(name)).expect(name);
            }
            game.pass(Intent::Stop).expect("a pass");
            assert!(!game.white_has_still_to_pass());
            game.pass(Intent::Stop).expect("a pass");
            game.white_has_still_to_pass()
        };
        assert!(still_to_pass("aga", &["C3"]));
        assert!(!still_to_pass("aga", &[]));
        assert!(!still_to_pass("tangsong-2008", &["C3"]));
        assert!(!still_to_pass("ikeda-territory-1", &["C3"]));
    }

    #[test]
    fn who_would_go_on() {
        let size = Size::new(5, 5).expect("a size");
        let rules = Ruleset::preset("japanese-1989").expect("a preset");
        let mut game = Game::new(rules, Position::empty(size));
        assert_eq!(game.first_if_resumed(Color::Black), None);
        game.pass(Intent::Stop).expect("a pass");
        game.pass(Intent::Stop).expect("a pass");
        assert_eq!(game.first_if_resumed(Color::Black), Some(Color::White));
        assert_eq!(game.first_if_resumed(Color::White), Some(Color::Black));
    }
}
