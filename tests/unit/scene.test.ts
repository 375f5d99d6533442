import assert from "node:assert/strict";
import { test } from "node:test";
import { balanceBar } from "../../www/balance.js";
import { type Color, type Count, colors, type Ledger, type Place } from "../../www/count.js";
import { layoutOf } from "../../www/layout.js";
import { documentOf, markupOf } from "../../www/markup.js";
import { messagesFor } from "../../www/messages.js";
import type { Moment } from "../../www/moment.js";
import { pictureOf } from "../../www/picture.js";
import { type Plan, planOf, type Scene, sceneOf } from "../../www/scene.js";
import type { Shape } from "../../www/shape.js";
import { allCounts, countOf } from "./counts.js";

const words = messagesFor("zh-Hans").picture;

function after(plan: Plan, steps: number): Moment {
  return { time: plan.timeline.beats[steps - 1]?.end ?? 0, done: steps, limit: steps };
}

function during(plan: Plan, time: number): Moment {
  return { time, done: 0, limit: plan.count.steps.length };
}

function drawn(plan: Plan, moment: Moment): string {
  return documentOf(plan.layout, pictureOf(sceneOf(plan, moment), words));
}

/** Where the engine says that every stone is after so many steps. */
function placesAfter(count: Count, steps: number): Place[] {
  const places = count.start.stones.map(({ place }) => place);
  for (const { action } of count.steps.slice(0, steps)) {
    if (action.kind === "move") places[action.stone] = action.to;
  }
  return places;
}

function pointsOf(scene: Scene): Map<string, Color> {
  return new Map(scene.resting.flatMap(({ point, color }) => (point ? [[point, color] as const] : [])));
}

test("after every step the picture has the stones where the engine has them", () => {
  for (const { name, count } of allCounts()) {
    const plan = planOf(count, layoutOf(count.size, "wide"));
    const every = Math.max(1, Math.floor(count.steps.length / 12));
    for (let steps = 0; steps <= count.steps.length; steps += every) {
      const scene = sceneOf(plan, after(plan, steps));
      const places = placesAfter(count, steps);
      assert.equal(scene.flying.length, 0, name);
      assert.equal(new Set(scene.resting.map(({ stone }) => stone)).size, count.start.stones.length, name);
      const expected = new Map<string, Color>();
      const held = { bowl: { black: 0, white: 0 }, lid: { black: 0, white: 0 } };
      for (const [stone, place] of places.entries()) {
        const color = count.start.stones[stone]?.color ?? "black";
        if (place.kind === "point") expected.set(place.point, color);
        else held[place.kind][place.color]++;
      }
      assert.deepEqual(pointsOf(scene), expected, `${name} after ${steps}`);
      assert.deepEqual(scene.held, held, `${name} after ${steps}`);
    }
  }
});

test("at any time each stone is in one place, and the bar has all points of the board", () => {
  for (const { name, count } of allCounts()) {
    const plan = planOf(count, layoutOf(count.size, "narrow"));
    const points = count.size.width * count.size.height;
    for (let part = 0; part <= 20; part++) {
      const scene = sceneOf(plan, during(plan, (plan.timeline.duration * part) / 20));
      assert.equal(scene.resting.length + scene.flying.length, count.start.stones.length, name);
      assert.ok(Math.abs(sum(scene.balance.parts) - points) < 1e-9, name);
      assert.equal(sum(scene.balance.numbers), points, name);
    }
  }
});

function sum(ledger: Ledger): number {
  return ledger.shared + colors.reduce((all, color) => all + ledger[color].stones + ledger[color].empties, 0);
}

test("no two resting stones share a spot", () => {
  const count = countOf("gnugo-19-4.sgf", "equal-stones");
  const plan = planOf(count, layoutOf(count.size, "wide"));
  for (let steps = 0; steps <= count.steps.length; steps++) {
    const { resting } = sceneOf(plan, after(plan, steps));
    assert.equal(new Set(resting.map(({ x, y }) => `${x} ${y}`)).size, resting.length);
  }
});

test("the same moment gives the same picture, however it was reached", () => {
  for (const method of ["equal-stones", "area", "fill-in", "equal-empties"]) {
    const count = countOf("gnugo-13-3.sgf", method);
    const first = planOf(count, layoutOf(count.size, "wide"));
    const times = Array.from({ length: 40 }, (_, index) => (first.timeline.duration * index) / 39);
    const forward = times.map((time) => drawn(first, during(first, time)));
    const back = [...times].reverse().map((time) => drawn(first, during(first, time)));
    assert.deepEqual(back.reverse(), forward);
    const second = planOf(structuredClone(count), layoutOf(count.size, "wide"));
    assert.deepEqual(
      times.map((time) => drawn(second, during(second, time))),
      forward,
    );
  }
});

test("marks lie on open points only, with the owner the engine named last", () => {
  const count = countOf("gnugo-19-6.sgf", "equal-stones");
  const plan = planOf(count, layoutOf(count.size, "wide"));
  const { marks, resting } = sceneOf(plan, after(plan, count.steps.length));
  const taken = new Set(resting.map(({ point }) => point));
  const of = (owner: string) => marks.filter((mark) => mark.owner === owner).length;
  assert.ok(marks.every(({ point, size }) => !taken.has(point) && size === 1));
  assert.deepEqual(
    [of("black"), of("white"), of("shared")],
    [count.ledger.black.empties, count.ledger.white.empties, count.ledger.shared],
  );
});

test("siblings have different keys, and no attribute is broken", () => {
  const visit = ({ tag, children }: Shape): void => {
    assert.equal(new Set(children.map(({ key }) => key)).size, children.length, tag);
    children.forEach(visit);
  };
  for (const { name, count } of allCounts()) {
    const plan = planOf(count, layoutOf(count.size, "narrow"));
    for (const share of [0, 0.3, 0.7, 1]) {
      const shapes = pictureOf(sceneOf(plan, during(plan, plan.timeline.duration * share)), words);
      shapes.forEach(visit);
      assert.doesNotMatch(shapes.map(markupOf).join(""), /NaN|undefined|Infinity|null/, name);
    }
  }
});

test("text is escaped in markup", () => {
  const text = markupOf({ tag: "text", key: "", attributes: { class: 'a"b' }, children: [], text: "<&>" });
  assert.equal(text, '<text class="a&quot;b">&lt;&amp;&gt;</text>');
});

test("par is drawn only where the areas on the board decide", () => {
  const shown = (method: string, rules: string) => {
    const count = countOf("gnugo-9-2.sgf", method, rules);
    const plan = planOf(count, layoutOf(count.size, "wide"));
    return { par: /class="par"/.test(drawn(plan, after(plan, 1))), result: count.result.par !== null };
  };
  assert.deepEqual(shown("area", "art-2012"), { par: true, result: true });
  assert.deepEqual(shown("score", "law-2012"), { par: true, result: true });
  // Black pays a point that no stone pays.
  assert.deepEqual(shown("score", "art-2012"), { par: false, result: true });
  assert.deepEqual(shown("territory", "japanese-1989"), { par: false, result: false });
});

test("the label of a part stands in its middle, or close to the par line that runs through it", () => {
  const layout = layoutOf({ width: 9, height: 9 }, "wide");
  const side = { stones: 0, empties: 0, outside: 0, area: 40.5 };
  const numbers = { black: side, white: side, shared: 81 };
  const text = messagesFor("en").picture;
  const place = (par: number | undefined) => {
    const bar = balanceBar(layout, { balance: { parts: numbers, numbers }, par }, text);
    const label = bar.children.flatMap(({ children }) => children).find(({ key }) => key === "shared-text");
    return (Number(label?.attributes.x) - layout.ledger.x) / layout.ledger.width;
  };
  assert.equal(place(undefined), 0.5);
  assert.ok(Math.abs(place(44) - 0.5) < 0.12, String(place(44)));
});
