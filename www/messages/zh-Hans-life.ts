import type { Color } from "../count.js";
import type { LifeWords } from "../messages.js";

const side: Readonly<Record<Color, string>> = { black: "黑", white: "白" };
const other: Readonly<Record<Color, string>> = { black: "白", white: "黑" };
const listed = (points: readonly string[]) => points.join("、");

export const zhHansLife: LifeWords = {
  title: "死活",
  judging: "正在判断死活……",
  percent: (percent) => `${percent}%`,
  decline: "不等了",
  declined: "死活没有判断，盘上的子都当活棋来数。",
  clickInstead: "请按“标死活”，再点死棋。",
  dead: (chains, stones) => (chains === 0 ? "没有发现死棋。" : `判为死棋 ${chains} 块，共 ${stones} 子。`),
  unsure: (chains) => `有 ${chains} 块拿不准，请先看一看。`,
  alive: "活",
  isDead: "死",
  chain: (point, color, stones, dead) => `${point}，${side[color]}棋 ${stones} 子，${dead ? "死" : "活"}`,
  turn: (told, dead) => `${told}；按下改判为${dead ? "活" : "死"}`,
  gap: (color, open) => `${side[color]}空在 ${listed(open)} 还有缺口，就照眼前的样子来数。`,
  atari: (taker, point, saved) =>
    `${point} 还有得下：${side[taker]}下能吃子${saved ? `，${other[taker]}下能救子` : ""}。`,
  seki: (black, white, shared) =>
    `${black} 与 ${white} 双活${shared.length > 0 ? `，公气在 ${listed(shared)}` : ""}。`,
  dame: (points) => `单官未收：${listed(points)}。`,
  more: (things) => `其余 ${things} 处`,
};
