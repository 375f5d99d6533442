/**
 * What the name of a ruleset is shown with: which of its fields are only approximated or inferred here, and which were
 * decided for the game. A mark goes with the name, a sentence with the mark.
 */
import type { RulesetField } from "./engine.js";
import type { Messages } from "./messages.js";

/** A sentence about some fields of a ruleset, and the sign that points to it. */
export interface Reservation {
  readonly mark: string;
  readonly sentence: string;
}

const marks = { approximate: "≈", inferred: "*", organiser: "!" } as const;

/** What a text does not mention, and what is left out here as well, nobody had to infer. */
function isAbsent({ value }: RulesetField): boolean {
  return value === "nothing" || value === "never";
}

function known(fields: readonly RulesetField[], basis: keyof typeof marks): RulesetField[] {
  return fields.filter((row) => row.basis === basis && !(basis === "inferred" && isAbsent(row)));
}

/** The signs after the name of a ruleset. */
export function marksOf(fields: readonly RulesetField[]): string {
  const found = (["approximate", "inferred"] as const).filter((basis) => known(fields, basis).length > 0);
  return found.length > 0 ? ` ${found.map((basis) => marks[basis]).join("")}` : "";
}

/** The sentences that go with a ruleset's name; what was decided for the game is not held against the ruleset. */
export function reservationsOf(
  fields: readonly RulesetField[],
  decided: readonly RulesetField[],
  messages: Messages,
): Reservation[] {
  const rest = fields.filter(({ field }) => !decided.some((row) => row.field === field));
  const { names, approximate, inferred, inferredAll, organiser } = messages.fields;
  const named = (rows: readonly RulesetField[]) => rows.map(({ field }) => names[field]);
  const lines: Reservation[] = [];
  const add = (basis: keyof typeof marks, rows: readonly RulesetField[], say: typeof approximate) => {
    if (rows.length > 0) lines.push({ mark: marks[basis], sentence: say(named(rows)) });
  };
  const guessed = known(rest, "inferred");
  add("approximate", known(rest, "approximate"), approximate);
  // A list of nearly everything says less than that it is nearly everything.
  add("inferred", guessed, guessed.length > fields.length / 2 ? () => inferredAll : inferred);
  add("organiser", decided, organiser);
  return lines;
}
