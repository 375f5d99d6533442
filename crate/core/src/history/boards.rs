//! The different boards of a game, each kept once and found by a hash.

use std::num::NonZeroUsize;

use crate::{Board, Color, Size};

/// The points that one word holds, two bits for each.
const POINTS_PER_WORD: usize = 32;

/// A hash over the words of a board.
pub(super) type Hash = fn(&[u64]) -> u64;

/// Boards of one size, numbered as they came.
///
/// They form a binary tree in which the bits of a board's hash name the way from board 0 to it; it adds less to a
/// WebAssembly module than a map of the standard library.
#[derive(Clone, Debug)]
pub(super) struct Boards {
    size: Size,
    hash: Hash,
    kept: Vec<Kept>,
}

/// A board and where the way goes on from it.
#[derive(Clone, Debug)]
struct Kept {
    words: Box<[u64]>,
    hash: u64,
    /// The next board on the way if the next bit is 0, and if it is 1; never board 0.
    next: [Option<NonZeroUsize>; 2],
}

/// Where a way ends: the next board goes here.
struct End {
    /// The last board on the way.
    last: usize,
    /// The bit after it.
    turn: usize,
}

impl Kept {
    /// Whether this is the board of these words; the hash only spares most comparisons.
    fn shows(&self, hash: u64, words: &[u64]) -> bool {
        self.hash == hash && *self.words == *words
    }
}

impl Boards {
    /// No board of this size yet; two boards that `hash` takes for one are told apart all the same.
    pub(super) fn hashed_by(hash: Hash, size: Size) -> Boards {
        Boards {
            size,
            hash,
            kept: Vec::new(),
        }
    }

    /// The number of `board`, if it is kept.
    pub(super) fn find(&self, board: &Board) -> Option<usize> {
        let words = pack(board);
        let hash = (self.hash)(&words);
        self.seek(hash, |kept| kept.shows(hash, &words)).ok()
    }

    /// The number of `board`, which is kept from now on.
    pub(super) fn keep(&mut self, board: &Board) -> usize {
        let words = pack(board);
        let hash = (self.hash)(&words);
        let end = match self.seek(hash, |kept| kept.shows(hash, &words)) {
            Ok(number) => return number,
            Err(end) => end,
        };
        let number = self.kept.len();
        if let Some(last) = self.kept.get_mut(end.last) {
            last.next[end.turn] = NonZeroUsize::new(number);
        }
        self.kept.push(Kept {
            words,
            hash,
            next: [None; 2],
        });
        number
    }

    /// The number of the first board on the way of `hash` that is the one wanted, or where that way ends.
    fn seek(&self, hash: u64, mut wanted: impl FnMut(&Kept) -> bool) -> Result<usize, End> {
        let (mut number, mut bits) = (0, hash);
        while let Some(kept) = self.kept.get(number) {
            if wanted(kept) {
                return Ok(number);
            }
            let turn = usize::from(bits & 1 == 1);
            let Some(next) = kept.next[turn] else {
                return Err(End { last: number, turn });
            };
            number = next.get();
            // Boards with one hash go round its bits again, each one step further.
            bits = bits.rotate_right(1);
        }
        // Only the first board of all comes here.
        Err(End { last: 0, turn: 0 })
    }

    /// The board with this number.
    pub(super) fn board(&self, number: usize) -> Option<Board> {
        let words = &self.kept.get(number)?.words;
        Some(unpack(self.size, words))
    }
}

/// The hash of a game's boards: after each word, the last step of `SplitMix64` spreads every bit over all others.
pub(super) fn spread(words: &[u64]) -> u64 {
    words.iter().fold(0, |hash, word| {
        let mut bits = hash ^ word;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    })
}

/// The cells of a board, two bits for each.
fn pack(board: &Board) -> Box<[u64]> {
    let words = board.cells().chunks(POINTS_PER_WORD);
    let word = |cells: &[Option<Color>]| {
        cells.iter().rev().fold(0, |word, cell| {
            // In the order in which the compiler numbers them too, so that this is no more than a load.
            let bits = match cell {
                Some(Color::Black) => 0,
                Some(Color::White) => 1,
                None => 2,
            };
            word << 2 | bits
        })
    };
    words.map(word).collect()
}

/// The board of these words.
fn unpack(size: Size, words: &[u64]) -> Board {
    let mut board = Board::empty(size);
    for (n, point) in size.points().enumerate() {
        let word = words.get(n / POINTS_PER_WORD).copied().unwrap_or_default();
        let stone = match word >> (2 * (n % POINTS_PER_WORD)) & 3 {
            0 => Some(Color::Black),
            1 => Some(Color::White),
            _ => None,
        };
        board.set(point, stone);
    }
    board
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Boards {
        /// The boards that a search for `board` passes, and those among them that it compares point by point.
        pub(in crate::history) fn effort(&self, board: &Board) -> (usize, usize) {
            let words = pack(board);
            let hash = (self.hash)(&words);
            let (mut passed, mut compared) = (0, 0);
            let _ = self.seek(hash, |kept| {
                passed += 1;
                compared += usize::from(kept.hash == hash);
                kept.shows(hash, &words)
            });
            (passed, compared)
        }
    }

    /// Keeps boards with one to nine stones of either colour in a row, twice, and gets each back.
    #[track_caller]
    fn check(hash: Hash, width: usize, height: usize) {
        let size = Size::new(width, height).expect("a size");
        let mut boards = Boards::hashed_by(hash, size);
        let mut drawn = vec![Board::empty(size)];
        for start in size.points() {
            for color in Color::BOTH {
                let mut board = Board::empty(size);
                let row = size.points().skip(size.index(start)).take(9);
                for point in row {
                    board.set(point, Some(color));
                    drawn.push(board.clone());
                }
            }
        }
        for _ in 0..2 {
            for (number, board) in drawn.iter().enumerate() {
                assert_eq!(boards.keep(board), number);
                assert_eq!(boards.find(board), Some(number));
                assert_eq!(boards.board(number).as_ref(), Some(board));
            }
        }
        assert_eq!(boards.board(drawn.len()), None);
    }

    #[test]
    fn every_board_is_kept_once_whatever_its_hash() {
        for hash in [spread, |_: &[u64]| 0, |words: &[u64]| words[0]] {
            check(hash, 1, 1);
            check(hash, 4, 8);
            check(hash, 3, 11);
        }
        check(spread, 19, 19);
    }
}
