/** Writes a picture to a page, changing only what changed since the last time. */
import { type Shape, written } from "./shape.js";

const svg = "http://www.w3.org/2000/svg";

interface Drawn {
  readonly node: Element;
  shape: Shape;
  readonly children: Map<string, Drawn>;
}

/** Draws pictures, one after another, as the children of one element. */
export class Canvas {
  readonly #root: Drawn;

  constructor(root: Element) {
    this.#root = { node: root, shape: blank, children: new Map() };
  }

  draw(shapes: readonly Shape[]): void {
    drawChildren(this.#root, shapes);
  }
}

const blank: Shape = { tag: "", key: "", attributes: {}, children: [], text: "" };

function drawChildren(parent: Drawn, shapes: readonly Shape[]): void {
  const wanted = new Set<string>();
  for (const { key } of shapes) wanted.add(key);
  for (const [key, child] of parent.children) {
    if (wanted.has(key)) continue;
    child.node.remove();
    parent.children.delete(key);
  }
  let next: Element | null = parent.node.firstElementChild;
  for (const wish of shapes) {
    let child = parent.children.get(wish.key);
    if (!child || child.shape.tag !== wish.tag) {
      if (child && child.node === next) next = next.nextElementSibling;
      child?.node.remove();
      child = {
        node: parent.node.ownerDocument.createElementNS(svg, wish.tag),
        shape: blank,
        children: new Map(),
      };
      parent.children.set(wish.key, child);
    }
    if (child.node === next) next = next.nextElementSibling;
    else parent.node.insertBefore(child.node, next);
    update(child, wish);
  }
}

function update(drawn: Drawn, wish: Shape): void {
  const before = drawn.shape;
  if (before === wish) return;
  for (const [name, value] of Object.entries(wish.attributes)) {
    if (before.attributes[name] !== value) drawn.node.setAttribute(name, written(value));
  }
  for (const name of Object.keys(before.attributes)) {
    if (!(name in wish.attributes)) drawn.node.removeAttribute(name);
  }
  if (wish.text !== before.text) drawn.node.textContent = wish.text;
  else if (wish.children !== before.children) drawChildren(drawn, wish.children);
  drawn.shape = wish;
}
