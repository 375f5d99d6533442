// Runs other programs, and tells a reader in words when one is missing or fails.

import { spawn, spawnSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the project. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A failure whose message is all that a reader needs: no stack is printed. */
export class Failure extends Error {}

/** @param {string} line */
export function say(line) {
  process.stdout.write(`jiping: ${line}\n`);
}

/**
 * Runs a program in the folder of the project and shows its output; returns the output as text if `keep` is set.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, keep?: boolean }} [options]
 * @returns {Promise<string>}
 */
export function run(program, args, { env = {}, keep = false } = {}) {
  const wantsColor = keep && process.stdout.isTTY;
  const color = wantsColor ? { FORCE_COLOR: "1", CARGO_TERM_COLOR: "always" } : {};
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...color, ...env },
      stdio: ["ignore", keep ? "pipe" : "inherit", "inherit"],
    });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout?.on("data", (chunk) => {
      chunks.push(chunk);
      process.stdout.write(chunk);
    });
    const shown = [program === process.execPath ? "node" : program, ...args].join(" ");
    child.on("error", (error) => reject(new Failure(`\`${shown}\` could not be started: ${error.message}`)));
    child.on("close", (code, signal) => {
      const output = Buffer.concat(chunks).toString("utf8");
      if (code === 0) resolve(output);
      else
        reject(
          Object.assign(new Failure(`\`${shown}\` failed (${signal ?? `exit code ${code}`})`), { output }),
        );
    });
  });
}

/**
 * What a program prints, or null if it is missing or fails.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function ask(program, args, env = process.env) {
  const { status, stdout } = spawnSync(program, args, { cwd: root, env, encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}

/**
 * Runs a JavaScript command of an npm package, on any system and without npx.
 * @param {string} script path under node_modules
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, keep?: boolean }} [options]
 */
export function runPackage(script, args, options) {
  return run(process.execPath, [join(root, "node_modules", script), ...args], options);
}

/**
 * The environment in which the folders given come first on the PATH.
 * @param {string[]} folders
 */
export function withPath(folders) {
  return { PATH: [...folders, process.env.PATH ?? ""].join(delimiter) };
}

/**
 * Runs `main` if the module was started as a command, and turns a failure into a message and an exit code.
 * @param {ImportMeta} meta
 * @param {() => unknown} main
 */
export async function asCommand(meta, main) {
  const started = process.argv[1];
  if (!started || realpathSync(started) !== fileURLToPath(meta.url)) return;
  try {
    await main();
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof Failure) process.stderr.write(`jiping: ${error.message}\n`);
    else throw error;
  }
}
