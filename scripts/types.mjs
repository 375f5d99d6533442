// www/ -> dist/types/: one .d.ts a file, beside the declarations that wasm-bindgen wrote for the engine.

import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { root, runPackage } from "./command.mjs";

export async function writeTypes() {
  // www/x.ts imports "../pkg/…", so dist/types/x.d.ts does: its engine is dist/pkg/.
  mkdirSync(join(root, "dist", "pkg"), { recursive: true });
  cpSync(join(root, "pkg", "jiping_wasm.d.ts"), join(root, "dist", "pkg", "jiping_wasm.d.ts"));
  await runPackage("typescript/bin/tsc", ["--project", "scripts/types.tsconfig.json"]);
}
