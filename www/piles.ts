/**
 * Stones that are counted together are pushed into a pile. It lies on points of its own stones alone, so that it covers
 * nobody's place. Pure.
 */
import type { PointName } from "./count.js";
import { gridOf, type Layout } from "./layout.js";

/** Where a stone of a pile lies; stones of a higher layer lie on the others. */
export interface PileSpot {
  readonly point: PointName;
  readonly x: number;
  readonly y: number;
  readonly layer: number;
}

export interface Pile {
  readonly x: number;
  readonly y: number;
  readonly spots: readonly PileSpot[];
}

/** A pile stands on no more points than these. */
const mostPoints = 4;
/** How close to the middle the stones of the lowest layer lie, and how much closer those of each layer above. */
const spread = { lowest: 0.96, closer: 0.32 };
/** How much higher on the picture the top of a pile is drawn, in cells. */
const height = 0.18;

interface Place {
  readonly point: PointName;
  readonly column: number;
  readonly row: number;
}

/** The pile of the stones on these points. */
export function pileOf(layout: Layout, points: readonly PointName[]): Pile {
  const places = points.flatMap((point) => {
    const grid = gridOf(layout, point);
    return grid ? [{ point, ...grid }] : [];
  });
  const base = baseOf(places);
  const stands = new Set(base);
  const middle = centre(base);
  const others = nearestFirst(
    places.filter((place) => !stands.has(place)),
    middle,
  );
  const top = Math.max(1, Math.ceil(places.length / Math.max(1, base.length)) - 1);
  const { cell, origin } = layout;
  const spots = [...base, ...others].map(({ point }, index) => {
    const layer = Math.floor(index / base.length);
    const under = base[index % base.length] ?? middle;
    const near = Math.max(0, spread.lowest - spread.closer * layer);
    return {
      point,
      x: origin.x + cell * (middle.column + (under.column - middle.column) * near),
      y: origin.y + cell * (middle.row + (under.row - middle.row) * near - (height * layer) / top),
      layer,
    };
  });
  return { x: origin.x + cell * middle.column, y: origin.y + cell * middle.row, spots };
}

/** The points on which a pile stands: a square of four if there is one, or else what hangs together in the middle. */
function baseOf(places: readonly Place[]): readonly Place[] {
  const middle = centre(places);
  const at = new Map(places.map((place) => [`${place.column} ${place.row}`, place]));
  const squares = places.flatMap(({ column, row }) => {
    const square = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ].flatMap(([right = 0, down = 0]) => at.get(`${column + right} ${row + down}`) ?? []);
    return square.length === 4 ? [square] : [];
  });
  const [square] = squares.sort((a, b) => distance(centre(a), middle) - distance(centre(b), middle));
  if (square) return square;
  const base = nearestFirst(places, middle).slice(0, 1);
  while (base.length < mostPoints) {
    const touching = places.filter(
      (place) => !base.includes(place) && base.some((other) => distance(place, other) === 1),
    );
    const [next] = nearestFirst(touching, centre(base));
    if (!next) break;
    base.push(next);
  }
  return base;
}

function nearestFirst(places: readonly Place[], middle: Pick<Place, "column" | "row">): Place[] {
  return [...places].sort((a, b) => distance(a, middle) - distance(b, middle));
}

function centre(places: readonly Place[]): Pick<Place, "column" | "row"> {
  const mean = (pick: (place: Place) => number) =>
    places.reduce((sum, place) => sum + pick(place), 0) / Math.max(1, places.length);
  return { column: mean(({ column }) => column), row: mean(({ row }) => row) };
}

function distance(a: Pick<Place, "column" | "row">, b: Pick<Place, "column" | "row">): number {
  return Math.hypot(a.column - b.column, a.row - b.row);
}
