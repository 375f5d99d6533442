/** The sums that close a count, as formulas with their numbers put in. Pure. */
import type { Check, Color, Count, Reason } from "./count.js";
import type { Messages } from "./messages.js";
import { fraction } from "./number.js";

/** What a letter of a formula stands for is told by the messages. */
export type Letter = keyof Messages["proof"]["letters"];

interface Term {
  readonly sign: 1 | -1;
  /** A letter, or a number that the method gives. */
  readonly symbol: Letter | number;
  /** What it is multiplied by, if it is not counted once. */
  readonly by?: 2 | 0.5;
  readonly value: number;
}

/** A sum: of one side's, or of both sides when nobody is named. */
export interface Equation {
  readonly color: Color | undefined;
  readonly terms: readonly Term[];
  readonly total: number;
}

const plus = (symbol: Letter | number, value: number): Term => ({ sign: 1, symbol, value });
const minus = (symbol: Letter | number, value: number): Term => ({ sign: -1, symbol, value });
const half = (shared: number, sign: 1 | -1 = 1): Term[] =>
  shared === 0 ? [] : [{ sign, symbol: "q", by: 0.5, value: shared / 2 }];
const unlessNone = (term: Term): Term[] => (term.value === 0 ? [] : [term]);

function differ(black: Letter, white: Letter, numbers: { black: number; white: number }): Equation {
  const terms = [plus(black, numbers.black), minus(white, numbers.white)];
  return { color: undefined, terms, total: numbers.black - numbers.white };
}

/** The formula of a reason, if it has one. */
export function equationOf(reason: Reason): Equation | undefined {
  switch (reason.key) {
    case "mu-differ":
    case "territories-differ":
      return differ("b", "w", reason);
    case "routes-differ":
      return differ("R_B", "R_W", reason);
    case "stones-differ":
      return differ("S_B", "S_W", reason);
    case "scores-differ":
      return differ("T_B", "T_W", reason);
    case "area-from-mu": {
      const { color, mu, stones, shared, area } = reason;
      const terms = [plus(color === "black" ? "b" : "w", mu), plus("K", stones), ...half(shared)];
      return { color, terms, total: area };
    }
    case "mu-from-area": {
      const { color, mu, stones, shared, area } = reason;
      return { color, terms: [plus("A", area), minus("K", stones), ...half(shared, -1)], total: mu };
    }
    case "area-sum": {
      const { color, stones, empties, shared, area } = reason;
      return { color, terms: [plus("S", stones), plus("E", empties), ...half(shared)], total: area };
    }
    case "area-from-set": {
      const { color, set, vacant, leftOver, shared, area } = reason;
      const rest = [...unlessNone(plus("v", vacant)), ...unlessNone(minus("u", leftOver))];
      return { color, terms: [plus(set, set), ...rest, ...half(shared)], total: area };
    }
    case "other-area": {
      const { color, total, nobodys, area } = reason;
      const rest = [...unlessNone(minus("n", nobodys)), minus("A", total - nobodys - area)];
      return { color, terms: [plus(total, total), ...rest], total: area };
    }
    case "played-off": {
      const { winner, open, foreign, beyond, points } = reason;
      const twice: Term[] = foreign === 0 ? [] : [{ sign: 1, symbol: "f", by: 2, value: 2 * foreign }];
      const others = [...twice, ...unlessNone(plus("u", beyond))];
      // In a draw nothing is open and nothing left over, which is a sum as well.
      const terms = open > 0 || others.length === 0 ? [plus("v", open), ...others] : others;
      return { color: winner ?? undefined, terms, total: points };
    }
    case "par":
      return {
        color: reason.color,
        terms: [plus("A", reason.area), minus("P", reason.par)],
        total: reason.over,
      };
    case "score": {
      const { color, empties, prisoners, score } = reason;
      return { color, terms: [plus("E", empties), plus("C", prisoners)], total: score };
    }
    case "add-surplus": {
      const { color, more, paid, points } = reason;
      if (points === 0) return undefined;
      return {
        color,
        terms: [...unlessNone(plus("m", more)), ...unlessNone(minus("c", paid))],
        total: points,
      };
    }
    default:
      return undefined;
  }
}

/** The same game by a method, with the sums that show it. */
export interface Proof {
  readonly method: string;
  readonly agrees: boolean;
  /** Whether it is the count that is shown. */
  readonly own: boolean;
  readonly equations: readonly Equation[];
}

/** The count that is shown, and every check of it. */
export function proofsOf(count: Count): Proof[] {
  const equations = (reasons: readonly Reason[]) => reasons.flatMap((reason) => equationOf(reason) ?? []);
  const { blackArea: black, whiteArea: white } = count.result;
  const plain = [differ("A_B", "A_W", { black, white })];
  const proof = ({ method, agrees, equations: reasons }: Check): Proof => ({
    method,
    agrees,
    own: false,
    equations: method === "arithmetic" ? plain : equations(reasons),
  });
  const own = equations(count.steps.map(({ reason }) => reason));
  return [{ method: count.method, agrees: true, own: true, equations: own }, ...count.checks.map(proof)];
}

/** The proof that a step tells of, if it tells of one. */
export function proofToldBy(reason: Reason, count: Count): Proof | undefined {
  if (reason.key !== "check") return undefined;
  return proofsOf(count).find(({ method, own }) => !own && method === reason.method);
}

/** A formula, its numbers, and what comes out: "b + K + q/2", "72 + 114 + ½", "186½". */
export interface Written {
  readonly formula: string;
  readonly numbers: string;
  readonly total: string;
}

export function written({ terms, total }: Equation): Written {
  const sum = (name: (term: Term) => string) =>
    terms.map((term, index) => `${signOf(term, index === 0)}${name(term)}`).join("");
  return {
    formula: sum(({ symbol, by }) => `${by === 2 ? "2" : ""}${symbol}${by === 0.5 ? "/2" : ""}`),
    numbers: sum(({ value }) => (value < 0 ? `(${fraction(value)})` : fraction(value))),
    total: fraction(total),
  };
}

function signOf({ sign }: Term, first: boolean): string {
  if (first) return sign > 0 ? "" : "−";
  return sign > 0 ? " + " : " − ";
}

/** An equation in a line of text. */
export function equationText(equation: Equation, { side, proof }: Messages): string {
  const { formula, numbers, total } = written(equation);
  const sum = `${formula} = ${numbers} = ${total}`;
  return equation.color ? proof.of(side[equation.color], sum) : sum;
}

/** The letters of some proofs, in the order in which they come. */
export function lettersOf(proofs: readonly Proof[]): Letter[] {
  const symbols = proofs.flatMap(({ equations }) =>
    equations.flatMap(({ terms }) => terms.map(({ symbol }) => symbol)),
  );
  return [...new Set(symbols.filter((symbol): symbol is Letter => typeof symbol === "string"))];
}
