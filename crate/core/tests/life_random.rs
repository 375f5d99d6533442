//! Findings on random boards: they come soon, and the players can agree on what they claim.
#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use jiping::life::Findings;
use jiping::{
    Agreement, Board, Color, Diagram, Game, Position, Ruleset, Settlement, Setup, Size, chains,
};
use proptest::prelude::*;

/// A board with these numbers as its points, without the chains that have no liberty.
fn board(size: Size, numbers: &[u8]) -> Board {
    let mut board = Board::empty(size);
    for (point, number) in size.points().zip(numbers) {
        board.set(
            point,
            [Some(Color::Black), Some(Color::White), None]
                .get(usize::from(*number % 4))
                .copied()
                .flatten(),
        );
    }
    for chain in chains(&board) {
        if chain.liberties.is_empty() {
            board.fill(&chain.stones, None);
        }
    }
    board
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn findings_come_and_can_be_agreed_on(
        (width, height) in (1_usize..=9, 1_usize..=9),
        numbers in prop::collection::vec(any::<u8>(), 81),
    ) {
        let size = Size::new(width, height).expect("a size");
        let board = board(size, &numbers);
        let findings = Findings::of(&board, &[]);
        let start = Position::new(Setup::from(Diagram::of(&board))).expect("liberties");
        let game = Game::new(Ruleset::preset("seven-article").expect("a preset"), start);
        let claims = findings.claims();
        let agreement = Agreement { dead: Vec::new(), claims };
        let settled = Settlement::agree(&game, &agreement);
        prop_assert!(settled.is_ok(), "{settled:?}");
    }
}
