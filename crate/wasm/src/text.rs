//! The text of a record or a drawing from its bytes, by the platform's decoder.

use std::ops::RangeInclusive;

use js_sys::Uint8Array;
use tsify::Ts;
use wasm_bindgen::prelude::*;
use web_sys::{TextDecoder, TextDecoderOptions};

use crate::error::{Answer, Report, encode};
use crate::fields::object;

/// Whether a text is a game record rather than a drawing.
#[wasm_bindgen(js_name = isRecord)]
pub fn is_record(text: &str) -> bool {
    jiping::sgf::is_record(text)
}

object! {
    /// The text of bytes.
    Decoded {
        text: String,
        /// What is to be told where they do not say how they are read.
        note: Option<Report>,
    }
}

/// The text of bytes: by their mark, as UTF-8 if they are that, as the record's `CA` says if they fit, else in the
/// most plausible encoding, which is told.
#[wasm_bindgen]
pub fn decode(bytes: &[u8]) -> Answer<Ts<Decoded>> {
    let said = marked(bytes)
        .and_then(|label| decoded(label, bytes, true))
        .or_else(|| decoded("utf-8", bytes, true))
        .or_else(|| decoded(&declared(bytes)?, bytes, true));
    encode(match said {
        Some(text) => Decoded { text, note: None },
        None => most_plausible(bytes),
    })
}

/// The encoding that a byte order mark shows, or escapes between ASCII; the decoder drops the mark of UTF-8 by itself.
fn marked(bytes: &[u8]) -> Option<&'static str> {
    match bytes {
        [0xff, 0xfe, ..] => Some("utf-16le"),
        [0xfe, 0xff, ..] => Some("utf-16be"),
        _ => bytes.contains(&0x1b).then_some("iso-2022-jp"),
    }
}

/// The encoding that the property `CA` names; Latin 1, the standard's default, says nothing, since all bytes fit it.
fn declared(bytes: &[u8]) -> Option<String> {
    let at = bytes.windows(3).position(|three| three == b"CA[")? + 3;
    let value = bytes.get(at..)?.iter().take_while(|byte| **byte != b']');
    let label: String = value.take(40).map(|byte| char::from(*byte)).collect();
    (!label.trim().eq_ignore_ascii_case("iso-8859-1")).then_some(label)
}

/// The text in this encoding, if the platform knows it and, where it is to be exact, the bytes fit.
fn decoded(label: &str, bytes: &[u8], exact: bool) -> Option<String> {
    let options = TextDecoderOptions::new();
    options.set_fatal(exact);
    let decoder = TextDecoder::new_with_label_and_options(label, &options).ok()?;
    decoder
        .decode_with_buffer_source(&Uint8Array::from(bytes))
        .ok()
}

/// How a text is written in an encoding: a character is one byte or two.
struct Encoding {
    label: &'static str,
    /// The bytes beyond ASCII that are a character each.
    alone: RangeInclusive<u8>,
    /// The least second byte of the usual characters.
    second: u8,
    /// Ranges of first bytes, with the bits that a character there takes: few where a few characters are frequent.
    rows: &'static [(u8, u8, u8)],
}

/// The bits of characters outside all rows, which hardly ever occur.
const RARE: usize = 19;

/// The bits of a byte that is a character.
const ALONE: usize = 11;

/// The bits that speak against bytes that are no character.
const BROKEN: usize = 40;

/// The bits that speak against all encodings but the first, which most records have that do not name theirs.
const UNCOMMON: usize = 6;

/// The bits that a character speaks for a text about the game.
const TELLING: usize = 8;

/// How many characters are looked at one by one.
const LOOKED_AT: usize = 10_000;

/// Frequent in records and in the names of players, or drawings of boards; so few that a wrong encoding rarely hits one.
const TELLING_CHARACTERS: &str = "段级級局黑黒白胜勝败敗目子中盘盤先名人赛戦田林井小王李张張陈陳이김박최정조단흑백승집반국●○┼┬┴├┤";

const ENCODINGS: [Encoding; 6] = [
    Encoding {
        label: "gb18030",
        alone: NONE,
        second: 0xa1,
        rows: &[
            (0xb0, 0xd7, 12),
            (0xa1, 0xa1, 12),
            (0xa3, 0xa3, 12),
            (0xa9, 0xa9, 11),
            (0xd8, 0xf7, 17),
        ],
    },
    Encoding {
        label: "big5",
        alone: NONE,
        second: 0x40,
        rows: &[(0xa4, 0xc6, 12), (0xa1, 0xa3, 13), (0xc9, 0xf9, 17)],
    },
    Encoding {
        label: "shift_jis",
        alone: 0xa1..=0xdf,
        second: 0x40,
        rows: &[
            (0x82, 0x83, 9),
            (0x81, 0x81, 12),
            (0x84, 0x84, 12),
            (0x88, 0x97, 12),
            (0x98, 0x9f, 17),
            (0xe0, 0xea, 17),
        ],
    },
    Encoding {
        label: "euc-jp",
        alone: NONE,
        second: 0xa1,
        rows: &[
            (0xa4, 0xa5, 9),
            (0xa1, 0xa1, 12),
            (0xa3, 0xa3, 12),
            (0xa8, 0xa8, 12),
            (0xb0, 0xcf, 12),
            (0xd0, 0xf4, 17),
        ],
    },
    Encoding {
        label: "euc-kr",
        alone: NONE,
        second: 0xa1,
        rows: &[
            (0xb0, 0xc8, 11),
            (0xa1, 0xa1, 12),
            (0xa3, 0xa3, 12),
            (0xa6, 0xa6, 12),
            (0xca, 0xfd, 17),
        ],
    },
    Encoding {
        label: "windows-1252",
        alone: 0xa0..=0xff,
        second: 0,
        rows: &[],
    },
];

const NONE: RangeInclusive<u8> = 0..=0;

/// The text in the encoding that takes the fewest bits for it.
fn most_plausible(bytes: &[u8]) -> Decoded {
    let mut best = (usize::MAX, "", String::new());
    for (n, encoding) in ENCODINGS.iter().enumerate() {
        let text = decoded(encoding.label, bytes, false).unwrap_or_default();
        let mut against = encoding.bits(bytes) + UNCOMMON * usize::from(n > 0);
        for c in text.chars().filter(|c| !c.is_ascii()).take(LOOKED_AT) {
            if c == char::REPLACEMENT_CHARACTER {
                against += BROKEN;
            } else if TELLING_CHARACTERS.chars().any(|telling| telling == c) {
                against = against.saturating_sub(TELLING);
            }
        }
        if against < best.0 {
            best = (against, encoding.label, text);
        }
    }
    let (_, label, text) = best;
    let note = Report::new("encoding-guessed").with("encoding", label);
    Decoded {
        text,
        note: Some(note),
    }
}

impl Encoding {
    /// The bits of all characters beyond ASCII.
    fn bits(&self, bytes: &[u8]) -> usize {
        let mut bits = 0;
        let mut bytes = bytes.iter().copied();
        while let Some(first) = bytes.next() {
            if first.is_ascii() {
                continue;
            }
            bits += if self.alone.contains(&first) {
                ALONE
            } else if bytes.next().unwrap_or_default() < self.second {
                RARE
            } else {
                let mut rows = self.rows.iter();
                let row = rows.find(|(from, to, _)| (*from..=*to).contains(&first));
                row.map_or(RARE, |(_, _, bits)| usize::from(*bits))
            };
        }
        bits
    }
}
