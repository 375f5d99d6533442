//! The reasons of the core as data for sentences.

use jiping::count;

use crate::dto::{Color, number, whole};
use crate::step::Reason;

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
            Core::TerritoryFull { color, left } => Reason::TerritoryFull {
                color: color.into(),
                left: whole(left),
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
            Core::FillOdd { color } => Reason::FillOdd {
                color: color.into(),
            },
            Core::EmptiesDiffer { black, white } => Reason::EmptiesDiffer {
                black: whole(black),
                white: whole(white),
            },
            Core::EmptiesEqual { each } => Reason::EmptiesEqual { each: whole(each) },
            Core::LiftSmaller { color } => Reason::LiftSmaller {
                color: color.into(),
            },
            Core::CountEmpties { color, total } => Reason::CountEmpties {
                color: color.into(),
                total: whole(total),
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
            Core::OtherArea { color, total, area } => Reason::OtherArea {
                color: color.into(),
                total: whole(total),
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
            } => Reason::Verdict {
                winner: winner.map(Color::from),
                margin: number(margin),
                komi: number(komi),
                zi: number(margin.abs().half()),
            },
        }
    }
}
