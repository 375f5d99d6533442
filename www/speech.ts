/** What readers are told, for programs: sentences and names in the language of a tag such as "zh-Hans"; else in English. */
import * as captions from "./captions.js";
import type { Step } from "./count.js";
import type { Report } from "./error.js";
import { messagesFor } from "./messages.js";

/** What a step of a count does, as a sentence. */
export function sentence(step: Step, language = "en"): string {
  return captions.sentenceOf(step, messagesFor(language));
}

/** The article that a step, a pause or a refusal rests on, such as "Tang-Song 2008, article 14"; else nothing. */
export function citation(cited: Pick<Step, "cite">, language = "en"): string {
  return captions.citationOf(cited, messagesFor(language));
}

/** What an error, a note or an objection says, as a sentence. */
export function errorSentence(report: Report, language = "en"): string {
  return captions.errorSentence(report, messagesFor(language));
}

/** The name of a ruleset. */
export function rulesetName(id: string, language = "en"): string {
  return messagesFor(language).rulesets[id] ?? id;
}

/** The name of a counting method. */
export function methodName(id: string, language = "en"): string {
  return captions.methodName(id, messagesFor(language));
}
