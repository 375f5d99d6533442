// Prints the sizes of what was built and holds them to tests/size-budget.json.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { asCommand, Failure, root } from "./command.mjs";

/** @type {Record<string, { gzip: number }>} */
const budget = JSON.parse(readFileSync(join(root, "tests", "size-budget.json"), "utf8"));

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`.padStart(9);

export function checkSizes() {
  const built = ["dist", "dist/site"]
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((file) => /\.(wasm|js)$/.test(file) && file !== "dist/site/jiping.iife.js");
  const absent = Object.keys(budget).filter((file) => !built.includes(file));
  if (absent.length > 0) throw new Failure(`there is no ${absent.join(", no ")}: run \`npm run build\`.`);

  const over = [];
  console.log(`${"".padEnd(26)}      raw      gzip    budget`);
  for (const file of built) {
    const bytes = readFileSync(join(root, file));
    const gzip = gzipSync(bytes, { level: 9 }).length;
    const limit = budget[file]?.gzip;
    console.log(
      `${file.padEnd(24)}${kilobytes(bytes.length)} ${kilobytes(gzip)} ${limit ? kilobytes(limit) : ""}`,
    );
    if (limit && gzip > limit) over.push(`${file} is ${gzip - limit} bytes over its ${limit}`);
  }
  if (over.length > 0) throw new Failure(`too large (gzip): ${over.join("; ")}.`);
}

await asCommand(import.meta, checkSizes);
