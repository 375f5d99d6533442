/** The sample games, inside the script so that the page works from a disk. */

import nine from "./games/gnugo-9-2.sgf";
import thirteen from "./games/gnugo-13-3.sgf";
import captures from "./games/gnugo-19-4.sgf";
import whitePassesFirst from "./games/gnugo-19-6.sgf";
import halfPoint from "./games/gnugo-19-18.sgf";
import overflow from "./games/overflow-9.sgf";
import seki from "./games/seki-7.txt";

export interface Sample {
  readonly id: string;
  readonly text: string;
  readonly name: Readonly<Record<"zh-Hans" | "en", string>>;
}

export const samples: readonly Sample[] = [
  {
    id: "19-6",
    text: whitePassesFirst,
    name: { "zh-Hans": "十九路 · 白先虚着", en: "19×19 · White passes first" },
  },
  { id: "19-18", text: halfPoint, name: { "zh-Hans": "十九路 · 半点胜负", en: "19×19 · half a point" } },
  { id: "19-4", text: captures, name: { "zh-Hans": "十九路 · 提子多的一局", en: "19×19 · many captures" } },
  { id: "13-3", text: thirteen, name: { "zh-Hans": "十三路 · 细棋", en: "13×13 · a close game" } },
  { id: "9-2", text: nine, name: { "zh-Hans": "九路 · 片刻数完", en: "9×9 · counted in no time" } },
  {
    id: "overflow",
    text: overflow,
    name: { "zh-Hans": "九路 · 死子多得填不下", en: "9×9 · more dead stones than room" },
  },
  {
    id: "seki",
    text: seki,
    name: { "zh-Hans": "七路 · 双活的公气", en: "7×7 · liberties in a seki" },
  },
];

/** The sizes of an empty board to begin on. */
export const emptySizes = [19, 13, 9] as const;

/** An empty board as a drawing. */
export function emptyBoard(size: number): string {
  return Array(size).fill(".".repeat(size)).join("\n");
}
