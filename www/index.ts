/**
 * jiping: the rules and the end-of-game counting of Go. This module touches no page and runs in Node as
 * it is.
 *
 * ```js
 * await init();
 * const game = Game.fromSgf(text, { rules: "tangsong-2008" });
 * const count = game.settle({ dead: ["C3"] }).count("equal-stones");
 * ```
 */
import { initSync, startOnce } from "./engine.js";

export type * from "./count.js";
export type {
  CompareOptions,
  Comparison,
  ComparisonRow,
  DiagramOptions,
  Findings,
  GameOptions,
  GameState,
  JudgedChain,
  Judgement,
  JudgeOptions,
  JudgingProgress,
  Legality,
  PassRow,
  Ruleset,
  RulesetField,
  SettleOptions,
} from "./engine.js";
export { Game, initSync, Judging, methods, rulesets, Settlement } from "./engine.js";
export { JipingError, type Report } from "./error.js";
export { citation, errorSentence, methodName, rulesetName, sentence } from "./speech.js";

/** What the engine can be started from: its bytes, a response with them, an address, or a compiled module. */
export type EngineSource = BufferSource | WebAssembly.Module | Response | URL | string;

/** Starts the engine, by default from `jiping.wasm` beside this module. Later calls do nothing. */
export function init(source?: EngineSource | Promise<EngineSource>): Promise<void> {
  return startOnce(() => start(source ?? new URL("./jiping.wasm", import.meta.url)));
}

async function start(source: EngineSource | Promise<EngineSource>): Promise<void> {
  const given = await source;
  if (typeof given === "string" || given instanceof URL) initSync(await read(new URL(given)));
  else if (given instanceof Response) initSync(await given.arrayBuffer());
  else initSync(given);
}

async function read(address: URL): Promise<BufferSource> {
  if (address.protocol === "file:" && "process" in globalThis) {
    const { readFile } = await import("node:fs/promises");
    return Uint8Array.from(await readFile(address));
  }
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.arrayBuffer();
}
