/**
 * When each step begins and when its motion ends, in seconds at normal speed. Pure.
 *
 * Stones of one run (the same reason, one after another) are in flight together, a few at a time; a
 * step that only says something leaves time to read its sentence. A count that would take too long
 * goes faster as a whole, so that no more stones are in flight than before.
 */
import type { Count, Phase, Step } from "./count.js";

/** The motion of one step. The next step may begin before it ends. */
export interface Beat {
  readonly start: number;
  readonly end: number;
}

/** A phase of the procedure: its first step and when that begins. */
export interface Chapter {
  readonly phase: Phase;
  readonly step: number;
  readonly start: number;
}

export interface Timeline {
  readonly beats: readonly Beat[];
  readonly chapters: readonly Chapter[];
  /** The first step of every block: of a run told in one breath, or of points counted together. */
  readonly blocks: readonly number[];
  readonly duration: number;
}

/** The timeline of no count. */
export const nothing: Timeline = { beats: [], chapters: [], blocks: [], duration: 0 };

/** No more stones than these are in flight together. */
export const mostInFlight = 5;
/** A whole count takes no longer than this. */
const longest = 58;
/** Before the first step, so that the eye finds the board. */
const opening = 0.8;
/** Rest after the last step. */
const closing = 1.2;
/** From a bowl or a lid to a point, or back. */
const flight = 0.66;
/** From a point to a point. */
const slide = 0.5;
/** Ten stones pushed together. */
const sweep = 0.6;
/** What a sentence needs to be read; less, when it is the other side's like the one before. */
const reading = 2.2;
const readingAgain = 1.9;

/** How long a step moves, and when the next begins. */
interface Pace {
  readonly motion: number;
  readonly gap: number;
}

/** The timeline of a count. */
export function timelineOf(count: Count): Timeline {
  const paces = hastened(count.steps, pacesOf(count.steps));
  const beats: Beat[] = [];
  const chapters: Chapter[] = [];
  const blocks: number[] = [];
  let start = opening;
  for (const [step, { action, phase }] of count.steps.entries()) {
    const { motion, gap } = paces[step] ?? { motion: 0, gap: 0 };
    if (chapters.at(-1)?.phase !== phase) chapters.push({ phase, step, start });
    if (action.kind === "tally" || !sameRun(count.steps[step - 1], count.steps[step])) blocks.push(step);
    beats.push({ start, end: start + motion });
    start += gap;
  }
  const duration = Math.max(opening, (beats.at(-1)?.end ?? 0) + closing);
  return { beats, chapters, blocks, duration: Math.ceil(duration * 1000) / 1000 };
}

function pacesOf(steps: readonly Step[]): Pace[] {
  const paces: Pace[] = [];
  for (let index = 0; index < steps.length; ) {
    const step = steps[index];
    if (!step) break;
    const length = runLength(steps, index);
    const told = steps[index - 1]?.reason.key === step.reason.key;
    for (let place = 0; place < length; place++) {
      paces.push({ motion: motionOf(step), gap: gapAfter(step, place, length, told) });
    }
    index += length;
  }
  return paces;
}

/** The same, with stones and numbers going faster if the count would take too long; sentences keep their time. */
function hastened(steps: readonly Step[], paces: readonly Pace[]): readonly Pace[] {
  const spoken = (step: number) => steps[step]?.action.kind === "say";
  const sum = (of: (step: number) => boolean) =>
    paces.reduce((time, { gap }, step) => time + (of(step) ? gap : 0), 0);
  const [words, deeds] = [sum(spoken), sum((step) => !spoken(step))];
  const pace = Math.max(longest - opening - closing - words, longest / 4) / deeds;
  if (pace >= 1) return paces;
  return paces.map(({ motion, gap }, step) =>
    spoken(step) ? { motion, gap } : { motion: motion * pace, gap: gap * pace },
  );
}

/** How many steps from this one on have the same kind of action, reason and colour. */
function runLength(steps: readonly Step[], from: number): number {
  const first = steps[from];
  let end = from + 1;
  while (sameRun(first, steps[end])) end++;
  return end - from;
}

function sameRun(a: Step | undefined, b: Step | undefined): boolean {
  return a !== undefined && b !== undefined && runKey(a) === runKey(b);
}

/** Two neighbouring steps with the same key are told in one breath. */
export function runKey(step: Step): string {
  const color = "color" in step.reason ? step.reason.color : "";
  return `${step.phase} ${step.action.kind} ${step.reason.key} ${color}`;
}

function motionOf({ action, reason }: Step): number {
  switch (action.kind) {
    case "move":
      return action.from.kind === "point" && action.to.kind === "point" ? slide : flight;
    case "own":
      return 0.7;
    case "tally":
      return reason.key === "count-stones" ? sweep : 0.4;
    case "say":
      return 0.3;
  }
}

function gapAfter(step: Step, place: number, length: number, told: boolean): number {
  const last = place === length - 1;
  const motion = motionOf(step);
  switch (step.action.kind) {
    case "move": {
      if (length === 1) return reading;
      if (last) return motion + 0.5;
      const even = Math.max(motion / mostInFlight, Math.min(0.42, 0.075 + 2.6 / length));
      const fromStart = Math.exp(-place / 1.3);
      const toEnd = Math.exp(-(length - 2 - place) / 1.6);
      return even + 0.8 * fromStart + 0.22 * toEnd;
    }
    case "own":
      return 1.6;
    case "tally":
      // One hand counts: the next block waits for this one.
      return last
        ? motion + 0.9
        : Math.max(motion, Math.min(0.55, 0.22 + 2.6 / length)) + (place === 0 ? 0.4 : 0);
    case "say":
      return step.phase === "check" ? 1 : told ? readingAgain : reading;
  }
}
