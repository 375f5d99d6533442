import type { Color, NumberedMove, Owner, Part } from "../count.js";
import { fraction } from "../number.js";
import type { ComparisonWords, PartTold, Payment } from "./comparison.js";
import { many } from "./en-numbers.js";

const side: Readonly<Record<Color, string>> = { black: "Black", white: "White" };
const other: Readonly<Record<Color, string>> = { black: "White", white: "Black" };
const whose: Readonly<Record<Owner, string>> = { black: "Black's", white: "White's", shared: "shared" };

/** More of them are not read anyway; the board shows them all. */
const longest = 6;

function listed(all: readonly string[]): string {
  const shown =
    all.length > longest ? [...all.slice(0, longest - 1), `${all.length - longest + 1} more`] : all;
  const last = shown.at(-1) ?? "";
  return shown.length > 1 ? `${shown.slice(0, -1).join(", ")} and ${last}` : last;
}

const points = (number: number) => many(number, "point");
const place = ({ number, point }: NumberedMove) => `move ${number}${point ? ` at ${point}` : ""}`;
const theirs = (move: NumberedMove) => `${side[move.color]}'s ${place(move)}`;
const better = ({ points: by }: Part): Color => (by > 0 ? "black" : "white");

/** What happened, and who pays how much for it. */
function paid(happened: string, { payment }: PartTold, say: (payment: Payment) => string): string {
  return payment ? `${happened}, and under ${payment.under} ${say(payment)}` : happened;
}

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
    handicap: ({ part, base, row }) => {
      const returned = (worth: number) => (worth === 0 ? "nothing" : points(-worth));
      const stones = part.board.length > 0 ? ` (${listed(part.board)})` : "";
      return `White receives ${returned(part.base + part.points)} for the handicap${stones} under ${row.name}, and ${returned(part.base)} under ${base.name}`;
    },
    setup: (told) => {
      const stones = told.part.board.length > 0 ? ` (${listed(told.part.board)})` : "";
      return paid(
        `stones stood on the board before the first move${stones}`,
        told,
        ({ by, points: price }) => `${side[by]} pays ${points(price)} for having more of them`,
      );
    },
    "first-pass": (told) => {
      const whites = told.part.moves.find(({ color }) => color === "white");
      return paid(
        `White was the first to pass${whites ? `, ${place(whites)}` : ""}`,
        told,
        ({ by, points: price }) => `${side[by]} pays ${points(price)} for that`,
      );
    },
    parity: (told) => {
      const last = told.part.moves.at(-1);
      return paid(
        last
          ? `${side[last.color]} put the last stone before the stop, ${place(last)}`
          : "one side had the last turn before the stop",
        told,
        ({ by, points: price }) =>
          `${side[by]} pays ${points(price)} for having had more turns than ${other[by]}`,
      );
    },
    passes: (told) => {
      const passed = told.part.moves.length > 0 ? `, ${listed(told.part.moves.map(theirs))}` : "";
      return paid(
        `turns were passed before the stop${passed}`,
        told,
        ({ by, points: price }) =>
          `only stones put are moves to be paid for, which spares ${other[by]} ${points(price)}`,
      );
    },
    "after-stop": (told) => {
      const put = told.part.moves.length > 0 ? `, ${listed(told.part.moves.map(theirs))}` : "";
      return paid(
        `stones were put down after the first stop${put}`,
        told,
        ({ by, points: price }) =>
          `${side[by]} pays ${points(price)} for having put more of them than ${other[by]}`,
      );
    },
    "group-tax": ({ payment }) => {
      const eyes = "every group keeps points for its eyes";
      if (!payment) return eyes;
      const { by, points: more, under } = payment;
      return `${eyes}, ${side[by]}'s groups ${fraction(more)} more than ${other[by]}'s, and ${under} takes them off`;
    },
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
    `${cause.charAt(0).toUpperCase()}${cause.slice(1)}: ${happened}${part.cause === "tie" ? "" : `; so the result is ${points(Math.abs(part.points))} better for ${side[better(part)]} under ${row.name} than under ${base.name}`}.`,
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
  turned: (winner, causes, base) => {
    const who = winner ? `${side[winner]} wins here.` : "A draw here.";
    if (causes.length === 0) return `${who} No part alone turns it; together they do.`;
    const any = causes.length > 1 ? "any one of them" : "that";
    const then = base.winner ? `${side[base.winner]} would win here too` : "it would be a draw here too";
    return `${who} Turned by ${listed(causes)}: if ${any} were as under ${base.name}, ${then}.`;
  },
  illegal: (moves) => (moves === 1 ? "1 move against these rules" : `${moves} moves against these rules`),
  base: "base",
  legend:
    "Δ is the difference from the base: + is better for Black, − for White. After a name, ≈: in part only approximated here; *: in part inferred.",
  noBase: (name) => `Under ${name} nothing is counted, so there is nothing to compare the others with.`,
};
