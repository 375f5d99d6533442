// What is written is read again as the same: records, drawings, counts as JSON.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "../../www/engine.js";
import { readingOf } from "../../www/reading.js";
import "./counts.js";

const seki = "OOOOO..\nOXXXOOO\nOX.XXXO\nXXOO.XO\nX.OOXXO\nXXXXXOO\nOOOOOO.\n";

function read(text: string | Uint8Array, rules?: string) {
  return readingOf({ text, rules, method: undefined, komi: undefined, dead: undefined });
}

test("a count is found again in the record that it is written as", () => {
  const options = { rules: "law-2012", komi: 3.5, compensation: "surplus", toMove: "white" } as const;
  const game = Game.fromDiagram(seki, { ...options, captured: { black: 2, white: 5 } });
  game.play("F7");
  game.pass("play-on");
  game.pass("stop");
  game.pass("stop");
  const owners = { E4: "white", B3: "shared" } as const;
  const count = game.settle({ dead: [], owners }).count();
  const text = game.toSgf({ dead: [], owners });
  assert.match(text, /RU\[law-2012\]KM\[3\.5\]RE\[W\+/);
  const again = read(text);
  assert.deepEqual(again.state.notes, []);
  assert.deepEqual([again.rules.id, again.owners], ["law-2012", owners]);
  // The record has the result now, which a drawing has not.
  const { recorded, ...others } = again.count;
  assert.equal(recorded?.code, "result-agrees");
  assert.deepEqual({ ...others, recorded: count.recorded }, count);
  assert.deepEqual(again.state.moves, game.state.moves);
  // What is asked for goes before what the record says.
  const other = readingOf({
    text,
    rules: "aga",
    method: undefined,
    komi: "0",
    dead: "none",
    owners: "",
  });
  assert.deepEqual([other.rules.id, other.state.komi, other.owners], ["aga", 0, {}]);
  // The organiser's choices are those of the record under its own ruleset only.
  assert.deepEqual([again.state.decided.length, other.state.decided.length], [2, 1]);
});

test("what is in the file of a record stays there, but for what is said anew", () => {
  const record =
    "(;GM[1]SZ[5]CA[gbk]KM[375]RE[B+R]XX[\\]a];B[bb]C[好];W[cc](;B[dd]N[main])(;B[cd];W[dd]))(;SZ[9];B[ee])";
  const game = Game.fromSgf(record, { rules: "chinese-2002" });
  const line = game.at(2);
  line.play("A1");
  const text = line.toSgf({ dead: [] });
  for (const kept of [
    "XX[\\]a]",
    "C[好]",
    "N[main]",
    "JIPINGKM[375]",
    "JIPINGRE[B+R]",
    "B[cd]",
    "W[dd]",
    "B[ee]",
  ]) {
    assert.ok(text.includes(kept), `${kept} in ${text}`);
  }
  assert.match(text, /CA\[UTF-8\]/);
  assert.deepEqual(read(text).state.moves.length, 3);
  // Without an agreement there is no result to be told.
  assert.ok(line.toSgf().includes("RE[B+R]"));
});

test("a board as text, its dead drawn so", () => {
  const game = Game.fromDiagram(". X O\nX X O\n. X .");
  assert.equal(game.toDiagram(), ". X O\nX X O\n. X .\n");
  assert.equal(game.toDiagram({ dead: ["C3"], form: "lines" }), "┌●ｏ\n●●ｏ\n└●┘\n");
  assert.deepEqual(read(game.toDiagram({ dead: ["C2"] })).dead, ["C3", "C2"]);
  assert.throws(() => game.toDiagram({ form: "svg" as "lines" }), { code: "bad-option" });
});

test("a count as JSON has everything that it rests on", () => {
  const game = Game.fromDiagram(seki, { rules: "law-2012", komi: 7 });
  const dead = game.settle({ dead: "auto" }).count().dead;
  const owners = { E4: "white", B3: "shared" } as const;
  const count = JSON.parse(JSON.stringify(game.settle({ dead: [], owners }).count()));
  assert.deepEqual(count.claims, [
    { point: "E4", owner: "white" },
    { point: "B3", owner: "shared" },
  ]);
  assert.deepEqual([count.dead, dead], [[], dead]);
  assert.deepEqual([count.rules, count.decided[0].field, count.result.komi], ["law-2012", "komi", 7]);
  const all = Object.values<string[]>(count.start.owners).flat();
  assert.equal(new Set(all).size, count.size.width * count.size.height);
});
