//! How a record says that its game ended: in English, and in the words of Chinese, Japanese and Korean servers.

use super::komi::{Unit, amount};
use super::text::cut;
use crate::pasted::plain;
use crate::{Color, Points, Verdict};

/// The end of a game as its record says.
///
/// ```
/// use jiping::{Color, Points, sgf::{Finish, How}};
/// let zi = Points::quarters(3);
/// assert_eq!(Finish::read("黑胜3/4子"), Some(Finish::Won { by: Color::Black, how: How::Zi(zi) }));
/// assert_eq!(Finish::read("W+R"), Some(Finish::Won { by: Color::White, how: How::Resignation }));
/// assert_eq!(Finish::read("a fine game"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finish {
    /// One side won.
    Won {
        /// Which.
        by: Color,
        /// How.
        how: How,
    },
    /// Nobody won.
    Draw,
    /// The game has no result.
    Void,
    /// The record says that it does not know.
    Unknown,
}

/// How a game was won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// By so many points.
    Points(Points),
    /// By so many zi (子), each two points.
    Zi(Points),
    /// The other side gave up.
    Resignation,
    /// The other side had no time left.
    Time,
    /// The other side broke a rule or did not come.
    Forfeit,
    /// The record does not say how.
    Unsaid,
}

/// What a count is beside the result that a record says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beside {
    /// Both say the same.
    Agrees,
    /// With the record's komi both would say the same.
    KomiApart,
    /// They say different things.
    Differs,
    /// The game ended without a count.
    Uncounted,
}

/// Words for an end without a winner.
const NOBODY: [(&str, Finish); 18] = [
    ("0", Finish::Draw),
    ("draw", Finish::Draw),
    ("jigo", Finish::Draw),
    ("和", Finish::Draw),
    ("和棋", Finish::Draw),
    ("平局", Finish::Draw),
    ("持碁", Finish::Draw),
    ("持棋", Finish::Draw),
    ("무승부", Finish::Draw),
    ("빅", Finish::Draw),
    ("void", Finish::Void),
    ("no result", Finish::Void),
    ("无胜负", Finish::Void),
    ("無勝負", Finish::Void),
    ("무효", Finish::Void),
    ("?", Finish::Unknown),
    ("unknown", Finish::Unknown),
    ("不明", Finish::Unknown),
];

const SIDES: [(&str, Color); 7] = [
    ("black", Color::Black),
    ("white", Color::White),
    ("黑", Color::Black),
    ("黒", Color::Black),
    ("흑", Color::Black),
    ("白", Color::White),
    ("백", Color::White),
];

const WINS: [&str; 7] = ["胜", "勝", "勝ち", "승", "wins by", "wins", "won by"];

const LOSES: [&str; 8] = ["负", "負", "패", "认输", "認輸", "投了", "loses", "resigns"];

const WAYS: [(&str, How); 26] = [
    ("resign", How::Resignation),
    ("中盘", How::Resignation),
    ("中盤", How::Resignation),
    ("中押", How::Resignation),
    ("投了", How::Resignation),
    ("认输", How::Resignation),
    ("認輸", How::Resignation),
    ("불계", How::Resignation),
    ("기권", How::Resignation),
    ("time", How::Time),
    ("超时", How::Time),
    ("超時", How::Time),
    ("时间", How::Time),
    ("時間", How::Time),
    ("切れ", How::Time),
    ("시간", How::Time),
    ("forfeit", How::Forfeit),
    ("弃权", How::Forfeit),
    ("棄權", How::Forfeit),
    ("棄権", How::Forfeit),
    ("判", How::Forfeit),
    ("反则", How::Forfeit),
    ("反則", How::Forfeit),
    ("犯规", How::Forfeit),
    ("반칙", How::Forfeit),
    ("실격", How::Forfeit),
];

impl Finish {
    /// What a text says, if it can be understood.
    pub fn read(text: &str) -> Option<Finish> {
        let text = plain(text).trim().to_ascii_lowercase();
        let text = text.trim_end_matches(['.', '。']);
        for (word, finish) in NOBODY {
            if text == word {
                return Some(finish);
            }
        }
        let (named, rest) = side(text)?;
        let has = |words: &[&str]| words.iter().any(|word| place(text, word).is_some());
        let loses = has(&LOSES) && !has(&WINS);
        let by = if loses { named.other() } else { named };
        let how = how(rest)?;
        Some(Finish::Won { by, how })
    }

    /// Black's lead in points, if the record says one.
    pub fn lead(self) -> Option<Points> {
        let (by, points) = match self {
            Finish::Draw => return Some(Points::ZERO),
            Finish::Won { by, how } => match how {
                How::Points(points) => (by, points),
                How::Zi(zi) => (by, zi.twice()),
                How::Resignation | How::Time | How::Forfeit | How::Unsaid => return None,
            },
            Finish::Void | Finish::Unknown => return None,
        };
        Some(match by {
            Color::Black => points,
            Color::White => -points,
        })
    }

    /// Whether the game ended without a count.
    pub fn is_uncounted(self) -> bool {
        match self {
            Finish::Won { how, .. } => {
                matches!(how, How::Resignation | How::Time | How::Forfeit)
            }
            Finish::Void => true,
            Finish::Draw | Finish::Unknown => false,
        }
    }

    /// What a count is beside this, if the record says anything; `komi` is the record's.
    pub fn beside(self, verdict: &Verdict, komi: Option<Points>) -> Option<Beside> {
        let agrees = |agrees| {
            if agrees {
                Beside::Agrees
            } else {
                Beside::Differs
            }
        };
        if let Some(lead) = self.lead() {
            let with_its_komi = komi.map(|komi| verdict.margin + verdict.komi - komi);
            return Some(match agrees(lead == verdict.margin) {
                Beside::Differs if with_its_komi == Some(lead) => Beside::KomiApart,
                beside => beside,
            });
        }
        match self {
            Finish::Won {
                by,
                how: How::Unsaid,
            } => Some(agrees(verdict.winner == Some(by))),
            _ => self.is_uncounted().then_some(Beside::Uncounted),
        }
    }
}

/// Where a word stands in a text; in a few bytes of code, unlike the library's search.
fn place(text: &str, word: &str) -> Option<usize> {
    let mut windows = text.as_bytes().windows(word.len());
    windows.position(|window| window == word.as_bytes())
}

/// The side that a text names first, and what it says of it.
fn side(text: &str) -> Option<(Color, &str)> {
    let mut first: Option<(usize, Color, &str)> = None;
    for (word, color) in SIDES {
        if let Some(at) = place(text, word)
            && first.is_none_or(|(first, ..)| at < first)
            && let Some(rest) = text.get(at + word.len()..)
        {
            first = Some((at, color, rest));
        }
    }
    if let Some((_, color, rest)) = first {
        return Some((color, rest.trim_start_matches(['方', ' ', '+'])));
    }
    let (letter, rest) = cut(text, |c| c == '+')?;
    let color = match letter.trim() {
        "b" => Color::Black,
        "w" => Color::White,
        _ => return None,
    };
    Some((color, rest.trim()))
}

/// How the side named before this won, or lost.
fn how(rest: &str) -> Option<How> {
    match rest {
        "" => return Some(How::Unsaid),
        "r" | "res" => return Some(How::Resignation),
        "t" => return Some(How::Time),
        "f" => return Some(How::Forfeit),
        _ => {}
    }
    for (word, how) in WAYS {
        if place(rest, word).is_some() {
            return Some(how);
        }
    }
    let mut number = rest.trim();
    for word in WINS.iter().chain(&LOSES) {
        number = number.strip_prefix(word).unwrap_or(number).trim();
        number = number.strip_suffix(word).unwrap_or(number).trim();
    }
    if number.is_empty() {
        return Some(How::Unsaid);
    }
    let (amount, unit) = amount(number)?;
    // Only zi have quarters.
    let zi = match unit {
        Some(unit) => unit == Unit::Zi,
        None => amount.in_quarters() % 2 != 0,
    };
    Some(if zi {
        How::Zi(amount)
    } else {
        How::Points(amount)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let said = match Finish::read(text) {
            None => "not read".to_owned(),
            Some(Finish::Won { by, how }) => match how {
                How::Points(points) => format!("{by} by {points}"),
                How::Zi(zi) => format!("{by} by {zi} zi"),
                how => format!("{by} by {how:?}"),
            },
            Some(finish) => format!("{finish:?}"),
        };
        assert_eq!(said, expected, "{text:?}");
    }

    #[test]
    fn results_in_english() {
        check("B+3.5", "black by 3.5");
        check("W+10.50", "white by 10.5");
        check("w + 0.5", "white by 0.5");
        check("B+3.75", "black by 3.75 zi");
        check("W+R", "white by Resignation");
        check("B+Resign", "black by Resignation");
        check("B+T", "black by Time");
        check("W+Time", "white by Time");
        check("W+Forfeit", "white by Forfeit");
        check("B+", "black by Unsaid");
        check("Black wins by 3.5 points", "black by 3.5");
        check("White+Resign", "white by Resignation");
        check("White wins by resignation.", "white by Resignation");
        check("Black resigns", "white by Resignation");
        check("Ｂ＋３．５", "black by 3.5");
        for draw in ["0", "Draw", "jigo"] {
            check(draw, "Draw");
        }
        check("Void", "Void");
        check("?", "Unknown");
    }

    #[test]
    fn results_in_chinese() {
        check("黑胜3/4子", "black by 0.75 zi");
        check("黑胜1又3/4子", "black by 1.75 zi");
        check("黑胜 3.5目", "black by 3.5");
        check("白胜2子", "white by 2 zi");
        check("白胜半目", "white by 0.5");
        check("黑勝６目半", "black by 6.5");
        check("黑方胜", "black by Unsaid");
        check("白中盘胜", "white by Resignation");
        check("黑中盤勝", "black by Resignation");
        check("白超时胜", "white by Time");
        check("黑超时负", "white by Time");
        check("黑认输", "white by Resignation");
        check("白胜（黑超时）", "white by Time");
        check("黑弃权负", "white by Forfeit");
        check("和棋", "Draw");
        check("无胜负", "Void");
    }

    #[test]
    fn results_in_japanese_and_korean() {
        check("黒中押し勝ち", "black by Resignation");
        check("白2目半勝", "white by 2.5");
        check("白２目半勝ち", "white by 2.5");
        check("黒半目勝ち", "black by 0.5");
        check("白時間切れ負け", "black by Time");
        check("持碁", "Draw");
        check("흑 불계승", "black by Resignation");
        check("백 3집반 승", "white by 3.5");
        check("흑 반집승", "black by 0.5");
        check("백 시간승", "white by Time");
    }

    #[test]
    fn what_is_no_result() {
        for text in [
            "",
            "B",
            "B+0.2",
            "3.5",
            "a fine game",
            "black was better",
            "B+R+T",
            "W+-",
        ] {
            check(text, "not read");
        }
    }

    /// What a count with a komi of 6.5 that ends with this lead is beside a result under a komi of 7.5.
    #[track_caller]
    fn check_beside(text: &str, halves: i32, expected: Option<Beside>) {
        let margin = Points::quarters(2 * halves);
        let komi = Points::quarters(26);
        let verdict = Verdict {
            winner: Some(if halves > 0 {
                Color::Black
            } else {
                Color::White
            }),
            margin,
            before_komi: margin + komi,
            areas: crate::ByColor::default(),
            komi,
            handicap: Points::ZERO,
            compensation: Points::ZERO,
            par: None,
        };
        let finish = Finish::read(text).expect(text);
        let record = Points::quarters(30);
        assert_eq!(finish.beside(&verdict, Some(record)), expected, "{text}");
    }

    #[test]
    fn a_count_beside_a_result() {
        check_beside("B+3.5", 7, Some(Beside::Agrees));
        check_beside("黑胜1又3/4子", 7, Some(Beside::Agrees));
        check_beside("B+2.5", 7, Some(Beside::KomiApart));
        check_beside("W+3.5", 7, Some(Beside::Differs));
        check_beside("W+0.5", -1, Some(Beside::Agrees));
        check_beside("Draw", 7, Some(Beside::Differs));
        check_beside("B+", 7, Some(Beside::Agrees));
        check_beside("W+", 7, Some(Beside::Differs));
        check_beside("W+R", 7, Some(Beside::Uncounted));
        check_beside("Void", 7, Some(Beside::Uncounted));
        check_beside("?", 7, None);
    }
}
