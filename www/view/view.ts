/** Everything the element has on the page, put together. It shows; it decides nothing. */

import type { PictureWords } from "../balance.js";
import type { Count, PointName } from "../count.js";
import type { Form } from "../layout.js";
import type { Messages } from "../messages.js";
import type { Scene } from "../scene.js";
import type { Timeline } from "../timeline.js";
import css from "./board.css";
import { type Choice, type Commands, type ControlState, Controls } from "./controls.js";
import { html, setAttribute, setText } from "./nodes.js";
import { Panel } from "./panel.js";
import { Stage } from "./stage.js";
import { Transcript } from "./transcript.js";

/** What the view can ask for. */
export interface Requests extends Omit<Commands, "transcript"> {
  step(steps: number): void;
  choose(point: PointName): void;
  describe(point: PointName): string;
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
  readonly #panel = new Panel();
  readonly #controls: Controls;
  readonly #transcript: Transcript;
  readonly #live = html("div", { class: "live", "aria-live": "polite" });
  #editable = false;
  #editing = false;

  constructor(shadow: ShadowRoot, requests: Requests) {
    this.#stage = new Stage(
      (point) => requests.choose(point),
      (point) => requests.describe(point),
      (sentence) => this.say(sentence),
    );
    this.#transcript = new Transcript((steps) => requests.step(steps));
    this.#controls = new Controls({ ...requests, transcript: (open) => this.#open(open) });
    this.#root = html(
      "div",
      { class: "root", part: "root", "data-state": "waiting" },
      this.#stage.node,
      this.#panel.node,
      this.#controls.node,
      this.#transcript.node,
      this.#live,
    );
    this.#root.addEventListener("keydown", (event) => press(event, requests));
    shadow.adoptedStyleSheets = [styles()];
    shadow.replaceChildren(this.#root);
  }

  configure({ controls, editable }: { controls: boolean; editable: boolean }): void {
    this.#controls.node.hidden = !controls;
    this.#editable = editable;
    this.#controls.editing(editable, this.#editing);
  }

  translate(messages: Messages): void {
    setAttribute(this.#root, "lang", messages.lang);
    this.say("");
    this.#controls.translate(messages.controls);
  }

  offer(rules: readonly Choice[], rule: string, methods: readonly Choice[], method: string): void {
    this.#controls.offer(rules, rule, methods, method);
  }

  load(count: Count, timeline: Timeline, messages: Messages): void {
    this.#panel.load(count, messages);
    this.#controls.load(timeline);
    this.#transcript.load(count, messages);
    setAttribute(this.#root, "data-state", "ready");
  }

  show(scene: Scene, words: PictureWords, state: ControlState): void {
    this.#stage.draw(scene, words);
    this.#panel.show(state.step, this.#editing);
    this.#controls.show(state);
    this.#transcript.show(state.step);
  }

  /** The point at a place of the window. */
  pointAt(x: number, y: number): PointName | undefined {
    return this.#stage.pointAt(x, y);
  }

  /** Shows that there is nothing yet. */
  wait(sentence: string): void {
    setAttribute(this.#root, "data-state", "waiting");
    this.#panel.wait(sentence);
  }

  fail(sentence: string): void {
    setAttribute(this.#root, "data-state", "failed");
    this.#panel.fail(sentence);
  }

  note(sentence: string): void {
    this.#panel.note(sentence);
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
    this.#stage.editing = on;
    if (on) this.#stage.node.scrollIntoView({ block: "nearest" });
    this.#controls.editing(this.#editable, on);
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
  PageDown: (requests) => requests.nextPhase(),
  PageUp: (requests) => requests.previousPhase(),
  Home: (requests) => requests.step(0),
  End: (requests) => requests.step(Number.POSITIVE_INFINITY),
};

function press(event: KeyboardEvent, requests: Requests): void {
  const target = event.target instanceof Element ? event.target : undefined;
  const button = target?.closest("button");
  const taken =
    target?.closest("select") ||
    (button && event.key === " ") ||
    event.ctrlKey ||
    event.altKey ||
    event.metaKey;
  const act = keys[event.key];
  if (taken || !act) return;
  event.preventDefault();
  act(requests);
}
