//! Groups of both sides that have no two eyes, and what can still be played between them.

use super::attack::{Attack, Known};
use super::fast::{Cell, FastBoard, Spot};
use super::findings::{Effect, Effective, Liberty, Right, Seki};
use crate::region::sorted;
use crate::{Board, ByColor, Chain, Color, Point};

/// How many points there may be to play on.
const LARGEST: usize = 12;

/// How many positions may be looked at on a board of 361 points; to look at one costs as much as the board is large.
const NODES: usize = 40_000;

/// How many positions may be looked at for all contests of a board.
pub(super) fn nodes_for(board: &Board) -> usize {
    (NODES * 361 / board.size().area()).min(NODES)
}

/// What lies between groups that have no two eyes.
pub(super) struct Contest<'a> {
    pub(super) board: &'a Board,
    /// The points that both sides touch, or that lie between such.
    pub(super) open: Vec<Point>,
    /// The points behind them that one side alone touches.
    pub(super) sole: ByColor<Vec<Point>>,
    /// The eyes of the groups.
    pub(super) eyes: Vec<Point>,
    /// The chains next to them whose groups have no two eyes.
    pub(super) chains: Vec<&'a Chain>,
}

/// How a contest ends.
pub(super) enum Outcome {
    /// Neither side can take anything, and some points cannot be filled.
    Seki(Seki),
    /// Who moves first takes something.
    Unsettled(Vec<Effective>),
    /// It is no contest, since everything can be filled, or too large a one to be read.
    Peace,
}

/// A contest on a fast board.
struct Reader {
    /// The empty points that may be played on.
    points: Vec<(Point, Spot)>,
    /// These and the stones, whose points come free when they are taken.
    area: Vec<Spot>,
    /// One stone of each chain, the largest chain first.
    chiefs: ByColor<Vec<Spot>>,
    known: Known,
}

impl Contest<'_> {
    /// Reads what each side can do, as far as `nodes` positions go, and takes those that it looks at off.
    pub(super) fn read(&self, nodes: &mut usize) -> Outcome {
        let size = self.board.size();
        let board = FastBoard::new(self.board);
        let spot = |point: Point| board.spot(size, size.index(point));
        let mut points = Vec::new();
        for list in [&self.open, &self.sole.black, &self.sole.white, &self.eyes] {
            points.extend(list.iter().map(|point| (*point, spot(*point))));
        }
        if points.len() > LARGEST {
            return Outcome::Peace;
        }
        let mut area: Vec<Spot> = points.iter().map(|(_, spot)| *spot).collect();
        let mut chiefs = ByColor::<Vec<(usize, Spot)>>::default();
        for chain in &self.chains {
            let stones = chain.stones.iter().map(|stone| spot(*stone));
            chiefs[chain.color].extend(stones.clone().next().map(|chief| (stones.len(), chief)));
            area.extend(stones);
        }
        let mut reader = Reader {
            points,
            area,
            chiefs: chiefs.map(|list| {
                sorted(list)
                    .into_iter()
                    .rev()
                    .map(|(_, chief)| chief)
                    .collect()
            }),
            known: Known::nothing(*nodes),
        };
        let moves = reader.moves(&board);
        let outcome = if moves.is_empty() {
            reader.settled(self, board)
        } else if reader.known.is_sure() {
            Outcome::Unsettled(moves)
        } else {
            Outcome::Peace
        };
        *nodes = reader.known.nodes;
        outcome
    }

    /// The stones of one side, sorted.
    fn stones(&self, color: Color) -> Vec<Point> {
        let mut stones = Vec::new();
        for chain in self.chains.iter().filter(|chain| chain.color == color) {
            stones.extend_from_slice(&chain.stones);
        }
        sorted(stones)
    }
}

impl Reader {
    /// The play with which `attacker`, moving next, begins to take one of the other side's chains without losing its own
    /// largest.
    fn taking(&mut self, board: &FastBoard, attacker: Color) -> Option<Spot> {
        let guarded = self.chiefs[attacker].first().copied();
        let Reader {
            area,
            chiefs,
            known,
            ..
        } = self;
        chiefs[attacker.other()].iter().find_map(|&target| {
            // A play may have taken it already.
            if board.color(target) != Some(attacker.other()) {
                return None;
            }
            let mut attack = Attack {
                attacker,
                target,
                guarded,
                area,
                known,
            };
            attack.play(board)
        })
    }

    /// The plays that take something by force, and those that prevent it.
    fn moves(&mut self, board: &FastBoard) -> Vec<Effective> {
        let mut moves = Vec::new();
        for attacker in Color::BOTH {
            let Some(begins) = self.taking(board, attacker) else {
                continue;
            };
            for (point, spot) in self.points.clone() {
                if spot == begins {
                    moves.push(Effective {
                        point,
                        color: attacker,
                        effect: Effect::Captures,
                    });
                }
                let next = after(board, spot, attacker.other());
                if next.is_some_and(|next| self.taking(&next, attacker).is_none()) {
                    moves.push(Effective {
                        point,
                        color: attacker.other(),
                        effect: Effect::Saves,
                    });
                }
            }
        }
        moves
    }

    /// Whose each point is where nothing can be taken: one side fills what it alone may, one point after the other.
    fn settled(&mut self, contest: &Contest, mut board: FastBoard) -> Outcome {
        let mut seki = Seki {
            stones: ByColor::from_fn(|color| contest.stones(color)),
            shared: Vec::new(),
            owned: Vec::new(),
        };
        // Each point is filled once at most, also where a fill takes stones.
        for _ in 0..=self.points.len() {
            seki.shared.clear();
            let mut filled = None;
            for (point, spot) in self.points.clone() {
                if board.cell(spot) != Cell::Empty || !contest.open.contains(&point) {
                    continue;
                }
                let safe = ByColor::from_fn(|color| {
                    let next = after(&board, spot, color);
                    next.filter(|next| self.taking(next, color.other()).is_none())
                });
                match (safe.black, safe.white) {
                    (Some(_), Some(_)) => {}
                    (None, None) => seki.shared.push(point),
                    (Some(next), None) => filled = Some((point, Color::Black, next)),
                    (None, Some(next)) => filled = Some((point, Color::White, next)),
                }
            }
            let Some((point, owner, next)) = filled else {
                break;
            };
            seki.owned.push(Liberty {
                point,
                owner,
                right: Right::OneSided,
            });
            board = next;
        }
        if !self.known.is_sure() || seki.shared.is_empty() {
            return Outcome::Peace;
        }
        for owner in Color::BOTH {
            for &point in &contest.sole[owner] {
                seki.owned.push(Liberty {
                    point,
                    owner,
                    right: Right::Sole,
                });
            }
        }
        seki.owned = sorted(seki.owned);
        Outcome::Seki(seki)
    }
}

/// The board after a play, if it is legal.
pub(super) fn after(board: &FastBoard, spot: Spot, color: Color) -> Option<FastBoard> {
    let mut next = board.clone();
    board.legal(spot, color).then(|| next.play(spot, color))?;
    Some(next)
}
