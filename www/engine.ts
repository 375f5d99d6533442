/**
 * The engine as a JavaScript library: games, settlements and counts. A thin cover over the generated
 * glue; what the engine throws as plain objects arrives as a {@link JipingError}.
 */
import {
  decode,
  initSync as instantiate,
  isRecord,
  rulesets as listRulesets,
  Game as RawGame,
  type Judging as RawJudging,
  type Settlement as RawSettlement,
} from "../pkg/jiping_wasm.js";
import type { Color, Count, PointName } from "./count.js";
import { inEnglish, JipingError, type Report, type Wordless } from "./error.js";

export type GameOptions = Parameters<typeof RawGame.fromSgf>[1];
export type SettleOptions = Parameters<RawGame["settle"]>[0];
export type GameState = Omit<RawGame["state"], "notes"> & { notes: Report[] };
export type Legality =
  | Extract<ReturnType<RawGame["legality"]>, { legal: true }>
  | (Omit<Extract<ReturnType<RawGame["legality"]>, { legal: false }>, "error"> & { error: Report });
export type CompareOptions = Parameters<RawGame["compare"]>[1];
export type DiagramOptions = Parameters<RawGame["toDiagram"]>[0];
export type JudgeOptions = Parameters<RawGame["judge"]>[0];
export type JudgingProgress = ReturnType<RawJudging["advance"]>;
/** What becomes of every chain of a board. */
export type Judgement = ReturnType<RawJudging["finish"]>;
export type JudgedChain = Judgement["chains"][number];
/** What players should look at before they count. */
export type Findings = ReturnType<RawGame["findings"]>;
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

/** What a caller without types gave in place of a game. */
function noGame(name: string, expected: string): JipingError {
  return JipingError.from({ code: "bad-option", params: { name, expected }, where: {} });
}

/** An object of the engine's, until its memory is given back. */
class Held<Raw extends { free(): void }> {
  #raw: Raw | undefined;

  constructor(raw: Raw) {
    this.#raw = raw;
  }

  ask<T>(question: (raw: Raw) => T): T {
    const raw = this.#raw;
    if (!raw) throw new JipingError("freed", "what has been freed cannot be asked any more");
    return ask(() => question(raw));
  }

  /** Asks a last question, which uses the object up. */
  askLast<T>(question: (raw: Raw) => T): T {
    const answer = this.ask(question);
    this.#raw = undefined;
    return answer;
  }

  free(): void {
    this.#raw?.free();
    this.#raw = undefined;
  }
}

/** What rulesets there are, each with its source, its sheet and the counting methods that go with it. */
export function rulesets(): Ruleset[] {
  return ask(() => listRulesets());
}

/** The counting methods of all rulesets, or of one. */
export function methods(ruleset?: string): string[] {
  const rows = rulesets().filter((row) => ruleset === undefined || row.id === ruleset);
  return [...new Set(rows.flatMap((row) => row.methods))];
}

/** A text, with what is to be told where its bytes do not say how they are read. */
export interface Decoded {
  readonly text: string;
  readonly note: Wordless | null;
}

/** The text of what is given: of bytes in the encoding that is asked for, or in the one that they speak for. */
export function decoded(given: string | Uint8Array, encoding: string | undefined): Decoded {
  if (typeof given === "string") return { text: given, note: null };
  if (encoding === undefined) return ask(() => decode(given));
  try {
    return { text: new TextDecoder(encoding).decode(given), note: null };
  } catch {
    throw new JipingError("unknown-encoding", `the encoding "${encoding}" is not known`, { encoding });
  }
}

/** A game: a position, how it came about, and under which rules. */
export class Game {
  readonly #held: Held<RawGame>;
  /** What is to be told of how its bytes were read. */
  readonly #note: Wordless | null;

  private constructor(raw: RawGame, note: Wordless | null) {
    this.#held = new Held(raw);
    this.#note = note;
  }

  /** Reads a game record. */
  static fromSgf(record: string | Uint8Array, options: GameOptions = {}): Game {
    if (typeof record !== "string" && !(record instanceof Uint8Array)) {
      throw noGame("record", "a text or a Uint8Array");
    }
    const { text, note } = decoded(record, options.encoding);
    return new Game(
      ask(() => RawGame.fromSgf(text, options)),
      note,
    );
  }

  /** Reads a board drawn as text. */
  static fromDiagram(drawing: string, options: GameOptions = {}): Game {
    if (typeof drawing !== "string") throw noGame("drawing", "a text");
    return new Game(
      ask(() => RawGame.fromDiagram(drawing, options)),
      null,
    );
  }

  /** Reads what has been decoded, be it a record or a drawing. */
  static read({ text, note }: Decoded, options: GameOptions): Game {
    const read = ask(() => isRecord(text)) ? RawGame.fromSgf : RawGame.fromDiagram;
    return new Game(
      ask(() => read(text, options)),
      note,
    );
  }

  get state(): GameState {
    const state = this.#held.ask((raw) => raw.state);
    const notes = this.#note ? [this.#note, ...state.notes] : state.notes;
    return { ...state, notes: notes.map(inEnglish) };
  }

  play(point: PointName): void {
    this.#held.ask((raw) => raw.play(textOf(point)));
  }

  /** Passes, to stop or, when asked so, to leave a move out. */
  pass(intent?: "stop" | "play-on"): void {
    this.#held.ask((raw) => raw.pass(intent === undefined ? intent : textOf(intent)));
  }

  /** Goes on after a pause, on the request of the side to move or of the one named. */
  resume(asker?: Color): void {
    this.#held.ask((raw) => raw.resume(asker === undefined ? asker : textOf(asker)));
  }

  resign(color: Color): void {
    this.#held.ask((raw) => raw.resign(textOf(color)));
  }

  /**
   * This game as it stood after so many moves, as a game of its own; with `resumed`, after the resumption that
   * followed, if one did.
   */
  at(moves: number, resumed = false): Game {
    return new Game(
      this.#held.ask((raw) => raw.at(moves, resumed)),
      this.#note,
    );
  }

  /** The same moves under other rules, as a game of its own; its notes say which of them these rules forbid. */
  under(options: GameOptions): Game {
    return new Game(
      this.#held.ask((raw) => raw.under(options)),
      this.#note,
    );
  }

  legality(point: PointName): Legality {
    const legality = this.#held.ask((raw) => raw.legality(textOf(point)));
    return legality.legal ? legality : { ...legality, error: inEnglish(legality.error) };
  }

  /** The rows of the board after so many moves. */
  boardAt(move: number): string[] {
    return this.#held.ask((raw) => raw.boardAt(move));
  }

  /** The stones that share a fate with the one on this point. */
  chainAt(point: PointName): PointName[] {
    return this.#held.ask((raw) => raw.chainAt(textOf(point)));
  }

  /** This game under all rulesets, also where its own does not lift the stones that are called dead. */
  compare(options: SettleOptions & CompareOptions = {}): Comparison {
    return told(this.#held.ask((raw) => raw.compare(options, options)));
  }

  /** Begins to judge which chains are dead; {@link Judging.advance} does it. */
  judge(options: JudgeOptions = {}): Judging {
    return new Judging(this.#held.ask((raw) => raw.judge(options)));
  }

  /** What the players should look at before they count, once the dead are off. */
  findings(options: Pick<SettleOptions, "dead"> = {}): Findings {
    return this.#held.ask((raw) => raw.findings(options));
  }

  /**
   * The game as a record in SGF, within the tree of the one that it was read from. With an agreement it has the result and
   * the territories, and reads as the same count.
   */
  toSgf(agreement?: SettleOptions): string {
    return this.#held.ask((raw) => raw.toSgf(agreement as SettleOptions));
  }

  /** The board as text that reads as the same board. */
  toDiagram(options: DiagramOptions = {}): string {
    return this.#held.ask((raw) => raw.toDiagram(options));
  }

  /** The agreement on dead stones and owned points. */
  settle(options: SettleOptions = {}): Settlement {
    return new Settlement(this.#held.ask((raw) => raw.settle(options)));
  }

  /** Gives the engine's memory back now rather than when this object is collected. */
  free(): void {
    this.#held.free();
  }
}

/** A judgement of a board that is being made, slice by slice. The same board always gets the same. */
export class Judging {
  readonly #held: Held<RawJudging>;

  constructor(raw: RawJudging) {
    this.#held = new Held(raw);
  }

  /** Plays the game out so many more times, at most. */
  advance(playouts: number): JudgingProgress {
    return this.#held.ask((raw) => raw.advance(playouts));
  }

  /** The judgement by what has been played out; nothing can be asked of this object after that. */
  finish(): Judgement {
    return this.#held.askLast((raw) => raw.finish());
  }

  /** Cancels the judgement and gives the engine's memory back. */
  free(): void {
    this.#held.free();
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
  readonly #held: Held<RawSettlement>;

  constructor(raw: RawSettlement) {
    this.#held = new Held(raw);
  }

  get methods(): string[] {
    return this.#held.ask((raw) => raw.methods);
  }

  /** Counts by a method; when it is missing, by the ruleset's own, which is the first of `methods`. */
  count(method = this.methods[0] ?? "area"): Count {
    const count = this.#held.ask((raw) => raw.count(textOf(method)));
    return { ...count, recorded: count.recorded && inEnglish(count.recorded) };
  }

  /** Gives the engine's memory back now rather than when this object is collected. */
  free(): void {
    this.#held.free();
  }
}
