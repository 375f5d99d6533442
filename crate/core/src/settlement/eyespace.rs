//! Whether a small enclosed space makes two eyes: every way to play in it, move by move.

use crate::{Point, Size};

/// A space of more points is taken to have room for two eyes.
const LARGEST: usize = 8;

/// What is on a point of the space.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cell {
    Empty,
    /// A stone of the side that encloses the space.
    Own,
    /// A stone of the other side, agreed dead.
    Other,
}

/// An enclosed space; the stones around it are connected and cannot be taken, for they have liberties elsewhere as long as
/// anybody plays here.
struct Space {
    /// For each point the points of the space next to it.
    adjacent: Vec<Vec<usize>>,
    /// Whether the point touches what encloses the space.
    wall: Vec<bool>,
}

#[derive(Clone, Copy)]
struct State {
    cells: [Cell; LARGEST],
    /// Whether it is the enclosing side's turn.
    own_turn: bool,
    /// Where the other side may not retake: the enclosing side wins every ko.
    banned: Option<usize>,
}

/// Whether the side that encloses `points` can divide them for good, when it moves first or, with `other_first`, second.
pub(super) fn makes_two_eyes(
    size: Size,
    points: &[Point],
    dead: impl Fn(Point) -> bool,
    other_first: bool,
) -> bool {
    if points.len() > LARGEST {
        return true;
    }
    let mut cells = [Cell::Own; LARGEST];
    let mut space = Space {
        adjacent: Vec::new(),
        wall: Vec::new(),
    };
    for (&point, cell) in points.iter().zip(&mut cells) {
        *cell = if dead(point) {
            Cell::Other
        } else {
            Cell::Empty
        };
        let around = || size.neighbors(point);
        let inside = |near: Point| points.iter().position(|other| *other == near);
        space.wall.push(around().any(|near| inside(near).is_none()));
        space.adjacent.push(around().filter_map(inside).collect());
    }
    space.divides(State {
        cells,
        own_turn: !other_first,
        banned: None,
    })
}

impl Space {
    /// Whether the enclosing side wins from `start`: it wins where the space is divided, where it has a move that wins,
    /// and where all the other side's moves lose.
    fn divides(&self, start: State) -> bool {
        let mut known = vec![None; self.codes()];
        let mut states = vec![start];
        known[self.code(&start)] = Some(0);
        let mut after: Vec<Vec<usize>> = Vec::new();
        let mut won = Vec::new();
        while let Some(&state) = states.get(after.len()) {
            let divided = self.is_divided(&state) || self.is_roomy(&state);
            let next = if divided {
                Vec::new()
            } else {
                self.moves(&state)
            };
            let mut numbers = Vec::with_capacity(next.len());
            for state in next {
                let number = known[self.code(&state)].get_or_insert(states.len());
                if *number == states.len() {
                    states.push(state);
                }
                numbers.push(*number);
            }
            won.push(divided);
            after.push(numbers);
        }
        let mut changed = true;
        while changed {
            changed = false;
            for (n, state) in states.iter().enumerate().rev() {
                let wins = |next: &usize| won[*next];
                let now = won[n]
                    || if state.own_turn {
                        after[n].iter().any(wins)
                    } else {
                        after[n].iter().all(wins)
                    };
                changed |= now != won[n];
                won[n] = now;
            }
        }
        won.first() == Some(&true)
    }

    /// The number of states that there may be.
    fn codes(&self) -> usize {
        self.wall
            .iter()
            .fold(2 * (self.wall.len() + 1), |codes, _| 3 * codes)
    }

    /// A number for each state.
    fn code(&self, state: &State) -> usize {
        let banned = state.banned.map_or(0, |at| at + 1);
        let rest = usize::from(state.own_turn) + 2 * banned;
        let cells = state.cells.iter().take(self.wall.len());
        cells.fold(0, |code, cell| 3 * code + *cell as usize) * 2 * (self.wall.len() + 1) + rest
    }

    /// Passing, and every play.
    fn moves(&self, state: &State) -> Vec<State> {
        let passed = State {
            own_turn: !state.own_turn,
            banned: None,
            ..*state
        };
        let mut moves = Vec::new();
        for at in 0..self.wall.len() {
            moves.extend(self.play(state, at));
        }
        moves.push(passed);
        moves
    }

    fn play(&self, state: &State, at: usize) -> Option<State> {
        if state.cells[at] != Cell::Empty || state.banned == Some(at) {
            return None;
        }
        let (mine, theirs) = if state.own_turn {
            (Cell::Own, Cell::Other)
        } else {
            (Cell::Other, Cell::Own)
        };
        let mut cells = state.cells;
        cells[at] = mine;
        let mut taken = Vec::new();
        for &near in &self.adjacent[at] {
            if cells[near] == theirs && !self.lives(cells, near) {
                for stone in self.connected(near, |cell| cells[cell] == theirs) {
                    cells[stone] = Cell::Empty;
                    taken.push(stone);
                }
            }
        }
        let banned = match taken[..] {
            [stone] if state.own_turn => Some(stone),
            _ => None,
        };
        self.lives(cells, at).then_some(State {
            cells,
            own_turn: !state.own_turn,
            banned,
        })
    }

    /// Whether the chain on `at` has a liberty, or is one with what encloses the space.
    fn lives(&self, cells: [Cell; LARGEST], at: usize) -> bool {
        let chain = self.connected(at, |cell| cells[cell] == cells[at]);
        chain.iter().any(|&stone| {
            let mut near = self.adjacent[stone].iter();
            (cells[at] == Cell::Own && self.wall[stone])
                || near.any(|near| cells[*near] == Cell::Empty)
        })
    }

    /// The cells connected with `at` by cells that belong together, itself included.
    fn connected(&self, at: usize, belongs: impl Fn(usize) -> bool) -> Vec<usize> {
        let mut found = vec![at];
        let mut next = 0;
        while let Some(&cell) = found.get(next) {
            next += 1;
            for &near in &self.adjacent[cell] {
                if belongs(near) && !found.contains(&near) {
                    found.push(near);
                }
            }
        }
        found
    }

    /// Whether own stones part the space in two or more, none of them to be cut off.
    fn is_divided(&self, state: &State) -> bool {
        let cells = &state.cells;
        let own = |cell: usize| cells[cell] == Cell::Own;
        let mut part = vec![usize::MAX; self.wall.len()];
        let mut parts = 0;
        for start in 0..part.len() {
            if !own(start) && part[start] == usize::MAX {
                for cell in self.connected(start, |cell| !own(cell)) {
                    part[cell] = parts;
                }
                parts += 1;
            }
        }
        let secure = |at: usize| {
            let chain = self.connected(at, own);
            let mut near = Vec::new();
            for &stone in &chain {
                let around = self.adjacent[stone].iter();
                near.extend(around.filter(|cell| !own(**cell)).map(|cell| part[*cell]));
            }
            chain.iter().any(|stone| self.wall[*stone]) || near.iter().any(|part| *part != near[0])
        };
        parts >= 2 && (0..part.len()).filter(|at| own(*at)).all(secure)
    }

    /// Whether the other side has too few stones in a space of seven points or more: two in seven, and two more for each
    /// further point, would be needed to make it one eye.
    fn is_roomy(&self, state: &State) -> bool {
        let cells = &state.cells[..self.wall.len()];
        let open = cells.iter().filter(|cell| **cell != Cell::Own).count();
        let others = cells.iter().filter(|cell| **cell == Cell::Other).count();
        open >= 7 && others + usize::from(!state.own_turn) + 13 <= 2 * open
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Color, Diagram};

    /// The space of the empty points and white stones of a drawing, with the other side to move in it or not.
    #[track_caller]
    fn check(drawing: &str, other_first: bool, expected: bool) {
        let board = drawing.parse::<Diagram>().expect("a drawing").board;
        let size = board.size();
        let black = |point: &Point| board.get(*point) == Some(Color::Black);
        let points: Vec<Point> = size.points().filter(|point| !black(point)).collect();
        let dead = |point: Point| board.get(point) == Some(Color::White);
        let found = makes_two_eyes(size, &points, dead, other_first);
        assert_eq!(found, expected, "{drawing}\nother first: {other_first}");
    }

    #[test]
    fn rows() {
        check("X . . X", false, false);
        check("X . . . X", false, true);
        check("X . . . X", true, false);
        check("X . . . . X", true, true);
        check("X . O . X", false, false);
        check("X . O O O . X", false, false);
        check("X . O O O O . X", false, true);
    }

    #[test]
    fn shapes_with_a_vital_point() {
        check("X . . X\nX . . X", false, false);
        check("X X . X X\nX . O . X\nX X . X X", false, false);
        check("X . . . X\nX . . . X", true, true);
        check("X . . . X\nX O . X X\nX X X X X", true, false);
    }

    #[test]
    fn a_full_space_is_what_is_left_when_it_is_taken() {
        check("X O O X\nX O . X", false, false);
        check("X O O O O . X", false, true);
    }

    #[test]
    fn room_for_more_than_the_other_side_has_put_there() {
        check("X O O O O O O O . X", false, true);
        check("X . . . . . . . . . . X", true, true);
        check("X X . . X\nX . O . X\nX . . X X\nX X X X X", false, true);
        check("X X . . X\nX . O O X\nX . . X X\nX X X X X", false, false);
    }

    #[test]
    fn a_ko_is_won() {
        check("X X .\nX X O\nX O .", false, true);
    }
}
