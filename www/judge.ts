/** Who is dead on a board, found out in slices between the frames of a page. Headless. */
import type { Clock } from "./clock.js";
import type { Game, GameState, Judgement, Judging } from "./engine.js";

/** What a reader gets who waits, or who does not. */
export type Outcome = Judgement | "declined";

/** In milliseconds: how long a slice takes, which leaves time for the rest of a frame, and how long the page then rests. */
const slice = 12;
const rest = 3;

/** When the last slice of this page ended: boards that are judged at the same time take no frame together. */
let ended = Number.NEGATIVE_INFINITY;

interface Running {
  readonly judging: Judging;
  readonly unlisten: () => void;
  readonly answer: (outcome: Outcome | undefined) => void;
}

/** A judgement rests on the board, and on who plays next while the game goes on. */
function questionOf({ board, phase, toMove }: GameState): string {
  return [...board, phase === "playing" ? toMove : ""].join("\n");
}

export class Judge {
  readonly #clock: Clock;
  readonly #now: () => number;
  /** The question that was answered last, and what came of it. */
  #question: string | undefined;
  #outcome: Outcome | undefined;
  #running: Running | undefined;

  constructor(clock: Clock, now = () => performance.now()) {
    this.#clock = clock;
    this.#now = now;
  }

  /** Whether a board is being judged. */
  get busy(): boolean {
    return this.#running !== undefined;
  }

  /** What came of this board, if it is the one that was judged last. */
  known(state: GameState): Outcome | undefined {
    return questionOf(state) === this.#question ? this.#outcome : undefined;
  }

  /**
   * Judges the board of a game, unless it is known; undefined if that is dropped. What takes more than a slice tells
   * its `progress`, from 0 to 1, after each.
   */
  of(game: Game, state: GameState, progress: (share: number) => void): Promise<Outcome | undefined> {
    this.drop();
    const known = this.known(state);
    if (known) return Promise.resolve(known);
    this.#question = questionOf(state);
    this.#outcome = undefined;
    const judging = game.judge();
    return new Promise((answer) => {
      const work = () => {
        const share = this.#advance(judging);
        if (share < 1) progress(share);
        else this.#end(judging.finish());
      };
      const unlisten = this.#clock.listen(() => {
        if (this.#now() - ended >= rest) work();
      });
      this.#running = { judging, unlisten, answer };
      work();
    });
  }

  /** The reader does not wait: this board is not judged. */
  decline(): void {
    if (!this.#running) return;
    this.#running.judging.free();
    this.#end("declined");
  }

  /** Gives up what is being judged, without an outcome. */
  drop(): void {
    this.#running?.judging.free();
    this.#end(undefined);
  }

  /** Another game comes, even if it looks the same. */
  forget(): void {
    this.drop();
    this.#question = undefined;
  }

  /** A slice of work. */
  #advance(judging: Judging): number {
    const end = this.#now() + slice;
    let far = judging.advance(1);
    while (far.done < far.all && this.#now() < end) far = judging.advance(1);
    ended = this.#now();
    return far.done / far.all;
  }

  #end(outcome: Outcome | undefined): void {
    const running = this.#running;
    this.#running = undefined;
    if (running) this.#outcome = outcome;
    running?.unlisten();
    running?.answer(outcome);
  }
}
