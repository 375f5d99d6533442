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
