// The invariants of www/ that can be read off its source.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const www = new URL("../../www/", import.meta.url);
const files = readdirSync(www, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .sort()
  .map((name) => ({ name, text: readFileSync(new URL(name, www), "utf8") }));

/** The source without comments. */
function code(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
}

test("comments are in English; a term of Go may stand in them, a sentence in Chinese may not", () => {
  for (const { name, text } of files) {
    const comments = text.match(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm) ?? [];
    assert.doesNotMatch(comments.join("\n"), /[，。；]/, name);
  }
});

test("only the view, the writer, the element and the site know the page", () => {
  const page = /^(view|site)\/|^(dom|element|create|registration|source|watch)\.ts$/;
  for (const { name, text } of files) {
    if (page.test(name)) continue;
    assert.doesNotMatch(
      code(text),
      /\b(document|window|HTMLElement|SVGElement|ownerDocument)\b(?!s?:)/,
      name,
    );
  }
});

test("nothing turns text into markup, code or style", () => {
  const forbidden =
    /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|"style"|new Worker/;
  for (const { name, text } of files) {
    assert.doesNotMatch(code(text), forbidden, name);
    // Files that a reader saves have such an address, and nothing else has.
    if (name !== "site/save.ts") assert.doesNotMatch(code(text), /createObjectURL/, name);
  }
});

test("the engine is reached through engine.ts, and its types through count.ts", () => {
  for (const { name, text } of files) {
    if (/^(engine|count)\.ts$/.test(name)) continue;
    assert.doesNotMatch(text, /jiping_wasm/, name);
  }
});

test("no file is longer than 400 lines of code", () => {
  for (const { name, text } of files) {
    const lines = code(text)
      .split("\n")
      .filter((line) => line.trim() !== "");
    assert.ok(lines.length <= 400, `${name}: ${lines.length}`);
  }
});

test("the package and the element's class can be imported where there is no page", async () => {
  assert.equal("document" in globalThis, false);
  const { Game, init } = await import("../../www/index.js");
  assert.deepEqual([typeof Game.fromSgf, typeof init], ["function", "function"]);
});
