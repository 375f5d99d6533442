//! Rulesets as plain data: independent fields, each with the article it rests on.
//!
//! Names of editions are never tested in code, only fields are.

mod presets;

use std::fmt;

use crate::{Color, Method, Points};

/// A ruleset: everything that play, ending and counting ask it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ruleset {
    /// The public id, like `tangsong-2008`.
    pub id: &'static str,
    /// Where the text is found.
    pub source: &'static str,
    /// Which boards a play may not make again.
    pub repetition: Cited<Repetition>,
    /// Which plays may leave their own chain without liberties.
    pub suicide: Cited<Suicide>,
    /// What a pass leaves beside the board.
    pub pass: Cited<PassStone>,
    /// How the game pauses, and what a pause leads to.
    pub stopping: Cited<Stopping>,
    /// What ends the game without agreement.
    pub forced_end: Cited<ForcedEnd>,
    /// What Black or White pays for the end of play.
    pub compensation: Cited<Compensation>,
    /// What Black pays for moving first (贴点).
    pub komi: Cited<Points>,
    /// Who wins when the margin is nothing.
    pub tie: Cited<Tie>,
    /// What White receives for a handicap.
    pub handicap: Cited<Handicap>,
    /// Who owns an empty point.
    pub empties: Cited<Empties>,
    /// How the numbers of stones are made equal.
    pub balance: Cited<Balance>,
    /// How sides fill in from equal sets.
    pub filling: Cited<Filling>,
    /// The counting methods the ruleset knows, its own first.
    pub methods: &'static [Method],
    /// The articles that the steps of a count rest on.
    pub articles: &'static Articles,
}

/// A value of a ruleset and where it says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cited<T> {
    /// The value.
    pub value: T,
    /// The article or rule, as the text numbers it; empty where the text has no numbers.
    pub article: &'static str,
    /// How sure the reading is.
    pub basis: Basis,
}

/// How a value of a ruleset is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Basis {
    /// The text says it.
    Text,
    /// The text is silent or lost; it follows from the rest or from practice.
    Inferred,
    /// The text asks for more than is modelled here.
    Approximate,
    /// The organiser of the game has decided it, whatever the text says.
    Organiser,
}

/// An article of a ruleset.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cite {
    /// The ruleset's id.
    pub rules: &'static str,
    /// The article, as the text numbers it.
    pub article: &'static str,
}

/// The articles behind the steps of a count; `None` where no text orders the step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Articles {
    /// Agreeing which stones are dead, and lifting them.
    pub dead: Option<Cite>,
    /// The end that leaves every stone alive.
    pub all_alive: Option<Cite>,
    /// Who owns the empty points.
    pub owners: Option<Cite>,
    /// The hand movement that pays the compensation.
    pub payment: Option<Cite>,
    /// Making the numbers of moves equal (平衡手数).
    pub balance: Option<Cite>,
    /// Refilling (回填).
    pub refill: Option<Cite>,
    /// What happens when a territory is full.
    pub overflow: Option<Cite>,
    /// Comparing empties on equal stones.
    pub equal_stones: Option<Cite>,
    /// From the difference of 目 to areas.
    pub areas: Option<Cite>,
    /// Stones and empties together.
    pub area: Option<Cite>,
    /// Par (归本数).
    pub par: Option<Cite>,
    /// Filling territory from equal sets.
    pub fill_in: Option<Cite>,
    /// Making the empties equal.
    pub equal_empties: Option<Cite>,
    /// Own empties and the other side's prisoners (得分).
    pub score: Option<Cite>,
    /// What a surplus of moves adds to a score.
    pub surplus: Option<Cite>,
    /// Making the numbers of turns equal by stones handed over.
    pub turns: Option<Cite>,
    /// Comparing empties with the prisoners refilled.
    pub territory: Option<Cite>,
    /// Comparing roads (路).
    pub routes: Option<Cite>,
    /// Komi and the winner.
    pub verdict: Option<Cite>,
    /// Checking one method by another.
    pub check: Option<Cite>,
}

/// Which boards a play may not make again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Repetition {
    /// Any earlier board (positional superko).
    Positional,
    /// Any earlier board with the same side to move (situational superko).
    Situational,
    /// Any board that stood after an earlier action of the same player, a pass included (natural situational).
    NaturalSituational,
    /// Any board that stood since the player's own latest pass, the board of that pass included (隔虚可提).
    OwnWindow,
    /// Only the board before the opponent's last action and the one that stands; the third sight of a position ends the
    /// game.
    Simple {
        /// What the third sight means.
        cycle: Cycle,
    },
}

/// How a game ends whose position comes up a third time with no pass between.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cycle {
    /// Without a result (无胜负).
    NoResult,
    /// In a draw (和棋).
    Draw,
}

/// Which plays may leave their own chain without liberties.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Suicide {
    /// None.
    Forbidden,
    /// Those that remove two or more stones.
    GroupsOnly,
    /// All, as far as the repetition rule allows.
    Allowed,
}

/// What a pass leaves beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PassStone {
    /// Nothing.
    Nothing,
    /// One's own stone, refilled at the end (虚着).
    Refilled,
    /// A refilled stone when play goes on (虚着), nothing when the pass proposes a stop (放弃).
    RefilledUnlessStop,
    /// One's own stone, handed to the other side as a prisoner; White passes last.
    HandedOver,
    /// Nothing before the first pause, a stone handed over after it.
    HandedOverAfterPause,
}

/// How the game pauses, and what a pause leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopping {
    /// What makes a pause.
    pub pause: Pausing,
    /// What a pause leads to.
    pub then: Then,
}

/// What makes a pause (休止).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pausing {
    /// Two passes in a row.
    TwoPasses,
    /// A pass that proposes a stop, answered by a pass that agrees.
    Agreement,
}

/// What a pause leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Then {
    /// The game is over; every stone left is alive.
    EndsAllAlive,
    /// The game is over; the dead are agreed.
    Ends,
    /// The dead are agreed, or play goes on.
    MayResume(FirstToMove),
}

/// Who moves first when play goes on after a pause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstToMove {
    /// The side whose turn it is.
    SideToMove,
    /// The opponent of the one who passed last.
    OpponentOfLastPasser,
    /// The opponent of the one who asks for it.
    OpponentOfAsker,
}

/// What ends the game without agreement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ForcedEnd {
    /// Nothing.
    Never,
    /// Four passes in a row; every stone left is alive (四虚终局).
    FourInARow,
    /// Four virtual moves on one board, in a row or not; every stone left is alive. Every pass is one, save an abstention
    /// where the ruleset tells the two apart.
    FourOnOneBoard,
    /// Two passes at once after a resumption; every stone left is alive.
    PairOnResumption,
    /// The second pause; the dead are agreed.
    SecondPause,
    /// Two more passes after the two that pause; the dead are agreed.
    TwoToConfirm,
}

/// What Black or White pays for the end of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compensation {
    /// Nothing.
    Nothing,
    /// Black pays 1 if the game's first pass was White's.
    FirstPassWhite,
    /// Who made n more real moves up to the first pause pays n (多下贴点).
    Surplus,
    /// Whose groups must keep more points empty to live pays for the difference: 2 for each group more, but 1 for a
    /// group with an eye in a seki and nothing for one without (还棋头).
    GroupTax,
    /// Stones are worth nothing and prisoners are: who has put n more stones on the board pays n.
    Prisoners,
}

/// Who wins when the margin is nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tie {
    /// Nobody.
    Draw,
    /// Black.
    BlackWins,
}

/// What White receives for a handicap of n stones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Handicap {
    /// Nothing.
    Nothing,
    /// n points.
    Stones,
    /// n - 1 points.
    StonesLessOne,
}

/// Who owns an empty point once the dead are off the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Empties {
    /// A region goes to the only colour it touches; in a seki a point goes to the only colour next to it; agreed
    /// claims go before both; the rest is halved.
    SekiAndClaims,
    /// A region goes to the only colour it touches; the rest is halved.
    RegionHalved,
    /// A region goes to the only colour it touches; the rest is nobody's.
    RegionOnly,
    /// A region goes to the only colour it touches, elsewhere a point to the only colour next to it; the rest is
    /// halved.
    Proximity,
    /// Like `RegionOnly`, but nothing in a seki counts.
    Territory,
}

impl Empties {
    /// Whether both sides have half of the points that no side owns alone; else these are nobody's.
    pub fn halves_shared(self) -> bool {
        match self {
            Empties::SekiAndClaims | Empties::RegionHalved | Empties::Proximity => true,
            Empties::RegionOnly | Empties::Territory => false,
        }
    }
}

/// How the numbers of stones on the board are made equal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Balance {
    /// A stone paid as compensation may be refilled as a virtual move; otherwise stones come off the own area.
    VirtualMoves,
    /// The side with more moves takes stones off its own area.
    OwnArea,
}

/// How sides fill in from equal sets (填满计点).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filling {
    /// One side fills its territory; the other has the rest of the board.
    OneSide,
    /// Komi is laid as stones, both sides fill in, and what one side has left over goes into the other's open points.
    PlayOff,
}

impl Ruleset {
    /// The ruleset with this id.
    ///
    /// # Errors
    /// [`UnknownRuleset`] if there is none.
    ///
    /// ```
    /// use jiping::Ruleset;
    /// assert_eq!(Ruleset::preset("tangsong-2008")?.komi.value.to_string(), "6.5");
    /// # Ok::<(), jiping::UnknownRuleset>(())
    /// ```
    pub fn preset(id: &str) -> Result<Ruleset, UnknownRuleset> {
        let found = presets::ALL.iter().find(|rules| rules.id == id);
        found.copied().ok_or_else(|| UnknownRuleset(id.to_owned()))
    }

    /// The ruleset that a record's words for its rules mean, in any language of the servers.
    ///
    /// ```
    /// use jiping::Ruleset;
    /// let id = |text| Ruleset::named(text).map(|rules| rules.id);
    /// assert_eq!(id("Japanese rules"), Some("japanese-1989"));
    /// assert_eq!(id("应氏规则"), Some("ing"));
    /// assert_eq!(id("ours"), None);
    /// ```
    pub fn named(text: &str) -> Option<&'static Ruleset> {
        let id = presets::named(text)?;
        presets::ALL.iter().find(|rules| rules.id == id)
    }

    /// All rulesets, those of the seeds first.
    pub fn presets() -> &'static [Ruleset] {
        &presets::ALL
    }

    /// What SGF calls the ruleset in its property `RU`, or else its id.
    ///
    /// ```
    /// use jiping::Ruleset;
    /// assert_eq!(Ruleset::preset("ing")?.sgf_name(), "GOE");
    /// assert_eq!(Ruleset::preset("law-2012")?.sgf_name(), "law-2012");
    /// # Ok::<(), jiping::UnknownRuleset>(())
    /// ```
    pub fn sgf_name(&self) -> &'static str {
        let mut names = presets::SGF_NAMES.iter();
        let found = names.find(|(id, _)| *id == self.id);
        found.map_or(self.id, |(_, name)| name)
    }

    /// Whether a result rests on who passed first.
    pub fn asks_who_passed_first(&self) -> bool {
        self.compensation.value == Compensation::FirstPassWhite
    }

    /// Whether a result rests on the number of prisoners.
    pub fn asks_for_prisoners(&self) -> bool {
        self.compensation.value == Compensation::Prisoners
    }

    /// Who wins when Black leads by this margin in the end; nobody in a draw.
    pub fn winner(&self, margin: Points) -> Option<Color> {
        match (margin.in_quarters().signum(), self.tie.value) {
            (1, _) | (0, Tie::BlackWins) => Some(Color::Black),
            (0, Tie::Draw) => None,
            _ => Some(Color::White),
        }
    }

    /// The same ruleset with the organiser's komi.
    ///
    /// # Errors
    /// [`KomiError`] unless it is a multiple of half a point, which par can halve exactly.
    pub fn with_komi(mut self, komi: Points) -> Result<Ruleset, KomiError> {
        if komi.half().twice() != komi {
            return Err(KomiError(komi));
        }
        self.komi = decided(komi);
        Ok(self)
    }

    /// The same ruleset with the organiser's compensation.
    ///
    /// # Errors
    /// [`NoCompensation`] if the ruleset does not count area: a compensation moves area from one side to the other.
    pub fn with_compensation(
        mut self,
        compensation: Compensation,
    ) -> Result<Ruleset, NoCompensation> {
        if !self.methods.contains(&Method::Area) {
            return Err(NoCompensation(self.id));
        }
        self.compensation = decided(compensation);
        Ok(self)
    }

    /// The same ruleset, where only the immediate retake is banned and a long cycle ends the game.
    #[must_use]
    pub fn with_long_cycles(mut self, cycle: Cycle) -> Ruleset {
        self.repetition = decided(Repetition::Simple { cycle });
        self
    }
}

/// What the organiser has decided.
fn decided<T>(value: T) -> Cited<T> {
    Cited {
        value,
        article: "",
        basis: Basis::Organiser,
    }
}

/// A komi that is no multiple of half a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KomiError(pub Points);

impl fmt::Display for KomiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a komi of {} is no multiple of half a point", self.0)
    }
}

impl std::error::Error for KomiError {}

/// A ruleset, by its id, in which a compensation means nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoCompensation(pub &'static str);

impl fmt::Display for NoCompensation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NoCompensation(id) = self;
        write!(
            f,
            "{id} does not count area, so there is nothing to compensate with"
        )
    }
}

impl std::error::Error for NoCompensation {}

/// A text that is no ruleset's id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownRuleset(pub String);

impl fmt::Display for UnknownRuleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no ruleset \"{}\"; there are ", self.0)?;
        for (n, rules) in Ruleset::presets().iter().enumerate() {
            write!(f, "{}{}", if n > 0 { ", " } else { "" }, rules.id)?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownRuleset {}

#[cfg(test)]
mod tests {
    use super::*;

    fn tangsong() -> Ruleset {
        Ruleset::preset("tangsong-2008").expect("a preset")
    }

    #[track_caller]
    fn check_komi(quarters: i32, expected: Result<&str, &str>) {
        let changed = tangsong().with_komi(Points::quarters(quarters));
        let komi = changed.map(|rules| rules.komi.value.to_string());
        let expected = expected.map(str::to_owned).map_err(str::to_owned);
        assert_eq!(komi.map_err(|error| error.to_string()), expected);
    }

    #[test]
    fn a_komi_has_whole_or_half_points() {
        check_komi(30, Ok("7.5"));
        check_komi(0, Ok("0"));
        check_komi(-22, Ok("-5.5"));
        check_komi(25, Err("a komi of 6.25 is no multiple of half a point"));
        check_komi(-1, Err("a komi of -0.25 is no multiple of half a point"));
    }

    #[test]
    fn an_organiser_changes_one_field_and_takes_its_article_away() {
        let preset = tangsong();
        let changed = preset.with_komi(Points::ZERO).expect("whole");
        assert_eq!(changed.komi, decided(Points::ZERO));
        assert_eq!(
            Ruleset {
                komi: preset.komi,
                ..changed
            },
            preset
        );
        let changed = preset
            .with_compensation(Compensation::Surplus)
            .expect("area is counted");
        assert_eq!(changed.compensation, decided(Compensation::Surplus));
        assert_eq!(
            Ruleset {
                compensation: preset.compensation,
                ..changed
            },
            preset
        );
        let cycle = Cycle::Draw;
        let changed = preset.with_long_cycles(cycle);
        assert_eq!(changed.repetition, decided(Repetition::Simple { cycle }));
        assert_eq!(
            Ruleset {
                repetition: preset.repetition,
                ..changed
            },
            preset
        );
    }

    #[test]
    fn a_compensation_needs_area_to_move() {
        for rules in Ruleset::presets() {
            let refused = [
                "japanese-1989",
                "korean",
                "ikeda-territory-1",
                "ancient-routes",
            ];
            let changed = rules.with_compensation(Compensation::Nothing);
            assert_eq!(
                changed.is_err(),
                refused.contains(&rules.id),
                "{}",
                rules.id
            );
        }
        let korean = Ruleset::preset("korean").expect("a preset");
        let error = korean.with_compensation(Compensation::Surplus).unwrap_err();
        assert_eq!(
            error.to_string(),
            "korean does not count area, so there is nothing to compensate with"
        );
    }

    #[test]
    fn an_unknown_ruleset_hears_which_there_are() {
        let error = Ruleset::preset("tang")
            .map(|rules| rules.id)
            .unwrap_err()
            .to_string();
        assert!(
            error.starts_with(
                "there is no ruleset \"tang\"; there are tangsong-2008, mingqing-2008, "
            ),
            "{error}"
        );
    }
}
