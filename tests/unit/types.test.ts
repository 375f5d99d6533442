// The types of the package, as a reader's own compiler sees them: strict, without skipLibCheck.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const compiler = join(root, "node_modules", "typescript", "bin", "tsc");
const skip = existsSync(join(root, "dist", "types")) ? false : "dist/ has not been built";

const page = `
import { type Count, Game, init, JipingError, methods, type Ruleset, rulesets } from "jiping";
import { create } from "jiping/define";
import { JipingBoard } from "jiping/element";

export const starting: Promise<void> = init();
const settlement = Game.fromSgf("(;SZ[5])", { rules: "law-2012" }).settle();
export const count: Count = settlement.count();
export const first: Ruleset | undefined = rulesets()[0];
export const names: string[] = methods("aga");
export const error: Error = new JipingError("code", "message");
document.querySelector("jiping-board")?.play();
document.createElement("jiping-board").step = 3;
export const board: JipingBoard = create(document.body, { rules: "aga", text: "(;SZ[5])" });
// @ts-expect-error
document.querySelector("jiping-board")?.noSuchMethod();
`;

test("a page in strict TypeScript compiles against the package", { skip }, () => {
  const folder = mkdtempSync(join(tmpdir(), "jiping-types-"));
  try {
    mkdirSync(join(folder, "node_modules"));
    symlinkSync(root, join(folder, "node_modules", "jiping"), "dir");
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    writeFileSync(join(folder, "page.ts"), page);
    const options = ["--strict", "--noEmit", "--lib", "es2022,dom", "--target", "es2022"];
    const resolution = ["--module", "esnext", "--moduleResolution", "bundler", "--types", ""];
    const { stdout, status } = spawnSync(process.execPath, [compiler, ...options, ...resolution, "page.ts"], {
      cwd: folder,
      encoding: "utf8",
    });
    assert.equal(stdout, "");
    assert.equal(status, 0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
