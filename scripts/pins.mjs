// Which versions of wasm-pack and wasm-bindgen are wanted, and whether they are here.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ask, Failure, root, withPath } from "./command.mjs";

/** Where the tools are when the project has built them itself. */
export const toolsFolder = join(root, "tools", "target", "debug");

/** The PATH on which wasm-pack finds its own tools: ours if they were built, else those of the reader. */
export const toolsPath = withPath([toolsFolder, join(root, "node_modules", ".bin")]);

/**
 * @param {string} file
 * @param {RegExp} pattern
 */
function version(file, pattern) {
  const found = pattern.exec(readFileSync(join(root, file), "utf8"))?.[1];
  if (!found) throw new Failure(`${file} names no version for ${pattern}.`);
  return found;
}

function pins() {
  const used = version("Cargo.lock", /name = "wasm-bindgen"\r?\nversion = "(.+)"/);
  const built = version("tools/Cargo.toml", /wasm-bindgen-cli = \{ version = "=(.+?)"/);
  if (used !== built) {
    throw new Failure(
      `Cargo.lock uses wasm-bindgen ${used} but tools/Cargo.toml builds ${built}: the two must be the same version.`,
    );
  }
  return { "wasm-pack": version("tools/Cargo.toml", /wasm-pack = "=(.+?)"/), "wasm-bindgen": used };
}

/** The tools that are not here in the version pinned. */
export function missingTools() {
  const env = { ...process.env, ...toolsPath };
  return Object.entries(pins())
    .filter(([tool, pin]) => ask(tool, ["--version"], env)?.split(" ")[1] !== pin)
    .map(([tool, pin]) => `${tool} ${pin}`);
}
