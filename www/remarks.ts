/** Notes on a record for its reader: each kind once, where it came first, and how often it came. */
import { errorSentence, type Told } from "./captions.js";
import type { Messages } from "./messages.js";

export function remarksOf(notes: readonly Told[], messages: Messages): string[] {
  const kinds = new Map<string, { first: Told; times: number }>();
  for (const note of notes) {
    const kind = kinds.get(note.code);
    if (kind) kind.times++;
    else kinds.set(note.code, { first: note, times: 1 });
  }
  return [...kinds.values()].map(({ first, times }) => {
    const often = times > 1 ? ` ×${times}` : "";
    return errorSentence(first, messages) + often;
  });
}
