import assert from "node:assert/strict";
import { test } from "node:test";
import { timelineOf } from "../../www/timeline.js";
import { allCounts, countOf } from "./counts.js";

test("steps begin in order, and the timeline ends after the last", () => {
  for (const { name, count } of allCounts()) {
    const { beats, chapters, duration } = timelineOf(count);
    assert.equal(beats.length, count.steps.length, name);
    let before = 0;
    for (const { start, end } of beats) {
      assert.ok(before < start && start < end && end <= duration, name);
      before = start;
    }
    assert.deepEqual(
      chapters.map(({ phase }) => phase),
      count.steps.map(({ phase }) => phase).filter((phase, index, all) => phase !== all[index - 1]),
      name,
    );
  }
});

test("a few stones are in flight together, never a swarm", () => {
  for (const { name, count } of allCounts()) {
    const { beats } = timelineOf(count);
    const flights = beats.filter((_, index) => count.steps[index]?.action.kind === "move");
    const most = Math.max(
      0,
      ...flights.map(({ start }) => flights.filter((b) => b.start <= start && start < b.end).length),
    );
    assert.ok(most <= 7, `${name}: ${most}`);
  }
});

test("a sentence stands long enough to be read", () => {
  const count = countOf("gnugo-19-6.sgf", "equal-stones");
  const { beats } = timelineOf(count);
  for (const [index, { action, phase }] of count.steps.entries()) {
    const next = beats[index + 1];
    const here = beats[index];
    if (action.kind !== "say" || phase === "check" || !next || !here) continue;
    assert.ok(next.start - here.start >= 2);
  }
});

test("a whole board is counted in about half a minute to a minute", () => {
  for (const method of ["equal-stones", "area", "fill-in", "equal-empties"]) {
    const { duration } = timelineOf(countOf("gnugo-19-6.sgf", method));
    assert.ok(25 <= duration && duration <= 75, `${method}: ${duration}`);
  }
});
