/** The outline round some cells of a grid, a little inside their edges and with round corners. Pure. */
import { drawn } from "./shape.js";

export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** How a grid is drawn: the place of its top left point, the distance between two points, and the form of outlines. */
export interface Grid {
  readonly origin: { readonly x: number; readonly y: number };
  readonly cell: number;
  /** How far the outline keeps from the edges of the cells. */
  readonly inset: number;
  readonly radius: number;
}

/** East, south, west, north: the directions in which the outline goes, what it encloses on its right. */
const ways = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;

interface Edge {
  readonly column: number;
  readonly row: number;
  /** An index of `ways`. */
  readonly way: number;
}

/** The outline as a path: one closed line for each part, and for each hole. */
export function outlineOf(cells: readonly Cell[], grid: Grid): string {
  const edges = edgesOf(cells);
  let path = "";
  for (const first of edges.values()) {
    let edge: Edge | undefined = first;
    let corners = "";
    while (edge && edges.delete(keyOf(edge))) {
      const next: Edge = followers(edge).find((follower) => edges.has(keyOf(follower))) ?? first;
      if (next.way !== edge.way) corners += corner(edge, next, grid, corners === "" ? "M" : "L");
      edge = next;
    }
    path += `${corners}Z`;
  }
  return path;
}

function keyOf({ column, row, way }: Edge): string {
  return `${column} ${row} ${way}`;
}

/** The edges between these cells and others, each from the corner where it begins. */
function edgesOf(cells: readonly Cell[]): Map<string, Edge> {
  const taken = new Set(cells.map(({ column, row }) => `${column} ${row}`));
  const edges = new Map<string, Edge>();
  for (const { column, row } of cells) {
    const around = [
      { outside: `${column} ${row - 1}`, edge: { column, row, way: 0 } },
      { outside: `${column + 1} ${row}`, edge: { column: column + 1, row, way: 1 } },
      { outside: `${column} ${row + 1}`, edge: { column: column + 1, row: row + 1, way: 2 } },
      { outside: `${column - 1} ${row}`, edge: { column, row: row + 1, way: 3 } },
    ];
    for (const { outside, edge } of around) if (!taken.has(outside)) edges.set(keyOf(edge), edge);
  }
  return edges;
}

/** The edges that can follow: first the one round the same cell, so that cells that touch in a corner stay apart. */
function followers({ column, row, way }: Edge): Edge[] {
  const { x, y } = ways[way] ?? ways[0];
  return [way + 1, way, way + 3].map((next) => ({ column: column + x, row: row + y, way: next % 4 }));
}

/** The round corner between two edges. */
function corner(edge: Edge, next: Edge, { origin, cell, inset, radius }: Grid, begin: "M" | "L"): string {
  const [from, to] = [ways[edge.way] ?? ways[0], ways[next.way] ?? ways[0]];
  const x = origin.x + (next.column - 0.5) * cell + inset * (-from.y - to.y);
  const y = origin.y + (next.row - 0.5) * cell + inset * (from.x + to.x);
  const start = drawn`${x - radius * from.x} ${y - radius * from.y}`;
  return `${begin}${start}${drawn`Q${x} ${y} ${x + radius * to.x} ${y + radius * to.y}`}`;
}
