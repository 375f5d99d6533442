/** The words of a command line: what they ask, and how they are used. */
import { type DiagramOptions, methods, rulesets } from "./index.js";
import { languages } from "./messages.js";
import { choices, firstRules, komiPoints } from "./reading.js";

const paid = {
  nothing: "nothing",
  "first-pass-white": "Black pays a point if White was the first to pass",
  surplus: "who made n more real moves pays n points",
} as const satisfies Readonly<Record<(typeof choices.compensation)[number], string>>;

/** How the command is used. */
export const usage = `usage: jiping count FILE [options]
       jiping compare FILE [options]
       jiping picture FILE [options] > board.svg
       jiping sgf FILE [options] > counted.sgf
       jiping diagram FILE [options]
       jiping --help | --version

  FILE              a game record (SGF) or a drawing of the board; - reads standard input
  --dead POINTS     the dead: a stone or more of each chain, as C3,D4 or "C3 D4"; or none; or auto, for those that are
                    judged dead (the record's own marks; where it has none, auto)
  --owners WHICH    owners that the players name, as E4=white,B3=shared
  --captured STONES of a drawing: the stones captured before it, as "black=3 white=2"
  --passes SIDES    of a drawing: whose passes came before it, in order, as "white black", or none
  --encoding LABEL  how the file encodes text, such as gbk (as it says, or by evidence)
  --lang TAG        the language of the words: ${Object.keys(languages).join(" or ")} (en)

To count, to draw a picture of a count, or to write the game with its dead, its territories and its result:
  --rules ID        the ruleset (${firstRules})
  --method ID       the counting method (the ruleset's own)
  --komi POINTS     another komi than the ruleset's, or record for the record's own
  --compensation W  what is paid for the end of play (the ruleset's own):
${Object.entries(paid)
  .map(([id, meaning]) => `                    ${id.padEnd(16)}  ${meaning}`)
  .join("\n")}
  --long-cycles W   what a long cycle means: ${choices["long-cycles"].join(" or ")} (the ruleset's own)
  --brief           to count: the result without the steps
  --json            to count: the answer as JSON
  --at WHEN         to draw: start, end, or the number of a step (end)
  --width PIXELS    to draw: how wide; in a narrow picture the bowls go under the board

To write the board as text:
  --form WHICH      letters, as X O . with x and o for the dead, or lines, as ┌ ● ○ (letters)

To compare the results under all rulesets, with what their differences are made of:
  --base ID         the ruleset that the others are compared with (${firstRules})
  --komi POINTS     one komi for all (each ruleset's own)
  --json            the answer as JSON

Exit code: 0, 1 when the input is bad, 2 when the command is.`;

/** The usage, and what rulesets and methods there are. */
export function help(): string {
  const all = rulesets();
  const width = Math.max(...all.map(({ id }) => id.length));
  const rows = all.map((row) => `  ${row.id.padEnd(width)}  ${row.methods.join(", ")}`);
  return [usage, "", "Rulesets and their counting methods, each one's own first:", ...rows].join("\n");
}

/** The command was used in a wrong way. */
export class UsageError extends Error {}

/** What is asked. */
export interface Request {
  readonly command: Command;
  readonly file: string;
  readonly options: ReadonlyMap<string, string>;
  /** The options without a value. */
  readonly flags: ReadonlySet<string>;
}

const drawn = ["captured", "passes", "encoding"];
const counted = ["rules", "method", "dead", "owners", "komi", ...Object.keys(choices), ...drawn, "lang"];

/** The options of each command. */
const known = {
  count: { options: counted, flags: ["json", "brief"] },
  compare: { options: ["base", "dead", "owners", "komi", ...drawn, "lang"], flags: ["json"] },
  picture: { options: [...counted, "at", "width"], flags: [] },
  sgf: { options: counted, flags: [] },
  diagram: { options: [...counted, "form"], flags: [] },
} as const satisfies Readonly<
  Record<string, { readonly options: readonly string[]; readonly flags: readonly string[] }>
>;

export type Command = keyof typeof known;

function isCommand(word: string | undefined): word is Command {
  return word !== undefined && Object.hasOwn(known, word);
}

/** What the words of a command line ask. */
export function parse(words: readonly string[]): Request {
  const [command, ...rest] = words;
  if (!isCommand(command))
    throw new UsageError(command === undefined ? "no command" : `no command "${command}"`);
  const files: string[] = [];
  const options = new Map<string, string>();
  const flags = new Set<string>();
  const allowed: Readonly<Record<"options" | "flags", readonly string[]>> = known[command];
  for (let index = 0; index < rest.length; index++) {
    const word = rest[index] ?? "";
    const [, name, attached] = /^--([a-z-]+)(?:=(.*))?$/s.exec(word) ?? [];
    if (name === undefined) files.push(word);
    else if (allowed.flags.includes(name) && attached === undefined) flags.add(name);
    else if (allowed.options.includes(name)) options.set(name, attached ?? valueAfter(rest, index++, word));
    else throw new UsageError(`no option ${word}`);
  }
  const [file, more] = files;
  if (file === undefined) throw new UsageError("no file");
  if (more !== undefined) throw new UsageError(`one file only, not ${more} too`);
  return { command, file, options, flags };
}

function valueAfter(words: readonly string[], index: number, option: string): string {
  const value = words[index + 1];
  if (value === undefined) throw new UsageError(`${option} needs a value`);
  return value;
}

/** What can be told before the file is read. */
export function check({ command, options }: Request): void {
  const among = (name: string, allowed: readonly string[]) => {
    const value = options.get(name);
    if (value !== undefined && !allowed.includes(value)) {
      throw new UsageError(`--${name} ${value}: expected one of ${allowed.join(", ")}`);
    }
  };
  const ids = rulesets().map(({ id }) => id);
  among("rules", ids);
  among("base", ids);
  among("method", methods(options.get("rules") ?? firstRules));
  for (const [name, allowed] of Object.entries(choices)) among(name, allowed);
  among("lang", Object.keys(languages));
  among("form", ["letters", "lines"]);
  if (command === "compare") komiFor(options);
  widthFor(options);
}

/** One komi for all rulesets, if it is asked for. */
export function komiFor(options: Request["options"]): number | undefined {
  const text = options.get("komi");
  if (text === undefined) return undefined;
  const points = komiPoints(text);
  if (points !== undefined) return points;
  throw new UsageError(`--komi ${text}: expected a multiple of 0.5 from -500 to 500`);
}

/** How wide a picture is to be, if that is said. */
export function widthFor(options: Request["options"]): number | undefined {
  const text = options.get("width");
  if (text === undefined) return undefined;
  if (/^[0-9]+$/.test(text) && Number(text) > 0) return Number(text);
  throw new UsageError(`--width ${text}: expected a number of pixels`);
}

/** How a board is to be written. */
export function formFor(options: Request["options"]): Pick<DiagramOptions, "form"> {
  return options.get("form") === "lines" ? { form: "lines" } : {};
}

/** After how many of the steps a picture is to be drawn. */
export function stepFor(options: Request["options"], steps: number): number {
  const text = options.get("at") ?? "end";
  if (text === "start") return 0;
  if (text === "end") return steps;
  if (/^[0-9]+$/.test(text) && Number(text) <= steps) return Number(text);
  throw new UsageError(`--at ${text}: expected start, end or a step from 0 to ${steps}`);
}
