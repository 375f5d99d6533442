/** The command `jiping count FILE`: the result and the steps of a count, in words or as JSON. */
import { readFile } from "node:fs/promises";
import process from "node:process";
import { citationOf, errorSentence, methodName, sentenceOf } from "./captions.js";
import { JipingError } from "./error.js";
import { init, methods, rulesets } from "./index.js";
import { languages, type Messages, messagesFor } from "./messages.js";
import { choices, firstRules, type Reading, readingOf } from "./reading.js";
import { marksOf, reservationsOf } from "./reservations.js";

const usage = `usage: jiping count FILE [options]

  FILE              a game record (SGF) or a drawing of the board; - reads standard input
  --rules ID        the ruleset (${firstRules})
  --method ID       the counting method (the ruleset's own)
  --dead WHICH      none, or points such as C3,D4 (the record's own marks, if it has them)
  --komi POINTS     another komi than the ruleset's, or record for the record's own
  --compensation W  what is paid for the end of play: ${choices.compensation.join(", ")} (the ruleset's own)
  --long-cycles W   what a long cycle means: ${choices["long-cycles"].join(" or ")} (the ruleset's own)
  --lang TAG        the language of the words: en or zh-Hans (en)
  --json            the count as JSON

Exit code: 0, 1 when the input is bad, 2 when the command is.`;

/** The command was used in a wrong way. */
class UsageError extends Error {}

interface Request {
  readonly file: string;
  readonly options: ReadonlyMap<string, string>;
  readonly json: boolean;
}

const known = new Set(["rules", "method", "dead", "komi", ...Object.keys(choices), "lang"]);

function parse(words: readonly string[]): Request {
  const [command, ...rest] = words;
  if (command !== "count")
    throw new UsageError(command === undefined ? "no command" : `no command "${command}"`);
  const files: string[] = [];
  const options = new Map<string, string>();
  let json = false;
  for (let index = 0; index < rest.length; index++) {
    const word = rest[index] ?? "";
    const [, name, attached] = /^--([a-z-]+)(?:=(.*))?$/s.exec(word) ?? [];
    if (name === undefined) files.push(word);
    else if (name === "json" && attached === undefined) json = true;
    else if (known.has(name)) options.set(name, attached ?? valueAfter(rest, index++, word));
    else throw new UsageError(`no option ${word}`);
  }
  const [file, more] = files;
  if (file === undefined) throw new UsageError("no file");
  if (more !== undefined) throw new UsageError(`one file only, not ${more} too`);
  return { file, options, json };
}

function valueAfter(words: readonly string[], index: number, option: string): string {
  const value = words[index + 1];
  if (value === undefined) throw new UsageError(`${option} needs a value`);
  return value;
}

/** What can be told before the file is read. */
function check({ options }: Request): void {
  const among = (name: string, allowed: readonly string[]) => {
    const value = options.get(name);
    if (value !== undefined && !allowed.includes(value)) {
      throw new UsageError(`--${name} ${value}: expected one of ${allowed.join(", ")}`);
    }
  };
  among(
    "rules",
    rulesets().map(({ id }) => id),
  );
  among("method", methods(options.get("rules") ?? firstRules));
  for (const [name, allowed] of Object.entries(choices)) among(name, allowed);
  among("lang", Object.keys(languages));
  if (options.get("dead") === "auto") {
    throw new UsageError("--dead auto needs a later version; say none, or which stones are dead");
  }
}

async function inputOf(file: string): Promise<Uint8Array> {
  if (file !== "-") return readFile(file);
  const parts: Uint8Array[] = [];
  for await (const part of process.stdin) parts.push(part);
  return Buffer.concat(parts);
}

/** The count as one JSON object. */
function jsonOf({ count, dead, state }: Reading): string {
  const { rules, method, size, result, ledger, steps, checks } = count;
  return JSON.stringify(
    {
      rules,
      decided: state.decided,
      method,
      result,
      ledger,
      steps,
      checks,
      size,
      dead,
      notes: state.notes,
    },
    null,
    2,
  );
}

/** The count in words. */
function wordsOf({ count, rules, state }: Reading, messages: Messages): string {
  const name = (messages.rulesets[rules.id] ?? rules.id) + marksOf(rules.fields);
  const lines = [`${name} · ${methodName(count.method, messages)}`];
  for (const { mark, sentence } of reservationsOf(rules.fields, state.decided, messages)) {
    lines.push(`${mark} ${sentence}`);
  }
  for (const note of state.notes) lines.push(`! ${errorSentence(note, messages)}`);
  let phase = "";
  for (const [index, step] of count.steps.entries()) {
    if (step.phase !== phase) lines.push("", messages.phases[step.phase]);
    phase = step.phase;
    const cite = citationOf(step, messages);
    lines.push(`${String(index + 1).padStart(4)}  ${sentenceOf(step, messages)}${cite ? `  [${cite}]` : ""}`);
  }
  lines.push("", `${messages.verdict.summary(count.result)}`);
  for (const { method, agrees } of count.checks) {
    lines.push(`${agrees ? "✓" : "✗"} ${messages.verdict.agrees(methodName(method, messages), agrees)}`);
  }
  return lines.join("\n");
}

async function main(words: readonly string[]): Promise<number> {
  if (words.length === 0 || words.includes("--help") || words.includes("-h")) {
    console.log(usage);
    return words.length === 0 ? 2 : 0;
  }
  await init();
  const request = parse(words);
  check(request);
  const { file, options, json } = request;
  const messages = messagesFor(options.get("lang") ?? "en");
  try {
    const reading = readingOf({
      text: await inputOf(file),
      rules: options.get("rules"),
      method: options.get("method"),
      komi: options.get("komi"),
      compensation: options.get("compensation"),
      longCycles: options.get("long-cycles"),
      dead: options.get("dead"),
    });
    const [note] = reading.notes;
    if (note?.code === "bad-value") throw new UsageError(errorSentence(note, messages));
    if (note) throw note;
    console.log(json ? jsonOf(reading) : wordsOf(reading, messages));
    return 0;
  } catch (thrown) {
    if (thrown instanceof UsageError) throw thrown;
    const error = JipingError.from(thrown);
    const { line, column } = error.where;
    const at = line === undefined ? "" : `:${line}${column === undefined ? "" : `:${column}`}`;
    console.error(`${file}${at}: ${errorSentence(error, messages)}`);
    return 1;
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (thrown) {
  if (!(thrown instanceof UsageError)) throw thrown;
  console.error(`jiping: ${thrown.message}\n\n${usage}`);
  process.exitCode = 2;
}
