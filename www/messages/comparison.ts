/** The words of a comparison of rulesets. The site and the command have them; the element does without. */
import type { Cause, Color, Outcome, Part } from "../count.js";
import { enComparison } from "./en-comparison.js";
import { zhHansComparison } from "./zh-Hans-comparison.js";

/** A part of a difference, and the two rows that it lies between. */
export interface PartTold {
  readonly part: Part;
  readonly base: RowTold;
  readonly row: RowTold;
  /** Where only one of the two has a price for it. */
  readonly payment: Payment | undefined;
}

/** A ruleset by its name, with its komi. */
export interface RowTold {
  readonly name: string;
  readonly komi: number;
}

/** The base by its name, with its winner; nobody in a draw. */
export interface BaseTold {
  readonly name: string;
  readonly winner: Color | null;
}

/** Who pays for what happened, how much, and under which ruleset. */
export interface Payment {
  readonly by: Color;
  readonly points: number;
  readonly under: string;
}

export interface ComparisonWords {
  /** What makes two rulesets differ, as short as a button needs it. */
  readonly causes: Readonly<Record<Cause, string>>;
  /** What happened in the game or lies on the board, without the effect and without a full stop. */
  readonly happened: Readonly<Record<Cause, (told: PartTold) => string>>;
  /** The name of a cause, what happened, and what it does, as one sentence. */
  readonly part: (told: PartTold, cause: string, happened: string) => string;
  /** A result on the board: a winner and by how much, or a draw. */
  readonly counted: (result: Extract<Outcome, { kind: "counted" }>) => string;
  /** A game that ended without a count. */
  readonly ended: Readonly<Record<Exclude<Outcome["kind"], "counted">, string>>;
  /** What happened, and the sentence that says why. */
  readonly because: (what: string, why: string) => string;
  /** Another winner than in the base, and the causes without any one of which the base's winner would win here too. */
  readonly turned: (winner: Color | null, causes: readonly string[], base: BaseTold) => string;
  /** How many moves the ruleset objects to. */
  readonly illegal: (moves: number) => string;
  /** The row from which the differences are taken. */
  readonly base: string;
  /** What the signs mean, those of a difference and those after a name. */
  readonly legend: string;
  /** The base has no result, so no row differs from it by a number. */
  readonly noBase: (name: string) => string;
}

/** The words for a language tag; English when there are none. */
export function comparisonWordsFor(tag: string): ComparisonWords {
  return /^zh\b/i.test(tag) ? zhHansComparison : enComparison;
}

export const comparisonWords: Readonly<Record<"en" | "zh-Hans", ComparisonWords>> = {
  en: enComparison,
  "zh-Hans": zhHansComparison,
};
