/** What a position that is still played has in its picture besides stones. Pure. */
import { stone } from "./art.js";
import type { PictureWords } from "./balance.js";
import { pointAt, stoneRadius } from "./layout.js";
import type { Scene } from "./scene.js";
import { drawn, type Shape, shape, words } from "./shape.js";
import { isWide } from "./width.js";

const accent = "#c2371f";

/** The ring round the bowl of the side to move. */
export function turnRing({ layout, live }: Scene): Shape[] {
  if (!live?.turn) return [];
  const { x, y, r } = layout.bowl[live.turn];
  const ring = { cx: x, cy: y, r: r + 3, fill: "none", stroke: accent, "stroke-width": 2.5 };
  return [shape("circle", "turn", { class: "turn-ring", ...ring })];
}

/** The mark of the last move, the ring where a move was undone, the stone that is thought of, and the sign of an earlier board. */
export function liveShapes(scene: Scene, text: PictureWords): Shape[] {
  const { layout, live } = scene;
  if (!live) return [];
  const shapes: Shape[] = [];
  const r = stoneRadius(layout);
  const last = scene.resting.find(({ point }) => point !== undefined && point === live.last);
  if (last && !last.dead) {
    shapes.push(
      shape("circle", "last", {
        class: "last",
        cx: last.x,
        cy: last.y,
        r: r * 0.42,
        fill: "none",
        stroke: last.color === "black" ? "#f8f5ee" : "#23262a",
        "stroke-width": Math.max(1.1, r * 0.13),
      }),
    );
  }
  if (live.undone !== undefined) {
    const { x, y } = pointAt(layout, live.undone);
    const ring = { cx: x, cy: y, r: r * 0.86, fill: "none", stroke: accent };
    const dashes = {
      "stroke-width": Math.max(1.3, r * 0.14),
      "stroke-dasharray": drawn`${r * 0.45} ${r * 0.3}`,
    };
    shapes.push(shape("circle", "undone", { class: "undone", ...ring, ...dashes }));
  }
  if (live.ghost) {
    const { x, y } = pointAt(layout, live.ghost.point);
    shapes.push(
      shape("g", "ghost", { class: "ghost", opacity: 0.55 }, [stone("s", live.ghost.color, x, y, r)]),
    );
  }
  if (live.earlier !== undefined) shapes.push(earlierSign(scene, text.after(live.earlier)));
  return shapes;
}

/** A frame round the board and a plate on its upper edge: this is not the present, but what stood before. */
function earlierSign({ layout }: Scene, said: string): Shape {
  const { x, y, width, height } = layout.board;
  const size = layout.print * 1.05;
  const letters = [...said].reduce((sum, letter) => sum + (isWide(letter) ? 1 : 0.58), 0);
  const wide = letters * size + size * 1.6;
  const middle = x + width / 2;
  const frame = { x: x + 2, y: y + 2, width: width - 4, height: height - 5, rx: 3, fill: "none" };
  return shape("g", "earlier", { class: "earlier" }, [
    shape("rect", "veil", { x, y, width, height: height - 1, rx: 4, fill: "#fff8e8", opacity: 0.22 }),
    shape("rect", "frame", {
      class: "focus",
      ...frame,
      stroke: accent,
      "stroke-width": 2.5,
      "stroke-dasharray": "7 5",
    }),
    shape("rect", "plate", {
      x: middle - wide / 2,
      y: y - size * 0.5,
      width: wide,
      height: size * 1.55,
      rx: size * 0.4,
      fill: "#b02f17",
    }),
    words("after", said, {
      x: middle,
      y: y + size * 0.62,
      "font-size": size,
      "font-weight": 600,
      "text-anchor": "middle",
      fill: "#fffaf0",
    }),
  ]);
}
