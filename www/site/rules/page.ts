/** What a page about a ruleset is made of: texts by language, and boards that play its peculiar case. */
import type { RulesetField } from "../../engine.js";

export type Language = "zh-Hans" | "en";
export type Words = Readonly<Record<Language, string>>;
export type FieldName = RulesetField["field"];

export const languages: readonly Language[] = ["zh-Hans", "en"];

/** The same in both languages. */
export function words(zh: string, en: string): Words {
  return { "zh-Hans": zh, en };
}

/** A point that matters. Its article is that of the field, unless the point rests on another. */
export interface Ask {
  readonly field: FieldName;
  readonly article?: string;
  readonly text: Words;
}

export function ask(field: FieldName, zh: string, en: string, article?: string): Ask {
  return { field, text: words(zh, en), ...(article !== undefined && { article }) };
}

/** A move to try on a board: a point, `pass` to stop, `pass!` to leave a move out, or `resume`. */
export interface Trial {
  readonly move: string;
  readonly text: Words;
}

export function trial(move: string, zh: string, en: string): Trial {
  return { move, text: words(zh, en) };
}

interface Shown {
  readonly caption: Words;
  /** A drawing in rows of `X`, `O` and `.`; without one, five by five points and empty. */
  readonly rows?: readonly string[];
}

/** A finished game that the board counts. */
export interface Counted extends Shown {
  readonly method: string;
  /** The moves, Black first: points and `pass`. */
  readonly moves: string;
  readonly dead?: string;
  /** The owners that are named, as the attribute has them; the reader can name others. */
  readonly owners?: string;
  /** Black's lead after komi. */
  readonly margin: number;
}

/** A position on which the reader plays. */
export interface Played extends Shown {
  readonly toMove?: "white";
  readonly trials: readonly Trial[];
  /** What the last trial comes to: `legal`, the code of an error, or the phase of the game. */
  readonly expect: string;
}

export type CaseBoard = Counted | Played;

export function isPlayed(board: CaseBoard): board is Played {
  return "trials" in board;
}

/** The case in which a ruleset differs from its neighbours. */
export interface Peculiar {
  readonly heading: Words;
  /** What to look at. */
  readonly look: Words;
  readonly boards: readonly CaseBoard[];
  /** What one should see. */
  readonly see: Words;
}

/** Why the values of these fields are only approximated or inferred; or, without any, what no field can say. */
export interface Remark extends Words {
  readonly fields: readonly FieldName[];
}

export function remark(fields: readonly FieldName[], zh: string, en: string): Remark {
  return { ...words(zh, en), fields };
}

export interface RulesPage {
  readonly id: string;
  /** Where the text is found, in Chinese; the engine says it in English. */
  readonly source: string;
  readonly title: Words;
  /** One line for the list of all rulesets. */
  readonly line: Words;
  /** What the ruleset is and where it stands. */
  readonly intro: Words;
  readonly asks: readonly Ask[];
  readonly peculiar: Peculiar;
  readonly remarks?: readonly Remark[];
}
