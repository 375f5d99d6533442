/** Starts the engine from the WebAssembly that the bundler put into this script. */
import wasm from "virtual:wasm";
import { initSync, isStarted } from "./engine.js";
import { JipingError } from "./error.js";

let starting: Promise<void> | undefined;

export function initInline(): Promise<void> {
  if (isStarted()) return Promise.resolve();
  starting ??= start().catch((thrown: unknown) => {
    throw new JipingError(
      "no-engine",
      `the engine could not be started: ${JipingError.from(thrown).message}`,
    );
  });
  return starting;
}

async function start(): Promise<void> {
  const packed = Uint8Array.from(atob(wasm), (letter) => letter.charCodeAt(0));
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  initSync(await WebAssembly.compile(await new Response(unpacked).arrayBuffer()));
}
