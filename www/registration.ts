import { JipingBoard } from "./element.js";

/** Registers `<jiping-board>`, once a page, and says how its engine is started. */
export function register(start: () => Promise<void>): void {
  JipingBoard.start = start;
  if (!customElements.get("jiping-board")) customElements.define("jiping-board", JipingBoard);
}
