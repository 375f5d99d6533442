import type { Owners } from "./agreement.js";
import { type Attribute, adopt, attributes, flagOf, mirror, wrongValue } from "./attributes.js";
import { frames } from "./clock.js";
import type { Count, PointName } from "./count.js";
import { type Game, isStarted } from "./engine.js";
import { JipingError } from "./error.js";
import { Judge, type Outcome } from "./judge.js";
import { messagesFor } from "./messages.js";
import type { Move } from "./play-presenter.js";
import { Presenter } from "./presenter.js";
import { doubtedStones } from "./proposal.js";
import { badValue, countedOf, type Opened, openedOf, type Reading } from "./reading.js";
import { type Given, gameOf, wishOf } from "./source.js";
import { watch } from "./watch.js";

/** So that the module can be loaded where there is no page. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? class {};

/** What is due after a change: new words only, another count of the same game, or another game. */
const due = { nothing: 0, words: 1, count: 2, game: 3 } as const;

/**
 * A board that shows how a finished game of Go is counted, and on which it can be played on.
 *
 * @element jiping-board
 * @slot - The game: an SGF record or a drawing of the board. It stays visible where scripts are off.
 * @fires play pause ended seeked timeupdate ratechange - As of a video.
 * @fires loadeddata - A count can be played: the game has been read, or another position of it is counted.
 * @fires deadchange - The reader has called a chain dead or alive; the new count follows.
 * @fires ownerchange - The reader has said who owns a point, or no longer says so; the new count follows.
 * @fires move - Another moment of the game is shown to play on, or another move was made.
 * @fires error - The game or the value of an attribute could not be used; `error` says why.
 */
export class JipingBoard extends Base {
  static readonly observedAttributes: readonly string[] = attributes;

  /** How the engine is started. Who registers the element says so; by default somebody else has done it. */
  static start: () => Promise<void> = async () => {
    if (!isStarted()) throw new JipingError("not-started", "the engine has not been started");
  };

  // These mirror attributes; see `mirror` below.
  declare src: string;
  declare rules: string;
  declare method: string;
  declare dead: string;
  declare owners: string;
  declare komi: string;
  declare compensation: string;
  declare longCycles: string;
  declare encoding: string;
  declare poster: string;
  declare loading: string;
  declare autoplay: boolean;
  declare loop: boolean;
  declare editable: boolean;
  declare playable: boolean;
  declare playing: boolean;
  declare controls: boolean;

  readonly #presenter: Presenter;
  readonly #player: Presenter["player"];
  readonly #judge = new Judge(frames);
  /** What {@link load} was given. */
  #given: Given | undefined;
  #text: Promise<string | Uint8Array> = Promise.resolve("");
  /** Whether the game that is being read is to be shown from its beginning. */
  #fresh = true;
  /** Whether {@link play} was called before there was a count. */
  #wanted = false;
  /** What {@link playOut} asked for before there was a game. */
  #playWanted: { readonly move: number | undefined } | undefined;
  #due: number = due.game;
  #queued = false;
  /** The number of the reading that was begun last; what an earlier one brings comes too late. */
  #turn = 0;
  #visible = false;
  #unwatch: (() => void) | undefined;

  constructor() {
    super();
    const board = this;
    this.#presenter = new Presenter(this.attachShadow({ mode: "open" }), {
      get messages() {
        return messagesFor(board.closest("[lang]")?.getAttribute("lang") ?? navigator.language);
      },
      get wrongValues() {
        return attributes.flatMap((name) => board.#wrong(name) ?? []);
      },
      wish: (name, value) => this.setAttribute(name, value),
      decline: () => this.#judge.decline(),
      tell: (event, error) => this.#tell(event, error),
    });
    this.#player = this.#presenter.player;
    this.#configure();
    // Not only while the element is on the page: its text may change before it comes back.
    new MutationObserver(() => this.#reload()).observe(this, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  }

  connectedCallback(): void {
    adopt(this);
    this.#unwatch = watch(this, {
      fit: (width) => this.#presenter.fit(width),
      see: (visible) => this.#see(visible),
      still: (still) => {
        this.#player.still = still;
        this.#presenter.show();
      },
      language: () => this.#refresh(due.words),
    });
    this.#refresh(due.words);
  }

  disconnectedCallback(): void {
    this.#see(false);
    this.#unwatch?.();
    if (!this.#judge.busy) return;
    this.#turn++;
    this.#judge.drop();
    this.#refresh(due.count);
  }

  attributeChangedCallback(name: Attribute, before: string | null, after: string | null): void {
    if (before === after) return;
    switch (name) {
      case "src":
        this.#reload();
        break;
      case "rules":
      case "method":
      case "komi":
      case "compensation":
      case "long-cycles":
      case "encoding":
      case "dead":
      case "owners":
        this.#refresh(due.count);
        break;
      case "lang":
        this.#refresh(due.words);
        break;
      case "move":
      case "step":
      case "poster":
      case "playback-rate":
        this.#apply(name, after);
        break;
      case "playing":
        this.mode = flagOf(this, "playing") ? "play" : "count";
        this.#configure();
        break;
      default:
        this.#configure();
    }
  }

  // What a video has, too.

  play(): void {
    this.mode = "count";
    this.#wanted = !this.#reading;
    this.#player.play();
  }

  pause(): void {
    this.#wanted = false;
    this.#player.pause();
  }

  get paused(): boolean {
    return this.#player.paused && !this.#wanted;
  }

  get ended(): boolean {
    return this.#player.ended;
  }

  get duration(): number {
    return this.#player.duration;
  }

  get currentTime(): number {
    return this.#player.currentTime;
  }

  set currentTime(seconds: number) {
    this.#player.currentTime = seconds;
  }

  get playbackRate(): number {
    return this.#player.playbackRate;
  }

  set playbackRate(rate: number) {
    this.#player.playbackRate = rate;
  }

  // What a count has besides.

  /** How many steps are shown; to be set to any number from 0 to `steps`. */
  get step(): number {
    return this.#player.step;
  }

  set step(steps: number) {
    this.#player.step = steps;
  }

  /** One step forward, in motion and then at rest. */
  stepForward(): void {
    this.#player.forward();
  }

  /** One step back. */
  stepBack(): void {
    this.#player.back();
  }

  /** To the end of this block, or of the next one: a run of stones, or points counted together. */
  nextBlock(): void {
    this.#player.nextBlock();
  }

  /** Back to where this block began, or the one before. */
  previousBlock(): void {
    this.#player.previousBlock();
  }

  /** To the first step of the next phase. */
  nextPhase(): void {
    this.#player.nextPhase();
  }

  /** To the first step of this phase, or of the one before. */
  previousPhase(): void {
    this.#player.previousPhase();
  }

  /** How many steps the count has. */
  get steps(): number {
    return this.#player.timeline.beats.length;
  }

  /** The count that is shown, or undefined before there is one. */
  get count(): Count | undefined {
    return this.#reading?.count;
  }

  /** The game that is counted or, while the reader plays on, the game at the moment that is shown. */
  get game(): Game | undefined {
    return this.#presenter.game;
  }

  // What play has.

  /** Whether the count is shown, or the game, to be played on. */
  get mode(): "count" | "play" {
    return this.#playWanted ? "play" : this.#presenter.mode;
  }

  set mode(mode: "count" | "play") {
    if (mode === this.mode) return;
    if (mode === "play") this.playOut();
    else {
      this.#playWanted = undefined;
      this.#presenter.leave();
    }
  }

  /** How many moves are shown; setting it shows the game after so many, to be played on. */
  get move(): number {
    return this.#presenter.move;
  }

  set move(move: number) {
    this.playOut(move);
  }

  /** Lets the reader play on, after so many moves or from where the game was left; at first that is its end. */
  playOut(move?: number): void {
    if (!this.#presenter.playOut(move)) this.#playWanted = { move };
  }

  /**
   * Lets the reader play on after these moves from the beginning of the game: points, `pass` to stop, `pass!` to leave a
   * move out, and `resume`. One that cannot be is refused as the reader's own.
   */
  playMoves(moves: readonly Move[]): void {
    this.#presenter.playMoves(moves);
  }

  /** The stones that are called dead, also where the ruleset leaves them alive. */
  get deadStones(): readonly PointName[] {
    return this.#reading?.called.dead ?? [];
  }

  /** The owners that are named for single points, also where the ruleset knows no claims. */
  get claims(): Owners {
    return this.#reading?.called.owners ?? {};
  }

  /** Points that are ringed, for a page that has something to say about them. */
  get marked(): readonly PointName[] {
    return this.#presenter.marked;
  }

  set marked(points: readonly PointName[]) {
    this.#presenter.marked = [...points];
  }

  /** The point of the board at a place of the window, or undefined. */
  pointAt(x: number, y: number): PointName | undefined {
    return this.#presenter.pointAt(x, y);
  }

  /** What went wrong last, or undefined. */
  get error(): JipingError | undefined {
    return this.#presenter.error;
  }

  /** Shows another game, or one in a file, in place of the element's own, until its `src` or text changes. */
  load(game: Given): void {
    this.#given = game;
    this.#refresh(due.game);
  }

  /** The present picture as a whole SVG file. */
  toSvg(): string {
    return this.#presenter.toSvg();
  }

  get #reading(): Reading | undefined {
    return this.#presenter.reading;
  }

  #configure(): void {
    this.#player.loop = flagOf(this, "loop");
    this.#presenter.configure({
      controls: flagOf(this, "controls"),
      editable: flagOf(this, "editable"),
      playable: flagOf(this, "playable") || flagOf(this, "playing"),
    });
  }

  /** Takes the number in an attribute; a wrong one is told. */
  #apply(name: "step" | "move" | "poster" | "playback-rate", value: string | null): void {
    const wrong = this.#wrong(name);
    if (wrong) this.#tell("error", wrong);
    else if (name === "playback-rate") this.#player.playbackRate = Number(value ?? 1);
    else if (name === "step" && value !== null) this.step = Number(value);
    else if (name === "move" && value !== null && this.mode === "play") this.playOut(Number(value));
    this.#refresh(due.words);
  }

  #wrong(name: Attribute): JipingError | undefined {
    const value = wrongValue(this, name);
    return value === undefined ? undefined : badValue(name, value);
  }

  #see(visible: boolean): void {
    this.#visible = visible;
    this.#player.asleep = !visible;
    this.#refresh(due.nothing);
  }

  /** Goes back to the element's own game. */
  #reload(): void {
    this.#given = undefined;
    this.#refresh(due.game);
  }

  /** Does what is due once, however many attributes change before. */
  #refresh(what: number): void {
    this.#due = Math.max(this.#due, what);
    if (this.#queued) return;
    this.#queued = true;
    queueMicrotask(() => {
      this.#queued = false;
      void this.#update();
    });
  }

  /** What is due waits for an element that is not on the page, or that is lazy and not in sight. */
  async #update(): Promise<void> {
    const now = this.#due;
    if (!this.isConnected || now === due.nothing) return;
    const waits = this.getAttribute("loading") === "lazy" && !this.#visible && !this.#reading;
    if (now === due.words || !this.#reading) this.#presenter.present();
    if (waits) return;
    this.#due = due.nothing;
    if (now === due.words) return;
    this.#judge.drop();
    if (now === due.game) {
      this.#judge.forget();
      this.#presenter.dismiss();
      this.#text = gameOf(this, this.#given);
      this.#fresh = true;
    }
    const turn = ++this.#turn;
    try {
      const [text] = await Promise.all([this.#text, JipingBoard.start()]);
      if (turn !== this.#turn) return;
      const opened = openedOf(wishOf(this, text));
      const outcome = await this.#outcomeOf(opened);
      if (turn === this.#turn) this.#take(countedOf(opened, outcome));
    } catch (thrown) {
      if (turn === this.#turn) this.#fail(JipingError.from(thrown));
    }
  }

  /** What is known about the dead of a game; where nobody names them, they are looked for. */
  async #outcomeOf({ game, state, dead }: Opened): Promise<Outcome | undefined> {
    if (dead) return this.#judge.known(state);
    return this.#judge.of(game, state, (share) => this.#presenter.judge(state, share, this.#fresh));
  }

  #take(reading: Reading): void {
    const plays = !this.paused;
    const fresh = this.#fresh;
    const wanted = this.#wanted;
    this.#fresh = false;
    this.#wanted = false;
    this.#presenter.take(reading, fresh);
    for (const note of reading.notes) this.#tell("error", note);
    this.#tell("loadeddata");
    if (fresh) this.#begin(wanted, reading);
    else if (plays) this.#player.play();
    this.#presenter.show();
  }

  /** Where a new game starts: to be played on, at the step asked for, at its poster, or playing. */
  #begin(wanted: boolean, reading: Reading): void {
    const asked = this.#playWanted ?? (flagOf(this, "playing") ? { move: undefined } : undefined);
    this.#playWanted = undefined;
    if (asked) {
      const move = this.#wrong("move") ? null : this.getAttribute("move");
      this.#presenter.playOut(asked.move ?? (move === null ? undefined : Number(move)));
      return;
    }
    const step = this.getAttribute("step");
    const poster = this.getAttribute("poster");
    // A reader who can answer is asked first, and so is one who did not wait for the dead to be read.
    const unread = reading.proposal === "declined";
    const asks = unread || (flagOf(this, "editable") && doubtedStones(reading).length > 0);
    const auto = step === null && !asks && flagOf(this, "autoplay") && !this.#player.still;
    const plays = wanted || auto;
    if (step !== null) this.step = Number(step);
    else if (!plays && poster !== null) this.step = poster === "end" ? this.steps : Number(poster);
    if (plays) this.#player.play();
  }

  #fail(error: JipingError): void {
    this.#wanted = false;
    this.#playWanted = undefined;
    this.#presenter.fail(error, this.#fresh);
    this.#tell("error", error);
  }

  #tell(type: string, error?: JipingError): void {
    this.dispatchEvent(error ? new ErrorEvent(type, { error, message: error.message }) : new Event(type));
  }
}

mirror(JipingBoard.prototype);

declare global {
  interface HTMLElementTagNameMap {
    "jiping-board": JipingBoard;
  }
}
