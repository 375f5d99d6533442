import assert from "node:assert/strict";
import { test } from "node:test";
import { statusSentence } from "../../www/captions.js";
import { Game } from "../../www/engine.js";
import { JipingError } from "../../www/error.js";
import { layoutOf } from "../../www/layout.js";
import { Line } from "../../www/line.js";
import { languages } from "../../www/messages.js";
import { positionScene } from "../../www/position.js";
import { recounted } from "../../www/reading.js";
import { readingFor, sample } from "./counts.js";

const ko = ". X O . .\nX X O . .\nX O . O .\n. X O . .\n. X O . .";

function lineOf(text: string, rules: string, dead: readonly string[] = []): Line {
  const options = { rules };
  const game = text.startsWith("(") ? Game.fromSgf(text, options) : Game.fromDiagram(text, options);
  return new Line(game, { dead, owners: {} }, options);
}

function codeOf(act: () => void): string {
  try {
    act();
  } catch (thrown) {
    assert.ok(thrown instanceof JipingError);
    return thrown.code;
  }
  return "nothing";
}

/** What the line shows, in short. */
function shown(line: Line): string {
  return `${line.move}/${line.moves} ${line.state.phase}${line.resumed ? " resumed" : ""}`;
}

test("a line opens at its end, and goes to every moment and back", () => {
  const line = lineOf(sample("gnugo-9-2.sgf"), "tangsong-2008");
  assert.equal(line.move, line.moves);
  assert.equal(line.state.phase, "paused");
  const end = line.state.board;
  const boards = Array.from({ length: line.moves + 1 }, (_, move) => {
    line.showMove(move);
    return line.state.board.join();
  });
  for (const move of [7, line.moves, 0, 3]) {
    line.showMove(move);
    assert.deepEqual([line.move, line.state.board.join()], [move, boards[move]]);
  }
  line.show(Number.POSITIVE_INFINITY);
  assert.deepEqual(line.state.board, end);
  assert.equal(line.strayed, false);
});

test("an illegal move is refused and leaves the line as it was", () => {
  const line = lineOf(ko, "law-2012");
  line.play("C3");
  assert.equal(
    codeOf(() => line.play("B3")),
    "illegal-repeats",
  );
  assert.equal(
    codeOf(() => line.play("C4")),
    "illegal-occupied",
  );
  assert.equal(
    codeOf(() => line.resume("black")),
    "not-paused",
  );
  assert.equal(shown(line), "1/1 playing");
});

test("the ko is retaken after two passes where passes open the window, and nowhere else", () => {
  for (const [rules, code] of [
    ["law-2012", "nothing"],
    ["tangsong-2008", "illegal-repeats"],
  ] as const) {
    const line = lineOf(ko, rules);
    line.play("C3");
    line.pass("stop");
    line.pass("stop");
    assert.equal(shown(line), "3/3 paused");
    line.resume("white");
    assert.equal(shown(line), "3/3 playing resumed");
    assert.equal(
      codeOf(() => line.play("B3")),
      code,
      rules,
    );
  }
});

test("marks of dead stones stay with their position", () => {
  const line = lineOf(ko, "law-2012", ["D3"]);
  assert.deepEqual(line.dead, ["D3"]);
  line.play("C3");
  assert.deepEqual(line.dead, []);
  line.pass("stop");
  line.pass("stop");
  line.mark(["C4", "C5"]);
  line.resume("white");
  assert.deepEqual(line.dead, []);
  line.play("E1");
  assert.deepEqual(line.dead, []);
  line.show(line.moment - 1);
  assert.equal(shown(line), "3/4 playing resumed");
  assert.deepEqual(line.dead, []);
  line.show(line.moment - 1);
  assert.equal(shown(line), "3/4 paused");
  assert.deepEqual(line.dead, ["C4", "C5"]);
  line.show(0);
  assert.deepEqual(line.dead, ["D3"]);
});

test("a branch drops what followed, with its marks; the same move only leads on", () => {
  const line = lineOf(ko, "law-2012");
  line.play("C3");
  line.pass("stop");
  line.pass("stop");
  line.mark(["C4", "C5"]);
  line.showMove(1);
  line.pass("stop");
  assert.equal(shown(line), "2/3 playing");
  line.pass("stop");
  assert.deepEqual(line.dead, ["C4", "C5"]);
  line.showMove(1);
  line.play("E5");
  assert.equal(shown(line), "2/2 playing");
  line.pass("stop");
  line.pass("stop");
  assert.equal(shown(line), "4/4 paused");
  line.showMove(1);
  line.pass("stop");
  line.pass("stop");
  assert.equal(shown(line), "3/3 paused");
  assert.deepEqual(line.dead, []);
});

test("moves are taken back, and so are a resumption and a resignation", () => {
  const line = lineOf(ko, "law-2012");
  line.play("C3");
  line.pass("stop");
  line.pass("stop");
  line.resume("white");
  line.resign("white");
  assert.equal(shown(line), "3/3 resigned");
  assert.equal(line.state.resigned, "white");
  assert.equal(line.state.countable, false);
  line.takeBack();
  assert.equal(shown(line), "3/3 playing resumed");
  line.takeBack();
  assert.equal(shown(line), "3/3 paused");
  line.takeBack();
  assert.equal(shown(line), "2/2 playing");
  line.show(0);
  line.takeBack();
  assert.equal(shown(line), "0/2 playing");
});

test("a move that was undone just now is known, until something else is done", () => {
  const line = lineOf(ko, "law-2012");
  const undone = () => (line.undone?.kind === "play" ? line.undone.point : line.undone?.intent);
  line.play("C3");
  line.play("E5");
  assert.equal(undone(), undefined);
  line.show(1);
  assert.equal(undone(), "E5");
  const { state } = line;
  const position = { state, dead: [], undone: line.undone, aim: undefined, refusal: undefined };
  assert.equal(positionScene(layoutOf(state.size, "wide"), position).live?.undone, "E5");
  line.takeBack();
  assert.equal(undone(), "C3");
  line.play("A1");
  assert.equal(undone(), undefined);
  line.pass("stop");
  line.takeBack();
  assert.equal(undone(), "stop");
  line.play("A2");
  line.show(0);
  line.show(1);
  assert.equal(undone(), undefined);
});

test("the given game comes back, where the line has left it", () => {
  const reading = readingFor("gnugo-9-2.sgf", "tangsong-2008");
  const line = new Line(reading.game, reading.called, reading.options);
  const moves = line.moves;
  line.showMove(10);
  const next = line.state.moves.length;
  line.pass("stop");
  line.pass("stop");
  assert.deepEqual([next, line.moves, line.strayed], [10, 12, true]);
  line.restore();
  assert.deepEqual([line.move, line.moves, line.strayed], [10, moves, false]);
  line.show(line.last);
  assert.deepEqual(line.dead, reading.dead);
});

test("another agreement on the given game is that of its end, wherever the line goes on", () => {
  const reading = readingFor("gnugo-9-2.sgf", "tangsong-2008");
  const line = new Line(reading.game, reading.called, reading.options);
  line.agree({ dead: ["A1"], owners: {} });
  assert.deepEqual(line.dead, ["A1"]);
  const end = line.last;
  line.resume("black");
  line.agree({ dead: ["B2"], owners: { C3: "shared" } });
  assert.deepEqual(line.dead, []);
  line.show(end);
  assert.deepEqual(line.agreement, { dead: ["B2"], owners: { C3: "shared" } });
  line.showMove(10);
  while (line.moves < 10 + 2) line.pass("stop");
  line.agree({ dead: ["C3"], owners: {} });
  assert.deepEqual(line.dead, []);
  line.restore();
  line.show(line.last);
  assert.deepEqual(line.dead, ["C3"]);
});

test("what is marked on another line is not marked in the given game", () => {
  const line = lineOf(sample("gnugo-9-2.sgf"), "tangsong-2008");
  line.showMove(4);
  line.play("A1");
  line.mark(["A1"]);
  line.restore();
  line.showMove(5);
  assert.deepEqual(line.dead, []);
});

test("owners that are named stay with their position, and so do those of the given game", () => {
  const game = Game.fromDiagram(ko, { rules: "law-2012" });
  const line = new Line(game, { dead: ["D3"], owners: { E5: "shared" } }, { rules: "law-2012" });
  assert.deepEqual(line.agreement, { dead: ["D3"], owners: { E5: "shared" } });
  line.play("C3");
  line.claim({ E5: "white" });
  line.mark(["C4", "C5"]);
  assert.deepEqual(line.agreement, { dead: ["C4", "C5"], owners: { E5: "white" } });
  line.show(0);
  assert.deepEqual(line.agreement, { dead: ["D3"], owners: { E5: "shared" } });
  line.pass("stop");
  assert.deepEqual(line.agreement, { dead: [], owners: {} });
  line.restore();
  assert.deepEqual(line.agreement, { dead: ["D3"], owners: { E5: "shared" } });
});

test("other rules take the same line, and name the moves that they object to", () => {
  const line = lineOf(ko, "law-2012");
  line.play("C3");
  line.pass("stop");
  line.pass("stop");
  line.resume("white");
  line.play("B3");
  line.under({ rules: "tangsong-2008" });
  assert.equal(shown(line), "4/4 playing");
  assert.equal(line.state.rules, "tangsong-2008");
  assert.deepEqual(line.objections, [4]);
  line.showMove(3);
  line.under({ rules: "chinese-2002" });
  assert.equal(shown(line), "3/4 ended");
  assert.deepEqual(line.objections, [4]);
  line.under({ rules: "law-2012" });
  assert.equal(shown(line), "3/4 paused");
  assert.deepEqual(line.objections, []);
});

test("a position is counted with its own marks, and the given game stays untouched", () => {
  const reading = readingFor("gnugo-9-2.sgf", "tangsong-2008");
  const before = reading.game.state.moves.length;
  const line = new Line(reading.game, reading.called, reading.options);
  const same = recounted(reading, line.copy(), { dead: line.dead, owners: {} });
  assert.deepEqual(same.count, reading.count);
  line.showMove(20);
  line.play("A1");
  const other = recounted(reading, line.copy(), { dead: line.dead, owners: {} });
  assert.equal(other.state.moves.length, 21);
  assert.equal(reading.game.state.moves.length, before);
});

test("what a pass means is told by the rules", () => {
  const passes = (rules: string) =>
    lineOf(ko, rules).state.passes.map(({ intent, says, leaves }) => `${intent} ${says} ${leaves}`);
  assert.deepEqual(passes("tangsong-2008"), ["stop nothing stone"]);
  assert.deepEqual(passes("law-2012"), ["stop proposal nothing", "play-on nothing nothing"]);
  assert.deepEqual(passes("seven-article"), ["stop proposal nothing", "play-on nothing stone"]);
  assert.deepEqual(passes("aga"), ["stop nothing prisoner"]);
  assert.deepEqual(passes("chinese-2002"), ["stop nothing nothing"]);
});

test("where White passes last, a pause tells that White's last pass is still to come", () => {
  const told = (rules: string, ...moves: readonly string[]) => {
    const line = lineOf(ko, rules);
    for (const move of moves) line.play(move);
    line.pass("stop");
    line.pass("stop");
    return Object.values(languages).map((words) => statusSentence(line.state, false, words));
  };
  const still = /White hands over one stone more|白方还要交出一子/;
  for (const sentence of told("aga", "C3")) assert.match(sentence, still);
  for (const sentence of [...told("aga"), ...told("tangsong-2008", "C3")])
    assert.doesNotMatch(sentence, still);
});

test("an organiser's choice holds on the line as well", () => {
  const line = lineOf(ko, "tangsong-2008");
  const decided = () => line.state.decided.map(({ field, value }) => `${field} ${value}`);
  assert.deepEqual(decided(), []);
  line.under({ rules: "tangsong-2008", longCycles: "draw" });
  assert.deepEqual(decided(), ["repetition simple-draw"]);
  line.under({ rules: "tangsong-2008", compensation: "nothing" });
  assert.deepEqual(decided(), ["compensation nothing"]);
  line.under({ rules: "tangsong-2008" });
  assert.deepEqual(decided(), []);
});

test("there is no move before the first, after the last, or in between", () => {
  const { game } = readingFor("gnugo-9-2.sgf", "tangsong-2008");
  const last = game.state.moves.length;
  for (const number of [-1, 1.7, last + 1, Number.NaN, Number.POSITIVE_INFINITY]) {
    const refused = { code: "no-move", params: { number, last } };
    assert.throws(() => game.at(number), refused, String(number));
    assert.throws(() => game.boardAt(number), refused, String(number));
  }
  assert.equal(game.at(last).state.moves.length, last);
});

test("a resumption that the rules do not know is kept for those that do", () => {
  const line = lineOf(ko, "aga");
  line.play("C3");
  line.pass("stop");
  line.pass("stop");
  line.resume("white");
  line.pass("stop");
  line.pass("stop");
  assert.equal(shown(line), "5/5 all-alive");
  line.under({ rules: "chinese-2002" });
  assert.equal(shown(line), "5/5 ended");
  assert.deepEqual(line.state.resumptions, []);
  line.under({ rules: "aga" });
  assert.equal(shown(line), "5/5 all-alive");
  assert.deepEqual(line.state.resumptions, [3]);
});
