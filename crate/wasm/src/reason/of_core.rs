//! The reasons of the core as data for sentences.

use jiping::count;
use jiping::{Due as CoreDue, Why as CoreWhy};

use super::{Due, Reason, Why};
use crate::dto::{Color, number, whole};

impl From<count::Reason> for Reason {
    #[expect(clippy::too_many_lines, reason = "one line a reason")]
    fn from(reason: count::Reason) -> Reason {
        use count::Reason as Core;
        match reason {
            Core::DeadAgreed { color, stones } => Reason::DeadAgreed {
                color: color.into(),
                stones: whole(stones),
            },
            Core::NoneDead => Reason::NoneDead,
            Core::AllAlive => Reason::AllAlive,
            Core::Owned { color, why, points } => Reason::Owned {
                color: color.into(),
                why: why.into(),
                points: whole(points),
            },
            Core::Shared { why, points } => Reason::Shared {
                why: why.into(),
                points: whole(points),
            },
            Core::Nobodys { why, points } => Reason::Nobodys {
                why: why.into(),
                points: whole(points),
            },
            Core::NothingDue { why } => Reason::NothingDue { why: why.into() },
            Core::PaymentDue { payer, stones, why } => Reason::PaymentDue {
                payer: payer.into(),
                stones: whole(stones),
                why: why.into(),
            },
            Core::NegativeA { payer } => Reason::NegativeA {
                payer: payer.into(),
            },
            Core::NegativeARefilled { payer } => Reason::NegativeARefilled {
                payer: payer.into(),
            },
            Core::SharePoint => Reason::SharePoint,
            Core::OwedOnPaper { payer, points } => Reason::OwedOnPaper {
                payer: payer.into(),
                points: whole(points),
            },
            Core::PaidInScore { payer, points } => Reason::PaidInScore {
                payer: payer.into(),
                points: whole(points),
            },
            Core::PaidInTurns { payer, points } => Reason::PaidInTurns {
                payer: payer.into(),
                points: whole(points),
            },
            Core::StonesUncounted => Reason::StonesUncounted,
            Core::CountGroup { color, kept } => Reason::CountGroup {
                color: color.into(),
                kept: whole(kept),
            },
            Core::GroupsKeep {
                color,
                groups,
                kept,
            } => Reason::GroupsKeep {
                color: color.into(),
                groups: whole(groups),
                kept: whole(kept),
            },
            Core::KeepEyes { color, points } => Reason::KeepEyes {
                color: color.into(),
                points: whole(points),
            },
            Core::Balanced => Reason::Balanced,
            Core::Surplus { color, stones } => Reason::Surplus {
                color: color.into(),
                stones: whole(stones),
            },
            Core::NegativeB { color } => Reason::NegativeB {
                color: color.into(),
            },
            Core::VirtualMove { color } => Reason::VirtualMove {
                color: color.into(),
            },
            Core::WhitePassesLast => Reason::WhitePassesLast,
            Core::HandOver { color, left } => Reason::HandOver {
                color: color.into(),
                left: whole(left),
            },
            Core::TurnsEven { more } => Reason::TurnsEven { more: number(more) },
            Core::LiftDead { color } => Reason::LiftDead {
                color: color.into(),
            },
            Core::SendHome { color } => Reason::SendHome {
                color: color.into(),
            },
            Core::Borrow { color, stones } => Reason::Borrow {
                color: color.into(),
                stones: whole(stones),
            },
            Core::Refill { color, left } => Reason::Refill {
                color: color.into(),
                left: whole(left),
            },
            Core::FillPrisoner { color, left } => Reason::FillPrisoner {
                color: color.into(),
                left,
            },
            Core::TerritoryFull { color, left } => Reason::TerritoryFull {
                color: color.into(),
                left: whole(left),
            },
            Core::BeyondRoom { color, stones } => Reason::BeyondRoom {
                color: color.into(),
                stones: whole(stones),
            },
            Core::EvenOut { color, left } => Reason::EvenOut {
                color: color.into(),
                left: whole(left),
            },
            Core::SetChecked { stones } => Reason::SetChecked {
                stones: whole(stones),
            },
            Core::SetAside { color, stones } => Reason::SetAside {
                color: color.into(),
                stones: whole(stones),
            },
            Core::AboveSet { color } => Reason::AboveSet {
                color: color.into(),
            },
            Core::Fill { color, left } => Reason::Fill {
                color: color.into(),
                left: whole(left),
            },
            Core::Vacant { color, points } => Reason::Vacant {
                color: color.into(),
                points: whole(points),
            },
            Core::LeftOver { color, stones } => Reason::LeftOver {
                color: color.into(),
                stones: whole(stones),
            },
            Core::EasierSide {
                color,
                stones,
                against,
            } => Reason::EasierSide {
                color: color.into(),
                stones: whole(stones),
                against: whole(against),
            },
            Core::KomiInStones {
                payer,
                komi,
                stones,
                rest,
            } => Reason::KomiInStones {
                payer: payer.into(),
                komi: number(komi),
                stones: whole(stones),
                rest: number(rest),
            },
            Core::KomiStone { color, left } => Reason::KomiStone {
                color: color.into(),
                left: whole(left),
            },
            Core::ShareOut { each, open } => Reason::ShareOut {
                each: whole(each),
                open: whole(open),
            },
            Core::FillShared { color } => Reason::FillShared {
                color: color.into(),
            },
            Core::PlayOffStone { color, left } => Reason::PlayOffStone {
                color: color.into(),
                left: whole(left),
            },
            Core::PlayedOff {
                winner,
                komi,
                open,
                foreign,
                beyond,
                points,
            } => Reason::PlayedOff {
                winner: winner.map(Color::from),
                komi: number(komi),
                open: whole(open),
                foreign: whole(foreign),
                beyond: whole(beyond),
                points: whole(points),
            },
            Core::FillOdd { color } => Reason::FillOdd {
                color: color.into(),
            },
            Core::EmptiesDiffer { black, white } => Reason::EmptiesDiffer {
                black: whole(black),
                white: whole(white),
            },
            Core::Arrange { color, left } => Reason::Arrange {
                color: color.into(),
                left: whole(left),
            },
            Core::RoundToTens { color, left } => Reason::RoundToTens {
                color: color.into(),
                left: whole(left),
            },
            Core::EmptiesEqual { each } => Reason::EmptiesEqual { each: whole(each) },
            Core::LiftSmaller { color } => Reason::LiftSmaller {
                color: color.into(),
            },
            Core::CountEmpties { color, total } => Reason::CountEmpties {
                color: color.into(),
                total: whole(total),
            },
            Core::CountRoutes { color, total } => Reason::CountRoutes {
                color: color.into(),
                total: whole(total),
            },
            Core::CountPrisoners {
                color,
                captured,
                dead,
            } => Reason::CountPrisoners {
                color: color.into(),
                captured: whole(captured),
                dead: whole(dead),
            },
            Core::Score {
                color,
                empties,
                prisoners,
                score,
            } => Reason::Score {
                color: color.into(),
                empties: whole(empties),
                prisoners: whole(prisoners),
                score: whole(score),
            },
            Core::AddSurplus {
                color,
                more,
                paid,
                points,
            } => Reason::AddSurplus {
                color: color.into(),
                more: number(more),
                paid: number(paid),
                points: number(points),
            },
            Core::CountStones { color, total } => Reason::CountStones {
                color: color.into(),
                total: whole(total),
            },
            Core::CountShared { points } => Reason::CountShared {
                points: whole(points),
            },
            Core::MuDiffer { black, white } => Reason::MuDiffer {
                black: whole(black),
                white: whole(white),
            },
            Core::ScoresDiffer { black, white } => Reason::ScoresDiffer {
                black: number(black),
                white: number(white),
            },
            Core::TerritoriesDiffer { black, white } => Reason::TerritoriesDiffer {
                black: whole(black),
                white: whole(white),
            },
            Core::RoutesDiffer { black, white } => Reason::RoutesDiffer {
                black: whole(black),
                white: whole(white),
            },
            Core::HandicapInside { points } => Reason::HandicapInside {
                points: number(points),
            },
            Core::StonesDiffer { black, white } => Reason::StonesDiffer {
                black: whole(black),
                white: whole(white),
            },
            Core::AreaFromMu {
                color,
                mu,
                stones,
                shared,
                area,
            } => Reason::AreaFromMu {
                color: color.into(),
                mu: whole(mu),
                stones: whole(stones),
                shared: whole(shared),
                area: number(area),
            },
            Core::AreaSum {
                color,
                stones,
                empties,
                shared,
                area,
            } => Reason::AreaSum {
                color: color.into(),
                stones: whole(stones),
                empties: whole(empties),
                shared: whole(shared),
                area: number(area),
            },
            Core::AreaFromSet {
                color,
                set,
                vacant,
                left_over,
                shared,
                area,
            } => Reason::AreaFromSet {
                color: color.into(),
                set: whole(set),
                vacant: whole(vacant),
                left_over: whole(left_over),
                shared: whole(shared),
                area: number(area),
            },
            Core::MuFromArea {
                color,
                area,
                stones,
                shared,
                mu,
            } => Reason::MuFromArea {
                color: color.into(),
                area: number(area),
                stones: whole(stones),
                shared: whole(shared),
                mu: number(mu),
            },
            Core::OtherArea {
                color,
                total,
                nobodys,
                area,
            } => Reason::OtherArea {
                color: color.into(),
                total: whole(total),
                nobodys: whole(nobodys),
                area: number(area),
            },
            Core::Par {
                color,
                par,
                area,
                over,
            } => Reason::Par {
                color: color.into(),
                par: number(par),
                area: number(area),
                over: number(over),
            },
            Core::BeforeKomi { margin } => Reason::BeforeKomi {
                margin: number(margin),
            },
            Core::Check { method, margin } => Reason::Check {
                method: method.id(),
                margin: number(margin),
            },
            Core::Verdict {
                winner,
                margin,
                komi,
                zi,
            } => Reason::Verdict {
                winner: winner.map(Color::from),
                margin: number(margin),
                komi: number(komi),
                zi: zi.map(number),
            },
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
            CoreWhy::FalseEye => Why::FalseEye,
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
            CoreDue::EqualGroups => Due::EqualGroups,
            CoreDue::Prisoners => Due::Prisoners,
        }
    }
}
