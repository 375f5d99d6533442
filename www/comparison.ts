/** A comparison of rulesets in words and signs, for the page and for the command. Pure. */
import { errorSentence } from "./captions.js";
import type { Cause, Color, Part } from "./count.js";
import { type Comparison, type ComparisonRow, type Ruleset, rulesets } from "./engine.js";
import type { ComparisonWords, Payment, RowTold } from "./messages/comparison.js";
import type { Messages } from "./messages.js";
import { fraction } from "./number.js";
import { marksOf } from "./reservations.js";
import { columns } from "./width.js";

/** All words that a comparison is told in. */
export interface Words {
  readonly messages: Messages;
  readonly comparison: ComparisonWords;
}

/** The row from which the differences are taken. */
export function baseOf(comparison: Comparison): ComparisonRow | undefined {
  return comparison.rows.find(({ rules }) => rules === comparison.base);
}

/** The name of a row's ruleset. */
export function nameOf(row: ComparisonRow, { messages }: Words): string {
  return messages.rulesets[row.rules] ?? row.rules;
}

/** The name of a row's ruleset with its marks, as it stands in the table. */
export function markedNameOf(row: ComparisonRow, sheets: readonly Ruleset[], words: Words): string {
  return nameOf(row, words) + marksOf(sheets.find(({ id }) => id === row.rules)?.fields ?? []);
}

/** A number of points with its sign: +2, −½, 0. */
export function signed(points: number): string {
  return points > 0 ? `+${fraction(points)}` : fraction(points);
}

/** What a row leads to: a result on the board, or why there is none. */
export function resultOf(row: ComparisonRow, { messages, comparison }: Words): string {
  const { outcome } = row;
  if (outcome.kind === "counted") return comparison.counted(outcome);
  const ended = comparison.ended[outcome.kind];
  return outcome.kind === "disputed"
    ? comparison.because(ended, errorSentence(outcome.error, messages))
    : ended;
}

/** How a row differs from the base. */
export function differenceOf({ difference }: ComparisonRow, isBase: boolean, { comparison }: Words): string {
  if (isBase) return comparison.base;
  return difference ? `Δ ${signed(difference.points)}` : "—";
}

/** A part as short as a button: seki +2. */
export function labelOf({ cause, points }: Part, { comparison }: Words): string {
  return `${comparison.causes[cause]} ${signed(points)}`;
}

/** What a part is, as a sentence. */
export function sentenceOf(part: Part, base: ComparisonRow, row: ComparisonRow, words: Words): string {
  const [from, to] = [toldOf(base, words), toldOf(row, words)];
  const told = { part, base: from, row: to, payment: paymentOf(part, from, to) };
  const { causes, happened, part: whole } = words.comparison;
  return whole(told, causes[part.cause], happened[part.cause](told));
}

function paymentOf({ base: before, points }: Part, base: RowTold, row: RowTold): Payment | undefined {
  const after = before + points;
  if (before !== 0 && after !== 0) return undefined;
  const [{ name }, worth] = before === 0 ? [row, after] : [base, before];
  return { by: worth < 0 ? "black" : "white", points: Math.abs(worth), under: name };
}

function toldOf(row: ComparisonRow, words: Words): RowTold {
  return { name: nameOf(row, words), komi: row.komi };
}

/** Who won on the board; nobody in a draw, nor where nothing is counted. */
export function winnerOf({ outcome }: ComparisonRow): Color | null {
  return outcome.kind === "counted" ? outcome.winner : null;
}

/** Black's lead in the end; nothing where nothing is counted. */
export function marginOf({ outcome }: ComparisonRow): number | null {
  return outcome.kind === "counted" ? outcome.margin : null;
}

/** Whether a row names another winner than the base. */
export function turns(row: ComparisonRow, base: ComparisonRow | undefined): boolean {
  return row.difference !== null && winnerOf(row) !== (base && winnerOf(base));
}

/** That the winner changes, and what turned it; nothing where the winner stays. */
export function turnOf(row: ComparisonRow, base: ComparisonRow | undefined, words: Words): string {
  if (!base || !turns(row, base)) return "";
  const causes = row.difference?.turnedBy ?? [];
  return words.comparison.turned(
    winnerOf(row),
    causes.map((cause: Cause) => words.comparison.causes[cause]),
    { name: nameOf(base, words), winner: winnerOf(base) },
  );
}

/** The table as lines of text: name, result, difference, parts; under a row what else is to be said of it. */
export function tableOf(comparison: Comparison, words: Words): string[] {
  const base = baseOf(comparison);
  const sheets = rulesets();
  const lines = comparison.rows.map((row) => {
    const parts = row.difference?.parts.map((part) => labelOf(part, words)) ?? [];
    return [
      markedNameOf(row, sheets, words),
      resultOf(row, words),
      differenceOf(row, row === base, words),
      parts.join(", "),
    ] as const;
  });
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => columns(line[column] ?? ""))));
  const out = comparison.rows.flatMap((row, index) => {
    const cells = lines[index] ?? [];
    const line = cells.map(
      (cell, column) => cell + " ".repeat(Math.max(0, (widths[column] ?? 0) - columns(cell))),
    );
    const said = [
      turnOf(row, base, words),
      ...(row.illegal.length > 0 ? [words.comparison.illegal(row.illegal.length)] : []),
      ...row.illegal.map((report) => errorSentence(report, words.messages)),
    ].filter((sentence) => sentence !== "");
    return [line.join("  ").trimEnd(), ...said.map((sentence) => `  ${sentence}`)];
  });
  return [...out, "", words.comparison.legend];
}
