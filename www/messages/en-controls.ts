import type { Color } from "../count.js";
import type { ControlWords } from "../messages.js";

const side: Readonly<Record<Color, string>> = { black: "Black", white: "White" };
const adjective: Readonly<Record<Color, string>> = { black: "black", white: "white" };

export const enControls: ControlWords = {
  toStart: "To the start",
  back: "Step back",
  play: "Play",
  pause: "Pause",
  forward: "Step forward",
  previousBlock: "Previous block",
  nextBlock: "Next block",
  previousPhase: "Previous phase",
  nextPhase: "Next phase",
  seek: "Progress of the count",
  speed: "Speed",
  rules: "Rules",
  method: "Method",
  encoding: "Encoding of the text",
  transcript: "All steps",
  edit: "Dead stones",
  editHint:
    "Click a chain to call it dead or alive, or a neutral point to say whose it is: shared, then Black's, then White's; or move with the arrow keys and press Enter.",
  loading: "Setting up the board …",
  notes: "Notes on this record",
  ended: {
    name: "The end of the game",
    invitation: "Both sides have stopped. Press play to see the count.",
  },
  unfinished: {
    name: "In the middle of the game",
    invitation: "Nobody has stopped yet: the position is counted as it stands. Press play to see the count.",
  },
  stepOf: (step, steps) => `Step ${step} of ${steps}`,
  board: (columns, rows, method) => `Go board, ${columns} by ${rows}, being counted: ${method}`,
  chain: (point, color, dead) =>
    color ? `${point}, ${adjective[color]}, ${dead ? "dead" : "alive"}` : `${point}, empty`,
  claim: (point, owner) =>
    `${point}, empty, ${owner === "shared" ? "named as shared" : `claimed by ${side[owner]}`}`,
};
