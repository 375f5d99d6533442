// Playing a line under one ruleset, and settling and counting what comes of it.

import { type Count, Game, type GameOptions, JipingError, type Settlement, type SettleOptions } from "jiping";
import type { Line } from "./format.ts";

/** A line played out. */
export interface Outcome {
  readonly game: Game;
  /** The answer to the question at the line's end. */
  readonly answer: string;
  readonly settled: Settlement | JipingError;
  readonly counts: ReadonlyMap<string, Count>;
  /** The drawing that the line began with. */
  readonly start: string;
  /** Stones captured before it. */
  readonly before: { readonly black: number; readonly white: number };
}

type Owners = NonNullable<SettleOptions["owners"]>;

const over = ["ended", "all-alive", "no-result", "draw", "resigned"];

function options(name: string, line: Line): GameOptions {
  const [rules = "", cycles] = name.split("/");
  const given: GameOptions = { rules, toMove: line.toMove, captured: line.captured };
  if (line.komi !== undefined) given.komi = line.komi;
  if (cycles === "no-result" || cycles === "draw") given.longCycles = cycles;
  return given;
}

/** Plays a line under a ruleset; it must be playable up to its question. */
export function play(line: Line, rules: string): Outcome {
  const game = Game.fromDiagram(line.board, options(rules, line));
  const asks = line.actions.at(-1)?.endsWith("?") ?? false;
  let answer = "not asked";
  for (const action of line.actions) {
    if (asks && over.includes(game.state.phase)) {
      answer = "over";
      break;
    }
    if (action.endsWith("?")) answer = ask(game, action.slice(0, -1));
    else act(game, action);
  }
  const settled = settle(game, line);
  const counts = new Map<string, Count>();
  if (!(settled instanceof JipingError))
    for (const method of settled.methods) counts.set(method, settled.count(method));
  return { game, answer, settled, counts, start: line.board, before: line.captured };
}

function settle(game: Game, line: Line): Settlement | JipingError {
  const drawn = line.board.split("\n").map((row) => row.split(" "));
  const dead = drawn.flatMap((row, y) =>
    row.flatMap((cell, x) => (/[xo]/.test(cell) ? [pointName(x, drawn.length - y)] : [])),
  );
  try {
    return game.settle({ dead: line.dead ?? dead, owners: line.owners as Owners });
  } catch (thrown) {
    return JipingError.from(thrown);
  }
}

/** The name of the point in column `x` from 0 and row `y` from the bottom. */
export function pointName(x: number, y: number): string {
  return `${"ABCDEFGHJKLMNOPQRSTUVWXYZ"[x]}${y}`;
}

function act(game: Game, action: string): void {
  switch (action) {
    case "pass":
      game.pass("stop");
      return;
    case "pass!":
      game.pass("play-on");
      return;
    case "resign":
      game.resign(game.state.toMove);
      return;
    case "resume":
      if (game.state.phase === "paused") game.resume(game.state.toMove === "black" ? "white" : "black");
      return;
    default: {
      const answer = ask(game, action);
      if (answer !== "legal") throw new Error(`${action} is not legal: ${answer}`);
    }
  }
}

/** Plays what is written like `c3x2` if it is legal; whether it is. */
function ask(game: Game, action: string): string {
  const [, point = "", kind, stones] = /^([a-z]+\d+)(?:([xs])(\d+))?$/.exec(action) ?? [];
  const legality = game.legality(point);
  if (!legality.legal) {
    const { code, params } = legality.error;
    return code === "illegal-repeats" ? `repeats ${params.moment}` : code.replace("illegal-", "");
  }
  const { toMove, captured } = game.state;
  game.play(point);
  const lost = game.state.captured;
  const other = toMove === "black" ? "white" : "black";
  const taken = [lost[other] - captured[other], lost[toMove] - captured[toMove]];
  const expected = kind === "s" ? [0, Number(stones)] : [Number(stones ?? 0), 0];
  const told = [legality.captures.length, legality.suicides.length];
  if (taken.join() !== expected.join() || told.join() !== expected.join())
    throw new Error(`${action} takes ${taken[0]}, gives up ${taken[1]}`);
  return "legal";
}
