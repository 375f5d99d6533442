//! The steps of a count as plain shapes.

use jiping::Size;
use jiping::count::{self, Act, Side as CoreSide, Stage};
use tsify::Tsify;

use crate::dto::{Color, Owner, PointName, names, number, whole};
use crate::fields::{Fields, Value, object};
use crate::named::named;
use crate::reason::Reason;

/// Where a stone can be.
#[derive(Tsify, Clone, Debug)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Place {
    Point { point: PointName },
    Bowl { color: Color },
    Lid { color: Color },
}

object! {
    /// A point and its new owner.
    OwnedPoint {
        point: PointName,
        owner: Owner,
    }
}

/// What a step does.
#[derive(Tsify, Clone, Debug)]
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

named! {
    /// The parts of a count, in order.
    Phase: Stage {
        Stage::Agree => "agree",
        Stage::Compensate => "compensate",
        Stage::Balance => "balance",
        Stage::Lift => "lift",
        Stage::Refill => "refill",
        Stage::Even => "even",
        Stage::Arrange => "arrange",
        Stage::Fill => "fill",
        Stage::Count => "count",
        Stage::Check => "check",
        Stage::Verdict => "verdict",
    }
}

object! {
    /// An article of a ruleset.
    Cite {
        rules: &'static str,
        article: &'static str,
    }
}

object! {
    /// What one side has at one moment.
    Side {
        /// Stones on the board, the dead not counted.
        stones: f64,
        /// Owned empties.
        empties: f64,
        /// Stones that wait to be placed.
        outside: f64,
        /// Stones, empties and half of the shared points.
        area: f64,
    }
}

object! {
    /// What both sides have at one moment.
    Ledger {
        black: Side,
        white: Side,
        shared: f64,
    }
}

object! {
    /// One step of a count, and what both sides have after it.
    Step {
        action: Action,
        phase: Phase,
        reason: Reason,
        cite: Option<Cite>,
        ledger: Ledger,
    }
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

impl From<Place> for Value {
    fn from(place: Place) -> Value {
        let mut fields = Fields::default();
        match place {
            Place::Point { point } => {
                fields.add("kind", "point");
                fields.add("point", point);
            }
            Place::Bowl { color } => {
                fields.add("kind", "bowl");
                fields.add("color", color);
            }
            Place::Lid { color } => {
                fields.add("kind", "lid");
                fields.add("color", color);
            }
        }
        fields.into()
    }
}

impl From<Action> for Value {
    fn from(action: Action) -> Value {
        let mut fields = Fields::default();
        match action {
            Action::Say => fields.add("kind", "say"),
            Action::Own { points } => {
                fields.add("kind", "own");
                fields.add("points", points);
            }
            Action::Tally { points, subtotal } => {
                fields.add("kind", "tally");
                fields.add("points", points);
                fields.add("subtotal", subtotal);
            }
            Action::Move { stone, from, to } => {
                fields.add("kind", "move");
                fields.add("stone", stone);
                fields.add("from", from);
                fields.add("to", to);
            }
        }
        fields.into()
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
            reason: Reason(step.reason),
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
