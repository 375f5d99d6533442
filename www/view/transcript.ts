/** Every step as a sentence; choosing one shows it. */
import { citationOf, sentenceOf } from "../captions.js";
import type { Count } from "../count.js";
import { proofToldBy } from "../equations.js";
import type { Messages } from "../messages.js";
import { html } from "./nodes.js";
import { equationList } from "./proof.js";

export class Transcript {
  readonly node = html("ol", { class: "transcript", part: "transcript", hidden: "" });
  readonly #choose: (steps: number) => void;
  readonly #buttons: HTMLButtonElement[] = [];
  #current: HTMLButtonElement | undefined;
  #step = 0;
  #count: Count | undefined;
  #messages: Messages | undefined;

  /** `choose` is called with the number of steps to be shown. */
  constructor(choose: (steps: number) => void) {
    this.#choose = choose;
  }

  load(count: Count, messages: Messages): void {
    this.#count = count;
    this.#messages = messages;
    this.#buttons.length = 0;
    this.node.replaceChildren();
    if (!this.node.hidden) this.#fill();
  }

  get open(): boolean {
    return !this.node.hidden;
  }

  set open(open: boolean) {
    this.node.hidden = !open;
    if (open && this.#buttons.length === 0) this.#fill();
    this.show(this.#step);
  }

  show(step: number): void {
    this.#step = step;
    if (!this.open) return;
    const button = this.#buttons[step - 1];
    if (button === this.#current) return;
    this.#current?.removeAttribute("aria-current");
    this.#current = button;
    if (!button) return;
    button.setAttribute("aria-current", "step");
    const list = this.node.getBoundingClientRect();
    const line = button.getBoundingClientRect();
    if (line.top < list.top || line.bottom > list.bottom) {
      this.node.scrollTop += line.top - list.top - (list.height - line.height) / 2;
    }
  }

  #fill(): void {
    const [count, messages] = [this.#count, this.#messages];
    if (!count || !messages) return;
    let phase = "";
    for (const [index, step] of count.steps.entries()) {
      const button = html("button", { type: "button" }, sentenceOf(step, messages));
      const cite = citationOf(step, messages);
      if (cite) button.append(" ", html("cite", {}, cite));
      button.addEventListener("click", () => this.#choose(index + 1));
      this.#buttons.push(button);
      const line = html("li", { value: String(index + 1) });
      if (step.phase !== phase) line.append(html("span", { class: "phase" }, messages.phases[step.phase]));
      phase = step.phase;
      line.append(button);
      const proof = proofToldBy(step.reason, count);
      if (proof) line.append(equationList(proof.equations, messages));
      this.node.append(line);
    }
  }
}
