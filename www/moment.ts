/** A moment of a count, and what has happened by then. Pure. */
import type { Timeline } from "./timeline.js";

/**
 * What is shown: steps before `done` are finished, steps from `limit` on have not begun, and those
 * between stand where `time` puts them. A player that runs freely has done 0 and no limit; one that was
 * stepped has both at the same step, so that no stone hangs in the air.
 */
export interface Moment {
  readonly time: number;
  readonly done: number;
  readonly limit: number;
}

/** The moment at which so many whole steps are over, and nothing is in the air. */
export function restAfter(timeline: Timeline, steps: number): Moment {
  const { beats, duration } = timeline;
  const done = Math.min(beats.length, Math.max(0, Math.trunc(steps) || 0));
  const time = done === beats.length ? duration : (beats[done - 1]?.end ?? 0);
  return { time, done, limit: done };
}

/** How far a step has gone at a moment, from 0 to 1. */
export function progressOf(timeline: Timeline, moment: Moment, step: number): number {
  if (step < moment.done) return 1;
  const beat = timeline.beats[step];
  if (!beat || step >= moment.limit) return 0;
  return Math.min(1, Math.max(0, (moment.time - beat.start) / (beat.end - beat.start)));
}

/** How many steps have begun at a moment. */
export function begunAt(timeline: Timeline, moment: Moment): number {
  let begun = moment.done;
  while (begun < moment.limit && (timeline.beats[begun]?.start ?? Number.POSITIVE_INFINITY) <= moment.time)
    begun++;
  return begun;
}
