//! What a player of a playout plays: sensible enough that a living group mostly lives and a dead one mostly dies.
//!
//! The order of the answers to the last play, captures, rescues, vital points, then any other sensible play, is that of
//! the Monte Carlo programs since `MoGo` (Gelly and others 2006).

use super::fast::{Cell, FastBoard, NOWHERE, Spot};
use super::random::Random;
use super::shape;
use crate::Color;

/// A play of `color`, or none if it has no sensible one; `last` is what the other side has just played.
pub(super) fn choose(
    board: &FastBoard,
    color: Color,
    last: Spot,
    random: &mut Random,
) -> Option<Spot> {
    if last != NOWHERE {
        let answers = [capture, rescue, vital];
        for answer in answers {
            if random.happens(90)
                && let Some(spot) = answer(board, color, last, random)
            {
                return Some(spot);
            }
        }
    }
    anywhere(board, color, random)
}

/// Captures a chain that has just attacked, or the attacker itself.
fn capture(board: &FastBoard, color: Color, last: Spot, _: &mut Random) -> Option<Spot> {
    let taken = board.only_liberty(last);
    taken.filter(|spot| board.legal(*spot, color) && worth_taking(board, *spot, color, last))
}

/// A single stone thrown in is taken only if that leaves more than one liberty.
fn worth_taking(board: &FastBoard, spot: Spot, color: Color, stone: Spot) -> bool {
    board.stones(stone) > 1 || liberties_after(board, spot, color, 2) > 1
}

/// Saves chains that the last play has left with one liberty: by taking an attacker, else by getting away.
fn rescue(board: &FastBoard, color: Color, last: Spot, _: &mut Random) -> Option<Spot> {
    for near in board.around(last) {
        if board.color(near) != Some(color) {
            continue;
        }
        let Some(liberty) = board.only_liberty(near) else {
            continue;
        };
        let mut found = None;
        board.walk(near, |stone| {
            found = board.around(stone).into_iter().find_map(|other| {
                let attacker = board.color(other) == Some(color.other());
                let taken = board.only_liberty(other).filter(|_| attacker)?;
                board.legal(taken, color).then_some(taken)
            });
            found.is_none()
        });
        if found.is_some() {
            return found;
        }
        if board.legal(liberty, color) && liberties_after(board, liberty, color, 2) > 1 {
            return Some(liberty);
        }
    }
    None
}

/// Plays the point that makes or breaks two eyes in a small space next to the last play.
fn vital(board: &FastBoard, color: Color, last: Spot, _: &mut Random) -> Option<Spot> {
    for near in board.around(last) {
        if board.cell(near) != Cell::Empty {
            continue;
        }
        let Some(space) = shape::enclosed(board, near) else {
            continue;
        };
        if let Some(spot) = shape::vital_point(board, &space)
            && board.legal(spot, color)
        {
            return Some(spot);
        }
    }
    None
}

/// Any sensible play, the search starting at random.
fn anywhere(board: &FastBoard, color: Color, random: &mut Random) -> Option<Spot> {
    let empties = board.empties();
    let (before, after) = empties.split_at_checked(random.below(empties.len()))?;
    let mut spots = after.iter().chain(before).copied();
    spots.find(|spot| board.legal(*spot, color) && sensible(board, *spot, color))
}

/// Whether a legal play does its player no obvious harm.
pub(super) fn sensible(board: &FastBoard, spot: Spot, color: Color) -> bool {
    let (mut open, mut threatened) = (0, false);
    for near in board.around(spot) {
        match board.cell(near) {
            Cell::Empty => open += 1,
            Cell::Stone(_) => threatened |= board.only_liberty(near).is_some(),
            Cell::Edge => {}
        }
    }
    if open >= 2 {
        return true;
    }
    // A point among own stones only is an eye, or it connects; it must connect once a chain has no other liberty.
    let mut around = board.around(spot).into_iter();
    if around.all(|near| matches!(board.cell(near), Cell::Edge) || board.color(near) == Some(color))
    {
        return threatened && !is_eye(board, spot, color);
    }
    liberties_after(board, spot, color, 2) > 1 || sacrifices_well(board, spot, color)
}

/// Whether a point among stones of one colour is an eye: one chain is around it, or the corners cannot be taken away.
fn is_eye(board: &FastBoard, spot: Spot, color: Color) -> bool {
    let mut chain = NOWHERE;
    let one = board.around(spot).into_iter().all(|near| {
        let head = board.chain(near);
        if chain == NOWHERE {
            chain = head;
        }
        head == NOWHERE || head == chain
    });
    if one {
        return true;
    }
    let (mut edges, mut foreign) = (0, 0);
    for corner in board.corners(spot) {
        match board.cell(corner) {
            Cell::Edge => edges = 1,
            Cell::Stone(other) if other != color => foreign += 1,
            _ => {}
        }
    }
    foreign + edges < 2
}

/// How many liberties the played stone's chain would have, counted up to `most`.
fn liberties_after(board: &FastBoard, spot: Spot, color: Color, most: usize) -> usize {
    let mut found = Vec::with_capacity(8);
    // The played point fills a liberty of its neighbours, so it is found and does not count.
    found.push(spot);
    for near in board.around(spot) {
        if board.cell(near) == Cell::Empty && !found.contains(&near) {
            found.push(near);
        }
    }
    for near in board.around(spot) {
        if found.len() > most {
            break;
        }
        match board.color(near) {
            Some(own) if own == color => board.liberties(near, &mut found, most + 1),
            Some(_) if board.only_liberty(near).is_some() => {
                if !found.contains(&near) {
                    found.push(near);
                }
                // More than one captured stone leaves room.
                if board.stones(near) > 1 {
                    return most;
                }
            }
            _ => {}
        }
    }
    (found.len() - 1).min(most)
}

/// Whether a play that can be captured at once is a throw-in, or leaves a shape in which two eyes cannot be made.
fn sacrifices_well(board: &FastBoard, spot: Spot, color: Color) -> bool {
    let mut stones = vec![spot];
    for near in board.around(spot) {
        if board.color(near) == Some(color) && !stones.contains(&near) {
            let before = stones.len();
            if before + board.stones(near) > shape::SMALL {
                return false;
            }
            board.walk(near, |stone| {
                stones.push(stone);
                true
            });
        }
    }
    shape::kills(board, &stones)
}
