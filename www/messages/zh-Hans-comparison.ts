import type { Color, NumberedMove, Owner } from "../count.js";
import { fraction } from "../number.js";
import type { ComparisonWords, PartTold, Payment } from "./comparison.js";

const side: Readonly<Record<Color, string>> = { black: "黑", white: "白" };
const other: Readonly<Record<Color, string>> = { black: "白", white: "黑" };
const whose: Readonly<Record<Owner, string>> = { black: "归黑方", white: "归白方", shared: "不归任何一方" };

/** More of them are not read anyway; the board shows them all. */
const longest = 6;

function listed(all: readonly string[], unit: string): string {
  const rest = all.length > longest ? ` 等 ${all.length} ${unit}` : "";
  return all.slice(0, longest).join("、") + rest;
}

const place = ({ number, point }: NumberedMove) => `第 ${number} 手${point ? ` ${point}` : ""}`;
const moves = (all: readonly NumberedMove[]) =>
  listed(
    all.map((move) => `${side[move.color]}${place(move)}`),
    "手",
  );
const aside = (text: string) => (text === "" ? "" : `（${text}）`);

/** The name of a ruleset, with a space on a side that is a Latin letter or a digit. */
function named({ name }: { readonly name: string }): string {
  return name.replace(/^(?=[\w])/, " ").replace(/(?<=[\w])$/, " ");
}

/** What happened, and who pays how much for it. */
function paid(happened: string, { payment }: PartTold, say: (payment: Payment) => string): string {
  return payment ? `${happened}，按${named({ name: payment.under })}${say(payment)}` : happened;
}

/** Whose points they are under the one and under the other. */
function owners({ part, base, row }: PartTold): string {
  const all = part.owners.map(
    (apart) =>
      `${listed(apart.points, "点")}${apart.points.length > longest ? "" : " "}按${named(row)}${whose[apart.row]}，按${named(base)}${whose[apart.base]}`,
  );
  return all.join("；");
}

export const zhHansComparison: ComparisonWords = {
  causes: {
    komi: "贴点",
    handicap: "让子",
    setup: "预置的子",
    "first-pass": "先虚",
    parity: "单官奇偶",
    passes: "虚着",
    "after-stop": "休止之后",
    "group-tax": "还棋头",
    seki: "双活",
    "sole-liberty": "单方气点",
    "one-sided": "单方官子",
    "open-ko": "未粘之劫",
    "false-eye": "假眼",
    "dead-stones": "死子",
    owner: "归属",
    tie: "相等时的胜负",
  },
  happened: {
    komi: ({ base, row }) =>
      `按${named(row)}贴 ${fraction(row.komi)} 点，按${named(base)}贴 ${fraction(base.komi)} 点`,
    handicap: ({ part, base, row }) => {
      const returned = (worth: number) => (worth === 0 ? "不得点" : `得 ${fraction(-worth)} 点`);
      const [here, there] = [returned(part.base + part.points), returned(part.base)];
      return `受让${aside(listed(part.board, "子"))}，按${named(row)}白方${here}，按${named(base)}白方${there}`;
    },
    setup: (told) =>
      paid(
        `第一手之前盘上已有棋子${aside(listed(told.part.board, "子"))}`,
        told,
        ({ by, points }) => `${side[by]}方子多，付 ${fraction(points)} 点`,
      ),
    "first-pass": (told) => {
      const whites = told.part.moves.find(({ color }) => color === "white");
      return paid(
        `全局的第一手虚着是白方下的${whites ? aside(place(whites)) : ""}`,
        told,
        ({ by, points }) => `${side[by]}方为此付 ${fraction(points)} 点`,
      );
    },
    parity: (told) => {
      const last = told.part.moves.at(-1);
      return paid(
        last
          ? `休止之前的最后一子是${side[last.color]}方下的（${place(last)}）`
          : "休止之前的最后一手由一方下出",
        told,
        ({ by, points }) => `${side[by]}方着手比${other[by]}方多，付 ${fraction(points)} 点`,
      );
    },
    passes: (told) =>
      paid(
        `休止之前有虚着${aside(moves(told.part.moves))}`,
        told,
        ({ by, points }) => `只有实着才要付，${other[by]}方因此省 ${fraction(points)} 点`,
      ),
    "after-stop": (told) =>
      paid(
        `首次休止之后又下了棋${aside(moves(told.part.moves))}`,
        told,
        ({ by, points }) => `${side[by]}方比${other[by]}方多下，付 ${fraction(points)} 点`,
      ),
    "group-tax": ({ payment }) => {
      const eyes = "每块棋都要留出做眼的点";
      if (!payment) return eyes;
      const { by, points, under } = payment;
      return `${eyes}，${side[by]}方各块共比${other[by]}方多留 ${fraction(points)} 点，按${named({ name: under })}这些点不算`;
    },
    seki: owners,
    "sole-liberty": (told) => `双活之中，${owners(told)}`,
    "one-sided": (told) => `只有一方可下的点：${owners(told)}`,
    "open-ko": (told) => `劫处无人粘上：${owners(told)}`,
    "false-eye": (told) => `假眼终须粘上：${owners(told)}`,
    "dead-stones": (told) => `死子一家提走，一家不提：${owners(told)}`,
    owner: owners,
    tie: ({ base, row }) => `相等时，按${named(row)}与按${named(base)}胜负不同`,
  },
  part: ({ part, base, row }, cause, happened) =>
    `${cause}：${happened}${part.cause === "tie" ? "" : `；因此按${named(row)}比按${named(base)}对${part.points > 0 ? "黑" : "白"}方有利 ${fraction(Math.abs(part.points))} 点`}。`,
  counted: ({ winner, margin, zi }) =>
    winner
      ? `${side[winner]}胜 ${fraction(Math.abs(margin))} 点${zi === null ? "" : `，合 ${fraction(zi)} 子`}`
      : "和棋",
  ended: {
    "no-result": "无胜负：棋局循环不已",
    draw: "和棋：棋局循环不已",
    resigned: "认输：不必数棋",
    disputed: "有争议，不计胜负",
  },
  because: (what, why) => `${what}：${why}`,
  turned: (winner, causes, base) => {
    const who = winner ? `按此规则${side[winner]}胜。` : "按此规则为和棋。";
    if (causes.length === 0) return `${who}单看哪一项都不足以改变胜负，合起来才改变。`;
    const any = causes.length > 1 ? "其中任何一项" : "这一项";
    const then = base.winner ? `${side[base.winner]}胜` : "和棋";
    return `${who}翻转胜负的是${causes.join("、")}：${any}若与${named(base)}相同，这里也是${then}。`;
  },
  illegal: (number) => `有 ${number} 手为本规则所禁`,
  base: "以此为准",
  legend: "Δ 是与所选规则之差：＋对黑方有利，−对白方有利。名称之后，≈：有的只作近似；*：有的据推断。",
  noBase: (name) => `按${named({ name })}无棋可数，别家规则无从与它相比。`,
};
