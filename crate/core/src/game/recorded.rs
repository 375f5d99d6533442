//! Moves that were made already: those of a record, or of a game under other rules.

use super::{Illegal, Objection};
use crate::phase::{Action, Ending, Intent, PassError, Phase};
use crate::{Color, Game, Point, Ruleset};

impl Game {
    /// Plays a move of a record as it stands: it may be out of turn, and it is played even where this ruleset forbids
    /// suicide or the repetition, or holds the game for paused or over; what the ruleset objects to is given back.
    ///
    /// # Errors
    /// [`Illegal`] if no stone can be put on the point at all; the game is then as before.
    pub fn replay(&mut self, color: Color, point: Point) -> Result<Option<Illegal>, Illegal> {
        let size = self.board.size();
        let illegal = |why| Illegal {
            size,
            point,
            by: color,
            why,
        };
        let (play, objection) = self.try_play(color, point).map_err(illegal)?;
        let over = self.reopen(color);
        self.make(color, point, play);
        Ok(over.map(Objection::Over).or(objection).map(illegal))
    }

    /// Passes as a record says, out of turn or not.
    ///
    /// # Errors
    /// [`PassError`] if the pass means nothing any more, as for [`Game::pass`]; the game is then as before.
    pub fn replay_pass(&mut self, color: Color, intent: Intent) -> Result<(), PassError> {
        self.may_pass()?;
        self.to_move = color;
        self.make_pass(intent);
        Ok(())
    }

    /// The first `actions` actions of this game once more, under `rules`, and what that ruleset objects to, each with the
    /// number of actions before it.
    ///
    /// A play that it forbids is made all the same, a pass that means nothing to it is noted and changes no phase.
    ///
    /// ```
    /// use jiping::{Game, Intent, Position, Ruleset, Size};
    /// let mut game = Game::new(Ruleset::preset("tangsong-2008")?, Position::empty(Size::new(9, 9)?));
    /// game.pass(Intent::PlayOn)?;
    /// game.pass(Intent::PlayOn)?;
    /// let (first, objections) = game.replayed(Ruleset::preset("aga")?, 1);
    /// assert_eq!(first.taken().len(), 1);
    /// assert!(objections.is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn replayed(&self, rules: Ruleset, actions: usize) -> (Game, Vec<(usize, Illegal)>) {
        let (mut game, objections) = self.made_again(&rules, actions);
        if actions >= self.taken.len() {
            if self.resumptions.last() == Some(&self.taken.len()) {
                game.reopen(self.to_move);
            }
            if let (Phase::Playing | Phase::Paused(_), Phase::Over(Ending::Resigned { .. })) =
                (game.phase, self.phase)
            {
                game.phase = self.phase;
            }
        }
        (game, objections)
    }

    /// This game as it stood after its first `actions` actions; with `resumed`, after the resumption that followed them,
    /// if one did.
    ///
    /// ```
    /// use jiping::{Game, Intent, Phase, Position, Ruleset, Size};
    /// let mut game = Game::new(Ruleset::preset("tangsong-2008")?, Position::empty(Size::new(9, 9)?));
    /// game.pass(Intent::Stop)?;
    /// game.pass(Intent::Stop)?;
    /// game.resume(game.to_move())?;
    /// assert!(matches!(game.at(2, false).phase(), Phase::Paused(_)));
    /// assert_eq!(*game.at(2, true).phase(), Phase::Playing);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn at(&self, actions: usize, resumed: bool) -> Game {
        let (mut game, _) = self.made_again(&self.rules, actions);
        if resumed && self.resumptions.contains(&actions) {
            let next = self.taken.get(actions);
            game.reopen(next.map_or(self.to_move, |taken| taken.color));
        }
        game
    }

    /// The numbers of actions before each resumption, in order.
    pub fn resumptions(&self) -> &[usize] {
        &self.resumptions
    }

    fn made_again(&self, rules: &Ruleset, actions: usize) -> (Game, Vec<(usize, Illegal)>) {
        let mut game = Game::new(*rules, self.start.clone());
        game.history = self.history.again(&game.board, game.to_move);
        let mut objections = Vec::new();
        for (n, taken) in self.taken.iter().take(actions).enumerate() {
            if self.resumptions.binary_search(&n).is_ok() {
                game.reopen(taken.color);
            }
            match taken.action {
                Action::Play(point) => {
                    let (Ok(Some(illegal)) | Err(illegal)) = game.replay(taken.color, point) else {
                        continue;
                    };
                    objections.push((n, illegal));
                }
                Action::Pass(intent) => {
                    let settled = game.may_pass().is_err().then_some(game.phase);
                    game.to_move = taken.color;
                    game.make_pass(intent);
                    game.phase = settled.unwrap_or(game.phase);
                }
            }
        }
        game.history.leave();
        (game, objections)
    }

    /// Goes on in spite of a pause or an end, with `color` to move; the end, if there was one.
    fn reopen(&mut self, color: Color) -> Option<Ending> {
        let over = match self.phase {
            Phase::Playing => return None,
            Phase::Paused(_) => None,
            Phase::Over(ending) => Some(ending),
        };
        self.go_on(color);
        over
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Diagram, Position, Setup, Size};

    /// The game's first actions made one by one on a game that knows nothing of them, and what is objected to.
    fn from_nothing(game: &Game, rules: &Ruleset, actions: usize) -> (Game, Vec<(usize, Illegal)>) {
        let mut made = Game::new(*rules, game.start.clone());
        let mut objections = Vec::new();
        for (n, taken) in game.taken.iter().take(actions).enumerate() {
            match taken.action {
                Action::Play(point) => {
                    let objection = made.replay(taken.color, point).expect("a free point");
                    objections.extend(objection.map(|illegal| (n, illegal)));
                }
                Action::Pass(intent) => made.replay_pass(taken.color, intent).expect("a pass"),
            }
        }
        (made, objections)
    }

    /// Makes a game again under every ruleset up to each of its moments, and goes on from there by these other points.
    #[track_caller]
    fn check(drawing: &str, actions: &str, other: &str) {
        let drawn: Diagram = drawing.parse().expect("a drawing");
        let size: Size = drawn.board.size();
        let point = |name: &str| size.parse_point(name).expect("a point");
        let start = Position::new(Setup::from(drawn)).expect("liberties");
        let mut game = Game::new(Ruleset::preset("law-2012").expect("a preset"), start);
        for action in actions.split_whitespace() {
            if action == "+" {
                game.make_pass(Intent::PlayOn);
            } else {
                game.replay(game.to_move, point(action)).expect(action);
            }
        }
        for rules in Ruleset::presets() {
            for moment in 0..=game.taken.len() {
                let (mut again, objections) = game.replayed(*rules, moment);
                let (mut made, expected) = from_nothing(&game, rules, moment);
                assert_eq!(objections, expected, "{} after {moment}", rules.id);
                for name in other.split_whitespace() {
                    let found = again.replay(again.to_move, point(name));
                    let expected = made.replay(made.to_move, point(name));
                    assert_eq!(found, expected, "{} after {moment}, {name}", rules.id);
                }
            }
        }
    }

    #[test]
    fn a_game_made_again_knows_the_same_boards() {
        let ko = ". X O . .\nX X O . .\nX O . O .\n. X O . .\n. X O . .";
        check(ko, "C3 B3 C3 + E5 B3 C3 B3", "E1 A2 C3 B3 C3 B3");
        check(ko, "C3 E5 A5 + A2 B3", "B3 C3 B3 C3 B3");
        check(". X .\nX . .\n. . .", "C1 A3 C2 A3 + A3", "A3 A3 B1 A3");
    }
}
