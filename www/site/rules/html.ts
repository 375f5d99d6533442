/** Writes the pages about rulesets: elements as text, with everything escaped that is not an element. */
import { escaped } from "../../markup.js";

/** A piece of a page that is written already. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Child = Markup | string;
type Attributes = Readonly<Record<string, string | true | undefined>>;

const childless = new Set(["link", "meta"]);

/** An element with its attributes and children; an attribute that is `true` has no value, one that is undefined is left out. */
export function element(tag: string, attributes: Attributes = {}, ...children: readonly Child[]): Markup {
  const list = Object.entries(attributes).map(([name, value]) =>
    value === undefined ? "" : value === true ? ` ${name}` : ` ${name}="${escaped(value)}"`,
  );
  const open = `<${tag}${list.join("")}>`;
  return new Markup(childless.has(tag) ? open : `${open}${children.map(written).join("")}</${tag}>`);
}

function written(child: Child): string {
  return typeof child === "string" ? escaped(child) : child.text;
}

/** A whole page. */
export function documentOf(root: Markup): string {
  return `<!doctype html>\n${root.text}\n`;
}
