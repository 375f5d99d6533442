//! The 计枰点 rulesets of Zhang Yunqi: the editions that this library is built around.

use super::{RESUME, approximate, cite, inferred, komi, stop, supposed, text};
use crate::Method::{Area, EqualEmpties, EqualStones, FillIn, Score};
use crate::rules::{
    Articles, Balance, Compensation, Empties, Filling, ForcedEnd, Handicap, PassStone, Pausing,
    Repetition, Ruleset, Suicide, Tie,
};

pub(super) const TANGSONG: Ruleset = Ruleset {
    id: "tangsong-2008",
    source: "Zhang Yunqi, 计枰点围棋大规则唐宋版分规则 (January 2008), 21 articles",
    repetition: text(Repetition::Positional, "9"),
    suicide: text(Suicide::Forbidden, "7"),
    pass: text(PassStone::Refilled, "2, 3"),
    stopping: text(stop(Pausing::TwoPasses, RESUME), "11, 16"),
    forced_end: text(ForcedEnd::FourInARow, "18.2(2)"),
    compensation: text(Compensation::FirstPassWhite, "12"),
    komi: text(komi(13), "19(2)"),
    tie: inferred(Tie::Draw),
    handicap: inferred(Handicap::Nothing),
    empties: text(Empties::SekiAndClaims, "1, 10, 19(1)"),
    balance: text(Balance::VirtualMoves, "14"),
    filling: inferred(Filling::OneSide),
    methods: &[EqualStones, Area, FillIn, EqualEmpties],
    articles: &TANGSONG_ARTICLES,
};

static TANGSONG_ARTICLES: Articles = Articles {
    dead: cite("tangsong-2008", "15, 17"),
    all_alive: cite("tangsong-2008", "18.2(2)"),
    owners: cite("tangsong-2008", "1, 10, 19(1)"),
    payment: cite("tangsong-2008", "13(1), 14"),
    balance: cite("tangsong-2008", "14"),
    refill: cite("tangsong-2008", "17"),
    overflow: cite("tangsong-2008", "17"),
    equal_stones: cite("tangsong-2008", "19(1)"),
    areas: cite("tangsong-2008", "19(3)"),
    area: cite("tangsong-2008", "20(1)"),
    par: cite("tangsong-2008", "20(2)"),
    fill_in: cite("tangsong-2008", "21"),
    equal_empties: cite("seven-article", "6, 7"),
    score: None,
    surplus: None,
    turns: None,
    territory: None,
    routes: None,
    verdict: cite("tangsong-2008", "19(2)"),
    check: cite("tangsong-2008", "21"),
};

pub(super) const MINGQING: Ruleset = Ruleset {
    id: "mingqing-2008",
    source: "described in the preface of 唐宋版 2008: the same without the first-pass point; its own text is not known",
    repetition: supposed(TANGSONG.repetition),
    suicide: supposed(TANGSONG.suicide),
    pass: supposed(TANGSONG.pass),
    stopping: supposed(TANGSONG.stopping),
    forced_end: supposed(TANGSONG.forced_end),
    compensation: text(Compensation::Nothing, ""),
    komi: inferred(komi(15)),
    empties: supposed(TANGSONG.empties),
    balance: supposed(TANGSONG.balance),
    ..TANGSONG
};

pub(super) const SEVEN: Ruleset = Ruleset {
    id: "seven-article",
    source: "Zhang Yunqi, the seven-article edition after the World Mind Sports Games of 2008; articles 1 to 4 and a part of 5 are lost",
    repetition: inferred(Repetition::OwnWindow),
    suicide: inferred(Suicide::Forbidden),
    pass: text(PassStone::RefilledUnlessStop, "7(3)"),
    // 5(4), the agreement that ends the game at once with every stone alive, cannot be told from a pause by passes.
    stopping: approximate(stop(Pausing::Agreement, RESUME), "5(4), 7(1)"),
    forced_end: text(ForcedEnd::FourOnOneBoard, "5(5)"),
    compensation: text(Compensation::FirstPassWhite, "6"),
    komi: text(komi(13), "6"),
    empties: text(Empties::SekiAndClaims, "6"),
    balance: text(Balance::VirtualMoves, "7(2)"),
    filling: text(Filling::OneSide, "7(7)"),
    articles: &Articles {
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
        fill_in: cite("seven-article", "7(7)"),
        equal_empties: cite("seven-article", "6, 7"),
        verdict: cite("seven-article", "6"),
        check: cite("seven-article", "7(7)"),
        ..TANGSONG_ARTICLES
    },
    ..TANGSONG
};

pub(super) const LAW: Ruleset = Ruleset {
    id: "law-2012",
    source: "Zhang Yunqi, 计枰点围棋规则 2012年夏特别版, 律法版, 12 articles",
    repetition: text(Repetition::OwnWindow, "5"),
    suicide: text(Suicide::GroupsOnly, "4, 5.3"),
    pass: text(PassStone::Nothing, "2.5"),
    stopping: text(stop(Pausing::Agreement, RESUME), "7.1, 10"),
    // The text knows no forced end: the fourth pass on one board is ours, so that every game ends.
    forced_end: inferred(ForcedEnd::FourOnOneBoard),
    compensation: text(Compensation::Nothing, "6(2)"),
    komi: text(komi(15), "12.1-1"),
    tie: text(Tie::Draw, "12.1-1"),
    handicap: inferred(Handicap::Nothing),
    empties: text(Empties::SekiAndClaims, "9"),
    balance: text(Balance::OwnArea, "12.1-2(1)"),
    filling: inferred(Filling::OneSide),
    methods: &[Area, EqualStones, Score, FillIn, EqualEmpties],
    articles: &Articles {
        dead: cite("law-2012", "8"),
        all_alive: None,
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
        equal_empties: cite("seven-article", "6, 7"),
        score: cite("law-2012", "12.1-2"),
        surplus: cite("law-2012", "12.1-2(3)"),
        verdict: cite("law-2012", "12.1-1"),
        check: cite("law-2012", "11.3"),
        ..TANGSONG_ARTICLES
    },
};

pub(super) const ART: Ruleset = Ruleset {
    id: "art-2012",
    source: "Zhang Yunqi, 计枰点围棋规则 2012年夏特别版, 艺术版, 12 articles",
    compensation: text(Compensation::Surplus, "6(1), 10"),
    komi: text(komi(13), "12.2-1"),
    tie: text(Tie::Draw, "12.2-1"),
    balance: text(Balance::OwnArea, "10"),
    articles: &Articles {
        dead: cite("art-2012", "8"),
        all_alive: None,
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
        equal_empties: cite("seven-article", "6, 7"),
        score: cite("art-2012", "12.2-2"),
        surplus: cite("art-2012", "6(1), 10"),
        verdict: cite("art-2012", "12.2-2(2)"),
        check: cite("art-2012", "11.3"),
        ..TANGSONG_ARTICLES
    },
    ..LAW
};
