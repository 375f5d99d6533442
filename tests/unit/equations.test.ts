import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "../../www/engine.js";
import { equationText, lettersOf, proofsOf, written } from "../../www/equations.js";
import { type Messages, messagesFor } from "../../www/messages.js";
import { allCounts, countOf } from "./counts.js";

const [en, zh] = [messagesFor("en"), messagesFor("zh-Hans")];

test("every sum of every proof adds up, and every method has one", () => {
  for (const { name, count } of allCounts()) {
    for (const { method, equations } of proofsOf(count)) {
      assert.ok(equations.length > 0, `${name}: ${method}`);
      for (const equation of equations) {
        const sum = equation.terms.reduce((all, { sign, value }) => all + sign * value, 0);
        assert.equal(sum, equation.total, `${name}: ${method}: ${equationText(equation, en)}`);
      }
    }
  }
});

test("where nothing is owed besides, the difference of both sides is the margin before komi", () => {
  let differences = 0;
  for (const { name, count } of allCounts()) {
    if (count.owedByBlack !== 0) continue;
    const { equations } = proofsOf(count)[0] ?? { equations: [] };
    for (const { color, total } of equations) {
      if (color) continue;
      differences++;
      assert.equal(total, count.result.marginBeforeKomi, name);
    }
  }
  assert.ok(differences > 50);
});

test("every ruleset's other methods are there, the one that is shown first, the arithmetic last", () => {
  const proofs = proofsOf(countOf("gnugo-19-6.sgf", "area"));
  assert.deepEqual(
    proofs.map(({ method }) => method),
    ["area", "equal-stones", "fill-in", "equal-empties", "arithmetic"],
  );
  assert.deepEqual(
    proofs.map(({ own }) => own),
    [true, false, false, false, false],
  );
});

function check(
  method: string,
  shown: string,
  messages: Messages,
  expected: readonly string[],
  rules?: string,
): void {
  const count = countOf("gnugo-19-6.sgf", shown, rules);
  const proof = proofsOf(count).find((other) => other.method === method);
  assert.deepEqual(
    proof?.equations.map((equation) => equationText(equation, messages)),
    expected,
  );
}

test("formulas with their numbers put in", () => {
  check("equal-stones", "area", en, [
    "b − w = 72 − 60 = 12",
    "Black: b + K + q/2 = 72 + 114 + ½ = 186½",
    "White: w + K + q/2 = 60 + 114 + ½ = 174½",
  ]);
  check("fill-in", "area", zh, ["白：180 − u + q/2 = 180 − 6 + ½ = 174½", "黑：361 − A = 361 − 174½ = 186½"]);
  check("fill-in", "area", en, ["Black: v + 2f = 1 + 4 = 5"], "ing");
  check("arithmetic", "area", en, ["A_B − A_W = 186½ − 174½ = 12"]);
  check("equal-empties", "area", en, [
    "S_B − S_W = 113 − 101 = 12",
    "Black: S + E + q/2 = 113 + 73 + ½ = 186½",
    "White: S + E + q/2 = 101 + 73 + ½ = 174½",
  ]);
  check("area", "fill-in", zh, [
    "白：S + E + q/2 = 104 + 70 + ½ = 174½",
    "黑：361 − A = 361 − 174½ = 186½",
    "白：A − K − q/2 = 174½ − 114 − ½ = 60",
    "黑：A − K − q/2 = 186½ − 114 − ½ = 72",
    "白：A − P = 174½ − 177¼ = −2¾",
  ]);
});

test("a play-off that ends in a draw is a sum as well", () => {
  const game = Game.fromDiagram("XX..XO.O\n".repeat(4), { rules: "ing" });
  const settlement = game.settle();
  const [own] = proofsOf(settlement.count("fill-in"));
  settlement.free();
  game.free();
  assert.deepEqual(
    own?.equations.map((equation) => equationText(equation, en)),
    ["v = 0 = 0"],
  );
});

test("a number below nothing stands in brackets", () => {
  const terms = [
    { sign: 1, symbol: "m", value: -3 },
    { sign: -1, symbol: "c", value: 1 },
  ] as const;
  assert.equal(written({ color: "black", terms, total: -4 }).numbers, "(−3) − 1");
});

test("each letter is explained once", () => {
  assert.deepEqual(lettersOf(proofsOf(countOf("gnugo-19-6.sgf", "fill-in")).slice(0, 2)), [
    "u",
    "q",
    "A",
    "b",
    "w",
    "K",
  ]);
});
