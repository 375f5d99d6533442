//! A board whose open regions are closed by as few points as possible: the territories there would be, and the seams.

use super::contest::Contest;
use super::seam::Seam;
use crate::region::{pieces, sorted};
use crate::settlement::Groups;
use crate::{Board, Border, ByColor, Chain, Color, Point, Region, empty_regions};

/// The empty points of a board, sorted into what each side surrounds and what lies between.
pub(super) struct Sealed<'a> {
    board: &'a Board,
    /// What one side surrounds as it is.
    closed: Vec<Region>,
    /// What one side surrounds besides, once every seam is closed.
    pub(super) opened: Vec<Region>,
    /// Connected points that close an open region.
    pub(super) seams: Vec<Vec<Point>>,
}

/// Seams around the same groups.
struct Cluster {
    groups: Vec<usize>,
    open: Vec<Point>,
}

impl<'a> Sealed<'a> {
    pub(super) fn of(board: &'a Board) -> Sealed<'a> {
        let size = board.size();
        let mut sealed = Sealed {
            board,
            closed: Vec::new(),
            opened: Vec::new(),
            seams: Vec::new(),
        };
        for region in empty_regions(board) {
            match region.touches() {
                Border::Nobody => {}
                Border::One(_) => sealed.closed.push(region),
                Border::Both => {
                    let seam = Seam::of(board, &region);
                    sealed.seams.extend(pieces(size, seam.open));
                    for color in Color::BOTH {
                        for points in pieces(size, seam.inside[color].clone()) {
                            sealed.add(sorted(points));
                        }
                    }
                }
            }
        }
        sealed
    }

    fn add(&mut self, points: Vec<Point>) {
        let mut border = ByColor::<Vec<Point>>::default();
        for near in points
            .iter()
            .flat_map(|point| self.board.size().neighbors(*point))
        {
            if let Some(color) = self.board.get(near) {
                border[color].push(near);
            }
        }
        self.opened.push(Region { points, border });
    }

    /// The seams at which both sides have groups without two eyes.
    pub(super) fn contests<'b>(&'b self, chains: &'b [Chain]) -> Vec<Contest<'b>> {
        let size = self.board.size();
        let territories = [&self.closed[..], &self.opened].concat();
        let groups = Groups::new(size, chains, &territories);
        let mut clusters: Vec<Cluster> = Vec::new();
        for seam in &self.seams {
            let near = seam.iter().flat_map(|point| size.neighbors(*point));
            let mut joined = Cluster {
                groups: near.filter_map(|stone| groups.seki(stone)).collect(),
                open: seam.clone(),
            };
            clusters.retain(|cluster| {
                let apart = cluster
                    .groups
                    .iter()
                    .all(|group| !joined.groups.contains(group));
                if !apart {
                    joined.groups.extend_from_slice(&cluster.groups);
                    joined.open.extend_from_slice(&cluster.open);
                }
                apart
            });
            clusters.push(joined);
        }
        let mut contests = Vec::new();
        for Cluster { groups: own, open } in clusters {
            let within = |stone: &Point| {
                groups
                    .seki(*stone)
                    .is_some_and(|group| own.contains(&group))
            };
            let fights = |chain: &&Chain| chain.stones.first().is_some_and(within);
            let points_of = |eyes: &[Region], color: Color| -> Vec<Point> {
                let own = eyes
                    .iter()
                    .filter(|eye| eye.border[color].iter().any(within));
                own.flat_map(|eye| eye.points.iter().copied()).collect()
            };
            let mut eyes = points_of(&self.closed, Color::Black);
            eyes.extend(points_of(&self.closed, Color::White));
            let sole = ByColor::from_fn(|color| points_of(&self.opened, color));
            let chains: Vec<&Chain> = chains.iter().filter(fights).collect();
            if Color::BOTH
                .iter()
                .all(|color| chains.iter().any(|chain| chain.color == *color))
            {
                contests.push(Contest {
                    board: self.board,
                    open: sorted(open),
                    sole,
                    eyes,
                    chains,
                });
            }
        }
        contests
    }
}
