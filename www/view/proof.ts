/** The same game by every other method, with its sums, ticked off as the count comes to them. */
import { methodName } from "../captions.js";
import type { Count } from "../count.js";
import { type Equation, lettersOf, type Proof, proofsOf, written } from "../equations.js";
import type { Messages } from "../messages.js";
import { html, setAttribute } from "./nodes.js";

export class ProofList {
  readonly node = html("section", { class: "proof", part: "proof", hidden: "" });
  #count: Count | undefined;
  #lines: readonly { readonly method: string; readonly node: HTMLElement }[] = [];

  load(count: Count, messages: Messages): void {
    this.#count = count;
    const proofs = proofsOf(count);
    const { proof: words, reasons } = messages;
    this.#lines = proofs.map((proof) => ({
      method: proof.own ? "" : proof.method,
      node: lineOf(proof, messages),
    }));
    const letters = lettersOf(proofs);
    const legend = letters.map((letter) =>
      html("div", {}, html("dt", {}, ...symbols(letter)), html("dd", {}, words.letters[letter])),
    );
    const ahead = reasons["before-komi"]({ key: "before-komi", margin: count.result.marginBeforeKomi }, 0);
    this.node.replaceChildren(
      html("h2", { id: "proof" }, words.title),
      html("p", { class: "ahead" }, ahead),
      html("ul", { class: "checks" }, ...this.#lines.map(({ node }) => node)),
      html("dl", { class: "letters" }, ...legend),
    );
    setAttribute(this.node, "aria-labelledby", "proof");
  }

  /** Appears with the first check, and ticks what has been told; the arithmetic comes with the verdict. */
  show(step: number): void {
    const steps = this.#count?.steps ?? [];
    const begun = steps.slice(0, step);
    const phase = begun.at(-1)?.phase;
    this.node.hidden = phase !== "check" && phase !== "verdict";
    const told = new Set(["", ...(phase === "verdict" ? ["arithmetic"] : [])]);
    for (const { reason } of begun) if (reason.key === "check") told.add(reason.method);
    for (const { method, node } of this.#lines) node.classList.toggle("told", told.has(method));
  }

  hide(): void {
    this.node.hidden = true;
  }
}

function lineOf(proof: Proof, messages: Messages): HTMLElement {
  const name = methodName(proof.method, messages);
  const claim = proof.own ? messages.proof.own(name) : messages.verdict.agrees(name, proof.agrees);
  return html(
    "li",
    { class: proof.own ? "own" : proof.agrees ? "agrees" : "disagrees" },
    html("span", { class: "claim" }, claim),
    equationList(proof.equations, messages),
  );
}

/** Sums, each a line. */
export function equationList(equations: readonly Equation[], messages: Messages): HTMLElement {
  return html("ul", { class: "equations" }, ...equations.map((equation) => equationLine(equation, messages)));
}

function equationLine(equation: Equation, { side }: Messages): HTMLElement {
  const { formula, numbers, total } = written(equation);
  const whose = equation.color ? [html("span", { class: "whose" }, side[equation.color]), " "] : [];
  return html(
    "li",
    {},
    ...whose,
    html("span", { class: "formula" }, ...symbols(formula)),
    ` = ${numbers} = `,
    html("b", {}, total),
  );
}

/** A formula with what stands after a low line put low. */
function symbols(formula: string): (Node | string)[] {
  return formula
    .split(/(_[A-Z])/)
    .map((part) => (part.startsWith("_") ? html("sub", {}, part.slice(1)) : part));
}
