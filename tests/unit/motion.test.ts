import assert from "node:assert/strict";
import { test } from "node:test";
import type { Count, Phase, Reason, Step } from "../../www/count.js";
import { rulesets } from "../../www/engine.js";
import { meet } from "../../www/flight.js";
import { layoutOf } from "../../www/layout.js";
import { type Plan, planOf, type Scene, sceneOf } from "../../www/scene.js";
import { countOf, samples } from "./counts.js";

/** Every sample game by every method, under the first ruleset that has it. */
const plans: readonly { readonly name: string; readonly plan: Plan }[] = samples.flatMap((game) => {
  const methods = new Map(rulesets().flatMap(({ id, methods }) => methods.map((method) => [method, id])));
  return [...methods].flatMap(([method, rules]) => {
    const count = countOf(game, method, rules);
    return (["wide", "narrow"] as const).map((form) => ({
      name: `${game} ${method} ${form}`,
      plan: planOf(count, layoutOf(count.size, form)),
    }));
  });
});

function scenesOf(plan: Plan, perSecond: number): Scene[] {
  const { duration } = plan.timeline;
  return Array.from({ length: Math.floor(duration * perSecond) }, (_, index) =>
    sceneOf(plan, { time: index / perSecond, done: 0, limit: plan.count.steps.length }),
  );
}

/** The scenes in which stones are moved, and not only pushed into a pile. */
function carrying(plan: Plan, perSecond: number): Scene[] {
  const { steps } = plan.count;
  const moves = plan.timeline.beats.filter((_, index) => steps[index]?.action.kind === "move");
  const times = new Set(
    moves.flatMap(({ start, end }) => {
      const [first, last] = [Math.ceil(start * perSecond), Math.floor(end * perSecond)];
      return Array.from({ length: last - first + 1 }, (_, index) => (first + index) / perSecond);
    }),
  );
  return [...times].map((time) => sceneOf(plan, { time, done: 0, limit: steps.length }));
}

test("stones in the air keep apart or pass over each other, and a low one is at its own place", () => {
  const perSecond = 40;
  for (const { name, plan } of plans) {
    const frames = new Map<string, number>();
    for (const { flying, resting } of carrying(plan, perSecond)) {
      for (const [index, a] of flying.entries()) {
        for (const b of flying.slice(0, index)) {
          const pair = `${a.stone} ${b.stone}`;
          if (meet(a, b)) frames.set(pair, (frames.get(pair) ?? 0) + 1);
        }
        if (a.lift >= 0.15) continue;
        const near = resting.find(
          ({ point, x, y, r }) => point !== undefined && Math.hypot(a.x - x, a.y - y) < (a.r + r) * 0.9,
        );
        assert.equal(near?.point, undefined, `${name}: ${a.stone}`);
      }
    }
    // A stone that rises cannot always wait for one that is passing; then they touch for a blink.
    assert.ok(Math.max(0, ...frames.values()) <= 0.05 * perSecond, `${name}: ${[...frames].join("; ")}`);
    assert.ok(frames.size <= 2, `${name}: ${[...frames].join("; ")}`);
  }
});

test("stones are pushed into piles ten at a time, and stay there", () => {
  const count = countOf("gnugo-19-6.sgf", "equal-empties");
  const plan = planOf(count, layoutOf(count.size, "wide"));
  for (const scene of scenesOf(plan, 20)) {
    if (count.steps[scene.step - 1]?.reason.key === "count-stones") assert.ok(scene.flying.length <= 10);
  }
  const done = count.steps.length;
  const { blocks, resting } = sceneOf(plan, { time: 0, done, limit: done });
  for (const { points, pile } of blocks) {
    for (const { point, x, y } of pile?.spots ?? []) {
      const stone = resting.find((rest) => rest.point === point);
      assert.deepEqual([stone?.x, stone?.y], [x, y]);
      assert.ok(points.includes(point));
    }
  }
  assert.equal(blocks.filter(({ last }) => last).length, 2, "the last number of each side stands out");
});

/** A count in which three stones slide to other points of their side before it is counted. */
function arranged(): { count: Count; slides: readonly (readonly [string, string])[] } {
  const base = countOf("gnugo-9-2.sgf", "equal-stones");
  const at = base.steps.findIndex(({ phase }) => phase === "count");
  const before = base.steps[at - 1];
  const places = base.start.stones.map(({ place }) => place);
  for (const { action } of base.steps.slice(0, at)) {
    if (action.kind === "move") places[action.stone] = action.to;
  }
  const taken = new Set(places.flatMap((place) => (place.kind === "point" ? [place.point] : [])));
  const open = base.start.owners.black.filter((point) => !taken.has(point)).slice(0, 3);
  const moved = places
    .flatMap((place, stone) =>
      place.kind === "point" && base.start.stones[stone]?.color === "black" ? [{ place, stone }] : [],
    )
    .slice(0, open.length);
  const steps = moved.map(({ place, stone }, index): Step => {
    const to = { kind: "point" as const, point: open[index] ?? "" };
    const reason = { key: "refill", color: "black", left: moved.length - 1 - index } as Reason;
    assert.ok(before);
    return { ...before, action: { kind: "move", stone, from: place, to }, reason, phase: "refill" as Phase };
  });
  return {
    count: { ...base, steps: [...base.steps.slice(0, at), ...steps, ...base.steps.slice(at)] },
    slides: moved.map(({ place }, index) => [place.point, open[index] ?? ""] as const),
  };
}

test("a stone that slides from a point to a point hops there, and the point it leaves shows whose it is", () => {
  const { count, slides } = arranged();
  assert.equal(slides.length, 3);
  const plan = planOf(count, layoutOf(count.size, "wide"));
  const first = count.steps.findIndex(
    ({ action }) => action.kind === "move" && action.from.kind === "point" && action.to.kind === "point",
  );
  for (const index of slides.keys()) {
    const beat = plan.timeline.beats[first + index];
    assert.ok(beat);
    const time = (beat.start + beat.end) / 2;
    const { flying } = sceneOf(plan, { time, done: first + index, limit: first + index + 1 });
    assert.ok(flying.length === 1 && (flying[0]?.lift ?? 0) > 0.2);
  }
  const done = first + slides.length;
  const { resting, marks } = sceneOf(plan, { time: 0, done, limit: done });
  for (const [from, to] of slides) {
    assert.ok(resting.some(({ point }) => point === to));
    const other = resting.some(({ point }) => point === from);
    assert.ok(other || marks.some(({ point, owner }) => point === from && owner === "black"), from);
  }
});
