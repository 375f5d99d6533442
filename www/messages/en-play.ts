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

const paused =
  "The game is paused. Click a chain to call it dead or alive, then count; or dispute it and play on.";

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
  pass: {
    proposal: "Propose a stop",
    agreement: "Agree to stop",
    "abstain-proposal": "Waive: propose a stop",
    "abstain-agreement": "Waive: agree to stop",
    stone: "Pass: lay a stone outside",
    prisoner: "Pass: hand a stone over",
    "play-on": "Pass and play on",
    plain: "Pass",
  },
  passHint: ({ leaves: left, then: next }) =>
    `${leaves[left]}${next === "playing" ? "" : `; ${then[next]}`}.`,
  resume: (first, asker) =>
    asker
      ? `${side[asker]} disputes: ${side[first]} plays on`
      : `Dispute: resume, ${side[first]} moves first`,
  heading: ({ phase, toMove }) =>
    phase === "playing" ? `${side[toMove]} to move` : phase === "paused" ? "Pause" : "The game is over",
  refused: "Not allowed",
  status: {
    turn: ({ toMove }) => `${side[toMove]} to move: click an empty point.`,
    resumed: ({ toMove }) => `The stop was disputed and play goes on: ${side[toMove]} to move.`,
    proposed: ({ toMove }) => `${other[toMove]} proposes a stop: ${side[toMove]} agrees, or plays on.`,
    passed: ({ toMove }) => `${other[toMove]} has passed: ${side[toMove]} to move.`,
    "passed-then": ({ toMove, next }) =>
      `${other[toMove]} has passed. If ${side[toMove]} passes too, ${then[next]}.`,
    paused: () => paused,
    "paused-then": ({ next }) => `${paused} One more pass, and ${then[next]}.`,
    ended: () =>
      "Both sides have stopped, and the game is over. Click a chain to call it dead or alive, then count.",
    "all-alive": () => "The game is over, and every stone on the board is alive.",
    "no-result": () => "The same position has come up for the third time: the game has no result.",
    draw: () => "The same position has come up for the third time: the game is drawn.",
    resigned: ({ loser }) => `${side[loser]} resigns; ${other[loser]} wins.`,
  },
  stillToPass: " Black passed last, so White hands over one stone more: a count by pass stones adds it.",
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
