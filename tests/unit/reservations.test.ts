import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, type Ruleset, rulesets } from "../../www/engine.js";
import { JipingError } from "../../www/error.js";
import { messagesFor } from "../../www/messages.js";
import { readingOf } from "../../www/reading.js";
import { marksOf, reservationsOf } from "../../www/reservations.js";
import { sample } from "./counts.js";

const text = sample("gnugo-9-2.sgf");
const wish = { text, rules: undefined, method: undefined, komi: undefined, dead: undefined };

function row(id: string): Ruleset {
  return rulesets().find((rules) => rules.id === id) ?? assert.fail(id);
}

function told(id: string, lang = "en"): string[] {
  return reservationsOf(row(id).fields, [], messagesFor(lang)).map(
    ({ mark, sentence }) => `${mark} ${sentence}`,
  );
}

test("every ruleset has a sheet: each field once, with words for its name", () => {
  for (const { id, fields, komi } of rulesets()) {
    const names = fields.map(({ field }) => field);
    assert.equal(new Set(names).size, names.length, id);
    assert.ok(names.length >= 11, id);
    assert.equal(fields.find(({ field }) => field === "komi")?.value, String(komi));
    for (const lang of ["en", "zh"]) {
      for (const name of names) assert.ok(messagesFor(lang).fields.names[name], name);
    }
    assert.ok(fields.every(({ basis }) => basis !== "organiser"));
  }
});

test("what is only approximated or inferred is said with the name", () => {
  assert.deepEqual(told("ing"), ["≈ Only approximated here: repetition."]);
  assert.equal(marksOf(row("ing").fields), " ≈");
  assert.deepEqual(told("seven-article"), [
    "≈ Only approximated here: what makes a pause, what follows a pause.",
    "* Inferred, the text is silent or lost: repetition, suicide, equal results.",
  ]);
  assert.equal(marksOf(row("seven-article").fields), " ≈*");
  assert.deepEqual(told("law-2012", "zh"), ["* 原文未载或已佚，据推断：强制终局。"]);
  assert.deepEqual(told("chinese-2002"), [
    "≈ Only approximated here: repetition.",
    "* Inferred, the text is silent or lost: handicap.",
  ]);
  assert.equal(marksOf(row("chinese-2002").fields), " ≈*");
  assert.match(told("ancient-stones").join(), /^\* Almost everything/);
});

test("what the organiser decides is named, and no longer held against the ruleset", () => {
  const read = readingOf({ ...wish, rules: "ing", komi: "7.5", longCycles: "draw", compensation: "surplus" });
  const decided = read.state.decided.map(({ field, value, basis }) => `${field} ${value} ${basis}`);
  assert.deepEqual(decided, [
    "repetition simple-draw organiser",
    "compensation surplus organiser",
    "komi 7.5 organiser",
  ]);
  const lines = reservationsOf(read.rules.fields, read.state.decided, messagesFor("en"));
  assert.deepEqual(lines, [
    { mark: "!", sentence: "Decided for this game, not by the ruleset: repetition, compensation, komi." },
  ]);
  assert.deepEqual(readingOf(wish).state.decided, []);
});

// The first game of the worked cases: White passes first, Black moves last, so that the three pay 0, 1 and 1.
const first = "(;SZ[5];B[cc];W[dc];B[cd];W[dd];B[cb];W[db];B[ce];W[de];B[ba];W[da];B[ca];W[];B[])";

test("the organiser's compensation is counted by every method alike", () => {
  for (const { id, methods } of rulesets().filter((rules) => rules.methods.includes("area"))) {
    for (const [compensation, paid] of [
      ["nothing", 0],
      ["first-pass-white", 1],
      ["surplus", 1],
    ] as const) {
      const game = Game.fromSgf(first, { rules: id, compensation });
      for (const method of methods) {
        const settlement = game.settle({});
        const { result, checks } = settlement.count(method);
        assert.equal(result.compensation, paid, `${id} ${compensation}`);
        assert.equal(result.marginBeforeKomi, 5 - paid, `${id} ${compensation}`);
        assert.ok(
          checks.every(({ agrees }) => agrees),
          `${id} ${compensation} ${method}`,
        );
      }
    }
  }
});

test("a compensation is refused where area is not counted", () => {
  for (const id of ["japanese-1989", "korean", "ikeda-territory-1", "ancient-routes"]) {
    assert.throws(
      () => Game.fromSgf(first, { rules: id, compensation: "nothing" }),
      (error) =>
        error instanceof JipingError && error.code === "no-compensation" && error.params.rules === id,
    );
  }
  const bad = { rules: "law-2012", compensation: "much" as "nothing" };
  assert.throws(() => Game.fromSgf(first, bad), { code: "bad-option" });
});

test("a choice that means nothing is noted, and the ruleset's own is used", () => {
  const read = readingOf({ ...wish, compensation: "much", longCycles: "ban" });
  assert.deepEqual(
    read.notes.map(({ code, params }) => `${code} ${params.name}`),
    ["bad-value compensation", "bad-value long-cycles"],
  );
  assert.deepEqual(read.state.decided, []);
});
