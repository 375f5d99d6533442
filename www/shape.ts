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

/** A number as short as the picture needs it. */
export function short(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Moves a shape drawn for radius 1 around the origin to its place. */
export function placed(x: number, y: number, scale: number): string {
  return `translate(${short(x)} ${short(y)}) scale(${short(scale)})`;
}
