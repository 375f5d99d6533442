//! Tree to record: one walk for what the game is, one for what happens in it.

use super::diagnostic::Sweep;
use super::found::{Fault, Found, quoted, shown};
use super::header::Header;
use super::komi::Setting;
use super::{
    Collection, Conclusion, DiagnosticKind, Item, Marks, Node, Property, Record, RecordError,
    RecordErrorKind, RecordMove, SetupChange, Span, Value, conclusion, property,
};
use crate::{Board, ByColor, Color, Point, Size};

/// The most points that the set-up and the marks of one record may name, each set-up after the first move being one of
/// the whole board: 369 boards of 52x52, 2770 of 19x19.
const SETUP_LIMIT: usize = 1_000_000;

/// The main line of the first game.
pub(super) fn first_record(collection: &Collection) -> Result<Record, RecordError> {
    let Some(root) = collection.games().next() else {
        let kind = RecordErrorKind::NoGame;
        let span = Span { start: 0, end: 0 };
        return Err(Fault { kind, span }.located(collection));
    };
    record(root)
}

/// The main line of the game that begins with `root`.
pub(super) fn record(root: Node<'_>) -> Result<Record, RecordError> {
    let games = root.collection();
    read(root, games).map_err(|fault| fault.located(games))
}

fn read(root: Node<'_>, games: &Collection) -> Result<Record, Fault> {
    let header = Header::of(root);
    let mut reports = Found::new(games);
    header.check_game()?;
    let size = header.size()?;
    let handicap = header.handicap(&mut reports);
    let shown = |value| shown(value, games);
    let rules = header.rules.map(shown);
    let result = header.result.map(shown);
    let setting = Setting {
        rules: rules.as_deref(),
        result: result.as_deref(),
        handicap,
    };
    let komi = header.komi(setting, &mut reports);
    let finish = header.finish(&mut reports);
    let mut play = Play {
        size,
        start: Board::empty(size),
        to_move: None,
        items: Vec::new(),
        moves: 0,
        points_left: SETUP_LIMIT,
        concluded: None,
        reports,
        sweep: Sweep::new(games.text()),
    };
    let mut marked = None;
    for node in root.main_line() {
        if play.node(node)? {
            marked = Some(node);
        }
    }
    let marks = marked.map_or(Ok(Marks::default()), |node| play.marks(node))?;
    let placed = play.start.count(Color::Black);
    if let Some(value) = header.handicap
        && handicap > 1
        && placed > 0
        && usize::try_from(handicap) != Ok(placed)
    {
        let kind = DiagnosticKind::HandicapDiffers {
            declared: handicap,
            placed,
        };
        play.reports.push(kind, value.span());
    }
    Ok(Record {
        size,
        start: play.start,
        to_move: play.to_move,
        items: play.items,
        komi,
        handicap,
        rules,
        result,
        finish,
        players: header.players.map(|name| name.map(shown)),
        marks,
        conclusion: play.concluded.map(|node| Conclusion::read(node, size)),
        notes: play.reports.finish(),
    })
}

/// The board before the first move and everything after it.
struct Play<'a> {
    size: Size,
    start: Board,
    to_move: Option<Color>,
    items: Vec<Item>,
    moves: usize,
    points_left: usize,
    /// The node that concludes the game, unless moves follow.
    concluded: Option<Node<'a>>,
    reports: Found<'a>,
    sweep: Sweep<'a>,
}

impl<'a> Play<'a> {
    /// Reads one node of the main line; true if it has territory marks.
    fn node(&mut self, node: Node<'a>) -> Result<bool, Fault> {
        let mut points = Vec::new();
        let mut to_move = None;
        let mut moves = Vec::new();
        let mut marked = false;
        let mut concluded = None;
        for property in node.properties() {
            match property.ident().as_ref() {
                "AB" => self.set(property, Some(Color::Black), &mut points)?,
                "AW" => self.set(property, Some(Color::White), &mut points)?,
                "AE" => self.set(property, None, &mut points)?,
                "PL" => to_move = self.player(property).or(to_move),
                name @ ("B" | "W") => {
                    let color = if name == "B" {
                        Color::Black
                    } else {
                        Color::White
                    };
                    for value in property.values() {
                        moves.push((color, value));
                    }
                }
                "TB" | "TW" => marked = true,
                conclusion::IDENT => concluded = Some(node),
                _ => {}
            }
        }
        self.concluded = match self.concluded {
            Some(before) if moves.is_empty() && points.is_empty() => concluded.or(Some(before)),
            _ => concluded,
        };
        if let [(_, first), rest @ ..] = moves.as_slice() {
            if !points.is_empty() {
                self.reports
                    .push(DiagnosticKind::SetupWithMove, first.span());
            }
            if let [(_, second), ..] = rest {
                self.reports
                    .push(DiagnosticKind::MovesInOneNode, second.span());
            }
        }
        if self.moves > 0 && !points.is_empty() {
            // The game begins anew with what stands on the whole board.
            let start = node.offset();
            self.spend(self.size.area(), Span { start, end: start })?;
        }
        self.setup(node, points, to_move);
        for (color, value) in moves {
            self.play(color, value)?;
        }
        Ok(marked)
    }

    fn setup(
        &mut self,
        node: Node<'_>,
        points: Vec<(Point, Option<Color>)>,
        to_move: Option<Color>,
    ) {
        if self.moves == 0 {
            for (point, stone) in points {
                self.start.set(point, stone);
            }
            self.to_move = to_move.or(self.to_move);
        } else if !points.is_empty() || to_move.is_some() {
            let at = self.sweep.to(node.offset());
            self.items.push(Item::Setup(SetupChange {
                points,
                to_move,
                at,
            }));
        }
    }

    fn play(&mut self, color: Color, value: Value<'_>) -> Result<(), Fault> {
        self.moves += 1;
        let span = value.span();
        let Some(reading) = property::spot(value.raw(), self.size) else {
            return Err(self.off_board(value, Some(self.moves)));
        };
        self.reports.clean(value);
        if reading.as_players_write {
            self.as_players_write(value);
        }
        let at = self.sweep.to(span.start);
        self.items.push(Item::Move(RecordMove {
            color,
            point: reading.value,
            span,
            at,
        }));
        Ok(())
    }

    fn set(
        &mut self,
        property: Property<'_>,
        stone: Option<Color>,
        points: &mut Vec<(Point, Option<Color>)>,
    ) -> Result<(), Fault> {
        for value in property.values() {
            if value.is_blank() {
                // `AB[]` sets no stone.
                continue;
            }
            let Some(reading) = property::area(value.raw(), self.size) else {
                return Err(self.off_board(value, None));
            };
            self.reports.clean(value);
            if reading.as_players_write {
                self.as_players_write(value);
            }
            let area = property::points(reading.value, self.size);
            self.spend(area.len(), value.span())?;
            points.extend(area.into_iter().map(|point| (point, stone)));
        }
        Ok(())
    }

    fn marks(&mut self, node: Node<'_>) -> Result<Marks, Fault> {
        let mut territory = ByColor::from_fn(|_| Board::empty(self.size));
        for property in node.properties() {
            let color = match property.ident().as_ref() {
                "TB" => Color::Black,
                "TW" => Color::White,
                _ => continue,
            };
            for value in property.values() {
                if value.is_blank() {
                    continue;
                }
                let Some(reading) = property::area(value.raw(), self.size) else {
                    let raw = quoted(value);
                    self.reports
                        .push(DiagnosticKind::MarkOffBoard { raw }, value.span());
                    continue;
                };
                let area = property::points(reading.value, self.size);
                self.spend(area.len(), value.span())?;
                for point in area {
                    territory[color].set(point, Some(color));
                }
            }
        }
        Ok(Marks {
            territory: ByColor {
                black: territory.black.points(Some(Color::Black)),
                white: territory.white.points(Some(Color::White)),
            },
        })
    }

    /// Takes these points from what the record may still name.
    fn spend(&mut self, points: usize, span: Span) -> Result<(), Fault> {
        let left = self.points_left.checked_sub(points);
        let kind = RecordErrorKind::TooMuchSetup { limit: SETUP_LIMIT };
        self.points_left = left.ok_or(Fault { kind, span })?;
        Ok(())
    }

    fn player(&mut self, property: Property<'_>) -> Option<Color> {
        let value = property.values().filter(|value| !value.is_blank()).last()?;
        let color = property::color(value.raw());
        if color.is_none() {
            let raw = quoted(value);
            self.reports
                .push(DiagnosticKind::UnknownPlayer { raw }, value.span());
        }
        color
    }

    fn as_players_write(&mut self, value: Value<'_>) {
        let raw = quoted(value);
        self.reports
            .push(DiagnosticKind::PlayersPoint { raw }, value.span());
    }

    fn off_board(&self, value: Value<'_>, number: Option<usize>) -> Fault {
        let kind = RecordErrorKind::OffBoard {
            raw: quoted(value),
            size: self.size,
            number,
        };
        let span = value.span();
        Fault { kind, span }
    }
}
