//! What a stopped board still shows once its dead are off, without any playout.

use super::seam::Seam;
use crate::region::{pieces, sorted};
use crate::settlement::Groups;
use crate::{Board, ByColor, Color, Owner, Point, Region, chain_at, chains, empty_regions};

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
    fn of(board: &Board, region: &Region, groups: &Groups) -> Seki {
        let size = board.size();
        let stones = ByColor::from_fn(|color| {
            let mut stones: Vec<Point> = Vec::new();
            for near in &region.border[color] {
                let chain =
                    chain_at(board, *near).filter(|chain| groups.any_in_seki(&chain.stones));
                if let Some(chain) =
                    chain.filter(|chain| !stones.contains(near) && chain.color == color)
                {
                    stones.extend(chain.stones);
                }
            }
            sorted(stones)
        });
        let mut seki = Seki {
            stones,
            shared: Vec::new(),
            owned: Vec::new(),
        };
        for &point in &region.points {
            let touches = |color: Color| {
                size.neighbors(point)
                    .any(|near| board.get(near) == Some(color))
            };
            match ByColor::from_fn(touches) {
                ByColor { black, white } if black != white => seki.owned.push(Liberty {
                    point,
                    owner: if black { Color::Black } else { Color::White },
                    right: Right::Sole,
                }),
                _ => seki.shared.push(point),
            }
        }
        seki
    }
}

impl Findings {
    /// Reads `board` without its dead chains, of which `dead` names one stone or more each.
    pub fn of(board: &Board, dead: &[Point]) -> Findings {
        let board = &without(board, dead);
        let regions = empty_regions(board);
        let all = chains(board);
        let groups = Groups::new(board.size(), &all, &regions);
        let mut findings = Findings::default();
        for region in &regions {
            let touched = ByColor::from_fn(|color| !region.border[color].is_empty());
            if !(touched.black && touched.white) {
                continue;
            }
            let in_seki = ByColor::from_fn(|color| groups.any_in_seki(&region.border[color]));
            if in_seki.black && in_seki.white {
                findings.sekis.push(Seki::of(board, region, &groups));
            } else {
                findings.open(board, &Seam::of(board, region));
            }
        }
        for chain in &all {
            if let [liberty] = chain.liberties[..] {
                for (color, effect) in [
                    (chain.color.other(), Effect::Captures),
                    (chain.color, Effect::Saves),
                ] {
                    findings.moves.push(Effective {
                        point: liberty,
                        color,
                        effect,
                    });
                }
            }
        }
        let moves = sorted(findings.moves);
        let mut dame = findings.dame;
        dame.retain(|point| moves.iter().all(|play| play.point != *point));
        findings.dame = sorted(dame);
        findings.moves = moves;
        findings.moves.dedup();
        findings
    }

    /// Notes the dame and the gaps of an open region that is no seki.
    fn open(&mut self, board: &Board, seam: &Seam) {
        let size = board.size();
        let mut left = seam.open.clone();
        for color in Color::BOTH {
            for inside in pieces(size, seam.inside[color].clone()) {
                let mut open = seam.open.clone();
                open.retain(|point| size.neighbors(*point).any(|near| inside.contains(&near)));
                left.retain(|point| !open.contains(point));
                self.gaps.push(Gap {
                    color,
                    inside: sorted(inside),
                    open,
                });
            }
        }
        self.dame.append(&mut left);
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
