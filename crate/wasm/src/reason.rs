//! Why a step is taken, as data for sentences.

mod of_core;

use serde::Serialize;
use tsify::Tsify;

use crate::dto::Color;

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
    FalseEye,
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
    EqualGroups,
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
    Nobodys {
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
    PaidInScore {
        payer: Color,
        points: f64,
    },
    PaidInTurns {
        payer: Color,
        points: f64,
    },
    StonesUncounted,
    CountGroup {
        color: Color,
        kept: f64,
    },
    GroupsKeep {
        color: Color,
        groups: f64,
        kept: f64,
    },
    KeepEyes {
        color: Color,
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
    WhitePassesLast,
    HandOver {
        color: Color,
        left: f64,
    },
    TurnsEven {
        more: f64,
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
    FillPrisoner {
        color: Color,
        left: usize,
    },
    TerritoryFull {
        color: Color,
        left: f64,
    },
    BeyondRoom {
        color: Color,
        stones: f64,
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
    EasierSide {
        color: Color,
        stones: f64,
        against: f64,
    },
    KomiInStones {
        payer: Color,
        komi: f64,
        stones: f64,
        rest: f64,
    },
    KomiStone {
        color: Color,
        left: f64,
    },
    ShareOut {
        each: f64,
        open: f64,
    },
    FillShared {
        color: Color,
    },
    PlayOffStone {
        color: Color,
        left: f64,
    },
    PlayedOff {
        winner: Option<Color>,
        komi: f64,
        open: f64,
        foreign: f64,
        beyond: f64,
        points: f64,
    },
    FillOdd {
        color: Color,
    },
    EmptiesDiffer {
        black: f64,
        white: f64,
    },
    Arrange {
        color: Color,
        left: f64,
    },
    RoundToTens {
        color: Color,
        left: f64,
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
    CountRoutes {
        color: Color,
        total: f64,
    },
    CountPrisoners {
        color: Color,
        captured: f64,
        dead: f64,
    },
    Score {
        color: Color,
        empties: f64,
        prisoners: f64,
        score: f64,
    },
    AddSurplus {
        color: Color,
        more: f64,
        paid: f64,
        points: f64,
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
    ScoresDiffer {
        black: f64,
        white: f64,
    },
    TerritoriesDiffer {
        black: f64,
        white: f64,
    },
    RoutesDiffer {
        black: f64,
        white: f64,
    },
    HandicapInside {
        points: f64,
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
        nobodys: f64,
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
        zi: Option<f64>,
    },
}
