/** What a reader can suppose, and the chips of what is supposed. It shows; it decides nothing. */
import { type Color, colors } from "../count.js";
import { fraction } from "../number.js";
import { html, setAttribute, setText } from "../view/nodes.js";
import { type Asked, type Chip, chipsOf } from "./comparison-state.js";
import { chipWords, type SectionWords } from "./comparison-words.js";

export interface ControlRequests {
  firstPass(color: Color | undefined): void;
  komi(text: string): void;
  takeBack(): void;
  /** The reader wants to choose a point, or no more. */
  pick(on: boolean): void;
  /** The reader wants to see the board. */
  reveal(): void;
  oneMore(point: string): void;
  ask(asked: Asked): void;
  reset(): void;
}

function button(key: string, act: () => void): HTMLButtonElement {
  const node = html("button", { type: "button", "data-key": key });
  node.addEventListener("click", act);
  return node;
}

export class WhatIf {
  readonly node: HTMLElement;
  readonly #title = html("legend");
  readonly #firstPassLabel = html("span", { id: "first-pass-label" });
  readonly #firstPass: readonly { readonly color: Color | undefined; readonly node: HTMLButtonElement }[];
  readonly #komiLabel = html("span");
  readonly #komi = html("input", { type: "text", inputmode: "decimal", size: "12", autocomplete: "off" });
  readonly #takeBack: HTMLButtonElement;
  readonly #oneMore: HTMLButtonElement;
  readonly #form = html("form", { class: "picking" });
  readonly #pointLabel = html("span");
  readonly #point = html("input", {
    type: "text",
    size: "5",
    autocomplete: "off",
    autocapitalize: "characters",
    spellcheck: "false",
    "aria-describedby": "picking-hint",
  });
  readonly #put = html("button", { type: "submit" });
  readonly #reveal: HTMLButtonElement;
  readonly #hint = html("p", { id: "picking-hint" });
  readonly #why = html("p", { class: "why", role: "alert" });
  readonly #chips = html("ul", { class: "chips" });
  readonly #back: HTMLButtonElement;
  readonly #unsupposed = html("p");
  readonly #requests: ControlRequests;

  constructor(requests: ControlRequests) {
    this.#requests = requests;
    this.#firstPass = [undefined, ...colors].map((color) => ({
      color,
      node: button(`first-pass ${color ?? "own"}`, () => requests.firstPass(color)),
    }));
    this.#komi.addEventListener("change", () => requests.komi(this.#komi.value));
    // Enter asks also for a text that no key was pressed for, which not every browser calls a change.
    const komi = html("form", { class: "choice" }, html("label", {}, this.#komiLabel, this.#komi));
    komi.addEventListener("submit", (event) => {
      event.preventDefault();
      requests.komi(this.#komi.value);
    });
    this.#takeBack = button("take-back", () => requests.takeBack());
    this.#oneMore = button("one-more", () => requests.pick(this.#form.hidden === true));
    this.#reveal = button("reveal", () => requests.reveal());
    this.#back = button("back", () => requests.reset());
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      requests.oneMore(this.#point.value);
    });
    this.#form.append(html("label", {}, this.#pointLabel, this.#point), this.#put, this.#reveal, this.#hint);
    this.#form.hidden = true;
    this.node = html(
      "fieldset",
      { class: "what-if" },
      this.#title,
      html(
        "div",
        { class: "choices" },
        html(
          "div",
          { class: "choice", role: "group", "aria-labelledby": "first-pass-label" },
          this.#firstPassLabel,
          html("span", { class: "segments" }, ...this.#firstPass.map(({ node }) => node)),
        ),
        komi,
        this.#takeBack,
        this.#oneMore,
      ),
      this.#form,
      this.#why,
      html("div", { class: "supposed" }, this.#chips, this.#back, this.#unsupposed),
    );
  }

  /** Puts the focus where one stone more is asked for. */
  focus(): void {
    this.#oneMore.focus({ preventScroll: true });
  }

  /** Shows what is supposed, and why the last wish could not be. */
  show(asked: Asked, toMove: Color | undefined, picking: boolean, why: string, words: SectionWords): void {
    setText(this.#title, words.whatIf);
    setText(this.#firstPassLabel, words.firstPass);
    for (const { color, node } of this.#firstPass) {
      setText(node, color ? words.side[color] : words.asItWas);
      setAttribute(node, "aria-pressed", String(color === asked.firstPass));
    }
    setText(this.#komiLabel, words.komi);
    setAttribute(this.#komi, "placeholder", words.ownKomi);
    // A komi that could not be used stays to be mended.
    if (why === "") this.#komi.value = asked.komi === undefined ? "" : fraction(asked.komi);
    setText(this.#takeBack, words.takeBack);
    setText(this.#oneMore, picking ? words.stopPicking : words.oneMore(toMove));
    this.#oneMore.disabled = toMove === undefined;
    this.#takeBack.disabled = toMove === undefined;
    setAttribute(this.#oneMore, "aria-expanded", String(picking));
    setText(this.#pointLabel, words.point);
    setText(this.#put, words.put);
    setText(this.#reveal, words.pick);
    setText(this.#hint, words.picking);
    setText(this.#back, words.back);
    setText(this.#why, why);
    const opened = picking && this.#form.hidden;
    this.#form.hidden = !picking;
    if (!picking) this.#point.value = "";
    if (opened) this.#point.focus({ preventScroll: true });
    const chips = chipsOf(asked);
    setAttribute(this.#chips, "aria-label", words.supposed);
    this.#chips.replaceChildren(...chips.map((chip) => this.#chip(chip, words)));
    this.#chips.hidden = chips.length === 0;
    this.#back.hidden = chips.length === 0;
    setText(this.#unsupposed, words.boardAsItWas);
    this.#unsupposed.hidden = chips.length === 0;
  }

  #chip(chip: Chip, words: SectionWords): HTMLElement {
    const what = chipWords(chip, words);
    const node = button(`chip ${what}`, () => this.#requests.ask(chip.without));
    setAttribute(node, "aria-label", words.remove(what));
    node.append(what, html("span", { "aria-hidden": "true" }, "×"));
    return html("li", {}, node);
  }
}
