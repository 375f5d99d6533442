/** The words of the page round a comparison. Those of the comparison itself are shared with the command. */
import type { Color } from "../count.js";
import { fraction } from "../number.js";
import type { Chip } from "./comparison-state.js";
import type { PageLanguage } from "./words.js";

export interface SectionWords {
  readonly title: string;
  readonly intro: string;
  readonly waiting: string;
  readonly noGame: string;
  readonly playing: string;
  readonly ruleset: string;
  readonly result: string;
  readonly difference: string;
  readonly parts: string;
  readonly whatIf: string;
  readonly firstPass: string;
  readonly asItWas: string;
  readonly side: Readonly<Record<Color, string>>;
  readonly komi: string;
  readonly ownKomi: string;
  readonly badKomi: string;
  readonly takeBack: string;
  readonly oneMore: (color: Color | undefined) => string;
  readonly point: string;
  readonly put: string;
  readonly pick: string;
  readonly stopPicking: string;
  readonly picking: string;
  readonly supposed: string;
  readonly firstPassBy: (color: Color) => string;
  readonly komiOf: (points: number) => string;
  /** The last stone taken back, or that many before it. */
  readonly takenBack: (nth: number) => string;
  readonly stoneAt: (point: string) => string;
  readonly remove: (what: string) => string;
  readonly back: string;
  /** What the board does while something is supposed. */
  readonly boardAsItWas: string;
  readonly smallBoard: (points: readonly string[]) => string;
  readonly compareWith: (name: string) => string;
  /** Another ruleset has become the base. */
  readonly compared: (name: string) => string;
  /** What is supposed now, how many results that changes, and in how many of them the winner. */
  readonly changed: (supposed: readonly string[], results: number, winners: number) => string;
}

/** One thing supposed. */
export function chipWords(chip: Chip, words: SectionWords): string {
  switch (chip.kind) {
    case "first-pass":
      return words.firstPassBy(chip.color);
    case "komi":
      return words.komiOf(chip.points);
    case "take-back":
      return words.takenBack(chip.nth);
    case "one-more":
      return words.stoneAt(chip.point);
  }
}

const enSide: SectionWords["side"] = { black: "Black", white: "White" };
const zhSide: SectionWords["side"] = { black: "黑", white: "白" };

const zh: SectionWords = {
  title: "同一盘棋，各家规则",
  intro: "同一盘棋，换一家规则，结果为什么会不同？点规则名，即以它为准；点一条原因，便圈出它在盘上的位置。",
  waiting: "等棋局摆好，就来比较。",
  playing: "正在接着下，暂不比较；数棋之后，就按所数的局面来比较。",
  noGame: "没有数得出的棋局，无从比较。",
  ruleset: "规则",
  result: "结果",
  difference: "相差",
  parts: "原因",
  whatIf: "假如",
  firstPass: "谁先虚着",
  asItWas: "照原局",
  side: zhSide,
  komi: "统一贴点",
  ownKomi: "各按规则",
  badKomi: "贴点须是 ½ 的倍数，在 −500 与 500 之间。",
  takeBack: "最后一子没有下",
  oneMore: (color) => `${color ? `${zhSide[color]}方` : ""}再下一子`,
  point: "下在",
  put: "落子",
  pick: "在盘上点选",
  stopPicking: "不选了",
  picking: "请在棋盘上点一个点，或在这里写出，例如 K10。按 Esc 作罢。",
  supposed: "所作的假设",
  firstPassBy: (color) => `${zhSide[color]}方先虚着`,
  komiOf: (points) => `一律贴 ${fraction(points)} 点`,
  takenBack: (nth) => (nth === 1 ? "最后一子没有下" : `倒数第 ${nth} 子也没有下`),
  stoneAt: (point) => `再下 ${point}`,
  remove: (what) => `取消假设：${what}`,
  back: "恢复原局",
  boardAsItWas: "大棋盘上数的仍是原局，下表才按假设计算。",
  smallBoard: (points) => `盘面，圈出 ${points.join("、")}`,
  compareWith: (name) => `以${name}为准来比较`,
  compared: (name) => `改以此规则为准：${name}。`,
  changed: (supposed, results, winners) => {
    const what = supposed.length > 0 ? `假如${supposed.join("，")}` : "原局";
    if (results === 0) return `${what}：各家结果不变。`;
    return `${what}：有 ${results} 家结果改变，${winners > 0 ? `其中 ${winners} 家胜负也变` : "胜负都不变"}。`;
  },
};

const enAsItWas = "As it was";

const en: SectionWords = {
  title: "The same game under other rules",
  intro:
    "One board, two results: why? Press a ruleset to compare the others with it; press a reason to see where on the board it lies.",
  waiting: "The comparison follows as soon as the game is on the board.",
  playing:
    "The game is being played on, so nothing is compared; count the position, and its comparison follows.",
  noGame: "There is no game here that can be counted, so there is nothing to compare.",
  ruleset: "Ruleset",
  result: "Result",
  difference: "Difference",
  parts: "Reasons",
  whatIf: "What if",
  firstPass: "Who passed first",
  asItWas: enAsItWas,
  side: enSide,
  komi: "One komi for all",
  ownKomi: "each its own",
  badKomi: "A komi is a multiple of ½, from −500 to 500.",
  takeBack: "Take back the last stone",
  oneMore: (color) => (color ? `One more stone for ${enSide[color]}` : "One more stone"),
  point: "At",
  put: "Put it there",
  pick: "Choose on the board",
  stopPicking: "Never mind",
  picking: "Click a point on the board, or write it here, like K10. Escape calls it off.",
  supposed: "What is supposed",
  firstPassBy: (color) => `${enSide[color]} passed first`,
  komiOf: (points) => `komi ${fraction(points)} for all`,
  takenBack: (nth) => (nth === 1 ? "last stone taken back" : `stone ${nth} from the end taken back`),
  stoneAt: (point) => `one more stone at ${point}`,
  remove: (what) => `No longer suppose: ${what}`,
  back: "Back to the game as it was",
  boardAsItWas: "The large board still counts the game as it was; the table below goes by what is supposed.",
  smallBoard: (points) => `The board, with rings at ${points.join(", ")}`,
  compareWith: (name) => `Compare with ${name}`,
  compared: (name) => `Compared with ${name}.`,
  changed: (supposed, results, winners) => {
    const what = supposed.length > 0 ? `Supposed: ${supposed.join(", ")}` : enAsItWas;
    if (results === 0) return `${what}. No result changes.`;
    const rows = results === 1 ? "1 result changes" : `${results} results change`;
    return `${what}. ${rows}, the winner in ${winners > 0 ? winners : "none"}.`;
  },
};

export const sectionWords: Readonly<Record<PageLanguage, SectionWords>> = { "zh-Hans": zh, en };
