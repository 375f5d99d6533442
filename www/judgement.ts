/** Calling chains dead or alive, point by point, as a reader clicks them. */
import type { Color, PointName } from "./count.js";
import { gridOf, type Layout } from "./layout.js";
import type { Reading } from "./reading.js";

/** What stands on a point before the count. */
export interface Standing {
  readonly color: Color | undefined;
  readonly dead: boolean;
}

/** What stands on a point. */
export function standingOn(
  point: PointName,
  { state, dead }: Pick<Reading, "state" | "dead">,
  layout: Layout,
): Standing {
  const grid = gridOf(layout, point);
  const sign = grid && state.board[grid.row]?.[grid.column];
  const color = sign === "X" ? "black" : sign === "O" ? "white" : undefined;
  return { color, dead: dead.includes(point) };
}

/**
 * The dead stones when the chain on a point is judged the other way, or undefined if there is no chain.
 *
 * @throws JipingError if these stones cannot be dead.
 */
export function judged(
  point: PointName,
  { game, dead }: Pick<Reading, "game" | "dead">,
): readonly PointName[] | undefined {
  const chain = game.chainAt(point);
  if (chain.length === 0) return undefined;
  const others = dead.filter((stone) => !chain.includes(stone));
  const now = others.length === dead.length ? [...dead, ...chain] : others;
  game.settle({ dead: now }).free();
  return now;
}
