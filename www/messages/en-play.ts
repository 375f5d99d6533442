import type { Color } from "../count.js";
import type { GameState, PassRow } from "../engine.js";
import type { PlayWords } from "../messages.js";

const side: Readonly<Record<Color, string>> = { black: "Black", white: "White" };
const other: Readonly<Record<Color, string>> = { black: "White", white: "Black" };
const adjective: Readonly<Record<Color, string>> = { black: "black", white: "white" };

/** What follows when the game is led into a phase. */
const then: Readonly<Record<GameState["phase"], string>> = {
  playing: "the game goes on",
  paused: "the game pauses",
  ended: "the game is over",
  "all-alive": "the game is over with every stone alive",
  "no-result": "the game has no result",
  draw: "the game is drawn",
  resigned: "the game is over",
};

const leaves: Readonly<Record<PassRow["leaves"], string>> = {
  nothing: "It leaves nothing beside the board",
  stone: "One stone is laid outside, to be refilled at the end",
  prisoner: "One stone is handed over as a prisoner",
};

function pass({ says, leaves: left }: PassRow, among: readonly PassRow[]): string {
  // Where only one kind leaves a stone, the other is an abstention.
  const abstains = left === "nothing" && among.some((row) => row.leaves === "stone");
  if (says === "proposal") return abstains ? "Abstain: propose a stop" : "Propose a stop";
  if (says === "agreement") return abstains ? "Abstain: agree to stop" : "Agree to stop";
  if (left === "stone") return "Pass: lay a stone outside";
  if (left === "prisoner") return "Pass: hand a stone over";
  return among.length > 1 ? "Pass and play on" : "Pass";
}

function whatNext({ passes }: GameState): string {
  const next = passes.find((row) => row.then === "all-alive" || row.then === "ended");
  return next ? ` One more pass, and ${then[next.then]}.` : "";
}

/** What play leaves to the count. */
function stillToCome(state: GameState): string {
  return state.whiteHasStillToPass
    ? " Black passed last, so White hands over one stone more: a count by pass stones adds it."
    : "";
}

function status(state: GameState, resumed: boolean): string {
  const { phase, toMove, passes, moves } = state;
  const [me, they] = [side[toMove], other[toMove]];
  switch (phase) {
    case "playing": {
      if (resumed) return `The stop was disputed and play goes on: ${me} to move.`;
      if (passes.some(({ says }) => says === "agreement"))
        return `${they} proposes a stop: ${me} agrees, or plays on.`;
      const next = passes.find((row) => row.then !== "playing");
      if (next && moves.at(-1)?.pass) return `${they} has passed. If ${me} passes too, ${then[next.then]}.`;
      return moves.at(-1)?.pass
        ? `${they} has passed: ${me} to move.`
        : `${me} to move: click an empty point.`;
    }
    case "paused":
      return `The game is paused. Click a chain to call it dead or alive, then count; or dispute it and play on.${whatNext(state)}${stillToCome(state)}`;
    case "ended":
      return "Both sides have stopped, and the game is over. Click a chain to call it dead or alive, then count.";
    case "all-alive":
      return `The game is over, and every stone on the board is alive.${stillToCome(state)}`;
    case "no-result":
      return "The same position has come up for the third time: the game has no result.";
    case "draw":
      return "The same position has come up for the third time: the game is drawn.";
    case "resigned":
      return state.resigned ? `${side[state.resigned]} resigns; ${other[state.resigned]} wins.` : "";
  }
}

export const enPlay: PlayWords = {
  enter: "Play on",
  reenter: "Back to the position",
  leave: "Back to the count",
  first: "To the first move",
  back: "Move back",
  forward: "Move forward",
  last: "To the last move",
  moves: "Moves of the game",
  takeBack: "Take back",
  resign: (color) => (color ? `${side[color]} resigns` : "Resign"),
  count: "Count",
  restore: "Original moves",
  place: (move, moves) => `Move ${move} of ${moves}`,
  pass,
  passHint: ({ leaves: left, then: next }) =>
    `${leaves[left]}${next === "playing" ? "" : `; ${then[next]}`}.`,
  resume: (first, asker) =>
    asker
      ? `${side[asker]} disputes: ${side[first]} plays on`
      : `Dispute: resume, ${side[first]} moves first`,
  heading: ({ phase, toMove }) =>
    phase === "playing" ? `${side[toMove]} to move` : phase === "paused" ? "Pause" : "The game is over",
  refused: "Not allowed",
  status,
  shown: (move) =>
    move === 0 ? " The board shows the first position." : ` The board shows the position after move ${move}.`,
  objections: (moves) =>
    `These rules object to ${moves.length > 1 ? "moves" : "move"} ${moves.slice(0, 8).join(", ")}${moves.length > 8 ? " …" : ""}; ${moves.length > 1 ? "they stand" : "it stands"} as played.`,
  board: (columns, rows) => `Go board, ${columns} by ${rows}, to play on`,
  point: (point, color, dead, legal) =>
    color
      ? `${point}, ${adjective[color]}${dead ? ", dead" : ""}`
      : `${point}, empty${legal ? "" : ", not allowed"}`,
};
