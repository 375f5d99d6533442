/** On a page about a ruleset: the board plays up to the move to try that the reader presses. */
import type { JipingBoard } from "../../element.js";

for (const list of document.querySelectorAll("ol.moves")) {
  const board = list.closest("figure")?.querySelector<JipingBoard>("jiping-board");
  const items = [...list.querySelectorAll("li")];
  const moves = items.map((item) => item.dataset.move ?? "");
  for (const [index, item] of items.entries()) {
    item.addEventListener("click", () => board?.playMoves(moves.slice(0, index + 1)));
  }
}
