/** The attributes of the element, and their properties. The attribute is the only state. */

const texts = ["src", "rules", "method", "dead", "komi", "poster", "loading"] as const;
const flags = ["autoplay", "loop", "editable"] as const;

/** All attributes, live. */
export const attributes = [...texts, ...flags, "controls", "lang", "step", "playback-rate"] as const;

export type Attribute = (typeof attributes)[number];

/** Whether a flag is set: present and not "false". Without the attribute it is `otherwise`. */
export function flagOf(element: Element, name: Attribute, otherwise = false): boolean {
  const value = element.getAttribute(name);
  return value === null ? otherwise : value !== "false";
}

/** Gives a prototype a property for each attribute that has no meaning beyond its value. */
export function mirror(prototype: object): void {
  for (const name of texts) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return this.getAttribute(name) ?? "";
      },
      set(this: Element, value: unknown) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, String(value));
      },
    });
  }
  for (const name of [...flags, "controls"] as const) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return flagOf(this, name, name === "controls");
      },
      set(this: Element, value: unknown) {
        if (value) this.setAttribute(name, "");
        else if (name === "controls") this.setAttribute(name, "false");
        else this.removeAttribute(name);
      },
    });
  }
}
