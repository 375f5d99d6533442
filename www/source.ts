/** What an element asks for: its game, from a file or from its own text, and the wishes in its attributes. */
import type { Attribute } from "./attributes.js";
import { JipingError } from "./error.js";
import type { Wish } from "./reading.js";

/** The game of an element: the file its `src` names, or its own text. */
export async function gameOf(element: Element): Promise<string | Uint8Array> {
  const src = element.getAttribute("src");
  if (src === null) {
    await parsed(element.ownerDocument);
    return element.textContent ?? "";
  }
  const from = new URL(src, element.ownerDocument.baseURI);
  try {
    const response = await fetch(from);
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
  } catch {
    // Told below: a reader needs to know which file, not how it failed.
  }
  const code = from.protocol === "file:" ? "unreadable-here" : "unreadable";
  throw new JipingError(code, `the file ${src} could not be read`, { src });
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
    dead: value("dead"),
  };
}
