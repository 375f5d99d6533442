/** Starts the engine from the WebAssembly that the bundler put into this script. */
import wasm from "virtual:wasm";
import { initSync, startOnce } from "./engine.js";

export function initInline(): Promise<void> {
  return startOnce(async () => {
    const packed = Uint8Array.from(atob(wasm), (letter) => letter.charCodeAt(0));
    const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    initSync(await WebAssembly.compile(await new Response(unpacked).arrayBuffer()));
  });
}
