// How long it takes to arrange territories, against a count of the same settlement that arranges none.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Game, initSync } from "../../www/engine.js";

const root = join(import.meta.dirname, "..", "..");
initSync(readFileSync(join(root, "dist", "jiping.wasm")));

/** The shortest of several runs, in milliseconds. */
function shortest(run: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 15; n++) {
    const start = performance.now();
    run();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** A board of one side with a stone here and there. */
function scattered(side: number, every: number): string {
  const row = (y: number) =>
    Array.from({ length: side }, (_, x) => ((x * 7 + y * 11 + x * y) % every === 0 ? "X" : ".")).join(" ");
  return Array.from({ length: side }, (_, y) => row(y)).join("\n");
}

function measure(name: string, game: Game): void {
  const settlement = game.settle({ dead: [] });
  const arranging = shortest(() => settlement.count("equal-stones"));
  const peer = shortest(() => settlement.count("fill-in"));
  const ratio = (arranging / peer).toFixed(1);
  console.log(
    `${name.padEnd(20)} equal-stones ${arranging.toFixed(1)} ms, fill-in ${peer.toFixed(1)} ms, ratio ${ratio}`,
  );
}

const games = join(root, "www", "site", "games");
for (const name of readdirSync(games).filter((name) => name.startsWith("gnugo-19"))) {
  measure(name, Game.fromSgf(readFileSync(join(games, name), "utf8"), { rules: "tangsong-2008" }));
}
for (const every of [3, 6, 12, 40]) {
  const game = Game.fromDiagram(scattered(19, every), { rules: "tangsong-2008" });
  measure(`19x19, 1 of ${every} stones`, game);
}
measure("52x52, 1 of 6 stones", Game.fromDiagram(scattered(52, 6), { rules: "tangsong-2008" }));
