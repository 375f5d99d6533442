/** The scene of a position that is still played. Pure: the same position gives the same scene. */
import { type ByColor, type Color, colors, type Ledger, type PointName } from "./count.js";
import type { GameState } from "./engine.js";
import { type Layout, nameOf, slotAt, stoneRadius } from "./layout.js";
import type { Live, Scene } from "./scene.js";
import type { Rest } from "./tracks.js";

/** A move that was refused, and what makes it illegal. */
export interface Refusal {
  readonly point: PointName;
  readonly color: Color;
  /** The stones that would have no liberty. */
  readonly breathless: readonly PointName[];
  /** The board that would come up again, and after how many moves it stood. */
  readonly earlier: { readonly board: readonly string[]; readonly move: number } | undefined;
}

/** What is to be seen of a game at a moment. */
export interface Position {
  readonly state: GameState;
  readonly dead: readonly PointName[];
  /** The move that was undone just now. */
  readonly undone?: GameState["moves"][number] | undefined;
  /** The legal point under the pointer. */
  readonly aim: PointName | undefined;
  readonly refusal: Refusal | undefined;
}

/** The scene of a position. A repetition that was refused shows the earlier board in place of the present one. */
export function positionScene(layout: Layout, position: Position): Scene {
  const { state, dead, refusal } = position;
  const board = refusal?.earlier?.board ?? state.board;
  const taken = stonesOf(layout, board);
  const marked = new Set(refusal?.earlier ? [] : dead);
  const resting = taken.map(({ point, color, column, row }): Rest => {
    const { x, y } = { x: layout.origin.x + column * layout.cell, y: layout.origin.y + row * layout.cell };
    const stone = row * layout.columns + column;
    return { x, y, r: stoneRadius(layout), stone, color, point, slot: 0, dead: marked.has(point) };
  });
  const ledger = ledgerOf(taken, layout);
  return {
    layout,
    resting: [...resting, ...lidded(layout, state.beside)],
    flying: [],
    marks: [],
    blocks: [],
    focus: focusOf(layout, state, refusal).map((point) => ({ point, strength: 1 })),
    marked: [],
    balance: { parts: ledger, numbers: ledger },
    held: { bowl: { black: 0, white: 0 }, lid: state.beside },
    counted: false,
    par: 0,
    step: 0,
    live: liveOf(position),
  };
}

interface Standing {
  readonly point: PointName;
  readonly color: Color;
  readonly column: number;
  readonly row: number;
}

function stonesOf(layout: Layout, board: readonly string[]): Standing[] {
  return board.flatMap((line, row) =>
    [...line].flatMap((sign, column) => {
      if (sign === ".") return [];
      const color = sign === "X" ? ("black" as const) : ("white" as const);
      return [{ point: nameOf(layout, column, row), color, column, row }];
    }),
  );
}

/** The stones in the lids, one by one. */
function lidded(layout: Layout, beside: ByColor<number>): Rest[] {
  const cells = layout.columns * layout.rows;
  return colors.flatMap((color, side) =>
    Array.from({ length: beside[color] }, (_, slot): Rest => {
      const spot = slotAt(layout, { kind: "lid", color }, slot, beside[color]);
      return { ...spot, stone: cells + 2 * slot + side, color, point: undefined, slot, dead: false };
    }),
  );
}

/** Nobody owns a point yet: the ledger has stones, and the rest of the board is open. */
function ledgerOf(stones: readonly Standing[], { columns, rows }: Layout): Ledger {
  const side = (of: Color) => {
    const number = stones.filter(({ color }) => color === of).length;
    return { stones: number, empties: 0, outside: 0, area: number };
  };
  const [black, white] = [side("black"), side("white")];
  return { black, white, shared: columns * rows - black.stones - white.stones };
}

/** What a refusal is about: the stones without liberties, or where the earlier board differs from the present one. */
function focusOf(layout: Layout, { board }: GameState, refusal: Refusal | undefined): PointName[] {
  if (!refusal) return [];
  const { earlier, breathless, point } = refusal;
  if (!earlier) return [...new Set([point, ...breathless])];
  return earlier.board.flatMap((line, row) =>
    [...line].flatMap((sign, column) => (sign === board[row]?.[column] ? [] : [nameOf(layout, column, row)])),
  );
}

function liveOf({ state, undone, aim, refusal }: Position): Live {
  const turn = state.phase === "playing" ? state.toMove : undefined;
  const breathless = refusal && refusal.breathless.length > 0;
  const ghost = breathless ? refusal.point : refusal ? undefined : aim;
  return {
    turn,
    last: refusal?.earlier ? undefined : pointOf(state.moves.at(-1)),
    undone: refusal ? undefined : pointOf(undone),
    ghost: ghost === undefined ? undefined : { point: ghost, color: state.toMove },
    earlier: refusal?.earlier?.move,
  };
}

/** Where a move was played; nowhere if it is a pass. */
function pointOf(move: GameState["moves"][number] | undefined): PointName | undefined {
  return move?.kind === "play" ? move.point : undefined;
}
