/** What is shown of a game, in the words of a language: its count, or the game itself, to be played on. */
import { type Agreement, type Owners, ownersText, sameAgreement } from "./agreement.js";
import { errorSentence } from "./captions.js";
import { frames } from "./clock.js";
import type { PointName } from "./count.js";
import { CountPresenter } from "./count-presenter.js";
import { type Game, type GameState, rulesets } from "./engine.js";
import { JipingError } from "./error.js";
import { type Form, formFor, layoutOf } from "./layout.js";
import { Line } from "./line.js";
import { documentOf } from "./markup.js";
import type { Messages } from "./messages.js";
import { pictureOf } from "./picture.js";
import { type Move, PlayPresenter } from "./play-presenter.js";
import { Player, type PlayerEvent } from "./player.js";
import { positionScene } from "./position.js";
import { toldOf } from "./proposal.js";
import { type Reading, recounted } from "./reading.js";
import { marksOf, reservationsOf } from "./reservations.js";
import type { Scene } from "./scene.js";
import { type Mode, View } from "./view/view.js";

/** What happens to the element. */
type Event = PlayerEvent | "loadeddata" | "deadchange" | "ownerchange" | "move" | "error";

/** What the presenter needs of the element. */
export interface Host {
  readonly messages: Messages;
  /** Values of attributes that mean nothing. */
  readonly wrongValues: readonly JipingError[];
  wish(name: "rules" | "method" | "encoding" | "dead" | "owners", value: string): void;
  /** The reader does not wait for a judgement. */
  decline(): void;
  tell(event: Event, error?: JipingError): void;
}

/** What a line takes over from the count of a game: the dead of its ruleset, and the owners that players name under any. */
function agreementOf({ dead, called }: Reading): Agreement {
  return { dead, owners: called.owners };
}

export class Presenter {
  readonly player = new Player(frames, (event) => this.#hear(event));
  readonly #host: Host;
  readonly #view: View;
  readonly #count: CountPresenter;
  readonly #play: PlayPresenter;
  /** The count of the game as it was given. */
  #given: Reading | undefined;
  #error: JipingError | undefined;
  /** A position whose dead are still looked for, and how far that is. */
  #waiting: { readonly state: GameState; readonly share: number } | undefined;
  #form: Form = "wide";
  #marked: readonly PointName[] = [];
  #mode: Mode = "count";
  /** Whether a position of the line is counted, and not the game as it was given. */
  #counting = false;
  #playable = false;

  constructor(shadow: ShadowRoot, host: Host) {
    this.#host = host;
    const view = (): View => this.#view;
    const marked = (): readonly PointName[] => this.#marked;
    this.#count = new CountPresenter({
      get messages() {
        return host.messages;
      },
      get marked() {
        return marked();
      },
      get view() {
        return view();
      },
      player: this.player,
      judge: (dead) => this.#judge(dead),
      claim: (owners) => this.#claim(owners),
      decline: () => host.decline(),
      fail: (error) => this.#refuse(error),
    });
    this.#play = new PlayPresenter({
      get messages() {
        return host.messages;
      },
      get marked() {
        return marked();
      },
      get view() {
        return view();
      },
      changed: () => host.tell("move"),
      judged: () => host.tell("deadchange"),
    });
    const rules = (id: string) => host.wish("rules", id);
    this.#view = new View(
      shadow,
      this.#count.requests({
        rules,
        method: (id) => host.wish("method", id),
        encoding: (label) => host.wish("encoding", label),
        playOn: () => {
          this.playOut();
          this.#view.reveal();
        },
      }),
      this.#play.requests({ rules, count: () => this.#countPosition(), leave: () => this.leave() }),
    );
  }

  /** The count that is shown, or will be when the reader has done playing. */
  get reading(): Reading | undefined {
    return this.#count.reading;
  }

  /** The game at the moment that is shown. */
  get game(): Game | undefined {
    return this.#mode === "play" ? this.#play.game : this.reading?.game;
  }

  /** How many moves of it are shown. */
  get move(): number {
    return this.#mode === "play" ? (this.#play.line?.move ?? 0) : (this.reading?.state.moves.length ?? 0);
  }

  get mode(): Mode {
    return this.#mode;
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

  configure(options: { controls: boolean; editable: boolean; playable: boolean }): void {
    this.#playable = options.playable;
    this.#view.configure(options);
    this.#offerPlay();
    if (!options.editable) this.#count.edit(false);
  }

  /** Shows another count of the same game or, when it is `fresh`, of another; at its beginning and paused. */
  take(reading: Reading, fresh: boolean): void {
    const agreed = this.#given !== undefined && sameAgreement(this.#given.called, reading.called);
    const waited = this.#waiting !== undefined;
    this.#given = reading;
    this.#error = undefined;
    this.#waiting = undefined;
    const { line } = this.#play;
    if (fresh || !line) this.#forget();
    else {
      line.under(reading.options);
      if (!agreed) line.agree(agreementOf(reading));
      this.#play.clear();
    }
    this.#count.take(this.#counting && line ? this.#ofPosition(line, reading) : reading, fresh);
    this.present();
    if (waited) this.#view.say(toldOf(reading, this.#host.messages.life)?.summary ?? "");
  }

  /**
   * Shows a position whose dead are still looked for, and how far that is, from 0 to 1. A reader who plays on is not
   * disturbed, unless the game is `fresh`.
   */
  judge(state: GameState, share: number, fresh: boolean): void {
    if (fresh) this.#forget();
    if (this.#mode === "play") return;
    const begun = this.#waiting !== undefined;
    this.#waiting = { state, share };
    if (begun) {
      this.show();
      return;
    }
    this.#given = undefined;
    this.#error = undefined;
    this.#count.drop();
    this.present();
    this.#view.say(this.#host.messages.life.judging);
  }

  /** What was looked for is wanted no more. */
  dismiss(): void {
    this.#waiting = undefined;
  }

  /** Shows an error in place of everything; the line waits, unless the error is about a `fresh` game. */
  fail(error: JipingError, fresh: boolean): void {
    this.#given = undefined;
    this.#waiting = undefined;
    this.#error = error;
    if (fresh) this.#forget();
    this.#count.drop();
    this.present();
  }

  /**
   * Lets the reader play on: from the position that was left, or after so many moves. False if there is no game yet.
   */
  playOut(move?: number): boolean {
    const given = this.#given;
    if (!given) return false;
    this.player.pause();
    this.#count.edit(false);
    this.#play.line ??= new Line(given.game, agreementOf(given), given.options);
    if (move !== undefined) this.#play.line.showMove(move);
    this.#play.clear();
    this.#mode = "play";
    this.present();
    this.#host.tell("move");
    return true;
  }

  /** Lets the reader play on after these moves from the beginning of the game, where there is a game. */
  playMoves(moves: readonly Move[]): void {
    if (!this.playOut()) return;
    this.#play.make(moves);
    this.#view.reveal();
  }

  /** Back to the count of the game as it was given. The line waits until the reader comes back to it. */
  leave(): void {
    if (this.#mode === "count" || !this.#given) return;
    this.#mode = "count";
    this.#counting = false;
    this.#count.take(this.#given);
    this.present();
    this.#host.tell("loadeddata");
  }

  /** Counts the position that is shown, with the stones that are called dead there. */
  #countPosition(): void {
    const { line } = this.#play;
    if (!line || !this.#given) return;
    this.#counting = true;
    this.#mode = "count";
    this.#count.take(this.#ofPosition(line, this.#given));
    this.present();
    this.#host.tell("loadeddata");
    if (this.player.still) this.player.step = this.player.timeline.beats.length;
    else this.player.play();
  }

  /** The count of a position of the line; of the given game if there is nothing to count in the position. */
  #ofPosition(line: Line, given: Reading): Reading {
    try {
      return recounted(given, line.copy(), line.agreement);
    } catch (thrown) {
      this.#counting = false;
      this.#refuse(JipingError.from(thrown));
      return given;
    }
  }

  /** The reader calls these stones dead in the position that is counted. */
  #judge(dead: readonly PointName[]): void {
    if (!this.#agree((line) => line.mark(dead)))
      this.#host.wish("dead", dead.length > 0 ? dead.join(" ") : "none");
    this.#host.tell("deadchange");
  }

  /** The reader says who owns these points in the position that is counted. */
  #claim(owners: Owners): void {
    if (!this.#agree((line) => line.claim(owners))) this.#host.wish("owners", ownersText(owners));
    this.#host.tell("ownerchange");
  }

  /** Agrees on something in the position of the line that is counted; false if the given game is. */
  #agree(agree: (line: Line) => void): boolean {
    const { line } = this.#play;
    if (!this.#counting || !line || !this.#given) return false;
    agree(line);
    this.#count.take(this.#ofPosition(line, this.#given));
    this.present();
    this.#host.tell("loadeddata");
    return true;
  }

  /** Tells what cannot be, while everything stays as it is. */
  #refuse(error: JipingError): void {
    this.#error = error;
    const sentence = errorSentence(error, this.#host.messages);
    this.#view.note(sentence);
    this.#view.say(sentence);
    this.#host.tell("error", error);
  }

  /** There is another game, or none. */
  #forget(): void {
    this.#play.line = undefined;
    this.#counting = false;
    this.#mode = "count";
  }

  #offerPlay(): void {
    const { play } = this.#host.messages;
    const offered = this.#playable || this.#counting;
    this.#view.offerPlay(offered ? (this.#counting ? play.reenter : play.enter) : undefined);
  }

  /** Puts everything that has words into the language of the element. */
  present(): void {
    const view = this.#view;
    const { messages, wrongValues } = this.#host;
    view.translate(messages);
    view.mode = this.#mode;
    this.#offerPlay();
    if (!this.#given) {
      if (this.#error) view.fail(errorSentence(this.#error, messages));
      else if (this.#waiting) this.show();
      else view.wait(messages.controls.loading);
      return;
    }
    view.offerRules(
      rulesets().map(({ id, fields }) => ({ id, name: (messages.rulesets[id] ?? id) + marksOf(fields) })),
      this.#given.rules.id,
    );
    view.reserve(reservationsOf(this.#given.rules.fields, this.#given.state.decided, messages));
    this.#count.present(wrongValues);
    if (this.#mode === "play") this.#play.present([...wrongValues, ...this.#given.notes]);
  }

  /** The scene that is shown just now. */
  get #scene(): Scene | undefined {
    if (!this.#waiting) return this.#mode === "play" ? this.#play.scene : this.#count.scene;
    const { state } = this.#waiting;
    const position = { state, dead: [], aim: undefined, refusal: undefined };
    return { ...positionScene(layoutOf(state.size, this.#form), position), marked: this.#marked };
  }

  /** Shows the present moment. */
  show(): void {
    const scene = this.#waiting && this.#scene;
    if (scene) this.#view.judge(scene, this.#waiting?.share ?? 0, this.#host.messages);
    if (!this.#given) return;
    if (this.#mode === "play") this.#play.show();
    else this.#count.show();
  }

  /** Takes the form that goes with a width. */
  fit(width: number): void {
    const form = formFor(width);
    this.#view.fit(form);
    if (form === this.#form) return;
    this.#form = form;
    this.#count.fit(form);
    this.#play.fit(form);
    this.show();
  }

  /** The present picture as a whole SVG file. */
  toSvg(): string {
    const scene = this.#scene;
    return scene ? documentOf(scene.layout, pictureOf(scene, this.#host.messages.picture)) : "";
  }

  #hear(event: PlayerEvent): void {
    // What is seeked is told as an update of the time, too.
    if (event !== "seeked" && this.#mode === "count") this.#count.show();
    this.#host.tell(event);
  }
}
