// How long it takes to read 10 MB of records, against the parser of Sabaki on the same text.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import sabaki from "@sabaki/sgf";
import { Game, initSync } from "../../www/engine.js";
import { JipingError } from "../../www/error.js";

const root = join(import.meta.dirname, "..", "..");
initSync(readFileSync(join(root, "dist", "jiping.wasm")));

const size = 10 << 20;

/** So many of a piece that 10 MB are filled. */
const filled = (before: string, piece: string, after: string) =>
  before + piece.repeat(Math.floor((size - before.length - after.length) / piece.length)) + after;

const game = readFileSync(join(root, "www", "site", "games", "gnugo-19-18.sgf"), "utf8");

const texts: Record<string, string> = {
  games: filled(game, game, ""),
  comments: filled(`(;SZ[19];B[aa]`, `;C[${"so it is said \\] here ".repeat(40)}]`, ")"),
  variations: filled("(;SZ[19];B[aa]", "(;W[bb];B[cc])", ")"),
  nested: filled("(;SZ[19]", "(;C[x]", "") + ")".repeat(size / 6),
  properties: filled("(;SZ[19]", "XX[1]", ")"),
  values: filled("(;SZ[19]LB", "[aa:x]", ")"),
  markup: filled("(;SZ[19];B[aa]", "<br>\n", ")"),
};

/** The shortest of three runs, in milliseconds. */
function shortest(run: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 3; n++) {
    const start = performance.now();
    run();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** What the peer takes; nothing where it fails, as it does on deep nesting. */
function peerOn(text: string): number | undefined {
  try {
    return shortest(() => sabaki.parse(text));
  } catch {
    return undefined;
  }
}

for (const [name, text] of Object.entries(texts)) {
  const ours = shortest(() => {
    try {
      Game.fromSgf(text, { rules: "tangsong-2008" }).free();
    } catch (thrown) {
      // A record that is refused has been read as well.
      if (!(thrown instanceof JipingError)) throw thrown;
    }
  });
  const peer = peerOn(text);
  const ratio =
    peer === undefined ? "which fails" : `${peer.toFixed(0)} ms, ratio ${(ours / peer).toFixed(2)}`;
  console.log(`${name.padEnd(12)} ${ours.toFixed(0)} ms, @sabaki/sgf ${ratio}`);
}
