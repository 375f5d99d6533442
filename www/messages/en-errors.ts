import { encodingName } from "../encodings.js";
import type { ErrorParams, ErrorWords, Where } from "../messages.js";

type Sentence = ErrorWords[string];

/** How a komi was understood. */
const readings: Readonly<Record<string, string>> = {
  points: "points",
  "point-hundredths": "hundredths of a point",
  zi: "a number of zi (子)",
  "zi-hundredths": "hundredths of a zi (子)",
  "left-out": "a komi of 0 cannot give a result with half a point",
};

const sizeLimits: Sentence = ({ width, height, limit }) =>
  `a board of ${width}x${height} cannot be read: each side has 1 to ${limit} lines`;

/** What forbids a play, which names its point, or a pass, which has none. */
const forbids =
  (why: (params: ErrorParams) => string): Sentence =>
  (params) =>
    params.point === undefined ? why(params) : `${params.color} may not play ${params.point}: ${why(params)}`;

/** A result as records write it. */
const resultOf = ({ winner, lead }: ErrorParams) =>
  winner === "nobody" ? "a draw" : `${winner === "black" ? "B" : "W"}+${lead}`;

/** The article that asks for what is not said. */
const restsOn = (article: string | number | undefined) =>
  article ? `, which article ${article} asks for` : "";

const listed = ({ points = [] }: Where) => points.join(", ");

/**
 * The words of everything that the engine throws or notes, by code. They are written small and without a full stop, to
 * be quoted in a longer sentence.
 */
export const enErrors = {
  "unknown-rules": ({ id, known }) => `there is no ruleset "${id}"; there are ${known}`,
  "unknown-method": ({ id, known }) => `there is no counting method "${id}"; there are ${known}`,
  "method-unavailable": ({ rules, method, known }) =>
    `${rules}: ${method} is no method of this ruleset; it can be counted by: ${known}`,
  "no-compensation": ({ rules }) => `${rules} does not count area, so there is nothing to compensate with`,
  "bad-option": ({ name, expected }) => `${name}: expected ${expected}`,
  "no-point": ({ name, size }) => `"${name}" is no point of a board of ${size}`,
  "no-move": ({ number, last }) => `there is no move ${number}; the last is ${last}`,
  "illegal-over": forbids(() => "the game is over"),
  "illegal-paused": forbids(() => "the game is paused; settle it or resume it first"),
  "illegal-off-board": forbids(() => "it is not on the board"),
  "illegal-occupied": forbids(({ stone }) => `a ${stone} stone is there`),
  "illegal-suicide": forbids(({ stones }) => `it takes nothing and leaves no liberty to ${stones}`),
  "illegal-repeats": forbids(({ moment }) =>
    moment === 0
      ? "it would make the first board again"
      : `it would make the board after move ${moment} again`,
  ),
  "not-paused": () => "the game is not paused, so there is nothing to resume",
  "no-liberty": ({ stones }) => `stones without a liberty cannot stay on the board: ${stones}`,
  "diagram-empty": () => "the drawing has no rows",
  "diagram-character": ({ found }, { line, column }) =>
    `line ${line}, column ${column}: '${found}' draws neither a stone (X, O) nor an empty point (.)`,
  "diagram-ragged": ({ found, expected }, { line, column }) =>
    `line ${line}, column ${column}: the row has ${found} points, the first row has ${expected}`,
  "diagram-markup": () => "markup of a web page is left out of the drawing",
  "diagram-passes-unsaid": ({ article }) =>
    `the drawing does not say who passed first${restsOn(article)}; nobody is taken to have`,
  "diagram-prisoners-unsaid": ({ article }) =>
    `the drawing does not say how many stones were captured${restsOn(article)}; none are taken to have been`,
  "nothing-to-count": ({ color }) => {
    const end = color === undefined ? "the game ended in a cycle" : `${color} resigned`;
    return `${end}, so there is nothing to count`;
  },
  "dispute-all-alive": (_, where) =>
    `the game ended with every stone alive, so these cannot be dead: ${listed(where)}`,
  "dispute-no-stone": (_, where) => `there is no stone to be dead on ${listed(where)}`,
  "dispute-dead-at-home": ({ color }, where) =>
    `only living ${color} stones surround these ${color} stones, so they are not dead: ${listed(where)}`,
  "dispute-claim-on-stone": (_, where) => `${listed(where)} holds a living stone, so nobody can claim it`,
  "dispute-claim-inside": ({ color }, where) =>
    `${listed(where)} is surrounded by ${color} alone, so it is ${color}'s`,
  "dispute-no-shared-liberty": (_, where) =>
    `who claims liberties of a seki must name one that stays shared; claimed: ${listed(where)}`,
  "dispute-no-claims": (_, where) =>
    `this ruleset knows no claims, so ${listed(where)} stays as its neighbours make it`,
  "encoding-guessed": ({ encoding }) =>
    `the file does not say for certain how its text is encoded; it is read as ${encodingName(String(encoding))}. If names look wrong, choose another encoding`,
  "sgf-empty": () => "the text is empty",
  "sgf-no-game": () => 'there is no game record here: a record begins with "(;"',
  "sgf-other-game": ({ game }) => `this is a record of another game: GM[${game}], Go is GM[1]`,
  "sgf-size-unreadable": ({ raw }) => `"${raw}" is not the size of a board, like 19 or 13:9`,
  "sgf-size": sizeLimits,
  "sgf-off-board": ({ raw, size }) => `"${raw}" is not a point of a ${size} board`,
  "sgf-too-much-setup": ({ limit }) => `the record sets up more than ${limit} points`,
  "sgf-text-outside": ({ text }) => `text outside the game is skipped: "${text}"`,
  "sgf-markup": ({ text }) => `markup of a web page is left out: "${text}"`,
  "sgf-full-width": () => 'full-width signs are read as "(;[])"',
  "sgf-missing-semicolon": () => 'a ";" is missing here',
  "sgf-node-after-variations": () => "moves after variations are read as one more variation",
  "sgf-empty-variation": () => "a variation has nothing of its own",
  "sgf-value-without-property": () => "a value in brackets has no property name before it",
  "sgf-unclosed-value": ({ property }) => `the "]" of ${property}[ is missing`,
  "sgf-unclosed-game": () => 'the record ends before its last ")"',
  "sgf-moves-in-one-node": () => 'more than one move after one ";": played in the order written',
  "sgf-setup-with-move": () => 'stones are set up and a move is played after one ";": stones first',
  "sgf-players-point": ({ raw }) => `"${raw}" is read as players name points`,
  "sgf-mark-off-board": ({ raw }) => `territory mark "${raw}" is not on the board`,
  "sgf-unknown-player": ({ raw }) => `the side to move is "${raw}", not B or W`,
  "sgf-komi-read": ({ raw, points, reading = "" }) =>
    `komi "${raw}" is read as ${points} points: ${readings[reading]}`,
  "sgf-komi-unreadable": ({ raw }) => `komi "${raw}" is not a number of points`,
  "sgf-result-unreadable": ({ raw }) => `result "${raw}" is not understood`,
  "sgf-handicap-unreadable": ({ raw }) => `handicap "${raw}" is not a number of stones`,
  "sgf-handicap-differs": ({ declared, placed }) =>
    `the handicap is ${declared}, but the black stones set up are ${placed}`,
  "sgf-omitted": ({ count }) => `and ${count} more of this kind`,
  "record-too-long": ({ limit }) => `the record has more than ${limit} moves, which is no game of Go`,
  "record-forbidden": (params, where) => {
    const why = englishOf(String(params.why), params, where);
    return `move ${where.move} is played although this ruleset forbids it: ${why}`;
  },
  "record-out-of-turn": ({ color }, { move }) => `move ${move}: ${color} moves out of turn`,
  "record-pass-after-end": (_, { move }) => `move ${move} is a pass after the end and changes nothing`,
  "record-setup-in-game": (_, { line, column }) =>
    `line ${line}, column ${column}: stones are set by hand, so the game begins anew from there`,
  "record-passes-supplied": ({ passes }) =>
    `the record stops before the closing passes; ${passes} were supplied`,
  "record-rules": ({ raw, named, used }) => `the record names its rules "${raw}" (${named}); ${used} is used`,
  "result-agrees": ({ raw }) => `the record says ${raw}, and so does this count`,
  "result-komi-apart": (params) =>
    `the record says ${params.raw}, this count ${resultOf(params)}: nothing but the komi differs`,
  "result-differs": (params) => `the record says ${params.raw}, this count ${resultOf(params)}`,
  "result-uncounted": (params) =>
    `the record says ${params.raw}, without a count; as the board stands it is ${resultOf(params)}`,
  "first-of-games": ({ games }) => `the file holds ${games} games; the first is read`,
  "record-komi": ({ record, used }) => `the record names a komi of ${record}; ${used} is used`,
} satisfies ErrorWords;

/** What the engine means by a code. */
export function englishOf(code: string, params: ErrorParams, where: Where): string {
  const words: ErrorWords = enErrors;
  return words[code]?.(params, where) ?? code;
}
