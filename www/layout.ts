/**
 * Where everything lies: points, bowls, lids and the ledger, in units of the picture. Pure.
 *
 * The wide form has the bowls and lids beside the board, the narrow one under it.
 */
import type { ByColor, Color, Place, PointName } from "./count.js";

export type Form = "wide" | "narrow";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A bowl or a lid, seen from above. */
export interface Vessel {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface Layout {
  readonly form: Form;
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly board: Box;
  /** The place of the top left point, and the distance between two lines. */
  readonly origin: { readonly x: number; readonly y: number };
  readonly cell: number;
  readonly bowl: ByColor<Vessel>;
  readonly lid: ByColor<Vessel>;
  /** The radius of a stone that lies in a bowl or a lid. */
  readonly pebble: number;
  readonly ledger: Box;
  /** Size of the small print in the picture. */
  readonly print: number;
}

/** Where a stone lies and how large it is drawn. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The letters that name columns: all but I. */
export const letters = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
const boardSide = 480;
/** Room outside the outermost lines: for half a stone, in cells, and for the coordinates. */
const overhang = 0.6;
const frame = 14;
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** Narrower than this, in CSS pixels, the bowls go under the board. */
const narrowBelow = 600;

/** The form that goes with a width; no width is that of an element which is not shown. */
export function formFor(width: number): Form {
  return width > 0 && width < narrowBelow ? "narrow" : "wide";
}

/** The layout of a board in one of the two forms. */
export function layoutOf(size: { width: number; height: number }, form: Form): Layout {
  const columns = size.width;
  const rows = size.height;
  const cell = (boardSide - 2 * frame) / (Math.max(columns, rows, 5) - 1 + 2 * overhang);
  const margin = overhang * cell + frame;
  const width = cell * (columns - 1) + 2 * margin;
  const height = cell * (rows - 1) + 2 * margin;
  const wide = form === "wide";
  const side = wide ? 138 : 0;
  const total = wide ? boardSide + 2 * side : boardSide;
  const board = { x: (total - width) / 2, y: 0, width, height };
  const row = height + 70;
  const left = board.x - side / 2 - 5;
  const right = board.x + width + side / 2 + 5;
  const bowlY = wide ? Math.max(66, height * 0.28 - 14) : row;
  const lidY = wide ? bowlY + 156 : row;
  const bowlR = wide ? 59 : 55;
  const lidR = wide ? 52 : 55;
  const foot = wide ? Math.max(height, lidY + lidR + 34) : row + 84;
  return {
    form,
    columns,
    rows,
    width: total,
    height: foot + (wide ? 78 : 98),
    board,
    origin: { x: board.x + margin, y: board.y + margin },
    cell,
    bowl: {
      black: { x: wide ? left : 57, y: bowlY, r: bowlR },
      white: { x: wide ? right : total - 57, y: bowlY, r: bowlR },
    },
    lid: {
      black: { x: wide ? left : 172, y: lidY, r: lidR },
      white: { x: wide ? right : total - 172, y: lidY, r: lidR },
    },
    pebble: Math.min(8.8, Math.max(7.6, cell * 0.33)),
    ledger: { x: 0, y: foot + (wide ? 12 : 14), width: total, height: wide ? 64 : 80 },
    print: wide ? 13 : 16.5,
  };
}

/** The radius of a stone on the board. */
export function stoneRadius(layout: Layout): number {
  return layout.cell * 0.482;
}

/** Column and row of a point, counted from 0 at the top left, or undefined when it is not on the board. */
export function gridOf(layout: Layout, name: PointName): { column: number; row: number } | undefined {
  const parts = /^([A-HJ-Z]+)([0-9]+)$/.exec(name);
  if (!parts) return undefined;
  const [, word = "", digits = ""] = parts;
  let column = 0;
  for (const letter of word) column = column * letters.length + letters.indexOf(letter) + 1;
  column -= 1;
  const row = layout.rows - Number(digits);
  return column < layout.columns && row >= 0 && row < layout.rows ? { column, row } : undefined;
}

/** The name of the point in a column and a row, counted from 0 at the top left. */
export function nameOf(layout: Layout, column: number, row: number): PointName {
  return columnName(column) + String(layout.rows - row);
}

/** The letters of a column: A to Z without I, then AA, AB and so on. */
export function columnName(column: number): string {
  const first = Math.floor(column / letters.length);
  return (first > 0 ? columnName(first - 1) : "") + (letters[column % letters.length] ?? "");
}

/** The centre of a point. */
export function pointAt(layout: Layout, name: PointName): { x: number; y: number } {
  const grid = gridOf(layout, name) ?? { column: 0, row: 0 };
  return { x: layout.origin.x + grid.column * layout.cell, y: layout.origin.y + grid.row * layout.cell };
}

/** The point nearest to a place in the picture, or undefined when that is off the board. */
export function pointNear(layout: Layout, x: number, y: number): PointName | undefined {
  const column = Math.round((x - layout.origin.x) / layout.cell);
  const row = Math.round((y - layout.origin.y) / layout.cell);
  const inside = column >= 0 && column < layout.columns && row >= 0 && row < layout.rows;
  return inside ? nameOf(layout, column, row) : undefined;
}

/** How many stones the layers of a heap hold, from the bottom of the bowl upwards. */
const heap = [40, 36, 30, 25, 20, 15, 10, 6, 4];

/** The number of stones that make a bowl look full. */
export const fullBowl = 131;

/**
 * Where the stone in a slot of a bowl or a lid lies. Slots count from 0. A bowl is filled in layers;
 * a lid shows its stones side by side from the middle outwards, closer together when `most` is large.
 */
export function slotAt(layout: Layout, place: Place & { color: Color }, slot: number, most: number): Spot {
  const vessel = layout[place.kind === "bowl" ? "bowl" : "lid"][place.color];
  const r = layout.pebble;
  const turn = place.color === "black" ? 0.4 : 1.9;
  if (place.kind === "bowl") {
    let rest = slot;
    let layer = 0;
    while (layer < heap.length - 1 && rest >= (heap[layer] ?? 1)) rest -= heap[layer++] ?? 1;
    const count = heap[layer] ?? 4;
    const reach = (vessel.r * 0.8 - r) * Math.sqrt(count / 40);
    // Poured, not laid: no two layers alike, and no stone quite where a pattern would have it.
    const far = reach * Math.sqrt(((rest % count) + 0.5) / count) * (1 + 0.09 * Math.sin(slot * 7.3));
    const angle = rest * (goldenAngle + 0.31 * layer) + 0.4 * Math.sin(slot * 3.7) + turn;
    return around(vessel, far, angle, r);
  }
  const reach = vessel.r * 0.84 - r;
  const step = Math.min(r * 1.16, reach / Math.sqrt(Math.max(1, most)));
  return around(vessel, step * Math.sqrt(slot + (most > 1 ? 0.3 : 0)), slot * goldenAngle + turn, r);
}

function around(centre: { x: number; y: number }, distance: number, angle: number, r: number): Spot {
  return { x: centre.x + distance * Math.cos(angle), y: centre.y + distance * Math.sin(angle), r };
}
