//! What SGF has no words for at the end of a game: the property that this program writes for it, and reads again.

use super::Node;
use super::property;
use super::text::{cut, push_number, push_points};
use crate::rules::{Basis, Compensation, Cycle, Repetition};
use crate::{
    Action, Agreement, ByColor, Color, Ending, Game, Intent, Owner, Phase, Point, Points, Ruleset,
    Size,
};

/// The property's name. Programs keep properties that they do not know.
pub(super) const IDENT: &str = "JIPING";

/// What a record says of its game besides what SGF can say; moves that follow void it.
///
/// The property `JIPING` has one value for each thing, a word and what it is: `rules` a ruleset's id, `komi`,
/// `compensation` and `long-cycles` what is decided for the game; `passes` each pass in order, `-` to stop and `+` to
/// play on, and `b` or `w`, who moves first, where play goes on after a pause; `captured` the stones of Black and of
/// White taken before the beginning; `resigned` who gave up; `dead` the dead stones, `black`, `white` and `shared` the
/// points that the players named as theirs.
///
/// ```
/// use jiping::sgf;
/// let (games, _) = sgf::parse("(;SZ[5]B[cc];W[];B[]JIPING[rules:aga][komi:7.5][passes:--][dead:])");
/// let conclusion = games.first_record()?.conclusion.unwrap_or_default();
/// assert_eq!(conclusion.rules.map(|rules| rules.id), Some("aga"));
/// assert_eq!(conclusion.course.len(), 2);
/// assert!(conclusion.agreement.is_some_and(|agreement| agreement.dead.is_empty()));
/// # Ok::<(), sgf::RecordError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Conclusion {
    /// The ruleset with what was decided for this game, if it is one that is known here.
    pub rules: Option<Ruleset>,
    /// Stones of each colour that were captured before the beginning.
    pub captured: ByColor<u16>,
    /// The passes, those among them that the record's moves leave out, and the resumptions.
    pub course: Vec<Said>,
    /// Who gave up.
    pub resigned: Option<Color>,
    /// What the players agree on, if they have.
    pub agreement: Option<Agreement>,
}

/// What a player said in place of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// A pass.
    Pass(Intent),
    /// That play goes on, with this side to move.
    PlayGoesOn(Color),
}

const COMPENSATIONS: [(&str, Compensation); 3] = [
    ("nothing", Compensation::Nothing),
    ("first-pass-white", Compensation::FirstPassWhite),
    ("surplus", Compensation::Surplus),
];

const CYCLES: [(&str, Cycle); 2] = [("no-result", Cycle::NoResult), ("draw", Cycle::Draw)];

/// What is said by a letter.
fn said(letter: char) -> Option<Said> {
    Some(match letter {
        '-' => Said::Pass(Intent::Stop),
        '+' => Said::Pass(Intent::PlayOn),
        'b' => Said::PlayGoesOn(Color::Black),
        'w' => Said::PlayGoesOn(Color::White),
        _ => return None,
    })
}

/// The letter for what is said.
fn letter(said: Said) -> char {
    match said {
        Said::Pass(Intent::Stop) => '-',
        Said::Pass(Intent::PlayOn) => '+',
        Said::PlayGoesOn(Color::Black) => 'b',
        Said::PlayGoesOn(Color::White) => 'w',
    }
}

const OWNERS: [(&str, Owner); 3] = [
    ("black", Owner::Side(Color::Black)),
    ("white", Owner::Side(Color::White)),
    ("shared", Owner::Shared),
];

/// What this word stands for.
fn found<T: Copy>(words: &[(&str, T)], word: &str) -> Option<T> {
    let (_, value) = words.iter().find(|(known, _)| *known == word)?;
    Some(*value)
}

/// The word for this one; none is without.
fn word<T: PartialEq>(words: &[(&'static str, T)], value: &T) -> &'static str {
    let found = words.iter().find(|(_, known)| known == value);
    found.map_or("", |(word, _)| word)
}

impl Conclusion {
    /// What the property of a node says; a word that is not known says nothing.
    pub(super) fn read(node: Node<'_>, size: Size) -> Conclusion {
        let mut conclusion = Conclusion::default();
        for value in node.values(IDENT) {
            let Some((word, text)) = value.parts() else {
                continue;
            };
            match word {
                "rules" => conclusion.rules = Ruleset::preset(text).ok(),
                "captured" => conclusion.captured = pair(text),
                "resigned" => conclusion.resigned = property::color(text),
                "passes" => {
                    for c in text.chars() {
                        conclusion.course.extend(said(c));
                    }
                }
                "dead" => conclusion.agreed().dead = points(text, size),
                word => {
                    if let Some(owner) = found(&OWNERS, word) {
                        let claimed = points(text, size).into_iter();
                        let claims = &mut conclusion.agreed().claims;
                        claims.extend(claimed.map(|point| (point, owner)));
                    } else if let Some(rules) = &mut conclusion.rules {
                        *rules = decided(rules, word, text).unwrap_or(*rules);
                    }
                }
            }
        }
        conclusion
    }

    fn agreed(&mut self) -> &mut Agreement {
        self.agreement.get_or_insert_default()
    }

    /// What is to be said of a game.
    pub(super) fn of(game: &Game, agreement: Option<Agreement>) -> Conclusion {
        Conclusion {
            rules: Some(*game.rules()),
            captured: ByColor::default(),
            course: course(game),
            resigned: match *game.phase() {
                Phase::Over(Ending::Resigned { by }) => Some(by),
                _ => None,
            },
            agreement,
        }
    }

    /// The values of the property.
    pub(super) fn values(&self) -> String {
        let mut values = String::new();
        let mut say = |word: &str, text: &str| {
            for part in ["[", word, ":", text, "]"] {
                values.push_str(part);
            }
        };
        if let Some(rules) = &self.rules {
            say("rules", rules.id);
            let mut komi = String::new();
            push_points(&mut komi, rules.komi.value);
            say("komi", &komi);
            if rules.compensation.basis == Basis::Organiser {
                say(
                    "compensation",
                    word(&COMPENSATIONS, &rules.compensation.value),
                );
            }
            if let (Basis::Organiser, Repetition::Simple { cycle }) =
                (rules.repetition.basis, rules.repetition.value)
            {
                say("long-cycles", word(&CYCLES, &cycle));
            }
        }
        if self.captured != ByColor::default() {
            let mut captured = String::new();
            push_number(&mut captured, self.captured.black.into());
            captured.push(' ');
            push_number(&mut captured, self.captured.white.into());
            say("captured", &captured);
        }
        if !self.course.is_empty() {
            let mut passes = String::new();
            for said in &self.course {
                passes.push(letter(*said));
            }
            say("passes", &passes);
        }
        if let Some(color) = self.resigned {
            say("resigned", word(&OWNERS, &Owner::Side(color)));
        }
        if let Some(agreement) = &self.agreement {
            say("dead", &letters(&agreement.dead));
            for (word, owner) in OWNERS {
                let mut claimed = Vec::new();
                for (point, claim) in &agreement.claims {
                    if *claim == owner {
                        claimed.push(*point);
                    }
                }
                if !claimed.is_empty() {
                    say(word, &letters(&claimed));
                }
            }
        }
        values
    }
}

/// The ruleset with what one word decides for a game; none if it decides nothing.
fn decided(rules: &Ruleset, word: &str, text: &str) -> Option<Ruleset> {
    match word {
        "komi" => {
            let komi = text.parse::<Points>().ok()?;
            let other = komi != rules.komi.value;
            other.then(|| rules.with_komi(komi).ok()).flatten()
        }
        "compensation" => rules.with_compensation(found(&COMPENSATIONS, text)?).ok(),
        "long-cycles" => Some(rules.with_long_cycles(found(&CYCLES, text)?)),
        _ => None,
    }
}

/// The passes of a game and the resumptions between them.
fn course(game: &Game) -> Vec<Said> {
    let mut course = Vec::new();
    let taken = game.taken();
    for (n, done) in taken.iter().enumerate() {
        if let Action::Pass(intent) = done.action {
            course.push(Said::Pass(intent));
            if game.goes_on_after(n + 1) {
                let next = taken.get(n + 1).map(|next| next.color);
                course.push(Said::PlayGoesOn(next.unwrap_or(game.to_move())));
            }
        }
    }
    course
}

/// The points in SGF's letters, separated by spaces.
fn letters(points: &[Point]) -> String {
    let mut text = String::new();
    for &point in points {
        if !text.is_empty() {
            text.push(' ');
        }
        property::write_letters(&mut text, point);
    }
    text
}

/// The points that a text of such letters names.
fn points(text: &str, size: Size) -> Vec<Point> {
    let mut points = Vec::new();
    for word in text.split(is_space) {
        points.extend(property::letters(word, size));
    }
    points
}

fn is_space(c: char) -> bool {
    c == ' '
}

/// Two numbers separated by a space; 0 where there is none.
fn pair(text: &str) -> ByColor<u16> {
    let (black, white) = cut(text, is_space).unwrap_or((text, ""));
    let number = |word| property::number(word).and_then(|number| u16::try_from(number).ok());
    ByColor {
        black: number(black).unwrap_or(0),
        white: number(white).unwrap_or(0),
    }
}
