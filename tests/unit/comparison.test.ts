import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  baseOf,
  marginOf,
  resultOf,
  sentenceOf,
  tableOf,
  turnOf,
  type Words,
  winnerOf,
} from "../../www/comparison.js";
import type { Part } from "../../www/count.js";
import { type Comparison, type ComparisonRow, Game, rulesets } from "../../www/engine.js";
import { comparisonWords } from "../../www/messages/comparison.js";
import { languages } from "../../www/messages.js";
import { readingOf } from "../../www/reading.js";
import { marksOf } from "../../www/reservations.js";
import { changeSentence } from "../../www/site/comparison-change.js";
import {
  type Asked,
  asItWas,
  chipsOf,
  komiIn,
  markedOf,
  optionsOf,
  pointIn,
  takenBack,
  unsupposed,
  withOneMore,
} from "../../www/site/comparison-state.js";
import { chipWords, sectionWords } from "../../www/site/comparison-words.js";
import { columns } from "../../www/width.js";
import { sample, samples } from "./counts.js";

const declarations = readFileSync(new URL("../../pkg/jiping_wasm.d.ts", import.meta.url), "utf8");

function declared(type: string): string[] {
  const [, text = ""] = new RegExp(`export type ${type} =([^]*?);\n`).exec(declarations) ?? [];
  return [...text.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name).sort();
}

const tongues = ["en", "zh-Hans"] as const;
const all: readonly Words[] = tongues.map((lang) => ({
  messages: languages[lang],
  comparison: comparisonWords[lang],
}));

function compared(name: string, asked: Asked = asItWas, rules = "tangsong-2008"): Comparison {
  const wish = { method: undefined, komi: undefined, compensation: undefined, longCycles: undefined };
  const { game, called } = readingOf({ ...wish, text: sample(name), rules, dead: undefined });
  return game.compare({ ...called, ...optionsOf(asked) });
}

test("every cause and every ending has words in every language", () => {
  const causes = declared("Cause");
  assert.ok(causes.includes("komi") && causes.length > 10);
  for (const { comparison } of all) {
    assert.deepEqual(Object.keys(comparison.causes).sort(), causes);
    assert.deepEqual(Object.keys(comparison.happened).sort(), causes);
    assert.equal(new Set(Object.values(comparison.causes)).size, causes.length);
    assert.deepEqual(
      Object.keys(comparison.ended).sort(),
      declared("Outcome").filter((name) => name !== "counted"),
    );
  }
  assert.deepEqual(Object.keys(sectionWords.en).sort(), Object.keys(sectionWords["zh-Hans"]).sort());
});

test("every cause is a sentence, with its points and moves or without", () => {
  const bare = (cause: Part["cause"]): Part => ({
    cause,
    points: -1,
    base: 0,
    board: [],
    owners: [],
    moves: [],
  });
  const full = (cause: Part["cause"]): Part => ({
    cause,
    points: 2,
    base: -2,
    board: ["C6", "D6"],
    owners: [{ points: ["C6", "D6"], base: "shared", row: "black" }],
    moves: [
      { number: 58, color: "white", point: null },
      { number: 231, color: "black", point: "K10" },
    ],
  });
  const comparison = compared("seki-7.txt");
  const [base, row] = comparison.rows;
  assert.ok(base && row);
  for (const words of all) {
    for (const cause of Object.keys(words.comparison.causes) as Part["cause"][]) {
      for (const part of [bare(cause), full(cause)]) {
        const sentence = sentenceOf(part, base, row, words);
        assert.match(sentence, words.messages.lang === "en" ? /^[A-Z].*\.$/ : /。$/);
        assert.doesNotMatch(sentence, /undefined|NaN|object|null/);
      }
    }
  }
  const [en, zh] = all;
  assert.ok(en && zh);
  assert.equal(
    sentenceOf(full("parity"), base, row, en),
    "Parity: Black put the last stone before the stop, move 231 at K10, and under Tang-Song 2008 Black pays 2 points for having had more turns than White; so the result is 2 points better for Black under Ming-Qing 2008 than under Tang-Song 2008.",
  );
  assert.equal(
    sentenceOf(full("seki"), base, row, en),
    "Seki: C6 and D6 are Black's under Ming-Qing 2008, shared under Tang-Song 2008; so the result is 2 points better for Black under Ming-Qing 2008 than under Tang-Song 2008.",
  );
  assert.equal(
    sentenceOf(full("seki"), base, row, zh),
    "双活：C6、D6 按明清版 2008 归黑方，按唐宋版 2008 不归任何一方；因此按明清版 2008 比按唐宋版 2008 对黑方有利 2 点。",
  );
});

test("a reason says who pays for what happened, how much, and under which ruleset", () => {
  const [en, zh] = all;
  assert.ok(en && zh);
  /** The sentences about a cause without the last half, which every one has. */
  const check = (base: string, other: string, cause: Part["cause"], expected: readonly string[]) => {
    const comparison = compared("gnugo-19-6.sgf", { ...asItWas, base });
    const [from, row] = [base, other].map((id) => comparison.rows.find(({ rules }) => rules === id));
    const part = row?.difference?.parts.find((candidate) => candidate.cause === cause);
    assert.ok(from && row && part, cause);
    assert.deepEqual(
      [en, zh].map((words) => sentenceOf(part, from, row, words).split(/; so|；因此/)[0]),
      expected,
    );
  };
  check("mingqing-2008", "tangsong-2008", "first-pass", [
    "First pass: White was the first to pass, move 228, and under Tang-Song 2008 Black pays 1 point for that",
    "先虚：全局的第一手虚着是白方下的（第 228 手），按唐宋版 2008 黑方为此付 1 点",
  ]);
  check("tangsong-2008", "mingqing-2008", "first-pass", [
    "First pass: White was the first to pass, move 228, and under Tang-Song 2008 Black pays 1 point for that",
    "先虚：全局的第一手虚着是白方下的（第 228 手），按唐宋版 2008 黑方为此付 1 点",
  ]);
  check("chinese-2002", "japanese-1989", "parity", [
    "Parity: Black put the last stone before the stop, move 227 at Q6, and under Japanese 1989 Black pays 1 point for having had more turns than White",
    "单官奇偶：休止之前的最后一子是黑方下的（第 227 手 Q6），按日本规约 1989 黑方着手比白方多，付 1 点",
  ]);
  check("chinese-2002", "ancient-stones", "group-tax", [
    "Group tax: every group keeps points for its eyes, White's groups 2 more than Black's, and Ancient stones takes them off",
    "还棋头：每块棋都要留出做眼的点，白方各块共比黑方多留 2 点，按明清数子这些点不算",
  ]);
  const taxed = compared("gnugo-19-6.sgf", { ...asItWas, base: "chinese-2002" }).rows;
  const tax = taxed.find(({ rules }) => rules === "ancient-stones")?.difference?.parts;
  assert.ok((tax?.find(({ cause }) => cause === "group-tax")?.board.length ?? 99) < 20);
});

test("half a point is told as one point is", () => {
  const [en] = all;
  assert.ok(en);
  const by = (margin: number) =>
    en.comparison.counted({ kind: "counted", winner: "black", margin, zi: null } as const);
  assert.deepEqual([0.5, 1, 1.5].map(by), ["Black by ½ point", "Black by 1 point", "Black by 1½ points"]);
});

test("every part of every game is a sentence, and the parts add up", () => {
  for (const name of samples) {
    for (const { id } of rulesets()) {
      const comparison = compared(name, { ...asItWas, base: id });
      const base = baseOf(comparison);
      assert.ok(base, id);
      for (const row of comparison.rows) {
        const { points = 0, parts = [] } = row.difference ?? {};
        assert.equal(
          parts.reduce((sum, part) => sum + part.points, 0),
          points,
          `${name} ${id} ${row.rules}`,
        );
        for (const words of all) {
          const told = parts.map((part) => sentenceOf(part, base, row, words));
          for (const sentence of [resultOf(row, words), ...told]) {
            assert.doesNotMatch(sentence, /undefined|NaN|object|null/, `${name} ${id} ${row.rules}`);
          }
        }
      }
    }
  }
});

/** What is said to have turned the winner: who wins, and every cause without which that would not be. */
function checkTurn(row: ComparisonRow, base: ComparisonRow, where: string): void {
  const { parts = [], turnedBy = [] } = row.difference ?? {};
  const [winner, margin] = [winnerOf(row), marginOf(row)];
  for (const words of all) {
    const said = turnOf(row, base, words);
    if (winner === winnerOf(base)) {
      assert.equal(said, "", where);
      continue;
    }
    const named = winner === null ? /draw|和棋/ : winner === "black" ? /Black|黑/ : /White|白/;
    assert.match(said, named, where);
    for (const cause of turnedBy)
      assert.ok(said.includes(words.comparison.causes[cause]), `${where}: ${cause}`);
  }
  for (const { cause, points } of parts) {
    if (!turnedBy.includes(cause) || margin === null || cause === "tie") continue;
    const without = margin - points;
    const still = winner === "black" ? without > 0 : winner === "white" ? without < 0 : without === 0;
    assert.ok(!still, `${where}: without ${cause} still ${winner}`);
  }
}

test("what turned the winner is named, and without it the winner is another", () => {
  const questions: readonly Asked[] = [
    asItWas,
    { ...asItWas, komi: 0 },
    { ...asItWas, firstPass: "white", komi: 6.5 },
    takenBack(asItWas),
  ];
  let turned = 0;
  for (const name of samples) {
    for (const asked of questions) {
      for (const id of ["tangsong-2008", "tromp-taylor"]) {
        const comparison = compared(name, { ...asked, base: id });
        const base = baseOf(comparison);
        if (base?.outcome.kind !== "counted") continue;
        for (const row of comparison.rows.filter(({ outcome }) => outcome.kind === "counted")) {
          if (winnerOf(row) !== winnerOf(base)) turned++;
          checkTurn(row, base, `${name} ${JSON.stringify(asked)} ${id} ${row.rules}`);
        }
      }
    }
  }
  assert.ok(turned > 20);
});

test("the ruleset of the board does not change what the others give", () => {
  const margins = ({ rows }: Comparison) => rows.map(({ outcome }) => outcome);
  for (const rules of ["tromp-taylor", "japanese-1989"]) {
    const own = compared("gnugo-19-6.sgf", asItWas, rules);
    assert.equal(own.base, rules);
    assert.deepEqual(margins(own), margins(compared("gnugo-19-6.sgf")));
  }
});

test("stones are told of only where they count", () => {
  const [en, zh] = all;
  assert.ok(en && zh);
  for (const row of compared("gnugo-9-2.sgf").rows) {
    const counts = !["japanese-1989", "korean"].includes(row.rules);
    assert.equal(/ zi$/.test(resultOf(row, en)), counts, row.rules);
    assert.equal(/ 子$/.test(resultOf(row, zh)), counts, row.rules);
  }
});

test("one fact is supposed at a time", () => {
  const game = Game.fromSgf(sample("gnugo-9-2.sgf"), { rules: "law-2012" });
  const both = { firstPass: "white", oneMore: "A1" } as const;
  assert.throws(() => game.compare({ suppose: [both] }), { code: "bad-option" });
});

test("what turned the winner is told", () => {
  const [en, zh] = all;
  assert.ok(en && zh);
  const comparison = compared("gnugo-19-6.sgf");
  const row = comparison.rows.find(({ rules }) => rules === "tromp-taylor");
  assert.ok(row);
  assert.equal(
    turnOf(row, baseOf(comparison), en),
    "White wins here. Turned by dead stones: if that were as under Tang-Song 2008, Black would win here too.",
  );
  assert.equal(
    turnOf(row, baseOf(comparison), zh),
    "按此规则白胜。翻转胜负的是死子：这一项若与唐宋版 2008 相同，这里也是黑胜。",
  );
  const drawn = { name: "AGA", winner: null };
  assert.match(en.comparison.turned("white", [], drawn), /together they do\.$/);
  assert.equal(
    zh.comparison.turned(null, [], drawn),
    "按此规则为和棋。单看哪一项都不足以改变胜负，合起来才改变。",
  );
  assert.match(
    en.comparison.turned("black", ["komi", "seki"], drawn),
    /: if any one of them were as under AGA, it would be a draw here too\.$/,
  );
});

test("moves that a ruleset forbids are told with the row", () => {
  const game = Game.fromSgf("(;SZ[3]AB[ab][ba];W[aa];B[];W[])", { rules: "tangsong-2008" });
  const comparison = game.compare();
  for (const words of all) {
    const text = tableOf(comparison, words).join("\n");
    assert.match(
      text,
      words.messages.lang === "en" ? /1 move against these rules/ : /有 1 手为本规则所禁[\s\S]*禁止自尽/,
    );
    assert.doesNotMatch(text, /undefined|NaN|object|illegal-/);
  }
  assert.ok(comparison.rows.some(({ illegal }) => illegal.length === 0));
});

test("a ruleset has its marks in the table, and the legend says what they mean", () => {
  const comparison = compared("seki-7.txt");
  for (const words of all) {
    const lines = tableOf(comparison, words);
    for (const { id, fields } of rulesets()) {
      const name = words.messages.rulesets[id] + marksOf(fields);
      assert.ok(
        lines.some((line) => line.startsWith(`${name}  `)),
        name,
      );
    }
    assert.match(lines.at(-1) ?? "", /≈.*\*/);
  }
});

test("a character of Chinese takes two columns, and so does its punctuation", () => {
  assert.deepEqual(["黑胜，合 3½ 子", "Black by 7½ · 3¾ zi", ""].map(columns), [14, 19, 0]);
});

test("what is supposed goes to the engine in its order, and can be taken away one by one", () => {
  const asked: Asked = {
    ...withOneMore(takenBack({ ...asItWas, firstPass: "white", komi: 7 }), "K10"),
    base: "aga",
  };
  assert.deepEqual(optionsOf(asked), {
    base: "aga",
    komi: 7,
    suppose: [{ firstPass: "white" }, { takeBack: true }, { oneMore: "K10" }],
  });
  const chips = chipsOf(asked);
  assert.deepEqual(
    chips.map(({ kind }) => kind),
    ["first-pass", "komi", "take-back", "one-more"],
  );
  for (const { kind, without } of chips) {
    assert.deepEqual(
      chipsOf(without).map((chip) => chip.kind),
      chips.map((chip) => chip.kind).filter((other) => other !== kind),
    );
  }
  assert.deepEqual(optionsOf(unsupposed(asked)), { base: "aga", suppose: [] });
  assert.deepEqual(optionsOf(asItWas), { suppose: [] });
});

test("what another question changes is told in one sentence", () => {
  const before = compared("gnugo-19-6.sgf");
  const check = (asked: Asked, en: string, zh: string) =>
    assert.deepEqual(
      tongues.map((lang, index) => {
        const words = { ...(all[index] as Words), section: sectionWords[lang] };
        return changeSentence(before, compared("gnugo-19-6.sgf", asked), asked, words);
      }),
      [en, zh],
    );
  check(asItWas, "As it was. No result changes.", "原局：各家结果不变。");
  check({ ...asItWas, base: "aga" }, "Compared with AGA.", "改以此规则为准：美国规则 AGA。");
  check(
    { ...asItWas, firstPass: "black" },
    "Supposed: Black passed first. 4 results change, the winner in none.",
    "假如黑方先虚着：有 4 家结果改变，胜负都不变。",
  );
  check(
    { ...asItWas, firstPass: "black", komi: 100 },
    "Supposed: Black passed first, komi 100 for all. 17 results change, the winner in 16.",
    "假如黑方先虚着，一律贴 100 点：有 17 家结果改变，其中 16 家胜负也变。",
  );
});

test("taking back a supposed stone is supposing less", () => {
  assert.deepEqual(takenBack(withOneMore(asItWas, "K10")), asItWas);
  assert.equal(takenBack(takenBack(asItWas)).changes.length, 2);
  const chips = chipsOf(takenBack(takenBack(takenBack(asItWas))));
  assert.deepEqual(
    chips.map((chip) => chipWords(chip, sectionWords.en)),
    ["last stone taken back", "stone 2 from the end taken back", "stone 3 from the end taken back"],
  );
  assert.equal(new Set(chips.map((chip) => chipWords(chip, sectionWords["zh-Hans"]))).size, 3);
});

test("the rings are the stones supposed, and the points and moves of a part", () => {
  const part: Part = {
    cause: "parity",
    points: 1,
    base: 0,
    board: ["A1"],
    owners: [],
    moves: [
      { number: 1, color: "black", point: "B2" },
      { number: 2, color: "white", point: null },
    ],
  };
  const asked = withOneMore(asItWas, "C3");
  assert.deepEqual(markedOf(asked, part), ["C3", "A1", "B2"]);
  assert.deepEqual(markedOf(asItWas, undefined), []);
});

test("komi and points are read as they are typed", () => {
  const typed = ["6.5", "6½", "６½", "½", "6,5", "６．５", "６，５", " 7 ", "−2", "－2", " "];
  assert.deepEqual(typed.map(komiIn), [6.5, 6.5, 6.5, 0.5, 6.5, 6.5, 6.5, 7, -2, -2, undefined]);
  for (const text of ["much", "0x10", "1e2", "6.25", "6..5", "½6", "501", "."]) {
    assert.ok(Number.isNaN(komiIn(text)), text);
  }
  assert.deepEqual([" k10 ", "Ｋ１０"].map(pointIn), ["K10", "K10"]);
});
