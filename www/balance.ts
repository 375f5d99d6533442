/**
 * The ledger as one bar: as many points as the board has, in five parts that change with every step.
 * Stones are drawn as stone, empty points as bare board with their marks, so that a reader sees what a
 * stone placed or lifted does. Pure.
 */
import type { Color } from "./count.js";
import type { Box, Layout } from "./layout.js";
import { fraction } from "./number.js";
import type { Balance, Scene } from "./scene.js";
import { drawn, type Shape, shape, words } from "./shape.js";
import { isWide } from "./width.js";

/** The words in the picture. */
export interface PictureWords {
  readonly side: Readonly<Record<Color, string>>;
  readonly stones: string;
  readonly empties: string;
  readonly shared: string;
  /** Points that are shared by neither side. */
  readonly nobodys: string;
  readonly par: string;
  readonly open: string;
  /** Under the bowl of the side to move. */
  readonly turn: string;
  /** On an earlier position: after which move it stood. */
  readonly after: (move: number) => string;
  /** Under a bowl and a lid, with the number of stones in it. */
  readonly bowl: (stones: number | undefined) => string;
  readonly lid: (stones: number) => string;
}

interface Part {
  readonly key: string;
  readonly size: number;
  readonly number: number;
  readonly unit: string;
  readonly fill: string;
  readonly ink: string;
  readonly marks: "black" | "white" | "shared" | undefined;
}

/** The bar of a board on which nobody owns a point yet: stones from both ends, and what is open between them. */
export function openBar(layout: Layout, { numbers }: Balance, text: PictureWords): Shape {
  const { x, y, width } = layout.ledger;
  const print = layout.print;
  const tall = print * 2.15;
  const top = y + print * 1.45;
  const unit = width / (layout.columns * layout.rows);
  const solid = partsOf({ parts: numbers, numbers }, text).filter(({ size }) => size > 0);
  const shapes: Shape[] = [];
  let from = x;
  for (const part of solid) {
    const wide = part.size * unit;
    const drawn = part.marks ? { ...part, unit: text.open, fill: "#e2b972", marks: undefined } : part;
    shapes.push(...partShapes(drawn, { x: from, y: top, width: wide, height: tall }, x - width, print));
    from += wide;
  }
  const frame = { x, y: top, width, height: tall, rx: 3 };
  return shape("g", "ledger", { "font-size": print }, [
    shape("g", "parts", {}, shapes),
    shape("rect", "frame", { ...frame, fill: "none", stroke: "#3a2a14", "stroke-opacity": 0.55 }),
  ]);
}

/** The bar, the areas at its ends and the par between them, unless no area decides. */
export function balanceBar(
  layout: Layout,
  { balance, par }: Pick<Scene, "balance" | "par">,
  text: PictureWords,
): Shape {
  const { x, y, width } = layout.ledger;
  const print = layout.print;
  const tall = print * 2.15;
  const top = y + print * 1.45;
  const points = layout.columns * layout.rows;
  const unit = width / points;
  const middle = par === undefined ? undefined : x + par * unit;
  const shapes: Shape[] = [];
  let from = x;
  for (const part of partsOf(balance, text)) {
    const wide = part.size * unit;
    shapes.push(...partShapes(part, { x: from, y: top, width: wide, height: tall }, middle, print));
    from += wide;
  }
  const frame = { x, y: top, width, height: tall, rx: 3 };
  const { numbers } = balance;
  const ends = (color: Color) =>
    par === undefined ? text.side[color] : `${text.side[color]} ${fraction(numbers[color].area)}`;
  return shape("g", "ledger", { "font-size": print }, [
    shape("g", "parts", {}, shapes),
    shape("rect", "frame", { ...frame, fill: "none", stroke: "#3a2a14", "stroke-opacity": 0.55 }),
    endText("area-black", ends("black"), x + 1, y + print, "start"),
    endText("area-white", ends("white"), x + width - 1, y + print, "end"),
    ...(par === undefined || middle === undefined
      ? []
      : parShapes(middle, top, tall, `${text.par} ${fraction(par)}`, print)),
  ]);
}

function parShapes(middle: number, top: number, tall: number, text: string, print: number): Shape[] {
  return [
    shape("path", "par", {
      class: "par",
      d: drawn`M${middle} ${top - 5}V${top + tall + 5}`,
      stroke: "#c2371f",
      "stroke-width": 2,
    }),
    words("par-text", text, {
      class: "par-text",
      x: middle,
      y: top + tall + print * 1.25,
      "text-anchor": "middle",
      fill: "#c2371f",
      "font-size": print * 0.9,
    }),
  ];
}

function endText(key: string, text: string, x: number, y: number, anchor: string): Shape {
  return words(key, text, { x, y, "text-anchor": anchor, fill: "currentColor", "font-weight": 600 });
}

function partsOf({ parts, numbers }: Balance, text: PictureWords): Part[] {
  const part = (color: Color, kind: "stones" | "empties"): Part => ({
    key: `${color}-${kind}`,
    size: parts[color][kind],
    number: numbers[color][kind],
    unit: text[kind],
    fill: kind === "empties" ? "#e2b972" : color === "black" ? "#23262a" : "#f8f5ee",
    ink: kind === "stones" && color === "black" ? "#f8f5ee" : "#2a1d0c",
    marks: kind === "empties" ? color : undefined,
  });
  const { stones, empties, area } = numbers.black;
  const halved = area > stones + empties;
  const shared: Part = {
    key: "shared",
    size: parts.shared,
    number: numbers.shared,
    unit: halved ? text.shared : text.nobodys,
    fill: "#c9a15d",
    ink: "#2a1d0c",
    marks: "shared",
  };
  return [
    part("black", "stones"),
    part("black", "empties"),
    shared,
    part("white", "empties"),
    part("white", "stones"),
  ];
}

function partShapes(
  part: Part,
  { x, y, width, height }: Box,
  par: number | undefined,
  print: number,
): Shape[] {
  if (width <= 0.01) return [];
  const box = { x, y, width, height };
  const shapes = [shape("rect", part.key, { ...box, fill: part.fill })];
  if (part.marks) shapes.push(...row(part.key, part.marks, x, y, width, height));
  const number = String(part.number);
  const digits = number.length * print * 0.62;
  if (part.number === 0 || width < digits + 2) return shapes;
  const letter = isWide(part.unit) ? 0.85 : 0.5;
  const unit = part.unit.length * print * letter + 4;
  const long = width >= digits + unit + 8;
  const place = beside(par, x, width, digits + (long ? unit : 0));
  const middle = { x: place, y: y + height * 0.5 + print * 0.36 };
  const style = { fill: part.ink, "text-anchor": "middle" };
  const words = [span("n", number, { "font-weight": 700 })];
  if (long) words.push(span("u", part.unit, { "font-size": print * 0.8, dx: 3, "fill-opacity": 0.8 }));
  return [...shapes, shape("text", `${part.key}-text`, { ...middle, ...style }, words)];
}

function span(key: string, text: string, attributes: Shape["attributes"]): Shape {
  return { tag: "tspan", key, attributes, children: [], text };
}

/** The middle of a part for its number, or as near to it as the par line leaves room, on the larger side. */
function beside(par: number | undefined, x: number, width: number, text: number): number {
  const middle = x + width / 2;
  const room = text / 2 + 5;
  if (par === undefined || Math.abs(par - middle) >= room) return middle;
  const [side, space] = par > middle ? [par - room, par - x] : [par + room, x + width - par];
  return space >= text + 6 ? side : middle;
}

/** A row of small marks along the foot of a part of empty points. */
function row(
  key: string,
  owner: "black" | "white" | "shared",
  x: number,
  y: number,
  width: number,
  height: number,
): Shape[] {
  const size = 4;
  const gap = 7.5;
  const count = Math.floor((width - 4) / gap);
  if (count < 1) return [];
  const left = x + (width - count * gap + gap - size) / 2;
  let dark = "";
  let light = "";
  for (let place = 0; place < count; place++) {
    for (const at of [y + 3, y + height - 3 - size]) {
      const corner = drawn`M${left + place * gap} ${at}`;
      if (owner === "black") dark += `${corner}h${size}v${size}h-${size}z`;
      else if (owner === "white") light += `${corner}h${size}v${size}h-${size}z`;
      else {
        dark += `${corner}h${size}l-${size} ${size}z`;
        light += drawn`M${left + place * gap + size} ${at}v${size}h-${size}z`;
      }
    }
  }
  return [
    ...(dark ? [shape("path", `${key}-dark`, { d: dark, fill: "#1c1e21" })] : []),
    ...(light ? [shape("path", `${key}-light`, { d: light, fill: "#fffdf8" })] : []),
  ];
}
