/** Steps and errors in words. The screen, the live region, the transcript and the command all speak through here. */
import type { Step } from "./count.js";
import type { ErrorParams, Messages, ReasonKey, ReasonOf, Where } from "./messages.js";

/** The sentence of a step. */
export function sentenceOf(step: Step, messages: Messages): string {
  return speak(step.reason, messages);
}

function speak<K extends ReasonKey>(reason: ReasonOf<K> & { key: K }, messages: Messages): string {
  const sentence: (reason: ReasonOf<K>) => string = messages.reasons[reason.key];
  return sentence(reason);
}

/** The article a step rests on, such as "Tang-Song 2008, article 14", or nothing. */
export function citationOf(step: Step, messages: Messages): string {
  if (!step.cite) return "";
  return messages.cite(messages.rulesets[step.cite.rules] ?? step.cite.rules, step.cite.article);
}

/** A method's name. */
export function methodName(method: string, messages: Messages): string {
  return messages.methods[method] ?? method;
}

/** An error in words: what is wrong, and where. */
export function errorSentence(
  error: {
    readonly code: string;
    readonly message: string;
    readonly params: ErrorParams;
    readonly where: Where;
  },
  messages: Messages,
): string {
  const sentence = messages.errors[error.code]?.(error.params) ?? error.message;
  return sentence + messages.where(error.where);
}
