/** The words of a command line: what they ask, and how they are used. */
import { methods, rulesets } from "./index.js";
import { languages } from "./messages.js";
import { choices, firstRules, komiPoints } from "./reading.js";

/** How the command is used. */
export const usage = `usage: jiping count FILE [options]
       jiping compare FILE [options]

  FILE              a game record (SGF) or a drawing of the board; - reads standard input
  --dead WHICH      none, or points such as C3,D4 (the record's own marks, if it has them)
  --owners WHICH    owners that the players name, such as E4=white,B3=shared
  --lang TAG        the language of the words: en or zh-Hans (en)
  --json            the answer as JSON

To count:
  --rules ID        the ruleset (${firstRules})
  --method ID       the counting method (the ruleset's own)
  --komi POINTS     another komi than the ruleset's, or record for the record's own
  --compensation W  what is paid for the end of play: ${choices.compensation.join(", ")} (the ruleset's own)
  --long-cycles W   what a long cycle means: ${choices["long-cycles"].join(" or ")} (the ruleset's own)

To compare the results under all rulesets, with what their differences are made of:
  --base ID         the ruleset that the others are compared with (${firstRules})
  --komi POINTS     one komi for all (each ruleset's own)

Exit code: 0, 1 when the input is bad, 2 when the command is.`;

/** The command was used in a wrong way. */
export class UsageError extends Error {}

/** What is asked. */
export interface Request {
  readonly command: Command;
  readonly file: string;
  readonly options: ReadonlyMap<string, string>;
  readonly json: boolean;
}

/** The options of each command, besides --json. */
const known = {
  count: ["rules", "method", "dead", "owners", "komi", ...Object.keys(choices), "lang"],
  compare: ["base", "dead", "owners", "komi", "lang"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

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
  const allowed: readonly string[] = known[command];
  let json = false;
  for (let index = 0; index < rest.length; index++) {
    const word = rest[index] ?? "";
    const [, name, attached] = /^--([a-z-]+)(?:=(.*))?$/s.exec(word) ?? [];
    if (name === undefined) files.push(word);
    else if (name === "json" && attached === undefined) json = true;
    else if (allowed.includes(name)) options.set(name, attached ?? valueAfter(rest, index++, word));
    else throw new UsageError(`no option ${word}`);
  }
  const [file, more] = files;
  if (file === undefined) throw new UsageError("no file");
  if (more !== undefined) throw new UsageError(`one file only, not ${more} too`);
  return { command, file, options, json };
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
  if (command === "compare") komiFor(options);
  if (options.get("dead") === "auto") {
    throw new UsageError("--dead auto needs a later version; say none, or which stones are dead");
  }
}

/** One komi for all rulesets, if it is asked for. */
export function komiFor(options: Request["options"]): number | undefined {
  const text = options.get("komi");
  if (text === undefined) return undefined;
  const points = komiPoints(text);
  if (points !== undefined) return points;
  throw new UsageError(`--komi ${text}: expected a multiple of 0.5 from -500 to 500`);
}
