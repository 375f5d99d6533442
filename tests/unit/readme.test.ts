// What README.md and docs/api.md show is run, and docs/api.md leaves nothing out.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { attributes } from "../../www/attributes.js";
import * as library from "../../www/index.js";
import { readingOf } from "../../www/reading.js";
import "./counts.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const command = join(root, "dist", "cli.js");
const skip = existsSync(command) ? false : "dist/ has not been built";
const read = (name: string) => readFileSync(join(root, name), "utf8");
const readme = read("README.md");
const api = read("docs/api.md");

/** The blocks of code in a language. */
function blocks(text: string, language: string): string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, "gms"))].map(
    ([, code = ""]) => code,
  );
}

/** The game in the README's tag, and what the tag asks for. */
const [, attributesOfTag = "", game = ""] =
  /<jiping-board ([^>]*)>\s*(\(;[^<]*)<\/jiping-board>/.exec(blocks(readme, "html")[0] ?? "") ?? [];
const drawing = "OOOOO..\nOXXXOOO\nOX.XXXO\nXXOO.XO\nX.OOXXO\nXXXXXOO\nOOOOOO.\n";

test("the game in the README's tag is a whole game", () => {
  const asked = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributesOfTag)?.[1];
  const { count, notes, state } = readingOf({
    text: game,
    rules: asked("rules"),
    method: asked("method"),
    dead: asked("dead"),
    komi: asked("komi"),
  });
  assert.deepEqual([notes, state.notes], [[], []]);
  assert.deepEqual([count.method, state.moves.length, count.result.margin], ["equal-stones", 57, 7.5]);
  const [, alt] = /alt="([^"]*)"/.exec(readme) ?? [];
  assert.equal(alt, "Black wins by 7½ points");
});

test("every command of the README does what it says", { skip }, () => {
  const folder = mkdtempSync(join(tmpdir(), "jiping-readme-"));
  try {
    writeFileSync(join(folder, "game.sgf"), game);
    writeFileSync(join(folder, "seki.txt"), drawing);
    const lines = blocks(readme, "sh").flatMap((block) => block.match(/^npx jiping .*$/gm) ?? []);
    assert.ok(lines.length > 5);
    for (const line of lines) {
      const script = line.replace(/^npx jiping/, `"${process.execPath}" "${command}"`);
      const { status, stderr } = spawnSync("sh", ["-c", script], { cwd: folder, encoding: "utf8" });
      assert.equal(status, 0, line);
      // Where no dead are named they are proposed.
      assert.match(stderr, line.includes("--dead") ? /^$/ : /taken for dead/, line);
    }
    assert.match(readFileSync(join(folder, "board.svg"), "utf8"), /^<svg /);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("every script of the README and of docs/api.md runs", { skip }, () => {
  const scripts = [readme, api]
    .flatMap((text) => blocks(text, "js"))
    .filter((code) => /from "jiping"/.test(code));
  assert.equal(scripts.length, 4);
  for (const script of scripts) {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
      cwd: root,
      encoding: "utf8",
    });
    assert.deepEqual([status, stderr], [0, ""], script);
    assert.match(stdout, /After komi/);
  }
});

test("docs/api.md names every export, method, attribute, event, part of a board and variable of its style", {
  skip,
}, async () => {
  const { JipingBoard } = await import("jiping/element");
  const own = (type: { prototype: object }) =>
    Object.getOwnPropertyNames(type.prototype).filter((name) => !/constructor|Callback$/.test(name));
  const events = [...read("www/element.ts").matchAll(/@fires ([a-z ]+) -/g)].flatMap(([, names = ""]) =>
    names.split(" "),
  );
  const style = read("www/view/board.css").match(/--jiping-[a-z]+/g) ?? [];
  assert.ok(events.length > 8 && style.length > 3);
  // A property that mirrors an attribute goes by its name.
  const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const mirrored = attributes.map(camel);
  const names = [
    ...Object.keys(library),
    ...own(library.Game),
    ...own(library.Settlement),
    ...own(library.Judging),
    ...own(JipingBoard).filter((name) => !mirrored.includes(name)),
    ...attributes,
    ...events,
    ...style,
  ];
  const told = (api.replace(/^```.*?^```/gms, "").match(/`[^`\n]+`/g) ?? []).join(" ");
  const lacking = names.filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(told));
  assert.deepEqual(lacking, []);
});
