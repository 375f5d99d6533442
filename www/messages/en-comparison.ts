import type { Color, NumberedMove, Owner, Part } from "../count.js";
import { fraction } from "../number.js";
import type { ComparisonWords, PartTold } from "./comparison.js";

const side: Readonly<Record<Color, string>> = { black: "Black", white: "White" };
const whose: Readonly<Record<Owner, string>> = { black: "Black's", white: "White's", shared: "shared" };

/** More of them are not read anyway; the board shows them all. */
const longest = 6;

function listed(all: readonly string[]): string {
  const shown =
    all.length > longest ? [...all.slice(0, longest - 1), `${all.length - longest + 1} more`] : all;
  const last = shown.at(-1) ?? "";
  return shown.length > 1 ? `${shown.slice(0, -1).join(", ")} and ${last}` : last;
}

const points = (number: number) => `${fraction(number)} ${Math.abs(number) === 1 ? "point" : "points"}`;
const place = ({ number, point }: NumberedMove) => `move ${number}${point ? ` at ${point}` : ""}`;
const theirs = (move: NumberedMove) => `${side[move.color]}'s ${place(move)}`;
const better = ({ points: by }: Part): Color => (by > 0 ? "black" : "white");

/** Whose points they are under the one and under the other. */
function owners({ part, base, row }: PartTold): string {
  const all = part.owners.map(
    (apart) =>
      `${listed(apart.points)} ${apart.points.length === 1 ? "is" : "are"} ${whose[apart.row]} under ${row.name}, ${whose[apart.base]} under ${base.name}`,
  );
  return all.join("; ");
}

export const enComparison: ComparisonWords = {
  causes: {
    komi: "komi",
    handicap: "handicap",
    setup: "stones set up",
    "first-pass": "first pass",
    parity: "parity",
    passes: "passes",
    "after-stop": "after the stop",
    "group-tax": "group tax",
    seki: "seki",
    "sole-liberty": "one side's liberties",
    "one-sided": "one side's points",
    "open-ko": "open ko",
    "false-eye": "false eyes",
    "dead-stones": "dead stones",
    owner: "territory",
    tie: "equal results",
  },
  happened: {
    komi: ({ base, row }) =>
      `it is ${fraction(row.komi)} under ${row.name}, ${fraction(base.komi)} under ${base.name}`,
    handicap: ({ part }) =>
      `the two do not make up for the handicap in the same way${part.board.length > 0 ? ` (${listed(part.board)})` : ""}`,
    setup: ({ part }) =>
      `stones stood on the board before the first move${part.board.length > 0 ? ` (${listed(part.board)})` : ""}, and the two do not count them alike`,
    "first-pass": ({ part }) => {
      const whites = part.moves.find(({ color }) => color === "white");
      return `White was the first to pass${whites ? `, ${place(whites)}` : ""}`;
    },
    parity: ({ part }) => {
      const last = part.moves.at(-1);
      return last
        ? `${side[last.color]} put the last stone before the stop, ${place(last)}`
        : "one side had the last turn before the stop";
    },
    passes: ({ part }) =>
      part.moves.length > 0
        ? `turns were passed before the stop, ${listed(part.moves.map(theirs))}`
        : "turns were passed before the stop",
    "after-stop": ({ part }) =>
      `stones were put down after the first stop${part.moves.length > 0 ? `, ${listed(part.moves.map(theirs))}` : ""}`,
    "group-tax": () => "every group keeps room for its eyes, and one side has more groups",
    seki: owners,
    "sole-liberty": (told) => `in a seki, ${owners(told)}`,
    "one-sided": (told) => `only one side may play there, so ${owners(told)}`,
    "open-ko": (told) => `at the mouth of a ko that nobody filled, ${owners(told)}`,
    "false-eye": (told) => `an eye there is false and must be filled in the end, so ${owners(told)}`,
    "dead-stones": (told) => `they are lifted under only one of the two, so ${owners(told)}`,
    owner: owners,
    tie: ({ base, row }) => `${row.name} does not decide them as ${base.name} does`,
  },
  part: ({ part, base, row }, cause, happened) =>
    `${cause.charAt(0).toUpperCase()}${cause.slice(1)}: ${happened}${part.cause === "tie" ? "" : `, which is ${points(Math.abs(part.points))} better for ${side[better(part)]} under ${row.name} than under ${base.name}`}.`,
  counted: ({ winner, margin, zi }) =>
    winner
      ? `${side[winner]} by ${points(Math.abs(margin))}${zi === null ? "" : ` · ${fraction(zi)} zi`}`
      : "A draw",
  ended: {
    "no-result": "No result: the game went round in a circle",
    draw: "A draw: the game went round in a circle",
    resigned: "Resigned: nothing is counted",
    disputed: "No result here",
  },
  because: (what, why) => `${what}. ${why}`,
  turned: (winner, causes) => {
    const who = winner ? `${side[winner]} wins here.` : "A draw here.";
    if (causes.length === 0) return `${who} No part alone turns it; together they do.`;
    const all = causes.length > 1 ? "any one of them" : "that";
    return `${who} Turned by ${listed(causes)}: without ${all}, the winner would be the same.`;
  },
  illegal: (moves) => (moves === 1 ? "1 move against these rules" : `${moves} moves against these rules`),
  base: "base",
  legend:
    "▲ is the difference from the base: + is better for Black, − for White. After a name, ≈: in part only approximated here; *: in part inferred.",
  noBase: (name) => `Under ${name} nothing is counted, so there is nothing to compare the others with.`,
};
