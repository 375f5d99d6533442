import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { citationOf, errorSentence, sentenceOf, summaryOf } from "../../www/captions.js";
import { Game } from "../../www/engine.js";
import { JipingError } from "../../www/error.js";
import { languages, type Messages, messagesFor } from "../../www/messages.js";
import { fraction } from "../../www/number.js";
import { remarksOf } from "../../www/remarks.js";
import { allCounts, countOf } from "./counts.js";

const declarations = readFileSync(new URL("../../pkg/jiping_wasm.d.ts", import.meta.url), "utf8");

/** The members of a union of texts, or the keys of a union of tagged objects, as the engine declares them. */
function declared(type: string, pattern: RegExp): string[] {
  const [, text = ""] = new RegExp(`export type ${type} =([^]*?);\n`).exec(declarations) ?? [];
  const found = [...text.matchAll(pattern)].map(([, name = ""]) => name).sort();
  assert.ok(found.length > 0, type);
  return found;
}

const all: readonly Messages[] = Object.values(languages);

test("every language has words for everything that the engine can say", () => {
  const reasons = declared("Reason", /key: "([^"]+)"/g);
  const phases = declared("Phase", /"([^"]+)"/g);
  const why = declared("Why", /"([^"]+)"/g);
  const due = declared("Due", /"([^"]+)"/g);
  for (const messages of all) {
    assert.deepEqual(Object.keys(messages.reasons).sort(), reasons, messages.lang);
    assert.deepEqual(Object.keys(messages.phases).sort(), phases, messages.lang);
    assert.deepEqual(Object.keys(messages.why).sort(), why, messages.lang);
    assert.deepEqual(Object.keys(messages.due).sort(), due, messages.lang);
  }
});

test("the languages have the same tables", () => {
  const keysOf = (value: unknown): unknown =>
    typeof value === "object" && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort()
            .map(([key, inner]) => [key, keysOf(inner)]),
        )
      : typeof value;
  // English errors are told in the error's own words.
  const [first, ...others] = all.map(({ errors: _, ...tables }) => keysOf(tables));
  for (const other of others) assert.deepEqual(other, first);
});

test("every error that a reader can meet has words in Chinese", () => {
  const root = new URL("../../", import.meta.url);
  const sources = ["crate/core/src/", "crate/wasm/src/", "www/"].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(rs|ts)$/.test(name) && !name.startsWith("messages"))
      .map((name) => readFileSync(new URL(folder + name, root), "utf8")),
  );
  const patterns = [/"((?:sgf|record|diagram)-[a-z-]+)"/g, /new JipingError\(\s*"([a-z-]+)"/g];
  const codes = new Set(
    sources.flatMap((text) =>
      patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, code = ""]) => code)),
    ),
  );
  assert.ok(codes.size > 30);
  const words = messagesFor("zh-Hans").errors;
  assert.deepEqual(
    [...codes].filter((code) => !(code in words)),
    [],
  );
  for (const sentence of Object.values(words)) assert.match(sentence({}, {}), /。$/);
});

test("every step of every count is a sentence in every language", () => {
  for (const { name, count } of allCounts()) {
    for (const step of count.steps) {
      for (const messages of all) {
        const sentence = sentenceOf(step, messages);
        assert.match(sentence, messages.lang === "en" ? /^[A-Z0-9].*\.$/ : /。$/, name);
        assert.doesNotMatch(sentence + citationOf(step, messages), /undefined|NaN|object/, name);
      }
    }
  }
});

test("no caption halves what a ruleset gives to nobody", () => {
  const drawing = "X X . O\nX X . O\nX X X O";
  const said = (rules: string) => {
    const game = Game.fromDiagram(drawing, { rules });
    return game
      .settle({})
      .count("area")
      .steps.map((step) => sentenceOf(step, messagesFor("en")));
  };
  const [halved, aga] = [said("chinese-2002"), said("aga")];
  assert.ok(halved.includes("Black's area: 7 stones + 0 empty points + half of 2 shared = 8 points."));
  assert.ok(aga.includes("2 empty points are nobody's: common liberties in a seki."));
  assert.ok(aga.includes("Black's area: 7 stones + 0 empty points = 7 points."));
  assert.ok(aga.includes("The board has 12 points, 2 of them nobody's, so White's area is the rest: 3."));
  assert.ok(aga.includes("Black's par is 8¾; 7 is 1¾ below it."));
  assert.doesNotMatch(aga.join(" "), /half|shared/);
});

test("numbers of quarters are written as players write them", () => {
  assert.deepEqual([0, 6.5, 183.75, 0.25, -2, -0.5].map(fraction), ["0", "6½", "183¾", "¼", "−2", "−½"]);
});

test("citations name the article", () => {
  const step = (article: string) => ({ cite: { rules: "tangsong-2008", article } }) as never;
  assert.equal(citationOf(step("14(3)"), messagesFor("en")), "Tang-Song 2008, article 14(3)");
  assert.equal(citationOf(step("13(1), 14"), messagesFor("en")), "Tang-Song 2008, articles 13(1), 14");
  assert.equal(citationOf(step("14(3)"), messagesFor("zh-CN")), "唐宋版 2008 第十四条（3）");
  assert.equal(citationOf(step("12.1-2(1)"), messagesFor("zh")), "唐宋版 2008 第十二条 1-2（1）");
  assert.equal(citationOf(step("21"), messagesFor("zh-Hans")), "唐宋版 2008 第二十一条");
  assert.equal(citationOf(step("6(1), 10"), messagesFor("zh-Hans")), "唐宋版 2008 第六条（1）、第十条");
  assert.equal(citationOf(step("20"), messagesFor("zh-Hans")), "唐宋版 2008 第二十条");
});

test("an error says what and where, and an unknown one in its own words", () => {
  const error = {
    code: "illegal-occupied",
    message: "white may not play C3: a black stone is there",
    params: { point: "C3" },
    where: { line: 4, column: 7, move: 12, points: ["C3"] },
  };
  assert.equal(
    errorSentence(error, messagesFor("en")),
    "White may not play C3: a black stone is there (line 4, column 7; move 12).",
  );
  assert.equal(errorSentence(error, messagesFor("zh")), "C3 已有棋子（第 4 行第 7 列，第 12 手）。");
  assert.equal(
    errorSentence(
      { ...error, code: "new", message: "move 12: so it is", where: { move: 12 } },
      messagesFor("zh"),
    ),
    "Move 12: so it is.",
  );
});

test("an error names rulesets and methods, and does not quote a whole file", () => {
  const error = {
    code: "unknown-rules",
    message: "",
    params: { id: "x".repeat(1e6), used: "ing" },
    where: {},
  };
  const told = errorSentence(error, messagesFor("zh"));
  assert.match(told, /改用应氏计点制。$/);
  assert.ok(told.length < 300);
  const points = Array.from({ length: 361 }, (_, index) => `A${index}`);
  const many = { code: "", message: "x".repeat(1e6), params: {}, where: { points } };
  assert.ok(errorSentence(many, messagesFor("en")).length < 300);
});

test("notes of one kind are one remark", () => {
  const note = (line: number) => ({
    code: "sgf-missing-semicolon",
    message: "",
    params: {},
    where: { line },
  });
  const remarks = remarksOf(
    [note(3), { ...note(4), code: "sgf-komi-unreadable", params: { raw: "x" } }, note(5)],
    messagesFor("zh"),
  );
  assert.deepEqual(remarks, ["缺一个“;”（第 3 行）。 ×2", "认不出棋谱所写的贴点“x”（第 4 行）。"]);
});

test("points that an error names are named once, however many they are", () => {
  const game = Game.fromDiagram(". . X O .\n. o X O .\n. o X O .", { rules: "tromp-taylor" });
  game.pass();
  game.pass();
  const told = (dead: readonly string[]) => {
    try {
      game.settle({ dead: [...dead] });
    } catch (thrown) {
      const error = JipingError.from(thrown);
      return [languages.en, languages["zh-Hans"]].map((messages) => errorSentence(error, messages));
    }
    return assert.fail("it was settled");
  };
  const [en, zh] = told(["B2", "B1"]);
  assert.equal(en, "The game ended with every stone alive, so these cannot be dead: B2, B1.");
  assert.equal(zh?.match(/B2/g)?.length, 1, zh);
});

test("where only territory counts, the verdict has its points and prisoners", () => {
  const count = countOf("gnugo-9-2.sgf", "territory", "japanese-1989");
  assert.equal(count.result.margin, 20 - 6 - 6.5);
  assert.equal(
    summaryOf(count, languages.en),
    "left after filling: Black 20, White 6 · prisoners: 1 black stone, 2 white stones · komi 6½",
  );
  assert.equal(
    summaryOf(count, languages["zh-Hans"]),
    "填后黑 20 目，白 6 目 · 死子与提子：黑 1，白 2 · 贴 6½ 点",
  );
  assert.doesNotMatch(summaryOf(countOf("gnugo-9-2.sgf", "area"), languages.en), /prisoners/);
});
