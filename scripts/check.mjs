// Formats, lints and types: everything that can be said of the sources without running them.

import { build } from "./build.mjs";
import { asCommand, run, runPackage } from "./command.mjs";
import { setup, setupLints } from "./setup.mjs";
import { runSteps } from "./steps.mjs";

/** @type {import("./steps.mjs").Step[]} */
export const rustChecks = [
  {
    name: "rustfmt",
    run: async () => {
      await run("cargo", ["fmt", "--all", "--check"]);
      await run("cargo", ["fmt", "--manifest-path", "tools/Cargo.toml", "--check"]);
    },
  },
  {
    name: "clippy",
    run: () =>
      run("cargo", ["clippy", "--locked", "--workspace", "--all-targets", "--", "--deny", "warnings"]),
  },
  {
    name: "rustdoc",
    run: () =>
      run("cargo", ["doc", "--locked", "--workspace", "--no-deps"], {
        env: { RUSTDOCFLAGS: "--deny warnings" },
      }),
  },
];

/** @type {import("./steps.mjs").Step} */
export const buildStep = { name: "build and size budget", run: build, vital: true };

/** @type {import("./steps.mjs").Step[]} */
export const webChecks = [
  { name: "types of the TypeScript", run: () => runPackage("typescript/bin/tsc", ["--project", "."]) },
  {
    name: "format and lints of the TypeScript",
    run: () => runPackage("@biomejs/biome/bin/biome", ["check", "--error-on-warnings"]),
  },
];

await asCommand(import.meta, async () => {
  await setup();
  await setupLints();
  await runSteps([...rustChecks, buildStep, ...webChecks]);
});
