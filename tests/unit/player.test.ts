import assert from "node:assert/strict";
import { test } from "node:test";
import { ManualClock } from "../../www/clock.js";
import { progressOf } from "../../www/moment.js";
import { Player, type PlayerEvent } from "../../www/player.js";
import { nothing, type Timeline } from "../../www/timeline.js";

/** Six steps in three phases; stones overlap in the second. */
const timeline: Timeline = {
  beats: [
    { start: 1, end: 1.5 },
    { start: 3, end: 3.6 },
    { start: 3.2, end: 3.8 },
    { start: 3.4, end: 4 },
    { start: 5, end: 5.5 },
    { start: 7, end: 7.5 },
  ],
  chapters: [
    { phase: "agree", step: 0, start: 1 },
    { phase: "refill", step: 1, start: 3 },
    { phase: "count", step: 4, start: 5 },
  ],
  blocks: [0, 1, 4, 5],
  duration: 9,
};

function setUp() {
  const clock = new ManualClock();
  const told: PlayerEvent[] = [];
  const player = new Player(clock, (event) => told.push(event));
  player.load(timeline);
  const heard = () => told.splice(0).filter((event) => event !== "timeupdate");
  return { clock, player, heard };
}

test("plays to the end, tells it, and lets the clock sleep", () => {
  const { clock, player, heard } = setUp();
  assert.equal(clock.busy, false);
  player.play();
  assert.equal(clock.busy, true);
  clock.turn(2);
  assert.deepEqual([player.step, player.currentTime > 1, player.paused], [1, true, false]);
  for (let turn = 0; turn < 8; turn++) clock.turn(1);
  assert.deepEqual([player.step, player.currentTime, player.ended, player.paused], [6, 9, true, true]);
  assert.equal(clock.busy, false);
  assert.deepEqual(heard(), ["play", "pause", "ended"]);
});

test("plays again from the beginning after the end", () => {
  const { clock, player } = setUp();
  player.step = 6;
  assert.equal(player.ended, true);
  player.play();
  clock.turn(0.1);
  assert.equal(player.step, 0);
});

test("loops when asked", () => {
  const { clock, player, heard } = setUp();
  player.loop = true;
  player.currentTime = 8.9;
  player.play();
  clock.turn(0.2);
  assert.deepEqual([player.step, player.paused, clock.busy], [0, false, true]);
  assert.deepEqual(heard(), ["seeked", "play"]);
});

test("the rate changes how fast time passes", () => {
  const { clock, player, heard } = setUp();
  player.playbackRate = 2;
  player.playbackRate = 2;
  player.playbackRate = -1;
  player.currentTime = 1;
  player.play();
  clock.turn(0.5);
  assert.equal(player.currentTime, 2);
  assert.deepEqual(heard(), ["ratechange", "seeked", "play"]);
});

test("a step set leaves no stone in the air", () => {
  const { player } = setUp();
  for (let step = 0; step <= 6; step++) {
    player.step = step;
    assert.equal(player.step, step);
    for (let index = 0; index < 6; index++) {
      assert.equal(progressOf(timeline, player.moment, index), index < step ? 1 : 0);
    }
  }
  player.step = 99;
  assert.equal(player.step, 6);
  player.step = Number.NaN;
  assert.equal(player.step, 0);
});

test("one step forward moves one stone and stops", () => {
  const { clock, player } = setUp();
  player.step = 1;
  player.forward();
  assert.deepEqual([player.step, player.paused, clock.busy], [2, true, true]);
  clock.turn(0.3);
  const moving = progressOf(timeline, player.moment, 1);
  assert.ok(0 < moving && moving < 1);
  assert.equal(progressOf(timeline, player.moment, 2), 0);
  clock.turn(1);
  assert.deepEqual([player.step, player.moment.done, clock.busy], [2, 2, false]);
});

test("a hasty reader steps faster than the stones", () => {
  const { player } = setUp();
  for (let press = 1; press <= 6; press++) {
    player.forward();
    assert.equal(player.step, press);
  }
  player.forward();
  assert.deepEqual([player.step, player.ended], [6, true]);
});

test("stepping back shows the position before", () => {
  const { player } = setUp();
  player.currentTime = 3.5;
  assert.equal(player.step, 4);
  player.back();
  assert.deepEqual([player.step, player.moment.done], [3, 3]);
  player.step = 0;
  player.back();
  assert.equal(player.step, 0);
});

test("phases go forward and back", () => {
  const { clock, player } = setUp();
  player.nextPhase();
  assert.equal(player.step, 1);
  player.nextPhase();
  assert.equal(player.step, 2);
  clock.turn(1);
  player.nextPhase();
  assert.equal(player.step, 5);
  player.previousPhase();
  assert.equal(player.step, 2);
  player.previousPhase();
  player.previousPhase();
  assert.equal(player.step, 0);
  player.step = 4;
  player.previousPhase();
  assert.equal(player.step, 2, "back to the beginning of the phase first");
  player.step = 6;
  player.nextPhase();
  assert.equal(player.ended, true);
});

test("a block goes forward in motion, and stops at its end", () => {
  const { clock, player } = setUp();
  player.nextBlock();
  clock.turn(1);
  assert.deepEqual([player.step, clock.busy], [1, false]);
  player.nextBlock();
  clock.turn(0.3);
  assert.equal(player.step, 3);
  assert.ok(progressOf(timeline, player.moment, 1) < 1);
  clock.turn(1);
  assert.deepEqual([player.step, player.moment.done, clock.busy], [4, 4, false]);
});

test("blocks go back, from within one to where it began", () => {
  const { player } = setUp();
  player.step = 3;
  player.previousBlock();
  assert.equal(player.step, 1);
  player.previousBlock();
  assert.equal(player.step, 0);
  player.previousBlock();
  assert.equal(player.step, 0);
  player.step = 6;
  player.previousBlock();
  assert.equal(player.step, 5);
});

test("a hasty reader goes from block to block, to the end", () => {
  const { clock, player } = setUp();
  const steps = [0, 1, 2, 3].map(() => {
    player.nextBlock();
    return player.step;
  });
  assert.deepEqual(steps, [1, 2, 5, 6]);
  clock.turn(1);
  player.nextBlock();
  assert.deepEqual([player.step, player.ended], [6, true]);
});

test("a playing player goes on from a block", () => {
  const { clock, player } = setUp();
  player.play();
  const begun = (go: () => void) => {
    go();
    assert.equal(player.paused, false);
    return player.currentTime;
  };
  const next = () => player.nextBlock();
  const previous = () => player.previousBlock();
  assert.deepEqual([begun(next), begun(next), begun(next)], [1, 3, 5]);
  assert.deepEqual([begun(previous), begun(previous)], [3, 1]);
  clock.turn(2.5);
  assert.equal(begun(previous), 3);
});

test("a playing player goes on from a phase or a step it is put to", () => {
  const { clock, player } = setUp();
  player.play();
  player.nextPhase();
  player.nextPhase();
  player.step = 4;
  assert.equal(player.paused, false);
  clock.turn(0.4);
  assert.equal(player.step, 5);
});

test("asleep, a player stands still and takes no time from the clock", () => {
  const { clock, player, heard } = setUp();
  player.play();
  player.asleep = true;
  assert.equal(clock.busy, false);
  player.asleep = false;
  assert.equal(clock.busy, true);
  assert.deepEqual(heard(), ["play"]);
});

test("a still player shows whole steps only", () => {
  const { clock, player } = setUp();
  player.still = true;
  player.forward();
  assert.deepEqual([player.step, clock.busy], [1, false]);
  player.currentTime = 3.3;
  for (let index = 0; index < 6; index++) {
    const progress = progressOf(timeline, player.moment, index);
    assert.ok(progress === 0 || progress === 1);
  }
});

test("a player without a count does nothing", () => {
  const { clock, player, heard } = setUp();
  player.load(nothing);
  player.play();
  player.nextPhase();
  player.forward();
  player.currentTime = 3;
  assert.deepEqual([player.step, player.currentTime, player.ended, clock.busy], [0, 0, false, false]);
  assert.ok(!heard().includes("play"));
});
