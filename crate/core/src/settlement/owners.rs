//! Who owns each point: the rules of section "Who owns an empty point", ruleset by ruleset.

use super::groups::{Group, Groups};
use super::{Dispute, territory};
use crate::rules::Empties;
use crate::{Board, Border, Color, Point, Region, chains, empty_regions};

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
    /// Territory rules give nothing for a point that must be filled in the end to connect, nor for one from which a stone
    /// is taken there.
    FalseEye,
}

impl Why {
    /// All reasons.
    pub const ALL: [Why; 12] = [
        Why::Stone,
        Why::Surrounded,
        Why::EyeInSeki,
        Why::KoMouth,
        Why::SoleLiberty,
        Why::Proximity,
        Why::Claimed,
        Why::AgreedShared,
        Why::SharedLiberty,
        Why::Dame,
        Why::SekiUncounted,
        Why::FalseEye,
    ];
}

/// A point's owner and the reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Owned {
    /// Whose it is.
    pub owner: Owner,
    /// Why.
    pub why: Why,
}

/// What a point is when nothing speaks for either side.
pub(super) const DAME: Owned = Owned {
    owner: Owner::Shared,
    why: Why::Dame,
};

/// A board being read for its owners.
pub(super) struct Reading<'a> {
    /// The board with the dead stones on it.
    pub(super) original: &'a Board,
    /// The board with the dead off.
    pub(super) board: &'a Board,
    /// Whether the game ended so that every stone is alive: then regions alone decide.
    pub(super) all_alive: bool,
}

/// A region that both colours touch, or none, with its seki.
struct Open<'a> {
    region: &'a Region,
    /// Whether both sides' groups around it live only in a seki.
    seki: bool,
}

type Claims = [(Point, Owner)];

/// The claim to `point`, if there is one.
fn claim(claims: &Claims, point: Point) -> Option<Owner> {
    claims
        .iter()
        .rev()
        .find(|(claimed, _)| *claimed == point)
        .map(|(_, owner)| *owner)
}

impl Reading<'_> {
    /// The owner of every point in row-major order, and the groups of living stones.
    pub(super) fn owners(
        &self,
        rule: Empties,
        claims: &Claims,
    ) -> Result<(Vec<Owned>, Vec<Group>), Dispute> {
        let size = self.board.size();
        for &(point, _) in claims {
            if self.board.get(point).is_some() || !size.holds(point) {
                return Err(Dispute::ClaimOnStone { size, point });
            }
        }
        let regions = empty_regions(self.board);
        let chains = chains(self.board);
        let groups = Groups::new(size, &chains, &regions);
        let mut owned = vec![DAME; size.area()];
        for (point, color) in self.board.stones() {
            owned[size.index(point)] = Owned {
                owner: Owner::Side(color),
                why: Why::Stone,
            };
        }
        let mut open = Vec::new();
        for region in &regions {
            match region.touches() {
                Border::One(color) => {
                    self.check_surrounded(region, color, claims)?;
                    let own = self.surrounded(region, color, &groups);
                    for &point in &region.points {
                        owned[size.index(point)] = own;
                    }
                }
                Border::Nobody | Border::Both => {
                    let in_seki = |color: Color| groups.any_in_seki(&region.border[color]);
                    let seki = in_seki(Color::Black) && in_seki(Color::White);
                    open.push(Open { region, seki });
                }
            }
        }
        self.check_claims(&open, rule, &groups, claims)?;
        for Open { region, seki } in open {
            for &point in &region.points {
                owned[size.index(point)] = self.open_point(point, rule, seki, claims);
            }
        }
        if rule == Empties::Territory {
            let position = territory::Position {
                original: self.original,
                board: self.board,
                regions: &regions,
            };
            for (point, why) in position.uncounted() {
                owned[size.index(point)] = Owned {
                    owner: Owner::Shared,
                    why,
                };
            }
        }
        Ok((owned, groups.listed(&chains, &regions)))
    }

    /// A region that only one colour touches.
    fn surrounded(&self, region: &Region, color: Color, groups: &Groups) -> Owned {
        let owner = Owner::Side(color);
        let in_seki = groups.any_in_seki(&region.border[color]);
        let why = match in_seki {
            _ if self.is_ko_mouth(region) => Why::KoMouth,
            true => Why::EyeInSeki,
            false => Why::Surrounded,
        };
        Owned { owner, why }
    }

    /// A point of a region that both colours touch.
    fn open_point(&self, point: Point, rule: Empties, seki: bool, claims: &Claims) -> Owned {
        if let Some(owner) = claim(claims, point) {
            let why = if owner == Owner::Shared {
                Why::AgreedShared
            } else {
                Why::Claimed
            };
            return Owned { owner, why };
        }
        let sole = match rule {
            _ if self.all_alive => None,
            Empties::SekiAndClaims if seki => Some(Why::SoleLiberty),
            Empties::Proximity => Some(Why::Proximity),
            _ => None,
        };
        match (sole, self.only_neighbor(point)) {
            (Some(why), Some(color)) => Owned {
                owner: Owner::Side(color),
                why,
            },
            _ if seki => Owned {
                owner: Owner::Shared,
                why: Why::SharedLiberty,
            },
            _ => DAME,
        }
    }

    /// The only colour of the stones next to `point`, if there is just one.
    fn only_neighbor(&self, point: Point) -> Option<Color> {
        let mut only = None;
        for neighbor in self.board.size().neighbors(point) {
            match self.board.get(neighbor) {
                Some(color) if only == Some(color.other()) => return None,
                Some(color) => only = Some(color),
                None => {}
            }
        }
        only
    }

    /// Whether the region is one point on which the other side could take a single stone in a ko.
    fn is_ko_mouth(&self, region: &Region) -> bool {
        let [mouth] = region.points[..] else {
            return false;
        };
        let size = self.board.size();
        let mut around = size.neighbors(mouth);
        around.any(|stone| {
            let color = self.board.get(stone).map(Color::other);
            let mut others = size.neighbors(stone).filter(|point| *point != mouth);
            color.is_some() && others.all(|point| self.board.get(point) == color)
        })
    }

    fn check_surrounded(
        &self,
        region: &Region,
        color: Color,
        claims: &Claims,
    ) -> Result<(), Dispute> {
        let size = self.board.size();
        let mut dead = region.points.clone();
        dead.retain(|point| self.original.get(*point) == Some(color));
        if !dead.is_empty() {
            return Err(Dispute::DeadAtHome { size, color, dead });
        }
        for &point in &region.points {
            if let Some(owner) = claim(claims, point).filter(|owner| *owner != Owner::Side(color)) {
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

    /// Claims are for rulesets that know them, and whoever claims a liberty of a seki names one of the same seki that
    /// stays shared.
    fn check_claims(
        &self,
        open: &[Open],
        rule: Empties,
        groups: &Groups,
        claims: &Claims,
    ) -> Result<(), Dispute> {
        let size = self.board.size();
        for Open { region, seki } in open {
            let contested = |point: &Point| match claim(claims, *point) {
                Some(Owner::Side(color)) => self.only_neighbor(*point) != Some(color),
                Some(Owner::Shared) | None => false,
            };
            let named = |point: &Point| claim(claims, *point) == Some(Owner::Shared);
            let mut points = region.points.clone();
            points.retain(|point| claim(claims, *point).is_some());
            if let (Some(&point), true) = (
                points.first(),
                rule != Empties::SekiAndClaims || self.all_alive,
            ) {
                return Err(Dispute::NoClaims { size, point });
            }
            if *seki && points.iter().any(contested) {
                let same = open
                    .iter()
                    .filter(|other| groups.share_a_seki(region, other.region));
                let mut points: Vec<Point> = Vec::new();
                same.for_each(|other| points.extend(&other.region.points));
                if !points.iter().any(named) {
                    points.retain(contested);
                    return Err(Dispute::NoSharedLiberty { size, points });
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Agreement, Diagram, Game, Position, Ruleset, Settlement, Setup};

    /// How the tests draw an empty point: by its reason, in capitals where it is Black's.
    fn letter(Owned { owner, why }: Owned) -> char {
        let letter = match why {
            Why::Stone => '?',
            Why::Surrounded => 's',
            Why::EyeInSeki => 'e',
            Why::KoMouth => 'k',
            Why::SoleLiberty => 'l',
            Why::Proximity => 'p',
            Why::Claimed => 'c',
            Why::AgreedShared => '-',
            Why::SharedLiberty => '=',
            Why::Dame => '.',
            Why::SekiUncounted => '0',
            Why::FalseEye => 'f',
        };
        if owner == Owner::Side(Color::Black) {
            letter.to_ascii_uppercase()
        } else {
            letter
        }
    }

    /// Settles a drawing whose letters are claimed for these owners; the board with the reason of each empty point, or
    /// the dispute.
    fn settled(rules: &str, drawing: &str, claims: &[(char, Owner)]) -> Result<String, Dispute> {
        let drawn: Diagram = drawing.parse().expect("a drawing");
        let mut agreement = Agreement::on_dead(drawn.dead.clone());
        for (name, owner) in claims {
            let points = drawn.named(*name);
            agreement
                .claims
                .extend(points.into_iter().map(|point| (point, *owner)));
        }
        let start = Position::new(Setup::from(drawn)).expect("liberties");
        let game = Game::new(Ruleset::preset(rules).expect("a preset"), start);
        let settlement = Settlement::agree(&game, &agreement)?;
        let board = settlement.board();
        let mut text = String::new();
        for point in board.size().points() {
            text.push(match board.get(point) {
                Some(Color::Black) => 'X',
                Some(Color::White) => 'O',
                None => letter(settlement.owned(point)),
            });
            text.push(if point.x() + 1 == board.size().width() {
                '\n'
            } else {
                ' '
            });
        }
        Ok(text)
    }

    #[track_caller]
    fn check(rules: &str, drawing: &str, claims: &[(char, Owner)], expected: &str) {
        let found = settled(rules, drawing, claims).unwrap_or_else(|dispute| dispute.to_string());
        assert_eq!(found.trim_end(), expected, "{rules}\n{drawing}");
    }

    const BLACK: Owner = Owner::Side(Color::Black);
    const WHITE: Owner = Owner::Side(Color::White);

    const LANE: &str = ". X . O .\nX X a O O\n. X . O .";
    const KO: &str = ". X O .\nX . X O\n. X O .";
    const EYES: &str = "X X X O O\nX X X O O\n. X . O .\nX X X O O\nX X X O O";
    const LIBERTIES: &str =
        "O O X X O O .\nO X a b X O .\nO X c d X O .\nO X O O X O O\nO X X X X O .\nO O O O O O .";

    #[test]
    fn what_one_side_surrounds_is_its_own() {
        let lane = "S X . O s\nX X . O O\nS X . O s";
        check("law-2012", LANE, &[], lane);
        check("tromp-taylor", LANE, &[], lane);
        check("law-2012", ". .\n. .", &[], ". .\n. .");
        check("law-2012", ". . o\nX X X", &[], "S S S\nX X X");
    }

    #[test]
    fn a_ko_mouth_is_its_holders() {
        let held = "S X O k\nX K X O\nS X O k";
        check("law-2012", KO, &[], held);
        check("chinese-2002", KO, &[], held);
    }

    #[test]
    fn eyes_in_a_seki() {
        let owned = "X X X O O\nX X X O O\nE X = O e\nX X X O O\nX X X O O";
        for rules in ["tangsong-2008", "chinese-2002", "ing", "tromp-taylor"] {
            check(rules, EYES, &[], owned);
        }
        let nothing = "X X X O O\nX X X O O\n0 X = O 0\nX X X O O\nX X X O O";
        check("japanese-1989", EYES, &[], nothing);
    }

    #[test]
    fn false_eyes_are_no_territory() {
        let unfilled = "S X O f\nX f X O\nS X O f";
        check("japanese-1989", KO, &[], unfilled);
        let cut = ". X X X X .\nX O O O O X\nO O . . O X\nX O O O O X\n. X X X X .";
        let owned = "f X X X X f\nX O O O O X\nO O 0 0 O X\nX O O O O X\nf X X X X f";
        check("japanese-1989", cut, &[], owned);
    }

    #[test]
    fn a_ring_lives_by_eyes_that_would_be_false() {
        let ring = ". X X X X .\nX O O O O X\nX O . . O X\nX O O O O X\n. X X X X .";
        let owned = "S X X X X S\nX O O O O X\nX O 0 0 O X\nX O O O O X\nS X X X X S";
        check("japanese-1989", ring, &[], owned);
    }

    #[test]
    fn liberties_of_a_seki() {
        let with = |upper: &str, lower: &str| {
            format!(
                "O O X X O O s\nO X {upper} X O s\nO X {lower} X O s\nO X O O X O O\nO X X X X O s\nO O O O O O s"
            )
        };
        check("tangsong-2008", LIBERTIES, &[], &with("L L", "= ="));
        check("ing", LIBERTIES, &[], &with("P P", "= ="));
        check("chinese-2002", LIBERTIES, &[], &with("= =", "= ="));
        let claims = [('c', BLACK), ('d', Owner::Shared)];
        check("tangsong-2008", LIBERTIES, &claims, &with("L L", "C -"));
    }

    #[test]
    fn claims_are_for_open_points() {
        let with = |middle: &str| format!("S X . O s\nX X {middle} O O\nS X . O s");
        check("law-2012", LANE, &[('a', BLACK)], &with("C"));
        check("law-2012", LANE, &[('a', WHITE)], &with("c"));
        check("law-2012", LANE, &[('a', Owner::Shared)], &with("-"));
        check("law-2012", LANE, &[('a', WHITE), ('a', BLACK)], &with("C"));
    }

    #[test]
    fn claims_against_the_board_are_disputes() {
        let alone = "this ruleset knows no claims, so C2 stays as its neighbours make it";
        check("chinese-2002", LANE, &[('a', BLACK)], alone);
        let inside = "A1 is surrounded by black alone, so it is black's";
        check("law-2012", "a X . O .", &[('a', WHITE)], inside);
        let named = "who claims liberties of a seki must name one that stays shared; claimed: C4";
        check("law-2012", LIBERTIES, &[('c', BLACK)], named);
        let home = "only living black stones surround these black stones, so they are not dead: A2";
        check("law-2012", "x . X\n. X X", &[], home);
    }
}
