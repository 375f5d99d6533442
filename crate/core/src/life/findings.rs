//! What a stopped board still shows once its dead are off, without any playout.

use std::mem;

use super::contest::{Outcome, after, nodes_for};
use super::fast::FastBoard;
use super::sealed::Sealed;
use crate::region::sorted;
use crate::{Board, Border, ByColor, Chain, Color, Owner, Point, Region, chain_at, chains};

/// What players should look at before they count.
///
/// ```
/// use jiping::{Diagram, life::Findings};
/// let drawn = ". X O .\n. . O .\n. X O .".parse::<Diagram>()?;
/// let findings = Findings::of(&drawn.board, &[]);
/// assert_eq!(findings.gaps.len(), 1);
/// assert_eq!(drawn.board.size().name(findings.gaps[0].open[0]), "B2");
/// # Ok::<(), jiping::DiagramError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Findings {
    /// Living groups of both sides that neither can attack, with what lies between them.
    pub sekis: Vec<Seki>,
    /// Neutral points that both sides could still fill, sorted.
    pub dame: Vec<Point>,
    /// Territories that are not closed.
    pub gaps: Vec<Gap>,
    /// Plays that still take stones or save them.
    pub moves: Vec<Effective>,
}

/// Groups that live because neither side can play first (双活).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seki {
    /// The stones that live so, sorted.
    pub stones: ByColor<Vec<Point>>,
    /// The liberties that both need (公气), sorted.
    pub shared: Vec<Point>,
    /// The points of one side, sorted.
    pub owned: Vec<Liberty>,
}

/// A point of a seki that is one side's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Liberty {
    /// The point.
    pub point: Point,
    /// Whose it is.
    pub owner: Color,
    /// Why.
    pub right: Right,
}

/// Why a point of a seki is one side's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Right {
    /// Only that side's stones are next to it (单方气点).
    Sole,
    /// Only that side may play there without losing its group (单方权利官子).
    OneSided,
}

/// A territory that runs out to the other side's stones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gap {
    /// Whose territory it is once it is closed.
    pub color: Color,
    /// The territory, sorted.
    pub inside: Vec<Point>,
    /// Where it is open, sorted.
    pub open: Vec<Point>,
}

/// A play that still changes the result.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Effective {
    /// Where.
    pub point: Point,
    /// Whose play.
    pub color: Color,
    /// What it does.
    pub effect: Effect,
}

/// What a play does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Effect {
    /// It takes living stones.
    Captures,
    /// It saves stones that could be taken.
    Saves,
}

/// A board with these chains off; points without a stone say nothing.
fn without(board: &Board, dead: &[Point]) -> Board {
    let mut living = board.clone();
    for point in dead {
        if let Some(chain) = chain_at(&living, *point) {
            living.fill(&chain.stones, None);
        }
    }
    living
}

impl Seki {
    /// Whether this point is a liberty of it.
    pub fn has(&self, point: Point) -> bool {
        let mut owned = self.owned.iter();
        self.shared.contains(&point) || owned.any(|liberty| liberty.point == point)
    }
}

impl Findings {
    /// Reads `board` without its dead chains, of which `dead` names one stone or more each.
    pub fn of(board: &Board, dead: &[Point]) -> Findings {
        let board = &without(board, dead);
        let chains = chains(board);
        let sealed = Sealed::of(board);
        let mut findings = Findings::default();
        let mut borders = sealed.seams.concat();
        let mut nodes = nodes_for(board);
        for contest in sealed.contests(&chains) {
            match contest.read(&mut nodes) {
                Outcome::Seki(seki) => {
                    borders.retain(|point| !seki.has(*point));
                    findings.sekis.push(seki);
                }
                Outcome::Unsettled(mut moves) => {
                    borders.retain(|point| !contest.open.contains(point));
                    findings.moves.append(&mut moves);
                }
                Outcome::Peace => {}
            }
        }
        findings.ataris(board, &chains);
        findings.borders(board, &borders, &sealed.opened);
        findings
    }

    /// Notes how chains with one liberty can be taken and, where that gives them more liberties, saved.
    fn ataris(&mut self, board: &Board, chains: &[Chain]) {
        let size = board.size();
        let fast = FastBoard::new(board);
        for chain in chains {
            let [point] = chain.liberties[..] else {
                continue;
            };
            self.moves.push(Effective {
                point,
                color: chain.color.other(),
                effect: Effect::Captures,
            });
            let spot = fast.spot(size, size.index(point));
            if after(&fast, spot, chain.color).is_some_and(|next| next.only_liberty(spot).is_none())
            {
                self.moves.push(Effective {
                    point,
                    color: chain.color,
                    effect: Effect::Saves,
                });
            }
        }
        self.moves = sorted(mem::take(&mut self.moves));
        self.moves.dedup();
    }

    /// Notes which of these points leave a territory open, and which are dame.
    fn borders(&mut self, board: &Board, points: &[Point], territories: &[Region]) {
        let size = board.size();
        let mut dame = points.to_vec();
        for territory in territories {
            let near = |point: &Point| {
                let mut near = size.neighbors(*point);
                near.any(|near| territory.points.contains(&near))
            };
            let gap: Vec<Point> = points.iter().copied().filter(near).collect();
            dame.retain(|point| !gap.contains(point));
            if let (Border::One(color), false) = (territory.touches(), gap.is_empty()) {
                self.gaps.push(Gap {
                    color,
                    inside: territory.points.clone(),
                    open: sorted(gap),
                });
            }
        }
        dame.retain(|point| self.moves.iter().all(|play| play.point != *point));
        self.dame = sorted(dame);
    }

    /// What the players would name so that these findings are counted: one-sided dame, and what stays shared.
    pub fn claims(&self) -> Vec<(Point, Owner)> {
        let mut claims = Vec::new();
        for seki in &self.sekis {
            let one_sided = |liberty: &&Liberty| liberty.right == Right::OneSided;
            let before = claims.len();
            for liberty in seki.owned.iter().filter(one_sided) {
                claims.push((liberty.point, Owner::Side(liberty.owner)));
            }
            if claims.len() > before {
                claims.extend(seki.shared.iter().map(|point| (*point, Owner::Shared)));
            }
        }
        claims
    }
}
