//! A board that is turned, mirrored or seen with the colours changed gets the same judgement.
#![allow(
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a test fails by panicking and says what it skips"
)]

mod real;

use jiping::life::{self, Effort, Findings, Judged};
use jiping::{Board, Point, Size};
use real::real_games;

/// Where a point goes: mirrored, then turned about the diagonal, each or not.
fn moved(size: Size, point: Point, how: usize) -> Point {
    let last = size.width() - 1;
    let (mut x, mut y) = (point.x(), point.y());
    if how & 1 != 0 {
        x = last - x;
    }
    if how & 2 != 0 {
        y = last - y;
    }
    if how & 4 != 0 {
        (x, y) = (y, x);
    }
    size.point(x, y).expect("on the board")
}

/// The board turned so, with the colours changed if `how` says so.
fn turned(board: &Board, how: usize) -> Board {
    let mut turned = Board::empty(board.size());
    for (point, color) in board.stones() {
        let color = if how & 8 == 0 { color } else { color.other() };
        turned.set(moved(board.size(), point, how), Some(color));
    }
    turned
}

fn judged(chains: &[Judged], stone: Point) -> &Judged {
    let mut chains = chains.iter();
    let found = chains.find(|judged| judged.chain.stones.contains(&stone));
    found.expect("a chain on each stone")
}

/// Chance falls otherwise on a turned board, so only what is called sure has to be the same.
#[test]
fn what_is_sure_is_the_same_however_the_board_lies() {
    let (mut chains, mut otherwise) = (0, 0);
    for (n, case) in real_games().iter().enumerate().step_by(4) {
        let Ok(game) = case.played() else { continue };
        let board = game.board();
        let how = 1 + n % 15;
        let effort = Effort::default();
        let other = life::judge(&turned(board, how), None, effort);
        for one in life::judge(board, None, effort).chains {
            let stone = one.chain.stones.first().expect("a stone");
            let other = judged(&other.chains, moved(board.size(), *stone, how));
            chains += 1;
            otherwise += usize::from(one.status != other.status);
            assert!(
                one.status == other.status || one.is_doubtful() || other.is_doubtful(),
                "{}, turned by {how}: {one:?}, {other:?}",
                case.file
            );
        }
    }
    println!("{otherwise} of {chains} chains are judged otherwise, all of them doubtful");
}

#[test]
fn what_is_found_is_the_same_however_the_board_lies() {
    for (n, case) in real_games().iter().enumerate() {
        let Ok(game) = case.played() else { continue };
        let board = game.board();
        let how = 1 + n % 15;
        let counted = |board: &Board, dead: &[Point]| {
            let findings = Findings::of(board, dead);
            let points = |gap: &life::Gap| (gap.inside.len(), gap.open.len());
            let mut gaps: Vec<_> = findings.gaps.iter().map(points).collect();
            gaps.sort_unstable();
            let sekis = findings.sekis.iter().map(|seki| seki.shared.len());
            (
                findings.dame.len(),
                gaps,
                sekis.sum::<usize>(),
                findings.moves.len(),
            )
        };
        let dead = life::judge(board, None, Effort { playouts: 20 }).dead();
        let other: Vec<Point> = dead
            .iter()
            .map(|point| moved(board.size(), *point, how))
            .collect();
        assert_eq!(
            counted(board, &dead),
            counted(&turned(board, how), &other),
            "{}, turned by {how}",
            case.file
        );
    }
}
