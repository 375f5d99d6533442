//! The table of rulesets; `Inferred` and `Approximate` mark what a text does not say or asks beyond the model.

use super::{
    Articles, Balance, Basis, Cite, Cited, Compensation, Cycle, Empties, FirstToMove, ForcedEnd,
    Handicap, PassStone, Pausing, Repetition, Ruleset, Stopping, Suicide, Then, Tie,
};
use crate::Method::{
    Area, EqualEmpties, EqualStones, FillIn, PassStones, Routes, Score, Territory,
};
use crate::Points;

/// What the text says in this article.
const fn text<T: Copy>(value: T, article: &'static str) -> Cited<T> {
    Cited {
        value,
        article,
        basis: Basis::Text,
    }
}

/// What the text does not say.
const fn inferred<T: Copy>(value: T) -> Cited<T> {
    Cited {
        value,
        article: "",
        basis: Basis::Inferred,
    }
}

/// What the text says, only in part modelled here.
const fn approximate<T: Copy>(value: T, article: &'static str) -> Cited<T> {
    Cited {
        value,
        article,
        basis: Basis::Approximate,
    }
}

const fn komi(halves: i32) -> Points {
    Points::quarters(halves * 2)
}

const fn stop(pause: Pausing, then: Then, forced: ForcedEnd) -> Stopping {
    Stopping {
        pause,
        then,
        forced,
    }
}

#[expect(
    clippy::unnecessary_wraps,
    reason = "the fields of `Articles` are options"
)]
const fn cite(rules: &'static str, article: &'static str) -> Option<Cite> {
    Some(Cite { rules, article })
}

const RESUME: Then = Then::MayResume(FirstToMove::SideToMove);

const TANGSONG: Ruleset = Ruleset {
    id: "tangsong-2008",
    source: "Zhang Yunqi, 计枰点围棋大规则唐宋版分规则 (January 2008), 21 articles",
    repetition: text(Repetition::Positional, "9"),
    suicide: text(Suicide::Forbidden, "7"),
    pass: text(PassStone::Refilled, "3"),
    stopping: text(
        stop(Pausing::TwoPasses, RESUME, ForcedEnd::FourInARow),
        "11, 16, 18",
    ),
    compensation: text(Compensation::FirstPassWhite, "12"),
    komi: text(komi(13), "19(2)"),
    tie: inferred(Tie::Draw),
    handicap: inferred(Handicap::Nothing),
    empties: text(Empties::SekiAndClaims, "1, 10, 19"),
    balance: text(Balance::VirtualMoves, "14"),
    methods: &[EqualStones, Area, FillIn, EqualEmpties],
    articles: TANGSONG_ARTICLES,
};

const TANGSONG_ARTICLES: Articles = Articles {
    dead: cite("tangsong-2008", "15"),
    all_alive: cite("tangsong-2008", "18.2(2)"),
    owners: cite("tangsong-2008", "1"),
    payment: cite("tangsong-2008", "13(1)"),
    balance: cite("tangsong-2008", "14"),
    refill: cite("tangsong-2008", "17"),
    overflow: cite("tangsong-2008", "17"),
    equal_stones: cite("tangsong-2008", "19(1)"),
    areas: cite("tangsong-2008", "19(3)"),
    area: cite("tangsong-2008", "20(1)"),
    par: cite("tangsong-2008", "20(2)"),
    fill_in: cite("tangsong-2008", "21"),
    equal_empties: cite("seven-article", "6"),
    verdict: cite("tangsong-2008", "19(2)"),
    check: cite("tangsong-2008", "21"),
};

const MINGQING: Ruleset = Ruleset {
    id: "mingqing-2008",
    source: "described in the preface of 唐宋版 2008: the same without the first-pass point; its own text is not known",
    compensation: text(Compensation::Nothing, "preface"),
    komi: inferred(komi(15)),
    ..TANGSONG
};

const SEVEN: Ruleset = Ruleset {
    id: "seven-article",
    source: "Zhang Yunqi, the seven-article edition after the World Mind Sports Games of 2008; articles 1 to 4 and a part of 5 are lost",
    repetition: inferred(Repetition::OwnWindow),
    suicide: inferred(Suicide::Forbidden),
    pass: text(PassStone::RefilledUnlessStop, "7(3)"),
    stopping: text(
        stop(Pausing::Agreement, RESUME, ForcedEnd::FourOnOneBoard),
        "5(4), 5(5)",
    ),
    compensation: text(Compensation::FirstPassWhite, "6"),
    komi: text(komi(13), "6"),
    empties: text(Empties::SekiAndClaims, "6"),
    balance: text(Balance::VirtualMoves, "7(2)"),
    articles: Articles {
        dead: cite("seven-article", "7(3)"),
        all_alive: cite("seven-article", "5(5)"),
        owners: cite("seven-article", "6"),
        payment: cite("seven-article", "7(2)"),
        balance: cite("seven-article", "7(2)"),
        refill: cite("seven-article", "7(3)"),
        overflow: cite("seven-article", "7(3)"),
        equal_stones: cite("seven-article", "7(5)"),
        areas: cite("seven-article", "7(6)"),
        area: cite("seven-article", "7"),
        par: cite("seven-article", "7"),
        fill_in: cite("seven-article", "7"),
        equal_empties: cite("seven-article", "7"),
        verdict: cite("seven-article", "6"),
        check: cite("seven-article", "7(7)"),
    },
    ..TANGSONG
};

const LAW: Ruleset = Ruleset {
    id: "law-2012",
    source: "Zhang Yunqi, 计枰点围棋规则 2012年夏特别版, 律法版, 12 articles",
    repetition: text(Repetition::OwnWindow, "5"),
    suicide: text(Suicide::GroupsOnly, "4"),
    pass: text(PassStone::Nothing, "2.5"),
    stopping: approximate(
        stop(Pausing::Agreement, RESUME, ForcedEnd::FourOnOneBoard),
        "7, 10",
    ),
    compensation: text(Compensation::Nothing, "6(2)"),
    komi: text(komi(15), "12.1-1"),
    tie: text(Tie::Draw, "12.1-1"),
    handicap: inferred(Handicap::Nothing),
    empties: text(Empties::SekiAndClaims, "9"),
    balance: text(Balance::OwnArea, "12.1-2(1)"),
    methods: &[Area, EqualStones, Score, FillIn, EqualEmpties],
    articles: Articles {
        dead: cite("law-2012", "8"),
        all_alive: cite("law-2012", "7.2"),
        owners: cite("law-2012", "9"),
        payment: cite("law-2012", "6(2)"),
        balance: cite("law-2012", "12.1-2(1)"),
        refill: cite("law-2012", "12.1-2(1)"),
        overflow: cite("law-2012", "12.1-2"),
        equal_stones: cite("law-2012", "12.1-2(2)"),
        areas: cite("law-2012", "11.3"),
        area: cite("law-2012", "12.1-1"),
        par: cite("law-2012", "12.1-1"),
        fill_in: cite("law-2012", "11.2"),
        equal_empties: cite("seven-article", "6"),
        verdict: cite("law-2012", "12.1-1"),
        check: cite("law-2012", "11.3"),
    },
};

const ART: Ruleset = Ruleset {
    id: "art-2012",
    source: "Zhang Yunqi, 计枰点围棋规则 2012年夏特别版, 艺术版, 12 articles",
    compensation: text(Compensation::Surplus, "6(1), 10"),
    komi: text(komi(13), "12.2-1"),
    balance: text(Balance::OwnArea, "10"),
    articles: Articles {
        dead: cite("art-2012", "8"),
        all_alive: cite("art-2012", "7.2"),
        owners: cite("art-2012", "9"),
        payment: cite("art-2012", "6(1)"),
        balance: cite("art-2012", "10"),
        refill: cite("art-2012", "12.2-2(1)"),
        overflow: cite("art-2012", "12.1-2"),
        equal_stones: cite("art-2012", "12.2-2(2)"),
        areas: cite("art-2012", "11.3"),
        area: cite("art-2012", "12.2-1"),
        par: cite("art-2012", "12.2-1"),
        fill_in: cite("art-2012", "11.2"),
        equal_empties: cite("seven-article", "6"),
        verdict: cite("art-2012", "12.2-2(2)"),
        check: cite("art-2012", "11.3"),
    },
    ..LAW
};

/// What most rulesets outside the seeds share; each overrides what it orders otherwise.
const COMMON: Ruleset = Ruleset {
    id: "",
    source: "",
    repetition: inferred(Repetition::Positional),
    suicide: inferred(Suicide::Forbidden),
    pass: inferred(PassStone::Nothing),
    stopping: inferred(stop(Pausing::TwoPasses, RESUME, ForcedEnd::Never)),
    compensation: inferred(Compensation::Nothing),
    komi: inferred(komi(0)),
    tie: inferred(Tie::Draw),
    handicap: inferred(Handicap::Nothing),
    empties: inferred(Empties::RegionOnly),
    balance: inferred(Balance::OwnArea),
    methods: &[Area],
    articles: Articles {
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
        verdict: None,
        check: None,
    },
};

const CHINESE: Ruleset = Ruleset {
    id: "chinese-2002",
    source: "Chinese rules of Go, 2002 (中国围棋规则)",
    repetition: text(Repetition::Positional, "6"),
    suicide: text(Suicide::Forbidden, "5"),
    stopping: text(stop(Pausing::TwoPasses, Then::Ends, ForcedEnd::Never), "7"),
    komi: text(komi(15), "9"),
    tie: text(Tie::Draw, "9"),
    handicap: inferred(Handicap::Stones),
    empties: text(Empties::RegionHalved, "9"),
    methods: &[Area, FillIn, EqualEmpties],
    articles: Articles {
        dead: cite("chinese-2002", "8"),
        owners: cite("chinese-2002", "9"),
        area: cite("chinese-2002", "9"),
        par: cite("chinese-2002", "9"),
        verdict: cite("chinese-2002", "9"),
        ..COMMON.articles
    },
    ..COMMON
};

const WMSG: Ruleset = Ruleset {
    id: "wmsg-2008",
    source: "World Mind Sports Games 2008, rules of Go",
    repetition: text(Repetition::Positional, ""),
    suicide: text(Suicide::Forbidden, ""),
    stopping: text(stop(Pausing::TwoPasses, RESUME, ForcedEnd::SecondPause), ""),
    compensation: text(Compensation::FirstPassWhite, ""),
    komi: text(komi(13), ""),
    empties: text(Empties::RegionHalved, ""),
    ..COMMON
};

const ING: Ruleset = Ruleset {
    id: "ing",
    source: "Ing's SST rules (应氏计点制围棋规则), 1991 and 1996",
    repetition: approximate(Repetition::OwnWindow, ""),
    suicide: text(Suicide::GroupsOnly, ""),
    stopping: text(
        stop(Pausing::TwoPasses, RESUME, ForcedEnd::TwoToConfirm),
        "",
    ),
    komi: text(komi(16), ""),
    tie: text(Tie::BlackWins, ""),
    empties: text(Empties::Proximity, ""),
    methods: &[FillIn, Area],
    ..COMMON
};

const AGA: Ruleset = Ruleset {
    id: "aga",
    source: "Official AGA Rules of Go, 1991, with the concise rules' komi",
    repetition: text(Repetition::Situational, "6"),
    suicide: text(Suicide::Forbidden, "5"),
    pass: text(PassStone::HandedOver, "7, 9"),
    stopping: text(
        stop(
            Pausing::TwoPasses,
            Then::MayResume(FirstToMove::OpponentOfLastPasser),
            ForcedEnd::PairOnResumption,
        ),
        "9, 10",
    ),
    komi: text(komi(15), "3"),
    handicap: text(Handicap::StonesLessOne, "4"),
    empties: text(Empties::RegionOnly, "12"),
    methods: &[Area, PassStones],
    ..COMMON
};

const NEW_ZEALAND: Ruleset = Ruleset {
    id: "new-zealand",
    source: "New Zealand Go Society, New Zealand rules of Go",
    repetition: text(Repetition::NaturalSituational, ""),
    suicide: text(Suicide::Allowed, ""),
    stopping: text(stop(Pausing::Agreement, RESUME, ForcedEnd::Never), ""),
    komi: text(komi(14), ""),
    empties: text(Empties::RegionOnly, ""),
    ..COMMON
};

const TROMP_TAYLOR: Ruleset = Ruleset {
    id: "tromp-taylor",
    source: "Tromp and Taylor, the logical rules of Go",
    repetition: text(Repetition::Positional, "6"),
    suicide: text(Suicide::Allowed, "7"),
    stopping: text(
        stop(Pausing::TwoPasses, Then::EndsAllAlive, ForcedEnd::Never),
        "9",
    ),
    empties: text(Empties::RegionOnly, "10"),
    ..COMMON
};

const JAPANESE: Ruleset = Ruleset {
    id: "japanese-1989",
    source: "Nihon Kiin and Kansai Kiin, the Japanese rules of Go, 1989",
    repetition: text(
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
            ForcedEnd::Never,
        ),
        "9",
    ),
    komi: inferred(komi(13)),
    tie: text(Tie::Draw, "10"),
    empties: text(Empties::Territory, "8"),
    methods: &[Territory],
    ..COMMON
};

const KOREAN: Ruleset = Ruleset {
    id: "korean",
    source: "Korea Baduk Association, rules of 2016",
    repetition: text(Repetition::Simple { cycle: Cycle::Draw }, ""),
    suicide: text(Suicide::Forbidden, ""),
    komi: text(komi(13), ""),
    empties: text(Empties::Territory, ""),
    methods: &[Territory],
    ..COMMON
};

const IKEDA_AREA_3: Ruleset = Ruleset {
    id: "ikeda-area-3",
    source: "Ikeda Toshio, On the Rules of Go, Area III",
    repetition: text(Repetition::Positional, "4"),
    suicide: inferred(Suicide::Forbidden),
    stopping: text(stop(Pausing::TwoPasses, Then::Ends, ForcedEnd::Never), ""),
    compensation: text(Compensation::FirstPassWhite, "7"),
    ..COMMON
};

const IKEDA_TERRITORY_1: Ruleset = Ruleset {
    id: "ikeda-territory-1",
    source: "Ikeda Toshio, On the Rules of Go, Territory I",
    pass: text(PassStone::HandedOverAfterPause, ""),
    stopping: text(stop(Pausing::TwoPasses, RESUME, ForcedEnd::SecondPause), ""),
    compensation: inferred(Compensation::Surplus),
    methods: &[PassStones],
    ..IKEDA_AREA_3
};

const ANCIENT_ROUTES: Ruleset = Ruleset {
    id: "ancient-routes",
    source: "唐宋 数路法 as reconstructed by Chen Zuyuan and Zhang Yunqi",
    repetition: inferred(Repetition::Simple {
        cycle: Cycle::NoResult,
    }),
    pass: inferred(PassStone::Refilled),
    stopping: inferred(stop(Pausing::Agreement, RESUME, ForcedEnd::Never)),
    balance: inferred(Balance::VirtualMoves),
    methods: &[Routes],
    ..COMMON
};

const ANCIENT_STONES: Ruleset = Ruleset {
    id: "ancient-stones",
    source: "明清 数子法 with 还棋头, as reconstructed by Chen Zuyuan",
    repetition: inferred(Repetition::Simple {
        cycle: Cycle::NoResult,
    }),
    stopping: inferred(stop(Pausing::Agreement, RESUME, ForcedEnd::Never)),
    compensation: inferred(Compensation::GroupTax),
    ..COMMON
};

/// All rulesets.
pub(super) static ALL: [Ruleset; 17] = [
    TANGSONG,
    MINGQING,
    SEVEN,
    LAW,
    ART,
    CHINESE,
    WMSG,
    ING,
    AGA,
    NEW_ZEALAND,
    TROMP_TAYLOR,
    JAPANESE,
    KOREAN,
    IKEDA_AREA_3,
    IKEDA_TERRITORY_1,
    ANCIENT_ROUTES,
    ANCIENT_STONES,
];

#[cfg(test)]
mod tests {
    use super::ALL;

    #[test]
    fn every_preset_has_an_id_a_source_and_methods() {
        for rules in &ALL {
            assert!(!rules.id.is_empty() && !rules.source.is_empty() && !rules.methods.is_empty());
            assert_eq!(
                ALL.iter().filter(|other| other.id == rules.id).count(),
                1,
                "{}",
                rules.id
            );
        }
    }
}
