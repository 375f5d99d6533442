import assert from "node:assert/strict";
import { test } from "node:test";
import { colors } from "../../www/count.js";
import {
  columnName,
  type Form,
  fullBowl,
  gridOf,
  layoutOf,
  nameOf,
  pointAt,
  pointNear,
  slotAt,
} from "../../www/layout.js";

const sizes = [
  { width: 1, height: 1 },
  { width: 5, height: 5 },
  { width: 9, height: 9 },
  { width: 19, height: 19 },
  { width: 13, height: 7 },
  { width: 4, height: 17 },
  { width: 52, height: 52 },
];
const forms: readonly Form[] = ["wide", "narrow"];

test("columns are named without I, and past Z with two letters", () => {
  assert.deepEqual([0, 7, 8, 18, 24, 25, 26, 49, 50].map(columnName), [
    "A",
    "H",
    "J",
    "T",
    "Z",
    "AA",
    "AB",
    "AZ",
    "BA",
  ]);
});

test("every point has a name and is found by it and by its place", () => {
  for (const size of sizes) {
    const layout = layoutOf(size, "wide");
    for (let row = 0; row < size.height; row++) {
      for (let column = 0; column < size.width; column++) {
        const name = nameOf(layout, column, row);
        assert.deepEqual(gridOf(layout, name), { column, row });
        const { x, y } = pointAt(layout, name);
        assert.equal(pointNear(layout, x + layout.cell * 0.4, y - layout.cell * 0.4), name);
      }
    }
    assert.equal(gridOf(layout, "I1"), undefined);
    assert.equal(gridOf(layout, nameOf(layout, size.width, 0)), undefined);
    assert.equal(pointNear(layout, -100, 5), undefined);
  }
});

test("board, bowls, lids and ledger lie inside the picture and apart from each other", () => {
  for (const size of sizes) {
    for (const form of forms) {
      const layout = layoutOf(size, form);
      const { board, ledger } = layout;
      const round = [layout.bowl.black, layout.lid.black, layout.lid.white, layout.bowl.white];
      assert.ok(board.x >= -1e-9 && board.x + board.width <= layout.width + 1e-9);
      assert.ok(ledger.y + ledger.height <= layout.height + 2);
      for (const [index, { x, y, r }] of round.entries()) {
        assert.ok(
          x - r >= 0 && x + r <= layout.width && y - r >= 0 && y + r < ledger.y,
          `${form} ${size.width}`,
        );
        const [dx, dy] = [x - clamp(x, board.x, board.width), y - clamp(y, board.y, board.height)];
        assert.ok(Math.hypot(dx, dy) > r, `a bowl over the board: ${form} ${size.width}`);
        for (const other of round.slice(index + 1)) {
          assert.ok(Math.hypot(x - other.x, y - other.y) >= r + other.r);
        }
      }
    }
  }
});

function clamp(value: number, from: number, length: number): number {
  return Math.min(from + length, Math.max(from, value));
}

test("stones in bowls and lids lie inside them", () => {
  for (const form of forms) {
    const layout = layoutOf({ width: 19, height: 19 }, form);
    for (const color of colors) {
      for (let slot = 0; slot < 361; slot++) {
        for (const kind of ["bowl", "lid"] as const) {
          const vessel = layout[kind][color];
          const { x, y, r } = slotAt(layout, { kind, color }, kind === "bowl" ? slot % fullBowl : slot, 361);
          assert.ok(Math.hypot(x - vessel.x, y - vessel.y) + r <= vessel.r, `${kind} ${slot}`);
        }
      }
    }
  }
});
