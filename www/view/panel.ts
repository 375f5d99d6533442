/** What is said under the board: the sentence of the step with its article, and in the end the verdict. */
import { citationOf, sentenceOf, summaryOf } from "../captions.js";
import type { Count } from "../count.js";
import type { Messages, Opening } from "../messages.js";
import type { Reservation } from "../reservations.js";
import { html, setAttribute, setText } from "./nodes.js";

/** What is said under the board at a moment. */
export interface Caption {
  readonly phase: string;
  readonly place: string;
  readonly cite: string;
  readonly sentence: string;
}

export class Panel {
  readonly node: HTMLElement;
  readonly #phase = html("span", { class: "phase" });
  readonly #place = html("span", { class: "place" });
  readonly #cite = html("cite", { class: "cite", part: "cite" });
  readonly #sentence = html("p", { class: "sentence", part: "sentence" });
  readonly #stone = html("span", { class: "stone", "aria-hidden": "true" });
  readonly #headline = html("strong", { class: "headline" });
  readonly #margin = html("span", { class: "margin" });
  readonly #zi = html("span", { class: "zi" });
  readonly #summary = html("p", { class: "summary" });
  readonly #error = html("p", { class: "error", part: "error", role: "alert" });
  readonly #note = html("p", { class: "note", part: "note" });
  readonly #reservations = html("ul", { class: "reservations", part: "reservations" });
  readonly #remarksTitle = html("summary");
  readonly #remarks = html("ul");
  readonly #remarksBox = html(
    "details",
    { class: "remarks", part: "remarks" },
    this.#remarksTitle,
    this.#remarks,
  );
  #count: Count | undefined;
  #messages: Messages | undefined;
  #opening: Opening | undefined;
  #shown = "";

  /** `proposal` is shown before what is said of the ruleset and of the record. */
  constructor(proposal: HTMLElement) {
    this.node = html(
      "div",
      { class: "panel", part: "panel", "data-shows": "caption" },
      html(
        "div",
        { class: "caption", part: "caption" },
        html("p", { class: "eyebrow" }, this.#phase, this.#place, this.#cite),
        this.#sentence,
      ),
      html(
        "div",
        { class: "verdict", part: "verdict" },
        html("p", { class: "result" }, this.#stone, this.#headline, " ", this.#margin, " ", this.#zi),
        this.#summary,
      ),
      this.#error,
      this.#note,
      proposal,
      this.#reservations,
      this.#remarksBox,
    );
  }

  /** Prepares the verdict of a count; its room is kept from the beginning, so that nothing jumps. */
  load(count: Count, messages: Messages, opening: Opening): void {
    const { result, steps } = count;
    const { verdict } = messages;
    this.#count = count;
    this.#messages = messages;
    this.#opening = opening;
    this.#shown = "";
    setAttribute(this.#stone, "data-color", result.winner ?? "none");
    setText(this.#headline, verdict.headline(result.winner));
    setText(this.#margin, result.winner ? verdict.margin(Math.abs(result.margin)) : "");
    const zi = steps.flatMap(({ reason }) =>
      reason.key === "verdict" && reason.winner && reason.zi !== null ? [reason.zi] : [],
    );
    setText(this.#zi, zi.map(verdict.zi).join(""));
    setText(this.#summary, summaryOf(count, messages));
    setText(this.#error, "");
  }

  /** Shows the sentence of the step that has begun last, or of the position before the count. */
  show(step: number, editing: boolean): void {
    const [count, messages, opening] = [this.#count, this.#messages, this.#opening];
    const wanted = `${step} ${editing}`;
    if (!count || !messages || !opening || wanted === this.#shown) return;
    this.#shown = wanted;
    const current = count.steps[step - 1];
    const verdict = count.steps.findIndex(({ phase }) => phase === "verdict");
    setAttribute(this.node, "data-shows", verdict >= 0 && step > verdict ? "verdict" : "caption");
    setText(this.#phase, current ? messages.phases[current.phase] : opening.name);
    setText(this.#place, `${step} / ${count.steps.length}`);
    setText(this.#cite, current ? citationOf(current, messages) : "");
    setText(
      this.#sentence,
      current ? sentenceOf(current, messages) : editing ? messages.controls.editHint : opening.invitation,
    );
  }

  /** Shows what is going on in a game that is played on. */
  tell({ phase, place, cite, sentence }: Caption): void {
    this.#shown = "";
    setAttribute(this.node, "data-shows", "caption");
    setText(this.#phase, phase);
    setText(this.#place, place);
    setText(this.#cite, cite);
    setText(this.#sentence, sentence);
  }

  /** Shows a sentence while there is no count. */
  wait(sentence: string, phase = ""): void {
    this.#clear("caption");
    setText(this.#phase, phase);
    setText(this.#sentence, sentence);
  }

  /** Shows an error in place of everything else. */
  fail(sentence: string): void {
    this.#clear("error");
    setText(this.#error, sentence);
  }

  #clear(shows: "caption" | "error"): void {
    setAttribute(this.node, "data-shows", shows);
    for (const node of [this.#phase, this.#place, this.#cite, this.#error]) setText(node, "");
    this.note("");
    this.reserve([]);
    this.remark([]);
  }

  /** Shows something the reader should know although the count goes on. */
  note(sentence: string): void {
    setText(this.#note, sentence);
    this.#note.hidden = sentence === "";
  }

  /** Shows what is not the ruleset's own text. */
  reserve(reservations: readonly Reservation[]): void {
    const lines = reservations.map(({ mark, sentence }) =>
      html("li", {}, html("span", { class: "mark", "aria-hidden": "true" }, mark), sentence),
    );
    this.#reservations.replaceChildren(...lines);
    this.#reservations.hidden = lines.length === 0;
  }

  /** Keeps what is odd about a record for those who ask. */
  remark(sentences: readonly string[]): void {
    setText(this.#remarksTitle, `${this.#messages?.controls.notes ?? ""} (${sentences.length})`);
    this.#remarks.replaceChildren(...sentences.map((sentence) => html("li", {}, sentence)));
    this.#remarksBox.hidden = sentences.length === 0;
  }
}
