//! Unconditional life: chains that cannot be captured even if their side passes for ever (D. B. Benson 1976, "Life in
//! the game of Go").
//!
//! A region is what the chains of one colour enclose, empty points and stones of the other side alike. It is vital to a
//! chain if every empty point of it is a liberty of that chain. Of all chains those are dropped that have fewer than two
//! vital regions, then the regions next to a dropped chain, until nothing changes.

use std::mem;

use crate::region::sorted;
use crate::{Board, Chain, Color, Point, Size, chains};

/// What cannot be changed by the other side, for one colour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unconditional {
    /// The chains that cannot be captured.
    pub alive: Vec<Chain>,
    /// The regions that only such chains enclose and in which the other side has no room for two eyes, each sorted.
    pub territory: Vec<Vec<Point>>,
}

/// Connected points without stones of the enclosing chains.
struct Enclosed {
    points: Vec<Point>,
    /// The chains around it.
    chains: Vec<usize>,
    /// Those of them to which it is vital.
    vital: Vec<usize>,
    /// Whether the other side has room for two eyes: two points that are next neither to the chains nor to each other.
    roomy: bool,
}

/// The chains of `color` that are alive whatever the other side plays, and their territory.
///
/// ```
/// use jiping::{Color, Diagram, life};
/// let drawn = ". X . X O\nX X X X O\nO O O O .".parse::<Diagram>()?;
/// assert_eq!(life::unconditional(&drawn.board, Color::Black).alive.len(), 1);
/// # Ok::<(), jiping::DiagramError>(())
/// ```
pub fn unconditional(board: &Board, color: Color) -> Unconditional {
    let mut own = chains(board);
    own.retain(|chain| chain.color == color);
    let mut regions = enclosed(board, &own);
    let mut alive = vec![true; own.len()];
    loop {
        let lives = |chain: usize| alive.get(chain).copied().unwrap_or(false);
        regions.retain(|region| region.chains.iter().all(|chain| lives(*chain)));
        let vital_to = |chain: usize| {
            let vital = regions
                .iter()
                .filter(|region| region.vital.contains(&chain));
            vital.count()
        };
        let still: Vec<bool> = (0..own.len())
            .map(|chain| lives(chain) && vital_to(chain) >= 2)
            .collect();
        if still == alive {
            break;
        }
        alive = still;
    }
    let mut n = 0;
    own.retain(|_| {
        n += 1;
        alive.get(n - 1).copied().unwrap_or(false)
    });
    let mut territory = Vec::new();
    if !own.is_empty() {
        let safe = enclosed(board, &own);
        territory.extend(
            safe.into_iter()
                .filter(|region| !region.roomy)
                .map(|region| sorted(region.points)),
        );
    }
    Unconditional {
        alive: own,
        territory,
    }
}

/// The regions that these chains enclose.
fn enclosed(board: &Board, own: &[Chain]) -> Vec<Enclosed> {
    let size = board.size();
    let mut chain_on: Vec<Option<usize>> = vec![None; size.area()];
    for (n, chain) in own.iter().enumerate() {
        for stone in &chain.stones {
            if let Some(on) = chain_on.get_mut(size.index(*stone)) {
                *on = Some(n);
            }
        }
    }
    let chain_on = |point: Point| chain_on.get(size.index(point)).copied().flatten();
    let mut seen = vec![false; size.area()];
    let mut regions = Vec::new();
    for start in size.points() {
        let points = flood(size, start, &mut seen, chain_on);
        if points.is_empty() {
            continue;
        }
        let (mut around, mut inner) = (Vec::new(), Vec::new());
        for point in &points {
            let mut is_inner = true;
            for chain in size.neighbors(*point).filter_map(&chain_on) {
                is_inner = false;
                if !around.contains(&chain) {
                    around.push(chain);
                }
            }
            if is_inner {
                inner.push(*point);
            }
        }
        let mut vital = around.clone();
        for point in points.iter().filter(|point| board.get(**point).is_none()) {
            let next_to = |chain: &usize| {
                size.neighbors(*point)
                    .any(|near| chain_on(near) == Some(*chain))
            };
            vital.retain(next_to);
        }
        let roomy = match inner.as_slice() {
            [] | [_] => false,
            [one, other] => size.neighbors(*one).all(|near| near != *other),
            _ => true,
        };
        regions.push(Enclosed {
            points,
            chains: around,
            vital,
            roomy,
        });
    }
    regions
}

/// The points connected with `start` over no chain, unless a search has been there.
fn flood(
    size: Size,
    start: Point,
    seen: &mut [bool],
    chain_on: impl Fn(Point) -> Option<usize>,
) -> Vec<Point> {
    let mut enter = |point: Point| {
        let new = seen.get_mut(size.index(point));
        chain_on(point).is_none() && new.is_some_and(|seen| !mem::replace(seen, true))
    };
    let (mut points, mut searched) = (Vec::new(), 0);
    if enter(start) {
        points.push(start);
    }
    while let Some(&point) = points.get(searched) {
        searched += 1;
        points.extend(size.neighbors(point).filter(|near| enter(*near)));
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Diagram;

    /// Draws living Black as `X`, his other stones as `b`, his territory as `x`, everything else as `.`.
    #[track_caller]
    fn check(drawing: &str, expected: &str) {
        let board = drawing.parse::<Diagram>().expect("a drawing").board;
        let found = unconditional(&board, Color::Black);
        let size = board.size();
        let mut drawn = String::new();
        for point in size.points() {
            let lives = found
                .alive
                .iter()
                .any(|chain| chain.stones.contains(&point));
            let owned = found.territory.iter().any(|points| points.contains(&point));
            drawn.push(match (lives, owned, board.get(point)) {
                (true, ..) => 'X',
                (_, true, _) => 'x',
                (.., Some(Color::Black)) => 'b',
                _ => '.',
            });
            if point.x() + 1 == size.width() {
                drawn.push('\n');
            }
        }
        assert_eq!(drawn.trim_end(), expected, "\n{drawing}");
    }

    #[test]
    fn two_eyes_live() {
        check(".X.XO..\nXXXXO..\nOOOOO..", "xXxX...\nXXXX...\n.......");
        check(
            "..X.XO..\nXXXXXO..\nOOOOOO..",
            "xxXxX...\nXXXXX...\n........",
        );
    }

    #[test]
    fn one_eye_is_not_enough() {
        check(".XXO\nXXXO\nOOO.", ".bb.\nbbb.\n....");
        check("XXXXO\nX..XO\nXXXXO\nOOOO.", "bbbb.\nb..b.\nbbbb.\n.....");
    }

    #[test]
    fn a_false_eye_is_none_but_two_chains_may_share_two() {
        check(".X.OO\nXXO.O\nOOOOO", ".b...\nbb...\n.....");
        check(
            "XXXXXXXXX\nXOOOOOOOX\nXO.OOOOOX\nXOOOOOOOX\n.XOOOOOX.\nXXOOOOOXX\nXOOOO.OOX\nXOOOOOOOX\nXXXXXXXXX",
            "XXXXXXXXX\nX.......X\nX.......X\nX.......X\nxX.....Xx\nXX.....XX\nX.......X\nX.......X\nXXXXXXXXX",
        );
    }

    #[test]
    fn prisoners_may_lie_in_territory_unless_they_have_room_for_two_eyes() {
        check(
            "OX.XO..\n.XXXO..\nXXXOO..\nOOOO...",
            "xXxX...\nxXXX...\nXXX....\n.......",
        );
        check(
            ".....X.X\nOOOOOXXX\n.....XXX\nXXXXXXXX\n.X......",
            ".....XxX\n.....XXX\n.....XXX\nXXXXXXXX\nxXxxxxxx",
        );
    }

    #[test]
    fn an_empty_board_has_no_life() {
        check("..\n..", "..\n..");
    }
}
