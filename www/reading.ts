/**
 * From a text and a few wishes to a count: the game is read, the agreement applied, a method chosen. A
 * wish that cannot be met falls back and is noted; only a game that cannot be read is an error.
 */
import type { Count, PointName } from "./count.js";
import { Game, type GameOptions, type Ruleset, rulesets } from "./engine.js";
import { JipingError } from "./error.js";

/** What somebody asks for. All but the text may be missing. */
export interface Wish {
  readonly text: string | Uint8Array;
  readonly rules: string | undefined;
  readonly method: string | undefined;
  /** "record" for the record's own, or points. */
  readonly komi: string | undefined;
  /** "none", "auto", or points such as "C3, D4"; when missing, the record's own marks. */
  readonly dead: string | undefined;
}

/** What comes of it. */
export interface Reading {
  readonly game: Game;
  readonly count: Count;
  readonly rules: Ruleset;
  readonly dead: readonly PointName[];
  readonly notes: readonly JipingError[];
}

/** The ruleset that is used when none is asked for. */
export const firstRules = "tangsong-2008";

/** Reads and counts a game. */
export function readingOf(wish: Wish): Reading {
  const notes: JipingError[] = [];
  const rules = rulesOf(wish.rules, notes);
  const komi = komiOf(wish.komi, notes);
  const options = komi === undefined ? { rules: rules.id } : { rules: rules.id, komi };
  const game = gameOf(wish.text, options);
  const settled = settle(game, deadOf(wish.dead, game, notes), wish.dead === undefined, notes);
  const method = methodOf(wish.method, settled.settlement.methods, notes);
  return { game, count: settled.settlement.count(method), rules, dead: settled.dead, notes };
}

function rulesOf(id: string | undefined, notes: JipingError[]): Ruleset {
  const all = rulesets();
  const first = all.find((row) => row.id === firstRules) ?? all[0];
  if (!first) throw new JipingError("no-engine", "the engine knows no ruleset");
  const found = all.find((row) => row.id === id);
  if (id !== undefined && !found) {
    notes.push(new JipingError("unknown-rules", `no ruleset "${id}"`, { id, used: first.id }));
  }
  return found ?? first;
}

/** A komi is a multiple of half a point. */
function komiOf(text: string | undefined, notes: JipingError[]): number | "record" | undefined {
  if (text === undefined || text === "record") return text;
  const points = text.trim() === "" ? Number.NaN : Number(text);
  if (Number.isInteger(points * 2) && Math.abs(points) <= 500) return points;
  notes.push(new JipingError("bad-value", "not a komi", { name: "komi", value: text }));
  return undefined;
}

function methodOf(id: string | undefined, methods: readonly string[], notes: JipingError[]): string {
  const used = methods[0] ?? "area";
  if (id === undefined || methods.includes(id)) return id ?? used;
  notes.push(new JipingError("unknown-method", `no method "${id}" with these rules`, { id, used }));
  return used;
}

/** A game record begins with a parenthesis and a semicolon; anything else is a drawing. */
function gameOf(text: string | Uint8Array, options: GameOptions): Game {
  if (typeof text !== "string") {
    const start = new TextDecoder().decode(text.subarray(0, 4096));
    return isRecord(start) ? Game.fromSgf(text, options) : gameOf(new TextDecoder().decode(text), options);
  }
  // Words without a stone or an empty point are no drawing either.
  if (!/[.XO(]/.test(text)) throw new JipingError("empty", "there is no game here");
  return isRecord(text) ? Game.fromSgf(text, options) : Game.fromDiagram(text, options);
}

function isRecord(text: string): boolean {
  return /^[^.XO#]*?\(\s*;/.test(text) || /^\s*\(/.test(text);
}

function deadOf(wish: string | undefined, game: Game, notes: JipingError[]): readonly PointName[] {
  const marked = game.state.marks?.dead ?? [];
  if (wish === undefined) return marked;
  if (wish === "auto") {
    notes.push(new JipingError("auto-later", "finding dead stones comes in a later version"));
    return marked;
  }
  return wish === "none"
    ? []
    : wish
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter((point) => point !== "");
}

/**
 * Some rulesets end a game with every stone alive. Then stones that a record marks as dead are not, which
 * the count says itself; stones that somebody names are an error of theirs.
 */
function settle(game: Game, dead: readonly PointName[], marked: boolean, notes: JipingError[]) {
  try {
    return { settlement: game.settle({ dead: [...dead] }), dead };
  } catch (thrown) {
    const error = JipingError.from(thrown);
    if (dead.length === 0) throw error;
    if (!(marked && error.code === "dispute-all-alive")) notes.push(error);
    return { settlement: game.settle({ dead: [] }), dead: [] };
  }
}
