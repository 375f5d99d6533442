/** What was found out without the players: how far that is, what to look at first, and what else there is. */
import type { PointName } from "../count.js";
import type { LifeWords } from "../messages.js";
import type { Finding, Noticed, ProposedChain, Told } from "../proposal.js";
import { html, setAttribute, setText } from "./nodes.js";

/** What a reader can ask for here. */
export interface ProposalRequests {
  /** The chain on this point is to be called the other way. */
  turn(point: PointName): void;
  /** Points are to be shown on the board, or none. */
  pointOut(points: readonly PointName[]): void;
  /** The reader does not wait for the judgement. */
  decline(): void;
}

export class ProposalList {
  readonly node: HTMLElement;
  readonly #requests: ProposalRequests;
  readonly #judging = html("div", { class: "judging" });
  readonly #bar = html("progress", { max: "1" });
  readonly #percent = html("span", { class: "percent" });
  readonly #decline = html("button", { type: "button", class: "text", part: "button decline" });
  readonly #told = html("div", { class: "told-of" });
  readonly #summary = html("p");
  readonly #first = html("ul", { class: "noticed" });
  readonly #moreTitle = html("summary");
  readonly #more = html("ul", { class: "noticed" });
  readonly #moreBox = html("details", {}, this.#moreTitle, this.#more);

  constructor(requests: ProposalRequests) {
    this.#requests = requests;
    this.#judging.append(this.#bar, this.#percent, this.#decline);
    this.#told.append(this.#summary, this.#first, this.#moreBox);
    this.node = html(
      "div",
      { class: "proposal", part: "proposal", role: "group" },
      this.#judging,
      this.#told,
    );
    this.#decline.addEventListener("click", () => requests.decline());
    this.hide();
  }

  hide(): void {
    this.node.hidden = true;
  }

  /** Shows how far the judgement is, from 0 to 1. */
  wait(share: number, words: LifeWords): void {
    this.node.hidden = false;
    this.#judging.hidden = false;
    this.#told.hidden = true;
    setAttribute(this.node, "aria-label", words.title);
    setAttribute(this.#bar, "aria-label", words.judging);
    setAttribute(this.#bar, "value", String(share));
    setText(this.#percent, words.percent(Math.round(share * 100)));
    setText(this.#decline, words.decline);
  }

  /** Shows what came of it; the chains can be turned where the board is `editable`. */
  tell(told: Told, words: LifeWords, editable: boolean): void {
    const pressed = this.node.querySelector<HTMLElement>(".chain:focus")?.dataset.point;
    this.node.hidden = false;
    this.#judging.hidden = true;
    this.#told.hidden = false;
    setAttribute(this.node, "aria-label", words.title);
    setText(this.#summary, told.summary + (editable ? told.hint : ""));
    this.#fill(this.#first, told.first, words, editable);
    this.#fill(this.#more, told.more, words, editable);
    const things = told.more.chains.length + told.more.findings.length;
    setText(this.#moreTitle, words.more(things));
    this.#moreBox.hidden = things === 0;
    // The keyboard stays where it was.
    if (pressed) this.node.querySelector<HTMLElement>(`[data-point="${pressed}"]`)?.focus();
  }

  #fill(list: HTMLElement, { chains, findings }: Noticed, words: LifeWords, editable: boolean): void {
    const buttons = [
      ...chains.map((chain) => this.#chain(chain, words, editable)),
      ...findings.map((finding) => this.#finding(finding)),
    ];
    list.replaceChildren(...buttons.map((button) => html("li", {}, button)));
    list.hidden = buttons.length === 0;
  }

  #chain({ color, stones, dead }: ProposedChain, words: LifeWords, editable: boolean): HTMLElement {
    const [point = ""] = stones;
    const fate = (name: string, on: boolean) =>
      html("span", on ? { class: "fate on" } : { class: "fate" }, name);
    const told = words.chain(point, color, stones.length, dead);
    const button = html(
      "button",
      {
        type: "button",
        class: "chain",
        part: "button chain",
        "data-point": point,
        "aria-label": editable ? words.turn(told, dead) : told,
      },
      html("span", { class: "stone", "data-color": color }),
      html("span", {}, point),
      ...(stones.length > 1 ? [html("span", { class: "times" }, `×${stones.length}`)] : []),
      ...(editable || dead ? [fate(words.isDead, dead)] : []),
      ...(editable || !dead ? [fate(words.alive, !dead)] : []),
    );
    if (editable) button.addEventListener("click", () => this.#requests.turn(point));
    return this.#pointing(button, stones);
  }

  #finding({ sentence, points }: Finding): HTMLElement {
    return this.#pointing(html("button", { type: "button", class: "finding" }, sentence), points);
  }

  #pointing<T extends HTMLElement>(node: T, points: readonly PointName[]): T {
    for (const event of ["pointerenter", "focus", "click"]) {
      node.addEventListener(event, () => this.#requests.pointOut(points));
    }
    for (const event of ["pointerleave", "blur"]) {
      node.addEventListener(event, () => this.#requests.pointOut([]));
    }
    return node;
  }
}
