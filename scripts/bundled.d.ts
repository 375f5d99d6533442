// What the bundler (scripts/bundle.mjs) lets a file of www/ import beside TypeScript.

/** The WebAssembly module, gzipped, in base64: for the classic scripts that carry it inside. */
declare module "virtual:wasm" {
  const base64: string;
  export default base64;
}

declare module "*.sgf" {
  const text: string;
  export default text;
}

declare module "*.txt" {
  const text: string;
  export default text;
}

declare module "*.css" {
  const text: string;
  export default text;
}
