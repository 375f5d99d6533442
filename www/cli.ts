/**
 * The command: `jiping count FILE` tells the result and the steps of a count, `jiping compare FILE` the results under
 * all rulesets and what their differences are made of; in words or as JSON. `jiping picture FILE` draws a count,
 * `jiping sgf FILE` writes the game with what was agreed, `jiping diagram FILE` its board as text.
 */
import { readFile } from "node:fs/promises";
import process from "node:process";
import { type Agreement, isOfRules } from "./agreement.js";
import { citationOf, errorSentence, methodName, sentenceOf, summaryOf } from "./captions.js";
import {
  check,
  formFor,
  help,
  komiFor,
  parse,
  type Request,
  stepFor,
  UsageError,
  usage,
  widthFor,
} from "./command.js";
import { tableOf } from "./comparison.js";
import type { Count, Phase, Step } from "./count.js";
import { equationText, proofsOf } from "./equations.js";
import { JipingError } from "./error.js";
import { init } from "./index.js";
import { comparisonWordsFor } from "./messages/comparison.js";
import { type Messages, messagesFor } from "./messages.js";
import { type Noticed, toldOf } from "./proposal.js";
import { type Proposal, type Reading, readingOf } from "./reading.js";
import { marksOf, reservationsOf } from "./reservations.js";
import { stillOf } from "./still.js";

async function inputOf(file: string): Promise<Uint8Array> {
  if (file !== "-") return readFile(file).catch((thrown) => Promise.reject(unreadable(file, thrown)));
  const parts: Uint8Array[] = [];
  for await (const part of process.stdin) parts.push(part);
  return Buffer.concat(parts);
}

/** Why a file could not be read. */
function unreadable(src: string, thrown: NodeJS.ErrnoException): JipingError {
  const why: Readonly<Record<string, string>> = {
    ENOENT: `there is no file ${src}`,
    EISDIR: `${src} is a folder`,
    EACCES: `the file ${src} may not be read`,
  };
  return new JipingError("unreadable", why[thrown.code ?? ""] ?? `the file ${src} could not be read`, {
    src,
  });
}

/** What was judged, as an object has it; nothing where the dead are named or marked. */
function judgedOf({ proposal }: Reading): Partial<Proposal> {
  return typeof proposal === "object" ? proposal : {};
}

/** What was judged, in words: first what the players should look at. */
function adviceOf(reading: Reading, { life }: Messages): string[] {
  const told = toldOf(reading, life);
  if (!told) return [];
  const lines = (mark: string, { chains, findings }: Noticed) => [
    ...chains.map(
      ({ color, stones, dead }) => `${mark} ${life.chain(stones[0] ?? "", color, stones.length, dead)}`,
    ),
    ...findings.map(({ sentence }) => `${mark} ${sentence}`),
  ];
  return [told.summary, ...lines("?", told.first), ...lines("·", told.more)];
}

/** The count as one JSON object. */
function jsonOf(reading: Reading): string {
  const { count, dead, owners, state } = reading;
  const { rules, method, size, result, ledger, steps, checks, recorded } = count;
  return JSON.stringify(
    {
      rules,
      decided: state.decided,
      method,
      result,
      ledger,
      steps,
      checks,
      recorded,
      size,
      dead,
      owners,
      notes: state.notes,
      ...judgedOf(reading),
    },
    null,
    2,
  );
}

/** The steps in words, each phase under its name; what several in a row say is said once. */
function stepsOf({ steps }: Count, messages: Messages): string[] {
  const runs: { phase: Phase; said: string; first: number; times: number }[] = [];
  for (const [index, step] of steps.entries()) {
    const said = saidOf(step, messages);
    const run = runs.at(-1);
    if (run?.said === said && run.phase === step.phase) run.times++;
    else runs.push({ phase: step.phase, said, first: index + 1, times: 1 });
  }
  return runs.flatMap(({ phase, said, first, times }, index) => [
    ...(phase === runs[index - 1]?.phase ? [] : ["", messages.phases[phase]]),
    `${String(first).padStart(4)}  ${said}${times > 1 ? `  ×${times}` : ""}`,
  ]);
}

function saidOf(step: Step, messages: Messages): string {
  const cite = citationOf(step, messages);
  return `${sentenceOf(step, messages)}${cite ? `  [${cite}]` : ""}`;
}

/** The count in words, the result at last. */
function wordsOf({ count, rules, state }: Reading, brief: boolean, messages: Messages): string {
  const name = (messages.rulesets[rules.id] ?? rules.id) + marksOf(rules.fields);
  const lines = [`${name} · ${methodName(count.method, messages)}`];
  for (const { mark, sentence } of reservationsOf(rules.fields, state.decided, messages)) {
    lines.push(`${mark} ${sentence}`);
  }
  const { recorded } = count;
  for (const note of [...state.notes, ...(recorded ? [recorded] : [])]) {
    lines.push(`! ${errorSentence(note, messages)}`);
  }
  const result = count.steps.filter(({ phase }) => phase === "verdict").at(-1);
  const told = [summaryOf(count, messages), ...(result ? [sentenceOf(result, messages)] : [])];
  if (brief) return [...lines, ...told].join("\n");
  lines.push(...stepsOf(count, messages), "");
  for (const { method, agrees, own, equations } of proofsOf(count)) {
    if (own) continue;
    lines.push(`${agrees ? "✓" : "✗"} ${messages.verdict.agrees(methodName(method, messages), agrees)}`);
    lines.push(...equations.map((equation) => `    ${equationText(equation, messages)}`));
  }
  return [...lines, "", ...told].join("\n");
}

/** The comparison, as one JSON object or in words. */
function comparisonOf(reading: Reading, { options, flags }: Request, messages: Messages): string {
  const { game, called, state } = reading;
  const komi = komiFor(options);
  const comparison = game.compare({ ...called, ...(komi !== undefined && { komi }) });
  if (flags.has("json")) {
    const { size, notes } = state;
    return JSON.stringify({ ...comparison, size, ...called, notes, ...judgedOf(reading) }, null, 2);
  }
  // Each row has rules and a komi of its own.
  const told = state.notes.filter(({ code }) => code !== "record-komi" && code !== "record-rules");
  const notes = told.map((note) => `! ${errorSentence(note, messages)}`);
  const table = tableOf(comparison, { messages, comparison: comparisonWordsFor(messages.lang) });
  return [...notes, ...(notes.length > 0 ? [""] : []), ...table].join("\n");
}

/** The agreement as far as the ruleset has room for it. */
function agreed({ dead, owners }: Reading): Agreement {
  return { dead, owners };
}

/** What a command that could be read answers. */
function answerOf(reading: Reading, request: Request, messages: Messages): string {
  const { command, options, flags } = request;
  const { count } = reading;
  switch (command) {
    case "compare":
      return comparisonOf(reading, request, messages);
    case "picture":
      return stillOf(count, stepFor(options, count.steps.length), messages, widthFor(options)).trimEnd();
    case "sgf":
      return reading.game.toSgf(agreed(reading)).trimEnd();
    case "diagram":
      return reading.game.toDiagram({ ...agreed(reading), ...formFor(options) }).trimEnd();
    case "count":
      return flags.has("json") ? jsonOf(reading) : wordsOf(reading, flags.has("brief"), messages);
  }
}

async function version(): Promise<string> {
  return JSON.parse(await readFile(new URL("../package.json", import.meta.url), "utf8")).version;
}

async function main(words: readonly string[]): Promise<number> {
  if (words.length === 0) {
    console.log(usage);
    return 2;
  }
  await init();
  if (words.includes("--help") || words.includes("-h")) {
    console.log(help());
    return 0;
  }
  if (words[0] === "--version") {
    console.log(await version());
    return 0;
  }
  const request = parse(words);
  check(request);
  const { command, file, options } = request;
  const messages = messagesFor(options.get("lang") ?? "en");
  try {
    const reading = readingOf({
      text: await inputOf(file),
      rules: options.get(command === "compare" ? "base" : "rules"),
      method: options.get("method"),
      // A comparison takes one komi for all rulesets, and the game is read with its own.
      komi: command === "compare" ? undefined : options.get("komi"),
      compensation: options.get("compensation"),
      longCycles: options.get("long-cycles"),
      encoding: options.get("encoding"),
      captured: options.get("captured"),
      passes: options.get("passes"),
      dead: options.get("dead"),
      owners: options.get("owners"),
    });
    // What only the base has no room for still counts under the others.
    const [note] = command === "compare" ? reading.notes.filter((told) => !isOfRules(told)) : reading.notes;
    if (note?.code === "bad-value") throw new UsageError(errorSentence(note, messages));
    if (note) throw note;
    for (const line of adviceOf(reading, messages)) console.error(line);
    console.log(answerOf(reading, request, messages));
    return 0;
  } catch (thrown) {
    if (thrown instanceof UsageError) throw thrown;
    const error = JipingError.from(thrown);
    const { line, column } = error.where;
    const at = line === undefined ? "" : `:${line}${column === undefined ? "" : `:${column}`}`;
    const place = error.code === "unreadable" ? "jiping" : `${file}${at}`;
    console.error(`${place}: ${errorSentence(error, messages)}`);
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
