//! Reads texts that chance makes, in the grammar of records or of drawings and with something wrong, until one breaks.
//!
//! `CARGO_PROFILE_DEV_OPT_LEVEL=2 cargo run --example fuzz -- sgf|diagram [seconds] [seed]`: the same seed makes the same
//! texts. One that breaks the reader is printed; put it into `tests/corpus`.
#![allow(
    clippy::expect_used,
    clippy::print_stdout,
    missing_docs,
    reason = "a search prints and may stop"
)]

#[path = "../tests/reading/mod.rs"]
mod reading;

use std::panic;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// The text that is being read, for the panic that it may cause.
static READ: Mutex<String> = Mutex::new(String::new());

/// More than any of these short texts may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// What texts are made and read.
struct Language {
    seeds: &'static [&'static str],
    make: fn(&mut Chance) -> String,
    read: fn(&str),
}

const SGF: Language = Language {
    seeds: &RECORDS,
    make: record,
    read: reading::check_record,
};

const DIAGRAM: Language = Language {
    seeds: &DRAWINGS,
    make: drawing,
    read: reading::check_drawing,
};

fn main() {
    let mut words = std::env::args().skip(1);
    let what = words.next().unwrap_or_default();
    let mut number = |default| {
        words
            .next()
            .map_or(default, |word| word.parse().expect("a number"))
    };
    let (seconds, seed) = (number(60), number(1));
    let language = match what.as_str() {
        "sgf" => SGF,
        "diagram" => DIAGRAM,
        _ => return println!("which language, sgf or diagram?"),
    };
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if let Ok(text) = READ.lock() {
            println!("this breaks the reader: {text:?}");
        }
        usual(info);
    }));
    let mut chance = Chance(seed);
    let mut pool: Vec<String> = language.seeds.iter().copied().map(str::to_owned).collect();
    let (start, mut texts, mut bytes) = (Instant::now(), 0_u64, 0);
    while start.elapsed() < Duration::from_secs(seconds) {
        let mut text = if chance.one_in(3) {
            chance.pick(&pool).clone()
        } else {
            (language.make)(&mut chance)
        };
        for _ in 0..chance.below(6) {
            text = changed(&text, &mut chance, &pool);
        }
        READ.lock().expect("one thread").clone_from(&text);
        let began = Instant::now();
        (language.read)(&text);
        assert!(began.elapsed() < PATIENCE, "it takes {:?}", began.elapsed());
        texts += 1;
        bytes += text.len();
        if text.len() < 4000 && chance.one_in(20) {
            let place = chance.below(POOL);
            if pool.len() < POOL {
                pool.push(text);
            } else {
                pool[place] = text;
            }
        }
    }
    println!("{what}: {texts} texts of {bytes} bytes read with seed {seed}, nothing found");
}

/// How many texts are kept to be changed.
const POOL: usize = 400;

/// A sequence of numbers that its beginning determines (xorshift64*).
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        let mut x = self.0.max(1);
        x ^= x >> 12;
        x ^= x << 25;
        x ^= x >> 27;
        self.0 = x;
        let high = x.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33;
        usize::try_from(high).expect("31 bits") % limit
    }

    fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }

    /// So many pieces, joined.
    fn some(&mut self, most: usize, piece: impl Fn(&mut Chance) -> String) -> String {
        let pieces = self.below(most + 1);
        (0..pieces).map(|_| piece(self)).collect()
    }
}

const RECORDS: [&str; 8] = [
    "(;GM[1]FF[4]SZ[9]KM[6.5]RU[Chinese]RE[B+3.5];B[ee];W[gc];B[];W[]TB[aa:ee]TW[ff])",
    "(;SZ[13:9]HA[2]AB[dd][jf]PL[W];W[aa](;B[bb])(;B[cc];W[dd]))",
    "(;SZ[5];B[aa];AW[aa]AE[bb:cc]PL[B];B[tt])",
    "Hello (see below):<br>(;GM[1]<br>;B[aa]&nbsp;;W[bb]</p>)",
    "（；ＳＺ［９］；Ｂ［ａａ］；Ｗ［ｂｂ］）",
    "(;SZ&#91;9&#93;;B&#91;aa&#93;)",
    "(B[aa]C[a \\] b \\\\ c\n]W[bb])(;SZ[52];B[ZZ])",
    "(;KM[375]RE[黑胜1又3/4子]RU[中国规则];B[R16];W[pass])",
];

const DRAWINGS: [&str; 6] = [
    ". X O a\n. x o .",
    "  A B C\n2 X . O 2\n1 . . . 1\n  A B C",
    "┌┬●┐\n├╋○┤\n└┴┴┘",
    "$$B The ladder\n$$  -------\n$$ | 1 2 . |\n$$ | 3 X O |\n$$  -------",
    "<p>黑先<br>●┼○<br />┼&nbsp;┼</p>",
    "+---+\n|X.O|\n|...|\n+---+",
];

const TOKENS: [&str; 44] = [
    "(",
    ")",
    ";",
    "[",
    "]",
    "\\",
    ":",
    "(;",
    "[]",
    "[tt]",
    "<br>",
    "<p class=\"a;b\">",
    "</p>",
    "&nbsp;",
    "&#91;",
    "&#93;",
    "&lt;",
    "&",
    "<",
    ">",
    "（",
    "）",
    "；",
    "［",
    "］",
    "“",
    "”",
    "\n",
    "\r\n",
    "\r",
    "\u{feff}",
    "\0",
    "围",
    "●",
    "○",
    "┼",
    "$$",
    "X",
    "O",
    ".",
    "x",
    "12",
    "-",
    "|",
];

/// The text with one thing wrong.
fn changed(text: &str, chance: &mut Chance, pool: &[String]) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let at = chance.below(bytes.len() + 1);
    let most = 1 << chance.below(8);
    let end = (at + chance.below(most)).min(bytes.len());
    match chance.below(7) {
        0 => drop(bytes.drain(at..end)),
        1 => {
            let copy = bytes[at..end].to_vec();
            let place = chance.below(bytes.len() + 1);
            bytes.splice(place..place, copy);
        }
        2 => {
            let other = chance.pick(pool).as_bytes();
            let cut = chance.below(other.len() + 1);
            bytes.truncate(at);
            bytes.extend(&other[cut..]);
        }
        3 => {
            if let Some(byte) = bytes.get_mut(at) {
                *byte ^= 1 << chance.below(8);
            }
        }
        4 => {
            let piece = bytes[at..end].repeat(1 + chance.below(30));
            bytes.splice(at..end, piece);
        }
        _ => drop(bytes.splice(at..at, chance.pick(&TOKENS).bytes())),
    }
    bytes.truncate(20_000);
    String::from_utf8_lossy(&bytes).into_owned()
}

fn record(chance: &mut Chance) -> String {
    let size = *chance.pick(&["SZ[5]", "SZ[9]", "SZ[19]", "SZ[2:3]", "SZ[52]", ""]);
    let rest = sequence(chance, 3);
    format!("(;GM[1]{size}{rest})")
}

fn sequence(chance: &mut Chance, depth: usize) -> String {
    let mut text = chance.some(12, node);
    if depth > 0 && chance.one_in(2) {
        text += &chance.some(3, |chance| format!("({})", sequence(chance, depth - 1)));
    }
    text
}

fn node(chance: &mut Chance) -> String {
    format!(";{}", chance.some(3, property))
}

fn property(chance: &mut Chance) -> String {
    const NAMES: [&str; 24] = [
        "B", "W", "B", "W", "B", "W", "AB", "AW", "AE", "PL", "TB", "TW", "HA", "KM", "RU", "RE",
        "C", "LB", "SZ", "GM", "AddBlack", "b", "N", "PB",
    ];
    const WORDS: [&str; 18] = [
        "B+3.5",
        "W+R",
        "0",
        "Void",
        "?",
        "黑胜3/4子",
        "白中盘胜",
        "白2目半勝",
        "흑 불계승",
        "中国规则",
        "Japanese",
        "6.5",
        "375",
        "3又3/4子",
        "pass",
        "D4",
        "black",
        "it's <b>so</b> &amp; \\] so",
    ];
    let name = *chance.pick(&NAMES);
    let value = |chance: &mut Chance| {
        if chance.one_in(5) {
            return format!("[{}]", chance.pick(&WORDS));
        }
        let mut letters = || char::from(b'a' + u8::try_from(chance.below(7)).expect("a letter"));
        let (a, b, c, d) = (letters(), letters(), letters(), letters());
        if chance.one_in(6) {
            format!("[{a}{b}:{c}{d}]")
        } else {
            format!("[{a}{b}]")
        }
    };
    let more = chance.some(2, value);
    format!("{name}{}{more}", value(chance))
}

fn drawing(chance: &mut Chance) -> String {
    const SIGNS: [&str; 4] = ["..XO", "..XOxoab", "┼┼●○├┤┬┴┌┐└┘〇╋", "．＋ＸＯ＃"];
    let signs: Vec<char> = chance.pick(&SIGNS).chars().collect();
    let (width, height) = (1 + chance.below(20), 1 + chance.below(20));
    let space = *chance.pick(&["", " ", "&nbsp;", "─"]);
    let begin = *chance.pick(&["", "", "12 ", "|", "$$ ", "<p>", "$$ | "]);
    let end = *chance.pick(&["\n", "\r\n", "<br>", "|\n", " 3\n", "</p>\n"]);
    let row = |chance: &mut Chance| {
        let mut row = begin.to_owned();
        for _ in 0..width {
            row.push(*chance.pick(&signs));
            row += space;
        }
        row + end
    };
    let mut text = chance
        .pick(&["", "", "Black to play\n", "$$Wc9m3 Title\n", "  A B C D\n"])
        .to_string();
    for _ in 0..height {
        text += &row(chance);
    }
    text
}
