//! Why a step is taken, as data for a sentence.

use jiping::{Due as CoreDue, Why as CoreWhy, count};
use wasm_bindgen::prelude::*;

use crate::fields::{Fields, Value, field_name};
use crate::named::named;

named! {
    /// Why a point is whose it is.
    Why: CoreWhy {
        CoreWhy::Stone => "stone",
        CoreWhy::Surrounded => "surrounded",
        CoreWhy::EyeInSeki => "eye-in-seki",
        CoreWhy::KoMouth => "ko-mouth",
        CoreWhy::SoleLiberty => "sole-liberty",
        CoreWhy::Proximity => "proximity",
        CoreWhy::Claimed => "claimed",
        CoreWhy::AgreedShared => "agreed-shared",
        CoreWhy::SharedLiberty => "shared-liberty",
        CoreWhy::Dame => "dame",
        CoreWhy::SekiUncounted => "seki-uncounted",
        CoreWhy::FalseEye => "false-eye",
    }
}

named! {
    /// Why a compensation is due, or is not.
    Due: CoreDue {
        CoreDue::NoCompensation => "no-compensation",
        CoreDue::FirstPassBlack => "first-pass-black",
        CoreDue::FirstPassWhite => "first-pass-white",
        CoreDue::NoPass => "no-pass",
        CoreDue::Surplus => "surplus",
        CoreDue::EqualMoves => "equal-moves",
        CoreDue::Groups => "groups",
        CoreDue::EqualGroups => "equal-groups",
        CoreDue::Prisoners => "prisoners",
    }
}

/// Why a step is taken, as data for a sentence.
#[derive(Clone, Copy, Debug)]
pub struct Reason(pub count::Reason);

/// One line a reason: the core's name, the key, and the core's fields with their TypeScript types.
macro_rules! reasons {
    ($(
        $Reason:ident $key:literal {
            $($field:ident $(as $name:literal)?: $Type:ident $(or $null:ident)?),*
        }
    )+) => {
        #[wasm_bindgen(typescript_custom_section)]
        const _: &str = concat!(
            "\n/**\n * Why a step is taken, as data for a sentence.\n */\n",
            "export type Reason =",
            $(
                "\n    | { key: \"", $key, "\"",
                $(
                    "; ", field_name!($field $($name)?), ": ", stringify!($Type),
                    $(" | ", stringify!($null),)?
                )*
                " }",
            )+
            ";\n",
        );

        impl From<Reason> for Value {
            fn from(Reason(reason): Reason) -> Value {
                let mut fields = Fields::default();
                match reason {
                    $(
                        count::Reason::$Reason { $($field),* } => {
                            fields.add("key", $key);
                            $(fields.add(field_name!($field $($name)?), $field);)*
                        }
                    )+
                }
                fields.into()
            }
        }
    };
}

reasons! {
    DeadAgreed "dead-agreed" { color: Color, stones: number }
    NoneDead "none-dead" {}
    AllAlive "all-alive" {}
    Owned "owned" { color: Color, why: Why, points: number }
    Shared "shared" { why: Why, points: number }
    Nobodys "nobodys" { why: Why, points: number }
    NothingDue "nothing-due" { why: Due }
    PaymentDue "payment-due" { payer: Color, stones: number, why: Due }
    NegativeA "negative-a" { payer: Color }
    NegativeARefilled "negative-a-refilled" { payer: Color }
    SharePoint "share-point" {}
    OwedOnPaper "owed-on-paper" { payer: Color, points: number }
    PaidInScore "paid-in-score" { payer: Color, points: number }
    PaidInTurns "paid-in-turns" { payer: Color, points: number }
    StonesUncounted "stones-uncounted" {}
    CountGroup "count-group" { color: Color, kept: number }
    GroupsKeep "groups-keep" { color: Color, groups: number, kept: number }
    KeepEyes "keep-eyes" { color: Color, points: number }
    Balanced "balanced" {}
    Surplus "surplus" { color: Color, stones: number }
    NegativeB "negative-b" { color: Color }
    VirtualMove "virtual-move" { color: Color }
    WhitePassesLast "white-passes-last" {}
    HandOver "hand-over" { color: Color, left: number }
    TurnsEven "turns-even" { more: number }
    LiftDead "lift-dead" { color: Color }
    SendHome "send-home" { color: Color }
    Borrow "borrow" { color: Color, stones: number }
    Refill "refill" { color: Color, left: number }
    FillPrisoner "fill-prisoner" { color: Color, left: number }
    TerritoryFull "territory-full" { color: Color, left: number }
    KeepWaiting "keep-waiting" { color: Color, stones: number }
    BeyondRoom "beyond-room" { color: Color, stones: number }
    EvenOut "even-out" { color: Color, left: number }
    SetChecked "set-checked" { stones: number }
    SetAside "set-aside" { color: Color, stones: number }
    AboveSet "above-set" { color: Color }
    Fill "fill" { color: Color, left: number }
    Vacant "vacant" { color: Color, points: number }
    LeftOver "left-over" { color: Color, stones: number }
    EasierSide "easier-side" { color: Color, stones: number, against: number }
    KomiInStones "komi-in-stones" { payer: Color, komi: number, stones: number, rest: number }
    KomiStone "komi-stone" { color: Color, left: number }
    ShareOut "share-out" { each: number, open: number }
    FillShared "fill-shared" { color: Color }
    PlayOffStone "play-off-stone" { color: Color, left: number }
    PlayedOff "played-off" { winner: Color or null, komi: number, open: number, foreign: number, beyond: number, points: number }
    FillOdd "fill-odd" { color: Color }
    Arrange "arrange" { color: Color, left: number }
    FillToTens "fill-to-tens" { color: Color, left: number }
    LiftToTens "lift-to-tens" { color: Color, left: number }
    EmptiesDiffer "empties-differ" { black: number, white: number }
    EmptiesEqual "empties-equal" { each: number }
    LiftSmaller "lift-smaller" { color: Color }
    CountEmpties "count-empties" { color: Color, total: number }
    CountRoutes "count-routes" { color: Color, total: number }
    CountPrisoners "count-prisoners" { color: Color, captured: number, dead: number }
    Score "score" { color: Color, empties: number, prisoners: number, score: number }
    AddSurplus "add-surplus" { color: Color, more: number, paid: number, points: number }
    CountStones "count-stones" { color: Color, total: number }
    CountShared "count-shared" { points: number }
    MuDiffer "mu-differ" { black: number, white: number }
    ScoresDiffer "scores-differ" { black: number, white: number }
    TerritoriesDiffer "territories-differ" { black: number, white: number }
    RoutesDiffer "routes-differ" { black: number, white: number }
    HandicapInside "handicap-inside" { points: number }
    StonesDiffer "stones-differ" { black: number, white: number }
    AreaFromMu "area-from-mu" { color: Color, mu: number, stones: number, shared: number, area: number }
    AreaSum "area-sum" { color: Color, stones: number, empties: number, shared: number, area: number }
    AreaFromSet "area-from-set" { color: Color, set: number, vacant: number, left_over as "leftOver": number, shared: number, area: number }
    MuFromArea "mu-from-area" { color: Color, area: number, stones: number, shared: number, mu: number }
    OtherArea "other-area" { color: Color, total: number, nobodys: number, area: number }
    Par "par" { color: Color, par: number, area: number, over: number }
    BeforeKomi "before-komi" { margin: number }
    Check "check" { method: string, margin: number }
    Verdict "verdict" { winner: Color or null, margin: number, komi: number, zi: number or null }
}
