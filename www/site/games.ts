/** The sample games, inside the script so that the page works from a disk. */
import nine from "./games/gnugo-9-2.sgf";
import thirteenClose from "./games/gnugo-13-1.sgf";
import thirteen from "./games/gnugo-13-3.sgf";
import white from "./games/gnugo-19-4.sgf";
import blackFirst from "./games/gnugo-19-5.sgf";
import whole from "./games/gnugo-19-6.sgf";

export interface Sample {
  readonly id: string;
  readonly text: string;
  readonly name: Readonly<Record<"zh-Hans" | "en", string>>;
}

export const samples: readonly Sample[] = [
  { id: "19-6", text: whole, name: { "zh-Hans": "十九路 · 白先虚着", en: "19×19 · White passes first" } },
  {
    id: "19-5",
    text: blackFirst,
    name: { "zh-Hans": "十九路 · 黑先虚着", en: "19×19 · Black passes first" },
  },
  { id: "19-4", text: white, name: { "zh-Hans": "十九路 · 提子多的一局", en: "19×19 · many captures" } },
  { id: "13-3", text: thirteen, name: { "zh-Hans": "十三路 · 细棋", en: "13×13 · a close game" } },
  { id: "13-1", text: thirteenClose, name: { "zh-Hans": "十三路 · 白胜", en: "13×13 · White ahead" } },
  { id: "9-2", text: nine, name: { "zh-Hans": "九路 · 片刻数完", en: "9×9 · counted in no time" } },
];
