// www/ -> dist/types/: one .d.ts a file, beside the declarations that wasm-bindgen wrote for the engine.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, runPackage } from "./command.mjs";

export async function writeTypes() {
  // www/x.ts imports "../pkg/…", so dist/types/x.d.ts does: its engine is dist/pkg/.
  mkdirSync(join(root, "dist", "pkg"), { recursive: true });
  const glue = readFileSync(join(root, "pkg", "jiping_wasm.d.ts"), "utf8");
  // No class of the package has it, and not every reader's library of types knows the symbol.
  const known = glue.replace(/^ *\[Symbol\.dispose\]\(\): void;\n/gm, "");
  writeFileSync(join(root, "dist", "pkg", "jiping_wasm.d.ts"), known);
  await runPackage("typescript/bin/tsc", ["--project", "scripts/types.tsconfig.json"]);
}
