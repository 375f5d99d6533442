/**
 * When each step begins and when its motion ends, in seconds at normal speed. Pure.
 *
 * Stones of one run (the same reason, one after another) are in flight together, a few at a time; a
 * step that only says something leaves time to read its sentence.
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
  readonly duration: number;
}

/** The timeline of no count. */
export const nothing: Timeline = { beats: [], chapters: [], duration: 0 };

/** Before the first step, so that the eye finds the board. */
const opening = 0.8;
/** Rest after the last step. */
const closing = 1.2;
const flight = 0.66;
/** What a sentence needs to be read. */
const reading = 2.2;

/** The timeline of a count. */
export function timelineOf(count: Count): Timeline {
  const beats: Beat[] = [];
  const chapters: Chapter[] = [];
  let start = opening;
  for (let index = 0; index < count.steps.length; ) {
    const step = count.steps[index];
    if (!step) break;
    const length = runLength(count.steps, index);
    for (let place = 0; place < length; place++) {
      const phase = count.steps[index + place]?.phase ?? step.phase;
      if (chapters.at(-1)?.phase !== phase) chapters.push({ phase, step: index + place, start });
      beats.push({ start, end: start + motionOf(step) });
      start += gapAfter(step, place, length);
    }
    index += length;
  }
  return { beats, chapters, duration: Math.max(opening, (beats.at(-1)?.end ?? 0) + closing) };
}

/** How many steps from this one on have the same kind of action, reason and colour. */
function runLength(steps: readonly Step[], from: number): number {
  const first = steps[from];
  let end = from + 1;
  while (first && end < steps.length && sameRun(first, steps[end])) end++;
  return end - from;
}

function sameRun(a: Step, b: Step | undefined): boolean {
  return b !== undefined && runKey(a) === runKey(b);
}

/** Two neighbouring steps with the same key are told in one breath. */
export function runKey(step: Step): string {
  const color = "color" in step.reason ? step.reason.color : "";
  return `${step.phase} ${step.action.kind} ${step.reason.key} ${color}`;
}

function motionOf(step: Step): number {
  switch (step.action.kind) {
    case "move":
      return flight;
    case "own":
      return 0.7;
    case "tally":
      return 0.4;
    case "say":
      return 0.3;
  }
}

function gapAfter(step: Step, place: number, length: number): number {
  const last = place === length - 1;
  switch (step.action.kind) {
    case "move": {
      if (length === 1) return reading;
      if (last) return flight + 0.5;
      const even = Math.min(0.42, 0.075 + 2.6 / length);
      const fromStart = Math.exp(-place / 1.3);
      const toEnd = Math.exp(-(length - 2 - place) / 1.6);
      return even + 0.8 * fromStart + 0.22 * toEnd;
    }
    case "own":
      return 1.6;
    case "tally":
      return last ? 1.3 : Math.min(0.55, 0.22 + 2.6 / length) + (place === 0 ? 0.5 : 0);
    case "say":
      return step.phase === "check" ? 1 : reading;
  }
}
