//! The rulesets that the 计枰点 family places itself against, and the ancient ones.

use super::{RESUME, approximate, cite, inferred, komi, stop, supposed, text};
use crate::Method::{Area, EqualEmpties, FillIn, PassStones, Routes, Territory};
use crate::rules::{
    Articles, Balance, Compensation, Cycle, Empties, Filling, FirstToMove, ForcedEnd, Handicap,
    PassStone, Pausing, Repetition, Ruleset, Suicide, Then, Tie,
};

/// No article for any step.
const NONE: Articles = Articles {
    dead: None,
    all_alive: None,
    owners: None,
    payment: None,
    balance: None,
    refill: None,
    overflow: None,
    equal_stones: None,
    areas: None,
    area: None,
    par: None,
    fill_in: None,
    equal_empties: None,
    score: None,
    surplus: None,
    turns: None,
    territory: None,
    routes: None,
    verdict: None,
    check: None,
};

/// What most rulesets outside the seeds share; each overrides what it orders otherwise.
const COMMON: Ruleset = Ruleset {
    id: "",
    source: "",
    repetition: inferred(Repetition::Positional),
    suicide: inferred(Suicide::Forbidden),
    pass: inferred(PassStone::Nothing),
    stopping: inferred(stop(Pausing::TwoPasses, RESUME)),
    forced_end: inferred(ForcedEnd::Never),
    compensation: inferred(Compensation::Nothing),
    komi: inferred(komi(0)),
    tie: inferred(Tie::Draw),
    handicap: inferred(Handicap::Nothing),
    empties: inferred(Empties::RegionOnly),
    balance: inferred(Balance::OwnArea),
    filling: inferred(Filling::OneSide),
    methods: &[Area],
    articles: &NONE,
};

pub(super) const CHINESE: Ruleset = Ruleset {
    id: "chinese-2002",
    source: "Chinese rules of Go, 2002 (中国围棋规则)",
    // What the opponent may not face again may be the board alone or with the turn, and article 20 leaves long cycles
    // to referees.
    repetition: approximate(Repetition::Positional, "6"),
    suicide: text(Suicide::Forbidden, "5"),
    pass: text(PassStone::Nothing, "2"),
    stopping: text(stop(Pausing::TwoPasses, Then::Ends), "7"),
    forced_end: text(ForcedEnd::Never, "7"),
    komi: text(komi(15), "9"),
    tie: text(Tie::Draw, "9"),
    handicap: inferred(Handicap::Stones),
    empties: text(Empties::RegionHalved, "9"),
    methods: &[Area, FillIn, EqualEmpties],
    articles: &Articles {
        dead: cite("chinese-2002", "8"),
        owners: cite("chinese-2002", "9"),
        area: cite("chinese-2002", "9"),
        par: cite("chinese-2002", "9"),
        verdict: cite("chinese-2002", "9"),
        ..NONE
    },
    ..COMMON
};

pub(super) const WMSG: Ruleset = Ruleset {
    id: "wmsg-2008",
    source: "World Mind Sports Games 2008, rules of Go",
    repetition: text(Repetition::Positional, ""),
    suicide: text(Suicide::Forbidden, ""),
    // What could still be gained at the first stop may not be taken after it.
    stopping: approximate(stop(Pausing::TwoPasses, RESUME), ""),
    forced_end: text(ForcedEnd::SecondPause, ""),
    compensation: text(Compensation::FirstPassWhite, ""),
    komi: text(komi(13), ""),
    empties: text(Empties::RegionHalved, ""),
    ..COMMON
};

pub(super) const ING: Ruleset = Ruleset {
    id: "ing",
    source: "Ing's SST rules (应氏计点制围棋规则), 1991 and 1996",
    repetition: approximate(Repetition::OwnWindow, ""),
    suicide: text(Suicide::GroupsOnly, ""),
    stopping: text(stop(Pausing::TwoPasses, RESUME), ""),
    forced_end: text(ForcedEnd::TwoToConfirm, ""),
    komi: text(komi(16), ""),
    tie: text(Tie::BlackWins, ""),
    empties: text(Empties::Proximity, ""),
    filling: text(Filling::PlayOff, ""),
    methods: &[FillIn, Area],
    ..COMMON
};

pub(super) const AGA: Ruleset = Ruleset {
    id: "aga",
    source: "Official AGA Rules of Go, 1991, with the concise rules' komi",
    repetition: text(Repetition::Situational, "6"),
    suicide: text(Suicide::Forbidden, "5"),
    pass: text(PassStone::HandedOver, "7, 9"),
    stopping: text(
        stop(
            Pausing::TwoPasses,
            Then::MayResume(FirstToMove::OpponentOfLastPasser),
        ),
        "9, 10",
    ),
    forced_end: text(ForcedEnd::PairOnResumption, "10"),
    komi: text(komi(15), "3"),
    handicap: text(Handicap::StonesLessOne, "4"),
    empties: text(Empties::RegionOnly, "12"),
    methods: &[Area, PassStones],
    articles: &Articles {
        owners: cite("aga", "12"),
        area: cite("aga", "12"),
        turns: cite("aga", "7, 9"),
        refill: cite("aga", "12"),
        territory: cite("aga", "12"),
        ..NONE
    },
    ..COMMON
};

pub(super) const NEW_ZEALAND: Ruleset = Ruleset {
    id: "new-zealand",
    source: "New Zealand Go Society, New Zealand rules of Go",
    repetition: text(Repetition::NaturalSituational, ""),
    suicide: text(Suicide::Allowed, ""),
    stopping: text(stop(Pausing::Agreement, RESUME), ""),
    // Every stone is alive if the players cannot agree who is to move, which no move shows.
    forced_end: approximate(ForcedEnd::Never, ""),
    komi: text(komi(14), ""),
    empties: text(Empties::RegionOnly, ""),
    ..COMMON
};

pub(super) const TROMP_TAYLOR: Ruleset = Ruleset {
    id: "tromp-taylor",
    source: "Tromp and Taylor, the logical rules of Go",
    repetition: text(Repetition::Positional, "6"),
    suicide: text(Suicide::Allowed, "7"),
    pass: text(PassStone::Nothing, "6"),
    stopping: text(stop(Pausing::TwoPasses, Then::EndsAllAlive), "8"),
    forced_end: text(ForcedEnd::Never, "8"),
    tie: text(Tie::Draw, "10"),
    empties: text(Empties::RegionOnly, "9"),
    ..COMMON
};

pub(super) const JAPANESE: Ruleset = Ruleset {
    id: "japanese-1989",
    source: "Nihon Kiin and Kansai Kiin, the Japanese rules of Go, 1989",
    // The players must agree that there is no result.
    repetition: approximate(
        Repetition::Simple {
            cycle: Cycle::NoResult,
        },
        "6, 12",
    ),
    suicide: text(Suicide::Forbidden, "4"),
    stopping: text(
        stop(
            Pausing::TwoPasses,
            Then::MayResume(FirstToMove::OpponentOfAsker),
        ),
        "9",
    ),
    // Both lose if they find a move that would change the result and do not agree.
    forced_end: approximate(ForcedEnd::Never, "9, 13"),
    compensation: text(Compensation::Prisoners, "10"),
    komi: inferred(komi(13)),
    tie: text(Tie::Draw, "10"),
    // Life and death are to be read out as article 7 says; here they are named, and eyes are read off the board.
    empties: approximate(Empties::Territory, "7, 8"),
    methods: &[Territory],
    articles: &Articles {
        owners: cite("japanese-1989", "8"),
        refill: cite("japanese-1989", "10"),
        territory: cite("japanese-1989", "10"),
        verdict: cite("japanese-1989", "10"),
        ..NONE
    },
    ..COMMON
};

pub(super) const KOREAN: Ruleset = Ruleset {
    id: "korean",
    source: "Korea Baduk Association, rules of 2016",
    // That the third sight decides is ours.
    repetition: approximate(Repetition::Simple { cycle: Cycle::Draw }, ""),
    suicide: text(Suicide::Forbidden, ""),
    compensation: text(Compensation::Prisoners, ""),
    komi: text(komi(13), ""),
    // As for the Japanese rules.
    empties: approximate(Empties::Territory, ""),
    methods: &[Territory],
    ..COMMON
};

pub(super) const IKEDA_AREA_3: Ruleset = Ruleset {
    id: "ikeda-area-3",
    source: "Ikeda Toshio, On the Rules of Go, Area III",
    repetition: text(Repetition::Positional, "4"),
    suicide: inferred(Suicide::Forbidden),
    // Whatever is dead must be taken by play; that the players may agree on it instead is ours.
    stopping: approximate(stop(Pausing::TwoPasses, Then::Ends), ""),
    forced_end: text(ForcedEnd::Never, ""),
    compensation: text(Compensation::FirstPassWhite, "7"),
    ..COMMON
};

pub(super) const IKEDA_TERRITORY_1: Ruleset = Ruleset {
    id: "ikeda-territory-1",
    source: "Ikeda Toshio, On the Rules of Go, Territory I",
    repetition: supposed(IKEDA_AREA_3.repetition),
    pass: text(PassStone::HandedOverAfterPause, ""),
    // As for Area III.
    stopping: approximate(stop(Pausing::TwoPasses, RESUME), ""),
    forced_end: approximate(ForcedEnd::SecondPause, ""),
    compensation: inferred(Compensation::Surplus),
    methods: &[PassStones],
    ..IKEDA_AREA_3
};

pub(super) const ANCIENT_ROUTES: Ruleset = Ruleset {
    id: "ancient-routes",
    source: "唐宋 数路法 as reconstructed by Chen Zuyuan and Zhang Yunqi",
    repetition: inferred(Repetition::Simple {
        cycle: Cycle::NoResult,
    }),
    pass: inferred(PassStone::Refilled),
    stopping: inferred(stop(Pausing::Agreement, RESUME)),
    compensation: inferred(Compensation::GroupTax),
    balance: inferred(Balance::VirtualMoves),
    methods: &[Routes],
    ..COMMON
};

pub(super) const ANCIENT_STONES: Ruleset = Ruleset {
    id: "ancient-stones",
    source: "明清 数子法 with 还棋头, as reconstructed by Chen Zuyuan",
    repetition: inferred(Repetition::Simple {
        cycle: Cycle::NoResult,
    }),
    stopping: inferred(stop(Pausing::Agreement, RESUME)),
    compensation: inferred(Compensation::GroupTax),
    ..COMMON
};
