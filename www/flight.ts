/** The way of a stone through the air. Pure. */
import type { Color } from "./count.js";
import type { Beat, Timeline } from "./timeline.js";
import type { Leg, Rest, Tracks } from "./tracks.js";

/** A stone in the air. */
export interface Flight {
  readonly stone: number;
  readonly color: Color;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Height above the board; 1 is high. */
  readonly lift: number;
}

/** When, in parts of a flight, the stone sets off, has risen, begins to come down, is above its place, lies there. */
const at = { off: 0.11, risen: 0.3, down: 0.6, arrived: 0.84, lies: 0.92 };

/** The arc of a flight: how high it goes, and how far to the side, in parts of its length. */
export interface Arc {
  readonly peak: number;
  readonly bow: number;
}

/** Over the board, from a point to a point, and into a pile. */
const over = arcs([0.5, 0.625, 0.75, 0.875, 1, 0.42, 1.1]);
const along = arcs([0.35, 0.5, 0.65]);
const pushed: Arc = { peak: 0.3, bow: 0 };

function arcs(peaks: readonly number[]): readonly Arc[] {
  return [0, 0.07, -0.07, 0.14, -0.14].flatMap((bow) => peaks.map((peak) => ({ peak, bow })));
}

/** How far above another a stone passes over it. */
export const clearance = 0.1;

/** A stone that has gone a part of its way: it is taken up, carried, and put down with weight. */
export function flightOf(from: Rest, to: Rest, part: number, arc = pushed): Flight {
  // What comes to lie on top of a pile comes last.
  const late = from.point !== undefined && from.point === to.point ? Math.min(0.3, 0.12 * to.slot) : 0;
  const gone = Math.max(0, part - late) / (1 - late);
  const carried = smooth((gone - at.off) / (at.arrived - at.off));
  const falling = Math.max(0, (gone - at.down) / (at.lies - at.down));
  const lift = arc.peak * Math.max(0, Math.min(smooth(gone / at.risen), 1 - falling ** 2));
  const bow = arc.bow * Math.sin(Math.PI * carried);
  const pressed = gone < at.lies ? 0 : Math.sin(((gone - at.lies) / (1 - at.lies)) * Math.PI) * 0.05;
  return {
    stone: to.stone,
    color: to.color,
    x: from.x + (to.x - from.x) * carried - (to.y - from.y) * bow,
    y: from.y + (to.y - from.y) * carried + (to.x - from.x) * bow,
    r: (from.r + (to.r - from.r) * carried) * (1 + 0.2 * lift - pressed),
    lift,
  };
}

/** From 0 to 1, slowly at both ends. */
function smooth(x: number): number {
  const inside = Math.min(1, Math.max(0, x));
  return inside * inside * (3 - 2 * inside);
}

interface Way {
  readonly from: Rest;
  readonly leg: Leg;
  readonly beat: Beat;
}

/** The arc of every step's flight, so that stones in the air together pass over each other. */
export function arcsOf(tracks: Tracks, { beats }: Timeline): ReadonlyMap<number, Arc> {
  const chosen = new Map<number, Arc>();
  let before: Way[] = [];
  for (const way of waysOf(tracks, beats)) {
    const { from, leg, beat } = way;
    before = before.filter((other) => other.beat.end > beat.start);
    const shapes = from.point !== undefined && leg.rest.point !== undefined ? along : over;
    let best = { arc: pushed, clashes: Number.POSITIVE_INFINITY };
    for (let turn = 0; turn < shapes.length && best.clashes > 0; turn++) {
      const arc = shapes[(leg.step + turn) % shapes.length] ?? pushed;
      const clashes = before.reduce(
        (sum, other) => sum + clashesOf(way, arc, other, chosen.get(other.leg.step)),
        0,
      );
      if (clashes < best.clashes) best = { arc, clashes };
    }
    chosen.set(leg.step, best.arc);
    before.push(way);
  }
  return chosen;
}

/** All flights in the order of their steps, but not what is pushed into a pile. */
function waysOf({ stones }: Tracks, beats: readonly Beat[]): Way[] {
  const ways: Way[] = [];
  for (const { start, legs } of stones) {
    let from = start;
    for (const leg of legs) {
      const beat = beats[leg.step];
      const pushed = leg.rest.point !== undefined && leg.rest.point === from.point;
      if (leg.flies && beat && !pushed) ways.push({ from, leg, beat });
      from = leg.rest;
    }
  }
  return ways.sort((a, b) => a.leg.step - b.leg.step);
}

/** At how many of some moments two stones would meet. */
function clashesOf(way: Way, arc: Arc, other: Way, otherArc: Arc | undefined): number {
  const samples = 28;
  const length = other.beat.end - way.beat.start;
  let clashes = 0;
  for (let sample = 0; sample <= samples; sample++) {
    const time = way.beat.start + (length * sample) / samples;
    if (meet(poseOf(way, time, arc), poseOf(other, time, otherArc))) clashes++;
  }
  return clashes;
}

function poseOf({ from, leg, beat }: Way, time: number, arc: Arc | undefined): Flight {
  const part = (time - beat.start) / (beat.end - beat.start);
  return flightOf(from, leg.rest, Math.min(1, Math.max(0, part)), arc);
}

/** Whether two stones in the air are in each other's way. */
export function meet(a: Flight, b: Flight): boolean {
  return Math.abs(a.lift - b.lift) < clearance && Math.hypot(a.x - b.x, a.y - b.y) < (a.r + b.r) * 0.95;
}
