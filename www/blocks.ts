/** What was counted, as a picture: blocks of points in an outline, piles of stones, the running number on each. Pure. */
import { gridOf, type Layout } from "./layout.js";
import { type Cell, outlineOf } from "./outline.js";
import type { Block } from "./scene.js";
import { placed, type Shape, shape, words } from "./shape.js";

const [accent, paper, ink] = ["#c2371f", "#fffaf0", "#8f2410"];

/** The outline of a block, and the plate with its number. */
export interface BlockShapes {
  /** A pile has no outline. */
  readonly outline: Shape | undefined;
  readonly plate: Shape;
}

const oldBlocks = new WeakMap<Layout, WeakMap<Block["points"], BlockShapes>>();

/** The picture of a block; one that was counted before stays as it is. */
export function blockOf(layout: Layout, block: Block): BlockShapes {
  if (block.last || block.size !== 1) return shapesOf(layout, block);
  const blocks = oldBlocks.get(layout) ?? new WeakMap<Block["points"], BlockShapes>();
  oldBlocks.set(layout, blocks);
  const known = blocks.get(block.points) ?? shapesOf(layout, block);
  blocks.set(block.points, known);
  return known;
}

function shapesOf(layout: Layout, block: Block): BlockShapes {
  const cells = block.points.flatMap((name) => gridOf(layout, name) ?? []);
  const { cell, origin } = layout;
  const middle = middleOf(cells);
  const at = block.pile ?? { x: origin.x + middle.column * cell, y: origin.y + middle.row * cell };
  return {
    outline: block.pile ? undefined : outline(layout, cells, block),
    plate: plate(layout, block, at),
  };
}

/** Cells that were counted together; the gap between two outlines tells neighbours apart. */
function outline(layout: Layout, cells: readonly Cell[], { step, last, size, over }: Block): Shape {
  const { cell, origin } = layout;
  return shape("path", String(step), {
    class: last ? "block last" : "block",
    opacity: Math.min(1, size),
    d: outlineOf(cells, { origin, cell, inset: cell * 0.07, radius: cell * 0.3 }),
    fill: last ? accent : paper,
    "fill-opacity": last ? 0.2 : over ? 0 : 0.3,
    stroke: last ? accent : ink,
    "stroke-opacity": last ? 1 : 0.75,
    "stroke-width": Math.min(3, cell * (last ? 0.085 : 0.055)),
    "stroke-linejoin": "round",
  });
}

/** The running number on its plate. */
function plate(layout: Layout, { step, subtotal, size, last }: Block, at: { x: number; y: number }): Shape {
  const letters = Math.max(Math.min(15, layout.cell * 0.56), layout.print * 0.9);
  const number = String(subtotal);
  const width = letters * (0.58 * number.length + 0.55);
  return shape("g", String(step), { transform: placed(at.x, at.y, size) }, [
    shape("rect", "paper", {
      x: -width / 2,
      y: -letters * 0.62,
      width,
      height: letters * 1.24,
      rx: letters * 0.34,
      fill: last ? accent : paper,
      stroke: last ? paper : ink,
      "stroke-width": last ? 1.1 : 0.7,
    }),
    words("text", number, {
      y: letters * 0.36,
      "font-size": letters,
      "font-weight": 700,
      "text-anchor": "middle",
      fill: last ? paper : ink,
    }),
  ]);
}

/** The cell nearest to the middle of a block. */
function middleOf(cells: readonly Cell[]): Cell {
  const mean = (pick: (cell: Cell) => number) =>
    cells.reduce((sum, cell) => sum + pick(cell), 0) / cells.length;
  const [column, row] = [mean((cell) => cell.column), mean((cell) => cell.row)];
  const far = (cell: Cell) => Math.hypot(cell.column - column, cell.row - row);
  return cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best), cells[0] ?? { column, row });
}
