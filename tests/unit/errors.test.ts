import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { inspect } from "node:util";
import { Game, type GameOptions } from "../../www/engine.js";
import { JipingError } from "../../www/error.js";
import { enErrors } from "../../www/messages/en-errors.js";
import "./counts.js";

/** Every text in these sources that can only be the code of an error. */
function codesOf(folder: string, pattern: RegExp): string[] {
  const root = new URL(`../../${folder}/`, import.meta.url);
  const names = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".rs"),
  );
  return names.flatMap((name) =>
    [...readFileSync(new URL(name, root), "utf8").matchAll(pattern)].map(([, code = ""]) => code),
  );
}

test("everything that the engine throws or notes has English words, and nothing else has", () => {
  const codes = new Set([
    ...codesOf("crate/core/src", /=> "((?:sgf|record)-[a-z-]+)"/g),
    ...codesOf("crate/wasm/src", /Report::new\(\s*"([a-z-]+)"/g),
    ...codesOf("crate/wasm/src", /"((?:illegal|not|dispute|nothing-to|result|diagram)-[a-z-]+)"/g),
  ]);
  assert.deepEqual([...codes].sort(), Object.keys(enErrors).sort());
});

function thrownBy(act: () => unknown): JipingError {
  try {
    act();
  } catch (thrown) {
    return JipingError.from(thrown);
  }
  throw new Error("nothing was thrown");
}

function drawn(drawing: string, options: GameOptions = {}): Game {
  return Game.fromDiagram(drawing, options);
}

function check(expected: string, act: () => unknown): void {
  const { code, message } = thrownBy(act);
  assert.equal(message, expected, code);
}

test("an error says in English what it is about", () => {
  const corner = ".O.\nO..\n...";
  check("the game is over", () => {
    const game = drawn(corner);
    game.resign("black");
    game.pass();
  });
  check("black may not play C1: the game is over", () => {
    const game = drawn(corner);
    game.resign("black");
    game.play("C1");
  });
  check("black may not play A3: it takes nothing and leaves no liberty to A3", () =>
    drawn(corner).play("A3"),
  );
  check("black may not play B3: a white stone is there", () => drawn(corner).play("B3"));
  check('"Z9" is no point of a board of 3x3', () => drawn(corner).play("Z9"));
  check("there is no move 7; the last is 0", () => drawn(corner).boardAt(7));
  check('komi: expected a multiple of 0.5 from -500 to 500, or "record"', () => drawn(corner, { komi: 0.3 }));
  check("line 2, column 3: the row has 2 points, the first row has 3", () => drawn("...\n.."));
  check("stones without a liberty cannot stay on the board: A2 B2 A1 B1", () => drawn("OX\nXO"));
  check("white resigned, so there is nothing to count", () => {
    const game = drawn(corner);
    game.resign("white");
    game.settle({});
  });
  check("there is no stone to be dead on A3", () => drawn(corner).settle({ dead: ["A3"] }));
  check(
    "law-2012: routes is no method of this ruleset; it can be counted by: area, equal-stones, score, fill-in, equal-empties",
    () => drawn(corner, { rules: "law-2012" }).settle({}).count("routes"),
  );
  check("a board of 53x9 cannot be read: each side has 1 to 52 lines", () => Game.fromSgf("(;SZ[53:9])", {}));
});

test("a note says in English what it is about", () => {
  const notes = (record: string, rules: string) =>
    Game.fromSgf(record, { rules }).state.notes.map(({ message }) => message);
  assert.deepEqual(notes("words (;SZ[3]KM[375]AB[ab][ba];W[aa];B[];W[])", "tangsong-2008"), [
    'text outside the game is skipped: "words"',
    'komi "375" is read as 7.5 points: hundredths of a zi (子)',
    "the record names a komi of 7.5; 6.5 is used",
    "move 1 is played although this ruleset forbids it: white may not play A3: it takes nothing and leaves no liberty to A3",
  ]);
  assert.deepEqual(notes("(;SZ[3]KM[7.5];B[bb]\n;AW[aa];W[])", "law-2012"), [
    "line 2, column 1: stones are set by hand, so the game begins anew from there",
    "the record stops before the closing passes; 1 were supplied",
  ]);
});

test("a count is told beside the record's result, and its rules beside the record's", () => {
  const moves = "B[bc];W[dc];B[bb];W[db];B[bd];W[dd];B[be];W[de];B[ba];W[da];B[cc];W[];B[]";
  const told = (header: string, options: GameOptions, agreement = {}) => {
    const game = Game.fromSgf(`(;SZ[5]${header};${moves})`, options);
    return game.settle(agreement).count().recorded?.message;
  };
  const rules = "chinese-2002";
  const { margin } = Game.fromSgf(`(;SZ[5];${moves})`, { rules }).settle().count().result;
  assert.equal(margin, -6.5);
  check2("RE[W+6.5]", "the record says W+6.5, and so does this count");
  check2("RE[白胜3又1/4子]", "the record says 白胜3又1/4子, and so does this count");
  check2("RE[W+5.5]KM[6.5]", "the record says W+5.5, this count W+6.5: nothing but the komi differs");
  check2("RE[B+5]KM[7.5]", "the record says B+5, this count W+6.5");
  check2("RE[W+R]", "the record says W+R, without a count; as the board stands it is W+6.5");
  check2("", undefined);
  function check2(header: string, expected: string | undefined): void {
    assert.equal(told(header, { rules }), expected, header);
  }
  const game = Game.fromSgf(`(;SZ[5]RU[Japanese]RE[W+6.5];${moves})`, { rules });
  assert.deepEqual(
    game.state.notes.map(({ message }) => message),
    ['the record names its rules "Japanese" (japanese-1989); chinese-2002 is used'],
  );
  assert.equal(game.at(3).settle().count().recorded, null);
  assert.equal(game.under({ rules: "aga" }).settle().count().recorded?.code, "result-agrees");
});

test("whatever else is thrown is an error too", () => {
  assert.equal(JipingError.from("no").code, "unexpected");
  assert.equal(JipingError.from(new Error("no")).message, "something unexpected happened: no");
});

test("what is no game is named, and so is what was freed", () => {
  const without = undefined as unknown as string;
  check("record: expected a text or a Uint8Array", () => Game.fromSgf(without));
  check("record: expected a text or a Uint8Array", () => Game.fromSgf({} as unknown as string));
  for (const value of [5, true, {}, null, undefined]) {
    check("drawing: expected a text", () => Game.fromDiagram(value as unknown as string));
  }
  const game = drawn(".O.\nX.X\n...");
  const settlement = game.settle();
  for (const held of [game, settlement]) {
    held.free();
    held.free();
  }
  check("what has been freed cannot be asked any more", () => game.state);
  check("what has been freed cannot be asked any more", () => settlement.count());
});

test("an error that nobody catches tells its name", () => {
  const error = new JipingError("no", "not so");
  assert.match(error.stack ?? "", /^JipingError: not so\n/);
  assert.equal(error.constructor.name, "JipingError");
  assert.match(inspect(error), /^JipingError: not so\n/);
});
