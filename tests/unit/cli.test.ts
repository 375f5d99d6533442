import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
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

test("the last line names the winner, and --brief leaves the steps out", { skip }, () => {
  const last = "After komi 6½, Black wins by 7½ points, or 3¾ zi.\n";
  const whole = jiping(["count", game]).stdout;
  assert.ok(whole.endsWith(`\n${last}`), whole.slice(-200));
  const { stdout, status } = jiping(["count", game, "--brief"]);
  assert.equal(status, 0);
  assert.deepEqual(stdout.split("\n").slice(0, 1), ["Tang-Song 2008 * · Equal stones"]);
  assert.ok(stdout.endsWith(`\n${last}`) && stdout.split("\n").length < 8, stdout);
  assert.match(stdout, /^! The record says B\+8\.5, this count B\+7\.5\.$/m);
  assert.match(jiping(["count", game, "--brief", "--lang", "zh-Hans"]).stdout, /黑胜 7½ 点[^\n]*\n$/);
});

test("steps that say the same are told once", { skip }, () => {
  const lines = jiping(["count", game]).stdout.split("\n");
  assert.deepEqual(
    lines.filter((line) => /blocks of ten/.test(line)).map((line) => line.match(/×\d+$/)?.[0]),
    ["×2"],
  );
  assert.match(lines.find((line) => /10 of 19/.test(line)) ?? "", /^ +16 /);
});

test("help names all rulesets and methods, and there is a version", { skip }, () => {
  const { stdout, status } = jiping(["count", "--help"]);
  assert.equal(status, 0);
  assert.match(stdout, /^ {2}law-2012 +area, equal-stones, score, fill-in, equal-empties$/m);
  assert.match(stdout, /^ +surplus +who made n more real moves pays n points$/m);
  const { version } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
  assert.deepEqual(jiping(["--version"]), { status: 0, stdout: `${version}\n`, stderr: "" });
});

test("a picture of a count: its end, its beginning, or a step", { skip }, () => {
  const draw = (...words: string[]) => {
    const { status, stdout, stderr } = jiping(["picture", game, ...words]);
    assert.equal(status, 0, stderr);
    assert.ok(stdout.startsWith('<svg xmlns="http://www.w3.org/2000/svg" ') && stdout.endsWith("</svg>\n"));
    return stdout;
  };
  const end = draw();
  assert.ok(draw("--at", "end") === end);
  assert.ok(draw("--at", "27") === end);
  assert.ok(draw("--at=start") === draw("--at", "0"));
  assert.ok(draw("--at", "start") !== end);
  assert.ok(end.includes(' width="756" '));
  assert.ok(
    draw("--width", "400").includes(' viewBox="0 0 480 ') && draw("--width=400").includes(' width="400" '),
  );
  assert.ok(!end.includes("归本") && draw("--lang", "zh-Hans").includes("归本"));
  assert.ok(draw("--rules", "japanese-1989", "--dead", "none") !== end);
});

test("the game as a record with its result, and its board as text", { skip }, () => {
  const sgf = jiping(["sgf", game, "--rules", "chinese-2002"]);
  assert.equal(sgf.status, 0, sgf.stderr);
  assert.match(sgf.stdout, /RU\[Chinese\].*RE\[B\+/s);
  const margin = (file: string, input = "", ...words: string[]) =>
    JSON.parse(jiping(["count", file, "--json", ...words], input).stdout).result.margin;
  assert.equal(margin("-", sgf.stdout), margin(game, "", "--rules", "chinese-2002"));
  const drawn = jiping(["diagram", game]).stdout;
  assert.match(drawn, /^([XOxo.] ){8}[XOxo.]\n/);
  assert.match(jiping(["diagram", game, "--form", "lines"]).stdout, /^[●○ｘｏ┌┬┐]{9}\n/);
  const count = (input: string) => JSON.parse(jiping(["count", "-", "--json"], input).stdout);
  assert.deepEqual(count(drawn).dead, count(readFileSync(game, "utf8")).dead);
  assert.equal(jiping(["diagram", game, "--form", "svg"]).status, 2);
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
  assert.doesNotMatch(jiping([...compare, "--dead", "none"], drawing).stdout, /one side's points/);
  // Nobody names the dead: whose liberties the seki's are is proposed with them.
  assert.match(jiping(compare, drawing).stdout, /^Law edition 2012 .* one side's points −1/m);
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
  assert.deepEqual(jiping(["count", "no-such-file.sgf"]), {
    status: 1,
    stdout: "",
    stderr: "jiping: There is no file no-such-file.sgf.\n",
  });
  assert.match(jiping(["count", root]).stderr, /^jiping: .* is a folder\.$/m);
  assert.match(jiping(["count", "no.sgf", "--lang", "zh-Hans"]).stderr, /^jiping: 读不到文件 no\.sgf。$/m);
  assert.equal(jiping(["count", game, "--dead", "Z99"]).status, 1);
});

test("where nobody says who is dead it is judged, and told beside the answer", { skip }, () => {
  const drawing = "..XO.O.\n..XO.XO\n.XXOO.O\n..X.OO.\n.XXO.O.";
  const count = (words: readonly string[]) =>
    jiping(["count", "-", "--rules", "law-2012", ...words], drawing);
  const { stdout, stderr } = count([]);
  assert.equal(
    stderr,
    "1 chain is taken for dead, 1 stone.\n· F4, 1 black stone, dead\n· Neutral, and nobody has played there: D2.\n",
  );
  assert.equal(count(["--dead", "auto"]).stdout, stdout);
  assert.deepEqual([count(["--dead", "F4"]).stdout, count(["--dead", "F4"]).stderr], [stdout, ""]);
  assert.notEqual(count(["--dead", "none"]).stdout, stdout);
  const { dead, judgement, findings } = JSON.parse(count(["--json"]).stdout);
  assert.deepEqual([dead, judgement.dead, findings.dame], [["F4"], ["F4"], ["D2"]]);
  assert.equal("judgement" in JSON.parse(count(["--json", "--dead", "F4"]).stdout), false);
  // A record's own marks count, unless a judgement is asked for.
  assert.equal(jiping(["count", game]).stderr, "");
  assert.match(jiping(["count", game, "--dead", "auto"]).stderr, /^1 chain is taken for dead/);
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
    ["count", game, "--komi", "much"],
    ["count", game, "--compensation", "much"],
    ["count", game, "--long-cycles", "ban"],
    ["count", game, "--nonsense"],
    ["count", game, "--at", "end"],
    ["picture", game, "--at", "28"],
    ["picture", game, "--at", "middle"],
    ["picture", game, "--width", "0"],
    ["picture", game, "--width", "wide"],
    ["picture", game, "--json"],
    ["compare", game, "--brief"],
  ]) {
    assert.equal(jiping(words).status, 2, words.join(" "));
  }
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
  assert.match(english, /^Tromp-Taylor .*Δ \+10½ +komi \+6½/m);
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
