// A static server for this machine only: the site at /, the whole of dist/ at /dist/, under a strict policy.

import { createReadStream } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, sep } from "node:path";
import { asCommand, Failure, root, say } from "./command.mjs";

const mounts = [
  { prefix: "/dist/", folder: join(root, "dist") },
  { prefix: "/pages/", folder: join(root, "tests", "e2e", "pages") },
  { prefix: "/", folder: join(root, "dist", "site") },
];

/** @type {Record<string, string>} */
const types = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".ts": "text/plain; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".wasm": "application/wasm",
  // No charset: a game record names its own.
  ".sgf": "application/x-go-sgf",
};

const headers = {
  "Content-Security-Policy": [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' blob: data:",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join("; "),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-cache",
};

/**
 * The file that an address names, or null if it names none inside its folder.
 * @param {string} address
 */
async function fileAt(address) {
  let path = decodeURIComponent(new URL(address, "http://localhost").pathname);
  if (path.endsWith("/")) path += "index.html";
  const mount = mounts.find(({ prefix }) => path.startsWith(prefix));
  if (!mount) return null;
  const folder = await realpath(mount.folder);
  const file = await realpath(join(folder, path.slice(mount.prefix.length)));
  if (!file.startsWith(folder + sep)) return null;
  return (await stat(file)).isFile() ? file : null;
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
async function answer(request, response) {
  /** @param {number} status @param {string} text */
  const refuse = (status, text) =>
    response.writeHead(status, { ...headers, "Content-Type": "text/plain; charset=utf-8" }).end(`${text}\n`);
  if (request.method !== "GET" && request.method !== "HEAD") return refuse(405, "Only GET and HEAD.");
  // An address that cannot be decoded and a file that is not there are the same to a reader.
  const file = await fileAt(request.url ?? "/").catch(() => null);
  if (!file) return refuse(404, "There is no such file.");
  response.writeHead(200, { ...headers, "Content-Type": types[extname(file)] ?? "application/octet-stream" });
  if (request.method === "HEAD") return response.end();
  return createReadStream(file)
    .on("error", () => response.destroy())
    .pipe(response);
}

/** The port in the environment, or 8000. */
export function wantedPort() {
  const text = process.env.PORT ?? "8000";
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Failure(`PORT=${text} is not a port.`);
  return port;
}

/**
 * Serves until it is stopped, on this port or the next that is free.
 * @param {number} port
 */
export async function serve(port) {
  const last = Math.min(port + 50, 65535);
  for (let next = port; next <= last; next += 1) {
    const server = createServer(answer);
    /** @type {NodeJS.ErrnoException | null} */
    const error = await new Promise((resolve) => {
      server.once("error", resolve).listen(next, "127.0.0.1", () => resolve(null));
    });
    if (!error) {
      const address = server.address();
      const bound = typeof address === "object" && address ? address.port : next;
      return say(`the page is at http://127.0.0.1:${bound}/ (Ctrl-C stops it)`);
    }
    if (error.code !== "EADDRINUSE") throw new Failure(`port ${next} cannot be used: ${error.message}`);
  }
  throw new Failure(`the ports from ${port} to ${last} are all taken; name another with PORT=…`);
}

await asCommand(import.meta, () => serve(wantedPort()));
