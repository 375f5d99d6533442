//! Options from JavaScript, read field by field; a wrong one is named.

use jiping::compare::Supposition;
use jiping::life::{self, Effort};
use jiping::rules::{Compensation, Cycle};
use jiping::{Agreement, ByColor, Color, Game, Owner, Point, Points, Ruleset, Size};
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::prelude::*;

use crate::compare::Question;
use crate::dto;
use crate::error::{Answer, Report, throw};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
export interface GameOptions {
    /** A ruleset's id; when missing, that of a record written here, else `tangsong-2008`. */
    rules?: string;
    /**
     * The komi in points, a multiple of ½, or `"record"` for the record's. When missing, a record of a handicap game
     * keeps its own komi, and every other game has the ruleset's.
     */
    komi?: number | "record";
    /** What happens to cycles longer than a ko: the ruleset's own rule when missing. */
    longCycles?: "no-result" | "draw";
    /** What is paid for the end of play, where area is counted: the ruleset's own when missing. */
    compensation?: "nothing" | "first-pass-white" | "surplus";
    /** For bytes: how they encode text, such as `gbk` or `shift_jis`; found out when missing. */
    encoding?: string;
    /** For drawings: who is to move, `"black"` when missing. */
    toMove?: Color;
    /** For drawings: stones of each colour captured before. */
    captured?: { black: number; white: number };
    /** For drawings: whose passes came before, in order; under some rules the first decides. */
    passes?: readonly Color[];
}
export interface SettleOptions {
    /** One stone or more of each dead chain, or `"auto"` for those that are judged dead. */
    dead?: readonly string[] | "auto";
    /** Owners agreed for single points. */
    owners?: Readonly<Record<string, Owner>>;
}
export interface DiagramOptions {
    /** One stone or more of each dead chain, or `"auto"` for those that are judged dead. */
    dead?: readonly string[] | "auto";
    /** `"letters"`, rows of `X`, `O` and `.`, or `"lines"`, box drawing as in forums; letters when missing. */
    form?: "letters" | "lines";
}
export interface JudgeOptions {
    /** How often the game is played out; 200 times when missing. */
    playouts?: number;
}
/** One fact changed, and the result under every ruleset follows. */
export type Supposition =
    /** The game's first pass was this side's. */
    | { firstPass: Color }
    /** The side to move before the closing passes put one stone more: a dame, or a reinforcement. */
    | { oneMore: PointName }
    /** The last stone before the closing passes was not put there. */
    | { takeBack: true };
export interface CompareOptions {
    /** The ruleset from which differences are taken; the game's own when missing. */
    base?: string;
    /** One komi for all rulesets, a multiple of ½. */
    komi?: number;
    /** What is to be different, in this order. */
    suppose?: readonly Supposition[];
}
"#;

#[wasm_bindgen]
extern "C" {
    /// What a game is read with.
    #[wasm_bindgen(typescript_type = "GameOptions")]
    pub type GameOptions;
    /// What the players agree on.
    #[wasm_bindgen(typescript_type = "SettleOptions")]
    pub type SettleOptions;
    /// How a board is drawn as text.
    #[wasm_bindgen(typescript_type = "DiagramOptions")]
    pub type DiagramOptions;
    /// How much is spent on a judgement.
    #[wasm_bindgen(typescript_type = "JudgeOptions")]
    pub type JudgeOptions;
    /// What a comparison is asked.
    #[wasm_bindgen(typescript_type = "CompareOptions")]
    pub type CompareOptions;
}

/// The error for an option that is not what was expected.
pub fn bad(name: &'static str, expected: &'static str) -> JsValue {
    let report = Report::new("bad-option");
    throw(report.with("name", name).with("expected", expected))
}

/// The error for a komi that is none.
pub fn bad_komi() -> JsValue {
    bad("komi", "a multiple of 0.5 from -500 to 500")
}

/// The value of a field, if the options have it.
fn field(options: &JsValue, name: &str) -> Option<JsValue> {
    let value = Reflect::get(options, &JsValue::from_str(name)).ok()?;
    (!value.is_undefined() && !value.is_null()).then_some(value)
}

fn text(options: &JsValue, name: &'static str) -> Answer<Option<String>> {
    let value = field(options, name);
    value
        .map(|value| value.as_string().ok_or_else(|| bad(name, "a text")))
        .transpose()
}

/// A number of points; only multiples of ½ from -500 to 500 make a komi.
#[expect(
    clippy::cast_possible_truncation,
    reason = "the number is whole and small, as just checked"
)]
fn komi_points(points: f64) -> Option<Points> {
    let halves = points * 2.0;
    let fits = halves.fract() == 0.0 && (-1000.0..=1000.0).contains(&halves);
    fits.then(|| Points::quarters(2 * halves as i32))
}

/// Which komi the options ask for.
pub enum KomiOption {
    /// These points.
    Points(Points),
    /// What the record says.
    Record,
    /// Nothing said.
    Missing,
}

/// The ruleset that the options name, or else the game's own, with the organiser's changes, and the komi that they ask
/// for.
pub fn ruleset(options: &JsValue, own: Option<&str>) -> Answer<(Ruleset, KomiOption)> {
    let named = text(options, "rules")?;
    let id = named.as_deref().or(own).unwrap_or("tangsong-2008");
    let mut rules = Ruleset::preset(id).map_err(throw)?;
    rules = match text(options, "longCycles")?.as_deref() {
        None => rules,
        Some("no-result") => rules.with_long_cycles(Cycle::NoResult),
        Some("draw") => rules.with_long_cycles(Cycle::Draw),
        Some(_) => return Err(bad("longCycles", "\"no-result\" or \"draw\"")),
    };
    let compensation = match text(options, "compensation")?.as_deref() {
        None => None,
        Some("nothing") => Some(Compensation::Nothing),
        Some("first-pass-white") => Some(Compensation::FirstPassWhite),
        Some("surplus") => Some(Compensation::Surplus),
        Some(_) => {
            let expected = "\"nothing\", \"first-pass-white\" or \"surplus\"";
            return Err(bad("compensation", expected));
        }
    };
    if let Some(compensation) = compensation {
        rules = rules.with_compensation(compensation).map_err(throw)?;
    }
    let komi = match field(options, "komi") {
        None => KomiOption::Missing,
        Some(value) if value.as_string().as_deref() == Some("record") => KomiOption::Record,
        Some(value) => {
            let points = value.as_f64().and_then(komi_points);
            let expected = "a multiple of 0.5 from -500 to 500, or \"record\"";
            KomiOption::Points(points.ok_or_else(|| bad("komi", expected))?)
        }
    };
    Ok((rules, komi))
}

/// Whether a drawing is to have lines.
pub fn in_lines(options: &JsValue) -> Answer<bool> {
    match text(options, "form")?.as_deref() {
        None | Some("letters") => Ok(false),
        Some("lines") => Ok(true),
        Some(_) => Err(bad("form", "\"letters\" or \"lines\"")),
    }
}

/// Who is to move in a drawing.
pub fn to_move(options: &JsValue) -> Answer<Color> {
    text(options, "toMove")?.map_or(Ok(Color::Black), |text| color(&text))
}

/// The colour with this name.
pub fn color(text: &str) -> Answer<Color> {
    match text {
        "black" => Ok(Color::Black),
        "white" => Ok(Color::White),
        _ => Err(bad("color", "\"black\" or \"white\"")),
    }
}

/// The stones captured before a drawing.
pub fn captured(options: &JsValue) -> Answer<Option<ByColor<u16>>> {
    let Some(captured) = field(options, "captured") else {
        return Ok(None);
    };
    let of = |name: &str| match field(&captured, name) {
        None => Ok(0),
        Some(value) => whole(&value).ok_or_else(|| bad("captured", "whole numbers up to 10000")),
    };
    Ok(Some(ByColor {
        black: of("black")?,
        white: of("white")?,
    }))
}

/// Whose passes came before a drawing, if that is said.
pub fn passes(options: &JsValue) -> Answer<Option<Vec<Color>>> {
    let Some(list) = field(options, "passes") else {
        return Ok(None);
    };
    let list = list
        .dyn_into::<Array>()
        .map_err(|_| bad("passes", "a list of colours"))?;
    let mut passes = Vec::new();
    for index in 0..list.length() {
        let name = Reflect::get_u32(&list, index)?.as_string();
        passes.push(color(&name.unwrap_or_default())?);
    }
    Ok(Some(passes))
}

/// A number of moves, if it is whole and not beyond the last.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the number is whole and small, as just checked"
)]
pub fn moves(number: f64, last: usize) -> Answer<usize> {
    if number.fract() == 0.0 && (0.0..=dto::whole(last)).contains(&number) {
        return Ok(number as usize);
    }
    let report = Report::new("no-move");
    Err(throw(report.with("number", number).with("last", last)))
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the number is whole and small, as just checked"
)]
fn whole(value: &JsValue) -> Option<u16> {
    let number = value.as_f64()?;
    (number.fract() == 0.0 && (0.0..=10_000.0).contains(&number)).then_some(number as u16)
}

/// The point with this name.
pub fn point(size: Size, name: &str) -> Answer<Point> {
    size.parse_point(name.trim()).ok_or_else(|| {
        let report = Report::new("no-point");
        throw(report.with("name", name.to_owned()).with("size", size))
    })
}

/// Whether the dead are to be proposed.
pub fn proposes(options: &JsValue) -> bool {
    field(options, "dead")
        .and_then(|dead| dead.as_string())
        .as_deref()
        == Some("auto")
}

/// What the options say of the end of this game.
pub fn agreement(options: &JsValue, game: &Game) -> Answer<Agreement> {
    let size = game.board().size();
    let mut agreement = Agreement::default();
    if let Some(dead) = field(options, "dead") {
        if proposes(options) {
            agreement = life::proposal(game, Effort::default());
        } else {
            agreement.dead = points(size, &dead)?;
        }
    }
    if let Some(owners) = field(options, "owners") {
        let owners = owners
            .dyn_into::<Object>()
            .map_err(|_| bad("owners", "owners by point"))?;
        agreement.claims = claims(size, &owners)?;
    }
    Ok(agreement)
}

fn points(size: Size, list: &JsValue) -> Answer<Vec<Point>> {
    let expected = || bad("dead", "a list of points, or \"auto\"");
    let names = list.dyn_ref::<Array>().ok_or_else(expected)?;
    let mut points = Vec::new();
    for index in 0..names.length() {
        // Whatever a getter throws is thrown on; it must not unwind past the engine.
        let name = Reflect::get_u32(names, index)?.as_string();
        points.push(point(size, &name.ok_or_else(expected)?)?);
    }
    Ok(points)
}

/// How much is spent on a judgement.
pub fn effort(options: &JsValue) -> Answer<Effort> {
    let Some(value) = field(options, "playouts") else {
        return Ok(Effort::default());
    };
    let playouts = playouts(value.as_f64().unwrap_or(f64::NAN))?;
    Ok(Effort { playouts })
}

/// A number of playouts.
pub fn playouts(number: f64) -> Answer<usize> {
    let number = whole(&number.into());
    number.map_or_else(
        || Err(bad("playouts", "a whole number up to 10000")),
        |number| Ok(number.into()),
    )
}

/// What a comparison is asked.
pub fn question(options: &JsValue, size: Size) -> Answer<Question> {
    let mut suppositions = Vec::new();
    if let Some(list) = field(options, "suppose") {
        let list = list
            .dyn_into::<Array>()
            .map_err(|_| bad("suppose", "a list"))?;
        for index in 0..list.length() {
            suppositions.push(supposition(&Reflect::get_u32(&list, index)?, size)?);
        }
    }
    let komi = field(options, "komi").map(|value| {
        let points = value.as_f64().and_then(komi_points);
        points.ok_or_else(bad_komi)
    });
    Ok(Question {
        base: text(options, "base")?,
        suppositions,
        komi: komi.transpose()?,
    })
}

fn supposition(fact: &JsValue, size: Size) -> Answer<Supposition> {
    let named = ["firstPass", "oneMore", "takeBack"];
    let named = named.iter().filter(|name| field(fact, name).is_some());
    if named.count() > 1 {
        return Err(bad("suppose", "one fact at a time"));
    }
    if let Some(name) = text(fact, "firstPass")? {
        return Ok(Supposition::FirstPass(color(&name)?));
    }
    if let Some(name) = text(fact, "oneMore")? {
        return Ok(Supposition::OneMore(point(size, &name)?));
    }
    if field(fact, "takeBack").is_some_and(|value| value.is_truthy()) {
        return Ok(Supposition::TakeBack);
    }
    Err(bad("suppose", "firstPass, oneMore or takeBack"))
}

fn claims(size: Size, owners: &Object) -> Answer<Vec<(Point, Owner)>> {
    let expected = || {
        bad(
            "owners",
            "\"black\", \"white\" or \"shared\" for each point",
        )
    };
    let mut claims = Vec::new();
    for key in Reflect::own_keys(owners)?.iter() {
        let name = key.as_string().ok_or_else(expected)?;
        let owner = match Reflect::get(owners, &key)?.as_string().as_deref() {
            Some("shared") => Owner::Shared,
            Some("black") => Owner::Side(Color::Black),
            Some("white") => Owner::Side(Color::White),
            _ => return Err(expected()),
        };
        claims.push((point(size, &name)?, owner));
    }
    Ok(claims)
}
