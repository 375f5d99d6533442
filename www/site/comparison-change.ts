/** What another question changes in the table, as a sentence for those who hear it. Pure. */
import { baseOf, marginOf, nameOf, type Words, winnerOf } from "../comparison.js";
import type { Comparison, ComparisonRow } from "../engine.js";
import { type Asked, chipsOf } from "./comparison-state.js";
import { chipWords, type SectionWords } from "./comparison-words.js";

/** What is asked now, and which results are others than before. */
export function changeSentence(
  before: Comparison,
  after: Comparison,
  asked: Asked,
  words: Words & { readonly section: SectionWords },
): string {
  const { section } = words;
  const base = baseOf(after);
  if (before.base !== after.base && base) return section.compared(nameOf(base, words));
  const past = (row: ComparisonRow) => before.rows.find(({ rules }) => rules === row.rules);
  const changed = after.rows.filter((row) => {
    const old = past(row);
    return old?.outcome.kind !== row.outcome.kind || marginOf(old) !== marginOf(row);
  });
  const winners = changed.filter((row) => {
    const old = past(row);
    return old && winnerOf(old) !== winnerOf(row);
  });
  const supposed = chipsOf(asked).map((chip) => chipWords(chip, section));
  return section.changed(supposed, changed.length, winners.length);
}
