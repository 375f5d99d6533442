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
import { changeSentence } from "./comparison-change.js";
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
import { type Open, openSentence, partAt, type Shown, type TableWords, tableOf } from "./comparison-table.js";
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
  #language: PageLanguage | undefined;
  #asked: Asked = asItWas;
  #open: Open | undefined;
  #picking = false;
  /** The table before the last wish was met, until something else is to be told. */
  #before: Comparison | undefined;
  /** Why the last wish could not be. */
  #refused: JipingError | undefined;
  /** Whether the reader went to the board to choose a point. */
  #away = false;
  /** The step that was shown before a point is chosen, which is done on the board as the game left it. */
  #left: number | undefined;
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
      reveal: () => {
        this.#away = true;
        board.scrollIntoView({ block: "nearest" });
      },
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
    for (const event of ["loadeddata", "move"]) board.addEventListener(event, () => this.#refresh());
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
    if (language === this.#language) return;
    this.#language = language;
    this.#show();
  }

  /** Another game comes: what was supposed of the last one is over. */
  forget(): void {
    this.#asked = asItWas;
    this.#left = undefined;
    this.#close();
    this.#comparison = undefined;
    this.#error = undefined;
    this.#waiting = true;
    this.#show();
  }

  #close(): void {
    this.#open = undefined;
    this.#picking = false;
    this.#away = false;
    this.#refused = undefined;
    this.#return();
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
    this.#before = undefined;
    if (this.#board.mode === "play") {
      // Another position comes of it, of which something else can be supposed.
      this.#asked = unsupposed(this.#asked);
      this.#close();
    }
    try {
      this.#comparison = this.#answer(this.#asked);
    } catch (thrown) {
      this.#comparison = undefined;
      this.#error = JipingError.from(thrown);
    }
  }

  /** What the engine says; nothing while there is no game that is counted. */
  #answer(asked: Asked): Comparison | undefined {
    const { game, deadStones, claims, mode } = this.#board;
    if (!game || mode === "play") return undefined;
    return game.compare({ dead: deadStones, owners: claims, ...optionsOf(asked) });
  }

  /** Asks another question; one that cannot be is refused with the reason, unless something is only left out. */
  #ask(asked: Asked, less = false): boolean {
    const before = this.#comparison;
    this.#refused = undefined;
    this.#before = undefined;
    try {
      this.#comparison = this.#answer(asked);
      this.#before = before;
      this.#asked = asked;
      this.#error = undefined;
    } catch (thrown) {
      const error = JipingError.from(thrown);
      if (less) {
        this.#asked = asked;
        this.#comparison = undefined;
        this.#error = error;
      } else this.#refused = error;
    }
    this.#show();
    return !this.#refused;
  }

  #pick(on: boolean): void {
    this.#close();
    this.#picking = on;
    if (on) this.#rest();
    this.#show();
  }

  #oneMore(point: PointName): void {
    const away = this.#away;
    if (!this.#ask(withOneMore(this.#asked, point))) return;
    this.#close();
    this.#show();
    this.#whatIf.focus();
    if (away) this.#whatIf.node.scrollIntoView({ block: "nearest" });
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
    this.#before = undefined;
    this.#show();
  }

  /** Shows the board as the game left it, until a point is chosen or not. */
  #rest(): void {
    this.#left = this.#board.step;
    this.#board.pause();
    this.#board.step = 0;
  }

  #return(): void {
    if (this.#left !== undefined && this.#board.step === 0) this.#board.step = this.#left;
    this.#left = undefined;
  }

  #putAway(): void {
    if (!this.#open && !this.#picking && !this.#refused) return;
    const picked = this.#picking;
    this.#close();
    this.#show();
    if (picked) this.#whatIf.focus();
  }

  #show(): void {
    if (!this.#language) return;
    const words = wordsIn(this.#language);
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
    const why = this.#refused ? sentenceOfError(this.#refused, words) : "";
    this.#whatIf.show(this.#asked, comparison?.toMove, this.#picking, why, section);
    const count = this.#asked.changes.length > 0 ? undefined : this.#board.count;
    const shown = comparison && { comparison, open: this.#open, count, marked };
    const requests = {
      base: (rules: string) => this.#ask({ ...this.#asked, base: rules }),
      part: (open: Open) => this.#toggle(open),
    };
    this.#table.replaceChildren(...(shown && base ? [tableOf(shown, words, requests)] : []));
    setText(this.#spoken, shown ? this.#told(shown, words) : "");
    keep();
    controls();
  }

  /** What those hear who do not see the table: what has changed in it, else the part that is open. */
  #told(shown: Shown, words: TableWords): string {
    if (!this.#before) return openSentence(shown, words);
    return changeSentence(this.#before, shown.comparison, this.#asked, words);
  }

  /** What is to be said in place of the table, or above it. */
  #noteOf(words: TableWords): string {
    const { section } = words;
    if (this.#error) return sentenceOfError(this.#error, words);
    if (!this.#comparison) {
      if (this.#waiting) return section.waiting;
      return this.#board.mode === "play" ? section.playing : section.noGame;
    }
    const base = baseOf(this.#comparison);
    return base && base.outcome.kind !== "counted" ? words.comparison.noBase(nameOf(base, words)) : "";
  }
}

function wordsIn(language: PageLanguage): TableWords {
  return {
    messages: messagesFor(language),
    comparison: comparisonWords[language],
    section: sectionWords[language],
  };
}

/** What the engine refuses, in words; that an option is wrong is a matter of programs, but a komi is typed. */
function sentenceOfError(error: JipingError, { messages, section }: TableWords): string {
  const komi = error.code === "bad-option" && error.params.name === "komi";
  return komi ? section.badKomi : errorSentence(error, messages);
}

/**
 * Remembers which of the nodes with a key has the focus and which are open, to restore both when they are made anew.
 * A focus that has gone elsewhere stays there.
 */
function keeper(node: HTMLElement): () => void {
  const active = document.activeElement;
  const focused = active && node.contains(active) ? active.getAttribute("data-key") : null;
  const open = [...node.querySelectorAll("details[open]")].map((details) => details.getAttribute("data-key"));
  return () => {
    for (const made of node.querySelectorAll<HTMLElement>("[data-key]")) {
      const key = made.dataset.key ?? "";
      if (key === focused && document.activeElement === document.body) made.focus({ preventScroll: true });
      if (made instanceof HTMLDetailsElement) made.open = open.includes(key);
    }
  };
}
