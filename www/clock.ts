/**
 * Where time comes from. One animation loop serves every board of a page and sleeps when nobody
 * listens; tests turn a clock by hand.
 */

/** Calls its listeners with the seconds that have passed since the last call. */
export interface Clock {
  /** Listens until the returned function is called. */
  listen(tick: (seconds: number) => void): () => void;
}

/** After a hidden tab or a long task, time goes on from where it stood. */
const longestFrame = 0.1;

class FrameClock implements Clock {
  readonly #ticks = new Set<(seconds: number) => void>();
  #frame: number | undefined;
  #last: number | undefined;

  listen(tick: (seconds: number) => void): () => void {
    this.#ticks.add(tick);
    this.#wake();
    return () => {
      this.#ticks.delete(tick);
    };
  }

  #wake(): void {
    this.#frame ??= requestAnimationFrame((now) => this.#turn(now));
  }

  #turn(now: number): void {
    this.#frame = undefined;
    if (this.#ticks.size === 0) {
      this.#last = undefined;
      return;
    }
    const seconds = this.#last === undefined ? 0 : Math.min(longestFrame, (now - this.#last) / 1000);
    this.#last = now;
    this.#wake();
    for (const tick of [...this.#ticks]) tick(seconds);
  }
}

/** The one clock of a page. */
export const frames: Clock = new FrameClock();

/** A clock that a test turns. */
export class ManualClock implements Clock {
  readonly #ticks = new Set<(seconds: number) => void>();

  listen(tick: (seconds: number) => void): () => void {
    this.#ticks.add(tick);
    return () => {
      this.#ticks.delete(tick);
    };
  }

  /** Whether anybody listens. */
  get busy(): boolean {
    return this.#ticks.size > 0;
  }

  /** Lets time pass. */
  turn(seconds: number): void {
    for (const tick of [...this.#ticks]) tick(seconds);
  }
}
