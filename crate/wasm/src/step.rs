//! The steps of a count as plain shapes.

use jiping::count::{self, Act, Side as CoreSide, Stage};
use jiping::{Due as CoreDue, Size, Why as CoreWhy};
use serde::Serialize;
use tsify::Tsify;

use crate::dto::{Color, Owner, PointName, names, number, whole};

/// Where a stone can be.
#[derive(Serialize, Tsify, Clone, Debug)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Place {
    Point { point: PointName },
    Bowl { color: Color },
    Lid { color: Color },
}

/// A point and its new owner.
#[derive(Serialize, Tsify, Clone, Debug)]
pub struct OwnedPoint {
    pub point: PointName,
    pub owner: Owner,
}

/// What a step does.
#[derive(Serialize, Tsify, Clone, Debug)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Action {
    Say,
    Own {
        points: Vec<OwnedPoint>,
    },
    Tally {
        points: Vec<PointName>,
        subtotal: f64,
    },
    Move {
        stone: f64,
        from: Place,
        to: Place,
    },
}

/// The parts of a count, in order.
#[derive(Serialize, Tsify, Clone, Copy, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Agree,
    Compensate,
    Balance,
    Lift,
    Refill,
    Even,
    Fill,
    Count,
    Check,
    Verdict,
}

/// Why a point is whose it is.
#[derive(Serialize, Tsify, Clone, Copy, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    Stone,
    Surrounded,
    EyeInSeki,
    KoMouth,
    SoleLiberty,
    Proximity,
    Claimed,
    AgreedShared,
    SharedLiberty,
    Dame,
    SekiUncounted,
}

/// Why a compensation is due, or is not.
#[derive(Serialize, Tsify, Clone, Copy, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Due {
    NoCompensation,
    FirstPassBlack,
    FirstPassWhite,
    NoPass,
    Surplus,
    EqualMoves,
    Groups,
    Prisoners,
}

/// Why a step is taken, as data for a sentence.
#[derive(Serialize, Tsify, Clone, Debug)]
#[serde(
    tag = "key",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
#[tsify(missing_as_null)]
pub enum Reason {
    DeadAgreed {
        color: Color,
        stones: f64,
    },
    NoneDead,
    AllAlive,
    Owned {
        color: Color,
        why: Why,
        points: f64,
    },
    Shared {
        why: Why,
        points: f64,
    },
    NothingDue {
        why: Due,
    },
    PaymentDue {
        payer: Color,
        stones: f64,
        why: Due,
    },
    NegativeA {
        payer: Color,
    },
    NegativeARefilled {
        payer: Color,
    },
    SharePoint,
    OwedOnPaper {
        payer: Color,
        points: f64,
    },
    Balanced,
    Surplus {
        color: Color,
        stones: f64,
    },
    NegativeB {
        color: Color,
    },
    VirtualMove {
        color: Color,
    },
    LiftDead {
        color: Color,
    },
    SendHome {
        color: Color,
    },
    Borrow {
        color: Color,
        stones: f64,
    },
    Refill {
        color: Color,
        left: f64,
    },
    TerritoryFull {
        color: Color,
        left: f64,
    },
    EvenOut {
        color: Color,
        left: f64,
    },
    SetChecked {
        stones: f64,
    },
    SetAside {
        color: Color,
        stones: f64,
    },
    AboveSet {
        color: Color,
    },
    Fill {
        color: Color,
        left: f64,
    },
    Vacant {
        color: Color,
        points: f64,
    },
    LeftOver {
        color: Color,
        stones: f64,
    },
    FillOdd {
        color: Color,
    },
    EmptiesDiffer {
        black: f64,
        white: f64,
    },
    EmptiesEqual {
        each: f64,
    },
    LiftSmaller {
        color: Color,
    },
    CountEmpties {
        color: Color,
        total: f64,
    },
    CountStones {
        color: Color,
        total: f64,
    },
    CountShared {
        points: f64,
    },
    MuDiffer {
        black: f64,
        white: f64,
    },
    StonesDiffer {
        black: f64,
        white: f64,
    },
    AreaFromMu {
        color: Color,
        mu: f64,
        stones: f64,
        shared: f64,
        area: f64,
    },
    AreaSum {
        color: Color,
        stones: f64,
        empties: f64,
        shared: f64,
        area: f64,
    },
    AreaFromSet {
        color: Color,
        set: f64,
        vacant: f64,
        left_over: f64,
        shared: f64,
        area: f64,
    },
    MuFromArea {
        color: Color,
        area: f64,
        stones: f64,
        shared: f64,
        mu: f64,
    },
    OtherArea {
        color: Color,
        total: f64,
        area: f64,
    },
    Par {
        color: Color,
        par: f64,
        area: f64,
        over: f64,
    },
    BeforeKomi {
        margin: f64,
    },
    Check {
        method: &'static str,
        margin: f64,
    },
    Verdict {
        winner: Option<Color>,
        margin: f64,
        komi: f64,
        zi: f64,
    },
}

/// An article of a ruleset.
#[derive(Serialize, Tsify, Clone, Copy, Debug)]
pub struct Cite {
    pub rules: &'static str,
    pub article: &'static str,
}

/// What one side has at one moment.
#[derive(Serialize, Tsify, Clone, Copy, Debug)]
pub struct Side {
    /// Stones on the board, the dead not counted.
    pub stones: f64,
    /// Owned empties.
    pub empties: f64,
    /// Stones that wait to be placed.
    pub outside: f64,
    /// Stones, empties and half of the shared points.
    pub area: f64,
}

/// What both sides have at one moment.
#[derive(Serialize, Tsify, Clone, Copy, Debug)]
pub struct Ledger {
    pub black: Side,
    pub white: Side,
    pub shared: f64,
}

/// One step of a count, and what both sides have after it.
#[derive(Serialize, Tsify, Clone, Debug)]
#[tsify(missing_as_null)]
pub struct Step {
    pub action: Action,
    pub phase: Phase,
    pub reason: Reason,
    pub cite: Option<Cite>,
    pub ledger: Ledger,
}

impl Place {
    /// A place at a board of this size.
    pub fn new(size: Size, place: count::Place) -> Place {
        match place {
            count::Place::Point(point) => Place::Point {
                point: PointName::new(size, point),
            },
            count::Place::Bowl(color) => Place::Bowl {
                color: color.into(),
            },
            count::Place::Lid(color) => Place::Lid {
                color: color.into(),
            },
        }
    }
}

impl Step {
    /// A step on a board of this size.
    pub fn new(size: Size, step: &count::Step) -> Step {
        let action = match &step.act {
            Act::Say => Action::Say,
            Act::Own(points) => {
                let mut owned = Vec::with_capacity(points.len());
                for (point, owner) in points {
                    owned.push(OwnedPoint {
                        point: PointName::new(size, *point),
                        owner: (*owner).into(),
                    });
                }
                Action::Own { points: owned }
            }
            Act::Tally { points, subtotal } => Action::Tally {
                points: names(size, points),
                subtotal: number(*subtotal),
            },
            Act::Move { stone, from, to } => Action::Move {
                stone: whole(stone.index()),
                from: Place::new(size, *from),
                to: Place::new(size, *to),
            },
        };
        Step {
            action,
            phase: step.stage.into(),
            reason: step.reason.into(),
            cite: step.cite.map(|cite| Cite {
                rules: cite.rules,
                article: cite.article,
            }),
            ledger: step.ledger.into(),
        }
    }
}

impl From<count::Ledger> for Ledger {
    fn from(ledger: count::Ledger) -> Ledger {
        let side = |side: CoreSide| Side {
            stones: whole(side.stones),
            empties: whole(side.empties),
            outside: whole(side.outside),
            area: number(side.area),
        };
        let sides = ledger.sides;
        Ledger {
            black: side(sides.black),
            white: side(sides.white),
            shared: whole(ledger.shared),
        }
    }
}

impl From<Stage> for Phase {
    fn from(stage: Stage) -> Phase {
        match stage {
            Stage::Agree => Phase::Agree,
            Stage::Compensate => Phase::Compensate,
            Stage::Balance => Phase::Balance,
            Stage::Lift => Phase::Lift,
            Stage::Refill => Phase::Refill,
            Stage::Even => Phase::Even,
            Stage::Fill => Phase::Fill,
            Stage::Count => Phase::Count,
            Stage::Check => Phase::Check,
            Stage::Verdict => Phase::Verdict,
        }
    }
}

impl From<CoreWhy> for Why {
    fn from(why: CoreWhy) -> Why {
        match why {
            CoreWhy::Stone => Why::Stone,
            CoreWhy::Surrounded => Why::Surrounded,
            CoreWhy::EyeInSeki => Why::EyeInSeki,
            CoreWhy::KoMouth => Why::KoMouth,
            CoreWhy::SoleLiberty => Why::SoleLiberty,
            CoreWhy::Proximity => Why::Proximity,
            CoreWhy::Claimed => Why::Claimed,
            CoreWhy::AgreedShared => Why::AgreedShared,
            CoreWhy::SharedLiberty => Why::SharedLiberty,
            CoreWhy::Dame => Why::Dame,
            CoreWhy::SekiUncounted => Why::SekiUncounted,
        }
    }
}

impl From<CoreDue> for Due {
    fn from(due: CoreDue) -> Due {
        match due {
            CoreDue::NoCompensation => Due::NoCompensation,
            CoreDue::FirstPassBlack => Due::FirstPassBlack,
            CoreDue::FirstPassWhite => Due::FirstPassWhite,
            CoreDue::NoPass => Due::NoPass,
            CoreDue::Surplus => Due::Surplus,
            CoreDue::EqualMoves => Due::EqualMoves,
            CoreDue::Groups => Due::Groups,
            CoreDue::Prisoners => Due::Prisoners,
        }
    }
}
