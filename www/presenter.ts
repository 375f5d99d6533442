/** What is shown of a game: its count in the player and on the view, in the words of a language. */
import { errorSentence, methodName, sentenceOf } from "./captions.js";
import { frames } from "./clock.js";
import type { PointName } from "./count.js";
import { rulesets } from "./engine.js";
import { JipingError } from "./error.js";
import { judged, standingOn } from "./judgement.js";
import { type Form, layoutOf } from "./layout.js";
import { documentOf } from "./markup.js";
import type { Messages } from "./messages.js";
import { pictureOf } from "./picture.js";
import { Player, type PlayerEvent } from "./player.js";
import type { Reading } from "./reading.js";
import { remarksOf } from "./remarks.js";
import { type Plan, planOf, sceneOf } from "./scene.js";
import { nothing } from "./timeline.js";
import { View } from "./view/view.js";

/** What the presenter needs of the element. */
export interface Host {
  readonly messages: Messages;
  /** Values of attributes that mean nothing. */
  readonly wrongValues: readonly JipingError[];
  wish(name: "rules" | "method" | "dead", value: string): void;
  tell(event: PlayerEvent | "deadchange" | "error", error?: JipingError): void;
}

/** Narrower than this, in CSS pixels, the bowls go under the board. */
const narrowBelow = 600;

export class Presenter {
  readonly player = new Player(frames, (event) => this.#hear(event));
  readonly #host: Host;
  readonly #view: View;
  #reading: Reading | undefined;
  #plan: Plan | undefined;
  #error: JipingError | undefined;
  #form: Form = "wide";
  #editing = false;
  #spoken: string | undefined;
  #marked: readonly PointName[] = [];

  constructor(shadow: ShadowRoot, host: Host) {
    this.#host = host;
    const { player } = this;
    this.#view = new View(shadow, {
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
      rules: (id) => host.wish("rules", id),
      method: (id) => host.wish("method", id),
      step: (steps) => {
        player.pause();
        player.step = steps;
      },
      edit: (on) => this.#edit(on),
      choose: (point) => this.#judge(point),
      describe: (point) => this.#describe(point),
    });
  }

  get reading(): Reading | undefined {
    return this.#reading;
  }

  /** What went wrong last, or undefined. */
  get error(): JipingError | undefined {
    return this.#error;
  }

  /** Points that are ringed. */
  get marked(): readonly PointName[] {
    return this.#marked;
  }

  set marked(points: readonly PointName[]) {
    this.#marked = points;
    this.show();
  }

  /** The point at a place of the window. */
  pointAt(x: number, y: number): PointName | undefined {
    return this.#view.pointAt(x, y);
  }

  configure(options: { controls: boolean; editable: boolean }): void {
    this.#view.configure(options);
    if (!options.editable) this.#edit(false);
  }

  /** Shows another count, at its beginning and paused. */
  take(reading: Reading): void {
    const plan = planOf(reading.count, layoutOf(reading.count.size, this.#form));
    this.player.load(plan.timeline);
    this.#reading = reading;
    this.#plan = plan;
    this.#error = undefined;
    this.present();
  }

  /** Shows an error in place of a count. */
  fail(error: JipingError): void {
    this.player.load(nothing);
    this.#reading = undefined;
    this.#plan = undefined;
    this.#error = error;
    this.#edit(false);
    this.present();
  }

  /** Puts everything that has words into the language of the element. */
  present(): void {
    const view = this.#view;
    const { messages, wrongValues } = this.#host;
    view.translate(messages);
    this.#spoken = undefined;
    if (!this.#reading) {
      if (this.#error) view.fail(errorSentence(this.#error, messages));
      else view.wait(messages.controls.loading);
      return;
    }
    const { count, rules, state, notes } = this.#reading;
    const method = (id: string) => ({ id, name: methodName(id, messages) });
    view.load(count, this.player.timeline, messages);
    view.offer(
      rulesets()
        .filter((row) => row.methods.length > 0)
        .map(({ id }) => ({ id, name: messages.rulesets[id] ?? id })),
      rules.id,
      rules.methods.map(method),
      count.method,
    );
    view.label(messages.controls.board(count.size.width, count.size.height, method(count.method).name));
    view.note([...wrongValues, ...notes].map((note) => errorSentence(note, messages)).join(" "));
    view.remark(remarksOf(state.notes, messages));
    this.show();
  }

  /** Shows the present moment. */
  show(): void {
    const plan = this.#plan;
    if (!plan) return;
    const { count } = plan;
    const { player } = this;
    const { messages } = this.#host;
    const step = player.step;
    this.#view.show(sceneOf(plan, player.moment, this.#marked), messages.picture, {
      paused: player.paused,
      time: player.currentTime,
      step,
      rate: player.playbackRate,
    });
    // While playing, each phase is told once; a reader who steps hears every step.
    const current = count.steps[step - 1];
    const key = current ? (player.paused ? `${step}` : current.phase) : "";
    if (key === this.#spoken) return;
    const told = current ? sentenceOf(current, messages) : messages.controls.position;
    this.#view.tell(`${messages.controls.stepOf(step, count.steps.length)}. ${told}`);
    // What is only put into another language is not told again.
    if (this.#spoken !== undefined) this.#view.say(told);
    this.#spoken = key;
  }

  /** Takes the form that goes with a width. */
  fit(width: number): void {
    const form = width > 0 && width < narrowBelow ? "narrow" : "wide";
    this.#view.fit(form);
    if (form === this.#form) return;
    this.#form = form;
    const plan = this.#plan;
    if (plan) this.#plan = planOf(plan.count, layoutOf(plan.count.size, form), plan.timeline);
    this.show();
  }

  /** The present picture as a whole SVG file. */
  toSvg(): string {
    const plan = this.#plan;
    if (!plan) return "";
    const picture = pictureOf(sceneOf(plan, this.player.moment, this.#marked), this.#host.messages.picture);
    return documentOf(plan.layout, picture);
  }

  #hear(event: PlayerEvent): void {
    // What is seeked is told as an update of the time, too.
    if (event !== "seeked") this.show();
    this.#host.tell(event);
  }

  #edit(on: boolean): void {
    if (on === this.#editing) return;
    this.#editing = on;
    if (on) {
      this.player.pause();
      this.player.step = 0;
    }
    this.#view.edit(on);
    this.show();
  }

  /** Turns the chain on a point from dead to alive or back. */
  #judge(point: PointName): void {
    if (!this.#reading) return;
    try {
      const dead = judged(point, this.#reading);
      if (!dead) return;
      this.#host.wish("dead", dead.length > 0 ? dead.join(" ") : "none");
      this.#host.tell("deadchange");
    } catch (thrown) {
      this.#error = JipingError.from(thrown);
      const sentence = errorSentence(this.#error, this.#host.messages);
      this.#view.note(sentence);
      this.#view.say(sentence);
      this.#host.tell("error", this.#error);
    }
  }

  #describe(point: PointName): string {
    if (!this.#reading || !this.#plan) return point;
    const { color, dead } = standingOn(point, this.#reading, this.#plan.layout);
    return this.#host.messages.controls.chain(point, color, dead);
  }
}
