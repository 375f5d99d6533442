/** Steps and errors in words. The screen, the live region, the transcript and the command all speak through here. */
import type { Cite, Color, Count, Step } from "./count.js";
import type { GameState } from "./engine.js";
import {
  type ErrorParams,
  languages,
  type Messages,
  type ReasonKey,
  type ReasonOf,
  type Where,
} from "./messages.js";
import { statusOf } from "./status.js";

/** The sentence of a step. */
export function sentenceOf(step: Step, messages: Messages): string {
  return speak(step.reason, step.action.kind === "tally" ? step.action.subtotal : 0, messages);
}

function speak<K extends ReasonKey>(
  reason: ReasonOf<K> & { key: K },
  reached: number,
  messages: Messages,
): string {
  const sentence: (reason: ReasonOf<K>, reached: number) => string = messages.reasons[reason.key];
  return sentence(reason, reached);
}

/** What is going on in a game that is played on; `resumed` says that a dispute has just led back to play. */
export function statusSentence(state: GameState, resumed: boolean, { play }: Messages): string {
  const { key, told } = statusOf(state, resumed);
  return play.status[key](told) + (state.whiteHasStillToPass ? play.stillToPass : "");
}

/** The numbers of the verdict; where only territory counts, they are the points and the prisoners that were compared. */
export function summaryOf({ result, steps, start }: Count, { verdict }: Messages): string {
  const compared = steps.map(({ reason }) => reason).find(({ key }) => key === "territories-differ");
  if (result.par || compared?.key !== "territories-differ") return verdict.summary(result, undefined);
  const taken = (color: Color) =>
    start.stones.filter((stone) => stone.color === color && (stone.dead || stone.place.kind === "lid"))
      .length;
  return verdict.summary(result, {
    points: { black: compared.black, white: compared.white },
    prisoners: { black: taken("black"), white: taken("white") },
  });
}

/** The article a step or a refusal rests on, such as "Tang-Song 2008, article 14", or nothing. */
export function citationOf({ cite }: { readonly cite: Cite | null }, messages: Messages): string {
  if (!cite) return "";
  return messages.cite(messages.rulesets[cite.rules] ?? cite.rules, cite.article);
}

/** A method's name. */
export function methodName(method: string, messages: Messages): string {
  return messages.methods[method] ?? method;
}

/** What an error or a note tells. */
export interface Told {
  readonly code: string;
  readonly message: string;
  readonly params: ErrorParams;
  readonly where: Where;
}

/** Texts that come from the input are cut to this many characters, lists of points to this many points. */
const longest = { text: 200, points: 8 };

/** An error or a note in words: what is wrong, and where, unless the words say so already. */
export function errorSentence({ code, message, params, where }: Told, messages: Messages): string {
  const words = messages.errors[code];
  const said = words ? words(named(params, messages), where) : sentence(cut(message));
  const { line, column, move, points = [] } = where;
  const told = points.slice(0, longest.points).every((point) => said.includes(point));
  const { place } = words ? messages : languages.en;
  const places = [
    ...(line === undefined ? [] : [place.line(line, column)]),
    ...(move === undefined ? [] : [place.move(move)]),
    ...(told ? [] : [place.points(listed(points))]),
  ].filter((name) => !said.toLowerCase().includes(name.toLowerCase()));
  return places.length > 0 ? said.replace(/[.。]?$/, (stop) => place.aside(places) + stop) : said;
}

/** Ids of rulesets and methods by their names. */
function named(params: ErrorParams, { rulesets, methods }: Messages): ErrorParams {
  const name = (value: string) => rulesets[value] ?? methods[value] ?? cut(value);
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, name(String(value))]));
}

function listed(points: readonly string[]): readonly string[] {
  return points.length > longest.points ? [...points.slice(0, longest.points), "…"] : points;
}

function cut(text: string): string {
  return text.length > longest.text ? `${text.slice(0, longest.text)}…` : text;
}

/** The engine's words as a sentence: it writes them small and without a full stop, to be quoted. */
function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? "" : ".");
}
