//! The steps of a count: what moves, what is declared, what is counted, and why.

use crate::rules::Cite;
use crate::{ByColor, Color, Due, Method, Owner, Point, Points, Why};

/// One physical stone; it keeps its id for the whole count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct StoneId(pub(super) u32);

impl StoneId {
    /// The id as a number from 0.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Where a stone can be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// On a point of the board.
    Point(Point),
    /// In the bowl of this colour, out of the count.
    Bowl(Color),
    /// In the lid of this colour, waiting: captured and dead stones, those of virtual moves and those handed over.
    Lid(Color),
}

/// What a step does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// Nothing moves; the reason says it all.
    Say,
    /// These points are declared to be someone's.
    Own(Vec<(Point, Owner)>),
    /// These points are counted.
    Tally {
        /// The points.
        points: Vec<Point>,
        /// The number reached with them.
        subtotal: Points,
    },
    /// A stone goes from a place to a place.
    Move {
        /// The stone.
        stone: StoneId,
        /// Where it was.
        from: Place,
        /// Where it is now.
        to: Place,
    },
}

/// The parts of a count, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// What the players agreed.
    Agree,
    /// Paying for the end of play (贴还).
    Compensate,
    /// Making the numbers of moves equal (平衡手数).
    Balance,
    /// Taking the dead off (清理死子).
    Lift,
    /// Putting prisoners, dead and virtual stones into the own territory (回填).
    Refill,
    /// Making what waits outside or what stays empty equal.
    Even,
    /// Bringing the empties into blocks (做棋).
    Arrange,
    /// Filling territory from the bowl.
    Fill,
    /// Counting.
    Count,
    /// The same by other methods.
    Check,
    /// Komi and the winner.
    Verdict,
}

/// Why a step is taken; every number of points is exact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(
    missing_docs,
    reason = "the fields say what the sentences need: whose, how many, out of what"
)]
pub enum Reason {
    /// These many stones of a colour were agreed dead.
    DeadAgreed { color: Color, stones: usize },
    /// No stone is dead.
    NoneDead,
    /// The way the game ended leaves every stone alive.
    AllAlive,
    /// Points that belong to one side.
    Owned {
        color: Color,
        why: Why,
        points: usize,
    },
    /// Points that are shared.
    Shared { why: Why, points: usize },
    /// Points that count for nobody.
    Nobodys { why: Why, points: usize },
    /// No compensation is due.
    NothingDue { why: Due },
    /// A compensation of this many stones is due.
    PaymentDue {
        payer: Color,
        stones: usize,
        why: Due,
    },
    /// An A-class negative move: a stone leaves the frontier and goes home.
    NegativeA { payer: Color },
    /// The same, but the stone is refilled into the payer's own territory.
    NegativeARefilled { payer: Color },
    /// The point of an A-class negative move is shared.
    SharePoint,
    /// There is no stone left to pay with.
    OwedOnPaper { payer: Color, points: usize },
    /// No stone pays: the payment is taken off what one side's moves add to its score.
    PaidInScore { payer: Color, points: usize },
    /// No stone pays: the numbers of stones are made equal but for the payment.
    PaidInTurns { payer: Color, points: usize },
    /// Stones are worth nothing here: empties and prisoners are counted.
    StonesUncounted,
    /// A group and the points it must keep empty to live.
    CountGroup { color: Color, kept: usize },
    /// The groups of one side and what they must keep in all.
    GroupsKeep {
        color: Color,
        groups: usize,
        kept: usize,
    },
    /// Points that a group keeps empty are set aside.
    KeepEyes { color: Color, points: usize },
    /// Both sides have put equally many stones.
    Balanced,
    /// One side has put more stones.
    Surplus { color: Color, stones: usize },
    /// A B-class negative move: a stone leaves its own area, the point is its own.
    NegativeB { color: Color },
    /// One more virtual move.
    VirtualMove { color: Color },
    /// White passes last, and hands over one more stone.
    WhitePassesLast,
    /// A stone is handed over to make the numbers of turns equal.
    HandOver { color: Color, left: usize },
    /// The numbers of turns need not be made equal; Black has put and handed over `more` stones more, as it should.
    TurnsEven { more: Points },
    /// A dead stone is taken off.
    LiftDead { color: Color },
    /// A stone outside goes back into its bowl.
    SendHome { color: Color },
    /// The set is too small; stones of another are in the bowl.
    Borrow { color: Color, stones: usize },
    /// A waiting stone goes into its own territory.
    Refill { color: Color, left: usize },
    /// A prisoner or the stone of a pass goes into its own side's territory, which it takes a point from.
    FillPrisoner { color: Color, left: usize },
    /// A territory is full and stones still wait.
    TerritoryFull { color: Color, left: usize },
    /// As many stones stay outside as found no room on the other side.
    KeepWaiting { color: Color, stones: usize },
    /// Stones that find no room in their own territory count for the other side.
    BeyondRoom { color: Color, stones: usize },
    /// A stone leaves its own area to wait, so that equally many wait on both sides.
    EvenOut { color: Color, left: usize },
    /// Each side counts with a set of this many stones.
    SetChecked { stones: usize },
    /// Stones beyond the set stay outside.
    SetAside { color: Color, stones: usize },
    /// A stone beyond the set leaves the board.
    AboveSet { color: Color },
    /// A stone from the bowl fills its own territory.
    Fill { color: Color, left: usize },
    /// Points that stay open.
    Vacant { color: Color, points: usize },
    /// Stones that find no room.
    LeftOver { color: Color, stones: usize },
    /// One side is enough, and this one needs fewer stones moved.
    EasierSide {
        color: Color,
        stones: usize,
        against: usize,
    },
    /// Komi is laid as stones in the payer's territory, two points each; what no stone can stand for is left over.
    KomiInStones {
        payer: Color,
        komi: Points,
        stones: usize,
        rest: Points,
    },
    /// One of these stones.
    KomiStone { color: Color, left: usize },
    /// The shared points are shared out, this many to each side; an odd one stays open.
    ShareOut { each: usize, open: usize },
    /// A stone on a point that was shared.
    FillShared { color: Color },
    /// A leftover stone goes into an open point of the other side's.
    PlayOffStone { color: Color, left: usize },
    /// All is played off with this much komi on the board: open points, twice the foreign stones among them, and stones
    /// that found no point at all make the lead.
    PlayedOff {
        winner: Option<Color>,
        komi: Points,
        open: usize,
        foreign: usize,
        beyond: usize,
        points: usize,
    },
    /// A stone on a sole liberty, a one-sided dame or the mouth of a ko.
    FillOdd { color: Color },
    /// A stone changes places inside its own area, so that the empties become blocks.
    Arrange { color: Color, left: usize },
    /// A stone comes to its own area, so that the empties are whole tens.
    FillToTens { color: Color, left: usize },
    /// A stone leaves its own area, so that the empties are whole tens.
    LiftToTens { color: Color, left: usize },
    /// The empties before they are made equal.
    EmptiesDiffer { black: usize, white: usize },
    /// The empties are equal.
    EmptiesEqual { each: usize },
    /// A stone leaves the area with fewer empties.
    LiftSmaller { color: Color },
    /// Empties are counted.
    CountEmpties { color: Color, total: usize },
    /// Roads (路) are counted: empties without those set aside.
    CountRoutes { color: Color, total: usize },
    /// The stones that one side has lost, captured and dead, count for the other.
    CountPrisoners {
        color: Color,
        captured: usize,
        dead: usize,
    },
    /// Own empties and the other side's prisoners make a score.
    Score {
        color: Color,
        empties: usize,
        prisoners: usize,
        score: usize,
    },
    /// What one side put down more, less what it pays, is added to its score; both may be negative.
    AddSurplus {
        color: Color,
        more: Points,
        paid: Points,
        points: Points,
    },
    /// Stones are counted.
    CountStones { color: Color, total: usize },
    /// Shared points are counted.
    CountShared { points: usize },
    /// The empties of both sides on equal stones.
    MuDiffer { black: usize, white: usize },
    /// The scores of both sides.
    ScoresDiffer { black: Points, white: Points },
    /// The territories of both sides with the prisoners refilled.
    TerritoriesDiffer { black: usize, white: usize },
    /// The roads of both sides.
    RoutesDiffer { black: usize, white: usize },
    /// What White receives for a handicap is inside the count already.
    HandicapInside { points: Points },
    /// The stones of both sides on equal empties.
    StonesDiffer { black: usize, white: usize },
    /// Empties, the equal number of stones and half the shared points make an area.
    AreaFromMu {
        color: Color,
        mu: usize,
        stones: usize,
        shared: usize,
        area: Points,
    },
    /// Stones, empties and half the shared points make an area.
    AreaSum {
        color: Color,
        stones: usize,
        empties: usize,
        shared: usize,
        area: Points,
    },
    /// The set, open points and leftover stones make an area.
    AreaFromSet {
        color: Color,
        set: usize,
        vacant: usize,
        left_over: usize,
        shared: usize,
        area: Points,
    },
    /// An area, less the equal number of stones and half the shared points, makes the empties of an equal-stones
    /// position.
    MuFromArea {
        color: Color,
        area: Points,
        stones: usize,
        shared: usize,
        mu: Points,
    },
    /// The other side has the rest of the board, but for the points that are nobody's.
    OtherArea {
        color: Color,
        total: usize,
        nobodys: usize,
        area: Points,
    },
    /// An area against par.
    Par {
        color: Color,
        par: Points,
        area: Points,
        over: Points,
    },
    /// Black's lead before komi.
    BeforeKomi { margin: Points },
    /// Another method gives the same.
    Check { method: Method, margin: Points },
    /// Who wins, and by how much; in 子 only where stones count.
    Verdict {
        winner: Option<Color>,
        margin: Points,
        komi: Points,
        zi: Option<Points>,
    },
}

/// What both sides have at one moment of a count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ledger {
    /// Each side's part.
    pub sides: ByColor<Side>,
    /// The empty points that no side owns alone (公空).
    pub shared: usize,
}

/// What one side has at one moment of a count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Side {
    /// Stones on the board that are not dead (子), but for those laid in the other side's area.
    pub stones: usize,
    /// Owned points without such a stone (目).
    pub empties: usize,
    /// Stones that wait: in the lid, or dead on the board.
    pub outside: usize,
    /// Stones, empties and half of the shared points but those that are nobody's.
    pub area: Points,
}

/// One step of a count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What it does.
    pub act: Act,
    /// The part of the count it belongs to.
    pub stage: Stage,
    /// Why.
    pub reason: Reason,
    /// The article that asks for it, if a text does.
    pub cite: Option<Cite>,
    /// What both sides have after it.
    pub ledger: Ledger,
}
