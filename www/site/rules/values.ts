/** The values of a ruleset's fields in words. */
import { fraction } from "../../number.js";
import { type FieldName, type Language, type Words, words } from "./page.js";

const values: Readonly<Record<Exclude<FieldName, "komi">, Readonly<Record<string, Words>>>> = {
  repetition: {
    positional: words("落子后的盘面不得与此前任何一个盘面相同", "no play may make any earlier board again"),
    situational: words(
      "落子后的盘面不得与此前相同，而且又轮到同一方",
      "no play may make an earlier board again with the same side to move",
    ),
    "natural-situational": words(
      "落子后的盘面不得与自己此前某一手（虚着也算）之后的盘面相同",
      "no play may make a board again that stood after an earlier move or pass of the same player",
    ),
    "own-window": words(
      "落子后的盘面不得与自己最近一手虚着以来的任何盘面相同",
      "no play may make a board again that has stood since the player's own latest pass",
    ),
    "simple-no-result": words(
      "只禁立即回提；同一局面第三次出现，无胜负",
      "only the immediate retake is banned; a position seen for the third time ends the game without a result",
    ),
    "simple-draw": words(
      "只禁立即回提；同一局面第三次出现，和棋",
      "only the immediate retake is banned; a position seen for the third time is a draw",
    ),
  },
  suicide: {
    forbidden: words("不许", "forbidden"),
    "groups-only": words("一子不许；两子以上可以", "forbidden for one stone, allowed for two or more"),
    allowed: words("只要不重复旧盘面就可以", "allowed as far as the board is new"),
  },
  pass: {
    nothing: words("不留棋子", "leaves nothing"),
    refilled: words(
      "己方一子置于盘外，终局时回填",
      "leaves a stone of one's own, which is refilled at the end",
    ),
    "refilled-unless-stop": words(
      "虚着留一子，终局时回填；放弃不留子",
      "a virtual move leaves a stone that is refilled; a waiver leaves nothing",
    ),
    "handed-over": words(
      "交给对方一子；最后一手虚着须由白方下",
      "hands a stone to the other side; White makes the last pass",
    ),
    "handed-over-after-pause": words(
      "第一次休止之前不留子，之后交给对方一子",
      "leaves nothing before the first pause, and hands over a stone after it",
    ),
  },
  pause: {
    "two-passes": words("连续两手虚着", "two passes in a row"),
    agreement: words("一方提议，另一方同意", "a proposal to stop and a consent"),
  },
  resumption: {
    "ends-all-alive": words("终局，盘上都是活子", "the game is over and every stone is alive"),
    ends: words("终局，双方确认死子", "the game is over; the dead are agreed"),
    "resume-side-to-move": words(
      "确认死子；有争议就继续下，由轮到的一方先走",
      "the dead are agreed, or play goes on with the side to move",
    ),
    "resume-opponent-of-last-passer": words(
      "确认死子；有争议就继续下，由最后虚着者的对方先走",
      "the dead are agreed, or play goes on with the opponent of the last to pass",
    ),
    "resume-opponent-of-asker": words(
      "确认死子；有人要求就继续下，由另一方先走",
      "the dead are agreed, or play goes on with the opponent of who asks for it",
    ),
  },
  "forced-end": {
    never: words("没有", "none"),
    "four-in-a-row": words("连续四手虚着，盘上都是活子", "four passes in a row; every stone is alive"),
    "four-on-one-board": words(
      "同一盘面上累计四手虚着，盘上都是活子",
      "four virtual moves on one board, in a row or not; every stone is alive",
    ),
    "pair-on-resumption": words(
      "继续之后立即又是两手虚着，盘上都是活子",
      "two passes at once after a resumption; every stone is alive",
    ),
    "second-pause": words("第二次休止，双方确认死子", "the second pause; the dead are agreed"),
    "two-to-confirm": words(
      "休止之后再下两手虚着确认，双方确认死子",
      "two more passes that confirm the pause; the dead are agreed",
    ),
  },
  compensation: {
    nothing: words("不贴", "none"),
    "first-pass-white": words(
      "全局第一手虚着若是白方所下，黑方贴 1 点",
      "Black pays 1 if the first pass of the game was White's",
    ),
    surplus: words(
      "到第一次休止为止，多下 n 手实着的一方贴 n 点",
      "who made n more real moves before the first pause pays n",
    ),
    "group-tax": words("棋块多的一方，每多一块还 2 点", "who has more groups pays 2 for each group more"),
    prisoners: words(
      "只数目，不数子：在盘上多落 n 子的一方减 n 点",
      "stones are worth nothing: who put n more on the board loses n",
    ),
  },
  tie: {
    draw: words("和棋", "a draw"),
    "black-wins": words("黑胜", "Black wins"),
  },
  handicap: {
    nothing: words("不另作补偿", "nothing in return"),
    stones: words("让几子，白方便得几点", "a point for White for each stone"),
    "stones-less-one": words(
      "让子数减一，白方得这么多点",
      "a point for White for each stone after the first",
    ),
  },
  empties: {
    "seki-and-claims": words(
      "一方围住的归该方；双活里只挨一方的归该方；双方认可的权利照认；其余均分",
      "a region goes to the one colour it touches; in a seki so does a point; agreed claims count; the rest is halved",
    ),
    "region-halved": words(
      "一方围住的归该方，其余均分",
      "a region goes to the one colour it touches; the rest is halved",
    ),
    "region-only": words(
      "一方围住的归该方，其余不归谁",
      "a region goes to the one colour it touches; the rest is nobody's",
    ),
    proximity: words(
      "只挨一方棋子的空点归该方，两方都挨的均分",
      "a point next to one colour only is that colour's; the rest is halved",
    ),
    territory: words(
      "一方围住的归该方，双活里的都不算",
      "a region goes to the one colour it touches, but nothing in a seki counts",
    ),
  },
  balance: {
    "virtual-moves": words(
      "贴出的一子可作虚着回填，否则从己方地里取子",
      "the stone paid may be refilled as a virtual move; otherwise stones come off the own area",
    ),
    "own-area": words("多下的一方从自己地里取子", "the side with more moves takes stones off its own area"),
  },
};

/** A value in words, or undefined if there are none. */
export function valueWords(field: FieldName, value: string, language: Language): string | undefined {
  if (field !== "komi") return values[field][value]?.[language];
  const points = fraction(Number(value));
  if (Number(value) === 0) return words("不贴", "none")[language];
  return words(`黑贴 ${points} 点`, `Black pays ${points} points`)[language];
}

/** How a value is known, in words. */
export const basisWords: Readonly<Record<"text" | "silent" | "inferred" | "approximate", Words>> = {
  text: words("原文", "the text"),
  silent: words("原文未提", "not mentioned"),
  inferred: words("推断", "inferred"),
  approximate: words("近似", "approximate"),
};

/** What the two marks mean. */
export const markWords: Readonly<Record<"inferred" | "approximate", Words>> = {
  inferred: words(
    "推断：原文没有写，或者已经散佚；这里依其余条文或通行做法推得。",
    "Inferred: the text does not say, or is lost; the value follows from the rest of it or from practice.",
  ),
  approximate: words(
    "近似：原文的规定比这里所做的更多。",
    "Approximate: the text asks for more than is done here.",
  ),
};
