//! Numbers of points, exact to a quarter.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};
use std::str::FromStr;

/// A number of points (点) kept as whole quarters: komi has halves, par (归本数) has quarters.
///
/// ```
/// use jiping::Points;
/// let par = Points::whole(361).half() + "6.5".parse::<Points>()?.half();
/// assert_eq!(par.to_string(), "183.75");
/// # Ok::<(), jiping::PointsError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Points {
    quarters: i32,
}

/// A text that is no number of quarter points between -9999 and 9999.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PointsError {
    /// The text that was read.
    pub text: String,
}

impl fmt::Display for PointsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "\"{}\" is not a number of points in quarters, like 6.5 or 3.75",
            self.text
        )
    }
}

impl std::error::Error for PointsError {}

impl Points {
    /// No points.
    pub const ZERO: Points = Points { quarters: 0 };

    /// A whole number of points.
    pub const fn whole(points: i32) -> Points {
        Points {
            quarters: points.saturating_mul(4),
        }
    }

    /// This many quarters of a point.
    pub const fn quarters(quarters: i32) -> Points {
        Points { quarters }
    }

    /// The number of quarters.
    pub const fn in_quarters(self) -> i32 {
        self.quarters
    }

    /// A count of things, each worth one point.
    pub fn count(things: usize) -> Points {
        Points::whole(i32::try_from(things).unwrap_or(i32::MAX / 4))
    }

    /// Half of this number, rounded to a quarter towards zero (exact whenever this is a multiple of ½).
    #[must_use]
    pub const fn half(self) -> Points {
        Points {
            quarters: self.quarters / 2,
        }
    }

    /// Twice this number.
    #[must_use]
    pub const fn twice(self) -> Points {
        Points {
            quarters: self.quarters.saturating_mul(2),
        }
    }

    /// The number without its sign.
    #[must_use]
    pub const fn abs(self) -> Points {
        Points {
            quarters: self.quarters.saturating_abs(),
        }
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let quarters = self.quarters.unsigned_abs();
        let sign = if self.quarters < 0 { "-" } else { "" };
        let fraction = match quarters % 4 {
            0 => "",
            1 => ".25",
            2 => ".5",
            _ => ".75",
        };
        write!(f, "{sign}{}{fraction}", quarters / 4)
    }
}

impl FromStr for Points {
    type Err = PointsError;

    fn from_str(text: &str) -> Result<Points, PointsError> {
        read(text.trim()).ok_or_else(|| PointsError {
            text: text.to_owned(),
        })
    }
}

/// Reads a sign, up to four digits and a fraction.
fn read(text: &str) -> Option<Points> {
    let (negative, mut rest) = match text.as_bytes() {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] | rest => (false, rest),
    };
    let (mut whole, mut digits) = (0, 0);
    while let [digit @ b'0'..=b'9', after @ ..] = rest {
        whole = 10 * whole + i32::from(digit - b'0');
        digits += 1;
        if whole > 9999 {
            return None;
        }
        rest = after;
    }
    let decimal = matches!(rest, [b'.' | b',', ..]);
    while let ([before @ .., b'0'], true) = (rest, decimal) {
        rest = before;
    }
    let fraction = match rest {
        [] | b"." | b"," if digits > 0 => 0,
        [b'.' | b',', b'2', b'5'] => 1,
        [b'.' | b',', b'5'] => 2,
        [b'.' | b',', b'7', b'5'] => 3,
        fraction if fraction == "¼".as_bytes() => 1,
        fraction if fraction == "½".as_bytes() => 2,
        fraction if fraction == "¾".as_bytes() => 3,
        _ => return None,
    };
    let quarters = whole * 4 + fraction;
    Some(Points::quarters(if negative {
        -quarters
    } else {
        quarters
    }))
}

impl Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points {
            quarters: self.quarters.saturating_add(other.quarters),
        }
    }
}

impl Sub for Points {
    type Output = Points;

    fn sub(self, other: Points) -> Points {
        Points {
            quarters: self.quarters.saturating_sub(other.quarters),
        }
    }
}

impl Neg for Points {
    type Output = Points;

    fn neg(self) -> Points {
        Points {
            quarters: self.quarters.saturating_neg(),
        }
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        *self = *self + other;
    }
}

impl SubAssign for Points {
    fn sub_assign(&mut self, other: Points) {
        *self = *self - other;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, quarters: i32) {
        assert_eq!(
            text.parse::<Points>().map(Points::in_quarters),
            Ok(quarters),
            "{text}"
        );
    }

    #[test]
    fn reads_what_people_write() {
        check("6.5", 26);
        check("6½", 26);
        check("3¾", 15);
        check("-0.5", -2);
        check("7.50", 30);
        check("0", 0);
        check("+8", 32);
        check(".5", 2);
        check("183.75", 735);
        check("6,5", 26);
        check("6.", 24);
        check("6.00", 24);
    }

    #[test]
    fn refuses_the_rest() {
        for text in [
            "", ".", "-", "abc", "6.3", "6.55", "1e3", "99999", "½½", "6/2", "NaN", ".0", "6½0",
            "6.05", "--1",
        ] {
            assert!(text.parse::<Points>().is_err(), "{text}");
        }
    }

    #[test]
    fn shows_what_it_reads() {
        for text in ["6.5", "-0.25", "0", "183.75", "12"] {
            assert_eq!(text.parse::<Points>().unwrap().to_string(), text);
        }
    }
}
