import type { Attribute } from "./attributes.js";
import { JipingBoard } from "./element.js";

/** Options of {@link create}: the attributes, and the game as text. */
export type BoardOptions = Partial<Record<Attribute, string | number | boolean>> & { readonly text?: string };

/** Puts a board into a page. The element must be registered. */
export function create(target: Element, { text, ...options }: BoardOptions = {}): JipingBoard {
  const board = target.ownerDocument.createElement("jiping-board");
  if (!(board instanceof JipingBoard)) throw new TypeError("<jiping-board> is not registered");
  for (const [name, value] of Object.entries(options)) board.setAttribute(name, String(value));
  if (text !== undefined) board.textContent = text;
  target.append(board);
  return board;
}
