// Runs the measurements in tests/bench, one after another; `npm run bench -- life` runs that one alone.

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { asCommand, Failure, root, run, say } from "./command.mjs";

await asCommand(import.meta, async () => {
  const folder = join(root, "tests", "bench");
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(".bench.ts") && name.startsWith(process.argv[2] ?? ""))
        .sort()
    : [];
  if (files.length === 0)
    throw new Failure(`there is nothing to measure: no tests/bench/${process.argv[2] ?? "*"}.bench.ts.`);
  await build();
  for (const file of files) {
    say(`── ${file}`);
    await run(process.execPath, ["--import", "tsx", join("tests", "bench", file)]);
  }
});
