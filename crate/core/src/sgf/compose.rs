//! Game to text: in the tree of the record that it was read from, or as a record of its own.

use super::conclusion::{self, Conclusion};
use super::text::{push_number, push_points};
use super::write::{Changes, Property, write_changed};
use super::{Collection, property};
use crate::count::direct;
use crate::rules::Cycle;
use crate::{Action, ByColor, Color, Ending, Game, Owner, Phase, Point, Settlement, Size, Taken};

/// Moves in a row on one line of the text.
const MOVES_IN_A_LINE: usize = 12;

/// A game as a text in SGF that reads as the same game again and, if it is settled, leads to the same settlement.
///
/// With the record that it was read from, everything of that record is kept: moves that differ become its main line,
/// and a property that says something else now is kept under a name that begins with `JIPING`. The result, the ruleset
/// and the komi stand in the root, the territories at the end of the main line, and beside them
/// [what SGF has no words for](super::Conclusion).
///
/// ```
/// use jiping::{Agreement, Diagram, Game, Position, Ruleset, Settlement, Setup, sgf};
/// let drawn = ". X O .\n. X O .".parse::<Diagram>()?;
/// let game = Game::new(Ruleset::preset("chinese-2002")?, Position::new(Setup::from(drawn))?);
/// let settlement = Settlement::agree(&game, &Agreement::default())?;
/// let text = sgf::write_game(&game, Some(&settlement), None);
/// assert!(text.contains("RU[Chinese]KM[7.5]RE[W+7.5]"), "{text}");
/// assert!(text.contains("TB[aa][ab]TW[da][db]"), "{text}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_game(
    game: &Game,
    settlement: Option<&Settlement>,
    record: Option<&Collection>,
) -> String {
    let writing = Writing { game, settlement };
    let Some(record) = record else {
        return writing.anew();
    };
    match writing.place(record) {
        Some(place) => writing.within(record, place),
        None => writing.anew() + &write_changed(record, &in_utf8(record)),
    }
}

#[derive(Clone, Copy)]
struct Writing<'a> {
    game: &'a Game,
    settlement: Option<&'a Settlement>,
}

/// Where the main line of a record ends when it is this game.
#[derive(Clone, Copy)]
struct Place {
    /// The last node of the record that belongs to the game.
    node: usize,
    /// How many actions of the game are in the record; none where all are, and the record ends with them.
    follows: Option<usize>,
    /// What was captured before the record begins.
    captured: ByColor<u16>,
}

/// The main line of a record since the board was last set by hand.
struct MainLine {
    /// The node that set it, or the first.
    begins: usize,
    actions: Vec<Recorded>,
    /// The last node.
    end: usize,
}

/// An action of a record's main line.
struct Recorded {
    node: usize,
    color: Color,
    point: Option<Point>,
}

impl Recorded {
    fn is(&self, taken: Taken) -> bool {
        let point = match taken.action {
            Action::Play(point) => Some(point),
            Action::Pass(_) => None,
        };
        (self.color, self.point) == (taken.color, point)
    }
}

impl Writing<'_> {
    fn size(self) -> Size {
        self.game.board().size()
    }

    /// Where the game leaves the record; none if it is no game of this record, or leaves it inside a node.
    fn place(self, record: &Collection) -> Option<Place> {
        let read = record.first_record().ok()?;
        let again = read.replay(*self.game.rules()).ok()?.game;
        if again.start() != self.game.start() || again.handicap() != self.game.handicap() {
            return None;
        }
        let MainLine {
            begins,
            actions,
            end,
        } = MainLine::of(record, self.size());
        let taken = self.game.taken();
        let mut pairs = actions.iter().zip(taken);
        let differs = pairs.position(|(recorded, taken)| !recorded.is(*taken));
        let shared = differs.unwrap_or(actions.len().min(taken.len()));
        let captured = read.conclusion.unwrap_or_default().captured;
        let Some(next) = actions.get(shared) else {
            // Passes that a reader supplies need not be written.
            let rest = || taken.iter().skip(shared);
            let passes = rest().all(|taken| matches!(taken.action, Action::Pass(_)));
            let supplied = passes && taken.len() == again.taken().len();
            let ends = supplied || taken.len() == shared;
            return Some(Place {
                node: end,
                follows: (!ends).then_some(shared),
                captured,
            });
        };
        let before = shared.checked_sub(1).and_then(|before| actions.get(before));
        let node = match before {
            Some(before) => before.node,
            None => next.node.checked_sub(1)?,
        };
        (begins <= node && node < next.node).then_some(Place {
            node,
            follows: Some(shared),
            captured,
        })
    }

    /// The game within the tree of its record.
    fn within(self, record: &Collection, place: Place) -> String {
        let node = place.node;
        let mut changes = in_utf8(record);
        let root = record.node(0);
        let set = |changes: &mut Changes, node, ident, values| {
            changes.properties.push((node, Property { ident, values }));
        };
        for (ident, values) in self.header() {
            let given = matches!(ident, "SZ" | "HA") && root.values(ident).next().is_some();
            if !given {
                set(&mut changes, 0, ident, values);
            }
        }
        let closing = self.closing(place.captured);
        match place.follows {
            None => {
                for (ident, values) in closing {
                    let nothing =
                        values == NO_POINT && record.node(node).values(ident).next().is_none();
                    if !nothing {
                        set(&mut changes, node, ident, values);
                    }
                }
            }
            Some(shared) => {
                let mut nodes = String::new();
                self.write_moves(shared, &mut nodes);
                if self.game.taken().len() == shared {
                    nodes.push_str(";PL");
                    nodes.push_str(&bracketed(letter(self.game.to_move())));
                }
                write_all(&closing, &mut nodes);
                changes.line = Some((node, nodes));
            }
        }
        write_changed(record, &changes)
    }

    /// The game as a record of its own.
    fn anew(self) -> String {
        let mut text = String::from("(;FF[4]GM[1]CA[UTF-8]AP[jiping]");
        write_all(&self.header(), &mut text);
        let start = self.game.start();
        let board = start.board();
        for (ident, color) in [("AB", Color::Black), ("AW", Color::White)] {
            let stones = board.points(Some(color));
            if !stones.is_empty() {
                text.push_str(ident);
                text.push_str(&values(&stones));
            }
        }
        let first = self.game.taken().first().map(|taken| taken.color);
        let usual =
            board.stones().next().is_none() && first.unwrap_or(start.to_move()) == Color::Black;
        if !usual {
            text.push_str("PL");
            text.push_str(&bracketed(letter(start.to_move())));
        }
        self.write_moves(0, &mut text);
        write_all(&self.closing(start.captured()), &mut text);
        text.push_str(")\n");
        text
    }

    /// What stands in the root.
    fn header(self) -> Vec<(&'static str, String)> {
        let rules = self.game.rules();
        let size = self.size();
        let mut sides = String::new();
        push_number(&mut sides, size.width());
        if size.width() != size.height() {
            sides.push(':');
            push_number(&mut sides, size.height());
        }
        let mut komi = String::new();
        push_points(&mut komi, rules.komi.value);
        let mut header = vec![
            ("SZ", bracketed(&sides)),
            ("RU", bracketed(rules.sgf_name())),
            ("KM", bracketed(&komi)),
        ];
        if self.game.handicap() > 0 {
            let mut stones = String::new();
            push_number(&mut stones, self.game.handicap());
            header.push(("HA", bracketed(&stones)));
        }
        if let Some(result) = self.result() {
            header.push(("RE", bracketed(&result)));
        }
        header
    }

    /// The result in the words of SGF, if there is one.
    fn result(self) -> Option<String> {
        let won = |by: Color, margin: &str| [letter(by), "+", margin].concat();
        match *self.game.phase() {
            Phase::Over(Ending::Resigned { by }) => return Some(won(by.other(), "R")),
            Phase::Over(Ending::Cycle(Cycle::NoResult)) => return Some("Void".to_owned()),
            Phase::Over(Ending::Cycle(Cycle::Draw)) => return Some("0".to_owned()),
            _ => {}
        }
        let settlement = self.settlement?;
        let lead = settlement.margin(direct(settlement).before_komi);
        let mut margin = String::new();
        push_points(&mut margin, lead.abs());
        let winner = settlement.rules().winner(lead);
        Some(winner.map_or_else(|| "0".to_owned(), |winner| won(winner, &margin)))
    }

    /// What stands at the end of the main line.
    fn closing(self, captured: ByColor<u16>) -> Vec<(&'static str, String)> {
        let mut closing = Vec::new();
        if let Some(settlement) = self.settlement {
            for (ident, color) in [("TB", Color::Black), ("TW", Color::White)] {
                let territory = settlement.empties(Owner::Side(color));
                closing.push((ident, values(&territory)));
            }
        }
        let conclusion = Conclusion {
            captured,
            ..Conclusion::of(self.game, self.settlement.map(Settlement::agreement))
        };
        closing.push((conclusion::IDENT, conclusion.values()));
        closing
    }

    /// The game's actions from this one on, a node each.
    fn write_moves(self, from: usize, text: &mut String) {
        for (n, taken) in self.game.taken().iter().skip(from).enumerate() {
            if n % MOVES_IN_A_LINE == 0 && !text.is_empty() {
                text.push('\n');
            }
            text.push(';');
            text.push_str(letter(taken.color));
            text.push('[');
            if let Action::Play(point) = taken.action {
                property::write_letters(text, point);
            }
            text.push(']');
        }
    }
}

impl MainLine {
    /// That of the first game.
    fn of(record: &Collection, size: Size) -> MainLine {
        let mut line = MainLine {
            begins: 0,
            actions: Vec::new(),
            end: 0,
        };
        let mut index = 0;
        while let Some(node) = record.nodes.get(index) {
            line.end = index;
            line.add(record, size);
            // A node's first child is the next node.
            index += 1;
            if index >= node.end {
                break;
            }
        }
        line
    }

    /// Adds what happens in the last node.
    fn add(&mut self, record: &Collection, size: Size) {
        let mut moves = Vec::new();
        for property in record.node(self.end).properties() {
            let color = match property.ident().as_ref() {
                "B" => Color::Black,
                "W" => Color::White,
                "AB" | "AW" | "AE" if property.values().any(|value| !value.is_blank()) => {
                    self.begins = self.end;
                    self.actions.clear();
                    continue;
                }
                _ => continue,
            };
            for value in property.values() {
                moves.push(Recorded {
                    node: self.end,
                    color,
                    point: property::spot(value.raw(), size).and_then(|spot| spot.value),
                });
            }
        }
        self.actions.append(&mut moves);
    }
}

/// That the text is in UTF-8, whatever each game said before.
fn in_utf8(record: &Collection) -> Changes {
    let mut changes = Changes::default();
    let mut root = 0;
    while let Some(node) = record.nodes.get(root) {
        let property = Property {
            ident: "CA",
            values: "[UTF-8]".to_owned(),
        };
        changes.properties.push((root, property));
        root = node.end;
    }
    changes
}

fn write_all(properties: &[(&'static str, String)], text: &mut String) {
    for (ident, values) in properties {
        if values != NO_POINT {
            text.push_str(ident);
            text.push_str(values);
        }
    }
}

/// The value of a list without points.
const NO_POINT: &str = "[]";

/// The points as the values of a property.
fn values(points: &[Point]) -> String {
    let mut values = String::new();
    for &point in points {
        values.push('[');
        property::write_letters(&mut values, point);
        values.push(']');
    }
    if values.is_empty() {
        values.push_str(NO_POINT);
    }
    values
}

/// A property's only value.
fn bracketed(value: &str) -> String {
    ["[", value, "]"].concat()
}

fn letter(color: Color) -> &'static str {
    match color {
        Color::Black => "B",
        Color::White => "W",
    }
}
