// What comes of a line of play, in the words of the case files.

import { type Count, type Game, JipingError, type Step } from "jiping";
import { type Outcome, pointName } from "./play.ts";

type Move = Game["state"]["moves"][number];
type Pair = { readonly black: number; readonly white: number };

/** What settlements and counts show that the API shows only in a count. */
const ofCount = [
  ...["S", "E", "q", "C", "N", "V", "held", "own", "why", "owners", "paid", "handicap"],
  ...["before", "area", "margin", "winner", "par", "ahead"],
  ...["stones", "empties", "shared", "outside", "open", "left", "steps"],
];
/** Of these, what the start of any count shows, whatever its method. */
const ofStart = new Set(ofCount.slice(0, 12));

/** Which counts of an outcome show this subject; none if it takes no count. */
export function countsFor(
  subject: string,
  methods: readonly string[],
  outcome: Outcome,
): readonly (Count | undefined)[] {
  const [name = ""] = subject.split(" ");
  if (!ofCount.includes(name)) return [undefined];
  const all = [...outcome.counts.keys()];
  const asked = methods.length > 0 ? methods : ofStart.has(name) ? all.slice(0, 1) : all;
  return asked.map((method) => outcome.counts.get(method));
}

/** What the outcome of a line shows about a subject. */
export function observe(subject: string, outcome: Outcome, count: Count | undefined): string {
  const [name = "", what = ""] = subject.split(" ");
  const seen = ofGame(name, outcome);
  if (seen !== undefined) return seen;
  const { settled } = outcome;
  if (name === "dispute") {
    if (!(settled instanceof JipingError)) return "none";
    const points = (settled.where.points ?? []).map((point) => point.toLowerCase()).sort();
    return [settled.code.replace("dispute-", ""), ...points].join(" ");
  }
  if (settled instanceof JipingError) return settled.message;
  if (!count) return "no count";
  return startOf(name, what, outcome, count) ?? resultOf(name, what, count) ?? "nothing of this name";
}

function pair({ black, white }: Pair): string {
  return `${black}/${white}`;
}

function each(value: (color: "black" | "white") => number): string {
  return pair({ black: value("black"), white: value("white") });
}

function ofGame(name: string, outcome: Outcome): string | undefined {
  const { state } = outcome.game;
  const find = (wanted: (move: Move) => boolean, moves: readonly Move[]) =>
    moves.find(wanted)?.color ?? "none";
  switch (name) {
    case "answer":
      return outcome.answer;
    case "again":
      return firstStood(outcome.game);
    case "moves":
      return legalMoves(outcome.game);
    case "captured":
      return pair(state.captured);
    case "to-move":
      return state.toMove;
    case "phase":
      return phase(outcome.game);
    case "first-pass":
      return find((move) => move.kind === "pass", state.moves);
    case "last-play":
      return find((move) => move.kind === "play", [...state.moves].reverse());
    case "after":
      return state.board.map((row) => [...row].join(" ")).join(" / ");
    default:
      return undefined;
  }
}

function firstStood(game: Game): string {
  const { moves, board } = game.state;
  const moment = moves.findIndex((_, n) => game.boardAt(n).join() === board.join());
  return moment < 0 ? "new" : String(moment);
}

function points(width: number, height: number): string[] {
  const rows = Array.from({ length: height }, (_, y) => height - y);
  return rows.flatMap((y) => Array.from({ length: width }, (_, x) => pointName(x, y)));
}

function legalMoves(game: Game): string {
  const { width, height } = game.state.size;
  const legal = points(width, height).filter((point) => game.legality(point).legal);
  return legal.length === 0
    ? "none"
    : legal
        .map((point) => point.toLowerCase())
        .sort()
        .join(" ");
}

function phase(game: Game): string {
  const { phase, toMove } = game.state;
  switch (phase) {
    case "playing":
    case "paused":
      return phase;
    case "ended":
      return "over passes";
    case "resigned":
      // The side to move gives up in every line of play.
      return `over resigned ${toMove}`;
    default:
      return `over ${phase}`;
  }
}

function startOf(name: string, what: string, outcome: Outcome, count: Count): string | undefined {
  const { stones, owners, ledger } = count.start;
  const { captured, moves } = outcome.game.state;
  const waiting = (color: "black" | "white") =>
    stones.filter(({ place }) => place.kind === "lid" && place.color === color).length;
  const dead = (color: "black" | "white") =>
    stones.filter((stone) => stone.dead && stone.color === color).length;
  const drawn = (color: "black" | "white") =>
    outcome.start.split(color === "black" ? /x/i : /o/i).length - 1 + outcome.before[color];
  const played = (color: "black" | "white") =>
    moves.filter((move) => move.color === color && move.kind === "play").length;
  const point = what.toUpperCase();
  switch (name) {
    case "S":
      return each((color) => ledger[color].stones);
    case "E":
      return each((color) => ledger[color].empties);
    case "q":
      return String(ledger.shared);
    case "held":
      return each((color) => ledger[color].stones + ledger[color].empties);
    case "C":
      return each((color) => captured[color] + dead(color));
    case "N":
      return each((color) => drawn(color) + played(color));
    case "V":
      return each((color) => waiting(color) - captured[color]);
    case "own":
      return Object.entries(owners).find(([, owned]) => owned.includes(point))?.[0] ?? "nobody";
    case "why":
      return why(point, count);
    case "owners":
      return ownersDrawn(count);
    case "paid":
      return String(count.result.compensation);
    case "handicap":
      return String(count.result.handicap);
    default:
      return undefined;
  }
}

function why(point: string, count: Count): string {
  for (const { action, reason } of count.steps) {
    const here = action.kind === "own" && action.points.some((owned) => owned.point === point);
    if (here && "why" in reason) return reason.why;
  }
  return "unsaid";
}

function ownersDrawn({ size, start }: Count): string {
  const living = new Map<string, string>();
  for (const { color, place, dead } of start.stones)
    if (place.kind === "point" && !dead) living.set(place.point, color === "black" ? "X" : "O");
  const cells = points(size.width, size.height).map((point) => {
    const owner = start.owners.black.includes(point) ? "b" : start.owners.white.includes(point) ? "w" : ".";
    return living.get(point) ?? owner;
  });
  const rows = Array.from({ length: size.height }, (_, y) =>
    cells.slice(y * size.width, (y + 1) * size.width),
  );
  return rows.map((row) => row.join(" ")).join(" / ");
}

function resultOf(name: string, what: string, { result, ledger, steps }: Count): string | undefined {
  const told = (number: (step: Step) => number) => steps.reduce((sum, step) => sum + number(step), 0);
  switch (name) {
    case "before":
      return String(result.marginBeforeKomi);
    case "area":
      return `${result.blackArea}/${result.whiteArea}`;
    case "margin":
      return String(result.margin);
    case "winner":
      return result.winner ?? "none";
    case "par":
      return result.par ? pair(result.par) : "none";
    case "ahead":
      return result.par
        ? `${result.blackArea - result.par.black}/${result.whiteArea - result.par.white}`
        : "none";
    case "stones":
    case "empties":
    case "outside":
      return each((color) => ledger[color][name]);
    case "shared":
      return String(ledger.shared);
    case "open":
      return each((color) =>
        told(({ reason }) => (reason.key === "vacant" && reason.color === color ? reason.points : 0)),
      );
    case "left":
      return each((color) =>
        told(({ reason }) => (reason.key === "left-over" && reason.color === color ? reason.stones : 0)),
      );
    case "steps":
      return String(steps.filter((step) => step.action.kind === "move" && step.reason.key === what).length);
    default:
      return undefined;
  }
}
