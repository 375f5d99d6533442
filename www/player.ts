/**
 * The headless player: which moment of a count is shown, and how it moves on. It knows a clock and a
 * timeline, and nothing of boards or pages.
 */
import type { Clock } from "./clock.js";
import { begunAt, type Moment, restAfter } from "./moment.js";
import { nothing, type Timeline } from "./timeline.js";

export type PlayerEvent = "play" | "pause" | "ended" | "seeked" | "timeupdate" | "ratechange";

export class Player {
  /** Whether a player that reaches the end begins again. */
  loop = false;
  /** Whether stones are shown only where they end, without motion. */
  still = false;

  readonly #clock: Clock;
  readonly #tell: (event: PlayerEvent) => void;
  #timeline: Timeline = nothing;
  #moment: Moment = { time: 0, done: 0, limit: 0 };
  #rate = 1;
  #going: "rest" | "step" | "play" = "rest";
  #asleep = false;
  #stop: (() => void) | undefined;

  constructor(clock: Clock, tell: (event: PlayerEvent) => void) {
    this.#clock = clock;
    this.#tell = tell;
  }

  /** Takes another count's timeline, at its beginning and paused. */
  load(timeline: Timeline): void {
    this.pause();
    this.#timeline = timeline;
    this.#going = "rest";
    this.#moment = { time: 0, done: 0, limit: 0 };
    this.#listen();
  }

  get timeline(): Timeline {
    return this.#timeline;
  }

  /** What is to be shown. A still player shows whole steps only. */
  get moment(): Moment {
    if (!this.still) return this.#moment;
    const { time } = this.#moment;
    return { time, done: this.step, limit: this.step };
  }

  get duration(): number {
    return this.#timeline.duration;
  }

  get currentTime(): number {
    return this.#moment.time;
  }

  /** Shows a time, with stones in flight where they are then. */
  set currentTime(seconds: number) {
    const time = Math.min(this.duration, Math.max(0, Number.isFinite(seconds) ? seconds : 0));
    if (this.#going === "step") this.#going = "rest";
    this.#show({ time, done: 0, limit: this.#length });
  }

  get paused(): boolean {
    return this.#going !== "play";
  }

  get ended(): boolean {
    return this.#length > 0 && this.step === this.#length && this.currentTime >= this.duration;
  }

  get playbackRate(): number {
    return this.#rate;
  }

  set playbackRate(rate: number) {
    if (!(rate > 0) || rate === this.#rate) return;
    this.#rate = rate;
    this.#tell("ratechange");
  }

  /** How many steps have begun; 0 is the position before the count. */
  get step(): number {
    return begunAt(this.#timeline, this.#moment);
  }

  /** Shows the position after so many whole steps. */
  set step(steps: number) {
    if (this.#going === "step") this.#going = "rest";
    this.#show(restAfter(this.#timeline, steps));
    if (this.#going === "play") this.#resume();
  }

  /** The index of the chapter that is shown. */
  get chapter(): number {
    const step = this.step;
    return this.#timeline.chapters.filter((chapter) => chapter.step < step).length - 1;
  }

  play(): void {
    if (this.#going === "play" || this.#length === 0) return;
    if (this.ended) this.#moment = { time: 0, done: 0, limit: this.#length };
    this.#going = "play";
    this.#resume();
    this.#tell("play");
  }

  pause(): void {
    if (this.#going !== "play") return;
    this.#going = "rest";
    this.#listen();
    this.#tell("pause");
  }

  /** One whole step forward, in motion unless the player is still. */
  forward(): void {
    this.pause();
    this.#run(this.step, this.step + 1);
  }

  /** Back to where the step that is shown began. */
  back(): void {
    this.pause();
    this.step = this.step - 1;
  }

  /** To the end of this block, or of the next one; a player that plays goes on from where the next one begins. */
  nextBlock(): void {
    const { blocks } = this.#timeline;
    const step = this.#going === "step" ? this.#moment.limit : this.step;
    if (this.#going === "play") this.#begin(blocks.find((first) => first >= step) ?? this.#length);
    else this.#run(step, blocks.find((first) => first > step) ?? this.#length);
  }

  /** Back to where this block began, or the one before if this one has only begun. */
  previousBlock(): void {
    const before = (step: number) => this.#timeline.blocks.filter((first) => first < step).at(-1) ?? 0;
    if (this.#going === "play") this.#begin(before(this.step - 1));
    else this.step = before(this.step);
  }

  /** To the first step of the next phase; plays on if it was playing. */
  nextPhase(): void {
    const next = this.#timeline.chapters[this.chapter + 1];
    if (next) this.#enter(next.step);
    else this.step = this.#length;
  }

  /** To the first step of this phase, or of the one before if it has only begun. */
  previousPhase(): void {
    const chapters = this.#timeline.chapters;
    const here = chapters[this.chapter];
    if (here && this.step > here.step + 1) this.#enter(here.step);
    else if (this.chapter > 0) this.#enter(chapters[this.chapter - 1]?.step ?? 0);
    else this.step = 0;
  }

  /** While asleep (hidden, off screen) a playing player stands still. */
  set asleep(asleep: boolean) {
    this.#asleep = asleep;
    this.#listen();
  }

  get #length(): number {
    return this.#timeline.beats.length;
  }

  #startOf(step: number): number {
    return this.#timeline.beats[step]?.start ?? this.duration;
  }

  #enter(step: number): void {
    if (this.#going === "play") this.#begin(step);
    else this.#run(step, step + 1);
  }

  /** Shows a step as it begins. */
  #begin(step: number): void {
    this.#show({ time: this.#startOf(step), done: step, limit: this.#length });
  }

  /** From one step up to before another, in motion unless the player is still. */
  #run(from: number, to: number): void {
    if (this.still || from >= this.#length) {
      this.step = to;
      return;
    }
    this.#going = "step";
    this.#show({ time: this.#startOf(from), done: from, limit: to });
  }

  #show(moment: Moment): void {
    this.#moment = moment;
    this.#listen();
    this.#tell("seeked");
    this.#tell("timeupdate");
  }

  /** Lets a player that was stepped run freely: the next step begins in a moment. */
  #resume(): void {
    const { limit } = this.#moment;
    if (limit < this.#length) {
      this.#moment = { time: Math.max(0, this.#startOf(limit) - 0.3), done: limit, limit: this.#length };
    }
    this.#listen();
  }

  #listen(): void {
    const wanted = this.#going !== "rest" && !this.#asleep;
    if (wanted) this.#stop ??= this.#clock.listen((seconds) => this.#tick(seconds));
    else {
      this.#stop?.();
      this.#stop = undefined;
    }
  }

  #tick(seconds: number): void {
    const { done, limit } = this.#moment;
    const time = this.#moment.time + seconds * this.#rate;
    const end = this.#going === "step" ? (this.#timeline.beats[limit - 1]?.end ?? 0) : this.duration;
    const over = time >= end;
    const played = this.#going === "play";
    if (!over) this.#moment = { time, done, limit };
    else if (played && this.loop) this.#moment = { time: 0, done: 0, limit };
    else {
      this.#going = "rest";
      this.#moment = { time: end, done: limit, limit };
      this.#listen();
    }
    this.#tell("timeupdate");
    if (!over || !played || this.#going === "play") return;
    this.#tell("pause");
    this.#tell("ended");
  }
}
