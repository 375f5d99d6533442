// Everything: the checks, the tests of the core, the build, the tests of the package in Node and in real browsers.

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { missingBrowsers, setupBrowsers } from "./browsers.mjs";
import { buildStep, rustChecks, webChecks } from "./check.mjs";
import { asCommand, Failure, root, run, runPackage } from "./command.mjs";
import { setup, setupLints } from "./setup.mjs";
import { runSteps } from "./steps.mjs";

/**
 * @param {string} folder
 * @param {string} ending
 */
function filesIn(folder, ending) {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => `${folder}/${name}`);
}

function unitTests() {
  const files = filesIn("tests/unit", ".test.ts");
  if (files.length === 0) throw new Failure("there is no tests/unit/*.test.ts.");
  return run(process.execPath, ["--import", "tsx", "--test", "--test-reporter=spec", ...files], {
    keep: true,
  });
}

function browserTests() {
  const missing = missingBrowsers();
  if (missing) throw new Failure(missing);
  return runPackage("@playwright/test/cli.js", ["test"], { keep: true });
}

await asCommand(import.meta, async () => {
  await setup();
  await setupLints();
  await setupBrowsers();
  await runSteps([
    ...rustChecks,
    {
      name: "tests of the core",
      counts: true,
      run: () => run("cargo", ["test", "--locked", "--workspace"], { keep: true }),
    },
    buildStep,
    ...webChecks,
    { name: "tests of the package in Node", counts: true, run: unitTests },
    { name: "tests in browsers", counts: true, run: browserTests },
  ]);
});
