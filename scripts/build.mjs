// Installs what is missing and builds dist/.

import { bundle } from "./bundle.mjs";
import { asCommand, say } from "./command.mjs";
import { setup } from "./setup.mjs";
import { checkSizes } from "./size.mjs";
import { writeTypes } from "./types.mjs";
import { buildWasm } from "./wasm.mjs";

export async function build() {
  await setup();
  await buildWasm();
  say("bundling dist/…");
  await bundle();
  await writeTypes();
  checkSizes();
}

await asCommand(import.meta, build);
