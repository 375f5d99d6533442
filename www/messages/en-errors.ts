import type { ErrorWords } from "../messages.js";

/** Errors and notes in English, by code. A code that is missing here is told in the engine's own words. */
export const enErrors: ErrorWords = {
  // The element and the command.
  "no-engine": () => "The counting engine could not be started here.",
  unreadable: ({ src }) => `The file ${src} could not be read.`,
  "unreadable-here": ({ src }) =>
    `The file ${src} could not be read: a page opened from disk may not load other files. Put the game between the tags instead.`,
  empty: () => "There is no game here: a game record (SGF) or a drawing of the board is needed.",
  "unknown-rules": ({ id, used }) => `There is no ruleset “${id}”; ${used} is used.`,
  "unknown-method": ({ id, used }) => `The method “${id}” does not go with these rules; ${used} is used.`,
  "no-method": ({ rules }) => `The rules of ${rules} cannot be counted yet; they come in a later version.`,
  "auto-later": () =>
    "Finding dead stones by itself comes in a later version; the record's own marks are used.",
  "bad-value": ({ name, value }) => `“${value}” is not a value for ${name}.`,
  // Game records and drawings.
  "sgf-no-game": () => "There is no game record here: a record begins with “(;”.",
  "sgf-other-game": ({ game }) => `This is a record of another game, GM[${game}]; Go is GM[1].`,
  "sgf-size-unreadable": ({ raw }) => `“${raw}” is not the size of a board, such as 19.`,
  "sgf-size": ({ width, height }) => `A board of ${width} by ${height} is too large or too small.`,
  "sgf-off-board": ({ raw, size }) => `“${raw}” is not a point of a board of ${size}.`,
  "sgf-too-much-setup": ({ limit }) => `The record sets up more than ${limit} points.`,
  "unknown-encoding": () => "The encoding of the record is not known.",
  "no-liberty": () => "The record sets up stones without a liberty.",
  "diagram-empty": () => "The drawing has no rows.",
  "diagram-character": ({ found }) => `“${found}” draws neither a stone (X, O) nor an empty point (.).`,
  "diagram-ragged": ({ found, expected }) => `This row has ${found} points, the first one ${expected}.`,
  // Moves.
  "illegal-occupied": ({ point }) => `There is a stone on ${point} already.`,
  "illegal-off-board": ({ point }) => `${point} is not on the board.`,
  "illegal-suicide": ({ point }) => `The stone on ${point} would have no liberty.`,
  "illegal-repeats": ({ point }) => `A stone on ${point} would repeat an earlier position.`,
  "illegal-over": () => "The game is over.",
  "illegal-paused": () => "The game is paused.",
  // What the players agree on.
  "no-point": ({ name, size }) => `“${name}” is no point of a board of ${size}.`,
  "nothing-to-count": () => "The game ended by resignation or in a cycle, so there is nothing to count.",
  "dispute-all-alive": () => "The game ended with every stone alive, so these cannot be dead.",
  "dispute-no-stone": () => "There is no stone to be dead here.",
  "dispute-dead-at-home": ({ color }) => `Only living ${color} stones surround these, so they are not dead.`,
  "dispute-claim-on-stone": () => "A living stone stands here, so nobody can claim the point.",
  "dispute-claim-inside": ({ color }) => `This point is surrounded by ${color} alone, and is ${color}'s.`,
  // Notes on a record.
  "record-forbidden": () => "The record plays a move that these rules forbid.",
  "record-out-of-turn": () => "The record lets one side move twice in a row.",
  "record-pass-after-end": () => "A pass after the end of the game was left out.",
  "record-setup-in-game": () => "Stones are set by hand in the record; the game begins anew from there.",
  "record-passes-supplied": () => "The record stops before the closing passes; they were supplied.",
};
