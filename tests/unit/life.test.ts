// Judging who is dead, as a program asks for it: in slices, and at once.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, type Judgement } from "../../www/engine.js";
import type { JipingError } from "../../www/error.js";
import { sample } from "./counts.js";

const lone = "..XO.O.\n..XO.XO\n.XXOO.O\n..X.OO.\n.XXO.O.";
const all = 200;

const gameOf = (text: string, rules = "law-2012") =>
  text.startsWith("(") ? Game.fromSgf(text, { rules }) : Game.fromDiagram(text, { rules });

/** A judgement made in slices of so many playouts. */
function judgement(text: string, slice = all): Judgement {
  const judging = gameOf(text).judge();
  while (judging.advance(slice).done < all);
  return judging.finish();
}

/** Each chain by its first stone, with what becomes of it. */
function chains({ chains }: Judgement): string {
  return chains
    .map(({ color, stones, status, doubtful }) => `${color} ${stones[0]} ${status}${doubtful ? "?" : ""}`)
    .join(", ");
}

test("every chain has its colour, its stones and what becomes of it", () => {
  const { dead, leaning, ...judged } = judgement(lone);
  assert.deepEqual(dead, ["F4"]);
  assert.match(chains(judged as Judgement), /black C5 alive, white D5 alive, .*black F4 dead/);
  assert.equal(leaning.length, 35);
  const [first] = judged.chains;
  assert.deepEqual(first?.stones.slice(0, 2), ["C5", "C4"]);
  assert.ok(judged.chains.every(({ confidence }) => confidence >= 0 && confidence <= 100));
});

test("slices of any length come to the same judgement", () => {
  const game = sample("gnugo-9-2.sgf");
  assert.deepEqual(judgement(game, 7), judgement(game));
  assert.deepEqual(judgement(game).dead, gameOf(game).state.marks?.dead);
});

test("a judgement tells how far it is, and ends where it was told to", () => {
  const judging = gameOf(lone).judge({ playouts: 5 });
  assert.deepEqual(judging.advance(3), { done: 3, all: 5 });
  assert.deepEqual(judging.advance(3), { done: 5, all: 5 });
  judging.finish();
  const freed = ({ code }: JipingError) => code === "freed";
  assert.throws(() => judging.advance(1), freed);
  assert.throws(() => judging.finish(), freed);
  const cancelled = gameOf(lone).judge();
  cancelled.free();
  assert.throws(() => cancelled.advance(1), freed);
});

test("a number of playouts is whole, and not too large", () => {
  for (const playouts of [-1, 0.5, Number.NaN, 1e6]) {
    assert.throws(
      () => gameOf(lone).judge({ playouts }),
      ({ code }: JipingError) => code === "bad-option",
      String(playouts),
    );
  }
});

test("a game is settled with the dead that are judged so", () => {
  const lead = (text: string, rules: string, dead: "auto" | string[]) =>
    gameOf(text, rules).settle({ dead }).count().result.marginBeforeKomi;
  assert.equal(lead(lone, "law-2012", "auto"), lead(lone, "law-2012", ["F4"]));
  assert.notEqual(lead(lone, "law-2012", "auto"), lead(lone, "law-2012", []));
  const { rows } = gameOf(lone).compare({ dead: "auto" });
  assert.deepEqual(rows, gameOf(lone).compare({ dead: ["F4"] }).rows);
});

test("where a ruleset leaves every stone alive none is proposed, and others still lift them", () => {
  const stopped = gameOf(`${sample("gnugo-9-2.sgf").trim()}`, "tromp-taylor");
  assert.equal(stopped.state.phase, "all-alive");
  assert.deepEqual(
    stopped.settle({ dead: "auto" }).count().result,
    stopped.settle({ dead: [] }).count().result,
  );
  assert.deepEqual(stopped.compare({ dead: "auto" }).rows, stopped.compare({ dead: ["E5"] }).rows);
});

test("what contradicts the board is not proposed", () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  for (let board = 0; board < 300; board++) {
    const rows = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => "X.O."[random(4)]).join(""));
    try {
      gameOf(rows.join("\n")).settle({ dead: "auto" }).free();
    } catch (thrown) {
      // Chains without a liberty are no position.
      assert.equal((thrown as JipingError).code, "no-liberty", rows.join("\n"));
    }
  }
});

/** What is found in a drawing, told shortly. */
function found(text: string, dead: "auto" | string[] = []): string {
  const { sekis, dame, gaps, moves, claims } = gameOf(text).findings({ dead });
  return [
    ...sekis.map(({ black, white, shared, owned }) => {
      const mine = owned.map(({ point, owner, right }) => `${point} ${owner} ${right}`);
      return `seki ${black.length}:${white.length} ${[...shared, ...mine].join(" ")}`;
    }),
    ...(dame.length > 0 ? [`dame ${dame.join(" ")}`] : []),
    ...gaps.map(({ color, open }) => `${color} is open at ${open.join(" ")}`),
    ...moves.map(({ point, color, effect }) => `${color} ${effect} at ${point}`),
    ...claims.map(({ point, owner }) => `${point}=${owner}`),
  ].join(", ");
}

test("what is found on a stopped board", () => {
  assert.equal(found(".XO.\n.XO.\n.XO."), "");
  assert.equal(found(".X.O.\n.X.O.\n.X.O."), "dame C3 C2 C1");
  assert.equal(found(". X O .\n. . O .\n. X O ."), "black is open at B2");
  assert.equal(found(lone, ["F4"]), "dame D2");
  assert.equal(found(lone, "auto"), "dame D2");
});

test("only a list or the word is a proposal", () => {
  for (const dead of ["none", 3, [4]]) {
    assert.throws(
      () => gameOf(lone).settle({ dead: dead as "auto" }),
      ({ code, params }: JipingError) => code === "bad-option" && params.name === "dead",
    );
  }
});
