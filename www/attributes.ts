/** The attributes of the element, and their properties. The attribute is the only state. */

const texts = [
  "src",
  "rules",
  "method",
  "dead",
  "owners",
  "komi",
  "compensation",
  "long-cycles",
  "encoding",
  "captured",
  "passes",
  "poster",
  "loading",
] as const;
const flags = ["autoplay", "loop", "editable", "playable", "playing", "controls"] as const;

/** All attributes, live. */
export const attributes = [...texts, ...flags, "lang", "step", "move", "playback-rate"] as const;

export type Attribute = (typeof attributes)[number];

/** Whether a flag is set: present and not "false". The controls are there unless they are refused. */
export function flagOf(element: Element, name: (typeof flags)[number]): boolean {
  const value = element.getAttribute(name);
  return value === null ? name === "controls" : value !== "false";
}

const numbers: Partial<Record<Attribute, (value: string) => boolean>> = {
  step: (value) => Number(value) >= 0,
  move: (value) => Number(value) >= 0,
  poster: (value) => value === "end" || Number(value) >= 0,
  "playback-rate": (value) => Number(value) > 0,
};

/** The value of an attribute if it is none that the attribute can have. */
export function wrongValue(element: Element, name: Attribute): string | undefined {
  const value = element.getAttribute(name);
  return value === null || (numbers[name]?.(value) ?? true) ? undefined : value;
}

/** Gives a prototype a property for each attribute that has no meaning beyond its value. */
export function mirror(prototype: object): void {
  const define = <T>(name: string, get: (element: Element) => T, set: (element: Element, value: T) => void) =>
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return get(this);
      },
      set(this: Element, value: T) {
        set(this, value);
      },
    });
  for (const name of texts) {
    define<unknown>(
      name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
      (element) => element.getAttribute(name) ?? "",
      (element, value) => {
        if (value === null || value === undefined) element.removeAttribute(name);
        else element.setAttribute(name, String(value));
      },
    );
  }
  for (const name of flags) {
    define(
      name,
      (element) => flagOf(element, name),
      (element, value) => {
        if (value) element.setAttribute(name, "");
        else if (name === "controls") element.setAttribute(name, "false");
        else element.removeAttribute(name);
      },
    );
  }
}

/** Properties that a page set before the element was defined hide those of the class; they are set again. */
export function adopt(element: Element): void {
  for (const name of [...Object.keys(element)]) {
    if (!(name in Object.getPrototypeOf(element))) continue;
    const value: unknown = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}
