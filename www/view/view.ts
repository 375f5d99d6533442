/** Everything the element has on the page, put together. It shows; it decides nothing. */

import type { PictureWords } from "../balance.js";
import type { Count, PointName } from "../count.js";
import type { Form } from "../layout.js";
import type { LifeWords, Messages, Opening } from "../messages.js";
import type { Told } from "../proposal.js";
import type { Reservation } from "../reservations.js";
import type { Scene } from "../scene.js";
import type { Timeline } from "../timeline.js";
import css from "./board.css";
import { type Choice, type Commands, type ControlState, Controls } from "./controls.js";
import { html, setAttribute, setText } from "./nodes.js";
import { type Caption, Panel } from "./panel.js";
import { type PlayCommands, PlayControls, type PlayState } from "./play-controls.js";
import { ProofList } from "./proof.js";
import { ProposalList, type ProposalRequests } from "./proposal-list.js";
import { type Points, Stage } from "./stage.js";
import { Transcript } from "./transcript.js";

/** Whether a count is shown, or a game that is played on. */
export type Mode = "count" | "play";

/** What the view of a count can ask for. */
export interface Requests extends Omit<Commands, "transcript">, Points, ProposalRequests {
  step(steps: number): void;
}

/** What the view of a game that is played on can ask for. */
export interface PlayRequests extends PlayCommands, Points {
  /** A pass by the keyboard. */
  passPlainly(): void;
}

let sheet: CSSStyleSheet | undefined;

function styles(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return sheet;
}

export class View {
  readonly #root: HTMLElement;
  readonly #stage: Stage;
  readonly #panel: Panel;
  readonly #controls: Controls;
  readonly #playControls: PlayControls;
  readonly #proposal: ProposalList;
  readonly #proof = new ProofList();
  readonly #transcript: Transcript;
  readonly #live = html("div", { class: "live", "aria-live": "polite" });
  /** What is told of a proposal, and in which words. */
  #proposed: { readonly told: Told; readonly words: LifeWords } | undefined;
  #editable = false;
  #editing = false;
  /** Whether the game leaves anything to be called dead. */
  #judgeable = true;
  #controlled = true;
  #mode: Mode = "count";

  constructor(shadow: ShadowRoot, requests: Requests, play: PlayRequests) {
    const points = () => (this.#mode === "play" ? play : requests);
    this.#stage = new Stage(
      {
        choose: (point) => points().choose(point),
        aim: (point) => points().aim(point),
        describe: (point) => points().describe(point),
      },
      (sentence) => this.say(sentence),
    );
    this.#proposal = new ProposalList(requests);
    this.#panel = new Panel(this.#proposal.node);
    this.#transcript = new Transcript((steps) => requests.step(steps));
    this.#controls = new Controls({ ...requests, transcript: (open) => this.#open(open) });
    this.#playControls = new PlayControls(play);
    this.#root = html(
      "div",
      { class: "root", part: "root", "data-state": "waiting", "data-mode": "count" },
      this.#stage.node,
      this.#panel.node,
      this.#controls.node,
      this.#proof.node,
      this.#transcript.node,
      this.#live,
    );
    this.#root.addEventListener("keydown", (event) => {
      if (this.#mode === "play") press(event, playKeys, play);
      else if (event.key !== "Escape" || this.#editing) press(event, keys, requests);
    });
    shadow.adoptedStyleSheets = [styles()];
    shadow.replaceChildren(this.#root);
  }

  configure({ controls, editable }: { controls: boolean; editable: boolean }): void {
    this.#controlled = controls;
    this.#editable = editable;
    this.#controls.editing(editable && this.#judgeable, this.#editing);
    this.mode = this.#mode;
    this.#showProposed();
  }

  /** Shows what belongs to a count, or to a game that is played on. */
  set mode(mode: Mode) {
    const turned = mode !== this.#mode && this.#root.matches(":focus-within");
    this.#mode = mode;
    setAttribute(this.#root, "data-mode", mode);
    const [count, play] = [this.#controls.node, this.#playControls.node];
    if (mode === "play") count.replaceWith(play);
    else play.replaceWith(count);
    count.hidden = !this.#controlled;
    play.hidden = !this.#controlled;
    this.#stage.editing = mode === "play" || this.#editing;
    // What had the keyboard may be gone.
    if (turned && mode === "play") this.#stage.node.focus({ preventScroll: true });
    else if (turned) this.#controls.focus();
  }

  /** Offers to call chains dead or alive, or does not because they are all alive. */
  offerEdit(offered: boolean): void {
    this.#judgeable = offered;
    this.edit(offered && this.#editing);
  }

  /** Offers to play on, in these words, or does not. */
  offerPlay(name: string | undefined): void {
    this.#controls.offerPlay(name);
  }

  translate(messages: Messages): void {
    setAttribute(this.#root, "lang", messages.lang);
    this.say("");
    this.#controls.translate(messages.controls);
    this.#playControls.translate(messages.play, messages.controls.rules);
  }

  offerRules(rules: readonly Choice[], rule: string): void {
    this.#controls.offerRules(rules, rule);
    this.#playControls.offerRules(rules, rule);
  }

  offerMethods(methods: readonly Choice[], method: string): void {
    this.#controls.offerMethods(methods, method);
  }

  offerEncodings(encodings: readonly Choice[], encoding: string): void {
    this.#controls.offerEncodings(encodings, encoding);
  }

  load(count: Count, timeline: Timeline, messages: Messages, opening: Opening): void {
    this.#panel.load(count, messages, opening);
    this.#controls.load(timeline);
    this.#proof.load(count, messages);
    this.#transcript.load(count, messages);
    setAttribute(this.#root, "data-state", "ready");
  }

  show(scene: Scene, words: PictureWords, state: ControlState): void {
    this.#stage.draw(scene, words);
    this.#panel.show(state.step, this.#editing);
    this.#controls.show(state);
    this.#proof.show(state.step);
    this.#transcript.show(state.step);
  }

  /** The point at a place of the window. */
  pointAt(x: number, y: number): PointName | undefined {
    return this.#stage.pointAt(x, y);
  }

  /** Shows a position that is played on. */
  showPlay(scene: Scene, words: PictureWords, state: PlayState, caption: Caption): void {
    this.#stage.draw(scene, words);
    this.#proof.hide();
    this.#panel.tell(caption);
    this.#playControls.show(state, caption.place);
  }

  /** Brings the board into sight. */
  reveal(): void {
    this.#stage.node.scrollIntoView({ block: "nearest" });
  }

  /** Shows a position whose dead are still looked for, and how far that is, from 0 to 1. */
  judge(scene: Scene, share: number, { life, picture }: Messages): void {
    setAttribute(this.#root, "data-state", "judging");
    this.#stage.draw(scene, picture);
    this.#proof.hide();
    this.#panel.wait(life.judging, life.title);
    this.#proposal.wait(share, life);
  }

  /** Tells what was found out without the players, if anything was. */
  propose(told: Told | undefined, words: LifeWords): void {
    this.#proposed = told && { told, words };
    this.#proposal.hide();
    this.#showProposed();
  }

  #showProposed(): void {
    if (this.#proposed) this.#proposal.tell(this.#proposed.told, this.#proposed.words, this.#editable);
  }

  /** Shows that there is nothing yet. */
  wait(sentence: string): void {
    setAttribute(this.#root, "data-state", "waiting");
    this.#proposal.hide();
    this.#proof.hide();
    this.#panel.wait(sentence);
  }

  fail(sentence: string): void {
    setAttribute(this.#root, "data-state", "failed");
    this.#proposal.hide();
    this.#proof.hide();
    this.#panel.fail(sentence);
  }

  note(sentence: string): void {
    this.#panel.note(sentence);
  }

  reserve(reservations: readonly Reservation[]): void {
    this.#panel.reserve(reservations);
  }

  remark(sentences: readonly string[]): void {
    this.#panel.remark(sentences);
  }

  /** What those hear who come to the slider. */
  tell(sentence: string): void {
    this.#controls.tell(sentence);
  }

  label(text: string): void {
    this.#stage.label(text);
  }

  /** Tells something to those who hear the page. */
  say(sentence: string): void {
    setText(this.#live, sentence);
  }

  fit(form: Form): void {
    setAttribute(this.#root, "data-form", form);
  }

  edit(on: boolean): void {
    this.#editing = on;
    this.#stage.editing = on || this.#mode === "play";
    if (on) this.#stage.node.scrollIntoView({ block: "nearest" });
    this.#controls.editing(this.#editable && this.#judgeable, on);
  }

  #open(open: boolean): void {
    this.#transcript.open = open;
    this.#controls.expanded(open);
  }
}

const keys: Readonly<Record<string, (requests: Requests) => void>> = {
  " ": (requests) => requests.toggle(),
  ArrowRight: (requests) => requests.forward(),
  ArrowLeft: (requests) => requests.back(),
  "Shift ArrowRight": (requests) => requests.nextBlock(),
  "Shift ArrowLeft": (requests) => requests.previousBlock(),
  PageDown: (requests) => requests.nextPhase(),
  PageUp: (requests) => requests.previousPhase(),
  Home: (requests) => requests.step(0),
  End: (requests) => requests.step(Number.POSITIVE_INFINITY),
  Escape: (requests) => requests.edit(false),
};

const playKeys: Readonly<Record<string, (requests: PlayRequests) => void>> = {
  ArrowRight: (requests) => requests.forward(),
  ArrowLeft: (requests) => requests.back(),
  PageDown: (requests) => requests.forward(),
  PageUp: (requests) => requests.back(),
  Home: (requests) => requests.first(),
  End: (requests) => requests.last(),
  Backspace: (requests) => requests.takeBack(),
  p: (requests) => requests.passPlainly(),
  P: (requests) => requests.passPlainly(),
  Escape: (requests) => requests.leave(),
};

function press<T>(
  event: KeyboardEvent,
  table: Readonly<Record<string, (requests: T) => void>>,
  requests: T,
): void {
  const target = event.target instanceof Element ? event.target : undefined;
  const button = target?.closest("button");
  const taken =
    target?.closest("select") ||
    (button && event.key === " ") ||
    event.ctrlKey ||
    event.altKey ||
    event.metaKey;
  const act = (event.shiftKey ? table[`Shift ${event.key}`] : undefined) ?? table[event.key];
  if (taken || !act) return;
  event.preventDefault();
  act(requests);
}
