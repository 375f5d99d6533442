//! Games for JavaScript.

use std::mem;
use std::rc::Rc;

use jiping::sgf::{self, Collection, Diagnostic, Finish, Record, ReplayNote};
use jiping::{
    Agreement, ByColor, Color, Diagram, Illegal, Intent, Objection, Points, Position, Ruleset,
    Setup, chain_at,
};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::compare::Comparison;
use crate::drawn::Drawn;
use crate::dto::{
    GamePhase, GameState, Legality, MarkRows, MoveRow, Names, Pair, Players, Texts, names, number,
};
use crate::error::{Answer, Report, encode, throw};
use crate::life::{Claim, Findings, Judging};
use crate::options::{
    self, CompareOptions, DiagramOptions, GameOptions, JudgeOptions, KomiOption, SettleOptions,
};
use crate::passing;
use crate::settlement::Settlement;
use crate::sheet::decided;
use crate::step::Cite;

/// A game: a position, how it came about, and under which rules.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Game {
    played: jiping::Game,
    record: Option<Rc<Record>>,
    /// How many moves the whole record has; a game of more or fewer is not the one whose result it gives.
    recorded: usize,
    /// All that the text of the record has.
    tree: Option<Rc<Collection>>,
    drawn: Drawn,
    diagnostics: Vec<Diagnostic>,
    notes: Vec<ReplayNote>,
}

#[wasm_bindgen]
impl Game {
    /// Reads the main line of the first game of a record.
    #[wasm_bindgen(js_name = fromSgf)]
    pub fn from_sgf(text: &str, options: &GameOptions) -> Answer<Game> {
        let (games, diagnostics) = sgf::parse(text);
        let record = games.first_record().map_err(throw)?;
        let (rules, komi) = options::ruleset(options, own_rules(&record))?;
        let rules = with_komi(&rules, &komi, Some(&record));
        let replay = record.replay(rules).map_err(throw)?;
        Ok(Game {
            recorded: replay.game.taken().len(),
            played: replay.game,
            record: Some(Rc::new(record)),
            tree: Some(Rc::new(games)),
            drawn: Drawn::default(),
            diagnostics,
            notes: replay.notes,
        })
    }

    /// Reads a board drawn as rows of `X`, `O` and `.`.
    #[wasm_bindgen(js_name = fromDiagram)]
    pub fn from_diagram(text: &str, options: &GameOptions) -> Answer<Game> {
        let (rules, komi) = options::ruleset(options, None)?;
        let diagram: Diagram = text.parse().map_err(throw)?;
        let (captured, passes) = (options::captured(options)?, options::passes(options)?);
        let setup = Setup {
            to_move: options::to_move(options)?,
            captured: captured.unwrap_or_default(),
            passes: passes.clone().unwrap_or_default(),
            board: diagram.board,
        };
        let start = Position::new(setup).map_err(throw)?;
        let played = jiping::Game::new(with_komi(&rules, &komi, None), start);
        Ok(Game {
            played,
            record: None,
            recorded: 0,
            tree: None,
            drawn: Drawn {
                dead: diagram.dead,
                markup: diagram.markup,
                passes_unsaid: passes.is_none(),
                prisoners_unsaid: captured.is_none(),
            },
            diagnostics: Vec::new(),
            notes: Vec::new(),
        })
    }

    /// Plays a point for the side to move.
    pub fn play(&mut self, point: &str) -> Answer<()> {
        let point = options::point(self.played.board().size(), point)?;
        self.played.play(point).map_err(throw)
    }

    /// Passes for the side to move, to stop or, with `"play-on"`, to leave a move out.
    pub fn pass(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "\"stop\" | \"play-on\"")] intent: Option<
            String,
        >,
    ) -> Answer<()> {
        let intent = match intent.as_deref() {
            None | Some("stop") => Intent::Stop,
            Some("play-on") => Intent::PlayOn,
            Some(_) => return Err(options::bad("intent", "\"stop\" or \"play-on\"")),
        };
        self.played.pass(intent).map_err(throw)
    }

    /// Goes on after a pause, on the request of the side to move or of the one named.
    pub fn resume(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "Color")] asker: Option<String>,
    ) -> Answer<()> {
        let asker = asker.map_or(Ok(self.played.to_move()), |name| options::color(&name))?;
        self.played.resume(asker).map_err(throw)
    }

    /// Gives the game up for this colour.
    pub fn resign(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Color")] color: &str,
    ) -> Answer<()> {
        self.played.resign(options::color(color)?).map_err(throw)
    }

    /// This game as it stood after so many moves, passes included, as a game of its own; with `resumed`, after the
    /// resumption that followed, if one did.
    pub fn at(&self, moves: f64, resumed: Option<bool>) -> Answer<Game> {
        let moves = options::moves(moves, self.played.taken().len())?;
        Ok(self.with(self.played.at(moves, resumed == Some(true)), Vec::new()))
    }

    /// The same moves under other rules, as a game of its own; its notes say which of them these rules forbid.
    pub fn under(&self, options: &GameOptions) -> Answer<Game> {
        let own = self.record.as_deref().and_then(own_rules);
        let (rules, komi) = options::ruleset(options, own)?;
        let rules = with_komi(&rules, &komi, self.record.as_deref());
        let (played, objections) = self.played.replayed(rules, self.played.taken().len());
        let mut notes = Vec::new();
        for (before, illegal) in objections {
            let number = before + 1;
            notes.push(ReplayNote::Forbidden { number, illegal });
        }
        Ok(self.with(played, notes))
    }

    /// What playing this point would do, or why it is illegal.
    pub fn legality(&self, point: &str) -> Answer<Ts<Legality>> {
        let size = self.played.board().size();
        let point = options::point(size, point)?;
        encode(match self.played.legality(point) {
            Ok(play) => {
                let player = self.played.to_move();
                Legality::Legal {
                    legal: true,
                    captures: names(size, &play.removed[player.other()]),
                    suicides: names(size, &play.removed[player]),
                }
            }
            Err(illegal) => Legality::Illegal {
                legal: false,
                cite: forbidden_by(self.played.rules(), &illegal),
                error: illegal.into(),
            },
        })
    }

    /// Everything about the game at its present moment.
    #[wasm_bindgen(getter)]
    pub fn state(&self) -> Answer<Ts<GameState>> {
        let game = &self.played;
        let size = game.board().size();
        let mut moves = Vec::new();
        for taken in game.taken() {
            moves.push(MoveRow::new(size, *taken));
        }
        let komi = game.rules().komi.value;
        let record = self.record.as_ref();
        let named = self.named_komi();
        encode(GameState {
            rules: game.rules().id,
            decided: decided(game.rules()),
            size: size.into(),
            to_move: game.to_move().into(),
            phase: GamePhase::from(*game.phase()),
            board: rows(game.board()),
            moves,
            captured: stones(game.captured()),
            beside: stones(game.beside_the_board()),
            resumptions: game.resumptions(),
            passes: passing::passes(game),
            resumes: passing::resumes(game),
            agreeing: game.phase().is_agreed_on(),
            white_has_still_to_pass: game.white_has_still_to_pass(),
            countable: game.uncounted().is_none(),
            resigned: passing::resigned(*game.phase()),
            cite: passing::phase_cite(game),
            komi: number(komi),
            record_komi: named.filter(|points| *points != komi).map(number),
            notes: self.reports(),
            marks: self.marks(),
            players: record.map_or_else(Players::default, |record| Players {
                black: record.players.black.clone(),
                white: record.players.white.clone(),
            }),
            result: record.and_then(|record| record.result.clone()),
            uncounted: record
                .and_then(|record| record.finish)
                .is_some_and(Finish::is_uncounted),
        })
    }

    /// The komi that the record names.
    fn named_komi(&self) -> Option<Points> {
        let komi = self.record.as_ref()?.komi.as_ref()?;
        Some(komi.points)
    }

    fn reports(&self) -> Vec<Report> {
        let mut reports = self.drawn.reports(&self.played);
        for diagnostic in &self.diagnostics {
            reports.push(diagnostic.into());
        }
        if let Some(record) = &self.record {
            for diagnostic in &record.notes {
                reports.push(diagnostic.into());
            }
        }
        let games = self.tree.as_ref().map_or(0, |tree| tree.games().count());
        if games > 1 {
            reports.push(Report::new("first-of-games").with("games", games));
        }
        let used = self.played.rules().komi.value;
        if let Some(record) = self.named_komi().filter(|points| *points != used) {
            let report = Report::new("record-komi");
            reports.push(report.with("record", record).with("used", used));
        }
        let used = self.played.rules().id;
        if let Some(record) = self.record.as_deref()
            && let Some(named) = record.ruleset().filter(|named| named.id != used)
        {
            let report = Report::new("record-rules");
            let raw = record.rules.clone().unwrap_or_default();
            reports.push(
                report
                    .with("raw", raw)
                    .with("named", named.id)
                    .with("used", used),
            );
        }
        for note in &self.notes {
            reports.push(note.into());
        }
        reports
    }

    /// What the record or the drawing marks, if it marks anything.
    fn marks(&self) -> Option<MarkRows> {
        let size = self.played.board().size();
        let mut rows = MarkRows {
            dead: names(size, &self.drawn.dead),
            ..MarkRows::default()
        };
        if let Some(record) = &self.record {
            let Agreement { dead, claims } = record.agreement(&self.played);
            let territory = &record.marks.territory;
            rows = MarkRows {
                dead: names(size, &dead),
                claims: Claim::list(size, &claims),
                black: names(size, &territory.black),
                white: names(size, &territory.white),
            };
        }
        let conclusion = self
            .record
            .as_ref()
            .and_then(|record| record.conclusion.as_ref());
        // Players who agreed that nothing is dead have said so.
        let agreed = conclusion.is_some_and(|end| end.agreement.is_some());
        let nothing = rows.dead.is_empty() && rows.black.is_empty() && rows.white.is_empty();
        (agreed || !nothing).then_some(rows)
    }

    /// The rows of the board after so many moves, passes included.
    #[wasm_bindgen(js_name = boardAt)]
    pub fn board_at(&self, moves: f64) -> Answer<Ts<Texts>> {
        let moves = options::moves(moves, self.played.taken().len())?;
        let board = self.played.board_after(moves);
        encode(Texts(rows(board.as_ref().unwrap_or(self.played.board()))))
    }

    /// The stones that share a fate with the one on this point; none if it is empty.
    #[wasm_bindgen(js_name = chainAt)]
    pub fn chain_at(&self, point: &str) -> Answer<Ts<Names>> {
        let size = self.played.board().size();
        let chain = chain_at(self.played.board(), options::point(size, point)?);
        let stones = chain.map_or_else(Vec::new, |chain| chain.stones);
        encode(Names(names(size, &stones)))
    }

    /// Begins to judge which chains are dead.
    pub fn judge(&self, options: &JudgeOptions) -> Answer<Judging> {
        Ok(Judging::new(&self.played, options::effort(options)?))
    }

    /// What the players should look at before they count, once the dead are off.
    pub fn findings(&self, options: &SettleOptions) -> Answer<Ts<Findings>> {
        let Agreement { dead, .. } = options::agreement(options, &self.played)?;
        encode(Findings::new(self.played.board(), &dead))
    }

    /// The agreement on dead stones and owned points.
    pub fn settle(&self, options: &SettleOptions) -> Answer<Settlement> {
        let whole = self.played.taken().len() == self.recorded;
        let record = self.record.clone().filter(|_| whole);
        Ok(Settlement::new(self.agreed(options)?, record))
    }

    /// The game as a record in SGF: within the tree of the one that it was read from and, where there is an agreement,
    /// with its result and the territories.
    #[wasm_bindgen(js_name = toSgf)]
    pub fn to_sgf(&self, options: &SettleOptions) -> Answer<String> {
        let settled = if options.is_undefined() {
            None
        } else {
            Some(self.agreed(options)?)
        };
        let tree = self.tree.as_deref();
        Ok(sgf::write_game(&self.played, settled.as_ref(), tree))
    }

    /// The board as text that reads as the same board, the dead drawn as such.
    #[wasm_bindgen(js_name = toDiagram)]
    pub fn to_diagram(&self, options: &DiagramOptions) -> Answer<String> {
        let Agreement { dead, .. } = options::agreement(options, &self.played)?;
        let mut diagram = Diagram::of(self.played.board());
        for point in dead {
            let chain = chain_at(self.played.board(), point);
            diagram
                .dead
                .extend(chain.into_iter().flat_map(|chain| chain.stones));
        }
        Ok(if options::in_lines(options)? {
            diagram.in_lines()
        } else {
            diagram.in_letters()
        })
    }

    /// This game under all rulesets, also where its own does not lift the stones that are called dead.
    pub fn compare(
        &self,
        agreed: &SettleOptions,
        options: &CompareOptions,
    ) -> Answer<Ts<Comparison>> {
        let agreement = options::agreement(agreed, &self.played)?;
        let question = options::question(options, self.played.board().size())?;
        encode(Comparison::new(
            &self.played,
            &agreement,
            &self.rulesets(),
            question,
        )?)
    }

    /// All rulesets, with the komi that each has for this game.
    fn rulesets(&self) -> Vec<Ruleset> {
        let mut rulesets = Vec::new();
        for rules in Ruleset::presets() {
            rulesets.push(if rules.id == self.played.rules().id {
                *self.played.rules()
            } else {
                with_komi(rules, &KomiOption::Missing, self.record.as_deref())
            });
        }
        rulesets
    }
}

impl Game {
    fn agreed(&self, options: &SettleOptions) -> Answer<jiping::Settlement> {
        let mut agreement = options::agreement(options, &self.played)?;
        // What is only proposed gives way to a ruleset that leaves every stone alive.
        if options::proposes(options) && self.played.leaves_all_alive() {
            agreement.dead.clear();
        }
        jiping::Settlement::agree(&self.played, &agreement).map_err(throw)
    }

    /// Other moves of the same record.
    fn with(&self, played: jiping::Game, notes: Vec<ReplayNote>) -> Game {
        Game {
            played,
            record: self.record.clone(),
            recorded: self.recorded,
            tree: self.tree.clone(),
            drawn: self.drawn.clone(),
            diagnostics: Vec::new(),
            notes,
        }
    }
}

/// The ruleset under which a record was written here.
fn own_rules(record: &Record) -> Option<&'static str> {
    let rules = record.conclusion.as_ref()?.rules?;
    Some(rules.id)
}

fn stones(of: ByColor<u32>) -> Pair {
    let of = of.map(f64::from);
    Pair {
        black: of.black,
        white: of.white,
    }
}

/// The article behind what makes a play illegal.
fn forbidden_by(rules: &Ruleset, illegal: &Illegal) -> Option<Cite> {
    match illegal.why {
        Objection::Suicide(_) => passing::cite(rules, &rules.suicide),
        Objection::Repeats(_) => passing::cite(rules, &rules.repetition),
        Objection::Over(_) | Objection::Paused => passing::cite(rules, &rules.stopping),
        Objection::OffBoard | Objection::Occupied(_) => None,
    }
}

/// The rows of a board from the top.
fn rows(board: &jiping::Board) -> Vec<String> {
    let size = board.size();
    let mut rows = Vec::new();
    let mut row = String::new();
    for point in size.points() {
        row.push(match board.get(point) {
            Some(Color::Black) => 'X',
            Some(Color::White) => 'O',
            None => '.',
        });
        if point.x() + 1 == size.width() {
            rows.push(mem::take(&mut row));
        }
    }
    rows
}

/// The ruleset with the komi that the options ask for.
///
/// A komi that no ruleset can have is left to the ruleset's own.
fn with_komi(rules: &Ruleset, komi: &KomiOption, record: Option<&Record>) -> Ruleset {
    let asked = match (komi, record) {
        (KomiOption::Points(points), _) => Some(*points),
        (KomiOption::Record, Some(record)) => record.komi.as_ref().map(|komi| komi.points),
        (KomiOption::Missing, Some(record)) => return record.rules_under(rules),
        (KomiOption::Record | KomiOption::Missing, None) => None,
    };
    let organised = asked.and_then(|points| rules.with_komi(points).ok());
    organised.unwrap_or(*rules)
}
