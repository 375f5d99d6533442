/**
 * The table of words for readers: every reason, phase, method, control and error in one language.
 * A new language is one more file under `messages/` and one more line here.
 */
import type { PictureWords } from "./balance.js";
import type { ByColor, Color, Due, Owner, Phase, Reason, Verdict, Why } from "./count.js";
import type { GameState, PassRow, RulesetField } from "./engine.js";
import { en } from "./messages/en.js";
import { zhHans } from "./messages/zh-Hans.js";
import type { PassKind, StatusKey, StatusTold } from "./status.js";

export type ReasonKey = Reason["key"];
export type ReasonOf<K extends ReasonKey> = Extract<Reason, { key: K }>;

/**
 * A sentence for every reason a step can have, with the number that a tally has reached. The compiler knows when one
 * is missing.
 */
export type ReasonWords = { readonly [K in ReasonKey]: (reason: ReasonOf<K>, reached: number) => string };

/** What an error tells besides its code. */
export type ErrorParams = Readonly<Record<string, string | number>>;

/** Where in the input an error lies. */
export interface Where {
  readonly line?: number;
  readonly column?: number;
  readonly node?: number;
  readonly move?: number;
  readonly points?: readonly string[];
}

export interface ControlWords {
  readonly toStart: string;
  readonly back: string;
  readonly play: string;
  readonly pause: string;
  readonly forward: string;
  readonly previousBlock: string;
  readonly nextBlock: string;
  readonly previousPhase: string;
  readonly nextPhase: string;
  readonly seek: string;
  readonly speed: string;
  readonly rules: string;
  readonly method: string;
  readonly encoding: string;
  readonly transcript: string;
  readonly edit: string;
  readonly editHint: string;
  readonly loading: string;
  readonly notes: string;
  /** The position before the count: where the game has ended, and in the middle of a game. */
  readonly ended: Opening;
  readonly unfinished: Opening;
  readonly stepOf: (step: number, steps: number) => string;
  readonly board: (columns: number, rows: number, method: string) => string;
  readonly chain: (point: string, color: Color | undefined, dead: boolean) => string;
  /** An empty point whose owner is named. */
  readonly claim: (point: string, owner: Owner) => string;
}

/** What is said while a reader plays on. */
export interface PlayWords {
  readonly enter: string;
  /** Back to the position from which the count that is shown was made. */
  readonly reenter: string;
  readonly leave: string;
  readonly first: string;
  readonly back: string;
  readonly forward: string;
  readonly last: string;
  readonly moves: string;
  readonly takeBack: string;
  /** Giving the game up; the side is named where it is not that of the move. */
  readonly resign: (color: Color | undefined) => string;
  readonly count: string;
  readonly restore: string;
  readonly place: (move: number, moves: number) => string;
  /** The names of passes. */
  readonly pass: Readonly<Record<PassKind, string>>;
  /** What a pass does. */
  readonly passHint: (pass: PassRow) => string;
  /** Going on after a pause; `asker` is named where it matters who asks. */
  readonly resume: (first: Color, asker: Color | undefined) => string;
  /** In a word: whose turn, a pause, an end. */
  readonly heading: (state: GameState) => string;
  readonly refused: string;
  /** In a sentence: what is going on. */
  readonly status: Readonly<Record<StatusKey, (told: StatusTold) => string>>;
  /** That White's last pass is left to the count; put after the sentence, with a space where a language has them. */
  readonly stillToPass: string;
  /** What the board shows; put after the sentence that refuses a repetition, with a space where a language has them. */
  readonly shown: (move: number) => string;
  /** The moves that other rules object to. */
  readonly objections: (moves: readonly number[]) => string;
  readonly board: (columns: number, rows: number) => string;
  readonly point: (point: string, color: Color | undefined, dead: boolean, legal: boolean) => string;
}

/** What is said of dead stones that nobody has named, and of what else is found on a board. */
export interface LifeWords {
  readonly title: string;
  readonly judging: string;
  readonly percent: (percent: number) => string;
  /** To count at once, with every stone alive. */
  readonly decline: string;
  readonly declined: string;
  /** What a reader can do then; put after the sentence, with a space where a language has them. So is `unsure`. */
  readonly clickInstead: string;
  readonly dead: (chains: number, stones: number) => string;
  /** Of how many chains that is doubtful, whether they are called dead or alive. */
  readonly unsure: (chains: number) => string;
  readonly alive: string;
  readonly isDead: string;
  readonly chain: (point: string, color: Color, stones: number, dead: boolean) => string;
  /** What was told of a chain, and what pressing it does. */
  readonly turn: (told: string, dead: boolean) => string;
  readonly gap: (color: Color, open: readonly string[]) => string;
  /** `saved` where the other side can play there to keep them. */
  readonly atari: (taker: Color, point: string, saved: boolean) => string;
  readonly seki: (black: string, white: string, shared: readonly string[]) => string;
  readonly dame: (points: readonly string[]) => string;
  /** The name of the list of what needs no look. */
  readonly more: (things: number) => string;
}

/** Names of the fields of a ruleset, and what is said where they are not the text's own. */
export interface FieldWords {
  readonly names: Readonly<Record<RulesetField["field"], string>>;
  readonly approximate: (fields: readonly string[]) => string;
  readonly inferred: (fields: readonly string[]) => string;
  readonly inferredAll: string;
  readonly organiser: (fields: readonly string[]) => string;
}

/** What the position before a count is called, and the invitation to see it counted. */
export interface Opening {
  readonly name: string;
  readonly invitation: string;
}

/** Where stones count for nothing: the empty points that were compared, and the prisoners that had filled others. */
export interface TerritoryTold {
  readonly points: ByColor<number>;
  readonly prisoners: ByColor<number>;
}

export interface VerdictWords {
  readonly headline: (winner: Color | null) => string;
  readonly margin: (points: number) => string;
  readonly zi: (zi: number) => string;
  readonly summary: (verdict: Verdict, territory: TerritoryTold | undefined) => string;
  readonly agrees: (method: string, agrees: boolean) => string;
}

/** What is said of the proof by the other methods. */
export interface ProofWords {
  readonly title: string;
  /** The count that is shown. */
  readonly own: (method: string) => string;
  /** A sum of one side's. */
  readonly of: (side: string, sum: string) => string;
  /** What the letters of the formulas stand for. */
  readonly letters: Readonly<Record<LetterOfProof, string>>;
}

type OfSide = "A" | "R" | "S" | "T";
type LetterOfProof =
  | "b"
  | "w"
  | "K"
  | "q"
  | "S"
  | "E"
  | "A"
  | "P"
  | "C"
  | "v"
  | "u"
  | "f"
  | "n"
  | "m"
  | "c"
  | `${OfSide}_${"B" | "W"}`;

/**
 * Sentences for errors and notes, by code. What is missing is told in the error's own words, which are
 * English; so in English the table is empty.
 */
export type ErrorWords = Readonly<Record<string, (params: ErrorParams, where: Where) => string>>;

/** How a place in the input is named, and put after a sentence. */
export interface PlaceWords {
  readonly line: (line: number, column: number | undefined) => string;
  readonly move: (move: number) => string;
  readonly points: (points: readonly string[]) => string;
  readonly aside: (places: readonly string[]) => string;
}

export interface Messages {
  readonly lang: string;
  readonly side: Readonly<Record<Color, string>>;
  readonly reasons: ReasonWords;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly due: Readonly<Record<Due, string>>;
  readonly why: Readonly<Record<Why, string>>;
  readonly methods: Readonly<Record<string, string>>;
  /** Names of rulesets, by id. */
  readonly rulesets: Readonly<Record<string, string>>;
  readonly cite: (ruleset: string, article: string) => string;
  readonly fields: FieldWords;
  readonly picture: PictureWords;
  readonly controls: ControlWords;
  readonly play: PlayWords;
  readonly life: LifeWords;
  readonly verdict: VerdictWords;
  readonly proof: ProofWords;
  readonly errors: ErrorWords;
  readonly place: PlaceWords;
}

/** All languages, by their tag. */
export const languages: Readonly<Record<"en" | "zh-Hans", Messages>> = { en, "zh-Hans": zhHans };

/** The messages for a language tag such as "zh-CN"; English when there are none. */
export function messagesFor(tag: string): Messages {
  return /^zh\b/i.test(tag) ? zhHans : en;
}
