import type { Color, Verdict } from "../count.js";
import type { Messages, ReasonOf, TerritoryTold } from "../messages.js";
import { fraction } from "../number.js";
import { enControls } from "./en-controls.js";
import { enLife } from "./en-life.js";
import { is, many } from "./en-numbers.js";
import { enPlay } from "./en-play.js";

const side: Readonly<Record<Color, string>> = { black: "Black", white: "White" };
const adjective: Readonly<Record<Color, string>> = { black: "black", white: "white" };
const other: Readonly<Record<Color, string>> = { black: "White", white: "Black" };

const stones = (number: number, color: Color) => many(number, `${adjective[color]} stone`);
const half = (shared: number) => (shared > 0 ? ` + half of ${fraction(shared)} shared` : "");

function ahead(margin: number): string {
  if (margin === 0) return "both sides are equal";
  return `${margin > 0 ? "Black" : "White"} is ahead by ${fraction(Math.abs(margin))}`;
}

function difference(black: number, white: number): string {
  return `Black ${fraction(black)}, White ${fraction(white)}, a difference of ${fraction(Math.abs(black - white))}`;
}

function summary(verdict: Verdict, territory: TerritoryTold | undefined): string {
  const { komi, handicap, compensation, blackArea, whiteArea, par } = verdict;
  const parts = par ? [`Black ${fraction(blackArea)}, White ${fraction(whiteArea)}`] : [];
  if (territory) {
    const { points, prisoners } = territory;
    parts.push(`left after filling: Black ${fraction(points.black)}, White ${fraction(points.white)}`);
    parts.push(`prisoners: ${stones(prisoners.black, "black")}, ${stones(prisoners.white, "white")}`);
  }
  parts.push(`komi ${fraction(komi)}`);
  if (par && compensation !== 0)
    parts.push(`${compensation > 0 ? "Black" : "White"} paid ${fraction(Math.abs(compensation))}`);
  if (handicap !== 0) parts.push(`handicap ${fraction(handicap)}`);
  if (par) parts.push(`Black's par ${fraction(par.black)}`);
  return parts.join(" · ");
}

/** What one side's moves add to its score, less what it pays. */
function surplus({ color, more, paid, points }: ReasonOf<"add-surplus">): string {
  const put = (number: number, by: Color) => `${side[by]} put down ${many(number, "stone")} more`;
  const ahead = more < 0 ? put(-more, color === "black" ? "white" : "black") : put(more, color);
  const moves = more === 0 ? "Both sides put down equally many stones" : ahead;
  if (paid === 0)
    return points === 0
      ? `${moves}: nothing is added to a score.`
      : `${moves}: ${many(points, "point")} for its score.`;
  const pays = `${paid > 0 ? side[color] : other[color]} pays ${fraction(Math.abs(paid))}`;
  const added = points === 0 ? "nothing is added" : `${many(points, "point")} for ${side[color]}'s score`;
  return `${moves}, and ${pays}: ${added}.`;
}

export const en: Messages = {
  lang: "en",
  side,
  reasons: {
    "dead-agreed": (r) => `The players agree: ${stones(r.stones, r.color)} ${is(r.stones)} dead.`,
    "none-dead": () => "No stone is called dead: all that stand on the board are alive.",
    "all-alive": () => "The game ended in a way that leaves every stone on the board alive.",
    owned: (r) => {
      const points = many(r.points, "empty point");
      const plain = `${points} ${is(r.points)} ${side[r.color]}'s`;
      switch (r.why) {
        case "surrounded":
          return `${points} surrounded by ${side[r.color]} alone: ${side[r.color]}'s mu (目).`;
        case "claimed":
          return `${side[r.color]} claims ${points}, and ${other[r.color]} agrees.`;
        default:
          return `${plain}: ${en.why[r.why]}.`;
      }
    },
    shared: (r) => `${many(r.points, "empty point")} shared, half to each side: ${en.why[r.why]}.`,
    nobodys: (r) => `${many(r.points, "empty point")} ${is(r.points)} nobody's: ${en.why[r.why]}.`,
    "nothing-due": (r) => `${en.due[r.why]}: nothing is paid.`,
    "payment-due": (r) =>
      r.why === "surplus"
        ? `${side[r.payer]} made ${many(r.stones, "more real move", "more real moves")}, and pays ${many(r.stones, "point")}.`
        : `${en.due[r.why]}: ${side[r.payer]} pays ${many(r.stones, "point")}.`,
    "negative-a": (r) =>
      `Negative move, class A: ${side[r.payer]} takes a stone from where the colours meet, and it goes home to the bowl.`,
    "negative-a-refilled": (r) =>
      `Negative move, class A: ${side[r.payer]} takes a stone from where the colours meet; refilled inside its own territory, it keeps the moves even.`,
    "share-point": () =>
      "The emptied point is shared: half a point off one side, half a point onto the other, one point paid.",
    "owed-on-paper": (r) =>
      `No stone is left to pay with; ${many(r.points, "point")} of ${side[r.payer]}'s are settled on paper.`,
    "paid-in-score": (r) =>
      `No stone pays: ${many(r.points, "point")} of ${side[r.payer]}'s ${is(r.points)} settled when the scores are made.`,
    "paid-in-turns": (r) =>
      `No stone pays: ${many(r.points, "move")} of ${side[r.payer]}'s ${r.points === 1 ? "stays unanswered, which costs" : "stay unanswered, each of which costs"} a point of territory.`,
    "stones-uncounted": () =>
      "Here the stones on the board count for nothing: empty points count, and each prisoner fills one of its own side's.",
    "count-group": (r, reached) =>
      r.kept === 0
        ? `A group of ${side[r.color]}'s without an eye, in a seki: it keeps no point.`
        : `A group of ${side[r.color]}'s: it keeps ${many(r.kept, "point")} empty to live. ${fraction(reached)} so far.`,
    "groups-keep": (r) =>
      `${side[r.color]} has ${many(r.groups, "group")}, ${r.groups === 1 ? "which keeps" : "which keep"} ${many(r.kept, "point")} empty.`,
    "keep-eyes": (r) =>
      `A group of ${side[r.color]}'s keeps ${many(r.points, "point")} as its eyes (基本眼位): set aside, no routes.`,
    balanced: () => "Both sides put down equally many stones: nothing to balance.",
    surplus: (r) =>
      `${side[r.color]} put down ${many(r.stones, "more stone", "more stones")} than ${other[r.color]}: this must be evened.`,
    "negative-b": (r) =>
      `Negative move, class B: a stone from inside ${side[r.color]}'s own area goes home, and its point becomes one mu.`,
    "virtual-move": (r) =>
      `${side[r.color]} makes one more virtual move: a stone from the bowl joins the lid.`,
    "white-passes-last": () =>
      "White passes last: the last pass was Black's, so White passes once more and hands over a stone.",
    "hand-over": (r) =>
      `${side[r.color]} hands over stones until the numbers of turns are equal. ${r.left} left.`,
    "turns-even": (r) =>
      r.more === 0
        ? "Both sides have put down and handed over equally many stones: no turn is missing."
        : `${r.more > 0 ? "Black" : "White"} has put down and handed over ${many(Math.abs(r.more), "stone")} more, as payment and handicap ask: no turn is missing.`,
    "lift-dead": (r) => `The dead ${adjective[r.color]} stones come off the board.`,
    "send-home": (r) => `${side[r.color]}'s captured, dead and virtual stones go home to the bowl.`,
    borrow: (r) =>
      `${side[r.color]}'s set is too small: ${many(r.stones, "stone")} borrowed from another set.`,
    refill: (r) =>
      `Refill: ${side[r.color]}'s waiting stones go into its own territory. One mu becomes one stone; the area stays. ${r.left} left.`,
    "fill-prisoner": (r) =>
      `${side[r.color]}'s stones that wait outside go into ${side[r.color]}'s own territory, and take one mu each. ${r.left} left.`,
    "territory-full": (r) =>
      `${side[r.color]}'s territory is full, and ${many(r.left, "stone")} still ${r.left === 1 ? "waits" : "wait"}.`,
    "keep-waiting": (r) =>
      `${side[r.color]} leaves ${many(r.stones, "stone")} outside as well, so that neither side has more to refill.`,
    "beyond-room": (r) =>
      `${side[r.color]}'s territory has no room left: ${many(r.stones, "stone")} left over ${r.stones === 1 ? "counts" : "count"} for ${other[r.color]}.`,
    "even-out": (r) =>
      `${side[r.color]} takes stones from its own area until both sides have equally many outside. Each leaves one mu. ${r.left} left.`,
    "set-checked": (r) => `The sets are checked: ${many(r.stones, "stone")} each, not one missing.`,
    "set-aside": (r) => `${side[r.color]} has ${many(r.stones, "stone")} more than the set: set aside.`,
    fill: (r) => `${side[r.color]} fills its own empty points from the bowl. ${r.left} left.`,
    vacant: (r) =>
      `${many(r.points, "point")} of ${side[r.color]}'s territory ${r.points === 1 ? "stays" : "stay"} open.`,
    "left-over": (r) =>
      `${side[r.color]}'s territory is full, with ${many(r.stones, "stone")} left in the bowl.`,
    "easier-side": (r) =>
      r.stones === r.against
        ? `One side is enough: either takes ${many(r.stones, "stone")}, and ${side[r.color]}'s is done.`
        : `One side is enough: ${side[r.color]}'s takes ${many(r.stones, "stone")}, ${other[r.color]}'s ${fraction(r.against)}; so ${side[r.color]}'s is done.`,
    "komi-in-stones": (r) => {
      const rest = r.rest === 0 ? "" : ` What is left, ${fraction(r.rest)}, is settled on paper.`;
      const from = r.payer === "black" ? "white" : "black";
      return r.stones === 0
        ? `No stone can be laid for the komi of ${fraction(r.komi)}: it is settled on paper.`
        : `Komi ${fraction(r.komi)}: ${stones(r.stones, from)} into ${side[r.payer]}'s territory. Each takes a point there and leaves one of ${side[from]}'s own unfilled: two points.${rest}`;
    },
    "komi-stone": (r) =>
      `A ${adjective[r.color]} stone for komi. The areas shown are those before komi: its point still counts as ${other[r.color]}'s. ${r.left} left.`,
    "share-out": (r) =>
      r.each === 0
        ? "One shared point stays open, half to each side."
        : `The shared points are divided, ${fraction(r.each)} to each side${r.open === 0 ? "" : "; the odd one stays open"}.`,
    "fill-shared": (r) => `The sides fill the divided points in turn: ${side[r.color]}.`,
    "play-off-stone": (r) =>
      `${side[r.color]}'s leftover stones go into ${other[r.color]}'s open points: two points each, the one it lies on and the one it could not fill at home. ${r.left} left.`,
    "played-off": (r) => {
      const komi = r.komi === 0 ? "" : `, with ${many(r.komi, "point")} of komi on the board`;
      if (!r.winner) return `Played off${komi}: nothing is open, nothing left over; both sides are equal.`;
      const parts = [
        r.open > 0 ? `${r.open} open` : "",
        r.foreign > 0 ? `2 × ${many(r.foreign, "foreign stone")}` : "",
        r.beyond > 0 ? `${r.beyond} that found no point` : "",
      ];
      return `Played off${komi}: ${side[r.winner]} leads by ${parts.filter(Boolean).join(" + ")} = ${fraction(r.points)}.`;
    },
    "above-set": (r) => `${side[r.color]} has more stones on the board than a set holds; one comes off.`,
    "fill-odd": (r) =>
      `First the odd ones: ${side[r.color]} fills a point of its own that lies between the colours.`,
    "empties-differ": (r) => `Empty points: ${difference(r.black, r.white)}. They must be made equal.`,
    "empties-equal": (r) => `Both sides have ${many(r.each, "empty point")} now: only the stones differ.`,
    arrange: (r) =>
      `${side[r.color]} moves a stone inside its own area, so that the empty points become blocks of ten.`,
    "fill-to-tens": (r) =>
      `${side[r.color]} puts stones of its own bowl on its empty points, until whole tens are left. Its area stays the same.`,
    "lift-to-tens": (r) =>
      `${side[r.color]} lifts stones of its own, until its empty points are whole tens. Its area stays the same.`,
    "lift-smaller": (r) =>
      `${side[r.color]} has fewer empty points, and turns stones of its own area into empty points.`,
    "count-empties": (r, reached) =>
      `${side[r.color]}'s mu, ten at a time: ${fraction(reached)} of ${fraction(r.total)}.`,
    "count-routes": (r, reached) =>
      `${side[r.color]}'s routes (路), ten at a time: ${fraction(reached)} of ${fraction(r.total)}.`,
    "count-prisoners": (r) => {
      const lost = [
        r.captured > 0 ? `${fraction(r.captured)} captured` : "",
        r.dead > 0 ? `${fraction(r.dead)} dead` : "",
      ];
      return `${side[r.color]}'s stones lost: ${lost.filter(Boolean).join(" and ")}. Each is a point for ${other[r.color]}.`;
    },
    score: (r) =>
      `${side[r.color]}'s score: ${fraction(r.empties)} mu + ${many(r.prisoners, "prisoner")} = ${fraction(r.score)}.`,
    "add-surplus": surplus,
    "count-stones": (r, reached) =>
      `${side[r.color]}'s stones, ten at a time: ${fraction(reached)} of ${fraction(r.total)}.`,
    "count-shared": (r) => `${many(r.points, "shared point")}, half to each side.`,
    "area-from-mu": (r) =>
      `${side[r.color]}'s area: ${fraction(r.mu)} mu + ${many(r.stones, "stone")}${half(r.shared)} = ${many(r.area, "point")}.`,
    "area-sum": (r) =>
      `${side[r.color]}'s area: ${many(r.stones, "stone")} + ${many(r.empties, "empty point")}${half(r.shared)} = ${many(r.area, "point")}.`,
    "area-from-set": (r) => {
      const rest =
        (r.vacant > 0 ? ` + ${fraction(r.vacant)} open` : "") +
        (r.leftOver > 0 ? ` − ${fraction(r.leftOver)} left over` : "");
      return `${side[r.color]}'s area: a set of ${fraction(r.set)}${rest}${half(r.shared)} = ${many(r.area, "point")}.`;
    },
    "mu-from-area": (r) =>
      `Refilled to equal stones, ${side[r.color]} would have ${fraction(r.area)} − ${many(r.stones, "stone")}${r.shared > 0 ? ` − half of ${fraction(r.shared)} shared` : ""} = ${fraction(r.mu)} mu.`,
    "other-area": (r) =>
      `The board has ${fraction(r.total)} points${r.nobodys > 0 ? `, ${fraction(r.nobodys)} of them nobody's` : ""}, so ${side[r.color]}'s area is the rest: ${fraction(r.area)}.`,
    par: (r) => {
      const start = `${side[r.color]}'s par is ${fraction(r.par)}; ${fraction(r.area)} is`;
      return r.over === 0
        ? `${start} exactly that.`
        : `${start} ${fraction(Math.abs(r.over))} ${r.over > 0 ? "above" : "below"} it.`;
    },
    "stones-differ": (r) => `With equal empties, the stones decide: ${difference(r.black, r.white)}.`,
    "mu-differ": (r) => `With equal stones, the mu decide: ${difference(r.black, r.white)}.`,
    "scores-differ": (r) => `The scores decide: ${difference(r.black, r.white)}.`,
    "territories-differ": (r) => `Territory against territory: ${difference(r.black, r.white)}.`,
    "routes-differ": (r) => `With equal stones, the routes decide: ${difference(r.black, r.white)}.`,
    "handicap-inside": (r) =>
      `White's ${many(r.points, "point")} for the handicap ${is(r.points)} inside this count: as many of Black's stones were not answered.`,
    "before-komi": (r) => `Before komi, ${ahead(r.margin)}.`,
    verdict: (r) => {
      const komi = r.komi === 0 ? "" : `After komi ${fraction(r.komi)}, `;
      if (!r.winner) return `${komi}${komi ? "t" : "T"}he game is drawn.`;
      const zi = r.zi === null ? "" : `, or ${fraction(r.zi)} zi`;
      return `${komi}${side[r.winner]} wins by ${many(Math.abs(r.margin), "point")}${zi}.`;
    },
    check: (r) => `Check, ${en.methods[r.method] ?? r.method}: before komi ${ahead(r.margin)}.`,
  },
  phases: {
    agree: "Agreement",
    compensate: "Payment",
    balance: "Balance",
    lift: "Clearing",
    refill: "Refill",
    even: "Making even",
    arrange: "Arranging",
    fill: "Filling",
    count: "Count",
    verdict: "Verdict",
    check: "Check",
  },
  due: {
    "no-compensation": "These rules ask for no payment",
    "first-pass-black": "Black made the first virtual move",
    "first-pass-white": "White made the first virtual move",
    "no-pass": "Nobody passed",
    surplus: "One side made more real moves",
    "equal-moves": "Both sides made equally many real moves",
    groups: "The groups of one side keep more points to live",
    "equal-groups": "The groups of both sides keep equally many points",
    prisoners: "Prisoners count, stones do not",
  },
  why: {
    surrounded: "surrounded by one colour",
    "eye-in-seki": "eyes in a seki count",
    "ko-mouth": "the mouth of an unfilled ko",
    "sole-liberty": "liberties in a seki that one colour alone touches",
    proximity: "an empty point belongs to the stones next to it",
    claimed: "claimed and agreed",
    "agreed-shared": "so agreed",
    "shared-liberty": "common liberties in a seki",
    dame: "neutral points, dame",
    "seki-uncounted": "points in a seki do not count",
    "false-eye": "false eyes must be filled to connect, and do not count",
    stone: "a living stone",
  },
  methods: {
    "equal-stones": "Equal stones",
    area: "Area count",
    "fill-in": "Fill-in",
    "equal-empties": "Equal empties",
    score: "Score",
    "pass-stones": "Pass stones",
    territory: "Territory",
    routes: "Routes",
    arithmetic: "Arithmetic",
  },
  rulesets: {
    "tangsong-2008": "Tang-Song 2008",
    "mingqing-2008": "Ming-Qing 2008",
    "seven-article": "Seven articles",
    "law-2012": "Law edition 2012",
    "art-2012": "Art edition 2012",
    "chinese-2002": "Chinese 2002",
    "wmsg-2008": "Mind Sports Games 2008",
    ing: "Ing",
    aga: "AGA",
    "new-zealand": "New Zealand",
    "tromp-taylor": "Tromp-Taylor",
    "japanese-1989": "Japanese 1989",
    korean: "Korean",
    "ikeda-area-3": "Ikeda Area III",
    "ikeda-territory-1": "Ikeda Territory I",
    "ancient-routes": "Ancient routes",
    "ancient-stones": "Ancient stones",
  },
  cite: (ruleset, text) => `${ruleset}, article${text.includes(",") ? "s" : ""} ${text}`,
  fields: {
    names: {
      repetition: "repetition",
      suicide: "suicide",
      pass: "what a pass leaves",
      pause: "what makes a pause",
      resumption: "what follows a pause",
      "forced-end": "forced end",
      compensation: "compensation",
      komi: "komi",
      tie: "equal results",
      handicap: "handicap",
      empties: "owners of empty points",
      balance: "balancing the moves",
    },
    approximate: (fields) => `Only approximated here: ${fields.join(", ")}.`,
    inferred: (fields) => `Inferred, the text is silent or lost: ${fields.join(", ")}.`,
    inferredAll: "Almost everything here is inferred: the text is lost, or there never was one.",
    organiser: (fields) => `Decided for this game, not by the ruleset: ${fields.join(", ")}.`,
  },
  picture: {
    side,
    stones: "stones",
    empties: "mu",
    shared: "shared",
    nobodys: "nobody's",
    par: "par",
    open: "open",
    turn: "to move",
    after: (move) => (move === 0 ? "the first position" : `after move ${move}`),
    bowl: (number) => (number === undefined ? "bowl" : `bowl · ${number}`),
    lid: (number) => `lid · ${number}`,
  },
  controls: enControls,
  play: enPlay,
  life: enLife,
  verdict: {
    headline: (winner) => (winner ? `${side[winner]} wins` : "A draw"),
    margin: (points) => `by ${many(points, "point")}`,
    zi: (zi) => `${fraction(zi)} zi`,
    summary,
    agrees: (method, agrees) => `${method} ${agrees ? "agrees" : "disagrees"}`,
  },
  proof: {
    title: "Proof by the other methods",
    own: (method) => `${method}, as shown`,
    of: (name, sum) => `${name}: ${sum}`,
    letters: {
      b: "Black's mu",
      w: "White's mu",
      K: "stones of each side",
      q: "shared points",
      S: "stones",
      E: "mu (empty points)",
      A: "area",
      P: "par",
      C: "stones of the other side captured or dead",
      v: "points left open",
      u: "stones left over",
      f: "stones of the other side among them",
      n: "points that are nobody's",
      m: "more moves made",
      c: "points to be paid",
      A_B: "Black's area",
      A_W: "White's area",
      R_B: "Black's routes",
      R_W: "White's routes",
      S_B: "Black's stones",
      S_W: "White's stones",
      T_B: "Black's score",
      T_W: "White's score",
    },
  },
  errors: {},
  place: {
    line: (line, column) => `line ${line}${column === undefined ? "" : `, column ${column}`}`,
    move: (move) => `move ${move}`,
    points: (points) => points.join(", "),
    aside: (places) => ` (${places.join("; ")})`,
  },
};
