//! Who owns each point: the rules of section "Who owns an empty point", ruleset by ruleset.

use std::collections::{BTreeMap, BTreeSet};

use super::Dispute;
use super::groups::Groups;
use crate::rules::Empties;
use crate::{Board, Border, ByColor, Color, Point, Region, chain_at, chains, empty_regions};

/// Whose a point is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Owner {
    /// One side's.
    Side(Color),
    /// Both sides', half each (公空), or nobody's where a ruleset says so.
    Shared,
}

/// Why a point is whose it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Why {
    /// A living stone stands there.
    Stone,
    /// One side's stones alone surround it.
    Surrounded,
    /// One side's stones alone surround it, in a seki.
    EyeInSeki,
    /// It is the mouth of a ko that its owner has not filled.
    KoMouth,
    /// In a seki, only one side's stones are next to it (单方气点).
    SoleLiberty,
    /// Only one side's stones are next to it.
    Proximity,
    /// The players agreed that one side may take it (单方权利官子).
    Claimed,
    /// The players agreed that it is shared.
    AgreedShared,
    /// In a seki, both sides need it (公气).
    SharedLiberty,
    /// Both sides could fill it (单官).
    Dame,
    /// Territory rules give nothing in a seki.
    SekiUncounted,
}

/// A point's owner and the reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Owned {
    /// Whose it is.
    pub owner: Owner,
    /// Why.
    pub why: Why,
}

/// A board being read for its owners.
pub(super) struct Reading<'a> {
    /// The board with the dead stones on it.
    pub(super) original: &'a Board,
    /// The board with the dead off.
    pub(super) board: &'a Board,
    pub(super) dead: &'a BTreeSet<Point>,
    /// Whether the game ended so that every stone is alive: then regions alone decide.
    pub(super) all_alive: bool,
}

type Claims = BTreeMap<Point, Owner>;

impl Reading<'_> {
    /// The owner of every point in row-major order, and the number of living groups.
    pub(super) fn owners(
        &self,
        rule: Empties,
        claims: &Claims,
    ) -> Result<(Vec<Owned>, ByColor<usize>), Dispute> {
        let size = self.board.size();
        let on_stone =
            |p: &&Point| self.board.get(**p).is_some() || size.point(p.x(), p.y()).is_none();
        if let Some(&point) = claims.keys().find(on_stone) {
            return Err(Dispute::ClaimOnStone { size, point });
        }
        let regions = empty_regions(self.board);
        let groups = Groups::new(size, &chains(self.board), &regions);
        let dame = Owned {
            owner: Owner::Shared,
            why: Why::Dame,
        };
        let mut owned: Vec<Owned> = size
            .points()
            .map(|point| match self.board.get(point) {
                Some(color) => Owned {
                    owner: Owner::Side(color),
                    why: Why::Stone,
                },
                None => dame,
            })
            .collect();
        for region in &regions {
            let in_seki = |color: Color| {
                region.border[color]
                    .iter()
                    .any(|stone| groups.in_seki(*stone))
            };
            match region.touches() {
                Border::One(color) => {
                    self.check_surrounded(region, color, claims)?;
                    let why = match () {
                        () if self.is_ko_mouth(region) => Why::KoMouth,
                        () if in_seki(color) => Why::EyeInSeki,
                        () => Why::Surrounded,
                    };
                    let own = match (rule, why) {
                        (Empties::Territory, Why::EyeInSeki) => Owned {
                            owner: Owner::Shared,
                            why: Why::SekiUncounted,
                        },
                        _ => Owned {
                            owner: Owner::Side(color),
                            why,
                        },
                    };
                    region
                        .points
                        .iter()
                        .for_each(|point| owned[size.index(*point)] = own);
                }
                Border::Nobody | Border::Both => {
                    let seki = in_seki(Color::Black) && in_seki(Color::White);
                    self.check_claims(region, rule, seki, claims)?;
                    for &point in &region.points {
                        owned[size.index(point)] = self.open_point(point, rule, seki, claims);
                    }
                }
            }
        }
        Ok((owned, ByColor::from_fn(|color| groups.count(color))))
    }

    /// A point of a region that both colours touch.
    fn open_point(&self, point: Point, rule: Empties, seki: bool, claims: &Claims) -> Owned {
        if let Some(&owner) = claims.get(&point) {
            let why = if owner == Owner::Shared {
                Why::AgreedShared
            } else {
                Why::Claimed
            };
            return Owned { owner, why };
        }
        let by_neighbor = |why| match self.only_neighbor(point) {
            Some(color) => Owned {
                owner: Owner::Side(color),
                why,
            },
            None => Owned {
                owner: Owner::Shared,
                why: if seki { Why::SharedLiberty } else { Why::Dame },
            },
        };
        match rule {
            _ if self.all_alive => Owned {
                owner: Owner::Shared,
                why: Why::Dame,
            },
            Empties::SekiAndClaims if seki => by_neighbor(Why::SoleLiberty),
            Empties::Proximity => by_neighbor(Why::Proximity),
            _ => Owned {
                owner: Owner::Shared,
                why: if seki { Why::SharedLiberty } else { Why::Dame },
            },
        }
    }

    /// The only colour of the stones next to `point`, if there is just one.
    fn only_neighbor(&self, point: Point) -> Option<Color> {
        let near = |color| {
            self.board
                .size()
                .neighbors(point)
                .any(|p| self.board.get(p) == Some(color))
        };
        match (near(Color::Black), near(Color::White)) {
            (true, false) => Some(Color::Black),
            (false, true) => Some(Color::White),
            _ => None,
        }
    }

    /// Whether the region is one point on which the other side could take a single stone in a ko.
    fn is_ko_mouth(&self, region: &Region) -> bool {
        let [mouth] = region.points[..] else {
            return false;
        };
        let mut around = self
            .board
            .size()
            .neighbors(mouth)
            .filter_map(|p| chain_at(self.board, p));
        around.any(|chain| chain.stones.len() == 1 && chain.liberties == [mouth])
    }

    fn check_surrounded(
        &self,
        region: &Region,
        color: Color,
        claims: &Claims,
    ) -> Result<(), Dispute> {
        let size = self.board.size();
        let own = |p: &&Point| self.dead.contains(p) && self.original.get(**p) == Some(color);
        let dead: Vec<Point> = region.points.iter().filter(own).copied().collect();
        if !dead.is_empty() {
            return Err(Dispute::DeadAtHome { size, color, dead });
        }
        for &point in &region.points {
            if let Some(&owner) = claims
                .get(&point)
                .filter(|owner| **owner != Owner::Side(color))
            {
                return Err(Dispute::ClaimInside {
                    size,
                    point,
                    owner,
                    surrounded_by: color,
                });
            }
        }
        Ok(())
    }

    /// Claims are for rulesets that know them, and leave a shared liberty in a seki.
    fn check_claims(
        &self,
        region: &Region,
        rule: Empties,
        seki: bool,
        claims: &Claims,
    ) -> Result<(), Dispute> {
        let size = self.board.size();
        let claimed: Vec<Point> = region
            .points
            .iter()
            .filter(|p| claims.contains_key(p))
            .copied()
            .collect();
        let Some(&point) = claimed.first() else {
            return Ok(());
        };
        if rule != Empties::SekiAndClaims || self.all_alive {
            return Err(Dispute::NoClaims { size, point });
        }
        let shared = |p: &Point| self.open_point(*p, rule, seki, claims).owner == Owner::Shared;
        if seki && !region.points.iter().any(shared) {
            return Err(Dispute::NoSharedLiberty {
                size,
                points: claimed,
            });
        }
        Ok(())
    }
}
