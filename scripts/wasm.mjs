// Rust -> pkg/: wasm-pack compiles crate/wasm, wasm-bindgen writes the JavaScript, wasm-opt shrinks the module.

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { asCommand, Failure, root, run, say } from "./command.mjs";
import { toolsPath } from "./pins.mjs";

/** The module and its JavaScript, as wasm-pack names them. */
export const wasmFile = join(root, "pkg", "jiping_wasm_bg.wasm");
const outputs = ["jiping_wasm_bg.wasm", "jiping_wasm.js", "jiping_wasm.d.ts"];
const inputs = [
  "Cargo.toml",
  "Cargo.lock",
  "tools/Cargo.lock",
  "scripts/wasm.mjs",
  "crate/core",
  "crate/wasm",
];

/** Builds pkg/ unless it was built from these very files. */
export async function buildWasm() {
  const stamp = join(root, "pkg", ".built-from");
  const wanted = fingerprint();
  const whole = outputs.every((file) => existsSync(join(root, "pkg", file)));
  if (whole && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;

  say("compiling the core to WebAssembly (under a minute the first time)…");
  rmSync(stamp, { force: true });
  const args = ["build", "crate/wasm", "--target", "web", "--mode", "no-install", "--no-pack"];
  await run("wasm-pack", ["--log-level", "warn", ...args, "--out-dir", join(root, "pkg"), "--", "--locked"], {
    env: { ...toolsPath, RUST_BACKTRACE: "0" },
  });
  checkOptimised();
  writeFileSync(stamp, wanted);
}

/** wasm-pack goes on with one quiet line when it finds no wasm-opt; the section of names is what only wasm-opt drops. */
function checkOptimised() {
  const module = new WebAssembly.Module(readFileSync(wasmFile));
  if (WebAssembly.Module.customSections(module, "name").length > 0) {
    throw new Failure(
      "wasm-opt has not run on the module. It comes with the npm package binaryen: run `npm ci`.",
    );
  }
}

/** A hash over every file that the module is made of. */
function fingerprint() {
  const hash = createHash("sha256");
  for (const file of inputs.flatMap((input) => filesOf(input))) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
}

await asCommand(import.meta, buildWasm);
