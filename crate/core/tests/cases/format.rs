//! Reading the case files; `tests/cases/README.md` describes the format.

use std::collections::BTreeMap;

use jiping::rules::Cycle;
use jiping::{ByColor, Color, Method, Points, Ruleset};

/// A file of cases.
pub(crate) struct File {
    pub(crate) name: String,
    pub(crate) cases: Vec<Case>,
}

/// A case: lines of play that stand for one point of the rules.
pub(crate) struct Case {
    pub(crate) id: String,
    pub(crate) title: String,
    pub(crate) source: String,
    pub(crate) lines: Vec<Line>,
    pub(crate) later: Vec<Later>,
}

/// One line of play from a drawing, the agreement after it, and what is expected then.
#[derive(Clone)]
pub(crate) struct Line {
    pub(crate) at: usize,
    pub(crate) board: String,
    pub(crate) to_move: Color,
    pub(crate) captured: ByColor<u16>,
    pub(crate) komi: Option<Points>,
    pub(crate) actions: Vec<String>,
    pub(crate) dead: Vec<String>,
    pub(crate) claims: Vec<(String, String)>,
    pub(crate) expected: Vec<Expectation>,
}

/// One expectation, for each of some rulesets and methods.
#[derive(Clone)]
pub(crate) struct Expectation {
    pub(crate) at: usize,
    pub(crate) rules: Vec<String>,
    pub(crate) methods: Vec<Method>,
    pub(crate) subject: String,
    pub(crate) value: String,
}

/// Expectations that cannot be asked yet.
pub(crate) struct Later {
    pub(crate) reason: String,
    pub(crate) expected: Vec<Expectation>,
}

/// The ruleset of this name; `/no-result` and `/draw` are the organiser's switch for long cycles.
pub(crate) fn ruleset(name: &str) -> Result<Ruleset, String> {
    let (id, cycle) = name
        .split_once('/')
        .map_or((name, None), |(id, cycle)| (id, Some(cycle)));
    let rules = Ruleset::preset(id).map_err(|error| error.to_string())?;
    match cycle {
        None => Ok(rules),
        Some("no-result") => Ok(rules.with_long_cycles(Cycle::NoResult)),
        Some("draw") => Ok(rules.with_long_cycles(Cycle::Draw)),
        Some(other) => Err(format!("no switch \"{other}\"")),
    }
}

/// Where the rows of a drawing go.
enum Drawing {
    Board,
    Expected(&'static str, Vec<String>),
}

/// What has been read of a file so far.
struct Reader {
    sets: BTreeMap<String, Vec<String>>,
    boards: BTreeMap<String, String>,
    cases: Vec<Case>,
    /// The position that the next line of play begins with.
    position: Line,
    drawing: Option<(Drawing, Vec<String>)>,
}

/// The cases of a file.
pub(crate) fn read(name: &str, text: &str) -> Result<File, String> {
    let mut reader = Reader {
        sets: BTreeMap::new(),
        boards: BTreeMap::new(),
        cases: Vec::new(),
        position: no_position(),
        drawing: None,
    };
    for (number, line) in text.lines().chain([""]).enumerate() {
        let at = number + 1;
        reader.position.at = at;
        reader
            .line(line.trim())
            .map_err(|error| format!("{name}:{at}: {error}"))?;
    }
    Ok(File {
        name: name.to_owned(),
        cases: reader.cases,
    })
}

fn no_position() -> Line {
    Line {
        at: 0,
        board: String::new(),
        to_move: Color::Black,
        captured: ByColor::default(),
        komi: None,
        actions: Vec::new(),
        dead: Vec::new(),
        claims: Vec::new(),
        expected: Vec::new(),
    }
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

fn row(line: &str) -> String {
    words(line.trim_start_matches(|c: char| c.is_ascii_digit())).join(" ")
}

impl Reader {
    fn line(&mut self, line: &str) -> Result<(), String> {
        let colon = line.split_once(':');
        if let (None, Some((_, rows)), false) = (colon, &mut self.drawing, line.is_empty()) {
            rows.push(row(line));
            return Ok(());
        }
        self.end_drawing()?;
        if line.is_empty() || line.starts_with('#') {
            return Ok(());
        }
        let (key, value) = colon.ok_or("neither a key and a colon nor a row of a drawing")?;
        let (key, value) = (key.trim(), value.trim());
        let (first, rest) = key.split_once(' ').unwrap_or((key, ""));
        match (first, rest) {
            ("case", id) => self.case(id, value),
            ("set", name) => {
                let words = self.expand(value)?;
                self.sets.insert(name.to_owned(), words);
                Ok(())
            }
            ("note", "") => Ok(()),
            ("source", "") => {
                value.clone_into(&mut self.last_case()?.source);
                Ok(())
            }
            ("board" | "to" | "captured" | "komi", _) => self.position_part(key, value),
            ("play", "") => {
                let mut line = self.position.clone();
                line.actions = self.expand(value)?;
                self.last_case()?.lines.push(line);
                Ok(())
            }
            ("dead", "") => {
                self.last_line()?.dead = words(value);
                Ok(())
            }
            ("claim", "") => {
                let pairs = value.split_whitespace().map(|claim| claim.split_once('='));
                let pairs: Option<Vec<_>> = pairs.collect();
                let claims = pairs.ok_or("a claim is a point, = and an owner")?;
                let owned = |(point, owner): (&str, &str)| (point.to_owned(), owner.to_owned());
                self.last_line()?.claims = claims.into_iter().map(owned).collect();
                Ok(())
            }
            ("after", rules) => self.begin_drawing("after", rules),
            ("owners", rules) => self.begin_drawing("owners", rules),
            ("later", reason) => {
                let (who, what) = value.split_once(':').ok_or("no expectation after later")?;
                let rules = match reason.strip_prefix("no preset") {
                    Some(_) => (words(who), Vec::new()),
                    None => self.rulesets(who)?,
                };
                let expected = self.expectations(&rules, what)?;
                let reason = reason.to_owned();
                self.last_case()?.later.push(Later { reason, expected });
                Ok(())
            }
            _ => {
                let expected = self.expectations(&self.rulesets(key)?, value)?;
                self.last_line()?.expected.extend(expected);
                Ok(())
            }
        }
    }

    fn case(&mut self, id: &str, title: &str) -> Result<(), String> {
        if self.cases.iter().any(|case| case.id == id) {
            return Err(format!("a second case {id}"));
        }
        self.position = no_position();
        self.cases.push(Case {
            id: id.to_owned(),
            title: title.to_owned(),
            source: String::new(),
            lines: Vec::new(),
            later: Vec::new(),
        });
        Ok(())
    }

    fn last_case(&mut self) -> Result<&mut Case, String> {
        Ok(self.cases.last_mut().ok_or("no case has begun")?)
    }

    fn last_line(&mut self) -> Result<&mut Line, String> {
        let line = self.last_case()?.lines.last_mut();
        Ok(line.ok_or("no line of play has begun")?)
    }

    fn position_part(&mut self, key: &str, value: &str) -> Result<(), String> {
        match key {
            "board" if value.is_empty() => {
                self.drawing = Some((Drawing::Board, Vec::new()));
            }
            "board" => {
                let board = match value.strip_prefix("empty ") {
                    Some(size) => empty(size)?,
                    None => self.boards.get(value).ok_or("no such board")?.clone(),
                };
                self.set_board(board)?;
            }
            "to move" => self.position.to_move = color(value)?,
            "captured" => {
                let (black, white) = value.split_once('/').ok_or("two numbers, like 0/4")?;
                let number = |text: &str| text.parse().map_err(|_| "two numbers, like 0/4");
                self.position.captured = ByColor {
                    black: number(black)?,
                    white: number(white)?,
                };
            }
            "komi" => {
                self.position.komi = Some(value.parse().map_err(|_| "a number of points")?);
            }
            _ => return Err(format!("unknown key \"{key}\"")),
        }
        Ok(())
    }

    fn set_board(&mut self, board: String) -> Result<(), String> {
        let id = self.last_case()?.id.clone();
        self.boards.insert(id, board.clone());
        self.position.board = board;
        Ok(())
    }

    fn begin_drawing(&mut self, subject: &'static str, rules: &str) -> Result<(), String> {
        let rules = self.rulesets(rules)?.0;
        self.drawing = Some((Drawing::Expected(subject, rules), Vec::new()));
        Ok(())
    }

    fn end_drawing(&mut self) -> Result<(), String> {
        match self.drawing.take() {
            None => Ok(()),
            Some((Drawing::Board, rows)) => self.set_board(rows.join("\n")),
            Some((Drawing::Expected(subject, rules), rows)) => {
                let at = self.position.at - rows.len() - 1;
                self.last_line()?.expected.push(Expectation {
                    at,
                    rules,
                    methods: Vec::new(),
                    subject: subject.to_owned(),
                    value: rows.join(" / "),
                });
                Ok(())
            }
        }
    }

    /// Words with the names of sets replaced; `-word` takes words out again.
    fn expand(&self, text: &str) -> Result<Vec<String>, String> {
        let mut all = Vec::new();
        for word in text.split_whitespace() {
            let (name, remove) = match word.strip_prefix('-') {
                Some(name) => (name, true),
                None => (word, false),
            };
            let these = match (self.sets.get(name), name) {
                (Some(set), _) => set.clone(),
                (None, "all") => {
                    let ids = Ruleset::presets().iter().map(|rules| rules.id.to_owned());
                    ids.collect()
                }
                _ => vec![name.to_owned()],
            };
            if remove && !these.iter().all(|word| all.contains(word)) {
                return Err(format!("{word} takes out what is not there"));
            }
            if remove {
                all.retain(|word| !these.contains(word));
            } else {
                all.extend(these);
            }
        }
        Ok(all)
    }

    fn rulesets(&self, text: &str) -> Result<(Vec<String>, Vec<Method>), String> {
        let (mut rules, mut methods) = (Vec::new(), Vec::new());
        for word in self.expand(text)? {
            match word.parse() {
                Ok(method) => methods.push(method),
                Err(_) if rules.contains(&word) => return Err(format!("{word} is named twice")),
                Err(_) => {
                    ruleset(&word)?;
                    rules.push(word);
                }
            }
        }
        if rules.is_empty() {
            return Err("no ruleset is named".to_owned());
        }
        Ok((rules, methods))
    }

    fn expectations(
        &self,
        (rules, methods): &(Vec<String>, Vec<Method>),
        what: &str,
    ) -> Result<Vec<Expectation>, String> {
        let items = what.split(',').map(|item| {
            let (subject, value) = expectation(&words(item))?;
            Ok(Expectation {
                at: self.position.at,
                rules: rules.clone(),
                methods: methods.clone(),
                subject,
                value,
            })
        });
        items.collect()
    }
}

/// What an item is about, and the value it expects, in one way of writing.
fn expectation(words: &[String]) -> Result<(String, String), String> {
    let (name, mut values) = match words {
        [] => return Err("an empty expectation".to_owned()),
        [name, values @ ..] => (name.as_str(), values.to_vec()),
    };
    Ok(match (name, values.len()) {
        ("legal" | "suicide" | "occupied" | "paused" | "over", 0) | ("repeats", 1) => {
            ("answer".to_owned(), words.join(" "))
        }
        ("own" | "why" | "steps", 2) => (format!("{name} {}", values[0]), values[1].clone()),
        ("moves", 1..) => {
            values.sort_unstable();
            (name.to_owned(), values.join(" "))
        }
        ("dispute", 1..) => {
            values[1..].sort_unstable();
            (name.to_owned(), values.join(" "))
        }
        ("phase", 1..) => (name.to_owned(), values.join(" ")),
        (_, 1) => (name.to_owned(), values[0].clone()),
        _ => return Err(format!("\"{}\" is no expectation", words.join(" "))),
    })
}

fn empty(size: &str) -> Result<String, String> {
    let sides = size
        .split_once('x')
        .and_then(|(width, height)| Some((width.parse().ok()?, height.parse::<usize>().ok()?)));
    let (width, height) = sides.ok_or("a size, like 5x5")?;
    Ok(vec![vec!["."; width].join(" "); height].join("\n"))
}

pub(crate) fn color(name: &str) -> Result<Color, String> {
    match name {
        "black" => Ok(Color::Black),
        "white" => Ok(Color::White),
        _ => Err(format!("\"{name}\" is no colour")),
    }
}
