/** A small picture of the finished board with rings, beside the sentence that speaks of them. */
import type { Count, PointName } from "../count.js";
import { Canvas } from "../dom.js";
import { layoutOf } from "../layout.js";
import type { Messages } from "../messages.js";
import { pictureOf } from "../picture.js";
import { planOf, sceneOf } from "../scene.js";
import { svg } from "../view/nodes.js";

/** The board before the count, without bowls and ledger. */
export function smallBoard(
  count: Count,
  marked: readonly PointName[],
  label: string,
  { picture }: Messages,
): SVGElement {
  const layout = layoutOf(count.size, "narrow");
  const { x, y, width, height } = layout.board;
  const node = svg("svg", {
    class: "small-board",
    viewBox: `${x} ${y} ${width} ${height}`,
    role: "img",
    "aria-label": label,
  });
  const start = { time: 0, done: 0, limit: 0 };
  new Canvas(node).draw(pictureOf(sceneOf(planOf(count, layout), start, marked), picture));
  return node;
}
