import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const command = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));
const game = fileURLToPath(new URL("../../www/site/games/gnugo-9-2.sgf", import.meta.url));
const skip = existsSync(command) ? false : "dist/cli.js has not been built";

function jiping(words: readonly string[], input = "") {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
    encoding: "utf8",
    input,
  });
  return { status, stdout, stderr };
}

test("a count as JSON", { skip }, () => {
  const words = ["count", game, "--rules", "tangsong-2008", "--method", "equal-stones", "--json"];
  const { status, stdout } = jiping(words);
  assert.equal(status, 0);
  const count = JSON.parse(stdout);
  assert.deepEqual(
    [count.rules, count.method, count.result.winner],
    ["tangsong-2008", "equal-stones", "black"],
  );
  assert.equal(count.result.blackArea + count.result.whiteArea, 81);
  assert.equal(count.result.margin, count.result.marginBeforeKomi - 6.5);
  assert.ok(count.steps.length > 0 && count.checks.every(({ agrees }: { agrees: boolean }) => agrees));
  assert.deepEqual(count.ledger, count.steps.at(-1).ledger);
});

test("a count in words, in both languages", { skip }, () => {
  assert.match(jiping(["count", game]).stdout, /Black wins by/);
  assert.match(jiping(["count", game, "--lang=zh-Hans", "--method", "fill-in"]).stdout, /黑方?胜|黑胜/);
});

test("dead stones by name change the result", { skip }, () => {
  const margin = (dead: string) =>
    JSON.parse(jiping(["count", game, "--json", "--dead", dead]).stdout).result.margin;
  assert.notEqual(margin("none"), JSON.parse(jiping(["count", game, "--json"]).stdout).result.margin);
});

test("owners by name change a result, a comparison and its reasons", { skip }, () => {
  const drawing = "OOOOO..\nOXXXOOO\nOX.XXXO\nXXOO.XO\nX.OOXXO\nXXXXXOO\nOOOOOO.\n";
  const named = ["--owners", "E4=white,B3=shared"];
  const count = JSON.parse(jiping(["count", "-", "--json", "--rules", "law-2012", ...named], drawing).stdout);
  assert.deepEqual([count.result.marginBeforeKomi, count.owners], [-11, { E4: "white", B3: "shared" }]);
  const compare = ["compare", "-", "--base", "chinese-2002"];
  assert.match(jiping([...compare, ...named], drawing).stdout, /^Law edition 2012 .* one side's points −1/m);
  assert.doesNotMatch(jiping(compare, drawing).stdout, /one side's points/);
  // The base knows no claims: that is no fault where others do.
  assert.equal(jiping([...compare, ...named], drawing).status, 0);
  const refused = jiping(["count", "-", "--rules", "chinese-2002", ...named, "--lang", "zh-Hans"], drawing);
  assert.equal(refused.status, 1);
  assert.match(refused.stderr, /此规则不问双方的主张/);
  assert.equal(jiping(["count", "-", "--owners", "E4=mine"], drawing).status, 2);
});

test("an organiser's choices are told, and refused where they mean nothing", { skip }, () => {
  const words = ["count", game, "--compensation", "surplus", "--long-cycles=draw"];
  const decided = JSON.parse(jiping([...words, "--json"]).stdout).decided;
  assert.deepEqual(
    decided.map(({ field, value }: { field: string; value: string }) => `${field} ${value}`),
    ["repetition simple-draw", "compensation surplus"],
  );
  assert.match(
    jiping(words).stdout,
    /^! Decided for this game, not by the ruleset: repetition, compensation\.$/m,
  );
  assert.match(
    jiping(["count", game, "--rules", "ing"]).stdout,
    /^Ing ≈ · Fill-in\n≈ Only approximated here: repetition/,
  );
});

test("standard input", { skip }, () => {
  const { status, stdout } = jiping(["count", "-", "--json"], ". X O .\n. X O .\n. X O .\n");
  assert.deepEqual([status, JSON.parse(stdout).size], [0, { width: 4, height: 3 }]);
});

test("bad input: exit code 1, with line and column", { skip }, () => {
  const { status, stderr } = jiping(["count", "-"], "(;GM[1]SZ[9];B[aa]\n;W[aa])");
  assert.equal(status, 1);
  assert.match(stderr, /^-:2:\d+: White may not play A9: a black stone is there/);
  assert.equal(jiping(["count", "/no/such/file.sgf"]).status, 1);
  assert.equal(jiping(["count", game, "--dead", "Z99"]).status, 1);
});

test("a wrong command: exit code 2, and how to use it", { skip }, () => {
  for (const words of [
    [],
    ["count"],
    ["play", game],
    ["count", game, game],
    ["count", game, "--rules", "nonsense"],
    ["count", game, "--method", "nonsense"],
    ["count", game, "--dead"],
    ["count", game, "--dead", "auto"],
    ["count", game, "--komi", "much"],
    ["count", game, "--compensation", "much"],
    ["count", game, "--long-cycles", "ban"],
    ["count", game, "--nonsense"],
  ]) {
    assert.equal(jiping(words).status, 2, words.join(" "));
  }
  assert.match(jiping(["count", game, "--dead", "auto"]).stderr, /later version/);
  assert.equal(jiping(["--help"]).status, 0);
});

test("a comparison as JSON: the parts add up, and the base is the one asked for", { skip }, () => {
  const { status, stdout } = jiping(["compare", game, "--base", "chinese-2002", "--json"]);
  assert.equal(status, 0);
  const { base, rows } = JSON.parse(stdout);
  assert.equal(base, "chinese-2002");
  assert.ok(rows.length > 10);
  for (const { difference } of rows) {
    const sum = difference.parts.reduce((all: number, part: { points: number }) => all + part.points, 0);
    assert.equal(sum, difference.points);
  }
});

test("a comparison in words, in both languages", { skip }, () => {
  const english = jiping(["compare", game]).stdout;
  assert.match(english, /^Tang-Song 2008 \* +Black by 7½ points · 3¾ zi +base$/m);
  assert.match(english, /^Tromp-Taylor .*▲ \+10½ +komi \+6½/m);
  const chinese = jiping(["compare", game, "--lang", "zh-Hans", "--komi", "7"]).stdout;
  assert.match(chinese, /^唐宋版 2008 \* +黑胜 7 点，合 3½ 子 +以此为准$/m);
  assert.doesNotMatch(chinese, /贴点 [+−]/);
});

test("dead stones by name change a comparison", { skip }, () => {
  const margins = (words: readonly string[]) =>
    JSON.parse(jiping(["compare", game, "--json", ...words]).stdout).rows.map(
      ({ outcome }: { outcome: { margin?: number } }) => outcome.margin,
    );
  assert.notDeepEqual(margins(["--dead", "none"]), margins([]));
});

test("a wrong comparison: exit code 2; a broken record: 1", { skip }, () => {
  for (const words of [
    ["--base", "nonsense"],
    ["--rules", "ing"],
    ["--komi", "record"],
    ["--komi", "0.3"],
    ["--method", "area"],
  ]) {
    assert.equal(jiping(["compare", game, ...words]).status, 2, words.join(" "));
  }
  assert.equal(jiping(["compare"]).status, 2);
  assert.equal(jiping(["compare", "-"], "(;GM[1]SZ[9];B[aa]\n;W[aa])").status, 1);
});

test("an error of the built package that nobody catches tells its name", { skip }, () => {
  const script = 'import("jiping").then(({ Game }) => Game.fromSgf(""))';
  const { stderr } = spawnSync(process.execPath, ["-e", script], { encoding: "utf8", cwd: root });
  assert.match(stderr, /^JipingError: the engine has not been started/m);
});
