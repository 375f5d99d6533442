/** What an element asks for: its game, from a file or from its own text, and the wishes in its attributes. */
import type { Attribute } from "./attributes.js";
import { JipingError } from "./error.js";
import type { Wish } from "./reading.js";

/** A game as it is given: as text, as bytes, or in a file. */
export type Given = string | Uint8Array | Blob;

/** What was given, else the game of the element: the file its `src` names, or its own text. */
export async function gameOf(element: Element, given: Given | undefined): Promise<string | Uint8Array> {
  if (given !== undefined) return given instanceof Blob ? gameIn(given) : given;
  const src = element.getAttribute("src");
  if (src === null) {
    await parsed(element.ownerDocument);
    return element.textContent ?? "";
  }
  const base = element.ownerDocument.baseURI;
  try {
    const response = await fetch(new URL(src, base));
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
  } catch {
    // Told below: a reader needs to know which file, not how it failed.
  }
  if (new URL(base).protocol !== "file:") throw unreadable(src);
  const advice = "a page opened from disk may not load other files. Put the game between the tags instead";
  throw new JipingError("unreadable-here", `the file ${src} could not be read: ${advice}`, { src });
}

/** The game in a file that a reader has chosen. */
async function gameIn(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    // A folder, or a file that has gone since.
    throw unreadable("name" in file ? String(file.name) : "");
  }
}

function unreadable(src: string): JipingError {
  return new JipingError("unreadable", `the file ${src} could not be read`, { src });
}

/** An element that is defined before it is read to its end has no text yet. */
function parsed(page: Document): Promise<void> {
  if (page.readyState !== "loading") return Promise.resolve();
  return new Promise((resolve) => page.addEventListener("DOMContentLoaded", () => resolve(), { once: true }));
}

/** How an element wants a game counted. */
export function wishOf(element: Element, text: string | Uint8Array): Wish {
  const value = (name: Attribute) => element.getAttribute(name) ?? undefined;
  return {
    text,
    rules: value("rules"),
    method: value("method"),
    komi: value("komi"),
    compensation: value("compensation"),
    longCycles: value("long-cycles"),
    encoding: value("encoding"),
    captured: value("captured"),
    passes: value("passes"),
    dead: value("dead"),
    owners: value("owners"),
  };
}
