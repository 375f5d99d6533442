// Judging in slices: how far it is, what is remembered, and what ends it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ManualClock } from "../../www/clock.js";
import { Game } from "../../www/engine.js";
import { Judge } from "../../www/judge.js";
import { sample } from "./counts.js";

const game = Game.fromSgf(sample("gnugo-9-2.sgf"));
const { state } = game;
const lone = Game.fromDiagram("..XO.O.\n..XO.XO\n.XXOO.O\n..X.OO.\n.XXO.O.");

/** A judge by a clock that is turned by hand; each time it looks at the time so many milliseconds have passed. */
function judgeBy(step: number, clock = new ManualClock()) {
  let now = 0;
  const judge = new Judge(clock, () => {
    now += step;
    return now;
  });
  const told: number[] = [];
  const begin = (of = game) => judge.of(of, of.state, (share) => told.push(share));
  return { judge, clock, told, begin };
}

test("what takes one slice is there at once, and tells no progress", async () => {
  const { clock, told, begin } = judgeBy(0);
  const outcome = begin();
  assert.equal(clock.busy, false);
  assert.deepEqual((await outcome) !== "declined" && (await outcome), atOnce());
  assert.deepEqual(told, []);
});

function atOnce() {
  const judging = game.judge();
  judging.advance(200);
  return judging.finish();
}

test("slices lead to the same judgement, one in each frame", async () => {
  const { judge, clock, told, begin } = judgeBy(5);
  const outcome = begin();
  let frames = 0;
  for (; judge.busy; frames++) clock.turn(0.02);
  assert.deepEqual(await outcome, atOnce());
  // A slice of 12 ms has room for three playouts of 5 ms.
  assert.equal(told.length, frames);
  assert.ok(frames > 60 && frames < 100, String(frames));
  assert.deepEqual(
    told,
    [...told].sort((one, other) => one - other),
  );
  assert.ok(told.every((share) => share > 0 && share < 1));
  assert.equal(clock.busy, false);
});

test("a board is judged once, until another game comes", async () => {
  const { judge, clock, begin } = judgeBy(5);
  const run = async (of?: Game) => {
    const outcome = begin(of);
    const worked = judge.busy;
    while (judge.busy) clock.turn(0.02);
    return [worked, typeof (await outcome)];
  };
  assert.deepEqual(await run(), [true, "object"]);
  assert.deepEqual(await run(), [false, "object"]);
  assert.deepEqual(judge.known(state), atOnce());
  assert.equal(judge.known(lone.state), undefined);
  assert.deepEqual(await run(lone), [true, "object"]);
  assert.equal(judge.known(state), undefined);
  judge.forget();
  assert.deepEqual(await run(lone), [true, "object"]);
});

test("what is dropped has no outcome, and the clock sleeps", async () => {
  const { judge, clock, begin } = judgeBy(5);
  const first = begin();
  judge.drop();
  assert.deepEqual([await first, clock.busy, judge.known(state)], [undefined, false, undefined]);
  const second = begin();
  const third = begin(lone);
  assert.equal(await second, undefined);
  while (judge.busy) clock.turn(0.02);
  assert.equal(typeof (await third), "object");
});

test("a reader who does not wait is not asked again about this board", async () => {
  const { judge, begin } = judgeBy(5);
  judge.decline();
  const outcome = begin();
  judge.decline();
  assert.equal(await outcome, "declined");
  assert.equal(await begin(), "declined");
  judge.forget();
  assert.equal(judge.known(state), undefined);
});

test("boards of a page are judged one after the other", () => {
  const clock = new ManualClock();
  let now = 0;
  const tick = () => {
    now += 1;
    return now;
  };
  const told: string[] = [];
  for (const name of ["first", "second"]) {
    void new Judge(clock, tick).of(game, state, () => told.push(name));
  }
  for (let frame = 0; frame < 4; frame++) {
    now += 16;
    clock.turn(0.016);
  }
  assert.deepEqual(told, ["first", "second", "first", "first", "first", "first"]);
});
