import assert from "node:assert/strict";
import { test } from "node:test";
import { layoutOf, nameOf, pointAt } from "../../www/layout.js";
import { type Cell, outlineOf } from "../../www/outline.js";
import { pileOf } from "../../www/piles.js";

/** The cells that are marked in a drawing. */
function cellsOf(drawing: string): Cell[] {
  return drawing
    .split("\n")
    .flatMap((line, row) =>
      [...line.replaceAll(" ", "")].flatMap((sign, column) => (sign === "#" ? [{ column, row }] : [])),
    );
}

const grid = { origin: { x: 0, y: 0 }, cell: 10, inset: 1, radius: 2 };

/** How many lines and corners the outline of a drawing has, and the box round it. */
function check(drawing: string, lines: number, corners: number, box: readonly number[]): void {
  const path = outlineOf(cellsOf(drawing), grid);
  assert.equal(path.split("Z").length - 1, lines, drawing);
  assert.equal(path.split("Q").length - 1, corners, drawing);
  const numbers = [...path.matchAll(/-?[\d.]+/g)].map(Number);
  const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, index) => index % 2 === odd));
  const found = [xs, ys].flatMap((all = []) => [Math.min(...all), Math.max(...all)]);
  assert.deepEqual(found, box, drawing);
}

test("an outline keeps inside its cells, with a corner wherever it turns", () => {
  check("#", 1, 4, [-4, 4, -4, 4]);
  check("# # # # #\n# # # # #", 1, 4, [-4, 44, -4, 14]);
  check("# # #\n# . #", 1, 8, [-4, 24, -4, 14]);
  check("# #\n# .", 1, 6, [-4, 14, -4, 14]);
});

test("parts, holes and cells that only touch in a corner have lines of their own", () => {
  check("# . #", 2, 8, [-4, 24, -4, 4]);
  check("# # #\n# . #\n# # #", 2, 8, [-4, 24, -4, 24]);
  check("# .\n. #", 2, 8, [-4, 14, -4, 14]);
});

test("the outlines of neighbours do not touch", () => {
  const right = (drawing: string) => Math.max(...numbersOf(drawing));
  const numbersOf = (drawing: string) =>
    [...outlineOf(cellsOf(drawing), grid).matchAll(/(-?[\d.]+) -?[\d.]+/g)].map((found) => Number(found[1]));
  assert.ok(right("# .\n# .") < Math.min(...numbersOf(". #\n. #")));
});

/** A pile of the marked stones has all of them, on no more than four points, and covers nobody else's place. */
function pile(drawing: string, base: number): void {
  const layout = layoutOf({ width: 9, height: 9 }, "wide");
  const cells = cellsOf(drawing);
  const own = cells.map(({ column, row }) => nameOf(layout, column, row));
  const { spots } = pileOf(layout, own);
  assert.deepEqual(spots.map(({ point }) => point).sort(), [...own].sort(), drawing);
  assert.equal(spots.filter(({ layer }) => layer === 0).length, base, drawing);
  assert.equal(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size, spots.length, drawing);
  for (let column = 0; column < 9; column++) {
    for (let row = 0; row < 9; row++) {
      const name = nameOf(layout, column, row);
      if (own.includes(name)) continue;
      const place = pointAt(layout, name);
      const nearest = Math.min(...spots.map(({ x, y }) => Math.hypot(x - place.x, y - place.y)));
      assert.ok(nearest >= 0.6 * layout.cell, `${drawing}\n${name}: ${nearest / layout.cell}`);
    }
  }
}

test("a pile lies on points of its own stones", () => {
  pile("# # # # #\n# # # # #", 4);
  pile(". # .\n. # #\n. # #\n. # #\n. # #\n. # .", 4);
  pile("# # # # # # # # .\n# # . . . . . . .", 4);
  pile(". # . # . # . # .\n# . # . # . # . .\n. # . # . . . . .", 1);
  pile("# . .\n# # .\n. . #\n# # #\n. . #\n. # #", 4);
  pile("# # #", 3);
  pile("#", 1);
});
