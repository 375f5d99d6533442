/** Turns a scene into a picture as data. Pure: the same scene and words give the same picture. */
import { cross, definitions, furniture, shadow, stone } from "./art.js";
import { balanceBar, openBar, type PictureWords } from "./balance.js";
import { blockOf } from "./blocks.js";
import { colors, type Owner } from "./count.js";
import { gridOf, type Layout, pointAt, stoneRadius } from "./layout.js";
import { liveShapes, turnRing } from "./live.js";
import type { Mark, Scene } from "./scene.js";
import { placed, type Shape, shape, words } from "./shape.js";
import type { Rest } from "./tracks.js";

const furnitureOf = new WeakMap<Layout, Map<boolean, Shape>>();
const stoneOf = new WeakMap<Rest, Shape>();
const shadowOf = new WeakMap<Rest, Shape>();

/** The children of the picture's `<svg>`. */
export function pictureOf(scene: Scene, text: PictureWords): Shape[] {
  const { layout } = scene;
  const onBoard = scene.resting.filter((rest) => rest.point !== undefined && rest.slot === 0);
  const onOthers = scene.resting
    .filter((rest) => rest.point !== undefined && rest.slot > 0)
    .sort(lowestFirst);
  const waiting = scene.resting.filter((rest) => rest.point === undefined).sort(lowestFirst);
  const flying = scene.flying;
  const blocks = scene.blocks.map((block) => ({ ...blockOf(layout, block), over: block.over }));
  // The outline of empty points lies under their marks.
  const outlines = (wanted: boolean) =>
    blocks.flatMap(({ outline, over }) => (outline && over === wanted ? [outline] : []));
  return [
    definitions,
    remember(furnitureOf, layout, scene.counted),
    ...turnRing(scene),
    shape(
      "g",
      "waiting",
      {},
      waiting.map((rest) => kept(stoneOf, rest, waitingStone)),
    ),
    shape("g", "blocks", {}, outlines(false)),
    shape(
      "g",
      "marks",
      {},
      scene.marks.map((mark) => markOf(layout, mark)),
    ),
    shape(
      "g",
      "shadows",
      {},
      onBoard.map((rest) => kept(shadowOf, rest, restShadow)),
    ),
    shape(
      "g",
      "stones",
      {},
      onBoard.map((rest) => kept(stoneOf, rest, boardStone)),
    ),
    shape(
      "g",
      "piles",
      {},
      onOthers.map((rest) => kept(stoneOf, rest, waitingStone)),
    ),
    ...liveShapes(scene, text),
    shape("g", "focus", { class: "focus", fill: "none", stroke: "#c2371f" }, focusOf(scene)),
    shape("g", "marked", { fill: "none" }, ringsOf(scene)),
    shape("g", "groups", {}, outlines(true)),
    shape(
      "g",
      "numbers",
      {},
      blocks.map(({ plate }) => plate),
    ),
    shape(
      "g",
      "labels",
      { class: "labels", "font-size": layout.print, "text-anchor": "middle", fill: "currentColor" },
      labelsOf(scene, text),
    ),
    shape(
      "g",
      "air-shadows",
      {},
      flying.map((at) => shadow(String(at.stone), at.x, at.y, at.r, at.lift)),
    ),
    shape(
      "g",
      "air",
      {},
      flying.map((at) => stone(String(at.stone), at.color, at.x, at.y, at.r)),
    ),
    scene.live ? openBar(layout, scene.balance, text) : balanceBar(layout, scene, text),
  ];
}

function lowestFirst(a: Rest, b: Rest): number {
  return a.slot - b.slot;
}

function kept(store: WeakMap<Rest, Shape>, rest: Rest, draw: (rest: Rest) => Shape): Shape {
  const known = store.get(rest) ?? draw(rest);
  store.set(rest, known);
  return known;
}

function remember(store: WeakMap<Layout, Map<boolean, Shape>>, layout: Layout, counted: boolean): Shape {
  const drawn = store.get(layout) ?? new Map<boolean, Shape>();
  store.set(layout, drawn);
  const known = drawn.get(counted) ?? furniture(layout, counted);
  drawn.set(counted, known);
  return known;
}

function boardStone(rest: Rest): Shape {
  const { stone: id, color, x, y, r, dead } = rest;
  if (!dead) return stone(String(id), color, x, y, r);
  return shape("g", String(id), { class: "dead" }, [
    shape("g", "faded", { opacity: 0.5 }, [stone("s", color, x, y, r)]),
    cross("cross", x, y, r),
  ]);
}

function restShadow(rest: Rest): Shape {
  const drawn = shadow(String(rest.stone), rest.x, rest.y, rest.r);
  return rest.dead ? { ...drawn, attributes: { ...drawn.attributes, opacity: 0.5 } } : drawn;
}

/** A stone in a bowl, a lid or a pile throws a shadow on what lies under it. */
function waitingStone(rest: Rest): Shape {
  return shape("g", String(rest.stone), {}, [
    shadow("shadow", rest.x, rest.y, rest.r),
    stone("s", rest.color, rest.x, rest.y, rest.r),
  ]);
}

const fills: Readonly<Record<Exclude<Owner, "shared">, string>> = { black: "#1c1e21", white: "#fffdf8" };

const squaresOf = new WeakMap<Layout, Map<string, Shape>>();

/** The mark of a point; a full-grown one is drawn once a layout. */
function markOf(layout: Layout, mark: Mark): Shape {
  if (mark.size !== 1) return squareOf(layout, mark);
  const squares = squaresOf.get(layout) ?? new Map<string, Shape>();
  squaresOf.set(layout, squares);
  const key = `${mark.point} ${mark.owner}`;
  const known = squares.get(key) ?? squareOf(layout, mark);
  squares.set(key, known);
  return known;
}

function squareOf(layout: Layout, mark: Mark): Shape {
  const { x, y } = pointAt(layout, mark.point);
  const transform = placed(x, y, layout.cell * 0.17 * mark.size);
  const edge = { stroke: "#4a3414", "stroke-opacity": 0.55, "stroke-width": 0.14 };
  if (mark.owner !== "shared") {
    const box = { x: -1, y: -1, width: 2, height: 2, rx: 0.15 };
    return shape("rect", mark.point, {
      ...box,
      ...edge,
      transform,
      fill: fills[mark.owner],
    });
  }
  return shape("g", mark.point, { transform }, [
    shape("path", "b", { d: "M-1-1H1L-1 1Z", fill: fills.black }),
    shape("path", "w", { d: "M1-1V1H-1Z", fill: fills.white }),
    shape("rect", "e", { x: -1, y: -1, width: 2, height: 2, rx: 0.15, fill: "none", ...edge }),
  ]);
}

function focusOf(scene: Scene): Shape[] {
  const { layout } = scene;
  return scene.focus.map(({ point, strength }) => {
    const { x, y } = pointAt(layout, point);
    const r = stoneRadius(layout) * (1.5 - 0.42 * strength);
    return shape("circle", point, {
      cx: x,
      cy: y,
      r,
      "stroke-width": Math.min(4.5, layout.cell * 0.085),
      opacity: strength,
    });
  });
}

/** A ring that is seen on wood and on both stones. */
function ringsOf({ layout, marked }: Scene): Shape[] {
  const { cell } = layout;
  const onBoard = [...new Set(marked)].filter((point) => gridOf(layout, point));
  return onBoard.map((point) => {
    const { x, y } = pointAt(layout, point);
    const ring = { cx: x, cy: y, r: cell * 0.31 };
    const halo = { stroke: "#fffaf0", "stroke-opacity": 0.8, "stroke-width": cell * 0.19 };
    return shape("g", point, { class: "ring" }, [
      shape("circle", "halo", { ...ring, ...halo }),
      shape("circle", "ring", { ...ring, stroke: "#c2371f", "stroke-width": cell * 0.095 }),
    ]);
  });
}

function labelsOf(scene: Scene, text: PictureWords): Shape[] {
  const { layout, held, counted, live } = scene;
  return colors.flatMap((color) => {
    const bowl = layout.bowl[color];
    const lid = layout.lid[color];
    const below = ({ x, y, r }: typeof bowl) => ({ x, y: y + r + layout.print * 1.45 });
    const turn = live?.turn === color;
    const said = turn ? text.turn : text.bowl(counted ? held.bowl[color] : undefined);
    return [
      words(`bowl-${color}`, said, {
        ...below(bowl),
        ...(turn ? { class: "turn", "font-weight": 600 } : {}),
      }),
      words(`lid-${color}`, text.lid(held.lid[color]), below(lid)),
    ];
  });
}
