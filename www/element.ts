import { type Attribute, attributes, flagOf, mirror } from "./attributes.js";
import { errorSentence, methodName, sentenceOf } from "./captions.js";
import { frames } from "./clock.js";
import type { Count, PointName } from "./count.js";
import type { Game } from "./engine.js";
import { isStarted, rulesets } from "./engine.js";
import { JipingError } from "./error.js";
import { type Form, gridOf, layoutOf } from "./layout.js";
import { documentOf } from "./markup.js";
import { type Messages, messagesFor } from "./messages.js";
import { pictureOf } from "./picture.js";
import { Player, type PlayerEvent } from "./player.js";
import { type Reading, readingOf } from "./reading.js";
import { type Plan, planOf, sceneOf } from "./scene.js";
import { gameOf, wishOf } from "./source.js";
import { runKey } from "./timeline.js";
import { View } from "./view/view.js";

/** So that the module can be loaded where there is no page. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? class {};

/** Narrower than this, in CSS pixels, the bowls go under the board. */
const narrowBelow = 600;

/**
 * A board that shows how a finished game of Go is counted.
 *
 * @element jiping-board
 * @slot - The game: an SGF record or a drawing of the board. It stays visible where scripts are off.
 * @fires play pause ended seeked timeupdate ratechange - As of a video.
 * @fires loadeddata - The game has been read and its count can be played.
 * @fires deadchange - The reader has called a chain dead or alive.
 * @fires error - The game or the value of an attribute could not be used; `error` says why.
 */
export class JipingBoard extends Base {
  static readonly observedAttributes: readonly string[] = attributes;

  /** How the engine is started. Who registers the element says so; by default somebody else has done it. */
  static start: () => Promise<void> = async () => {
    if (!isStarted()) throw new JipingError("no-engine", "the engine has not been started");
  };

  // These mirror attributes; see `mirror` below.
  declare src: string;
  declare rules: string;
  declare method: string;
  declare dead: string;
  declare komi: string;
  declare poster: string;
  declare loading: string;
  declare autoplay: boolean;
  declare loop: boolean;
  declare editable: boolean;
  declare controls: boolean;

  readonly #player = new Player(frames, (event) => this.#hear(event));
  #view: View | undefined;
  #reading: Reading | undefined;
  #plan: Plan | undefined;
  #error: JipingError | undefined;
  #form: Form = "wide";
  /** What {@link load} was given, and what is shown. */
  #given: string | Uint8Array | undefined;
  #text: string | Uint8Array = "";
  #due: "text" | "count" | "words" | undefined;
  #turn = 0;
  #visible = false;
  #editing = false;
  #spoken = "";
  #observers: { disconnect(): void }[] = [];

  connectedCallback(): void {
    this.#view ??= this.#build();
    const sizes = new ResizeObserver(([entry]) => this.#fit(entry?.contentRect.width ?? 0));
    sizes.observe(this);
    const sight = new IntersectionObserver(([entry]) => this.#see(entry?.isIntersecting ?? true), {
      rootMargin: "100px",
    });
    sight.observe(this);
    const words = new MutationObserver(() => this.#reload());
    words.observe(this, { childList: true, characterData: true, subtree: true });
    const quiet = matchMedia("(prefers-reduced-motion: reduce)");
    const still = () => {
      this.#player.still = quiet.matches;
    };
    still();
    quiet.addEventListener("change", still);
    this.#observers = [sizes, sight, words, { disconnect: () => quiet.removeEventListener("change", still) }];
    this.#fit(this.getBoundingClientRect().width);
    this.#refresh("text");
  }

  disconnectedCallback(): void {
    this.#player.asleep = true;
    this.#visible = false;
    for (const observer of this.#observers) observer.disconnect();
  }

  attributeChangedCallback(name: Attribute, before: string | null, after: string | null): void {
    if (before === after || !this.#view) return;
    switch (name) {
      case "src":
        this.#reload();
        break;
      case "rules":
      case "method":
      case "komi":
      case "dead":
        this.#refresh("count");
        break;
      case "lang":
        this.#refresh("words");
        break;
      case "step":
        if (after !== null) this.step = Number(after);
        break;
      default:
        this.#configure();
    }
  }

  // What a video has, too.

  play(): void {
    this.#player.play();
  }

  pause(): void {
    this.#player.pause();
  }

  get paused(): boolean {
    return this.#player.paused;
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

  /** How many steps the count has. */
  get steps(): number {
    return this.#player.timeline.beats.length;
  }

  /** The count that is shown, or undefined before there is one. */
  get count(): Count | undefined {
    return this.#reading?.count;
  }

  /** The game that is counted. */
  get game(): Game | undefined {
    return this.#reading?.game;
  }

  /** What went wrong last, or undefined. */
  get error(): JipingError | undefined {
    return this.#error;
  }

  /** Shows another game in place of the element's own, until its `src` or its text changes. */
  load(game: string | Uint8Array): void {
    this.#given = game;
    this.#refresh("text");
  }

  /** The present picture as a whole SVG file. */
  toSvg(): string {
    if (!this.#plan) return "";
    return documentOf(
      this.#plan.layout,
      pictureOf(sceneOf(this.#plan, this.#player.moment), this.#messages.picture),
    );
  }

  #build(): View {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    const player = this.#player;
    const view = new View(shadow, {
      toStart: () => {
        player.pause();
        player.step = 0;
      },
      previousPhase: () => player.previousPhase(),
      back: () => player.back(),
      toggle: () => (player.paused ? player.play() : player.pause()),
      forward: () => player.forward(),
      nextPhase: () => player.nextPhase(),
      seek: (seconds) => {
        player.currentTime = seconds;
      },
      speed: (rate) => {
        player.playbackRate = rate;
      },
      rules: (id) => this.setAttribute("rules", id),
      method: (id) => this.setAttribute("method", id),
      step: (steps) => {
        player.pause();
        player.step = steps;
      },
      edit: (on) => this.#edit(on),
      choose: (point) => this.#judge(point),
      describe: (point) => this.#describe(point),
    });
    this.#configure(view);
    return view;
  }

  #configure(view = this.#view): void {
    this.#player.loop = flagOf(this, "loop");
    const rate = Number(this.getAttribute("playback-rate") ?? "1");
    if (rate > 0) this.#player.playbackRate = rate;
    else
      this.#complain(
        new JipingError("bad-value", "not a speed", { name: "playback-rate", value: String(rate) }),
      );
    view?.configure({ controls: flagOf(this, "controls", true), editable: flagOf(this, "editable") });
    if (!flagOf(this, "editable")) this.#edit(false);
  }

  get #messages(): Messages {
    return messagesFor(this.closest("[lang]")?.getAttribute("lang") ?? navigator.language);
  }

  /** Goes back to the element's own game. */
  #reload(): void {
    this.#given = undefined;
    this.#refresh("text");
  }

  /** Does what is due once, however many attributes change before. */
  #refresh(what: "text" | "count" | "words"): void {
    const idle = this.#due === undefined;
    if (this.#due === undefined || what === "text" || (what === "count" && this.#due === "words"))
      this.#due = what;
    if (idle) queueMicrotask(() => this.#update());
  }

  async #update(): Promise<void> {
    const due = this.#due;
    this.#due = undefined;
    if (!this.isConnected || due === undefined) return;
    this.#view?.translate(this.#messages);
    if (due === "words") {
      this.#offer();
      if (this.#reading) this.#note(this.#reading);
      else if (this.#error) this.#view?.fail(errorSentence(this.#error, this.#messages));
      this.#show();
      return;
    }
    if (this.getAttribute("loading") === "lazy" && !this.#visible && !this.#reading) {
      this.#due = undefined;
      return;
    }
    const turn = ++this.#turn;
    try {
      await JipingBoard.start();
      if (due === "text") this.#text = this.#given ?? (await gameOf(this));
      if (turn !== this.#turn || !this.isConnected) return;
      this.#take(readingOf(wishOf(this, this.#text)), due === "text");
    } catch (thrown) {
      if (turn === this.#turn) this.#fail(JipingError.from(thrown));
    }
  }

  #take(reading: Reading, fresh: boolean): void {
    const played = !this.#player.paused;
    this.#reading = reading;
    this.#error = undefined;
    this.#plan = planOf(reading.count, layoutOf(reading.count.size, this.#form));
    this.#player.load(this.#plan.timeline);
    this.#view?.load(reading.count, this.#plan.timeline, this.#messages);
    this.#offer();
    this.#note(reading);
    for (const note of reading.notes) this.#tell("error", note);
    this.#tell("loadeddata");
    if (fresh) this.#begin();
    else if (played && !this.#editing) this.#player.play();
    this.#show();
  }

  /** Tells wishes that could not be met, and what is odd about the record. */
  #note({ notes, game }: Reading): void {
    const odd = game.state.notes.filter(({ code }) => code.startsWith("record-"));
    const sentences = [...notes, ...odd].map((note) => errorSentence(note, this.#messages));
    this.#view?.note([...new Set(sentences)].join(" "));
  }

  /** Where a new game starts: at the step asked for, at its poster, or playing. */
  #begin(): void {
    const step = this.getAttribute("step");
    const poster = this.getAttribute("poster");
    if (step !== null) this.step = Number(step);
    else if (flagOf(this, "autoplay") && !this.#player.still) this.#player.play();
    else if (poster === "end") this.step = this.steps;
    else if (poster !== null && Number(poster) > 0) this.step = Number(poster);
  }

  #offer(): void {
    const reading = this.#reading;
    if (!reading) return;
    const messages = this.#messages;
    const rules = rulesets()
      .filter((row) => row.methods.length > 0)
      .map(({ id }) => ({ id, name: messages.rulesets[id] ?? id }));
    const methods = reading.rules.methods.map((id) => ({ id, name: methodName(id, messages) }));
    this.#view?.offer(rules, reading.rules.id, methods, reading.count.method);
    this.#view?.load(reading.count, this.#player.timeline, messages);
    const { width, height } = reading.count.size;
    this.#view?.label(messages.controls.board(width, height, methodName(reading.count.method, messages)));
  }

  #fail(error: JipingError): void {
    this.#reading = undefined;
    this.#plan = undefined;
    this.#player.load({ beats: [], chapters: [], duration: 0 });
    this.#complain(error);
    this.#view?.fail(errorSentence(error, this.#messages));
  }

  #complain(error: JipingError): void {
    this.#error = error;
    this.#tell("error", error);
  }

  #tell(type: string, error?: JipingError): void {
    this.dispatchEvent(error ? new ErrorEvent(type, { error, message: error.message }) : new Event(type));
  }

  #hear(event: PlayerEvent): void {
    // What is seeked is told as an update of the time, too.
    if (event !== "seeked") this.#show();
    this.#tell(event);
  }

  #show(): void {
    const { count } = this.#reading ?? {};
    if (!count || !this.#plan) return;
    const player = this.#player;
    const messages = this.#messages;
    const step = player.step;
    const current = count.steps[step - 1];
    const told = current ? sentenceOf(current, messages) : messages.controls.position;
    this.#view?.show(sceneOf(this.#plan, player.moment), count, messages, {
      paused: player.paused,
      time: player.currentTime,
      step,
      rate: player.playbackRate,
      told,
    });
    // While playing, a run of stones is told once; a reader who steps hears every step.
    const key = current ? (player.paused ? `${step}` : runKey(current)) : "";
    if (key !== this.#spoken) this.#view?.say(told);
    this.#spoken = key;
  }

  #fit(width: number): void {
    const form = width > 0 && width < narrowBelow ? "narrow" : "wide";
    this.#view?.fit(form);
    if (form === this.#form) return;
    this.#form = form;
    const { count } = this.#reading ?? {};
    if (count && this.#plan) this.#plan = planOf(count, layoutOf(count.size, form), this.#plan.timeline);
    this.#show();
  }

  #see(visible: boolean): void {
    this.#visible = visible;
    this.#player.asleep = !visible;
    if (visible && !this.#reading && !this.#error && this.getAttribute("loading") === "lazy")
      this.#refresh("text");
  }

  #edit(on: boolean): void {
    if (on === this.#editing) return;
    this.#editing = on;
    if (on) {
      this.#player.pause();
      this.#player.step = 0;
    }
    this.#view?.edit(on);
    this.#show();
  }

  /** Turns the chain on a point from dead to alive or back. */
  #judge(point: PointName): void {
    const reading = this.#reading;
    const chain = reading?.game.chainAt(point) ?? [];
    if (!reading || chain.length === 0) return;
    const dead = new Set(reading.dead);
    const dies = !chain.some((stone) => dead.has(stone));
    for (const stone of chain) {
      if (dies) dead.add(stone);
      else dead.delete(stone);
    }
    try {
      reading.game.settle({ dead: [...dead] });
    } catch (thrown) {
      this.#complain(JipingError.from(thrown));
      this.#view?.note(errorSentence(JipingError.from(thrown), this.#messages));
      return;
    }
    this.setAttribute("dead", dead.size > 0 ? [...dead].join(" ") : "none");
    this.#tell("deadchange");
  }

  #describe(point: PointName): string {
    const reading = this.#reading;
    const grid = this.#plan && gridOf(this.#plan.layout, point);
    const sign = grid && reading?.game.state.board[grid.row]?.[grid.column];
    const color = sign === "X" ? "black" : sign === "O" ? "white" : undefined;
    return this.#messages.controls.chain(point, color, reading?.dead.includes(point) ?? false);
  }
}

mirror(JipingBoard.prototype);
