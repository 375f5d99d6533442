/**
 * The shapes that cross from the engine. They are generated from Rust; this file only gathers their
 * names, so that everything headless (player, scene, captions) can be used without loading the engine.
 */
export type {
  Action,
  Cause,
  Check,
  Cite,
  Color,
  Difference,
  Due,
  Ledger,
  NumberedMove,
  Outcome,
  Owner,
  OwnersApart,
  Part,
  Phase,
  Place,
  PointName,
  Reason,
  Side,
  Step,
  Supposition,
  Verdict,
  Why,
} from "../pkg/jiping_wasm.js";

import type { Color, Count as RawCount } from "../pkg/jiping_wasm.js";
import type { Report } from "./error.js";

/** A finished count; `recorded` is what the record says of its result, beside this one. */
export type Count = Omit<RawCount, "recorded"> & { recorded: Report | null };

/** Both sides, in the order in which everything is shown. */
export const colors: readonly Color[] = ["black", "white"];

/** One value for each side. */
export type ByColor<T> = Readonly<Record<Color, T>>;
