//! Komi in the ways that servers write it.

use std::fmt;

use super::text::cut;
use crate::Points;
use crate::pasted::plain;

/// The komi of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Komi {
    /// The text of the value.
    pub raw: String,
    /// What it amounts to.
    pub points: Points,
    /// How the text was understood.
    pub reading: KomiReading,
}

/// How the text of a komi was understood.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum KomiReading {
    /// A number of points, as the standard has it.
    Points,
    /// Hundredths of a point: `650` is 6.5 points.
    PointHundredths,
    /// A number of zi (子), half of what it is in points: `3.75` is 7.5 points.
    Zi,
    /// Hundredths of a zi: `375` is 7.5 points.
    ZiHundredths,
    /// `0` beside a result with half a point under Japanese rules: the server left out its 6.5 points.
    LeftOut,
}

/// What a komi is judged by, from elsewhere in the record.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Setting<'a> {
    pub(super) rules: Option<&'a str>,
    pub(super) result: Option<&'a str>,
    pub(super) handicap: u32,
}

impl fmt::Display for KomiReading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            KomiReading::Points => "points",
            KomiReading::PointHundredths => "hundredths of a point",
            KomiReading::Zi => "a number of zi (子)",
            KomiReading::ZiHundredths => "hundredths of a zi (子)",
            KomiReading::LeftOut => "a komi of 0 cannot give a result with half a point",
        })
    }
}

/// The number that a komi's text gives, if it gives one.
pub(super) fn read(raw: &str, setting: Setting<'_>) -> Option<Komi> {
    let (amount, unit) = amount(&plain(raw))?;
    let (points, reading) = match unit {
        Some(Unit::Zi) => (amount.twice(), KomiReading::Zi),
        Some(Unit::Points) => (amount, KomiReading::Points),
        None => bare(amount, setting),
    };
    Some(Komi {
        raw: raw.to_owned(),
        points,
        reading,
    })
}

/// A number without a unit. Komi in points has halves and stays far below a hundred.
fn bare(amount: Points, setting: Setting<'_>) -> (Points, KomiReading) {
    let quarters = amount.in_quarters();
    // Hundreds of quarters: exact for every whole number that is a multiple of 25.
    let hundredth = Points::quarters(quarters / 100);
    if quarters.abs() >= 400 && quarters % 200 == 0 {
        (hundredth, KomiReading::PointHundredths)
    } else if quarters.abs() >= 400 && quarters % 100 == 0 {
        (hundredth.twice(), KomiReading::ZiHundredths)
    } else if quarters % 2 != 0 {
        (amount.twice(), KomiReading::Zi)
    } else if quarters == 0 && setting.half_point_in_japanese_game() {
        (Points::quarters(26), KomiReading::LeftOut)
    } else {
        (amount, KomiReading::Points)
    }
}

impl Setting<'_> {
    fn half_point_in_japanese_game(self) -> bool {
        let rules = self.rules.unwrap_or_default().trim();
        let japanese = rules
            .get(..5)
            .is_some_and(|start| start.eq_ignore_ascii_case("japan"));
        let margin = self
            .result
            .and_then(|result| cut(result, |c| c == '+'))
            .and_then(|(_, margin)| margin.parse::<Points>().ok());
        let half = margin.is_some_and(|margin| margin.in_quarters() % 4 != 0);
        japanese && half && self.handicap == 0
    }
}

/// What a number counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unit {
    Points,
    Zi,
}

/// A number with the words that may follow it: `6目半`, `3又3/4子`, `7.5 points`.
pub(super) fn amount(raw: &str) -> Option<(Points, Option<Unit>)> {
    const UNITS: [(&str, Unit); 7] = [
        ("子", Unit::Zi),
        ("目", Unit::Points),
        ("点", Unit::Points),
        ("點", Unit::Points),
        ("집", Unit::Points),
        ("points", Unit::Points),
        ("pts", Unit::Points),
    ];
    let raw = raw.trim();
    let half = raw.strip_suffix("半").or(raw.strip_suffix("반"));
    let (text, half) = match half {
        Some(text) => (text.trim(), Points::quarters(2)),
        None => (raw, Points::ZERO),
    };
    for (word, unit) in UNITS {
        if let Some(number) = text.strip_suffix(word) {
            return Some((mixed(number.trim())? + half, Some(unit)));
        }
    }
    Some((mixed(text)? + half, None))
}

/// A decimal number, a fraction, or both: `3又3/4`, `3 3/4`.
fn mixed(text: &str) -> Option<Points> {
    let (whole, fraction) = match (text.parse(), cut(text, |c| matches!(c, '又' | ' '))) {
        (Ok(points), _) => return Some(points),
        (Err(_), Some(parts)) => parts,
        (Err(_), None) => ("0", text),
    };
    let quarters = match fraction.trim() {
        "1/4" => 1,
        "1/2" | "2/4" | "半" | "반" => 2,
        "3/4" => 3,
        _ => return None,
    };
    let whole = whole.trim().parse::<Points>().ok()?;
    (whole >= Points::ZERO).then_some(whole + Points::quarters(quarters))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(raw: &str, points: &str, reading: KomiReading) {
        check_beside(raw, Setting::default(), points, reading);
    }

    #[track_caller]
    fn check_beside(raw: &str, setting: Setting<'_>, points: &str, reading: KomiReading) {
        let komi = read(raw, setting).expect(raw);
        assert_eq!(
            (komi.points.to_string().as_str(), komi.reading),
            (points, reading),
            "{raw:?}"
        );
        assert_eq!(komi.raw, raw);
    }

    #[test]
    fn bare_numbers() {
        use KomiReading::{PointHundredths, Points, Zi, ZiHundredths};
        check("6.5", "6.5", Points);
        check("5.50", "5.5", Points);
        check("0.00", "0", Points);
        check("-6.5", "-6.5", Points);
        check("24", "24", Points);
        check("6½", "6.5", Points);
        check("650", "6.5", PointHundredths);
        check("750", "7.5", PointHundredths);
        check("-750", "-7.5", PointHundredths);
        check("375", "7.5", ZiHundredths);
        check("275", "5.5", ZiHundredths);
        check("375.00", "7.5", ZiHundredths);
        check("180", "180", Points);
        check("3.75", "7.5", Zi);
        check("2¾", "5.5", Zi);
    }

    #[test]
    fn numbers_with_words() {
        use KomiReading::{Points, Zi};
        check("3.75子", "7.5", Zi);
        check("3又3/4子", "7.5", Zi);
        check("3 3/4子", "7.5", Zi);
        check("3子", "6", Zi);
        check("3/4子", "1.5", Zi);
        check("半目", "0.5", Points);
        check("6目半", "6.5", Points);
        check("7点", "7", Points);
        check("6.5 points", "6.5", Points);
        check("６．５目", "6.5", Points);
        check("6&#46;5", "6.5", Points);
    }

    #[test]
    fn zero_is_doubted_only_with_evidence() {
        let game = |rules, result, handicap| Setting {
            rules: Some(rules),
            result: Some(result),
            handicap,
        };
        let left_out = KomiReading::LeftOut;
        check_beside("0", game("Japanese", "W+2.5", 0), "6.5", left_out);
        check_beside("0", game("japanese", "B+0.5", 0), "6.5", left_out);
        for setting in [
            game("Japanese", "W+2.5", 2),
            game("Japanese", "W+2", 0),
            game("Japanese", "W+R", 0),
            game("Chinese", "W+2.5", 0),
            Setting::default(),
        ] {
            check_beside("0", setting, "0", KomiReading::Points);
        }
        check_beside(
            "0.5",
            game("Japanese", "W+2.5", 0),
            "0.5",
            KomiReading::Points,
        );
    }

    #[test]
    fn no_numbers() {
        for raw in [
            "",
            "six",
            "6.3",
            "子",
            "半",
            "3又子",
            "-3 3/4",
            "1e9",
            "99999999999",
        ] {
            assert_eq!(read(raw, Setting::default()), None, "{raw:?}");
        }
    }
}
