//! Groups: chains that live or die together, and whether they live in a seki.

use crate::{Border, Chain, Color, Point, Region, Size};

/// The chains of a board with the dead off, gathered into groups.
///
/// Chains of one colour belong together if an empty region touches no other colour and touches both, or if they have
/// two liberties in common.
pub(super) struct Groups {
    size: Size,
    /// The chain on each point, if a stone is there.
    chain: Vec<Option<usize>>,
    /// The group of each chain.
    group: Vec<usize>,
    colors: Vec<Color>,
    /// The eyes of each group: the sizes of the regions that only it surrounds.
    eyes: Vec<Vec<usize>>,
}

fn root(group: &[usize], mut chain: usize) -> usize {
    while group[chain] != chain {
        chain = group[chain];
    }
    chain
}

impl Groups {
    pub(super) fn new(size: Size, chains: &[Chain], regions: &[Region]) -> Groups {
        let mut chain = vec![None; size.area()];
        for (n, members) in chains.iter().enumerate() {
            for &stone in &members.stones {
                chain[size.index(stone)] = Some(n);
            }
        }
        let mut group: Vec<usize> = (0..chains.len()).collect();
        let mut join = |a: usize, b: usize| {
            let (a, b) = (root(&group, a), root(&group, b));
            group[a.max(b)] = a.min(b);
        };
        let own_regions = || {
            regions.iter().filter_map(|region| match region.touches() {
                Border::One(color) => Some((region, &region.border[color])),
                Border::Nobody | Border::Both => None,
            })
        };
        let at = |stone: Point| chain[size.index(stone)];
        for (_, border) in own_regions() {
            for pair in border.windows(2) {
                if let (Some(a), Some(b)) = (at(pair[0]), at(pair[1])) {
                    join(a, b);
                }
            }
        }
        for (a, one) in chains.iter().enumerate() {
            for (b, other) in chains.iter().enumerate().skip(a + 1) {
                let common = one
                    .liberties
                    .iter()
                    .filter(|p| other.liberties.binary_search(p).is_ok());
                if one.color == other.color && common.take(2).count() == 2 {
                    join(a, b);
                }
            }
        }
        let group: Vec<usize> = (0..chains.len()).map(|n| root(&group, n)).collect();
        let mut eyes = vec![Vec::new(); chains.len()];
        for (region, border) in own_regions() {
            if let Some(n) = border.first().and_then(|&stone| at(stone)) {
                eyes[group[n]].push(region.points.len());
            }
        }
        Groups {
            size,
            chain,
            group,
            colors: chains.iter().map(|chain| chain.color).collect(),
            eyes,
        }
    }

    /// Whether the stone on `point` belongs to a group with room for one eye at most, which lives only in a seki.
    pub(super) fn in_seki(&self, point: Point) -> bool {
        let chain = self.chain.get(self.size.index(point)).copied().flatten();
        let eyes = chain.map(|n| self.eyes[self.group[n]].as_slice());
        matches!(eyes, Some([] | [1 | 2]))
    }

    /// Whether one of these stones belongs to such a group.
    pub(super) fn any_in_seki(&self, stones: &[Point]) -> bool {
        stones.iter().any(|stone| self.in_seki(*stone))
    }

    /// Whether both regions touch one group that lives only in a seki.
    pub(super) fn share_a_seki(&self, one: &Region, other: &Region) -> bool {
        let group = |stone: &Point| {
            let chain = self.chain.get(self.size.index(*stone)).copied().flatten();
            chain
                .map(|n| self.group[n])
                .filter(|_| self.in_seki(*stone))
        };
        Color::BOTH.into_iter().any(|color| {
            let (near, far) = (&one.border[color], &other.border[color]);
            near.iter()
                .filter_map(group)
                .any(|n| far.iter().filter_map(group).any(|m| m == n))
        })
    }

    /// The number of groups of one colour.
    pub(super) fn count(&self, color: Color) -> usize {
        let own = self
            .group
            .iter()
            .enumerate()
            .filter(|(n, group)| *n == **group);
        own.filter(|(n, _)| self.colors[*n] == color).count()
    }
}
