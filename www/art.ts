/**
 * What never moves: gradients, stones, the board of kaya wood, bowls and lids. Pure, and made once a layout.
 */
import { type Color, colors } from "./count.js";
import { columnName, fullBowl, type Layout, slotAt, type Vessel } from "./layout.js";
import { drawn, placed, type Shape, shape, words } from "./shape.js";

const ink = "#3a2a14";

function gradient(
  id: string,
  focus: readonly [number, number, number],
  stops: readonly (readonly [number, string, number?])[],
): Shape {
  const [cx, cy, r] = focus;
  return shape(
    "radialGradient",
    id,
    { id, cx, cy, r },
    stops.map(([offset, color, opacity = 1]) =>
      shape("stop", String(offset), {
        offset,
        "stop-color": color,
        ...(opacity < 1 ? { "stop-opacity": opacity } : {}),
      }),
    ),
  );
}

/** Gradients and the two stones, to be referred to by name. */
export const definitions: Shape = shape("defs", "defs", {}, [
  gradient(
    "jp-slate",
    [0.36, 0.3, 0.78],
    [
      [0, "#767b84"],
      [0.22, "#474b52"],
      [0.6, "#23262a"],
      [1, "#0c0d0f"],
    ],
  ),
  gradient(
    "jp-shell",
    [0.38, 0.32, 0.8],
    [
      [0, "#ffffff"],
      [0.5, "#f8f5ee"],
      [0.8, "#e4ded1"],
      [1, "#b5ac9b"],
    ],
  ),
  gradient(
    "jp-shade",
    [0.5, 0.5, 0.5],
    [
      [0, "#1d1003", 0.62],
      [0.66, "#1d1003", 0.5],
      [0.86, "#1d1003", 0.16],
      [1, "#1d1003", 0],
    ],
  ),
  gradient(
    "jp-rim",
    [0.4, 0.34, 0.72],
    [
      [0, "#a8703f"],
      [0.5, "#7d4b26"],
      [0.85, "#5b3318"],
      [1, "#3f220f"],
    ],
  ),
  gradient(
    "jp-well",
    [0.55, 0.6, 0.6],
    [
      [0, "#4d2c15"],
      [0.6, "#3a1f0e"],
      [1, "#1d0e05"],
    ],
  ),
  gradient(
    "jp-dish",
    [0.45, 0.4, 0.7],
    [
      [0, "#b98250"],
      [0.7, "#94602f"],
      [1, "#6f431f"],
    ],
  ),
  shape("linearGradient", "jp-kaya", { id: "jp-kaya", x1: 0, y1: 0, x2: 1, y2: 0.35 }, [
    shape("stop", "0", { offset: 0, "stop-color": "#eac98a" }),
    shape("stop", "1", { offset: 0.5, "stop-color": "#e2b972" }),
    shape("stop", "2", { offset: 1, "stop-color": "#d8aa60" }),
  ]),
  shape("g", "jp-black", { id: "jp-black" }, [shape("circle", "s", { r: 1, fill: "url(#jp-slate)" })]),
  shape("g", "jp-white", { id: "jp-white" }, [
    shape("circle", "s", { r: 1, fill: "url(#jp-shell)" }),
    shape("path", "grain", {
      d: "M-.82-.2Q0-.72.82-.24M-.9.08Q0-.42.9.04M-.86.36Q0-.1.86.32M-.68.62Q0 .24.68.58",
      fill: "none",
      stroke: "#b9ae99",
      "stroke-width": 0.05,
      "stroke-opacity": 0.28,
    }),
  ]),
]);

/** A stone of radius `r`; a thing of its own, so that it can be kept when nothing changes. */
export function stone(key: string, color: Color, x: number, y: number, r: number): Shape {
  return shape("use", key, { href: `#jp-${color}`, transform: placed(x, y, r) });
}

/** The soft shadow of a stone; higher stones throw it further, wider and weaker. */
export function shadow(key: string, x: number, y: number, r: number, lift = 0): Shape {
  return shape("circle", key, {
    cx: x + r * (0.08 + lift * 0.9),
    cy: y + r * (0.13 + lift * 1.3),
    r: r * (1.16 + lift * 0.35),
    fill: "url(#jp-shade)",
    ...(lift > 0 ? { opacity: 1 - lift * 0.55 } : {}),
  });
}

/** The cross over a dead stone, in the middle of a circle of radius `r`. */
export function cross(key: string, x: number, y: number, r: number): Shape {
  const a = r * 0.42;
  return shape("path", key, {
    d: drawn`M${x - a} ${y - a}L${x + a} ${y + a}M${x + a} ${y - a}L${x - a} ${y + a}`,
    fill: "none",
    stroke: "#c2371f",
    "stroke-width": r * 0.2,
    "stroke-linecap": "round",
  });
}

/** Board, lines, star points, coordinates, bowls and lids. */
export function furniture(layout: Layout, counted: boolean): Shape {
  const vessels = colors.flatMap((color) => [
    bowl(layout, color, counted),
    lid(`lid-${color}`, layout.lid[color]),
  ]);
  return shape("g", "furniture", {}, [board(layout), ...vessels]);
}

function board(layout: Layout): Shape {
  const { x, y, width, height } = layout.board;
  const { cell, origin, columns, rows } = layout;
  const right = origin.x + cell * (columns - 1);
  const bottom = origin.y + cell * (rows - 1);
  let lines = "";
  for (let row = 1; row < rows - 1; row++) lines += drawn`M${origin.x} ${origin.y + row * cell}H${right}`;
  for (let column = 1; column < columns - 1; column++) {
    lines += drawn`M${origin.x + column * cell} ${origin.y}V${bottom}`;
  }
  const edge = drawn`M${origin.x} ${origin.y}H${right}V${bottom}H${origin.x}Z`;
  const stroke = { fill: "none", stroke: ink, class: "line" };
  return shape("g", "board", {}, [
    shape("rect", "fall", {
      x: x + 2,
      y: y + 5,
      width: width - 4,
      height: height - 3,
      rx: 5,
      fill: "#000",
      opacity: 0.2,
    }),
    shape("rect", "wood", { class: "wood", x, y, width, height: height - 1, rx: 4, fill: "url(#jp-kaya)" }),
    shape("path", "grain", {
      d: grain(layout),
      fill: "none",
      stroke: "#8a5a1e",
      "stroke-width": 0.9,
      opacity: 0.13,
    }),
    shape("path", "bevel", {
      d: drawn`M${x + 4} ${y + 0.7}H${x + width - 4}`,
      stroke: "#fff",
      "stroke-width": 1.2,
      opacity: 0.4,
    }),
    shape("path", "lines", { ...stroke, d: lines, "stroke-width": 0.75, opacity: 0.85 }),
    shape("path", "edge", { ...stroke, class: "line edge", d: edge, "stroke-width": 1.3 }),
    shape("g", "stars", { fill: ink }, stars(layout)),
    shape(
      "g",
      "names",
      {
        fill: ink,
        opacity: 0.62,
        "font-size": Math.min(12, cell * 0.4),
        "text-anchor": "middle",
        "font-family": "inherit",
      },
      coordinates(layout),
    ),
  ]);
}

/** Fine vertical grain, the same at every drawing. */
function grain(layout: Layout): string {
  const { x, y, width, height } = layout.board;
  let path = "";
  let place = 3;
  for (let line = 0; place < width - 3; line++) {
    const bend = Math.sin(line * 2.1) * 3;
    path += drawn`M${x + place} ${y + 1}q${bend} ${height / 2} ${Math.cos(line) * 1.5} ${height - 3}`;
    place += 3.5 + 3.2 * (1 + Math.sin(line * 1.7)) + 2 * (1 + Math.sin(line * 0.37));
  }
  return path;
}

/** Star points: the usual nine, five on small odd boards, none on tiny ones. */
function stars(layout: Layout): Shape[] {
  const { columns, rows, cell, origin } = layout;
  const places = (count: number): number[] => {
    if (count < 7) return [];
    const inset = count < 13 ? 2 : 3;
    return [inset, ...(count % 2 === 1 ? [(count - 1) / 2] : []), count - 1 - inset];
  };
  const across = places(columns);
  const down = places(rows);
  const few = Math.min(columns, rows) < 15;
  return across.flatMap((column, i) =>
    down.flatMap((row, j) => {
      const sideways = (i === 1 && across.length === 3) !== (j === 1 && down.length === 3);
      if (few && sideways) return [];
      const at = { cx: origin.x + column * cell, cy: origin.y + row * cell };
      return [shape("circle", `${column} ${row}`, { ...at, r: Math.max(1.9, cell * 0.085) })];
    }),
  );
}

function coordinates(layout: Layout): Shape[] {
  const { columns, rows, cell, origin, board: box } = layout;
  const inset = 9;
  const drop = Math.min(12, cell * 0.4) * 0.36;
  const names: Shape[] = [];
  for (let column = 0; column < columns; column++) {
    const x = origin.x + column * cell;
    names.push(words(`b${column}`, columnName(column), { x, y: box.y + box.height - inset + drop - 1 }));
  }
  for (let row = 0; row < rows; row++) {
    const y = origin.y + row * cell + drop;
    names.push(words(`l${row}`, String(rows - row), { x: box.x + inset, y }));
  }
  return names;
}

function bowl(layout: Layout, color: Color, counted: boolean): Shape {
  const { x, y, r } = layout.bowl[color];
  const fill: Shape[] = [];
  // A bowl whose stones nobody counts is simply full.
  for (let slot = counted ? fullBowl : 0; slot < fullBowl; slot++) {
    const spot = slotAt(layout, { kind: "bowl", color }, slot, 0);
    fill.push(stone(`f${slot}`, color, spot.x, spot.y, spot.r));
  }
  return shape("g", `bowl-${color}`, {}, [
    shape("circle", "fall", { cx: x + 3, cy: y + 6, r: r * 1.1, fill: "url(#jp-shade)" }),
    shape("circle", "rim", { cx: x, cy: y, r, fill: "url(#jp-rim)" }),
    shape("circle", "lip", {
      cx: x,
      cy: y,
      r: r * 0.93,
      fill: "none",
      stroke: "#d9a066",
      "stroke-width": 1,
      opacity: 0.45,
    }),
    shape("circle", "well", { cx: x, cy: y, r: r * 0.85, fill: "url(#jp-well)" }),
    ...fill,
  ]);
}

function lid(key: string, { x, y, r }: Vessel): Shape {
  return shape("g", key, {}, [
    shape("circle", "fall", { cx: x + 2, cy: y + 4, r: r * 1.1, fill: "url(#jp-shade)" }),
    shape("circle", "rim", { cx: x, cy: y, r, fill: "url(#jp-rim)" }),
    shape("circle", "dish", { cx: x, cy: y, r: r * 0.91, fill: "url(#jp-dish)" }),
    shape("circle", "turn", {
      cx: x,
      cy: y,
      r: r * 0.6,
      fill: "none",
      stroke: "#6a3f1c",
      "stroke-width": 0.8,
      opacity: 0.35,
    }),
    shape("circle", "turn2", {
      cx: x,
      cy: y,
      r: r * 0.88,
      fill: "none",
      stroke: "#3f220f",
      "stroke-width": 1.6,
      opacity: 0.35,
    }),
  ]);
}
