//! The reasons of the core as data for sentences.

use jiping::count;

use crate::dto::{Color, number};
use crate::step::Reason;

impl From<count::Reason> for Reason {
    #[expect(clippy::too_many_lines, reason = "one line a reason")]
    fn from(reason: count::Reason) -> Reason {
        use count::Reason as Core;
        match reason {
            Core::DeadAgreed { color, stones } => Reason::DeadAgreed {
                color: color.into(),
                stones,
            },
            Core::NoneDead => Reason::NoneDead,
            Core::AllAlive => Reason::AllAlive,
            Core::Owned { color, why, points } => Reason::Owned {
                color: color.into(),
                why: why.into(),
                points,
            },
            Core::Shared { why, points } => Reason::Shared {
                why: why.into(),
                points,
            },
            Core::NothingDue { why } => Reason::NothingDue { why: why.into() },
            Core::PaymentDue { payer, stones, why } => Reason::PaymentDue {
                payer: payer.into(),
                stones,
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
                points,
            },
            Core::Balanced => Reason::Balanced,
            Core::Surplus { color, stones } => Reason::Surplus {
                color: color.into(),
                stones,
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
                stones,
            },
            Core::Refill { color, left } => Reason::Refill {
                color: color.into(),
                left,
            },
            Core::TerritoryFull { color, left } => Reason::TerritoryFull {
                color: color.into(),
                left,
            },
            Core::EvenOut { color, left } => Reason::EvenOut {
                color: color.into(),
                left,
            },
            Core::SetChecked { stones } => Reason::SetChecked { stones },
            Core::SetAside { color, stones } => Reason::SetAside {
                color: color.into(),
                stones,
            },
            Core::AboveSet { color } => Reason::AboveSet {
                color: color.into(),
            },
            Core::Fill { color, left } => Reason::Fill {
                color: color.into(),
                left,
            },
            Core::Vacant { color, points } => Reason::Vacant {
                color: color.into(),
                points,
            },
            Core::LeftOver { color, stones } => Reason::LeftOver {
                color: color.into(),
                stones,
            },
            Core::FillOdd { color } => Reason::FillOdd {
                color: color.into(),
            },
            Core::EmptiesDiffer { black, white } => Reason::EmptiesDiffer { black, white },
            Core::EmptiesEqual { each } => Reason::EmptiesEqual { each },
            Core::LiftSmaller { color } => Reason::LiftSmaller {
                color: color.into(),
            },
            Core::CountEmpties { color, total } => Reason::CountEmpties {
                color: color.into(),
                total,
            },
            Core::CountStones { color, total } => Reason::CountStones {
                color: color.into(),
                total,
            },
            Core::CountShared { points } => Reason::CountShared { points },
            Core::MuDiffer { black, white } => Reason::MuDiffer { black, white },
            Core::StonesDiffer { black, white } => Reason::StonesDiffer { black, white },
            Core::AreaFromMu {
                color,
                mu,
                stones,
                shared,
                area,
            } => Reason::AreaFromMu {
                color: color.into(),
                mu,
                stones,
                shared,
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
                stones,
                empties,
                shared,
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
                set,
                vacant,
                left_over,
                shared,
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
                stones,
                shared,
                mu: number(mu),
            },
            Core::OtherArea { color, total, area } => Reason::OtherArea {
                color: color.into(),
                total,
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
