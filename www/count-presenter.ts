/** What is shown of a count: the player's moment on the view, in the words of a language. */
import type { Owners } from "./agreement.js";
import { errorSentence, methodName, sentenceOf } from "./captions.js";
import type { PointName } from "./count.js";
import { encodings } from "./encodings.js";
import { JipingError } from "./error.js";
import { claimed, judged, standingOn } from "./judgement.js";
import { type Form, layoutOf } from "./layout.js";
import type { Messages, Opening } from "./messages.js";
import type { Player } from "./player.js";
import { doubtedStones, toldOf } from "./proposal.js";
import type { Reading } from "./reading.js";
import { remarksOf } from "./remarks.js";
import { type Plan, planOf, type Scene, sceneOf } from "./scene.js";
import { nothing } from "./timeline.js";
import type { Requests, View } from "./view/view.js";

/** What the presenter of a count needs. */
export interface CountHost {
  readonly messages: Messages;
  /** Points that are ringed. */
  readonly marked: readonly PointName[];
  readonly view: View;
  readonly player: Player;
  /** The reader calls these stones dead. */
  judge(dead: readonly PointName[]): void;
  /** The reader says who owns these points. */
  claim(owners: Owners): void;
  /** The reader does not wait for a judgement. */
  decline(): void;
  fail(error: JipingError): void;
}

const encodingChoices = Object.entries(encodings).map(([id, name]) => ({ id, name }));

/** The encoding that a record was read in without its saying so. */
function guessedIn({ state }: Reading): string | undefined {
  const note = state.notes.find(({ code }) => code === "encoding-guessed");
  return note && String(note.params.encoding);
}

export class CountPresenter {
  readonly #host: CountHost;
  #reading: Reading | undefined;
  #plan: Plan | undefined;
  #form: Form = "wide";
  #editing = false;
  #spoken: string | undefined;
  /** Whether the encoding of the record was guessed, or had been before the reader chose one. */
  #guessed = false;
  /** What the reader points at in the list of what was found. */
  #pointed: readonly PointName[] = [];

  constructor(host: CountHost) {
    this.#host = host;
  }

  get reading(): Reading | undefined {
    return this.#reading;
  }

  /** What the view can ask for while a count is shown. */
  requests(asked: Pick<Requests, "rules" | "method" | "encoding" | "playOn">): Requests {
    const { player } = this.#host;
    return {
      ...asked,
      toStart: () => {
        player.pause();
        player.step = 0;
      },
      previousPhase: () => player.previousPhase(),
      previousBlock: () => player.previousBlock(),
      back: () => player.back(),
      toggle: () => (player.paused ? player.play() : player.pause()),
      forward: () => player.forward(),
      nextBlock: () => player.nextBlock(),
      nextPhase: () => player.nextPhase(),
      seek: (seconds) => {
        player.currentTime = seconds;
      },
      speed: (rate) => {
        player.playbackRate = rate;
      },
      step: (steps) => {
        player.pause();
        player.step = steps;
      },
      edit: (on) => this.edit(on),
      choose: (point) => this.#choose(point),
      aim: () => {},
      describe: (point) => this.#describe(point),
      turn: (point) => this.#choose(point),
      pointOut: (points) => {
        this.#pointed = points;
        this.show();
      },
      decline: () => this.#host.decline(),
    };
  }

  /** Takes another count, at its beginning and paused; it is of the same game unless that is `fresh`. */
  take(reading: Reading, fresh = false): void {
    this.#guessed = guessedIn(reading) !== undefined || (this.#guessed && !fresh);
    this.#plan = planOf(reading.count, layoutOf(reading.count.size, this.#form));
    this.#host.player.load(this.#plan.timeline);
    this.#reading = reading;
    this.#pointed = [];
  }

  /** There is no count any more. */
  drop(): void {
    this.#host.player.load(nothing);
    this.#reading = undefined;
    this.#plan = undefined;
    this.edit(false);
  }

  /** Puts everything that has words into the language of the element; `notes` are told besides those of the reading. */
  present(notes: readonly JipingError[]): void {
    const { messages, player, view } = this.#host;
    this.#spoken = undefined;
    if (!this.#reading) return;
    const { count, rules, state } = this.#reading;
    const method = (id: string) => ({ id, name: methodName(id, messages) });
    view.load(count, player.timeline, messages, this.#opening(messages));
    view.offerEdit(state.phase !== "all-alive");
    view.offerMethods(rules.methods.map(method), count.method);
    const encoding = guessedIn(this.#reading) ?? this.#reading.options.encoding;
    view.offerEncodings(this.#guessed ? encodingChoices : [], encoding ?? "");
    view.label(messages.controls.board(count.size.width, count.size.height, method(count.method).name));
    view.note([...notes, ...this.#reading.notes].map((note) => errorSentence(note, messages)).join(" "));
    view.remark(remarksOf([...state.notes, ...(count.recorded ? [count.recorded] : [])], messages));
    view.propose(toldOf(this.#reading, messages.life), messages.life);
    this.show();
  }

  /** Shows the present moment. */
  show(): void {
    const plan = this.#plan;
    if (!plan) return;
    const { count } = plan;
    const { messages, player, view } = this.#host;
    const step = player.step;
    view.show(this.#sceneOf(plan), messages.picture, {
      paused: player.paused,
      time: player.currentTime,
      step,
      rate: player.playbackRate,
    });
    // While playing, each phase is told once; a reader who steps hears every step.
    const current = count.steps[step - 1];
    const key = current ? (player.paused ? `${step}` : current.phase) : "";
    if (key === this.#spoken) return;
    const told = current ? sentenceOf(current, messages) : this.#opening(messages).name;
    view.tell(`${messages.controls.stepOf(step, count.steps.length)}. ${told}`);
    // What is only put into another language is not told again.
    if (this.#spoken !== undefined) view.say(told);
    this.#spoken = key;
  }

  /** What is said of the position before the count: a position of a game that goes on is no end of it. */
  #opening({ controls }: Messages): Opening {
    const state = this.#reading?.state;
    return state?.phase === "playing" && state.moves.length > 0 ? controls.unfinished : controls.ended;
  }

  /** Takes another form. */
  fit(form: Form): void {
    this.#form = form;
    const plan = this.#plan;
    if (plan) this.#plan = planOf(plan.count, layoutOf(plan.count.size, form), plan.timeline);
  }

  /** The present scene. */
  get scene(): Scene | undefined {
    return this.#plan && this.#sceneOf(this.#plan);
  }

  /** Before the count begins, a reader sees what is in doubt, and while editing who is named as owner. */
  #sceneOf(plan: Plan): Scene {
    const reading = this.#reading;
    const marked = [...this.#host.marked, ...this.#pointed];
    const scene = sceneOf(plan, this.#host.player.moment, marked);
    if (!reading || scene.step > 0) return scene;
    const doubted = this.#pointed.length > 0 ? [] : doubtedStones(reading);
    const named = this.#editing ? Object.entries(reading.owners) : [];
    return {
      ...scene,
      marked: [...marked, ...doubted],
      marks: this.#editing ? named.map(([point, owner]) => ({ point, owner, size: 1 })) : scene.marks,
    };
  }

  /** Lets the reader call chains dead or alive, or no longer. */
  edit(on: boolean): void {
    if (on === this.#editing) return;
    const { player, view } = this.#host;
    this.#editing = on;
    if (on) {
      player.pause();
      player.step = 0;
    }
    view.edit(on);
    this.show();
  }

  /** Turns the chain on a point from dead to alive or back; an empty point goes to the next owner. */
  #choose(point: PointName): void {
    if (!this.#reading) return;
    try {
      const dead = judged(point, this.#reading);
      if (dead) this.#host.judge(dead);
      else this.#host.claim(claimed(point, this.#reading));
    } catch (thrown) {
      this.#host.fail(JipingError.from(thrown));
    }
  }

  #describe(point: PointName): string {
    if (!this.#reading || !this.#plan) return point;
    const { color, dead } = standingOn(point, this.#reading, this.#plan.layout);
    const { chain, claim } = this.#host.messages.controls;
    const owner = this.#reading.owners[point];
    return color === undefined && owner !== undefined ? claim(point, owner) : chain(point, color, dead);
  }
}
