//! Whether a side can take a chain by force, read out within a few points.

use std::mem;

use super::fast::{Cell, FastBoard, NOWHERE, Spot};
use super::shape;
use crate::Color;

/// One side's try to take a chain.
///
/// Only the points of `area` are played on; liberties elsewhere count and stay. The defender may pass, the attacker may
/// not: what needs a threat elsewhere is no threat.
pub(super) struct Attack<'a> {
    pub(super) attacker: Color,
    /// A stone of the chain.
    pub(super) target: Spot,
    /// A stone of the attacker that must not be lost in return.
    pub(super) guarded: Option<Spot>,
    pub(super) area: &'a [Spot],
    pub(super) known: &'a mut Known,
}

/// What earlier searches found, and how much may still be searched.
pub(super) struct Known {
    /// How many positions may still be looked at; with none left the answer is no.
    pub(super) nodes: usize,
    /// Whether a question went deeper than is looked; then every answer is no.
    too_deep: bool,
    /// A place for each remainder of a position's number: the number, its last bits the answer.
    answers: Vec<u64>,
    /// Whether a line was given up for want of plays.
    cut: bool,
}

/// Who takes this many stones has room for two eyes.
const ROOMY: usize = 7;

/// How many plays of the attacker are looked ahead.
const DEEPEST: usize = 20;

/// How many answers are kept.
const ANSWERS: usize = 1 << 12;

impl Known {
    pub(super) fn nothing(nodes: usize) -> Known {
        Known {
            nodes,
            too_deep: false,
            answers: vec![0; ANSWERS],
            cut: false,
        }
    }

    /// Whether no answer was given up, so that all of them hold.
    pub(super) fn is_sure(&self) -> bool {
        self.nodes > 0 && !self.too_deep
    }

    fn place(number: u64) -> usize {
        usize::try_from(number >> 40).unwrap_or(0) % ANSWERS
    }

    fn answer(&self, number: u64) -> Option<Answer> {
        let kept = *self.answers.get(Known::place(number))?;
        let answer = match kept & 3 {
            1 => Answer::Fails,
            2 => Answer::Holds,
            _ => Answer::HoldsSoFar,
        };
        (kept | 3 == number | 3 && kept != 0).then_some(answer)
    }

    fn keep(&mut self, number: u64, answer: Answer) {
        if let Some(kept) = self.answers.get_mut(Known::place(number)) {
            *kept = (number & !3) | answer as u64;
        }
    }
}

/// What becomes of a defence.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Answer {
    Fails = 1,
    Holds,
    /// It holds against so many plays, but might fail against more.
    HoldsSoFar,
}

impl Attack<'_> {
    /// The play with which the attacker, moving first, begins to take the chain.
    pub(super) fn play(&mut self, board: &FastBoard) -> Option<Spot> {
        self.deeper(|attack, plays| attack.attack(board, plays))
    }

    /// Whether the attacker takes the chain although the defender moves first.
    pub(super) fn succeeds_second(&mut self, board: &FastBoard) -> bool {
        let fails = |attack: &mut Self, plays| attack.defence_fails(board, plays).then_some(());
        self.deeper(fails).is_some()
    }

    /// Searches with more and more plays, until they are enough or more would change nothing.
    fn deeper<T>(&mut self, search: impl Fn(&mut Self, usize) -> Option<T>) -> Option<T> {
        for plays in 1..=DEEPEST {
            self.known.cut = false;
            let found = search(self, plays);
            if found.is_some() || !self.known.cut {
                return found;
            }
        }
        self.known.too_deep = true;
        None
    }

    /// The play that takes the chain with up to `plays` plays of the attacker, who is to move.
    fn attack(&mut self, board: &FastBoard, plays: usize) -> Option<Spot> {
        let mut liberties = Vec::new();
        board.liberties(self.target, &mut liberties, usize::MAX);
        if let Some(space) = self.only_space(board, &liberties) {
            return space
                .first()
                .copied()
                .filter(|_| shape::kills(board, &space));
        }
        // The defender can pass, so each play takes one liberty away at most.
        if liberties.len() > plays {
            self.known.cut = true;
            return None;
        }
        for &spot in self.area {
            if !board.legal(spot, self.attacker) {
                continue;
            }
            let (next, taken) = self.after(board, spot, self.attacker)?;
            let wins = if next.color(self.target) == Some(self.attacker.other()) {
                self.defence_fails(&next, plays - 1)
            } else {
                taken >= ROOMY || self.keeps(&next)
            };
            if wins {
                return Some(spot);
            }
        }
        None
    }

    /// The space that has all liberties of the chain and that nothing else is next to.
    fn only_space(&self, board: &FastBoard, liberties: &[Spot]) -> Option<Vec<Spot>> {
        let space = shape::enclosed(board, *liberties.first()?)?;
        let alone = space.iter().all(|spot| {
            board.around(*spot).into_iter().all(|near| {
                board.color(near).is_none() || board.chain(near) == board.chain(self.target)
            })
        });
        let whole = liberties.iter().all(|liberty| space.contains(liberty));
        (alone && whole).then_some(space)
    }

    /// Whether the chain is taken whatever the defender does, the defender to move.
    fn defence_fails(&mut self, board: &FastBoard, plays: usize) -> bool {
        let number = self.number(board, plays);
        if let Some(answer) = self.known.answer(number) {
            self.known.cut |= answer == Answer::HoldsSoFar;
            return answer == Answer::Fails;
        }
        let cut = mem::replace(&mut self.known.cut, false);
        let fails = self.all_fail(board, plays);
        if self.known.is_sure() {
            let answer = match (fails, self.known.cut) {
                (true, _) => Answer::Fails,
                (false, false) => Answer::Holds,
                (false, true) => Answer::HoldsSoFar,
            };
            self.known.keep(number, answer);
        }
        self.known.cut |= cut;
        fails
    }

    fn all_fail(&mut self, board: &FastBoard, plays: usize) -> bool {
        let mut passed = board.clone();
        passed.forget_ko();
        if self.attack(&passed, plays).is_none() {
            return false;
        }
        for &spot in self.area {
            if !board.legal(spot, self.attacker.other()) {
                continue;
            }
            let Some((next, taken)) = self.after(board, spot, self.attacker.other()) else {
                return false;
            };
            if taken >= ROOMY || self.attack(&next, plays).is_none() {
                return false;
            }
        }
        true
    }

    /// A number for the question and the position, different for different ones but by a rare chance.
    fn number(&self, board: &FastBoard, plays: usize) -> u64 {
        let guarded = self.guarded.unwrap_or(NOWHERE);
        let cells = self.area.iter().map(|spot| match board.cell(*spot) {
            Cell::Stone(Color::Black) => 1,
            Cell::Stone(Color::White) => 2,
            Cell::Empty | Cell::Edge => 3,
        });
        let rest = [
            self.target,
            guarded,
            board.ko(),
            plays,
            self.attacker as usize,
        ];
        cells
            .chain(rest)
            .fold(0xCBF2_9CE4_8422_2325, |number, part| {
                let mixed = (number ^ part as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
                mixed ^ (mixed >> 29)
            })
    }

    /// Whether what the attacker must not lose is safe although the defender moves next.
    fn keeps(&mut self, board: &FastBoard) -> bool {
        let Some(guarded) = self.guarded else {
            return true;
        };
        let cut = self.known.cut;
        let mut revenge = Attack {
            attacker: self.attacker.other(),
            target: guarded,
            guarded: None,
            area: self.area,
            known: self.known,
        };
        let safe = board.color(guarded) == Some(self.attacker) && revenge.play(board).is_none();
        self.known.cut = cut;
        safe
    }

    /// The board after a play and how many stones it takes, unless enough has been looked at.
    fn after(&mut self, board: &FastBoard, spot: Spot, color: Color) -> Option<(FastBoard, usize)> {
        if !self.known.is_sure() {
            return None;
        }
        self.known.nodes -= 1;
        let mut next = board.clone();
        let taken = next.play(spot, color);
        Some((next, taken))
    }
}
