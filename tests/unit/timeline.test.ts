import assert from "node:assert/strict";
import { test } from "node:test";
import { mostInFlight, runKey, timelineOf } from "../../www/timeline.js";
import { allCounts, countOf } from "./counts.js";

test("steps begin in order, and the timeline ends after the last", () => {
  for (const { name, count } of allCounts()) {
    const { beats, chapters, duration } = timelineOf(count);
    assert.equal(beats.length, count.steps.length, name);
    assert.match(String(duration), /^\d+(\.\d{1,3})?$/, name);
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

test("blocks are runs told in one breath, and what is counted together", () => {
  const { steps } = countOf("gnugo-13-3.sgf", "area", "tangsong-2008");
  const { blocks } = timelineOf(countOf("gnugo-13-3.sgf", "area", "tangsong-2008"));
  assert.equal(blocks[0], 0);
  for (let index = 1; index < steps.length; index++) {
    const [before, step] = [steps[index - 1], steps[index]];
    const alone = step?.action.kind === "tally" || !before || !step || runKey(before) !== runKey(step);
    assert.equal(blocks.includes(index), alone, `step ${index}`);
  }
});

test("a few stones are in flight together, never a swarm", () => {
  for (const { name, count } of allCounts()) {
    const { beats } = timelineOf(count);
    const flights = beats.filter((_, index) => count.steps[index]?.action.kind === "move");
    const together = flights.map(({ start }) =>
      flights.filter((b) => b.start <= start && start < b.end - 1e-6),
    );
    const most = Math.max(0, ...together.map(({ length }) => length));
    assert.ok(most <= mostInFlight, `${name}: ${most}`);
  }
});

test("one hand counts: while ten stones are pushed together nothing else moves", () => {
  for (const { name, count } of allCounts()) {
    const { beats } = timelineOf(count);
    for (const [index, { reason }] of count.steps.entries()) {
      const [here, next] = [beats[index], beats[index + 1]];
      if (reason.key === "count-stones" && here && next) assert.ok(here.end <= next.start + 1e-6, name);
    }
  }
});

test("a sentence stands long enough to be read", () => {
  for (const { name, count } of allCounts()) {
    const { beats } = timelineOf(count);
    for (const [index, { action, phase }] of count.steps.entries()) {
      const next = beats[index + 1];
      const here = beats[index];
      if (action.kind !== "say" || phase === "check" || !next || !here) continue;
      assert.ok(next.start - here.start >= 1.5, `${name}: ${next.start - here.start}`);
    }
  }
});

test("a whole board is counted in about half a minute to a minute by every method, a small one in less", () => {
  for (const { name, count } of allCounts()) {
    const { duration } = timelineOf(count);
    const least = count.size.width === 19 ? 25 : 12;
    assert.ok(least <= duration && duration <= 60, `${name}: ${duration}`);
  }
});

test("in a count that would take too long stones go faster, and sentences keep their time", () => {
  const count = countOf("gnugo-19-6.sgf", "fill-in");
  const thrice = { ...count, steps: [...count.steps, ...count.steps, ...count.steps] };
  const { beats, chapters, duration } = timelineOf(thrice);
  assert.ok(duration < (3 * 58) / 2);
  assert.equal(chapters.at(-1)?.start, beats[chapters.at(-1)?.step ?? 0]?.start);
  const flights = beats.filter((_, index) => thrice.steps[index]?.action.kind === "move");
  const together = flights.map(({ start }) =>
    flights.filter((b) => b.start <= start && start < b.end - 1e-6),
  );
  assert.ok(Math.max(...together.map(({ length }) => length)) <= mostInFlight);
});
