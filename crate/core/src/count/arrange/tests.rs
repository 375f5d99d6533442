//! Grounds drawn before and after.

#![cfg(test)]

use super::*;

/// The ground of a drawing: `X` stays, `x` may move, `.` is empty, `~` is no part of the area.
fn ground(drawing: &str) -> Ground {
    let rows: Vec<Vec<char>> = drawing
        .lines()
        .map(|line| line.chars().filter(|c| *c != ' ').collect())
        .collect();
    let size = Size::new(rows[0].len(), rows.len()).expect("a size");
    Ground::new(size, |point| match rows[point.y()][point.x()] {
        'X' => Lot::Fixed,
        'x' => Lot::Stone,
        '.' => Lot::Empty,
        _ => Lot::Foreign,
    })
}

/// What the ground looks like when arranged, its blocks numbered: `x` did not move, `s` did, `c` came, `.` is loose.
fn arranged(ground: &Ground, arrangement: &Arrangement) -> String {
    let mut text = String::new();
    let mut loose = arrangement.loose;
    let mut blocks = arrangement.blocks.clone();
    while loose > 0 {
        loose -= blocks.pop().expect("loose points are counted last").len();
    }
    for point in ground.size.points() {
        let block = blocks.iter().position(|block| block.contains(&point));
        let open = arrangement
            .blocks
            .iter()
            .any(|block| block.contains(&point));
        let letter = match (block, ground.at(point)) {
            (Some(index), _) => char::from(b"123456789abcdefghijklmnopqrstuvw"[index]),
            _ if open => '.',
            _ if arrangement.come.contains(&point) => 'c',
            _ if arrangement.slides.iter().any(|(_, to)| *to == point) => 's',
            (None, Lot::Fixed) => 'X',
            (None, Lot::Stone) => 'x',
            (None, Lot::Empty) => '?',
            (None, Lot::Foreign) => '~',
        };
        text.push(letter);
        text.push(if point.x() + 1 == ground.size.width() {
            '\n'
        } else {
            ' '
        });
    }
    text.trim_end().to_owned()
}

#[track_caller]
fn check(change: Change, drawing: &str, expected: &str) {
    let ground = ground(drawing);
    let arrangement = ground.arrange(change);
    assert_eq!(arranged(&ground, &arrangement), expected, "{drawing}");
}

#[test]
fn shapes_that_are_there_stay() {
    check(
        Change::Come(0),
        ". . . . . X\n. . . . . X\nX X X X X X",
        "1 1 1 1 1 X\n1 1 1 1 1 X\nX X X X X X",
    );
    check(
        Change::Come(0),
        "X . .\nX . .\nX . .\nX . .\nX . .",
        "X 1 1\nX 1 1\nX 1 1\nX 1 1\nX 1 1",
    );
    check(
        Change::Come(0),
        "x . . .\n. . . .\n. . . x\nX X X X",
        "x 1 1 1\n1 1 1 1\n1 1 1 x\nX X X X",
    );
    check(
        Change::Come(0),
        ". . x .\n. . . .\n. x . .",
        "1 1 x 1\n1 1 1 1\n1 x 1 1",
    );
    check(
        Change::Come(0),
        "X . . .\n. . . .\n. . . X",
        "X 1 1 1\n1 1 1 1\n1 1 1 X",
    );
    check(
        Change::Come(0),
        ". . . . .\n. . . . .\n. . . . .\n. . . . .",
        "1 1 1 1 1\n1 1 1 1 1\n1 1 1 1 1\n1 1 1 1 1",
    );
    check(
        Change::Come(0),
        ". . . . . . .\n. . . x . . .\n. . . . . . .",
        "1 1 1 1 1 1 1\n1 1 1 x 1 1 1\n1 1 1 1 1 1 1",
    );
    check(
        Change::Come(0),
        ". . .\n. . .\n. . .\n. X .\n. . .\n. . .\n. . .",
        "1 1 1\n1 1 1\n1 1 1\n1 X 1\n1 1 1\n1 1 1\n1 1 1",
    );
    check(
        Change::Come(0),
        ". . . . . . .\n. X X . . . .\n. . . . . . .",
        "1 1 1 1 2 2 2\n1 X X 1 2 2 2\n1 1 1 1 2 2 2",
    );
}

#[test]
fn every_remainder_is_a_block() {
    check(
        Change::Come(0),
        ". . . . . X .\n. . . . . X X",
        "1 1 1 1 1 X 2\n1 1 1 1 1 X X",
    );
    check(
        Change::Come(0),
        ". . . . . X .\n. . . . . X .",
        "1 1 1 1 1 X 2\n1 1 1 1 1 X 2",
    );
    check(
        Change::Come(0),
        ". . . . . X . . .\n. . . . . X x X X",
        "1 1 1 1 1 X 2 2 2\n1 1 1 1 1 X x X X",
    );
    check(
        Change::Come(0),
        ". . . . . X . .\n. . . . . X . .",
        "1 1 1 1 1 X 2 2\n1 1 1 1 1 X 2 2",
    );
    check(
        Change::Come(0),
        ". . . . . X . . .\n. . . . . X . . x",
        "1 1 1 1 1 X 2 2 2\n1 1 1 1 1 X 2 2 x",
    );
    check(
        Change::Come(0),
        ". . . . . X . . .\n. . . . . X . . .",
        "1 1 1 1 1 X 2 2 2\n1 1 1 1 1 X 2 2 2",
    );
    check(
        Change::Come(0),
        ". . . . . X . . . .\n. . . . . X x . . .",
        "1 1 1 1 1 X 2 2 2 2\n1 1 1 1 1 X x 2 2 2",
    );
    check(
        Change::Come(0),
        ". . . . . X . . . .\n. . . . . X . . . .",
        "1 1 1 1 1 X 2 2 2 2\n1 1 1 1 1 X 2 2 2 2",
    );
    check(
        Change::Come(0),
        ". . . . . X . . .\n. . . . . X . . .\nX X X X X X . . .",
        "1 1 1 1 1 X 2 2 2\n1 1 1 1 1 X 2 2 2\nX X X X X X 2 2 2",
    );
}

#[test]
fn stones_in_the_way_slide() {
    check(
        Change::Come(0),
        ". . . . . X\n. . x . . X\nX X X X X .\n~ ~ ~ ~ ~ X",
        "1 1 1 1 1 X\n1 1 1 1 1 X\nX X X X X s\n~ ~ ~ ~ ~ X",
    );
    check(
        Change::Come(0),
        ". . . . x X .\n. . . . . X X",
        "1 1 1 1 1 X s\n1 1 1 1 1 X X",
    );
    check(
        Change::Come(0),
        "x . . . . x X .\n. . x . . . X .",
        "1 1 1 1 1 x X s\n1 1 1 1 1 s X 2",
    );
    check(
        Change::Come(0),
        ". . . . . .\n. x . . x .\n. . . . . .\n. . x . . .\n. . . . . .",
        "1 1 1 1 2 2\n1 x 1 1 2 2\n1 1 1 s 2 2\n3 3 x 3 2 2\n3 3 3 3 2 2",
    );
    check(
        Change::Come(0),
        ". x . x .\nx . x . x\n. x . x .\nx . x . x\n. x . x .\nx . x . x",
        "1 1 1 2 2\n1 1 1 2 2\n1 1 1 x 2\nx 1 x s x\ns x s x s\nx s x s x",
    );
}

#[test]
fn stones_come_where_no_block_is() {
    check(
        Change::Come(1),
        ". . . . . X\n. . . . . .\nX X X X X X",
        "1 1 1 1 1 X\n1 1 1 1 1 c\nX X X X X X",
    );
    check(
        Change::Come(2),
        ". . . .\n. . . .\n. . . .",
        "1 1 1 c\n1 1 1 1\n1 1 1 c",
    );
    check(
        Change::Come(4),
        ". . . . . . .\n. . . . . . .",
        "1 1 1 1 1 c c\n1 1 1 1 1 c c",
    );
    check(
        Change::Come(5),
        ". . . . . X . . .\n. . . . . X . . X",
        "1 1 1 1 1 X c c c\n1 1 1 1 1 X c c X",
    );
    check(
        Change::Come(1),
        ". . . . . . .\n. . . . . . .\n. . . . . . .",
        "1 1 1 1 1 1 1\n1 1 1 1 1 1 1\n1 1 1 1 1 1 c",
    );
    check(
        Change::Come(6),
        ". . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .",
        "1 1 1 1 1 2 2 c\n1 1 1 1 1 2 2 c\n1 1 1 1 1 2 2 c\n1 1 1 1 1 c c c",
    );
    check(
        Change::Come(9),
        ". . .\n. . .\n. . .",
        "c c c\nc c c\nc c c",
    );
    check(
        Change::Come(12),
        ". . .\n. . .\n. . .",
        "c c c\nc c c\nc c c",
    );
}

#[test]
fn stones_leave_where_a_block_wants_them_gone() {
    check(
        Change::Leave(1),
        ". . . . . X\n. . x . . X\nX x X X X X",
        "1 1 1 1 1 X\n1 1 1 1 1 X\nX x X X X X",
    );
    check(
        Change::Leave(2),
        ". . x .\n. x . .\n. . . .\nx x x x",
        "1 1 x 1\n1 x 1 1\n1 1 1 1\n2 2 x x",
    );
    check(
        Change::Leave(3),
        "x . . . x\n. . x . .",
        "1 1 1 1 1\n1 1 1 1 1",
    );
    check(
        Change::Leave(1),
        "x x x x x X\n. . . . . X\n. . . . . X",
        "x x x x 2 X\n1 1 1 1 1 X\n1 1 1 1 1 X",
    );
    check(
        Change::Leave(9),
        "x . . . x\n. . x . .",
        "1 1 1 1 1\n1 1 1 1 1",
    );
    check(Change::Leave(2), "x x\nx x", ". .\nx x");
    check(
        Change::Leave(1),
        ". . . . x X x x\n. . . . . X x x",
        "1 1 1 1 1 X x x\n1 1 1 1 1 X x x",
    );
}

#[test]
fn frontier_stones_may_be_left_in() {
    check(
        Change::Come(0),
        ". . . X\n. . . .\nX . . .",
        "1 1 1 X\n1 1 1 1\nX 1 1 1",
    );
    check(
        Change::Come(0),
        ". X . .\n. . . .\n. . x .",
        "1 X 1 1\n1 1 1 1\n1 1 x 1",
    );
    check(
        Change::Come(0),
        ". X . .\n. X . .\n. . . .",
        "1 X 1 1\n1 X 1 1\n1 1 1 1",
    );
    check(
        Change::Come(0),
        ". X X .\n. X . .\n. . . .",
        ". X X .\n. X . .\n. . . .",
    );
}

#[test]
fn small_territories_are_counted_as_they_lie() {
    check(
        Change::Come(0),
        ". x .\nx . x\n. x .",
        ". x .\nx . x\n. x .",
    );
    check(
        Change::Come(0),
        ". . .\n. . .\n. . .",
        ". . .\n. . .\n. . .",
    );
    check(
        Change::Come(1),
        ". . . . .\n. . . . .",
        "c . . . .\n. . . . .",
    );
    check(
        Change::Leave(1),
        ". x .\nx . x\n. x .",
        ". . .\nx . x\n. x .",
    );
}

#[test]
fn cut_up_territories_have_blocks_of_no_shape() {
    check(
        Change::Come(0),
        ". . . . . . . . . .\nX X X X X X X X X X",
        "1 1 1 1 1 1 1 1 1 1\nX X X X X X X X X X",
    );
    check(
        Change::Come(0),
        ". X ~ ~ .\n. X ~ ~ .\n. . . . .\n~ ~ . ~ ~",
        "1 X ~ ~ 1\n1 X ~ ~ 1\n1 1 1 1 1\n~ ~ 1 ~ ~",
    );
    check(
        Change::Come(0),
        ". X . X . X .\nX . X . X . X\n. X . X . X .\nX . X . X . X",
        ". X . X . X .\nX . X . X . X\n. X . X . X .\nX . X . X . X",
    );
    check(
        Change::Come(0),
        ". . . X . . .\n. . . X . . .\nX X X X X X X\n. . . X . . .",
        ". . . X . . .\n. . . X . . .\nX X X X X X X\n. . . X . . .",
    );
    check(
        Change::Come(0),
        ". . . . . . . . . . . . . . . .\nX X X X X X X X X X X X X X X X",
        "2 2 2 2 2 2 1 1 1 1 1 1 1 1 1 1\nX X X X X X X X X X X X X X X X",
    );
    check(
        Change::Come(0),
        ". x . x . x . x . x . x . x . x . x . x .",
        "1 1 1 1 1 1 1 1 1 1 s x s x s x s x s x 2",
    );
}

#[test]
fn nothing_to_arrange() {
    check(Change::Come(0), "~ ~\n~ ~", "~ ~\n~ ~");
    check(Change::Come(3), "X X\nX X", "X X\nX X");
    check(Change::Come(0), "x x x\nx x x", "x x x\nx x x");
    check(Change::Leave(0), "X", "X");
}
