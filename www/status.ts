/** What is going on in a game that is played on, and what a pass is, as keys of the tables of words. Pure. */
import type { Color } from "./count.js";
import type { GameState, PassRow } from "./engine.js";

type Phase = GameState["phase"];

/** What a sentence about a game can name. */
export interface StatusTold {
  readonly toMove: Color;
  /** What one pass more leads to. */
  readonly next: Phase;
  /** Who has resigned. */
  readonly loser: Color;
}

/** What is going on; `-then` where one pass more changes the phase. */
export type StatusKey =
  | "turn"
  | "resumed"
  | "proposed"
  | "passed"
  | "passed-then"
  | "paused-then"
  | Exclude<Phase, "playing">;

/** What is going on in a game, and what is to be named of it; `resumed` says that a dispute has just led back to play. */
export function statusOf(state: GameState, resumed: boolean): { key: StatusKey; told: StatusTold } {
  const { phase, passes, toMove, resigned } = state;
  const next = passes.find((row) => row.then !== phase && !(phase === "paused" && row.then === "playing"));
  const told = { toMove, next: next?.then ?? phase, loser: resigned ?? toMove };
  return { key: keyOf(state, resumed, next), told };
}

function keyOf({ phase, passes, moves }: GameState, resumed: boolean, next: PassRow | undefined): StatusKey {
  if (phase === "paused" && next) return "paused-then";
  if (phase !== "playing") return phase;
  if (resumed) return "resumed";
  if (passes.some(({ says }) => says === "agreement")) return "proposed";
  if (moves.at(-1)?.kind !== "pass") return "turn";
  return next ? "passed-then" : "passed";
}

/** What a pass is: what it says, else what it costs; an abstention leaves no stone where another pass leaves one. */
export type PassKind =
  | Exclude<PassRow["says"], "nothing">
  | `abstain-${Exclude<PassRow["says"], "nothing">}`
  | Exclude<PassRow["leaves"], "nothing">
  | "play-on"
  | "plain";

/** What a pass is among all that are possible. */
export function passKindOf({ says, leaves, then }: PassRow, among: readonly PassRow[]): PassKind {
  const abstains = leaves === "nothing" && among.some((row) => row.leaves === "stone");
  if (says !== "nothing") return abstains ? `abstain-${says}` : says;
  if (leaves !== "nothing") return leaves;
  return among.length > 1 && then === "playing" ? "play-on" : "plain";
}
