//! What becomes of a chain that is shut in, read out: the points that it can reach are few.

use super::attack::{Attack, Known};
use super::fast::{FastBoard, Spot};
use super::judgement::{Judged, Status};
use crate::{Board, Chain, Color, Point, Size};

/// How many empty points a chain may reach.
const LARGEST: usize = 10;

/// How many positions one question may look at.
const NODES: usize = 1000;

/// How sure a chain must be for others to be shut in by it.
const STRONG: u8 = 60;

/// The chains of a board with what is held of them so far.
pub(super) struct Siege<'a> {
    board: &'a Board,
    fast: &'a FastBoard,
    chains: &'a [Judged],
    /// The points of chains that shut others in: they are held to live, and cannot be taken at once.
    strong: Vec<bool>,
}

impl<'a> Siege<'a> {
    pub(super) fn new(board: &'a Board, fast: &'a FastBoard, chains: &'a [Judged]) -> Siege<'a> {
        let size = board.size();
        let mut strong = vec![false; size.area()];
        for Judged {
            chain,
            status,
            confidence,
            ..
        } in chains
        {
            let holds = *status == Status::Alive && *confidence >= STRONG;
            if holds && chain.liberties.len() > 1 {
                for stone in &chain.stones {
                    if let Some(point) = strong.get_mut(size.index(*stone)) {
                        *point = true;
                    }
                }
            }
        }
        Siege {
            board,
            fast,
            chains,
            strong,
        }
    }

    fn size(&self) -> Size {
        self.board.size()
    }

    fn spot(&self, point: Point) -> Spot {
        self.fast.spot(self.size(), self.size().index(point))
    }

    fn is_strong(&self, point: Point) -> bool {
        let strong = self.strong.get(self.size().index(point));
        strong.is_some_and(|strong| *strong)
    }

    /// What becomes of this chain whoever moves first, if it is shut in and that can be read.
    pub(super) fn status(&self, chain: &Chain) -> Option<Status> {
        let area = self.reach(chain)?;
        let spots: Vec<Spot> = area.iter().map(|point| self.spot(*point)).collect();
        let mut known = Known::nothing(NODES);
        let mut attack = Attack {
            attacker: chain.color.other(),
            target: self.spot(*chain.stones.first()?),
            guarded: self.guarded(chain, &area).map(|stone| self.spot(stone)),
            area: &spots,
            known: &mut known,
        };
        let status = if attack.play(self.fast).is_none() {
            Status::Alive
        } else if self.shuts_in(chain.color.other(), &area) && attack.succeeds_second(self.fast) {
            Status::Dead
        } else {
            return None;
        };
        known.is_sure().then_some(status)
    }

    /// A stone of the largest chain of the other side in this area that is larger than what it would take.
    fn guarded(&self, target: &Chain, area: &[Point]) -> Option<Point> {
        let mut largest = target;
        for Judged { chain, .. } in self.chains {
            if chain.color != target.color
                && chain.stones.len() > largest.stones.len()
                && chain
                    .stones
                    .first()
                    .is_some_and(|stone| area.contains(stone))
            {
                largest = chain;
            }
        }
        let stone = largest.stones.first().copied();
        stone.filter(|_| largest.color != target.color)
    }

    /// The points that the chain can reach without passing strong chains, unless too many of them are empty.
    fn reach(&self, chain: &Chain) -> Option<Vec<Point>> {
        let mut area = chain.stones.clone();
        // A weak chain of the other side may be taken or get away, so its liberties matter, but they lead no further.
        let mut beyond = Vec::new();
        let (mut open, mut searched) = (0, 0);
        while let Some(&point) = area.get(searched) {
            searched += 1;
            let foreign = self.board.get(point) == Some(chain.color.other());
            for near in self.size().neighbors(point) {
                let empty = self.board.get(near).is_none();
                if area.contains(&near) || self.is_strong(near) {
                    continue;
                }
                if empty && foreign {
                    beyond.push(near);
                    continue;
                }
                open += usize::from(empty);
                area.push(near);
            }
            if open > LARGEST {
                return None;
            }
        }
        for point in beyond {
            if !area.contains(&point) {
                open += 1;
                area.push(point);
            }
        }
        (open <= LARGEST).then_some(area)
    }

    /// Whether a strong chain of this colour is next to the area; else those who would take something there may be dead
    /// themselves.
    fn shuts_in(&self, color: Color, area: &[Point]) -> bool {
        let size = self.size();
        let mut near = area.iter().flat_map(|point| size.neighbors(*point));
        near.any(|near| self.board.get(near) == Some(color) && self.is_strong(near))
    }
}
