/** Notes on a record for its reader: each kind once, where it came first, and how often it came. */
import { errorSentence, type Told } from "./captions.js";
import type { Messages } from "./messages.js";

export function remarksOf(notes: readonly Told[], messages: Messages): string[] {
  const kinds = new Map<string, Told[]>();
  for (const note of notes) kinds.set(note.code, [...(kinds.get(note.code) ?? []), note]);
  return [...kinds.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const often = others.length > 0 ? ` ×${others.length + 1}` : "";
    return [errorSentence(first, messages) + often];
  });
}
