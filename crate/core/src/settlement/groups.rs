//! Groups: chains that live or die together, and whether they live in a seki.

use crate::{Border, Chain, Color, Point, Region, Size};

/// Chains of one colour that live or die together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// The colour of the stones.
    pub color: Color,
    /// The stones.
    pub stones: Vec<Point>,
    /// The empty points that the group alone surrounds, first one of each eye, small eyes before large ones.
    pub eyes: Vec<Point>,
    /// How many of them it must keep empty to live (基本眼位): two, one if it has one eye in a seki, none if it has none.
    pub kept: usize,
}

/// The chains of a board with the dead off, gathered into groups.
///
/// Chains of one colour belong together if an empty region touches no other colour and touches both, or if they have
/// two liberties in common.
pub(crate) struct Groups {
    size: Size,
    /// The chain on each point, if a stone is there.
    chain: Vec<Option<usize>>,
    /// The chains with the groups they belong to.
    members: Vec<Member>,
}

struct Member {
    color: Color,
    /// The first chain of the group.
    group: usize,
    /// How many regions the group alone surrounds; noted at its first chain.
    eyes: usize,
    /// The size of the largest of them.
    room: usize,
}

impl Groups {
    pub(crate) fn new(size: Size, chains: &[Chain], regions: &[Region]) -> Groups {
        let mut groups = Groups {
            size,
            chain: vec![None; size.area()],
            members: Vec::new(),
        };
        for (n, chain) in chains.iter().enumerate() {
            for stone in &chain.stones {
                if let Some(on) = groups.chain.get_mut(size.index(*stone)) {
                    *on = Some(n);
                }
            }
            groups.members.push(Member {
                color: chain.color,
                group: n,
                eyes: 0,
                room: 0,
            });
        }
        for region in regions {
            if let Some((first, others)) = surrounding(region) {
                for other in others {
                    groups.join(groups.group(*first), groups.group(*other));
                }
            }
        }
        for (a, one) in chains.iter().enumerate() {
            for (b, other) in chains.iter().enumerate().skip(a + 1) {
                let common = |p: &&Point| other.liberties.contains(p);
                if one.color == other.color && one.liberties.iter().filter(common).count() >= 2 {
                    groups.join(groups.group_of(a), groups.group_of(b));
                }
            }
        }
        for region in regions {
            if let Some((first, _)) = surrounding(region)
                && let Some(group) = groups.group(*first)
                && let Some(member) = groups.members.get_mut(group)
            {
                member.eyes += 1;
                member.room = member.room.max(region.points.len());
            }
        }
        groups
    }

    /// Makes two groups one, under the smaller number.
    fn join(&mut self, a: Option<usize>, b: Option<usize>) {
        for member in &mut self.members {
            if Some(member.group) == a.max(b) {
                member.group = a.min(b).unwrap_or(member.group);
            }
        }
    }

    /// The group of a chain.
    fn group_of(&self, chain: usize) -> Option<usize> {
        Some(self.members.get(chain)?.group)
    }

    /// The group of the stone on `point`.
    fn group(&self, point: Point) -> Option<usize> {
        self.group_of(self.chain.get(self.size.index(point)).copied()??)
    }

    /// The group of the stone on `point`, if it has room for one eye at most and so lives only in a seki.
    pub(crate) fn seki(&self, point: Point) -> Option<usize> {
        let group = self.group(point)?;
        let lives_so = self.members.get(group).is_some_and(Member::in_seki);
        lives_so.then_some(group)
    }

    /// Whether one of these stones belongs to a group that lives only in a seki.
    pub(super) fn any_in_seki(&self, stones: &[Point]) -> bool {
        stones.iter().any(|stone| self.seki(*stone).is_some())
    }

    /// Whether both regions touch one group that lives only in a seki.
    pub(super) fn share_a_seki(&self, one: &Region, other: &Region) -> bool {
        for color in Color::BOTH {
            for near in &one.border[color] {
                let group = self.seki(*near);
                let same = |far: &Point| self.group(*far) == group;
                if group.is_some() && other.border[color].iter().any(same) {
                    return true;
                }
            }
        }
        false
    }

    /// The groups one by one.
    pub(super) fn listed(&self, chains: &[Chain], regions: &[Region]) -> Vec<Group> {
        let mut listed = Vec::new();
        for (n, member) in self.members.iter().enumerate() {
            if member.group != n {
                continue;
            }
            let mut stones = Vec::new();
            for (number, chain) in chains.iter().enumerate() {
                if self.group_of(number) == Some(n) {
                    stones.extend_from_slice(&chain.stones);
                }
            }
            let mut eyes: Vec<&Region> = Vec::new();
            for region in regions {
                if surrounding(region).is_some_and(|(first, _)| self.group(*first) == Some(n)) {
                    let smaller = |eye: &&Region| eye.points.len() <= region.points.len();
                    eyes.insert(eyes.partition_point(smaller), region);
                }
            }
            let (mut firsts, mut others) = (Vec::new(), Vec::new());
            for (first, rest) in eyes.iter().filter_map(|eye| eye.points.split_first()) {
                firsts.push(*first);
                others.extend_from_slice(rest);
            }
            firsts.append(&mut others);
            listed.push(Group {
                color: member.color,
                stones,
                eyes: firsts,
                kept: if member.in_seki() { member.eyes } else { 2 },
            });
        }
        listed
    }
}

impl Member {
    /// Whether a group has room for one eye at most and so lives only in a seki.
    fn in_seki(&self) -> bool {
        self.eyes == 0 || (self.eyes == 1 && self.room <= 2)
    }
}

/// The stones of the only colour that surrounds a region, if there is just one.
fn surrounding(region: &Region) -> Option<(&Point, &[Point])> {
    match region.touches() {
        Border::One(color) => region.border[color].split_first(),
        Border::Nobody | Border::Both => None,
    }
}
