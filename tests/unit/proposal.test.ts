// What is said of dead stones that nobody has named, in both languages.

import assert from "node:assert/strict";
import { test } from "node:test";
import { languages } from "../../www/messages.js";
import { doubtedStones, type Noticed, toldOf } from "../../www/proposal.js";
import { countedOf, openedOf, readingOf, type Wish } from "../../www/reading.js";
import { sample } from "./counts.js";

const nothing = { rules: "law-2012", method: undefined, komi: undefined, dead: undefined };
const lone = "..XO.O.\n..XO.XO\n.XXOO.O\n..X.OO.\n.XXO.O.";
/** Whether the corner lives depends on who plays first. */
const open = "...XO..\nXXXXO..\nOOOOO..\n.......\n.......\n.......";

const noticed = ({ chains, findings }: Noticed) => [
  ...chains.map(({ color, stones, dead }) => `${color} ${stones.join(" ")} ${dead ? "dead" : "alive"}`),
  ...findings.map(({ sentence }) => sentence),
];

/** Everything that is told of a game. */
function told(text: string, wish: Partial<Wish> = {}, language: keyof typeof languages = "en") {
  const all = toldOf(readingOf({ text, ...nothing, ...wish }), languages[language].life);
  return all && [all.summary, noticed(all.first), noticed(all.more)];
}

test("where the dead are named or marked nothing is said", () => {
  assert.equal(told(lone, { dead: "none" }), undefined);
  assert.equal(told(lone, { dead: "F4" }), undefined);
  assert.equal(told(sample("gnugo-9-2.sgf")), undefined);
  assert.equal(told("...\n...\n..."), undefined);
});

test("where the game ended without a count nothing is said, unless somebody asks", () => {
  const ended = (result: string) =>
    `(;SZ[7]RE[${result}]AB[ca][cb][cc][cd][ce][cf][cg]AW[da][db][dc][dd][de][df][dg]AB[fd])`;
  for (const result of ["B+R", "W+T", "Void", "黑中盘胜"]) {
    assert.equal(told(ended(result)), undefined, result);
    assert.match(String(told(ended(result), { dead: "auto" })), /taken for dead/, result);
  }
  for (const result of ["B+3.5", "B+", "?", "0"])
    assert.match(String(told(ended(result))), /taken for dead/, result);
});

test("where a ruleset leaves every stone alive nothing is said either", () => {
  const unmarked = sample("gnugo-9-2.sgf").replace(/TB(\[[^\]]*\])+|TW(\[[^\]]*\])+/g, "");
  assert.equal(told(unmarked)?.[0], "1 chain is taken for dead, 1 stone.");
  assert.equal(told(unmarked, { rules: "tromp-taylor" }), undefined);
  const { dead, called, notes } = readingOf({ text: unmarked, ...nothing, rules: "tromp-taylor" });
  assert.deepEqual([dead, called.dead, notes], [[], ["E5"], []]);
});

test("the dead are told, then what else was found", () => {
  const more = ["black F4 dead", "Neutral, and nobody has played there: D2."];
  assert.deepEqual(told(lone), ["1 chain is taken for dead, 1 stone.", [], more]);
  assert.deepEqual(told(lone, { dead: "auto" }), told(lone));
  assert.deepEqual(told(lone, {}, "zh-Hans"), [
    "判为死棋 1 块，共 1 子。",
    [],
    ["black F4 dead", "单官未收：D2。"],
  ]);
});

test("what is in doubt comes first", () => {
  const [summary, first] = told(open) ?? [];
  assert.match(
    String(summary),
    /^(1 chain is|No stone is) taken for dead.* 1 chain is in doubt: look at it first\.$/,
  );
  assert.match(String(first), /^black D6 A5 B5 C5 D5 (dead|alive)$|^black D6 (dead|alive)/);
  const reading = readingOf({ text: open, ...nothing });
  assert.ok(doubtedStones(reading).includes("D6"));
});

/** What is told when a reader has called these stones dead after a judgement. */
function turned(text: string, dead: string) {
  const { game } = openedOf({ text, ...nothing });
  const judging = game.judge();
  judging.advance(200);
  const reading = countedOf(openedOf({ text, ...nothing, dead }), judging.finish());
  const all = toldOf(reading, languages.en.life);
  return all && [all.summary, noticed(all.first).join(" "), noticed(all.more)[0]];
}

test("a reader who turns a chain finds it where it was", () => {
  const open = "White's territory is open at E4: it is counted as it stands.";
  assert.deepEqual(turned(lone, "none"), ["No stone is taken for dead.", open, "black F4 alive"]);
  assert.deepEqual(turned(lone, "F4"), ["1 chain is taken for dead, 1 stone.", "", "black F4 dead"]);
  assert.match(String(turned(lone, "F4 D5")), /^2 chains are taken for dead/);
});

test("what still changes the result comes first, too", () => {
  const gap = turned(".X.O.\n.X.O.\n...O.\n.X.O.\n.X.O.", "none");
  assert.match(String(gap?.[1]), /Black's territory is open at B3: it is counted as it stands\.$/);
});

test("stones that are taken can be saved only where it is so", () => {
  const five = "XXXXXXX.\nXOOOOOX.\nXO.XXOX.\nXOXX.OX.\nXOOOOOXX\nXXXXXXX.";
  const judging = openedOf({ text: five, ...nothing }).game.judge();
  judging.advance(1);
  const reading = countedOf(openedOf({ text: five, ...nothing, dead: "none" }), judging.finish());
  const told = (language: keyof typeof languages) =>
    toldOf(reading, languages[language].life)?.first.findings.map(({ sentence }) => sentence);
  assert.deepEqual(told("en"), ["Black can still take stones at C4."]);
  assert.deepEqual(told("zh-Hans"), ["C4 还有得下：黑下能吃子。"]);
});

test("a seki is told once, with all that both need", () => {
  const text = "OOOOO..\nOXXXOOO\nOX.XXXO\nXXOO.XO\nX.OOXXO\nXXXXXOO\nOOOOOO.";
  const { more } = toldOf(readingOf({ text, ...nothing }), languages["zh-Hans"].life) ?? {};
  assert.deepEqual(
    more?.findings.map(({ sentence }) => sentence),
    ["B6 与 C4 双活，公气在 C5、E4。"],
  );
});

test("a reader who does not wait gets a count with every stone alive, and is told so", () => {
  const reading = countedOf(openedOf({ text: lone, ...nothing }), "declined");
  assert.deepEqual([reading.dead, reading.proposal, reading.notes], [[], "declined", []]);
  const { summary, hint } = toldOf(reading, languages.en.life) ?? {};
  assert.equal(summary, "Who is dead was not read: every stone counts as alive.");
  assert.match(hint ?? "", /^ Press “Dead stones”/);
});
