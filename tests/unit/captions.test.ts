import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { citationOf, errorSentence, sentenceOf } from "../../www/captions.js";
import { languages, type Messages, messagesFor } from "../../www/messages.js";
import { fraction } from "../../www/number.js";
import { allCounts } from "./counts.js";

const declarations = readFileSync(new URL("../../pkg/jiping_wasm.d.ts", import.meta.url), "utf8");

/** The members of a union of texts, or the keys of a union of tagged objects, as the engine declares them. */
function declared(type: string, pattern: RegExp): string[] {
  const [, text = ""] = new RegExp(`export type ${type} = (.*);`).exec(declarations) ?? [];
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
  const [first, ...others] = all.map(keysOf);
  for (const other of others) assert.deepEqual(other, first);
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

test("numbers of quarters are written as players write them", () => {
  assert.deepEqual([0, 6.5, 183.75, 0.25, -2, -0.5].map(fraction), ["0", "6½", "183¾", "¼", "−2", "−½"]);
});

test("citations name the article", () => {
  const step = (article: string) => ({ cite: { rules: "tangsong-2008", article } }) as never;
  assert.equal(citationOf(step("14(3)"), messagesFor("en")), "Tang-Song 2008, article 14(3)");
  assert.equal(citationOf(step("14(3)"), messagesFor("zh-CN")), "唐宋版 2008 第十四条（3）");
  assert.equal(citationOf(step("12.1-2(1)"), messagesFor("zh")), "唐宋版 2008 第十二条 1-2（1）");
  assert.equal(citationOf(step("21"), messagesFor("zh-Hans")), "唐宋版 2008 第二十一条");
  assert.equal(citationOf(step("20"), messagesFor("zh-Hans")), "唐宋版 2008 第二十条");
});

test("an error says what and where, and an unknown one in the engine's words", () => {
  const error = {
    code: "illegal-occupied",
    message: "",
    params: { point: "C3" },
    where: { line: 4, column: 7, move: 12 },
  };
  assert.equal(
    errorSentence(error, messagesFor("en")),
    "There is a stone on C3 already. (line 4, column 7; move 12)",
  );
  assert.equal(errorSentence(error, messagesFor("zh")), "C3 已有棋子。（第 4 行第 7 列，第 12 手）");
  assert.equal(
    errorSentence({ ...error, code: "new", message: "so it is", where: {} }, messagesFor("zh")),
    "so it is",
  );
});
