/** Calling chains dead or alive, and saying who owns a point, as a reader clicks them. */
import { type Owners, settled } from "./agreement.js";
import type { Color, Owner, PointName } from "./count.js";
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

/** The owners that somebody has named; those that were only proposed give way to what a reader says. */
function namedOwners({ owners, proposal }: Pick<Reading, "owners"> & Partial<Reading>): Owners {
  const claims = typeof proposal === "object" ? proposal.findings.claims : [];
  const isProposed = (name: PointName) => claims.some(({ point }) => point === name);
  return Object.fromEntries(Object.entries(owners).filter(([point]) => !isProposed(point)));
}

/**
 * The dead stones when the chain on a point is judged the other way, or undefined if there is no chain.
 *
 * @throws JipingError if these stones cannot be dead.
 */
export function judged(
  point: PointName,
  { game, dead, ...agreed }: Pick<Reading, "game" | "dead" | "owners"> & Partial<Reading>,
): readonly PointName[] | undefined {
  const chain = game.chainAt(point);
  if (chain.length === 0) return undefined;
  const others = dead.filter((stone) => !chain.includes(stone));
  const now = others.length === dead.length ? [...dead, ...chain] : others;
  // Owners that are named stay so under a ruleset that knows no claims.
  settled(game, { dead: now, owners: namedOwners(agreed) }, (error) => {
    if (error.code !== "dispute-no-claims") throw error;
  }).settlement.free();
  return now;
}

/** The claim to a point that follows another; after White's there is none. */
const next: Readonly<Record<Owner, Owner | undefined>> = {
  shared: "black",
  black: "white",
  white: undefined,
};

/**
 * The owners that are named when the claim to an empty point goes on to the next.
 *
 * @throws JipingError if the point cannot be claimed so.
 */
export function claimed(
  point: PointName,
  { game, dead, owners }: Pick<Reading, "game" | "dead" | "owners">,
): Owners {
  const { [point]: before, ...others } = owners;
  const owner = before === undefined ? "shared" : next[before];
  const now = owner === undefined ? others : { ...others, [point]: owner };
  game.settle({ dead, owners: now }).free();
  return now;
}
