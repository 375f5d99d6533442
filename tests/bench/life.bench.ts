// How often the dead that are proposed are right, how long that takes, and how others do on the same boards: GNU Go
// where it is installed, and the playouts of Sabaki.

import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import deadstones from "@sabaki/deadstones";
import { Game, initSync } from "../../www/engine.js";
import { JipingError } from "../../www/error.js";
import { columnName } from "../../www/layout.js";

const root = join(import.meta.dirname, "..", "..");
const data = join(root, "..", "shared", "data");
initSync(readFileSync(join(root, "dist", "jiping.wasm")));

/** Of a 19x19 board, in milliseconds. */
const target = 300;

interface Judged {
  readonly dead: readonly string[];
  readonly doubtful: number;
}

interface Judge {
  readonly name: string;
  /** How often each board is judged; the shortest time counts. */
  readonly times: number;
  judge(game: Game): Promise<Judged>;
}

/** A board with its dead, or a game with the result that its record gives. */
interface Case {
  readonly name: string;
  readonly game: Game;
  readonly isRight: (dead: readonly string[]) => boolean;
}

interface Row {
  readonly id: string;
  readonly board: readonly string[];
  readonly expected_dead: readonly (readonly [number, number])[];
}

interface RealRow {
  readonly file: string;
  readonly confirmed: boolean;
  readonly result: string;
  readonly count: string;
  readonly rules_raw: string;
  readonly komi_points: number;
}

function rowsOf<T>(file: string): T[] {
  return readFileSync(join(data, file), "utf8")
    .trim()
    .split("\n")
    .map((line): T => JSON.parse(line));
}

const sorted = (names: readonly string[]) => [...names].sort().join(" ");

function boards(): Case[] {
  return rowsOf<Row>("ogs-autoscore.jsonl").map(({ id, board, expected_dead }) => {
    const expected = sorted(expected_dead.map(([x, y]) => nameOf(x, y, board.length)));
    const game = Game.fromDiagram(board.join("\n"), { rules: "chinese-2002" });
    return { name: id, game, isRight: (dead) => sorted(dead) === expected };
  });
}

function nameOf(x: number, y: number, height: number): string {
  return columnName(x) + String(height - y);
}

/** A ruleset that counts as the record was counted; the art edition is territory counting where no seki is left. */
function rulesFor({ count, rules_raw }: RealRow): string {
  if (count === "territory") return "art-2012";
  if (count === "area, +(HA-1) to white") return "aga";
  return rules_raw === "New Zealand" ? "new-zealand" : "chinese-2002";
}

/** The games whose players agreed on their end. */
function games(): Case[] {
  return rowsOf<RealRow>("sgf-real.jsonl").flatMap((row) => {
    if (!row.confirmed) return [];
    const [winner = "", margin = ""] = row.result.split("+");
    const recorded = winner === "B" ? Number(margin) : -Number(margin);
    const game = Game.fromSgf(readFileSync(join(data, row.file)), { rules: rulesFor(row) });
    const isRight = (dead: readonly string[]) => leadIn(row, game, dead) === recorded;
    return [{ name: row.file, game, isRight }];
  });
}

/** Black's lead as the record would have it; none where these cannot be dead. */
function leadIn(row: RealRow, game: Game, dead: readonly string[]): number | undefined {
  try {
    const { marginBeforeKomi, handicap } = game.settle({ dead }).count("area").result;
    const placed = game.boardAt(0).join("").split("X").length - 1;
    return marginBeforeKomi - row.komi_points - handicap - (row.count === "territory" ? placed : 0);
  } catch (thrown) {
    if (thrown instanceof JipingError) return undefined;
    throw thrown;
  }
}

const ours: Judge = {
  name: "jiping",
  times: 3,
  async judge(game) {
    const judging = game.judge();
    for (let far = judging.advance(1); far.done < far.all; ) far = judging.advance(far.all);
    const { chains, dead } = judging.finish();
    return { dead, doubtful: chains.filter(({ doubtful }) => doubtful).length };
  },
};

const sabaki: Judge = {
  name: "@sabaki/deadstones",
  times: 3,
  async judge(game) {
    const signs = { X: 1, O: -1 } as const;
    const { board } = game.state;
    const rows = board.map((row) => [...row].map((sign) => signs[sign as keyof typeof signs] ?? 0));
    const dead: [number, number][] = await deadstones.guess(rows, { finished: true });
    return { dead: dead.map(([x, y]) => nameOf(x, y, board.length)), doubtful: 0 };
  },
};

/** GNU Go, spoken to by its text protocol. */
class GnuGo implements Judge {
  readonly name = "gnugo";
  readonly times = 1;
  readonly #process: ChildProcessWithoutNullStreams;
  #heard = "";
  #wake = () => {};

  constructor(path: string) {
    this.#process = spawn(path, ["--mode", "gtp"]);
    this.#process.stdout.on("data", (chunk) => {
      this.#heard += String(chunk);
      this.#wake();
    });
  }

  async judge(game: Game): Promise<Judged> {
    const { board, size } = game.state;
    await this.#ask(`boardsize ${size.width}`);
    await this.#ask("clear_board");
    for (const [y, row] of board.entries()) {
      for (const [x, sign] of [...row].entries()) {
        const color = sign === "X" ? "black" : sign === "O" ? "white" : undefined;
        if (color) await this.#ask(`play ${color} ${nameOf(x, y, size.height)}`);
      }
    }
    const dead = (await this.#ask("final_status_list dead")).match(/[A-T]\d+/g) ?? [];
    return { dead, doubtful: 0 };
  }

  async #ask(command: string): Promise<string> {
    this.#heard = "";
    this.#process.stdin.write(`${command}\n`);
    while (!this.#heard.endsWith("\n\n")) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return this.#heard;
  }

  end(): void {
    this.#process.stdin.end("quit\n");
  }
}

/** What a judge does with all cases: the time of each, in milliseconds, and how many are right. */
async function run(judge: Judge, cases: readonly Case[]) {
  let right = 0;
  let doubtful = 0;
  let slowest = { name: "", ms: 0 };
  let all = 0;
  for (const { name, game, isRight } of cases) {
    let judged: Judged = { dead: [], doubtful: 0 };
    let ms = Number.POSITIVE_INFINITY;
    for (let time = 0; time < judge.times; time++) {
      const start = performance.now();
      judged = await judge.judge(game);
      ms = Math.min(ms, performance.now() - start);
    }
    all += ms;
    if (ms > slowest.ms) slowest = { name, ms };
    doubtful += judged.doubtful;
    if (isRight(judged.dead)) right++;
  }
  return { right, doubtful, slowest, all };
}

async function measure(): Promise<void> {
  const [drawn, played] = [boards(), games()];
  // The engine is compiled while it runs for the first time.
  for (const { game } of drawn.slice(0, 3)) await ours.judge(game);
  const path = ["gnugo", "/usr/games/gnugo"].find((name) => !spawnSync(name, ["--version"]).error);
  const gnugo = path === undefined ? undefined : new GnuGo(path);
  if (!gnugo) console.log("gnugo is not here (the package gnugo): no comparison with it");
  let own = 0;
  for (const judge of [ours, sabaki, ...(gnugo ? [gnugo] : [])]) {
    const [one, two] = [await run(judge, drawn), await run(judge, played)];
    const all = one.all + two.all;
    if (judge === ours) own = all;
    const slowest = one.slowest.ms > two.slowest.ms ? one.slowest : two.slowest;
    const mean = all / (drawn.length + played.length);
    console.log(
      [
        judge.name.padEnd(20),
        `${one.right} of ${drawn.length} boards with every stone right`,
        `${two.right} of ${played.length} games with the recorded result`,
        ...(judge === ours ? [`${one.doubtful + two.doubtful} chains in doubt`] : []),
        `${mean.toFixed(1)} ms a board, the slowest ${slowest.ms.toFixed(0)} ms (${slowest.name})`,
        ...(judge === ours
          ? [slowest.ms <= target ? `within ${target} ms` : `over the ${target} ms that were wanted`]
          : [`${(all / own).toFixed(1)} times as long as jiping`]),
      ].join("\n    "),
    );
  }
  gnugo?.end();
}

if (existsSync(data)) await measure();
else console.log(`skipped: there is no ${data}`);
