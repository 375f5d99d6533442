// The worked cases of tests/cases through the JavaScript API, file by file, and the proof that each of their
// expectations can fail. The core's own tests run the same files and also the identities of case C14.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { init, methods, rulesets } from "jiping";
import { type Case, read } from "./cases/format.ts";
import { countsFor, observe } from "./cases/observe.ts";
import { play } from "./cases/play.ts";

await init();

const folder = new URL("../cases/", import.meta.url);
const names = { rulesets: rulesets().map((row) => row.id), methods: methods() };

interface Report {
  checks: number;
  readonly failures: string[];
}

function run(file: string, cases: readonly Case[], alter: (value: string) => string): Report {
  const report: Report = { checks: 0, failures: [] };
  for (const { id, lines } of cases)
    for (const line of lines)
      for (const rules of new Set(line.expected.flatMap((expected) => expected.rules))) {
        const fail = (at: number, what: string) =>
          report.failures.push(`${file}:${at}: case ${id}, ruleset ${rules}: ${what}`);
        try {
          const outcome = play(line, rules);
          for (const { at, subject, value, methods, ...expected } of line.expected) {
            if (!expected.rules.includes(rules)) continue;
            const counts = countsFor(subject, methods, outcome);
            for (const count of counts.length === 0 ? [undefined] : counts) {
              const seen = observe(subject, outcome, count);
              const by = count ? ` by ${count.method}` : "";
              report.checks += 1;
              if (seen !== alter(value)) fail(at, `expected ${subject} ${value}${by}, got ${seen}`);
            }
          }
        } catch (error) {
          report.checks += 1;
          fail(line.at, String(error));
        }
      }
  return report;
}

for (const file of readdirSync(folder).filter((name) => name.endsWith(".txt"))) {
  test(`cases of ${file}`, (context) => {
    const cases = read(file, readFileSync(new URL(file, folder), "utf8"), names);
    const { checks, failures } = run(file, cases, (value) => value);
    const later = cases.reduce((sum, one) => sum + one.later, 0);
    context.diagnostic(`${cases.length} cases, ${checks} checks; ${later} not yet run`);
    assert.equal(failures.length, 0, `${failures.length} of ${checks} checks fail:\n${failures.join("\n")}`);
    const altered = run(file, cases, (value) => `not ${value}`);
    assert.equal(altered.failures.length, checks, "an expectation cannot fail");
  });
}
