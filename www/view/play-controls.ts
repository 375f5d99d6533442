/** The controls of a game that is played on: through its moves, and what a player can do at the present one. */
import { type Color, colors } from "../count.js";
import type { PassRow } from "../engine.js";
import type { PlayWords } from "../messages.js";
import { type Choice, fill, icon, label, select } from "./controls.js";
import { html, setAttribute, setText } from "./nodes.js";

/** What the controls can ask for. */
export interface PlayCommands {
  first(): void;
  back(): void;
  forward(): void;
  last(): void;
  /** Shows a moment of the line. */
  show(moment: number): void;
  takeBack(): void;
  pass(intent: PassRow["intent"]): void;
  resume(asker: Color): void;
  resign(color: Color): void;
  rules(id: string): void;
  count(): void;
  restore(): void;
  leave(): void;
}

/** What can be done at a moment, in words. */
export interface PlayState {
  readonly moment: number;
  readonly last: number;
  readonly passes: readonly {
    readonly intent: PassRow["intent"];
    readonly name: string;
    readonly hint: string;
  }[];
  readonly resumes: readonly { readonly asker: Color; readonly name: string }[];
  readonly resigns: readonly { readonly color: Color; readonly name: string }[];
  readonly mayCount: boolean;
  readonly strayed: boolean;
}

const ways = { first: "toStart", back: "back", forward: "forward", last: "toEnd" } as const;
type Way = keyof typeof ways;
const order: readonly Way[] = ["first", "back", "forward", "last"];

type Act =
  | "pass-stop"
  | "pass-play-on"
  | "resume-black"
  | "resume-white"
  | "take-back"
  | "resign-black"
  | "resign-white"
  | "count"
  | "restore"
  | "leave";

export class PlayControls {
  readonly node: HTMLElement;
  readonly #slider = html("input", { type: "range", part: "seek", min: "0", step: "1", value: "0" });
  readonly #ways = new Map<Way, HTMLButtonElement>();
  readonly #acts: Readonly<Record<Act, HTMLButtonElement>>;
  readonly #rules = select();

  constructor(commands: PlayCommands) {
    const button = (act: Act, press: () => void): HTMLButtonElement => {
      const node = html("button", { type: "button", class: "text", part: `button ${act}`, "data-act": act });
      node.addEventListener("click", press);
      return node;
    };
    this.#acts = {
      "pass-stop": button("pass-stop", () => commands.pass("stop")),
      "pass-play-on": button("pass-play-on", () => commands.pass("play-on")),
      "resume-black": button("resume-black", () => commands.resume("black")),
      "resume-white": button("resume-white", () => commands.resume("white")),
      "take-back": button("take-back", () => commands.takeBack()),
      "resign-black": button("resign-black", () => commands.resign("black")),
      "resign-white": button("resign-white", () => commands.resign("white")),
      count: button("count", () => commands.count()),
      restore: button("restore", () => commands.restore()),
      leave: button("leave", () => commands.leave()),
    };
    const press: Readonly<Record<Way, () => void>> = {
      first: () => commands.first(),
      back: () => commands.back(),
      forward: () => commands.forward(),
      last: () => commands.last(),
    };
    for (const way of order) {
      const node = html("button", { type: "button", class: "icon", part: `button ${way}`, "data-act": way });
      node.append(icon(ways[way]));
      node.addEventListener("click", press[way]);
      this.#ways.set(way, node);
    }
    this.#slider.addEventListener("input", () => commands.show(Number(this.#slider.value)));
    this.#rules.addEventListener("change", () => commands.rules(this.#rules.value));
    const acts = this.#acts;
    this.node = html(
      "div",
      { class: "controls playing", part: "controls" },
      html("div", { class: "seek" }, html("div", { class: "moves", "aria-hidden": "true" }), this.#slider),
      html(
        "div",
        { class: "row" },
        html("div", { class: "buttons" }, ...this.#ways.values()),
        html(
          "div",
          { class: "acts" },
          acts["pass-stop"],
          acts["pass-play-on"],
          acts["resume-black"],
          acts["resume-white"],
          acts["take-back"],
          acts["resign-black"],
          acts["resign-white"],
        ),
        html("div", { class: "choices" }, this.#rules, acts.restore, acts.leave, acts.count),
      ),
    );
  }

  /** Takes the words of a language. */
  translate(words: PlayWords, rules: string): void {
    for (const way of order) {
      const node = this.#ways.get(way);
      if (node) label(node, words[way]);
    }
    label(this.#rules, rules);
    label(this.#slider, words.moves);
    setText(this.#acts["take-back"], words.takeBack);
    for (const act of ["count", "restore", "leave"] as const) setText(this.#acts[act], words[act]);
  }

  /** Fills the list of rulesets. */
  offerRules(rules: readonly Choice[], rule: string): void {
    fill(this.#rules, rules, rule);
  }

  show(state: PlayState, place: string): void {
    const { moment, last, passes, resumes, resigns } = state;
    this.#slider.max = String(last);
    this.#slider.value = String(moment);
    setAttribute(this.#slider, "aria-valuetext", place);
    this.node.style.setProperty("--share", String(last > 0 ? moment / last : 0));
    const focused = [...this.#ways.values(), ...Object.values(this.#acts)].find((node) =>
      node.matches(":focus"),
    );
    for (const way of order) {
      const node = this.#ways.get(way);
      if (node) node.disabled = way === "first" || way === "back" ? moment === 0 : moment === last;
    }
    for (const intent of ["stop", "play-on"] as const) {
      const row = passes.find((pass) => pass.intent === intent);
      offer(this.#acts[`pass-${intent}`], row?.name, row?.hint);
    }
    for (const color of colors) {
      offer(this.#acts[`resume-${color}`], resumes.find(({ asker }) => asker === color)?.name);
      offer(this.#acts[`resign-${color}`], resigns.find((row) => row.color === color)?.name);
    }
    this.#acts["take-back"].disabled = moment === 0;
    this.#acts.count.hidden = !state.mayCount;
    this.#acts.restore.hidden = !state.strayed;
    // Whoever pressed a button by the keyboard goes on from where it was.
    if (focused?.hidden || focused?.disabled) this.#slider.focus({ preventScroll: true });
  }
}

function offer(button: HTMLButtonElement, name: string | undefined, hint = ""): void {
  button.hidden = name === undefined;
  setText(button, name ?? "");
  setAttribute(button, "title", hint);
}
