/** The controls under the board: what a reader can press, and what they show. */
import type { ControlWords } from "../messages.js";
import { nothing, type Timeline } from "../timeline.js";
import { html, setAttribute, setText, svg } from "./nodes.js";

/** What the controls can ask for. */
export interface Commands {
  toStart(): void;
  previousPhase(): void;
  previousBlock(): void;
  back(): void;
  toggle(): void;
  forward(): void;
  nextBlock(): void;
  nextPhase(): void;
  seek(seconds: number): void;
  speed(rate: number): void;
  rules(id: string): void;
  method(id: string): void;
  encoding(label: string): void;
  transcript(open: boolean): void;
  edit(on: boolean): void;
  playOn(): void;
}

/** An entry of a list: its value and its words. */
export interface Choice {
  readonly id: string;
  readonly name: string;
}

/** What the controls show at a moment. */
export interface ControlState {
  readonly paused: boolean;
  readonly time: number;
  readonly step: number;
  readonly rate: number;
}

/** The signs on the buttons. */
const icons = {
  toStart: "M6 5v14M19 5.5v13L9.5 12z",
  previousPhase: "M12 5.5v13L4 12zM20 5.5v13L12 12z",
  previousBlock: "M20 5v14l-9.5-7zM4 8h4.5v8H4z",
  back: "M16 5v14L6 12z",
  play: "M7 4.5v15L20 12z",
  pause: "M7 5h3.5v14H7zM13.5 5H17v14h-3.5z",
  forward: "M8 5v14l10-7z",
  nextBlock: "M4 5v14l9.5-7zM15.5 8H20v8h-4.5z",
  nextPhase: "M4 5.5v13L12 12zM12 5.5v13l8-6.5z",
  toEnd: "M18 5v14M5 5.5v13l9.5-6.5z",
} as const;

type IconName = keyof typeof icons;
type ButtonName = Exclude<IconName, "pause" | "toEnd">;

const order: readonly ButtonName[] = [
  "toStart",
  "previousPhase",
  "previousBlock",
  "back",
  "play",
  "forward",
  "nextBlock",
  "nextPhase",
];
const rates = [0.5, 1, 1.5, 2, 3, 5];

export class Controls {
  readonly node: HTMLElement;
  readonly #slider = html("input", { type: "range", part: "seek", min: "0", step: "any", value: "0" });
  readonly #chapters = html("div", { class: "chapters", "aria-hidden": "true" });
  readonly #buttons = new Map<ButtonName, HTMLButtonElement>();
  readonly #speed = select();
  readonly #rules = select();
  readonly #method = select();
  readonly #encoding = select();
  readonly #transcript = html("button", { type: "button", class: "text", "aria-expanded": "false" });
  readonly #edit = html("button", { type: "button", class: "text", "aria-pressed": "false" });
  readonly #playOn = html("button", {
    type: "button",
    class: "text play-on",
    part: "button play-on",
    hidden: "",
  });
  #words: ControlWords | undefined;
  #timeline: Timeline = nothing;

  constructor(commands: Commands) {
    const ask: Readonly<Record<ButtonName, () => void>> = {
      toStart: () => commands.toStart(),
      previousPhase: () => commands.previousPhase(),
      previousBlock: () => commands.previousBlock(),
      back: () => commands.back(),
      play: () => commands.toggle(),
      forward: () => commands.forward(),
      nextBlock: () => commands.nextBlock(),
      nextPhase: () => commands.nextPhase(),
    };
    const buttons = order.map((name) => {
      const button = html(
        "button",
        { type: "button", class: `icon ${name}`, part: `button ${name}` },
        icon(name),
      );
      button.addEventListener("click", ask[name]);
      this.#buttons.set(name, button);
      return button;
    });
    this.#slider.addEventListener("input", () => commands.seek(Number(this.#slider.value)));
    this.#speed.addEventListener("change", () => commands.speed(Number(this.#speed.value)));
    this.#rules.addEventListener("change", () => commands.rules(this.#rules.value));
    this.#method.addEventListener("change", () => commands.method(this.#method.value));
    this.#encoding.addEventListener("change", () => commands.encoding(this.#encoding.value));
    this.#transcript.addEventListener("click", () =>
      commands.transcript(!isOn(this.#transcript, "aria-expanded")),
    );
    this.#edit.addEventListener("click", () => commands.edit(!isOn(this.#edit, "aria-pressed")));
    this.#playOn.addEventListener("click", () => commands.playOn());
    this.node = html(
      "div",
      { class: "controls", part: "controls" },
      html("div", { class: "seek" }, this.#chapters, this.#slider),
      html(
        "div",
        { class: "row" },
        html("div", { class: "buttons" }, ...buttons),
        html(
          "div",
          { class: "choices" },
          this.#speed,
          this.#rules,
          this.#method,
          this.#encoding,
          this.#edit,
          this.#playOn,
          this.#transcript,
        ),
      ),
    );
  }

  /** Takes the words of a language. */
  translate(words: ControlWords): void {
    this.#words = words;
    for (const [name, button] of this.#buttons) label(button, words[name]);
    this.#slider.setAttribute("aria-label", words.seek);
    for (const [node, text] of [
      [this.#speed, words.speed],
      [this.#rules, words.rules],
      [this.#method, words.method],
      [this.#encoding, words.encoding],
    ] as const) {
      label(node, text);
    }
    setText(this.#transcript, words.transcript);
    setText(this.#edit, words.edit);
    this.#edit.title = words.editHint;
  }

  /** Takes the timeline of a count: its length and its phases. */
  load(timeline: Timeline): void {
    this.#timeline = timeline;
    this.#slider.max = String(timeline.duration);
    const segments = timeline.chapters.map(({ phase, start }, index) => {
      const end = timeline.chapters[index + 1]?.start ?? timeline.duration;
      const from = index === 0 ? 0 : start;
      const segment = html("i", { "data-phase": phase });
      segment.style.setProperty("flex-grow", String(end - from));
      segment.style.setProperty("--from", String(from / timeline.duration));
      segment.style.setProperty("--part", String((end - from) / timeline.duration));
      return segment;
    });
    this.#chapters.replaceChildren(...segments);
  }

  /** Fills the list of rulesets, and that of their methods. */
  offerRules(rules: readonly Choice[], rule: string): void {
    fill(this.#rules, rules, rule);
  }

  offerMethods(methods: readonly Choice[], method: string): void {
    fill(this.#method, methods, method);
  }

  /** Offers encodings where the one that is used was not sure, or none. */
  offerEncodings(encodings: readonly Choice[], encoding: string): void {
    fill(this.#encoding, encodings, encoding);
    this.#encoding.hidden = encodings.length === 0;
  }

  /** Shows or hides the button for dead stones, and whether it is on. */
  editing(allowed: boolean, on: boolean): void {
    this.#edit.hidden = !allowed;
    this.#edit.setAttribute("aria-pressed", String(on));
  }

  /** Brings the keyboard to the button that plays on or, without it, to the one that plays the count. */
  focus(): void {
    const node = this.#playOn.hidden ? this.#buttons.get("play") : this.#playOn;
    node?.focus({ preventScroll: true });
  }

  /** Offers to play on, in these words, or does not. */
  offerPlay(name: string | undefined): void {
    this.#playOn.hidden = name === undefined;
    setText(this.#playOn, name ?? "");
  }

  /** Shows whether the transcript is open. */
  expanded(open: boolean): void {
    this.#transcript.setAttribute("aria-expanded", String(open));
  }

  /** What the slider says of where it stands. */
  tell(sentence: string): void {
    setAttribute(this.#slider, "aria-valuetext", sentence);
  }

  show(state: ControlState): void {
    const words = this.#words;
    const play = this.#buttons.get("play");
    if (!words || !play) return;
    const name: IconName = state.paused ? "play" : "pause";
    if (play.dataset.icon !== name) {
      play.dataset.icon = name;
      play.replaceChildren(icon(name));
    }
    label(play, words[name]);
    this.#slider.value = String(state.time);
    const share = this.#timeline.duration > 0 ? state.time / this.#timeline.duration : 0;
    this.node.style.setProperty("--share", String(Math.round(share * 1e4) / 1e4));
    if (Number(this.#speed.value) !== state.rate || this.#speed.options.length === 0) {
      const known = rates.includes(state.rate) ? rates : [...rates, state.rate].sort((a, b) => a - b);
      fill(
        this.#speed,
        known.map((rate) => ({ id: String(rate), name: `${rate}×` })),
        String(state.rate),
      );
    }
  }
}

function isOn(button: Element, name: string): boolean {
  return button.getAttribute(name) === "true";
}

export function select(): HTMLSelectElement {
  return html("select", { part: "select" });
}

export function fill(node: HTMLSelectElement, choices: readonly Choice[], chosen: string): void {
  node.replaceChildren(...choices.map(({ id, name }) => html("option", { value: id }, name)));
  node.value = chosen;
}

export function label(node: HTMLElement, text: string): void {
  setAttribute(node, "aria-label", text);
  setAttribute(node, "title", text);
}

export function icon(name: IconName): SVGElement {
  return svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: icons[name] }));
}
