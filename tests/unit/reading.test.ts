import assert from "node:assert/strict";
import { test } from "node:test";
import { ownersText } from "../../www/agreement.js";
import { JipingError } from "../../www/error.js";
import { Line } from "../../www/line.js";
import { readingOf, type Wish } from "../../www/reading.js";
import { sample } from "./counts.js";

const nothing = { rules: undefined, method: undefined, komi: undefined, dead: undefined };
const game = sample("gnugo-9-2.sgf");
const read = (wish: Partial<Wish>) => readingOf({ text: game, ...nothing, ...wish });
const codes = (wish: Partial<Wish>) => read(wish).notes.map(({ code }) => code);

test("without wishes: the first ruleset, its own method, the record's dead stones", () => {
  const { count, dead, notes } = read({});
  assert.deepEqual([count.rules, count.method, notes.length], ["tangsong-2008", "equal-stones", 0]);
  assert.ok(dead.length > 0);
});

test("a wish that cannot be met falls back and is noted", () => {
  assert.deepEqual(codes({ rules: "nonsense" }), ["unknown-rules"]);
  assert.deepEqual(codes({ method: "nonsense" }), ["unknown-method"]);
  assert.deepEqual(codes({ komi: "much" }), ["bad-value"]);
  assert.deepEqual(codes({ dead: "Z99" }), ["no-point"]);
  assert.equal(read({ rules: "nonsense", method: "area" }).count.method, "area");
});

test("dead stones can be named in any case, or none", () => {
  const [point = ""] = read({}).dead;
  assert.equal(read({ dead: point.toLowerCase() }).notes.length, 0);
  assert.deepEqual(read({ dead: "none" }).dead, []);
});

test("komi can be overridden", () => {
  assert.equal(read({ komi: "0" }).count.result.komi, 0);
  assert.equal(read({ komi: "7.5" }).count.result.komi, 7.5);
});

test("bytes and drawings are read as well", () => {
  const bytes = new TextEncoder().encode(game);
  assert.deepEqual(read({ text: bytes }).count, read({}).count);
  const drawing = ". X O .\n. X O .\n. X O .";
  assert.equal(read({ text: drawing }).count.size.width, 4);
  assert.equal(read({ text: new TextEncoder().encode(drawing) }).count.size.height, 3);
});

test("drawings as they stand in forums", () => {
  const board = (text: string | Uint8Array) => read({ text }).state.board;
  const expected = [".XO.", ".XO."];
  assert.deepEqual(board("２┼●○┼\n１┼●○┼"), expected);
  assert.deepEqual(board("┼●○┼\n┼●○┼"), expected);
  assert.deepEqual(board("$$B Title (one)\n$$ | . X O . |\n$$ | . # @ . |"), expected);
  assert.deepEqual(board("．ＸＯ．\n．ＸＯ．"), expected);
  // The same in GBK.
  const row = [0xa9, 0xe0, 0xa1, 0xf1, 0xa1, 0xf0, 0xa9, 0xe0];
  assert.deepEqual(board(Uint8Array.from([...row, 10, ...row])), expected);
});

test("what went through a web page is read, and said", () => {
  const board = ["X.O", "..."];
  const drawn = read({ text: "<p>黑先<br>●┼○<br>┼&nbsp;┼┼</p>", passes: "none" }).state;
  assert.deepEqual([drawn.board, drawn.notes.map(({ code }) => code)], [board, ["diagram-markup"]]);
  for (const text of [
    "My game, Oct. 5. (;SZ[3:2]KM[6.5]AB[aa]<br>AW[ca])",
    "（；ＳＺ［３：２］ＫＭ［６．５］ＡＢ［ａａ］ＡＷ［ｃａ］）",
    "(;SZ&#91;3:2&#93;KM&#91;6.5&#93;AB&#91;aa&#93;AW&#91;ca&#93;)",
  ]) {
    const { state } = read({ text });
    assert.deepEqual(state.board, board, text);
    assert.ok(state.notes.some(({ code }) => code === "sgf-markup" || code === "sgf-full-width"));
  }
  const [note] = read({ text: "(;SZ[3]KM[6.5];B[aa]\n;W[B2])" }).state.notes;
  assert.deepEqual([note?.code, note?.where], ["sgf-players-point", { line: 2, column: 4, node: 3 }]);
});

test("a drawing takes the history that it lacks, or says what it does not know", () => {
  const told = (wish: Partial<Wish>) => {
    const { state, count, notes } = read({ text: ". X O .\n. X O .", dead: "none", ...wish });
    return [count.result.compensation, ...[...state.notes, ...notes].map(({ code }) => code)];
  };
  assert.deepEqual(told({}), [0, "diagram-passes-unsaid"]);
  assert.deepEqual(told({ passes: "white black" }), [1]);
  assert.deepEqual(told({ passes: "黑、白" }), [0]);
  assert.deepEqual(told({ passes: "none" }), [0]);
  assert.deepEqual(told({ passes: "white maybe" }), [1, "bad-value"]);
  assert.deepEqual(told({ rules: "law-2012" }), [0]);
  const territory = { rules: "japanese-1989" };
  assert.deepEqual(told(territory).slice(1), ["diagram-prisoners-unsaid"]);
  assert.deepEqual(told({ ...territory, captured: "black=1 white=0" }).slice(1), []);
  assert.deepEqual(told({ ...territory, captured: "many" }).slice(1), ["bad-value"]);
  const lead = (captured: string) =>
    read({ text: ". X O .\n. X O .", dead: "none", ...territory, captured }).count.result.marginBeforeKomi;
  assert.equal(lead("black=0 white=3") - lead("black=1 white=1"), 3);
});

test("dead stones of a drawing are taken from it", () => {
  const { dead, count } = read({ text: ". X O . .\n. X O . x\n. X O . ." });
  assert.deepEqual(dead, ["E2"]);
  assert.equal(count.start.stones.filter((stone) => stone.dead).length, 1);
});

/** White may fill any one of B3, C5 and E4, and Black none. */
const oneSided = `OOOOO..
OXXXOOO
OX.XXXO
XXOO.XO
X.OOXXO
XXXXXOO
OOOOOO.`;

/** What comes of owners that are named: the notes, what the ruleset took, and what was said. */
function agreed(owners: string, rules = "law-2012") {
  const reading = read({ text: oneSided, rules, owners });
  const told = reading.notes.map(({ code }) => code).join(" ");
  return [told, ownersText(reading.owners), ownersText(reading.called.owners)];
}

test("owners are named for single points", () => {
  const named = "E4=white B3=shared C5=shared";
  assert.deepEqual(agreed(named), ["", named, named]);
  assert.deepEqual(agreed("e4=White，Ｂ３＝shared、c5=shared"), ["", named, named]);
  const margin = (owners?: string, dead?: string) =>
    read({ text: oneSided, rules: "law-2012", owners, dead }).count.result.marginBeforeKomi;
  assert.deepEqual([margin(named), margin("B3=white C5=shared"), margin("")], [-11, -11, -10]);
  // With the dead they are proposed, unless somebody names either.
  assert.deepEqual([margin(undefined, "auto"), margin(undefined, "none")], [-11, -10]);
  // Others may know claims, so the players' word stays; what contradicts the board does not.
  assert.deepEqual(agreed(named, "chinese-2002"), ["dispute-no-claims", "", named]);
  assert.deepEqual(agreed("E4=white"), ["dispute-no-shared-liberty", "", ""]);
  assert.deepEqual(agreed("F7=black B3=shared"), ["dispute-claim-inside", "B3=shared", "B3=shared"]);
  assert.deepEqual(agreed("E4=mine Z9=white B3=shared"), ["bad-value no-point", "B3=shared", "B3=shared"]);
});

test("an owner that is named is a part of a comparison", () => {
  const { game, called } = read({ text: oneSided, rules: "law-2012", owners: "E4=white B3=shared" });
  const row = game
    .compare({ ...called, base: "chinese-2002" })
    .rows.find(({ rules }) => rules === "law-2012");
  const part = row?.difference?.parts.find(({ cause }) => cause === "one-sided");
  assert.deepEqual(part?.owners, [{ points: ["E4"], base: "shared", row: "white" }]);
});

test("a game that cannot be read is an error with a place", () => {
  const failing = (text: string) => {
    try {
      read({ text });
    } catch (thrown) {
      assert.ok(thrown instanceof JipingError);
      return thrown;
    }
    return assert.fail("it was read");
  };
  assert.equal(failing("  \n ").code, "empty");
  assert.equal(failing("(;GM[1]SZ[9];B[zz])").code, "sgf-off-board");
  const error = failing("(;GM[1]SZ[9];B[aa]\n;W[aa])");
  assert.deepEqual([error.code, error.where.line, error.where.move], ["illegal-occupied", 2, 2]);
});

test("a compensation that a ruleset refuses is left out, also of the game that is played on", () => {
  for (const rules of ["japanese-1989", "korean", "ancient-routes"]) {
    const reading = read({ rules, compensation: "surplus" });
    assert.deepEqual(
      reading.notes.map(({ code }) => code),
      ["no-compensation"],
    );
    const line = new Line(reading.game, reading.called, reading.options);
    assert.equal(line.state.board.length, 9);
    const other = read({ rules: "law-2012", compensation: "surplus" });
    const played = new Line(other.game, other.called, other.options);
    played.under(reading.options);
    assert.equal(played.game.settle({ dead: [] }).count(reading.count.method).rules, rules);
  }
});
