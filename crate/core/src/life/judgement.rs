//! From the counts of the playouts to the status of every chain.

use super::benson::unconditional;
use super::fast::FastBoard;
use super::siege::Siege;
use crate::{Board, ByColor, Chain, Color, Point, Size, chains};

/// How much more often than not a chain must stay to be called alive.
///
/// Chance favours the rescue of a dead chain: its owner has every try to win by, and the other side must answer each of
/// them. Both sides have stopped, so neither thinks a rescue possible.
const ALIVE_FROM: i64 = 15;

/// Chains that are less sure by the playouts are read out.
const UNSURE: u8 = 75;

/// How sure a chain is that is read out.
const READ: u8 = 90;

/// What becomes of a chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// It stays.
    Alive,
    /// It can be taken off.
    Dead,
}

/// A chain with its status.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judged {
    /// The chain.
    pub chain: Chain,
    /// What becomes of it.
    pub status: Status,
    /// How sure that is: 0 if it might as well be the other way round, 100 if nothing spoke against it.
    pub confidence: u8,
    /// Whether it is so whatever is played.
    pub unconditional: bool,
}

impl Judged {
    /// Whether the players should be asked.
    pub fn is_doubtful(&self) -> bool {
        self.confidence < 50
    }
}

/// The status of every chain of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judgement {
    /// All chains, in the order of their first stones.
    pub chains: Vec<Judged>,
    /// How much more often each point ended up with Black than with White, from -100 to 100, row by row.
    pub leaning: Vec<i8>,
}

impl Judgement {
    pub(super) fn new(
        board: &Board,
        fast: &FastBoard,
        owned: &[ByColor<u32>],
        playouts: usize,
    ) -> Judgement {
        let size = board.size();
        let all = i64::try_from(playouts).unwrap_or(i64::MAX).max(1);
        let leaning =
            |owned: &ByColor<u32>| (i64::from(owned.black) - i64::from(owned.white)) * 100 / all;
        let leaning: Vec<i8> = owned
            .iter()
            .map(|owned| i8::try_from(leaning(owned)).unwrap_or(0))
            .collect();
        let certain = ByColor::from_fn(|color| unconditional(board, color));
        let judged = |chain: Chain| {
            let toward = |point: &Point| {
                let black = leaning
                    .get(size.index(*point))
                    .copied()
                    .map_or(0, i64::from);
                if chain.color == Color::Black {
                    black
                } else {
                    -black
                }
            };
            let sum: i64 = chain.stones.iter().map(toward).sum();
            let mean = sum / i64::try_from(chain.stones.len()).unwrap_or(1).max(1);
            let first = chain.stones.first();
            let within = |territory: &Vec<Point>| {
                first.is_some_and(|first| territory.binary_search(first).is_ok())
            };
            let alive = certain[chain.color].alive.contains(&chain);
            let taken = certain[chain.color.other()].territory.iter().any(within);
            let surplus = mean - ALIVE_FROM;
            let (by_playouts, of) = match surplus {
                // Nobody has looked yet.
                _ if playouts == 0 => (Status::Alive, i64::MAX),
                ..0 => (Status::Dead, 100 + ALIVE_FROM),
                0.. => (Status::Alive, 100 - ALIVE_FROM),
            };
            let confidence = u8::try_from(surplus.abs() * 100 / of).unwrap_or(100);
            let (status, confidence) = match (alive, taken) {
                (true, _) => (Status::Alive, 100),
                (_, true) => (Status::Dead, 100),
                _ => (by_playouts, confidence),
            };
            Judged {
                status,
                confidence,
                unconditional: alive || taken,
                chain,
            }
        };
        let mut chains: Vec<Judged> = chains(board).into_iter().map(judged).collect();
        let siege = Siege::new(board, fast, &chains);
        let mut read = Vec::new();
        for (n, judged) in chains.iter().enumerate() {
            if !judged.unconditional && judged.confidence < UNSURE {
                read.extend(siege.status(&judged.chain).map(|status| (n, status)));
            }
        }
        for (n, status) in read {
            if let Some(judged) = chains.get_mut(n) {
                judged.status = status;
                judged.confidence = READ;
            }
        }
        let mut judgement = Judgement { chains, leaning };
        judgement.let_captors_live(size);
        judgement
    }

    /// Of chains of both colours that touch and are both called dead, the one that is less surely so lives: somebody has
    /// to capture the other.
    fn let_captors_live(&mut self, size: Size) {
        let mut dead: Vec<Option<(Color, u8)>> = vec![None; size.area()];
        let dying = |judged: &&Judged| judged.status == Status::Dead;
        for judged in self.chains.iter().filter(dying) {
            for stone in &judged.chain.stones {
                if let Some(on) = dead.get_mut(size.index(*stone)) {
                    *on = Some((judged.chain.color, judged.confidence));
                }
            }
        }
        for judged in &mut self.chains {
            let surer_prey = |near: Point| {
                let prey = dead.get(size.index(near)).copied().flatten();
                prey.is_some_and(|(color, confidence)| {
                    color != judged.chain.color && confidence > judged.confidence
                })
            };
            let mut stones = judged.chain.stones.iter();
            if judged.status == Status::Dead
                && judged.is_doubtful()
                && stones.any(|stone| size.neighbors(*stone).any(surer_prey))
            {
                judged.status = Status::Alive;
            }
        }
    }

    /// The stones of all dead chains, sorted.
    pub fn dead(&self) -> Vec<Point> {
        let mut dead = Vec::new();
        for Judged { chain, status, .. } in &self.chains {
            if *status == Status::Dead {
                dead.extend_from_slice(&chain.stones);
            }
        }
        crate::region::sorted(dead)
    }
}
