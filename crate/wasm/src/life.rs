//! Proposals of dead stones for JavaScript.

use jiping::Size;
use jiping::life::{self, Effort, Progress, Reading};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::dto::{Color, PointName, names};
use crate::error::{Answer, encode};
use crate::fields::object;
use crate::named::named;
use crate::options;

named! {
    /// What becomes of a chain.
    Status: life::Status {
        life::Status::Alive => "alive",
        life::Status::Dead => "dead",
    }
}

object! {
    /// How far a judgement is, in playouts.
    JudgingProgress {
        done: usize,
        all: usize,
    }
}

impl From<Progress> for JudgingProgress {
    fn from(progress: Progress) -> JudgingProgress {
        JudgingProgress {
            done: progress.done,
            all: progress.all,
        }
    }
}

object! {
    /// A chain with what becomes of it.
    JudgedChain {
        color: Color,
        stones: Vec<PointName>,
        status: Status,
        /// From 0, it might as well be the other way round, to 100.
        confidence: f64,
        /// Whether the players should be asked.
        doubtful: bool,
        /// Whether it is so whatever is played.
        unconditional: bool,
    }
}

object! {
    /// What becomes of every chain of a board.
    Judgement {
        chains: Vec<JudgedChain>,
        dead: Vec<PointName>,
        /// How much more often each point ended up with Black than with White, from -100 to 100, row by row.
        leaning: Vec<f64>,
    }
}

impl Judgement {
    fn new(size: Size, judgement: life::Judgement) -> Judgement {
        let dead = names(size, &judgement.dead());
        let mut chains = Vec::new();
        for judged in judgement.chains {
            chains.push(JudgedChain {
                color: judged.chain.color.into(),
                stones: names(size, &judged.chain.stones),
                status: judged.status.into(),
                confidence: judged.confidence.into(),
                doubtful: judged.is_doubtful(),
                unconditional: judged.unconditional,
            });
        }
        let mut leaning = Vec::new();
        for percent in judgement.leaning {
            leaning.push(percent.into());
        }
        Judgement {
            chains,
            dead,
            leaning,
        }
    }
}

/// A judgement that is being made, slice by slice; to free it cancels it.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Judging {
    size: Size,
    reading: Reading,
}

impl Judging {
    /// Begins to judge the board of a game.
    pub fn new(game: &jiping::Game, effort: Effort) -> Judging {
        let board = game.board();
        Judging {
            size: board.size(),
            reading: Reading::new(board, life::next_to_play(game), effort),
        }
    }
}

#[wasm_bindgen]
impl Judging {
    /// Makes so many more playouts, at most.
    pub fn advance(&mut self, playouts: f64) -> Answer<Ts<JudgingProgress>> {
        let playouts = options::playouts(playouts)?;
        encode(JudgingProgress::from(self.reading.advance(playouts)))
    }

    /// The judgement by the playouts made so far; with it this object is used up.
    pub fn finish(self) -> Answer<Ts<Judgement>> {
        encode(Judgement::new(self.size, self.reading.finish()))
    }
}
