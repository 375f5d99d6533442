//! Eye spaces that are no two eyes once their vital point is taken (点眼).

use super::fast::{Cell, FastBoard, Spot};

/// How large an eye space is looked at for its vital point.
pub(super) const SMALL: usize = 7;

/// The empty points connected with this one, if they are few and only one colour is next to them.
pub(super) fn enclosed(board: &FastBoard, start: Spot) -> Option<Vec<Spot>> {
    let mut space = vec![start];
    let (mut owner, mut searched) = (None, 0);
    while let Some(&spot) = space.get(searched) {
        searched += 1;
        for near in board.around(spot) {
            match board.cell(near) {
                Cell::Empty if !space.contains(&near) => {
                    if space.len() == SMALL {
                        return None;
                    }
                    space.push(near);
                }
                Cell::Stone(color) if owner.is_some_and(|owner| owner != color) => return None,
                Cell::Stone(color) => owner = Some(color),
                _ => {}
            }
        }
    }
    Some(space)
}

/// How many points of the shape are next to this one.
fn degree(board: &FastBoard, shape: &[Spot], spot: Spot) -> usize {
    let around = board.around(spot).into_iter();
    around.filter(|near| shape.contains(near)).count()
}

/// The point at which one side makes two eyes in this space and the other prevents it, if there is one.
///
/// That is the middle of three points, of the three around a fourth, of a cross, and the joint of a bulky five or a
/// rabbity six; in all of them it has the most neighbours.
pub(super) fn vital_point(board: &FastBoard, space: &[Spot]) -> Option<Spot> {
    let degrees: Vec<usize> = space
        .iter()
        .map(|spot| degree(board, space, *spot))
        .collect();
    let most = *degrees.iter().max()?;
    let lines = degrees.iter().sum::<usize>() / 2;
    let has_one = matches!(
        (space.len(), most, lines),
        (3, 2, _) | (4, 3, _) | (5, 4, _) | (5, 3, 5) | (6, 4, 6)
    );
    let place = degrees.iter().position(|degree| *degree == most)?;
    space.get(place).copied().filter(|_| has_one)
}

/// Whether stones of this shape, once captured, leave no two eyes when the vital point is played at once.
pub(super) fn kills(board: &FastBoard, stones: &[Spot]) -> bool {
    let square = || {
        let twice = stones.iter().all(|spot| degree(board, stones, *spot) == 2);
        stones.len() == 4 && twice
    };
    stones.len() <= 2 || square() || vital_point(board, stones).is_some()
}
