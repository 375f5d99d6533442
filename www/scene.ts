/**
 * The scene: what is to be seen of a count at a moment. A pure function of the plan and the moment, so
 * that playing, seeking, stepping back, posters and stills are all the same thing.
 */
import type { Color, Count, Ledger, Owner, PointName } from "./count.js";
import { type Arc, arcsOf, type Flight, flightOf } from "./flight.js";
import type { Layout } from "./layout.js";
import { begunAt, type Moment, progressOf } from "./moment.js";
import type { Pile } from "./piles.js";
import { type Timeline, timelineOf } from "./timeline.js";
import { type Held, type Rest, type Track, type Tracks, tracksOf } from "./tracks.js";

/** A count made ready to be shown in a layout. */
export interface Plan {
  readonly count: Count;
  readonly layout: Layout;
  readonly timeline: Timeline;
  readonly tracks: Tracks;
  /** The arc of every step's flight. */
  readonly arcs: ReadonlyMap<number, Arc>;
  /** The owner of every point when the count begins. */
  readonly owners: ReadonlyMap<PointName, Owner>;
}

/** The small square of a point that is owned or shared. */
export interface Mark {
  readonly point: PointName;
  readonly owner: Owner;
  /** From 0, about to appear, to 1. */
  readonly size: number;
}

/** Points that were counted together, and the running number. */
export interface Block {
  readonly step: number;
  readonly points: readonly PointName[];
  readonly subtotal: number;
  /** Whether it has stones on it that stay there, so that its outline lies over them. */
  readonly over: boolean;
  /** The pile into which its stones were pushed, if they were. */
  readonly pile: Pile | undefined;
  /** Whether its number is the last that was reached in this row of blocks. */
  readonly last: boolean;
  readonly size: number;
}

/** The ledger on its way from one step to the next: widths glide, numbers jump. */
export interface Balance {
  readonly parts: Ledger;
  readonly numbers: Ledger;
}

/** What a position shows that is still played, besides its stones. */
export interface Live {
  /** Who is to move, if anybody is. */
  readonly turn: Color | undefined;
  /** The stone that was played last. */
  readonly last: PointName | undefined;
  /** Where a move was undone just now. */
  readonly undone: PointName | undefined;
  /** A stone that is only thought of. */
  readonly ghost: { readonly point: PointName; readonly color: Color } | undefined;
  /** If an earlier board is shown: after how many moves it stood. */
  readonly earlier: number | undefined;
}

export interface Scene {
  readonly layout: Layout;
  readonly resting: readonly Rest[];
  readonly flying: readonly Flight[];
  readonly marks: readonly Mark[];
  readonly blocks: readonly Block[];
  /** Points that the present step is about. */
  readonly focus: readonly { readonly point: PointName; readonly strength: number }[];
  /** Points that somebody else points at: they are ringed. */
  readonly marked: readonly PointName[];
  readonly balance: Balance;
  readonly held: Held;
  readonly counted: boolean;
  /** Black's area in an even game; none if the areas on the board decide nothing: stones do not count, or nobody pays there. */
  readonly par: number | undefined;
  /** How many steps have begun. */
  readonly step: number;
  /** Only of a position that is still played; nobody owns a point then, and what is open counts as shared. */
  readonly live: Live | undefined;
}

/** Makes a count ready to be shown. */
export function planOf(count: Count, layout: Layout, timeline: Timeline = timelineOf(count)): Plan {
  const owners = new Map<PointName, Owner>();
  for (const owner of ["black", "white", "shared"] as const) {
    for (const point of count.start.owners[owner]) owners.set(point, owner);
  }
  const tracks = tracksOf(count, layout);
  return { count, layout, timeline, tracks, arcs: arcsOf(tracks, timeline), owners };
}

/** The scene of a plan at a moment, some points ringed. */
export function sceneOf(plan: Plan, moment: Moment, marked: readonly PointName[] = []): Scene {
  const { count, layout, timeline, tracks } = plan;
  const step = begunAt(timeline, moment);
  const progress = (index: number) => progressOf(timeline, moment, index);
  const resting: Rest[] = [];
  const flying: Flight[] = [];
  /** How much of a point is covered by a stone. */
  const covered = new Map<PointName, number>();
  const lifted = new Set<PointName>();
  for (const track of tracks.stones) {
    const { from, leg, gone } = whereabouts(track, step, progress);
    if (leg && gone < 1) flying.push(flightOf(from, leg.rest, gone, plan.arcs.get(leg.step)));
    else resting.push(leg?.rest ?? from);
    if (leg && gone < 1) {
      if (from.point) covered.set(from.point, Math.max(covered.get(from.point) ?? 0, 1 - gone * 2));
      if (leg.rest.point) covered.set(leg.rest.point, leg.rest.point !== from.point && gone < 0.9 ? 0 : 1);
    } else {
      const { point } = leg?.rest ?? from;
      if (point) covered.set(point, 1);
    }
    if (leg && track.start.point && track.start.point !== leg.rest.point) lifted.add(track.start.point);
  }
  return {
    layout,
    resting,
    flying,
    marks: marksOf(plan, step, progress, covered, lifted),
    blocks: blocksOf(plan, step, progress),
    focus: focusOf(count, step, progress),
    marked,
    balance: balanceOf(count, step, progress),
    held: tracks.held[landed(step, progress)] ?? {
      bowl: { black: 0, white: 0 },
      lid: { black: 0, white: 0 },
    },
    counted: tracks.counted,
    par: count.owedByBlack === 0 ? count.result.par?.black : undefined,
    step,
    live: undefined,
  };
}

type Progress = (step: number) => number;

/** The number of steps that are over, in order. */
function landed(step: number, progress: Progress): number {
  let over = step;
  while (over > 0 && progress(over - 1) < 1) over--;
  return over;
}

function whereabouts(track: Track, step: number, progress: Progress) {
  let from = track.start;
  let leg: Track["legs"][number] | undefined;
  let gone = 1;
  for (const next of track.legs) {
    if (next.step >= step) break;
    from = leg?.rest ?? from;
    leg = next;
    gone = next.flies ? progress(next.step) : 1;
  }
  return { from, leg, gone };
}

function marksOf(
  plan: Plan,
  step: number,
  progress: Progress,
  covered: ReadonlyMap<PointName, number>,
  lifted: ReadonlySet<PointName>,
): Mark[] {
  const declared = new Map<PointName, { owner: Owner; size: number }>();
  for (const point of lifted) {
    const owner = plan.owners.get(point);
    if (owner) declared.set(point, { owner, size: 1 });
  }
  for (const [index, { action }] of plan.count.steps.slice(0, step).entries()) {
    if (action.kind !== "own") continue;
    const gone = progress(index);
    for (const [place, { point, owner }] of action.points.entries()) {
      const wait = (place / action.points.length) * 0.6;
      const before = declared.get(point);
      const size = gone >= 1 ? 1 : pop((gone - wait) / 0.4);
      if (size > 0 || !before) declared.set(point, { owner, size });
    }
  }
  const marks: Mark[] = [];
  for (const [point, { owner, size }] of declared) {
    const open = size * (1 - (covered.get(point) ?? 0));
    if (open > 0) marks.push({ point, owner, size: open });
  }
  return marks;
}

/** From 0 to 1, a little past it and back. */
function pop(x: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  return 1 + 2.2 * (x - 1) ** 3 + 1.2 * (x - 1) ** 2;
}

function blocksOf({ count, tracks }: Plan, step: number, progress: Progress): Block[] {
  const blocks: Block[] = [];
  const rows = new Map<string, number>();
  for (const [index, { action, reason, phase }] of count.steps.slice(0, step).entries()) {
    if (action.kind !== "tally") continue;
    const { points, subtotal } = action;
    // Groups are counted before anything is moved, and their marks would lie under those of the count.
    const group = reason.key === "count-group";
    if (group && count.steps[step - 1]?.phase !== phase) continue;
    const row = `${reason.key} ${"color" in reason ? reason.color : ""}`;
    const before = blocks[rows.get(row) ?? -1];
    if (before) blocks[rows.get(row) ?? -1] = { ...before, last: false };
    rows.set(row, blocks.length);
    const over = group || reason.key === "played-off";
    const pile = tracks.piles.get(index);
    const gone = progress(index);
    // A pile is told when it has been made.
    const size = pop(pile ? (gone - 0.6) / 0.4 : gone);
    blocks.push({ step: index, points, subtotal, over, pile, last: true, size });
  }
  return blocks;
}

function focusOf(count: Count, step: number, progress: Progress): Scene["focus"] {
  const current = count.steps[step - 1];
  if (!current) return [];
  const { action, reason } = current;
  const strength = progress(step - 1);
  if (action.kind === "move") {
    const place = action.to.kind === "point" ? action.to : action.from;
    return place.kind === "point" ? [{ point: place.point, strength }] : [];
  }
  if (reason.key === "dead-agreed") {
    return count.start.stones.flatMap(({ color, dead, place }) =>
      dead && color === reason.color && place.kind === "point" ? [{ point: place.point, strength }] : [],
    );
  }
  if (action.kind === "own" && action.points.length <= 6) {
    return action.points.map(({ point }) => ({ point, strength }));
  }
  return [];
}

/** The ledger before the first step that is still under way, and the parts of the later ones. */
function balanceOf(count: Count, step: number, progress: Progress): Balance {
  const ledgerAfter = (index: number): Ledger => count.steps[index]?.ledger ?? count.start.ledger;
  const over = landed(step, progress);
  let parts = ledgerAfter(over - 1);
  let numbers = parts;
  for (let index = over; index < step; index++) {
    const gone = progress(index);
    const glide = Math.max(0, (gone - 0.55) / 0.45);
    parts = shifted(parts, ledgerAfter(index - 1), ledgerAfter(index), glide);
    if (gone >= 0.9) numbers = shifted(numbers, ledgerAfter(index - 1), ledgerAfter(index), 1);
  }
  return { parts, numbers };
}

function shifted(base: Ledger, before: Ledger, after: Ledger, share: number): Ledger {
  if (share <= 0) return base;
  const side = (color: Color) => ({
    stones: base[color].stones + (after[color].stones - before[color].stones) * share,
    empties: base[color].empties + (after[color].empties - before[color].empties) * share,
    outside: base[color].outside + (after[color].outside - before[color].outside) * share,
    area: base[color].area + (after[color].area - before[color].area) * share,
  });
  return {
    black: side("black"),
    white: side("white"),
    shared: base.shared + (after.shared - before.shared) * share,
  };
}
