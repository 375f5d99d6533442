/** What a reader asks of the comparison, as a value that never changes; every wish makes the next one. Pure. */
import type { Color, Part, PointName } from "../count.js";
import type { CompareOptions } from "../engine.js";
import { komiPoints } from "../reading.js";

/** A move that was or was not made. */
export type Change =
  | { readonly kind: "take-back" }
  | { readonly kind: "one-more"; readonly point: PointName };

export interface Asked {
  /** The ruleset from which differences are taken; the board's own when missing. */
  readonly base?: string | undefined;
  /** One komi for all. */
  readonly komi?: number | undefined;
  readonly firstPass?: Color | undefined;
  readonly changes: readonly Change[];
}

/** The game as it was, under the board's own ruleset. */
export const asItWas: Asked = { changes: [] };

/** What the engine is asked. */
export function optionsOf({ base, komi, firstPass, changes }: Asked): CompareOptions {
  const moves = changes.map((change) =>
    change.kind === "one-more" ? { oneMore: change.point } : { takeBack: true as const },
  );
  const suppose = firstPass ? [{ firstPass }, ...moves] : moves;
  return { suppose, ...(base !== undefined && { base }), ...(komi !== undefined && { komi }) };
}

/** The last stone was not put there; one that was only supposed is forgotten. */
export function takenBack(asked: Asked): Asked {
  const { changes } = asked;
  if (changes.at(-1)?.kind === "one-more") return { ...asked, changes: changes.slice(0, -1) };
  return { ...asked, changes: [...changes, { kind: "take-back" }] };
}

/** The side to move puts one stone more. */
export function withOneMore(asked: Asked, point: PointName): Asked {
  return { ...asked, changes: [...asked.changes, { kind: "one-more", point }] };
}

/** The same question of the game as it was. */
export function unsupposed({ base }: Asked): Asked {
  return { ...asItWas, base };
}

/** One thing supposed, and the question without it. */
export type Chip = { readonly without: Asked } & (
  | Exclude<Change, { kind: "take-back" }>
  | { readonly kind: "take-back"; readonly nth: number }
  | { readonly kind: "first-pass"; readonly color: Color }
  | { readonly kind: "komi"; readonly points: number }
);

/** Everything supposed, one by one. */
export function chipsOf(asked: Asked): Chip[] {
  const { komi, firstPass, changes } = asked;
  const chips: Chip[] = [];
  if (firstPass)
    chips.push({ kind: "first-pass", color: firstPass, without: { ...asked, firstPass: undefined } });
  if (komi !== undefined) chips.push({ kind: "komi", points: komi, without: { ...asked, komi: undefined } });
  let nth = 0;
  for (const [index, change] of changes.entries()) {
    const without = { ...asked, changes: changes.filter((_, other) => other !== index) };
    chips.push(change.kind === "take-back" ? { ...change, nth: ++nth, without } : { ...change, without });
  }
  return chips;
}

/** The points to be ringed: the stones supposed, and what a part is about. */
export function markedOf({ changes }: Asked, part: Part | undefined): PointName[] {
  const supposed = changes.flatMap((change) => (change.kind === "one-more" ? [change.point] : []));
  const moves = part?.moves.flatMap(({ point }) => point ?? []) ?? [];
  return [...new Set([...supposed, ...(part?.board ?? []), ...moves])];
}

/** A komi as a reader types it, not a number if it is none. Nothing means each ruleset's own. */
export function komiIn(text: string): number | undefined {
  return text.trim() === "" ? undefined : (komiPoints(text) ?? Number.NaN);
}

/** A point as a reader types it. */
export function pointIn(text: string): PointName {
  return text.normalize("NFKC").trim().toUpperCase();
}
