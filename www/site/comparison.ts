/** The section of the page that answers: the same board, two results, why? It joins the board, the engine and the table. */

import { errorSentence } from "../captions.js";
import { baseOf, nameOf } from "../comparison.js";
import type { PointName } from "../count.js";
import type { JipingBoard } from "../element.js";
import type { Comparison } from "../engine.js";
import { JipingError } from "../error.js";
import { comparisonWords } from "../messages/comparison.js";
import { messagesFor } from "../messages.js";
import { html, setText } from "../view/nodes.js";
import { WhatIf } from "./comparison-controls.js";
import {
  type Asked,
  asItWas,
  komiIn,
  markedOf,
  optionsOf,
  pointIn,
  takenBack,
  unsupposed,
  withOneMore,
} from "./comparison-state.js";
import { type Open, openSentence, partAt, type TableWords, tableOf } from "./comparison-table.js";
import { sectionWords } from "./comparison-words.js";
import type { PageLanguage } from "./words.js";

export class ComparisonSection {
  readonly #board: JipingBoard;
  readonly #whatIf: WhatIf;
  readonly #heading = html("h2", { id: "comparison-title" });
  readonly #intro = html("p", { class: "intro" });
  readonly #legend = html("p", { class: "legend" });
  readonly #note = html("p", { class: "note", role: "status" });
  readonly #table = html("div", { class: "rows" });
  readonly #spoken = html("p", { class: "spoken", "aria-live": "polite" });
  #language: PageLanguage = "en";
  #asked: Asked = asItWas;
  #open: Open | undefined;
  #picking = false;
  #why = "";
  #comparison: Comparison | undefined;
  #error: JipingError | undefined;
  /** Whether a game is on its way to the board. */
  #waiting = true;
  #queued = false;

  constructor(section: HTMLElement, board: JipingBoard) {
    this.#board = board;
    this.#whatIf = new WhatIf({
      firstPass: (firstPass) => this.#ask({ ...this.#asked, firstPass }),
      komi: (text) => this.#ask({ ...this.#asked, komi: komiIn(text) }),
      takeBack: () => this.#ask(takenBack(this.#asked)),
      pick: (on) => this.#pick(on),
      oneMore: (point) => this.#oneMore(pointIn(point)),
      ask: (asked) => this.#ask(asked, true),
      reset: () => this.#ask(unsupposed(this.#asked), true),
    });
    section.replaceChildren(
      this.#heading,
      this.#intro,
      this.#whatIf.node,
      this.#note,
      this.#legend,
      this.#table,
      this.#spoken,
    );
    board.addEventListener("loadeddata", () => this.#refresh());
    board.addEventListener("error", () => {
      if (!board.game) this.#refresh();
    });
    // While a point is chosen, a click is not the board's own.
    board.addEventListener("click", (event) => this.#click(event), { capture: true });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.#putAway();
    });
  }

  /** Puts the section into another language. */
  speak(language: PageLanguage): void {
    this.#language = language;
    this.#show();
  }

  /** Another game comes: what was supposed of the last one is over. */
  forget(): void {
    this.#asked = asItWas;
    this.#open = undefined;
    this.#picking = false;
    this.#why = "";
    this.#comparison = undefined;
    this.#error = undefined;
    this.#waiting = true;
    this.#show();
  }

  /** Compares anew after the board has been drawn, once however much has changed. */
  #refresh(): void {
    if (this.#queued) return;
    this.#queued = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        this.#queued = false;
        this.#compare();
        this.#show();
      }),
    );
  }

  #compare(): void {
    this.#waiting = false;
    this.#error = undefined;
    try {
      this.#comparison = this.#answer(this.#asked);
    } catch (thrown) {
      this.#comparison = undefined;
      this.#error = JipingError.from(thrown);
    }
  }

  /** What the engine says; nothing while there is no game. */
  #answer(asked: Asked): Comparison | undefined {
    const { game, deadStones } = this.#board;
    if (!game) return undefined;
    const settlement = game.settle({ dead: [...deadStones] });
    try {
      return settlement.compare(optionsOf(asked));
    } finally {
      settlement.free();
    }
  }

  /** Asks another question; one that cannot be is refused with the reason, unless something is only left out. */
  #ask(asked: Asked, less = false): boolean {
    this.#why = "";
    try {
      this.#comparison = this.#answer(asked);
      this.#asked = asked;
      this.#error = undefined;
    } catch (thrown) {
      const error = JipingError.from(thrown);
      if (less) {
        this.#asked = asked;
        this.#comparison = undefined;
        this.#error = error;
      } else this.#why = this.#sentence(error);
    }
    this.#show();
    return this.#why === "";
  }

  #sentence(error: JipingError): string {
    if (error.code === "bad-option" && error.params.name === "komi")
      return sectionWords[this.#language].badKomi;
    return errorSentence(error, messagesFor(this.#language));
  }

  #pick(on: boolean): void {
    this.#picking = on;
    this.#why = "";
    if (on) this.#rest();
    this.#show();
  }

  #oneMore(point: PointName): void {
    this.#picking = !this.#ask(withOneMore(this.#asked, point));
    this.#show();
  }

  #click(event: MouseEvent): void {
    const point = this.#picking ? this.#board.pointAt(event.clientX, event.clientY) : undefined;
    if (!point) return;
    event.stopPropagation();
    event.preventDefault();
    this.#oneMore(point);
  }

  #toggle(open: Open): void {
    const again = this.#open?.rules === open.rules && this.#open.cause === open.cause;
    this.#open = again ? undefined : open;
    if (!again) this.#rest();
    this.#show();
  }

  /** The points spoken of are those of the game as it ended. */
  #rest(): void {
    this.#board.pause();
    this.#board.step = 0;
  }

  #putAway(): void {
    if (!this.#open && !this.#picking && this.#why === "") return;
    this.#open = undefined;
    this.#picking = false;
    this.#why = "";
    this.#show();
  }

  #show(): void {
    const words = this.#words();
    const { section, comparison: shared } = words;
    const comparison = this.#comparison;
    const part = comparison && partAt(comparison, this.#open);
    if (!part) this.#open = undefined;
    const marked = comparison ? markedOf(this.#asked, part) : [];
    this.#board.marked = marked;
    this.#board.classList.toggle("picking", this.#picking);
    const base = comparison && baseOf(comparison);
    setText(this.#heading, section.title);
    setText(this.#intro, section.intro);
    setText(this.#legend, shared.legend);
    setText(this.#note, this.#noteOf(words));
    this.#legend.hidden = !comparison;
    this.#whatIf.node.hidden = !comparison && !this.#error;
    const keep = keeper(this.#table);
    const controls = keeper(this.#whatIf.node);
    const toMove = comparison?.toMove ?? "black";
    this.#whatIf.show(this.#asked, toMove, this.#picking, this.#why, section);
    const shown = comparison && { comparison, open: this.#open, count: this.#board.count, marked };
    const requests = {
      base: (rules: string) => this.#ask({ ...this.#asked, base: rules }),
      part: (open: Open) => this.#toggle(open),
    };
    this.#table.replaceChildren(...(shown && base ? [tableOf(shown, words, requests)] : []));
    setText(this.#spoken, shown ? openSentence(shown, words) : "");
    keep();
    controls();
  }

  #words(): TableWords {
    return {
      messages: messagesFor(this.#language),
      comparison: comparisonWords[this.#language],
      section: sectionWords[this.#language],
    };
  }

  /** What is to be said in place of the table, or above it. */
  #noteOf(words: TableWords): string {
    if (this.#error) return this.#sentence(this.#error);
    if (!this.#comparison) return this.#waiting ? words.section.waiting : words.section.noGame;
    const base = baseOf(this.#comparison);
    return base && base.outcome !== "counted" ? words.comparison.noBase(nameOf(base, words)) : "";
  }
}

/** Remembers which of the nodes with a key has the focus and which are open, to restore both when they are made anew. */
function keeper(node: HTMLElement): () => void {
  const active = document.activeElement;
  const focused = active && node.contains(active) ? active.getAttribute("data-key") : null;
  const open = [...node.querySelectorAll("details[open]")].map((details) => details.getAttribute("data-key"));
  return () => {
    for (const made of node.querySelectorAll<HTMLElement>("[data-key]")) {
      const key = made.dataset.key ?? "";
      if (key === focused && document.activeElement !== made) made.focus({ preventScroll: true });
      if (made instanceof HTMLDetailsElement) made.open = open.includes(key);
    }
  };
}
