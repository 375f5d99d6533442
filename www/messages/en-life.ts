import type { Color } from "../count.js";
import type { LifeWords } from "../messages.js";
import { is, many } from "./en-numbers.js";

const side: Readonly<Record<Color, string>> = { black: "Black", white: "White" };
const other: Readonly<Record<Color, string>> = { black: "White", white: "Black" };
const listed = (points: readonly string[]) => points.join(", ");

export const enLife: LifeWords = {
  title: "Life and death",
  judging: "Reading who is dead …",
  percent: (percent) => `${percent}%`,
  decline: "Do not wait",
  declined: "Who is dead was not read: every stone counts as alive.",
  clickInstead: " Press “Dead stones” and click the chains that are dead.",
  dead: (chains, stones) =>
    chains === 0
      ? "No stone is taken for dead."
      : `${many(chains, "chain")} ${is(chains)} taken for dead, ${many(stones, "stone")}.`,
  unsure: (chains) =>
    ` ${many(chains, "chain")} ${is(chains)} in doubt: look at ${chains === 1 ? "it" : "them"} first.`,
  alive: "alive",
  isDead: "dead",
  chain: (point, color, stones, dead) =>
    `${point}, ${many(stones, `${color} stone`)}, ${dead ? "dead" : "alive"}`,
  turn: (told, dead) => `${told}. Call it ${dead ? "alive" : "dead"}`,
  gap: (color, open) => `${side[color]}'s territory is open at ${listed(open)}: it is counted as it stands.`,
  atari: (taker, point, saved) =>
    `${side[taker]} can still take stones at ${point}${saved ? `, and ${other[taker]} can save them` : ""}.`,
  seki: (black, white, shared) =>
    `${black} and ${white} live in seki${shared.length > 0 ? `; both need ${listed(shared)}` : ""}.`,
  dame: (points) => `Neutral, and nobody has played there: ${listed(points)}.`,
  more: (things) => `What else was found (${things})`,
};
