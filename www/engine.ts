/**
 * The engine as a JavaScript library: games, settlements and counts. A thin cover over the generated
 * glue; what the engine throws as plain objects arrives as a {@link JipingError}.
 */
import {
  initSync as instantiate,
  rulesets as listRulesets,
  Game as RawGame,
  type Settlement as RawSettlement,
} from "../pkg/jiping_wasm.js";
import type { Color, Count, PointName } from "./count.js";
import { inEnglish, JipingError, type Report } from "./error.js";

export type GameOptions = Parameters<typeof RawGame.fromSgf>[1];
export type SettleOptions = Parameters<RawGame["settle"]>[0];
export type GameState = Omit<RawGame["state"], "notes"> & { notes: Report[] };
export type Legality =
  | Extract<ReturnType<RawGame["legality"]>, { legal: true }>
  | (Omit<Extract<ReturnType<RawGame["legality"]>, { legal: false }>, "error"> & { error: Report });
export type CompareOptions = Parameters<RawGame["compare"]>[1];
type RawComparison = ReturnType<RawGame["compare"]>;
type RawRow = RawComparison["rows"][number];
/** What a game leads to under a ruleset; a margin is Black's lead. */
export type Outcome =
  | Exclude<RawRow["outcome"], { kind: "disputed" }>
  // The agreement contradicts the game as this ruleset sees it.
  | { kind: "disputed"; error: Report };
/** One game under one ruleset. */
export type ComparisonRow = Omit<RawRow, "outcome" | "illegal"> & {
  outcome: Outcome;
  /** The moves that the ruleset objects to, each with its number. */
  illegal: Report[];
};
/** One game under all rulesets. */
export type Comparison = Omit<RawComparison, "rows"> & { rows: ComparisonRow[] };
export type PassRow = GameState["passes"][number];
export type Ruleset = ReturnType<typeof listRulesets>[number];
export type RulesetField = Ruleset["fields"][number];

let started = false;

/** Starts the engine from the bytes of `jiping.wasm` or from a compiled module. A second call does nothing. */
export function initSync(module: BufferSource | WebAssembly.Module): void {
  if (started) return;
  instantiate({ module });
  started = true;
}

/** Whether the engine has been started. */
export function isStarted(): boolean {
  return started;
}

let starting: Promise<void> | undefined;

/** Starts the engine unless it has been started, or is being started. */
export function startOnce(start: () => Promise<void>): Promise<void> {
  if (started) return Promise.resolve();
  starting ??= start().catch((thrown: unknown) => {
    starting = undefined;
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    throw new JipingError("no-engine", `the counting engine could not be started here: ${message}`);
  });
  return starting;
}

/** Calls into the engine and turns what it throws into a {@link JipingError}. */
function ask<T>(question: () => T): T {
  if (!started) throw new JipingError("not-started", "the engine has not been started: await init() first");
  try {
    return question();
  } catch (thrown) {
    throw JipingError.from(thrown);
  }
}

/** The text that a caller without types may have forgotten to pass; the engine names what it cannot read. */
function textOf<T extends string>(value: T): T {
  return String(value) as T;
}

/** What rulesets there are, each with its names and the counting methods that go with it. */
export function rulesets(): Ruleset[] {
  return ask(() => listRulesets());
}

/** The counting methods of all rulesets, or of one. */
export function methods(ruleset?: string): string[] {
  const rows = rulesets().filter((row) => ruleset === undefined || row.id === ruleset);
  return [...new Set(rows.flatMap((row) => row.methods))];
}

/** A game: a position, how it came about, and under which rules. */
export class Game {
  readonly #raw: RawGame;

  private constructor(raw: RawGame) {
    this.#raw = raw;
  }

  /** Reads a game record. Bytes are decoded as the record says. */
  static fromSgf(record: string | Uint8Array, options: GameOptions): Game {
    const read = () =>
      typeof record === "string" ? RawGame.fromSgf(record, options) : RawGame.fromSgfBytes(record, options);
    return new Game(ask(read));
  }

  /** Reads a board drawn as text. */
  static fromDiagram(drawing: string, options: GameOptions): Game {
    return new Game(ask(() => RawGame.fromDiagram(drawing, options)));
  }

  get state(): GameState {
    const state = ask(() => this.#raw.state);
    return { ...state, notes: state.notes.map(inEnglish) };
  }

  play(point: PointName): void {
    ask(() => this.#raw.play(textOf(point)));
  }

  /** Passes, to stop or, when asked so, to leave a move out. */
  pass(intent?: "stop" | "play-on"): void {
    ask(() => this.#raw.pass(intent === undefined ? intent : textOf(intent)));
  }

  /** Goes on after a pause, on the request of the side to move or of the one named. */
  resume(asker?: Color): void {
    ask(() => this.#raw.resume(asker === undefined ? asker : textOf(asker)));
  }

  resign(color: Color): void {
    ask(() => this.#raw.resign(textOf(color)));
  }

  /**
   * This game as it stood after so many moves, as a game of its own; with `resumed`, after the resumption that
   * followed, if one did.
   */
  at(moves: number, resumed = false): Game {
    return new Game(ask(() => this.#raw.at(moves, resumed)));
  }

  /** The same moves under other rules, as a game of its own; its notes say which of them these rules forbid. */
  under(options: GameOptions): Game {
    return new Game(ask(() => this.#raw.under(options)));
  }

  legality(point: PointName): Legality {
    const legality = ask(() => this.#raw.legality(textOf(point)));
    return legality.legal ? legality : { ...legality, error: inEnglish(legality.error) };
  }

  /** The rows of the board after so many moves. */
  boardAt(move: number): string[] {
    return ask(() => this.#raw.boardAt(move));
  }

  /** The stones that share a fate with the one on this point. */
  chainAt(point: PointName): PointName[] {
    return ask(() => this.#raw.chainAt(textOf(point)));
  }

  /** This game under all rulesets, also where its own does not lift the stones that are called dead. */
  compare(options: SettleOptions & CompareOptions = {}): Comparison {
    return told(ask(() => this.#raw.compare(options, options)));
  }

  /** The agreement on dead stones and owned points. */
  settle(options: SettleOptions): Settlement {
    return new Settlement(ask(() => this.#raw.settle(options)));
  }

  /** Gives the engine's memory back now rather than when this object is collected. */
  free(): void {
    this.#raw.free();
  }
}

/** A comparison with its reports in English. */
function told(comparison: RawComparison): Comparison {
  const rows = comparison.rows.map(({ outcome, illegal, ...row }) => ({
    ...row,
    outcome: outcome.kind === "disputed" ? { ...outcome, error: inEnglish(outcome.error) } : outcome,
    illegal: illegal.map(inEnglish),
  }));
  return { ...comparison, rows };
}

/** A game on whose end the players agree; every method counts it. */
export class Settlement {
  readonly #raw: RawSettlement;

  constructor(raw: RawSettlement) {
    this.#raw = raw;
  }

  get methods(): string[] {
    return ask(() => this.#raw.methods);
  }

  count(method: string): Count {
    return ask(() => this.#raw.count(textOf(method)));
  }

  /** Gives the engine's memory back now rather than when this object is collected. */
  free(): void {
    this.#raw.free();
  }
}
