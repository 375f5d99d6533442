// pkg/ and www/ -> dist/: the ES modules, the classic scripts that carry the WebAssembly inside, and the site.

import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Failure, root } from "./command.mjs";
import { wasmFile } from "./wasm.mjs";

/** ES modules: dist/NAME.js. They share their code in chunks, and dist/jiping.wasm lies beside them. */
const modules = {
  index: "www/index.ts",
  element: "www/element.ts",
  define: "www/define.ts",
  cli: "www/cli.ts",
};

/** Classic scripts, each one file: they work from file:// and in any page. */
const scripts = [
  { entry: "www/standalone.ts", out: "dist/jiping.iife.js", name: "jiping" },
  { entry: "www/site/page.ts", out: "dist/site/site.js", name: undefined },
  { entry: "www/site/rules/trials.ts", out: "dist/site/rules.js", name: undefined },
];

/** The pages, styles and games of the site are copied as they are. */
const site = "www/site";

/** Bundles whatever entry is there, then fails if one was missing. */
export async function bundle() {
  const esbuild = await import("esbuild");
  /** @param {import("esbuild").BuildOptions} options */
  const build = (options) =>
    esbuild.build(options).catch(() => {
      throw new Failure("esbuild could not bundle www/: its messages are above.");
    });
  const dist = join(root, "dist");
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  copyFileSync(wasmFile, join(dist, "jiping.wasm"));

  /** @type {import("esbuild").BuildOptions} */
  const common = {
    absWorkingDir: root,
    bundle: true,
    target: "es2022",
    loader: { ".sgf": "text", ".txt": "text" },
    plugins: [wasmInside(), styleInside()],
    // Reached in Node only, and from the ES modules only; the classic scripts carry such lines along unused.
    external: ["node:*"],
    logOverride: { "empty-import-meta": "silent" },
    logLevel: "warning",
  };
  await build({
    ...common,
    entryPoints: Object.fromEntries(Object.entries(modules).filter(([, entry]) => isThere(entry))),
    outdir: "dist",
    format: "esm",
    splitting: true,
    chunkNames: "chunk-[hash]",
    platform: "neutral",
    charset: "utf8",
  });
  for (const { entry, out, name } of scripts.filter(({ entry }) => isThere(entry))) {
    // Left in ASCII: a page in another encoding than UTF-8 reads a classic script in its own.
    await build({
      ...common,
      entryPoints: [entry],
      outfile: out,
      format: "iife",
      ...(name && { globalName: name }),
      platform: "browser",
      minify: true,
      legalComments: "none",
      plugins: [...(common.plugins ?? []), glueForToday()],
    });
  }
  makeCommand(join(dist, "cli.js"));
  copySite(join(dist, "site"));
  await writeRulesPages(esbuild, dist);

  const missing = [...Object.values(modules), ...scripts.map(({ entry }) => entry), `${site}/index.html`];
  const lacking = missing.filter((entry) => !isThere(entry));
  if (lacking.length > 0) throw new Failure(`dist/ is not whole: there is no ${lacking.join(", no ")}.`);
}

/** @param {string} entry */
function isThere(entry) {
  return existsSync(join(root, entry));
}

/**
 * `import wasm from "virtual:wasm"` gives the module, gzipped, in base64. Zopfli searches some seconds for what gzip
 * settles at once, and packs it a seventeenth smaller.
 * @returns {import("esbuild").Plugin}
 */
function wasmInside() {
  /** @type {Promise<Uint8Array> | undefined} */
  let packed;
  return {
    name: "wasm-inside",
    setup(build) {
      build.onResolve({ filter: /^virtual:wasm$/ }, ({ path }) => ({ path, namespace: "wasm-inside" }));
      build.onLoad({ filter: /.*/, namespace: "wasm-inside" }, async () => {
        const { default: zopfli } = await import("@gfx/zopfli");
        packed ??= zopfli.gzipAsync(readFileSync(wasmFile), {});
        return { contents: Buffer.from(await packed).toString("base64"), loader: "text" };
      });
    },
  };
}

/**
 * A style sheet imported as text, without its spaces.
 * @returns {import("esbuild").Plugin}
 */
function styleInside() {
  return {
    name: "style-inside",
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
        const css = readFileSync(path, "utf8");
        const { code } = await build.esbuild.transform(css, { loader: "css", minify: true });
        return { contents: code.trim(), loader: "text" };
      });
    },
  };
}

/**
 * What wasm-bindgen writes for browsers older than DecompressionStream, without which a classic script cannot
 * start. A part that is found no more stays in, and the size budget tells.
 */
const forOldBrowsers = [
  // TextEncoder without encodeInto, and memory that cannot grow.
  /if \(!\('encodeInto' in cachedTextEncoder\)\) \{.*?\n\}\n/s,
  /if \(realloc === undefined\) \{.*?\n {4}\}\n/s,
  // A decoder of Safari's that stops after two gigabytes.
  /numBytesDecoded \+= bytes\.length;.*?\n {4}\}\n/s,
  // No finalizers. And `using`: the classes here are covered by those of engine.ts.
  /\(typeof FinalizationRegistry === 'undefined'\)\s*\? \{ register: .*? \}\s*:/gs,
  /^if \(Symbol\.dispose\) .*\n/gm,
];

/**
 * The glue of wasm-bindgen without what no browser needs that can run it.
 * @returns {import("esbuild").Plugin}
 */
function glueForToday() {
  return {
    name: "glue-for-today",
    setup(build) {
      build.onLoad({ filter: /jiping_wasm\.js$/ }, ({ path }) => ({
        contents: forOldBrowsers.reduce((text, part) => text.replace(part, ""), readFileSync(path, "utf8")),
        loader: "js",
      }));
    },
  };
}

/** @param {string} file */
function makeCommand(file) {
  if (!existsSync(file)) return;
  const text = readFileSync(file, "utf8");
  if (!text.startsWith("#!")) writeFileSync(file, `#!/usr/bin/env node\n${text}`);
  chmodSync(file, 0o755);
}

/**
 * The pages about rulesets: their texts are in www/site/rules, what they say of a ruleset's fields is the engine's.
 * @param {typeof import("esbuild")} esbuild
 * @param {string} dist
 */
async function writeRulesPages(esbuild, dist) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: ["www/site/rules/write.ts"],
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
  });
  const [script] = outputFiles;
  if (!script) throw new Failure("esbuild wrote nothing for www/site/rules/write.ts.");
  // Needed once and by nobody else, so that it has no file of its own.
  const address = `data:text/javascript;base64,${Buffer.from(script.contents).toString("base64")}`;
  const { writePages } = await import(address);
  const { init, rulesets } = await import(pathToFileURL(join(dist, "index.js")).href);
  await init();
  const target = join(dist, "site", "rules");
  mkdirSync(target, { recursive: true });
  for (const { name, text } of writePages(rulesets())) writeFileSync(join(target, name), text);
}

/** @param {string} target */
function copySite(target) {
  if (!isThere(site)) return;
  mkdirSync(dirname(target), { recursive: true });
  cpSync(join(root, site), target, { recursive: true, filter: (source) => extname(source) !== ".ts" });
  const standalone = join(root, "dist", "jiping.iife.js");
  if (existsSync(standalone)) copyFileSync(standalone, join(target, "jiping.iife.js"));
}
