//! A board drawn as text and read again is the same board, with the same stones dead.
#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use jiping::{Board, Color, Diagram, Point, Size};
use proptest::prelude::*;

/// A board of any size with some of its stones dead.
fn diagrams() -> impl Strategy<Value = Diagram> {
    let lines = prop_oneof![4 => 1_usize..=9, 2 => 10_usize..=25, 1 => 26_usize..=52];
    let sized = (lines.clone(), lines).prop_flat_map(|(width, height)| {
        let cells = prop::collection::vec(0_u8..8, width * height);
        (Just((width, height)), cells)
    });
    sized.prop_map(|((width, height), cells)| {
        let size = Size::new(width, height).expect("a size");
        let mut diagram = Diagram::of(&Board::empty(size));
        for (point, cell) in size.points().zip(cells) {
            let color = [Color::Black, Color::White].get(usize::from(cell / 2));
            diagram.board.set(point, color.copied());
            if color.is_some() && cell % 2 == 1 {
                diagram.dead.push(point);
            }
        }
        diagram
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_drawing_reads_as_it_was(diagram in diagrams()) {
        let letters = diagram.to_string();
        prop_assert_eq!(letters.parse(), Ok(diagram.clone()), "{}", letters);
        let lines = diagram.in_lines();
        prop_assert_eq!(lines.parse(), Ok(diagram), "{}", lines);
    }

    #[test]
    fn the_order_of_the_dead_does_not_matter(diagram in diagrams()) {
        let dead: Vec<Point> = diagram.dead.iter().rev().copied().collect();
        let turned = Diagram { dead, ..diagram.clone() };
        prop_assert_eq!(turned.in_lines(), diagram.in_lines());
    }
}
