// Runs a list of checks one by one, goes on after a failure, and adds up what passed and failed.

import { stripVTControlCharacters } from "node:util";
import { Failure, say } from "./command.mjs";

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => unknown} run throws on failure; a test runner returns its output
 * @property {boolean} [counts] its output says how many tests passed and failed
 * @property {boolean} [vital] without it the steps after it make no sense
 */

// The closing lines of cargo test, of Node's runner and of Playwright.
const closing = [
  /^test result: .*?(?<passed>\d+) passed; (?<failed>\d+) failed/gm,
  /^ℹ pass (?<passed>\d+)$/gm,
  /^ℹ fail (?<failed>\d+)$/gm,
  /^ {2}(?<passed>\d+) passed \(/gm,
  /^ {2}(?<failed>\d+) failed$/gm,
];

/** @param {unknown} output */
function count(output) {
  const text = stripVTControlCharacters(String(output ?? ""));
  const total = { passed: 0, failed: 0 };
  for (const { groups } of closing.flatMap((pattern) => [...text.matchAll(pattern)])) {
    total.passed += Number(groups?.passed ?? 0);
    total.failed += Number(groups?.failed ?? 0);
  }
  return total;
}

/** @param {Step[]} steps */
export async function runSteps(steps) {
  const total = { passed: 0, failed: 0 };
  const broken = [];
  for (const step of steps) {
    say(`── ${step.name}`);
    const start = performance.now();
    let output;
    let ok = true;
    try {
      output = await step.run();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      ok = false;
      output = "output" in error ? error.output : "";
      broken.push(`${step.name}: ${error.message}`);
      process.stderr.write(`jiping: ${error.message}\n`);
    }
    const { passed, failed } = step.counts ? count(output) : { passed: ok ? 1 : 0, failed: 0 };
    total.passed += passed;
    // A step that failed without a failing test, say because it did not compile, is one failure.
    total.failed += ok ? failed : Math.max(failed, 1);
    say(`${ok ? "passed" : "FAILED"} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    if (!ok && step.vital) {
      broken.push("the steps after it were not run");
      break;
    }
  }
  if (broken.length > 0) {
    process.exitCode = 1;
    process.stderr.write(`\n${broken.map((line) => `  ${line}\n`).join("")}\n`);
  }
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
}
