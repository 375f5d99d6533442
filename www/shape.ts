/** A piece of a picture as data: an SVG element that two writers (to a page, to a string) know how to write. */
export interface Shape {
  readonly tag: string;
  /** Tells the children of one parent apart, so that a writer can keep what stays. */
  readonly key: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly Shape[];
  readonly text: string;
}

type Attributes = Readonly<Record<string, string | number>>;

/** An element with children. */
export function shape(
  tag: string,
  key: string,
  attributes: Attributes,
  children: readonly Shape[] = [],
): Shape {
  return { tag, key, attributes, children, text: "" };
}

/** An element that holds text. */
export function words(key: string, text: string, attributes: Attributes): Shape {
  return { tag: "text", key, attributes, children: [], text };
}

/** A number as short as a picture needs it. */
function short(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The value of an attribute as both writers write it. */
export function written(value: string | number): string {
  return typeof value === "number" ? String(short(value)) : value;
}

/** A path or a transform with short numbers: drawn`M${x} ${y}`. */
export function drawn(parts: TemplateStringsArray, ...numbers: readonly number[]): string {
  return parts.reduce((text, part, index) => text + short(numbers[index - 1] ?? 0) + part);
}

/** Moves a shape drawn for radius 1 around the origin to its place. */
export function placed(x: number, y: number, scale: number): string {
  return drawn`translate(${x} ${y}) scale(${scale})`;
}
