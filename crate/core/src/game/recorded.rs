//! Moves that were made already: those of a record, or of a game under other rules.

use super::played::Played;
use super::standing::Standing;
use super::{Illegal, Objection};
use crate::phase::{Action, Ending, Intent, PassError, Phase};
use crate::{Color, Game, Point, Ruleset};

/// How the actions of a game go under one ruleset.
struct Course {
    standing: Standing,
    /// What the ruleset objects to, each with the number of actions before it.
    objections: Vec<(usize, Illegal)>,
}

impl Game {
    /// Plays a move of a record as it stands: it may be out of turn, and it is played even where this ruleset forbids
    /// suicide or the repetition, or holds the game for paused or over; what the ruleset objects to is given back.
    ///
    /// # Errors
    /// [`Illegal`] if no stone can be put on the point at all; the game is then as before.
    pub fn replay(&mut self, color: Color, point: Point) -> Result<Option<Illegal>, Illegal> {
        let play = self.played.put(color, point);
        let play = play.map_err(|why| self.illegal(color, point, why))?;
        let stood = self.played.history.find(&play.board);
        let objection = self.standing.objection(&self.played, color, &play, stood);
        let over = self.standing.play_on(self.taken().len(), color);
        self.make(color, point, play);
        let objection = over.map(Objection::Over).or(objection);
        Ok(objection.map(|why| self.illegal(color, point, why)))
    }

    /// Passes as a record says, out of turn or not; what the ruleset objects to is given back, and the pass is noted all
    /// the same, for others to judge.
    pub fn replay_pass(&mut self, color: Color, intent: Intent) -> Option<PassError> {
        let objection = self.standing.may_pass().err();
        self.make_pass(color, intent);
        objection
    }

    /// Goes on as a record says, with `first` to move, where the game is paused; the players' word is noted in any case,
    /// for others to judge.
    pub(crate) fn replay_resumption(&mut self, first: Color) {
        self.standing.resume(self.taken().len(), first);
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
        let mut courses = [Course::new(&rules, self)];
        let played = self.retrace(&mut courses, actions);
        let [mut course] = courses;
        if actions >= self.taken().len() {
            self.finish(&mut course.standing);
        }
        let standing = course.standing;
        (Game { played, standing }, course.objections)
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
        let mut courses = [Course::new(self.rules(), self)];
        let played = self.retrace(&mut courses, actions);
        let [Course { mut standing, .. }] = courses;
        if resumed && self.goes_on_after(actions) {
            let next = self.taken().get(actions);
            standing.resume(actions, next.map_or(self.to_move(), |taken| taken.color));
        }
        Game { played, standing }
    }

    /// The numbers of actions before each resumption, in order.
    pub fn resumptions(&self) -> Vec<usize> {
        let mut all = Vec::new();
        for said in &self.standing.resumptions {
            if said.takes_effect {
                all.push(said.actions);
            }
        }
        all
    }

    /// Whether the players said after so many actions that play goes on, whatever the ruleset made of it.
    pub(crate) fn goes_on_after(&self, actions: usize) -> bool {
        let all = &self.standing.resumptions;
        all.binary_search_by_key(&actions, |said| said.actions)
            .is_ok()
    }

    /// Shows this game once more under each of these rulesets, with what that one objects to; every stone is put on the
    /// board only once.
    pub(crate) fn under_each(
        &self,
        rulesets: &[Ruleset],
        mut show: impl FnMut(&Game, Vec<(usize, Illegal)>),
    ) {
        let mut courses = Vec::with_capacity(rulesets.len());
        for rules in rulesets {
            courses.push(Course::new(rules, self));
        }
        let mut game = Game {
            played: self.retrace(&mut courses, usize::MAX),
            standing: Standing::new(self.rules(), self.to_move()),
        };
        for course in courses {
            game.standing = course.standing;
            self.finish(&mut game.standing);
            show(&game, course.objections);
        }
    }

    /// Takes the first `actions` actions once more and tells each course of them.
    fn retrace(&self, courses: &mut [Course], actions: usize) -> Played {
        let mut played = Played::new(self.start().clone(), self.handicap());
        for (n, taken) in self.taken().iter().take(actions).enumerate() {
            let color = taken.color;
            if self.goes_on_after(n) {
                for course in &mut *courses {
                    course.standing.resume(n, color);
                }
            }
            match taken.action {
                Action::Play(point) => {
                    // It could be put there, and the boards are the same.
                    let Ok(play) = played.put(color, point) else {
                        continue;
                    };
                    let stood = played.history.find(&play.board);
                    for Course {
                        standing,
                        objections,
                    } in &mut *courses
                    {
                        let objection = standing.objection(&played, color, &play, stood);
                        let over = standing.play_on(n, color).map(Objection::Over);
                        let why = over.or(objection);
                        objections.extend(why.map(|why| (n, self.illegal(color, point, why))));
                    }
                    let times = played.play(color, point, play);
                    for course in &mut *courses {
                        course.standing.after_play(color, times);
                    }
                }
                Action::Pass(intent) => {
                    let on_this_board = played.pass(color, intent);
                    for course in &mut *courses {
                        course.standing.after_pass(&played.taken, on_this_board);
                    }
                }
            }
        }
        played
    }

    /// What came after the last action: a resumption, a resignation.
    fn finish(&self, standing: &mut Standing) {
        let actions = self.taken().len();
        if self.goes_on_after(actions) {
            standing.resume(actions, self.to_move());
        }
        let resigned = matches!(self.phase(), Phase::Over(Ending::Resigned { .. }));
        if resigned && !matches!(standing.phase, Phase::Over(_)) {
            standing.phase = *self.phase();
        }
    }
}

impl Course {
    /// The beginning of this game under a ruleset.
    fn new(rules: &Ruleset, game: &Game) -> Course {
        Course {
            standing: Standing::new(rules, game.start().to_move()),
            objections: Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Diagram, Position, Setup, Size};

    /// The game's first actions made one by one on a game that knows nothing of them, and what is objected to.
    fn from_nothing(game: &Game, rules: &Ruleset, actions: usize) -> (Game, Vec<(usize, Illegal)>) {
        let mut made = Game::new(*rules, game.start().clone());
        let mut objections = Vec::new();
        for (n, taken) in game.taken().iter().take(actions).enumerate() {
            match taken.action {
                Action::Play(point) => {
                    let objection = made.replay(taken.color, point).expect("a free point");
                    objections.extend(objection.map(|illegal| (n, illegal)));
                }
                Action::Pass(intent) => drop(made.replay_pass(taken.color, intent)),
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
                game.make_pass(game.to_move(), Intent::PlayOn);
            } else {
                game.replay(game.to_move(), point(action)).expect(action);
            }
        }
        for rules in Ruleset::presets() {
            for moment in 0..=game.taken().len() {
                let (mut again, objections) = game.replayed(*rules, moment);
                let (mut made, expected) = from_nothing(&game, rules, moment);
                assert_eq!(objections, expected, "{} after {moment}", rules.id);
                for name in other.split_whitespace() {
                    let found = again.replay(again.to_move(), point(name));
                    let expected = made.replay(made.to_move(), point(name));
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
