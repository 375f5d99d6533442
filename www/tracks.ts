/**
 * The way of every stone through a count, worked out once: from which spot to which spot, at which step.
 * Pure.
 *
 * Bowls and lids are stacks: what comes last lies on top and goes first. Stones of a colour look alike,
 * so when the engine takes a stone from the middle of a stack, the stone on top changes places with it
 * unseen.
 */
import { type ByColor, type Color, type Count, colors, type Place, type PointName } from "./count.js";
import { fullBowl, type Layout, pointAt, type Spot, slotAt, stoneRadius } from "./layout.js";
import { type Pile, pileOf } from "./piles.js";

/** A stone at rest. Rests are made once, so that what draws them can tell by identity that nothing changed. */
export interface Rest extends Spot {
  readonly stone: number;
  readonly color: Color;
  /** The point it stands on, or undefined in a bowl or a lid. */
  readonly point: PointName | undefined;
  /** In a bowl, a lid or a pile: how far up it lies. */
  readonly slot: number;
  readonly dead: boolean;
}

/** From a step on the stone is at a rest; it flies there, or is simply there (see above). */
export interface Leg {
  readonly step: number;
  readonly flies: boolean;
  readonly rest: Rest;
}

export interface Track {
  readonly start: Rest;
  readonly legs: readonly Leg[];
}

/** How many stones lie in the bowls and lids. */
export interface Held {
  readonly bowl: ByColor<number>;
  readonly lid: ByColor<number>;
}

export interface Tracks {
  readonly stones: readonly Track[];
  /** Before the first step, and after each step. */
  readonly held: readonly Held[];
  /** The piles into which stones are pushed, by the step that counts them. */
  readonly piles: ReadonlyMap<number, Pile>;
  /** Whether the bowls hold an exact set, so that the number in them means something. */
  readonly counted: boolean;
}

type Vessel = Exclude<Place, { kind: "point" }>;
type Stack = number[];

/** The tracks of all stones of a count. */
export function tracksOf(count: Count, layout: Layout): Tracks {
  const counted = count.steps.some((step) => step.reason.key === "set-checked");
  const stacks = {
    bowl: { black: [] as Stack, white: [] as Stack },
    lid: { black: [] as Stack, white: [] as Stack },
  };
  const most = mostInLid(count);
  const rests = new Map<string, Rest>();
  const stackOf = (place: Vessel): Stack => stacks[place.kind][place.color];

  const restOf = (stone: number, place: Place): Rest => {
    const source = count.start.stones[stone];
    const color = source?.color ?? "black";
    const start = source !== undefined && samePlace(source.place, place);
    const dead = (source?.dead ?? false) && start && place.kind === "point";
    if (place.kind === "point") {
      const at = pointAt(layout, place.point);
      return intern({ ...at, r: stoneRadius(layout), stone, color, point: place.point, slot: 0, dead });
    }
    const slot = stackOf(place).indexOf(stone);
    const under = place.kind === "bowl" && !counted ? fullBowl : 0;
    const spot = slotAt(layout, place, slot + under, most[place.color]);
    return intern({ ...spot, stone, color, point: undefined, slot: slot + under, dead: false });
  };
  const intern = (rest: Rest): Rest => {
    const key = `${rest.stone} ${rest.x} ${rest.y} ${rest.dead}`;
    const known = rests.get(key) ?? rest;
    rests.set(key, known);
    return known;
  };
  const snapshot = (): Held => ({
    bowl: { black: stacks.bowl.black.length, white: stacks.bowl.white.length },
    lid: { black: stacks.lid.black.length, white: stacks.lid.white.length },
  });

  /** The stone on each point. */
  const standing = new Map<PointName, number>();
  const piles = new Map<number, Pile>();
  for (const { id, place } of count.start.stones) {
    if (place.kind === "point") standing.set(place.point, id);
    else stackOf(place).push(id);
  }
  const stones = count.start.stones.map(({ id, place }) => ({ start: restOf(id, place), legs: [] as Leg[] }));
  const held = [snapshot()];
  for (const [step, { action, reason }] of count.steps.entries()) {
    if (action.kind === "tally" && reason.key === "count-stones") {
      const pile = pileOf(layout, action.points);
      piles.set(step, pile);
      for (const { point, x, y, layer } of pile.spots) {
        const stone = standing.get(point) ?? -1;
        const color = count.start.stones[stone]?.color ?? "black";
        const spot = { x, y, r: stoneRadius(layout), slot: layer };
        stones[stone]?.legs.push({
          step,
          flies: true,
          rest: intern({ ...spot, stone, color, point, dead: false }),
        });
      }
    }
    if (action.kind === "move") {
      const { stone, from, to } = action;
      if (from.kind === "point") standing.delete(from.point);
      else {
        const stack = stackOf(from);
        const top = stack.at(-1);
        const index = stack.indexOf(stone);
        if (top !== undefined && top !== stone && index >= 0) {
          stack[index] = top;
          stack[stack.length - 1] = stone;
          stones[top]?.legs.push({ step, flies: false, rest: restOf(top, from) });
          stones[stone]?.legs.push({ step, flies: false, rest: restOf(stone, from) });
        }
        stack.pop();
      }
      if (to.kind === "point") standing.set(to.point, stone);
      else stackOf(to).push(stone);
      stones[stone]?.legs.push({ step, flies: true, rest: restOf(stone, to) });
    }
    held.push(snapshot());
  }
  return { stones, held, piles, counted };
}

function samePlace(a: Place, b: Place): boolean {
  return a.kind === "point" && b.kind === "point" && a.point === b.point;
}

/** The largest number of stones that ever lies in each lid. */
function mostInLid(count: Count): ByColor<number> {
  const now: Record<Color, number> = { black: 0, white: 0 };
  for (const { place } of count.start.stones) if (place.kind === "lid") now[place.color]++;
  const most = { ...now };
  for (const { action } of count.steps) {
    if (action.kind !== "move") continue;
    if (action.from.kind === "lid") now[action.from.color]--;
    if (action.to.kind === "lid") now[action.to.color]++;
    for (const color of colors) most[color] = Math.max(most[color], now[color]);
  }
  return most;
}
