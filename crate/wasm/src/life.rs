//! Proposals of dead stones, and what is found beside them, for JavaScript.

use jiping::life::{self, Effort, Findings as Found, Progress, Reading};
use jiping::{Board, Point, Size};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::dto::{Color, Owner, PointName, names};
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

named! {
    /// Why a point of a seki is one side's: nobody else is next to it, or nobody else may play there.
    Right: life::Right {
        life::Right::Sole => "sole",
        life::Right::OneSided => "one-sided",
    }
}

named! {
    /// What a play does that still changes the result.
    Effect: life::Effect {
        life::Effect::Captures => "captures",
        life::Effect::Saves => "saves",
    }
}

object! {
    /// A point of a seki that is one side's.
    SekiPoint {
        point: PointName,
        owner: Color,
        right: Right,
    }
}

object! {
    /// Groups that live because neither side can play first.
    Seki {
        black: Vec<PointName>,
        white: Vec<PointName>,
        /// The liberties that both need.
        shared: Vec<PointName>,
        owned: Vec<SekiPoint>,
    }
}

object! {
    /// A territory that runs out to the other side's stones.
    Gap {
        color: Color,
        inside: Vec<PointName>,
        /// Where it is open.
        open: Vec<PointName>,
    }
}

object! {
    /// A play that still changes the result.
    EffectivePlay {
        point: PointName,
        color: Color,
        effect: Effect,
    }
}

object! {
    /// A point whose owner is to be named.
    Claim {
        point: PointName,
        owner: Owner,
    }
}

impl Claim {
    /// The claims to these points.
    pub fn list(size: Size, claims: &[(Point, jiping::Owner)]) -> Vec<Claim> {
        let mut list = Vec::new();
        for (point, owner) in claims {
            list.push(Claim {
                point: PointName::new(size, *point),
                owner: (*owner).into(),
            });
        }
        list
    }
}

object! {
    /// What players should look at before they count, with the dead off the board.
    Findings {
        sekis: Vec<Seki>,
        /// Neutral points that both sides could still fill.
        dame: Vec<PointName>,
        gaps: Vec<Gap>,
        moves: Vec<EffectivePlay>,
        /// The owners to be named so that the sekis are counted.
        claims: Vec<Claim>,
    }
}

impl Findings {
    /// What is found on a board without its dead.
    pub fn new(board: &Board, dead: &[Point]) -> Findings {
        let size = board.size();
        let found = Found::of(board, dead);
        let point = |point| PointName::new(size, point);
        let mut findings = Findings {
            sekis: Vec::new(),
            dame: names(size, &found.dame),
            gaps: Vec::new(),
            moves: Vec::new(),
            claims: Claim::list(size, &found.claims()),
        };
        for seki in found.sekis {
            let mut owned = Vec::new();
            for liberty in seki.owned {
                owned.push(SekiPoint {
                    point: point(liberty.point),
                    owner: liberty.owner.into(),
                    right: liberty.right.into(),
                });
            }
            findings.sekis.push(Seki {
                black: names(size, &seki.stones.black),
                white: names(size, &seki.stones.white),
                shared: names(size, &seki.shared),
                owned,
            });
        }
        for gap in found.gaps {
            findings.gaps.push(Gap {
                color: gap.color.into(),
                inside: names(size, &gap.inside),
                open: names(size, &gap.open),
            });
        }
        for play in found.moves {
            findings.moves.push(EffectivePlay {
                point: point(play.point),
                color: play.color.into(),
                effect: play.effect.into(),
            });
        }
        findings
    }
}
