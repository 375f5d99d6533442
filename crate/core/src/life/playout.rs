//! One game played to its end from the position in question.

use super::fast::{Cell, FastBoard, NOWHERE, Spot};
use super::policy;
use super::random::Random;
use crate::Color;

/// Plays until both sides pass; a ko fight or a wild capture race ends after three boards full of plays.
pub(super) fn play_out(board: &mut FastBoard, first: Color, random: &mut Random, area: usize) {
    let (mut color, mut last, mut passes) = (first, NOWHERE, 0);
    for _ in 0..3 * area {
        match policy::choose(board, color, last, random) {
            Some(spot) => {
                board.play(spot, color);
                (last, passes) = (spot, 0);
            }
            None if passes == 1 => return,
            None => {
                board.forget_ko();
                (last, passes) = (NOWHERE, 1);
            }
        }
        color = color.other();
    }
}

/// Whose point this is when nothing is left to play: the colour on it, or the only colour around it.
pub(super) fn owner(board: &FastBoard, spot: Spot) -> Option<Color> {
    if let Cell::Stone(color) = board.cell(spot) {
        return Some(color);
    }
    let mut colors = board
        .around(spot)
        .into_iter()
        .filter_map(|near| board.color(near));
    let first = colors.next()?;
    colors.all(|color| color == first).then_some(first)
}
