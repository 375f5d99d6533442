//! What every procedure begins with: the agreement, the payment and the dead.

use super::hand::{Hand, ordinary_set};
use super::step::{Place, Reason, Stage};
use crate::rules::{Cite, Compensation};
use crate::{Color, Due, Owner, Points, Why};

impl Hand<'_> {
    /// Says which stones are dead and who owns the empty points.
    pub(super) fn agree(&mut self) {
        let settlement = self.settlement;
        let articles = &settlement.rules().articles;
        self.begin(Stage::Agree, articles.dead);
        self.say_borrowed();
        let tallies = settlement.tallies();
        if settlement.all_alive() {
            self.begin(Stage::Agree, articles.all_alive);
            self.say(Reason::AllAlive);
        } else if tallies.black.dead + tallies.white.dead == 0 {
            self.say(Reason::NoneDead);
        }
        for color in Color::BOTH {
            let stones = tallies[color].dead;
            if stones > 0 {
                self.say(Reason::DeadAgreed { color, stones });
            }
        }
        let halved = settlement.rules().empties.value.halves_shared();
        self.begin(Stage::Agree, articles.owners);
        for owner in [
            Owner::Side(Color::Black),
            Owner::Side(Color::White),
            Owner::Shared,
        ] {
            let empties = settlement.empties(owner);
            for why in Why::ALL {
                let mut points = Vec::new();
                for &point in &empties {
                    if settlement.owned(point).why == why {
                        points.push((point, owner));
                    }
                }
                let count = points.len();
                let reason = match owner {
                    Owner::Side(color) => Reason::Owned {
                        color,
                        why,
                        points: count,
                    },
                    Owner::Shared if halved => Reason::Shared { why, points: count },
                    Owner::Shared => Reason::Nobodys { why, points: count },
                };
                if count > 0 {
                    self.own(points, reason);
                }
            }
        }
    }

    fn say_borrowed(&mut self) {
        let set = ordinary_set(self.settlement);
        for color in Color::BOTH {
            let stones = self.tableau.stones().iter();
            let own = stones.filter(|stone| stone.color == color).count();
            if own > set {
                self.say(Reason::Borrow {
                    color,
                    stones: own - set,
                });
            }
        }
    }

    /// Says what is paid, and why; who pays and how many points, if there are any.
    fn say_payment(&mut self) -> Option<(Color, usize)> {
        let rules = self.settlement.rules();
        let article = rules.compensation.article;
        let due = (!article.is_empty()).then_some(Cite {
            rules: rules.id,
            article,
        });
        self.begin(Stage::Compensate, due);
        if rules.compensation.value == Compensation::GroupTax {
            self.count_groups();
        }
        let payment = self.settlement.payment();
        let (payer, stones, why) = (payment.payer(), payment.stones(), payment.due);
        if stones == 0 {
            if why != Due::NoCompensation {
                self.say(Reason::NothingDue { why });
            }
            return None;
        }
        self.say(Reason::PaymentDue { payer, stones, why });
        Some((payer, stones))
    }

    /// Counts the groups of both sides, and the points that they must keep empty.
    fn count_groups(&mut self) {
        let settlement = self.settlement;
        for color in Color::BOTH {
            let (mut groups, mut kept) = (0, 0);
            for group in settlement.groups().iter().filter(|g| g.color == color) {
                groups += 1;
                kept += group.kept;
                self.count_to(
                    group.stones.clone(),
                    kept,
                    Reason::CountGroup {
                        color,
                        kept: group.kept,
                    },
                );
            }
            self.say(Reason::GroupsKeep {
                color,
                groups,
                kept,
            });
        }
    }

    /// Says what is paid where no stone pays it, since the count itself takes it off.
    pub(super) fn pay_on_paper(&mut self, reason: fn(Color, usize) -> Reason) {
        if let Some((payer, points)) = self.say_payment() {
            self.owe(payer, points, reason(payer, points));
        }
    }

    /// Pays the compensation by A-class negative moves; the first `refilled` of the stones are kept for refilling.
    pub(super) fn pay(&mut self, refilled: usize) {
        let Some((payer, stones)) = self.say_payment() else {
            return;
        };
        self.begin(Stage::Compensate, self.settlement.rules().articles.payment);
        for n in 0..stones {
            let Some(point) = self.frontier_stone(payer) else {
                let points = stones - n;
                self.owe(payer, points, Reason::OwedOnPaper { payer, points });
                return;
            };
            if n < refilled {
                self.carry_from(
                    point,
                    Place::Lid(payer),
                    Reason::NegativeARefilled { payer },
                );
            } else {
                self.carry_from(point, Place::Bowl(payer), Reason::NegativeA { payer });
            }
            self.own(vec![(point, Owner::Shared)], Reason::SharePoint);
        }
    }

    /// Writes down what no stone pays.
    pub(super) fn owe(&mut self, payer: Color, points: usize, reason: Reason) {
        let owed = Points::count(points);
        self.owed_by_black = if payer == Color::Black { owed } else { -owed };
        self.say(reason);
    }

    /// Takes the dead off the board, each into its own colour's lid or bowl.
    pub(super) fn lift_dead(&mut self, into: fn(Color) -> Place) {
        self.begin(Stage::Lift, self.settlement.rules().articles.dead);
        for color in Color::BOTH {
            for point in self.settlement.size().points() {
                let dead = self.settlement.is_dead(point);
                if dead && self.settlement.original().get(point) == Some(color) {
                    self.carry_from(point, into(color), Reason::LiftDead { color });
                }
            }
        }
    }

    /// Sends all but `kept` stones of each lid back into the bowls.
    pub(super) fn send_home(&mut self, color: Color, kept: usize) {
        let waiting = self.tableau.stones_in(Place::Lid(color));
        for stone in waiting.into_iter().skip(kept) {
            self.carry(stone, Place::Bowl(color), Reason::SendHome { color });
        }
    }
}
