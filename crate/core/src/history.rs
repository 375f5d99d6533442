//! Every board that has stood in a game, and which of them a play may make again.

mod boards;

use boards::{Boards, Hash, spread};

use crate::rules::{Cycle, Repetition};
use crate::{Board, ByColor, Color, Intent};

/// The boards of a game in order; a moment's index is the number of actions before it.
///
/// After an action of one side the other is to move, so a moment is told by its board and by whose action led to it.
#[derive(Clone, Debug)]
pub(crate) struct History {
    boards: Boards,
    /// When each board stood, by its number.
    seen: Vec<Seen>,
    /// The number of the board of each moment.
    moments: Vec<usize>,
    /// The moment of each side's latest pass.
    latest_pass: ByColor<Option<usize>>,
}

/// When and how often a board stood: all that any rule asks, so that no rule looks at the moments one by one.
#[derive(Clone, Copy, Default, Debug)]
struct Seen {
    /// The latest moment to which an action of each side led.
    latest: ByColor<Option<usize>>,
    /// How often an action of each side led to it since the latest pass, which counts among them.
    since_pass: ByColor<u32>,
    passes: Passes,
}

/// The passes ever made on one board.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Passes {
    /// All of them.
    pub(crate) all: u32,
    /// Those that proposed no stop.
    pub(crate) playing_on: u32,
}

impl Seen {
    fn latest(&self) -> Option<usize> {
        self.latest.black.max(self.latest.white)
    }
}

impl History {
    /// The history of a game that has just begun; its board counts as made by the side not to move.
    pub(crate) fn new(board: &Board, to_move: Color) -> History {
        History::hashed_by(spread, board, to_move)
    }

    fn hashed_by(hash: Hash, board: &Board, to_move: Color) -> History {
        let mut history = History {
            boards: Boards::hashed_by(hash, board.size()),
            seen: Vec::new(),
            moments: Vec::new(),
            latest_pass: ByColor::default(),
        };
        history.play(board, to_move.other());
        history
    }

    /// Notes a play that led to `board`; the number of times this position stood since the latest pass.
    pub(crate) fn play(&mut self, board: &Board, by: Color) -> u32 {
        self.record(board, by, None).since_pass[by]
    }

    /// Notes a pass on `board`; the passes ever made on it.
    pub(crate) fn pass(&mut self, board: &Board, by: Color, intent: Intent) -> Passes {
        self.latest_pass[by] = Some(self.moments.len());
        self.record(board, by, Some(intent)).passes
    }

    fn record(&mut self, board: &Board, by: Color, pass: Option<Intent>) -> Seen {
        let moment = self.moments.len();
        let number = self.boards.keep(board);
        let mut seen = self.seen.get(number).copied().unwrap_or_default();
        if seen.latest() < self.latest_pass.black.max(self.latest_pass.white) {
            seen.since_pass = ByColor::default();
        }
        seen.latest[by] = Some(moment);
        seen.since_pass[by] += 1;
        seen.passes.all += u32::from(pass.is_some());
        seen.passes.playing_on += u32::from(pass == Some(Intent::PlayOn));
        match self.seen.get_mut(number) {
            Some(place) => *place = seen,
            None => self.seen.push(seen),
        }
        self.moments.push(number);
        seen
    }

    /// The number of `board`, if it has stood.
    pub(crate) fn find(&self, board: &Board) -> Option<usize> {
        self.boards.find(board)
    }

    /// The latest earlier moment that makes it illegal for `by` to make the board with this number, if there is one.
    pub(crate) fn objection(&self, rule: Repetition, number: usize, by: Color) -> Option<usize> {
        let seen = self.seen.get(number)?;
        match rule {
            Repetition::Positional => seen.latest(),
            // One and the same here, where the other side moves after every action and a drawing counts as made by the
            // side not to move.
            Repetition::Situational | Repetition::NaturalSituational => seen.latest[by],
            Repetition::OwnWindow => seen
                .latest()
                .filter(|moment| Some(*moment) >= self.latest_pass[by]),
            // The board that stands is among them: where suicide is allowed, a single stone would make it again.
            Repetition::Simple { .. } => seen
                .latest()
                .filter(|moment| *moment + 2 >= self.moments.len()),
        }
    }

    /// The board after `moment` actions.
    pub(crate) fn board(&self, moment: usize) -> Option<Board> {
        self.boards.board(*self.moments.get(moment)?)
    }
}

/// How a third sight of a position ends the game, if it does.
pub(crate) fn end_of_cycle(rule: Repetition, times: u32) -> Option<Cycle> {
    match rule {
        Repetition::Simple { cycle } if times >= 3 => Some(cycle),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Action, Game, Objection, Position, Ruleset, Size};
    use proptest::prelude::*;

    const RULES: [Repetition; 5] = [
        Repetition::Positional,
        Repetition::Situational,
        Repetition::NaturalSituational,
        Repetition::OwnWindow,
        Repetition::Simple {
            cycle: Cycle::NoResult,
        },
    ];

    /// The moments as a plain list that every question goes through: slow, and too simple to be wrong.
    struct List(Vec<Moment>);

    /// A board that stood, and the action that led to it.
    struct Moment {
        board: Board,
        by: Color,
        pass: Option<Intent>,
    }

    impl List {
        fn new(board: &Board, to_move: Color) -> List {
            let mut list = List(Vec::new());
            list.record(board, to_move.other(), None);
            list
        }

        fn record(&mut self, board: &Board, by: Color, pass: Option<Intent>) {
            self.0.push(Moment {
                board: board.clone(),
                by,
                pass,
            });
        }

        /// How often the position of a play stood since the latest pass, and the passes made on the board of a pass.
        fn act(&mut self, board: &Board, by: Color, pass: Option<Intent>) -> (u32, Passes) {
            self.record(board, by, pass);
            let (mut times, mut passes) = (0, Passes::default());
            let mut since_pass = pass.is_none();
            for moment in self.0.iter().rev() {
                let here = moment.board == *board;
                times += u32::from(since_pass && here && moment.by == by);
                since_pass &= moment.pass.is_none();
                if pass.is_some() && here {
                    passes.all += u32::from(moment.pass.is_some());
                    passes.playing_on += u32::from(moment.pass == Some(Intent::PlayOn));
                }
            }
            (times, passes)
        }

        fn objection(&self, rule: Repetition, board: &Board, by: Color) -> Option<usize> {
            let last = self.0.len() - 1;
            for (n, moment) in self.0.iter().enumerate().rev() {
                let counts = match rule {
                    Repetition::Positional | Repetition::OwnWindow => true,
                    Repetition::Situational | Repetition::NaturalSituational => moment.by == by,
                    Repetition::Simple { .. } => n + 1 >= last,
                };
                if counts && moment.board == *board {
                    return Some(n);
                }
                if rule == Repetition::OwnWindow && moment.pass.is_some() && moment.by == by {
                    return None;
                }
            }
            None
        }
    }

    /// What a history answers where [`List::act`] does.
    fn noted(
        history: &mut History,
        board: &Board,
        by: Color,
        pass: Option<Intent>,
    ) -> (u32, Passes) {
        match pass {
            None => (history.play(board, by), Passes::default()),
            Some(intent) => (0, history.pass(board, by, intent)),
        }
    }

    /// A game, its moments as a list, and as histories of a good and of the worst hash.
    struct Race {
        game: Game,
        list: List,
        histories: [History; 2],
    }

    impl Race {
        fn new(rules: &Ruleset, size: Size) -> Race {
            let (board, to_move) = (Board::empty(size), Color::Black);
            Race {
                game: Game::new(*rules, Position::empty(size)),
                list: List::new(&board, to_move),
                histories: [spread, |_: &[u64]| 0]
                    .map(|hash| History::hashed_by(hash, &board, to_move)),
            }
        }

        /// Replays a point or a pass, and checks that all count alike.
        fn act(&mut self, by: Color, action: Action) {
            let pass = match action {
                Action::Play(point) if self.game.replay(by, point).is_err() => return,
                Action::Play(_) => None,
                Action::Pass(intent) => {
                    self.game.replay_pass(by, intent);
                    Some(intent)
                }
            };
            let board = self.game.board();
            let expected = self.list.act(board, by, pass);
            for history in &mut self.histories {
                assert_eq!(noted(history, board, by, pass), expected, "{by} {action:?}");
            }
        }

        /// Checks that all object alike to every play on an empty point, and the game with them.
        fn check(&self) {
            let own = self.game.rules().repetition.value;
            for by in Color::BOTH {
                for point in self.game.board().points(None) {
                    let mut next = self.game.clone();
                    let illegal = next.replay(by, point).expect("an empty point");
                    let board = next.board();
                    for rule in RULES {
                        let expected = self.list.objection(rule, board, by);
                        for history in &self.histories {
                            let number = history.find(board);
                            let found = number.and_then(|n| history.objection(rule, n, by));
                            assert_eq!(found, expected, "{rule:?}");
                        }
                    }
                    let suicide_or_over = illegal
                        .as_ref()
                        .is_some_and(|illegal| !matches!(illegal.why, Objection::Repeats(_)));
                    if !suicide_or_over {
                        let moment = self.list.objection(own, board, by);
                        assert_eq!(illegal.map(|i| i.why), moment.map(Objection::Repeats));
                    }
                }
            }
            for moment in 0..=self.list.0.len() {
                let expected = self.list.0.get(moment).map(|m| m.board.clone());
                for history in &self.histories {
                    assert_eq!(history.board(moment), expected);
                }
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn every_rule_answers_as_a_list_of_moments_would(
            (width, height) in prop_oneof![Just((2, 2)), Just((3, 3)), Just((1, 4)), Just((3, 2))],
            ruleset in 0..Ruleset::presets().len(),
            numbers in prop::collection::vec(any::<usize>(), 0..40),
        ) {
            let size = Size::new(width, height).expect("a size");
            let mut race = Race::new(&Ruleset::presets()[ruleset], size);
            for number in numbers {
                let points = race.game.board().points(None);
                let point = points.get(number / 100 % points.len().max(1)).copied();
                let by = race.game.to_move();
                let by = if number % 100 < 10 { by.other() } else { by };
                let pass = Action::Pass([Intent::Stop, Intent::PlayOn][number / 4 % 2]);
                let point = point.filter(|_| !number.is_multiple_of(4));
                race.act(by, point.map_or(pass, Action::Play));
                race.check();
            }
        }
    }

    const LONG: usize = 100_000;

    /// Makes 100,000 plays and passes, and checks that none is looked up with more than a bounded effort.
    #[track_caller]
    fn check_effort(lines: usize, is_pass: fn(usize) -> bool) {
        // New Zealand: passes that play on never end the game.
        let rules = Ruleset::preset("new-zealand").expect("a preset");
        let size = Size::new(lines, lines).expect("a size");
        let mut game = Game::new(rules, Position::empty(size));
        let mut history = History::new(game.board(), Color::Black);
        let mut list = List::new(game.board(), Color::Black);
        for n in 1..=LONG {
            let by = game.to_move();
            let pass = is_pass(n).then_some(Intent::PlayOn);
            if let Some(intent) = pass {
                let objection = game.replay_pass(by, intent);
                assert_eq!(objection, None, "the game goes on");
            } else {
                let points = game.board().points(None);
                let point = points[n * 7919 / 7 % points.len()];
                game.replay(by, point).expect("an empty point");
            }
            let board = game.board();
            let (passed, compared) = history.boards.effort(board);
            assert!(passed <= 40 && compared <= 1, "{n}: {passed}, {compared}");
            let count = noted(&mut history, board, by, pass);
            if n < LONG {
                list.record(board, by, pass);
            } else {
                assert_eq!(count, list.act(board, by, pass));
            }
        }
        for point in size.points().take(lines) {
            let mut next = game.clone();
            if next.replay(game.to_move(), point).is_ok() {
                let number = history.find(next.board());
                for rule in RULES {
                    let objection = |by| history.objection(rule, number?, by);
                    let expected = |by| list.objection(rule, next.board(), by);
                    assert_eq!(Color::BOTH.map(objection), Color::BOTH.map(expected));
                }
            }
        }
    }

    #[test]
    fn a_long_game_is_looked_up_like_a_short_one() {
        check_effort(9, |n| n % 50 == 0);
        check_effort(5, |n| n > LONG / 2);
        check_effort(2, |n| n % 3 == 0);
    }
}
