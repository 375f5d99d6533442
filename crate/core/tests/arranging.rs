//! How well territories become blocks: on the sample games and on the confirmed real games of `../shared/data`.
#![allow(
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a test fails by panicking and prints what it measured"
)]

mod real;

use std::fs;
use std::path::Path;

use jiping::count::{Act, Place, Reason, Tableau};
use jiping::{
    Agreement, Color, Count, Method, Owner, Point, Ruleset, Settlement, Size, count, sgf,
};
use real::real_games;

/// A game that is over, with its name.
struct Ended {
    name: String,
    settlement: Settlement,
}

fn ended(rules: &str, name: &str, text: &str, dead: impl Fn(Size) -> Vec<Point>) -> Ended {
    let (games, _) = sgf::parse(text);
    let record = games.first_record().expect("a game");
    let rules = Ruleset::preset(rules).expect("a preset");
    let replay = record.replay(rules).expect("a game that plays through");
    let agreement = Agreement::on_dead(dead(record.size));
    let settlement = Settlement::agree(&replay.game, &agreement).expect("no dispute");
    Ended {
        name: name.to_owned(),
        settlement,
    }
}

/// The sample games of the page on 19x19.
fn samples(rules: &str) -> Vec<Ended> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/site/games");
    let mut games = Vec::new();
    for file in ["gnugo-19-18.sgf", "gnugo-19-4.sgf", "gnugo-19-6.sgf"] {
        let text = fs::read_to_string(folder.join(file)).expect("a sample");
        games.push(ended(rules, file, &text, |_| Vec::new()));
    }
    games
}

/// The real games whose dead stones are known.
fn confirmed(rules: &str) -> Vec<Ended> {
    let mut games = Vec::new();
    for game in real_games() {
        if game.known["marks"]["dead"].is_array() {
            let dead = |size| game.marked(size).unwrap_or_default();
            games.push(ended(rules, &game.file, &game.text, dead));
        }
    }
    games
}

/// One side's territory as it was counted.
#[derive(Default)]
struct Side {
    /// Where stones stand at its frontier, and those inside, before it is arranged.
    fixed: Vec<Point>,
    inside: Vec<Point>,
    /// The empties, and stones that might leave.
    open: Vec<Point>,
    slides: Vec<(Place, Place)>,
    come: Vec<Place>,
    blocks: Vec<Vec<Point>>,
}

/// How many points of a side's territory are in blocks of which kind.
#[derive(Default, Debug)]
struct Shares {
    empties: usize,
    in_tens: usize,
    shapeless: usize,
    rest: usize,
    loose: usize,
}

/// Whether these are the empty points of a block: a rectangle of which few points are left out.
fn is_block(points: &[Point]) -> bool {
    let span = |at: fn(Point) -> usize| {
        let all = points.iter().map(|point| at(*point));
        all.clone().max().unwrap_or(0) - all.min().unwrap_or(0) + 1
    };
    let (across, down) = (span(Point::x), span(Point::y));
    let (long, short) = (across.max(down), across.min(down));
    match points.len() {
        10 => [(5, 2), (4, 3)].contains(&(long, short)),
        20 => [(5, 4), (7, 3)].contains(&(long, short)),
        rest => rest < 10 && short <= 3 && long == rest.div_ceil(short),
    }
}

/// The connected parts of these points.
fn parts(points: &[Point]) -> Vec<Vec<Point>> {
    let mut open: Vec<Point> = points.to_vec();
    let mut parts = Vec::new();
    while let Some(first) = open.pop() {
        let mut part = vec![first];
        while let Some(next) = open.iter().position(|point| {
            part.iter()
                .any(|other| point.x().abs_diff(other.x()) + point.y().abs_diff(other.y()) == 1)
        }) {
            part.push(open.remove(next));
        }
        parts.push(part);
    }
    parts
}

impl Shares {
    fn add(&mut self, other: &Shares) {
        self.empties += other.empties;
        self.in_tens += other.in_tens;
        self.shapeless += other.shapeless;
        self.rest += other.rest;
        self.loose += other.loose;
    }
}

impl Side {
    /// What was done with the territory of `color`.
    fn of(count: &Count, color: Color) -> Side {
        let mut side = Side::default();
        let mut tableau = count.start.clone();
        let mut looked = false;
        for step in &count.steps {
            let arranges = matches!(
                step.reason,
                Reason::Arrange { color: of, .. } | Reason::FillToTens { color: of, .. } |
                Reason::LiftToTens { color: of, .. } |
                Reason::Refill { color: of, .. } | Reason::FillPrisoner { color: of, .. } |
                Reason::Fill { color: of, .. } | Reason::LiftSmaller { color: of } |
                Reason::CountEmpties { color: of, .. } | Reason::CountRoutes { color: of, .. }
                if of == color
            );
            if arranges && !looked {
                looked = true;
                side.look(&tableau, color);
            }
            match &step.act {
                &Act::Move { from, to, .. } if arranges => match (from, to) {
                    (Place::Point(_), Place::Point(_)) => side.slides.push((from, to)),
                    (_, to) => side.come.push(to),
                },
                Act::Tally { points, .. } if arranges => side.blocks.push(points.clone()),
                _ => {}
            }
            tableau.apply(&step.act).expect("a count's own step");
        }
        side
    }

    /// Notes what is where before anything is arranged.
    fn look(&mut self, tableau: &Tableau, color: Color) {
        let own = |point: Point| tableau.owner(point) == Owner::Side(color);
        for point in tableau.size().points().filter(|point| own(*point)) {
            match tableau.color_on(point) {
                None => self.open.push(point),
                Some(stone) if stone == color => {
                    if tableau.size().neighbors(point).all(own) {
                        self.open.push(point);
                        self.inside.push(point);
                    } else {
                        self.fixed.push(point);
                    }
                }
                Some(_) => {}
            }
        }
    }

    fn shares(&self) -> Shares {
        let mut shares = Shares::default();
        for points in &self.blocks {
            shares.empties += points.len();
            match points.len() {
                10 | 20 if is_block(points) => shares.in_tens += points.len(),
                10 if parts(points).len() == 1 => shares.shapeless += 10,
                n if n < 10
                    && shares.rest == 0
                    && (is_block(points) || parts(points).len() == 1) =>
                {
                    shares.rest += n;
                }
                n => shares.loose += n,
            }
        }
        shares
    }

    /// The most points that can lie in connected tens and one block of the rest.
    fn reach(&self) -> usize {
        let empties = self.shares().empties;
        let (mut tens, mut odd) = (0, 0);
        for part in parts(&self.open) {
            tens += part.len() / 10;
            odd = odd.max(part.len() % 10);
        }
        let rest = empties % 10;
        if tens > empties / 10 || (tens == empties / 10 && odd >= rest) {
            empties
        } else {
            (10 * tens).min(empties) + if odd >= rest { rest } else { 0 }
        }
    }

    /// The territory with its blocks lettered: `X` stood at the frontier, `x` inside, `s` slid there and `c` came.
    fn drawing(&self, size: Size) -> String {
        let mut text = String::new();
        for point in size.points() {
            let here = Place::Point(point);
            let block = self.blocks.iter().position(|block| block.contains(&point));
            let letter = block
                .and_then(|index| (b'A'..=b'W').nth(index))
                .map_or_else(
                    || match () {
                        () if self.slides.iter().any(|(_, to)| *to == here) => 's',
                        () if self.come.contains(&here) => 'c',
                        () if self.fixed.contains(&point) => '#',
                        () if self.inside.contains(&point) => 'x',
                        () => ' ',
                    },
                    char::from,
                );
            text.push(letter);
            text.push(if point.x() + 1 == size.width() {
                '\n'
            } else {
                ' '
            });
        }
        text
    }
}

/// The share of each side's territory that lies in blocks, over all games, by one method.
fn check(rules: &str, method: Method) {
    let mut games = samples(rules);
    games.extend(confirmed(rules));
    let (mut sum, mut moved) = (Shares::default(), Vec::new());
    let (mut sides, mut short, mut cut_up) = (0, 0, 0);
    for Ended { name, settlement } in &games {
        let counted = count(settlement, method).expect("a method of the ruleset");
        for color in [Color::Black, Color::White] {
            let side = Side::of(&counted, color);
            let shares = side.shares();
            if shares.empties < 10 {
                continue;
            }
            sides += 1;
            moved.push(side.slides.len());
            sum.add(&shares);
            if 10 * shares.loose > shares.empties {
                let reach = side.reach();
                let cut = 10 * reach < 9 * shares.empties;
                cut_up += usize::from(cut);
                short += usize::from(!cut);
                println!(
                    "{name} {color}, {shares:?}, no more than {reach} can lie in connected blocks:"
                );
                println!("{}", side.drawing(settlement.size()));
            }
        }
    }
    moved.sort_unstable();
    let median = moved[moved.len() / 2];
    println!(
        "{rules} {method}: {sum:?}; of {sides} sides {short} have less than nine tenths in blocks,"
    );
    println!("and {cut_up} are too cut up for that. Slides a side: median {median} of {moved:?}\n");
    assert!(median <= 12, "{moved:?}");
    assert!(
        20 * sum.loose < sum.empties,
        "nineteen of twenty points lie in blocks: {sum:?}"
    );
    assert!(
        short <= 3,
        "{short} of {sides} sides could have more in blocks"
    );
}

#[test]
fn most_of_a_territory_lies_in_blocks() {
    check("tangsong-2008", Method::EqualStones);
    check("tangsong-2008", Method::Area);
    check("tangsong-2008", Method::EqualEmpties);
    check("law-2012", Method::Score);
    check("aga", Method::PassStones);
    check("japanese-1989", Method::Territory);
    check("ancient-routes", Method::Routes);
}
