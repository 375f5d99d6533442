/**
 * From a text and a few wishes to a count: the game is read, the agreement applied, a method chosen. A
 * wish that cannot be met falls back and is noted; only a game that cannot be read is an error.
 */
import { type Agreement, listIn, type Owners, ownersIn, settled } from "./agreement.js";
import type { Color, Count, PointName } from "./count.js";
import {
  decoded,
  type Findings,
  Game,
  type GameOptions,
  type GameState,
  type Judgement,
  type Ruleset,
  rulesets,
} from "./engine.js";
import { JipingError } from "./error.js";
import type { Outcome } from "./judge.js";

/** What somebody asks for. All but the text may be missing. */
export interface Wish {
  readonly text: string | Uint8Array;
  /** When missing, those that the record was written under, else {@link firstRules}. */
  readonly rules: string | undefined;
  readonly method: string | undefined;
  /** "record" for the record's own, or points. */
  readonly komi: string | undefined;
  /** What the organiser lets be paid for the end of play; when missing, the ruleset's own. */
  readonly compensation?: string | undefined;
  /** What the organiser lets a long cycle mean; when missing, the ruleset's own. */
  readonly longCycles?: string | undefined;
  /** How bytes encode text; when missing, as they say or by evidence. */
  readonly encoding?: string | undefined;
  /** Stones captured before a drawing, such as "black=3 white=2"; unsaid when missing. */
  readonly captured?: string | undefined;
  /** Whose passes came before a drawing, in order, such as "white black", or "none"; unsaid when missing. */
  readonly passes?: string | undefined;
  /** "none", "auto" for a proposal, or points such as "C3, D4"; when missing, the record's own marks, else a proposal. */
  readonly dead: string | undefined;
  /** Owners of single points such as "E4=white, B3=shared"; when missing, those that the record was written with, or that are proposed with the dead. */
  readonly owners?: string | undefined;
}

/** A game that has been read, before anybody agrees on its end. */
export interface Opened {
  readonly game: Game;
  readonly state: GameState;
  readonly rules: Ruleset;
  /** What the game was read with. */
  readonly options: GameOptions;
  /** The dead that are named or marked; undefined if they are to be proposed. */
  readonly dead: readonly PointName[] | undefined;
  readonly wish: Wish;
  readonly notes: readonly JipingError[];
}

/** What was found out about a game without its players. */
export interface Proposal {
  readonly judgement: Judgement;
  /** Read with the stones off that are called dead. */
  readonly findings: Findings;
}

/** What comes of it. */
export interface Reading extends Omit<Opened, "dead" | "wish"> {
  readonly count: Count;
  /** The agreement as far as the ruleset has room for it. */
  readonly dead: readonly PointName[];
  readonly owners: Owners;
  /** What the players say, also where the ruleset leaves all stones alive or knows no claims. */
  readonly called: Agreement;
  /** Only where nobody named the dead; declined by a reader who did not wait for it. */
  readonly proposal: Proposal | "declined" | undefined;
}

/** The ruleset that is used when none is asked for. */
export const firstRules = "tangsong-2008";

/** In megabytes. The longest games, with variations and comments, have one. */
const largest = 16;

/** Reads a game, proposes its dead at once unless they are named or marked, and counts it. */
export function readingOf(wish: Wish): Reading {
  const opened = openedOf(wish);
  return countedOf(opened, opened.dead ? undefined : judgedAtOnce(opened.game));
}

/** Reads a game. */
export function openedOf(wish: Wish): Opened {
  const notes: JipingError[] = [];
  const named = wish.rules === undefined ? undefined : rulesOf(wish.rules, notes);
  const { game, options } = organised(wish.text, optionsOf(wish, named, notes), notes);
  const { state } = game;
  const rules = rulesOf(state.rules, notes);
  const dead = deadOf(wish, state);
  return { game, state, rules, options: { ...options, rules: rules.id }, dead, wish, notes };
}

function judgedAtOnce(game: Game): Judgement {
  const judging = game.judge();
  for (let far = judging.advance(1); far.done < far.all; ) far = judging.advance(far.all);
  return judging.finish();
}

/**
 * Counts a game that has been read, with the dead that are named, else with those of a judgement; and where nobody named
 * owners, with those that go with the sekis that are found.
 */
export function countedOf({ wish, dead: named, ...read }: Opened, outcome: Outcome | undefined): Reading {
  const { game } = read;
  const notes = [...read.notes];
  const judged = typeof outcome === "object" ? outcome.dead : [];
  const asked = {
    dead: named ?? agreeable(game, { dead: judged, owners: {} }).dead,
    owners: ownersOf(wish, read.state, notes),
  };
  if (typeof outcome !== "object") {
    return { ...read, ...counted(game, asked, wish, notes), notes, proposal: outcome };
  }
  const { dead } = agreeable(game, asked);
  const findings = game.findings({ dead });
  const claims = Object.fromEntries(findings.claims.map(({ point, owner }) => [point, owner]));
  const owners = wish.owners === undefined ? agreeable(game, { dead, owners: claims }).owners : asked.owners;
  const proposal = { judgement: outcome, findings };
  return { ...read, ...counted(game, { ...asked, owners }, wish, notes), notes, proposal };
}

/** As much of an agreement as the board allows, whatever the ruleset has room for. */
function agreeable(game: Game, asked: Agreement): Agreement {
  const { settlement, called } = settled(game, asked, () => {});
  settlement.free();
  return called;
}

/** Counts another position of a game that has been read, with what is agreed there. */
export function recounted(reading: Reading, game: Game, asked: Agreement): Reading {
  const notes: JipingError[] = [];
  const { method } = reading.count;
  return {
    ...reading,
    ...counted(game, asked, { method, dead: "", owners: "" }, notes),
    game,
    state: game.state,
    notes,
    proposal: undefined,
  };
}

function counted(
  game: Game,
  asked: Agreement,
  wish: Pick<Wish, "method" | "dead" | "owners">,
  notes: JipingError[],
): Pick<Reading, "count" | "dead" | "owners" | "called"> {
  // What nobody named, but a record marks or a judgement proposes, gives way to the ruleset without a word.
  const silent = {
    "dispute-all-alive": wish.dead === undefined || wish.dead === "auto",
    "dispute-no-claims": wish.owners === undefined,
  };
  const { settlement, agreed, called } = settled(game, asked, (error) => {
    if (!silent[error.code as keyof typeof silent]) notes.push(error);
  });
  const count = settlement.count(methodOf(wish.method, settlement.methods, notes));
  settlement.free();
  return { count, ...agreed, called };
}

function rulesOf(id: string | undefined, notes: JipingError[]): Ruleset {
  const all = rulesets();
  const first = all.find((row) => row.id === firstRules) ?? all[0];
  if (!first) throw new JipingError("no-engine", "the engine knows no ruleset");
  const found = all.find((row) => row.id === id);
  if (id !== undefined && !found) {
    const message = `there is no ruleset "${id}"; ${first.id} is used`;
    notes.push(new JipingError("unknown-rules", message, { id, used: first.id }));
  }
  return found ?? first;
}

/** What an organiser can choose; `reading` and the command know no other values. */
export const choices = {
  compensation: ["nothing", "first-pass-white", "surplus"],
  "long-cycles": ["no-result", "draw"],
} as const;

function optionsOf(wish: Wish, rules: Ruleset | undefined, notes: JipingError[]): GameOptions {
  const options: GameOptions = rules ? { rules: rules.id } : {};
  const komi = komiOf(wish.komi, notes);
  const compensation = chosen("compensation", wish.compensation, notes);
  const longCycles = chosen("long-cycles", wish.longCycles, notes);
  const encoding = encodingOf(wish.encoding, notes);
  const captured = capturedOf(wish.captured, notes);
  const passes = passesOf(wish.passes, notes);
  if (captured !== undefined) options.captured = captured;
  if (passes !== undefined) options.passes = passes;
  if (komi !== undefined) options.komi = komi;
  if (encoding !== undefined) options.encoding = encoding;
  if (compensation !== undefined) options.compensation = compensation;
  if (longCycles !== undefined) options.longCycles = longCycles;
  return options;
}

function chosen<K extends keyof typeof choices>(
  name: K,
  value: string | undefined,
  notes: JipingError[],
): (typeof choices)[K][number] | undefined {
  if (value === undefined) return undefined;
  const found = choices[name].find((choice) => choice === value);
  if (found === undefined) notes.push(badValue(name, value));
  return found;
}

/** The game and what it is read with: no compensation where the ruleset refuses one. */
function organised(
  text: string | Uint8Array,
  options: GameOptions,
  notes: JipingError[],
): Pick<Reading, "game" | "options"> {
  try {
    return { game: gameOf(text, options), options };
  } catch (thrown) {
    const error = JipingError.from(thrown);
    if (error.code !== "no-compensation") throw error;
    notes.push(error);
    const { compensation: _, ...others } = options;
    return { game: gameOf(text, others), options: others };
  }
}

/** A text as a komi, as players type it: 6.5, 6½, 6,5, ６．５; undefined if it is no multiple of half a point. */
export function komiPoints(text: string): number | undefined {
  // The character ½ would become a whole 1.
  const plain = text.replace("½", ".5").normalize("NFKC").trim().replace(/^[−–]/, "-").replace(",", ".");
  const points = /^[+-]?(\d+|\d*\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
  return Number.isInteger(points * 2) && Math.abs(points) <= 500 ? points : undefined;
}

function komiOf(text: string | undefined, notes: JipingError[]): number | "record" | undefined {
  if (text === undefined || text === "record") return text;
  const points = komiPoints(text);
  if (points === undefined) notes.push(badValue("komi", text));
  return points;
}

function encodingOf(label: string | undefined, notes: JipingError[]): string | undefined {
  try {
    return label && new TextDecoder(label).encoding;
  } catch {
    if (label !== undefined) notes.push(badValue("encoding", label));
    return undefined;
  }
}

/** The colours by the words and letters that name them. */
const sides: Readonly<Record<string, Color>> = {
  b: "black",
  black: "black",
  黑: "black",
  w: "white",
  white: "white",
  白: "white",
};

const wordsOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .split(/[\s,、]+/)
    .filter(Boolean);

function capturedOf(text: string | undefined, notes: JipingError[]): GameOptions["captured"] {
  if (text === undefined) return undefined;
  const captured = { black: 0, white: 0 };
  for (const word of wordsOf(text)) {
    const [, name = "", stones] = /^(.+)=([0-9]{1,4})$/.exec(word) ?? [];
    const side = sides[name];
    if (side === undefined) notes.push(badValue("captured", word));
    else captured[side] = Number(stones);
  }
  return captured;
}

function passesOf(text: string | undefined, notes: JipingError[]): Color[] | undefined {
  if (text === undefined) return undefined;
  if (text === "none") return [];
  return wordsOf(text).flatMap((word) => {
    const side = sides[word];
    if (side === undefined) notes.push(badValue("passes", word));
    return side ?? [];
  });
}

/** The value of an option or an attribute means nothing. */
export function badValue(name: string, value: string): JipingError {
  return new JipingError("bad-value", `"${value}" is not a value for ${name}`, { name, value });
}

function methodOf(id: string | undefined, methods: readonly string[], notes: JipingError[]): string {
  const used = methods[0] ?? "area";
  if (id === undefined || methods.includes(id)) return id ?? used;
  const message = `the method "${id}" does not go with these rules; ${used} is used`;
  notes.push(new JipingError("unknown-method", message, { id, used }));
  return used;
}

/** A game from what was given, unless that is too much or nothing. */
function gameOf(given: string | Uint8Array, options: GameOptions): Game {
  if (given.length > largest << 20) {
    throw new JipingError("too-large", `a game of more than ${largest} MB is not read`, { limit: largest });
  }
  const read = decoded(given, options.encoding);
  // Words without a stone or an empty point are no drawing either.
  if (!/[.XO(&#●○〇◯⚫⚪▲△．（ＸＯ＃\u2500-\u256c]/u.test(read.text)) {
    throw new JipingError("empty", "there is no game here: a game record (SGF) or a drawing is needed");
  }
  return Game.read(read, options);
}

/** The dead that are named, or that the record marks; undefined where they are to be proposed. */
function deadOf({ dead }: Wish, state: GameState): readonly PointName[] | undefined {
  const { marks, countable, uncounted, board } = state;
  if (dead === "none") return [];
  if (dead !== undefined && dead !== "auto") return listIn(dead);
  // Who gives a game up, or loses it by time, leaves a board on which nobody has agreed.
  if (dead === undefined && (marks || uncounted)) return marks?.dead ?? [];
  return countable && board.some((row) => /[XO]/.test(row)) ? undefined : [];
}

function ownersOf({ owners }: Wish, { marks }: GameState, notes: JipingError[]): Owners {
  if (owners === undefined) {
    return Object.fromEntries((marks?.claims ?? []).map(({ point, owner }) => [point, owner]));
  }
  return ownersIn(owners, (word) => notes.push(badValue("owners", word)));
}
