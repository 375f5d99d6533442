/** Writes a picture to a string: a still that needs neither script nor page. Pure. */
import type { Layout } from "./layout.js";
import { type Shape, written } from "./shape.js";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as it may stand in markup, between tags or as the value of an attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/** The text of one shape with everything in it. */
export function markupOf({ tag, attributes, children, text }: Shape): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(written(value))}"`);
  const inside = escaped(text) + children.map(markupOf).join("");
  return inside === "" ? `<${tag}${list.join("")}/>` : `<${tag}${list.join("")}>${inside}</${tag}>`;
}

/** A whole SVG file, as wide as the layout or so many pixels. */
export function documentOf(layout: Layout, shapes: readonly Shape[], width = layout.width): string {
  const height = Math.round((layout.height * width) / layout.width);
  const size = `viewBox="0 0 ${layout.width} ${layout.height}" width="${width}" height="${height}"`;
  const font = `font-family="system-ui, 'Noto Sans CJK SC', sans-serif" color="#2a1d0c"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${font}>${shapes.map(markupOf).join("")}</svg>\n`;
}
