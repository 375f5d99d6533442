// Installs what is missing: the wasm target, the npm packages, the WebAssembly tools. Quick when all is there.

import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { asCommand, ask, Failure, root, run, say } from "./command.mjs";
import { missingTools, toolsFolder } from "./pins.mjs";

const WASM = "wasm32-unknown-unknown";

/** Everything that a build needs. */
export async function setup() {
  checkNode();
  checkRust();
  await addWasmTarget();
  await installPackages();
  await buildTools();
}

/** rustfmt and clippy, which a minimal profile of rustup leaves out. */
export async function setupLints() {
  const commands = { rustfmt: "fmt", clippy: "clippy" };
  const missing = Object.entries(commands)
    .filter(([, command]) => !ask("cargo", [command, "--version"]))
    .map(([component]) => component);
  if (missing.length === 0) return;
  say(`adding ${missing.join(" and ")} by rustup…`);
  await run("rustup", ["component", "add", ...missing]);
}

function checkNode() {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    throw new Failure(`Node 20 or later is needed; this is Node ${process.versions.node}.`);
  }
}

function checkRust() {
  const needed = /rust-version = "(.+)"/.exec(readFileSync(join(root, "Cargo.toml"), "utf8"))?.[1] ?? "1.95";
  const found = /rustc (\d+)\.(\d+)/.exec(ask("rustc", ["--version"]) ?? "");
  if (!found || !ask("cargo", ["--version"])) {
    throw new Failure(
      `Rust ${needed} is needed, and there is no rustc or cargo here. Install rustup (https://rustup.rs) and try again.`,
    );
  }
  const [major = 0, minor = 0] = needed.split(".").map(Number);
  if (Number(found[1]) < major || (Number(found[1]) === major && Number(found[2]) < minor)) {
    throw new Failure(
      `Rust ${needed} or later is needed; this is ${found[1]}.${found[2]}. \`rustup update stable\` brings it up to date.`,
    );
  }
}

async function addWasmTarget() {
  const libraries = ask("rustc", ["--print", "target-libdir", "--target", WASM]);
  if (libraries && existsSync(libraries)) return;
  if (!ask("rustup", ["--version"])) {
    throw new Failure(
      `This Rust cannot compile for ${WASM}, and there is no rustup here to add it. Install rustup (https://rustup.rs).`,
    );
  }
  say(`adding the target ${WASM} by rustup…`);
  await run("rustup", ["target", "add", WASM]);
}

async function installPackages() {
  const stamp = join(root, "node_modules", ".installed-from");
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say("installing the npm packages (esbuild, TypeScript, Playwright and others, about 300 MB)…");
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
  const npm = process.env.npm_execpath;
  if (npm?.endsWith(".js")) await run(process.execPath, [npm, ...args]);
  else await run("npm", args);
  writeFileSync(stamp, wanted);
}

async function buildTools() {
  if (missingTools().length === 0) return;
  say("building the WebAssembly tools (wasm-pack and wasm-bindgen) once, about three minutes…");
  const manifest = join("tools", "Cargo.toml");
  // The target folder is named: a CARGO_TARGET_DIR of the reader's would put the tools elsewhere.
  await run("cargo", [
    "build",
    "--locked",
    "--manifest-path",
    manifest,
    "--target-dir",
    join("tools", "target"),
  ]);
  const missing = missingTools();
  if (missing.length > 0)
    throw new Failure(`${toolsFolder} still lacks ${missing.join(" and ")} after the build.`);
}

await asCommand(import.meta, setup);
