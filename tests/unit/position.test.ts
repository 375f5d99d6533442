import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "../../www/engine.js";
import { layoutOf } from "../../www/layout.js";
import { documentOf } from "../../www/markup.js";
import { languages } from "../../www/messages.js";
import { pictureOf } from "../../www/picture.js";
import { positionScene, type Refusal } from "../../www/position.js";
import type { Scene } from "../../www/scene.js";
import type { Shape } from "../../www/shape.js";
import { readingFor } from "./counts.js";

const nothing = { dead: [], aim: undefined, refusal: undefined };
const ko = ". X O . .\nX X O . .\nX O . O .\n. X O . .\n. X O . .";

function retaken(): { scene: Scene; game: Game } {
  const game = Game.fromDiagram(ko, { rules: "tangsong-2008" });
  const earlier = game.state.board;
  game.play("C3");
  const refusal: Refusal = {
    point: "B3",
    color: "white",
    breathless: [],
    earlier: { board: earlier, move: 0 },
  };
  const scene = positionScene(layoutOf(game.state.size, "wide"), { ...nothing, state: game.state, refusal });
  return { scene, game };
}

function pointsOf(scene: Scene): string[] {
  return scene.resting.flatMap(({ point, color }) => (point ? [`${color} ${point}`] : [])).sort();
}

test("the stones of a position lie where the engine has them, captured ones in their lids", () => {
  const { game, state } = readingFor("gnugo-19-4.sgf", "tangsong-2008");
  for (const form of ["wide", "narrow"] as const) {
    const scene = positionScene(layoutOf(state.size, form), { ...nothing, state });
    const board = game.state.board.flatMap((line) => [...line]);
    assert.equal(
      scene.resting.filter(({ point }) => point).length,
      board.filter((sign) => sign !== ".").length,
    );
    assert.equal(scene.resting.filter(({ point }) => !point).length, state.beside.black + state.beside.white);
    assert.deepEqual(scene.held.lid, state.beside);
    const { black, white, shared } = scene.balance.numbers;
    assert.equal(black.stones + white.stones + shared, 361);
  }
});

test("before the count begins, the lids hold as many stones as the count finds there", () => {
  const { count, state } = readingFor("gnugo-19-4.sgf", "tangsong-2008");
  const waiting = { black: 0, white: 0 };
  for (const { place, color } of count.start.stones) if (place.kind === "lid") waiting[color]++;
  assert.deepEqual(waiting, state.beside);
});

test("the last move, the side to move and the aim are marked", () => {
  const game = Game.fromDiagram(ko, { rules: "tangsong-2008" });
  game.play("C3");
  const layout = layoutOf(game.state.size, "wide");
  const { live, resting } = positionScene(layout, { ...nothing, state: game.state, dead: ["D3"], aim: "E5" });
  assert.deepEqual(live, {
    turn: "white",
    last: "C3",
    undone: undefined,
    ghost: { point: "E5", color: "white" },
    earlier: undefined,
  });
  assert.deepEqual(
    resting.filter(({ dead }) => dead).map(({ point }) => point),
    ["D3"],
  );
});

test("a refused repetition shows the earlier board, and where it differs", () => {
  const { scene } = retaken();
  assert.ok(pointsOf(scene).includes("white B3") && !pointsOf(scene).includes("black C3"));
  assert.deepEqual(scene.focus.map(({ point }) => point).sort(), ["B3", "C3"]);
  assert.deepEqual([scene.live?.earlier, scene.live?.last], [0, undefined]);
});

test("a refused suicide marks the stones without liberties", () => {
  const game = Game.fromDiagram(". O X .\nO O X .\nX X X .\n. . . .", {
    rules: "tangsong-2008",
    toMove: "white",
  });
  const legality = game.legality("A4");
  assert.ok(!legality.legal);
  const breathless = legality.error.where.points ?? [];
  const refusal: Refusal = { point: "A4", color: "white", breathless, earlier: undefined };
  const scene = positionScene(layoutOf(game.state.size, "wide"), { ...nothing, state: game.state, refusal });
  assert.deepEqual(scene.focus.map(({ point }) => point).sort(), ["A3", "A4", "B3", "B4"]);
  assert.equal(scene.live?.ghost?.point, "A4");
});

test("the same position gives the same picture, whole and without a broken attribute", () => {
  const visit = ({ tag, children }: Shape): void => {
    assert.equal(new Set(children.map(({ key }) => key)).size, children.length, tag);
    children.forEach(visit);
  };
  for (const { picture } of Object.values(languages)) {
    const [first, second] = [retaken().scene, retaken().scene].map((scene) => {
      pictureOf(scene, picture).forEach(visit);
      return documentOf(scene.layout, pictureOf(scene, picture));
    });
    assert.equal(first, second);
    assert.doesNotMatch(first ?? "", /NaN|undefined|Infinity|null/);
  }
});
