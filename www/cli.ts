/**
 * The command: `jiping count FILE` tells the result and the steps of a count, `jiping compare FILE` the results under
 * all rulesets and what their differences are made of; in words or as JSON.
 */
import { readFile } from "node:fs/promises";
import process from "node:process";
import { isOfRules } from "./agreement.js";
import { citationOf, errorSentence, methodName, sentenceOf } from "./captions.js";
import { check, komiFor, parse, type Request, UsageError, usage } from "./command.js";
import { tableOf } from "./comparison.js";
import { equationText, proofsOf } from "./equations.js";
import { JipingError } from "./error.js";
import { init } from "./index.js";
import { comparisonWordsFor } from "./messages/comparison.js";
import { type Messages, messagesFor } from "./messages.js";
import { type Reading, readingOf } from "./reading.js";
import { marksOf, reservationsOf } from "./reservations.js";

async function inputOf(file: string): Promise<Uint8Array> {
  if (file !== "-") return readFile(file);
  const parts: Uint8Array[] = [];
  for await (const part of process.stdin) parts.push(part);
  return Buffer.concat(parts);
}

/** The count as one JSON object. */
function jsonOf({ count, dead, owners, state }: Reading): string {
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
      owners,
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
  for (const { method, agrees, own, equations } of proofsOf(count)) {
    if (own) continue;
    lines.push(`${agrees ? "✓" : "✗"} ${messages.verdict.agrees(methodName(method, messages), agrees)}`);
    lines.push(...equations.map((equation) => `    ${equationText(equation, messages)}`));
  }
  return lines.join("\n");
}

/** The comparison, as one JSON object or in words. */
function comparisonOf(reading: Reading, { options, json }: Request, messages: Messages): string {
  const { game, called, state } = reading;
  const komi = komiFor(options);
  const comparison = game.compare({ ...called, ...(komi !== undefined && { komi }) });
  if (json) {
    return JSON.stringify({ ...comparison, size: state.size, ...called, notes: state.notes }, null, 2);
  }
  // Each row has a komi of its own.
  const told = state.notes.filter(({ code }) => code !== "record-komi");
  const notes = told.map((note) => `! ${errorSentence(note, messages)}`);
  const table = tableOf(comparison, { messages, comparison: comparisonWordsFor(messages.lang) });
  return [...notes, ...(notes.length > 0 ? [""] : []), ...table].join("\n");
}

async function main(words: readonly string[]): Promise<number> {
  if (words.length === 0 || words.includes("--help") || words.includes("-h")) {
    console.log(usage);
    return words.length === 0 ? 2 : 0;
  }
  await init();
  const request = parse(words);
  check(request);
  const { command, file, options, json } = request;
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
      dead: options.get("dead"),
      owners: options.get("owners"),
    });
    // What only the base has no room for still counts under the others.
    const [note] = command === "compare" ? reading.notes.filter((told) => !isOfRules(told)) : reading.notes;
    if (note?.code === "bad-value") throw new UsageError(errorSentence(note, messages));
    if (note) throw note;
    if (command === "compare") console.log(comparisonOf(reading, request, messages));
    else console.log(json ? jsonOf(reading) : wordsOf(reading, messages));
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
