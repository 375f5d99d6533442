/** The two old ways of counting, as scholars have put them together again. */
import { ask, type RulesPage, words } from "./page.js";

const threeGroups = Array.from({ length: 7 }, () => ". X O . O X .");

export const routes: RulesPage = {
  id: "ancient-routes",
  source: "唐宋数路法，陈祖源、张云琪考证",
  title: words("唐宋数路法", "The old count of routes, Tang and Song"),
  line: words("每块棋留两眼不算路", "two eyes of every group do not count"),
  intro: words(
    "唐宋时的数法，原文不存，这里依陈祖源与张云琪从《敦煌棋经》等文献的考证。双方着手相等，提子回填，只数“路”：空点里除去每块棋赖以存活的两眼。计枰点的“等子比空”即由此而来，只是不再扣眼。",
    "How the game was counted in Tang and Song times. No text survives; this follows what Chen Zuyuan and Zhang Yunqi made out from the Dunhuang classic and other sources. Both sides have moved equally often, prisoners are refilled, and only routes (路) count: the empty points but for the two eyes that every group lives by. The count on equal stones comes from here, without the deduction.",
  ),
  asks: [
    ask(
      "balance",
      "双方着手相等；单官不必收完，只用来凑齐手数。",
      "Both sides have made equally many moves; dame need not be filled, and serve only to make the moves even.",
    ),
    ask("pass", "虚着之子与提子都要回填。", "Stones of passes are refilled, as prisoners are."),
    ask(
      "compensation",
      "每块活棋的两个眼位不是路，所以棋块越多，路越少。",
      "Two eyes of each living group are no routes; the more groups, the fewer routes.",
    ),
    ask("tie", "路数相等叫停路，是和棋。", "Equally many routes (停路) are a draw."),
  ],
  peculiar: {
    heading: words("留两眼", "Two eyes are kept"),
    look: words(
      "黑有左右两块棋，白只有中间一块。双方子数相等，都是 14 子；黑空 14 点，白空 7 点。",
      "Black has two groups, left and right; White has one in the middle. Both have 14 stones; Black has 14 empty points and White 7.",
    ),
    boards: [
      {
        caption: words("两块对一块", "Two groups against one"),
        rows: threeGroups,
        method: "routes",
        moves: "",
        margin: 5,
      },
    ],
    see: words(
      "黑路 14 － 4 ＝ 10，白路 7 － 2 ＝ 5，黑多 5 路。不扣眼位的规则，黑多 7 点。",
      "Black has 14 − 4 = 10 routes and White 7 − 2 = 5, a lead of 5. Rulesets that deduct no eyes give 7.",
    ),
  },
};

export const stones: RulesPage = {
  id: "ancient-stones",
  source: "明清数子法与还棋头，陈祖源考证",
  title: words("明清数子法与还棋头", "The old count of stones, Ming and Qing"),
  line: words("子能活多少就算多少，多一块还一子", "as many stones as can live; each extra group returns one"),
  intro: words(
    "明清时的数法，依陈祖源的考证。胜负看盘上最多能摆下多少活子，每块棋总要空着两个眼，所以棋块多的一方要还子，叫还棋头。中国现行的数子法就是它去掉还棋头之后的样子。",
    "How the game was counted in Ming and Qing times, after Chen Zuyuan. What decides is how many living stones the board can hold; every group must leave two eyes empty, so the side with more groups gives stones back (还棋头). Without that, it is the area count of today's Chinese rules.",
  ),
  asks: [
    ask(
      "compensation",
      "每块棋两眼不能填子。只数一方时，多一块就还一子，两边相差 2 点。",
      "Two eyes of every group cannot be filled. When one side is counted, each group more returns one stone, which is 2 points in the difference.",
    ),
    ask("pass", "虚着不留什么。", "A pass leaves nothing."),
    ask("empties", "一方围住的归该方。", "A region goes to the side that surrounds it."),
    ask(
      "repetition",
      "劫不得立即回提；循环不分胜负。",
      "A ko may not be retaken at once; a cycle has no winner.",
    ),
  ],
  peculiar: {
    heading: words("还棋头", "Returning a stone for a group"),
    look: words(
      "黑两块，白一块，各 14 子；黑空 14 点，白空 7 点。先看贴点那一步。",
      "Two black groups, one white, 14 stones each; Black has 14 empty points and White 7. Watch the payment.",
    ),
    boards: [
      {
        caption: words("两块对一块", "Two groups against one"),
        rows: threeGroups,
        method: "area",
        moves: "",
        margin: 5,
      },
    ],
    see: words(
      "黑 28 点，还一子成 27；白 21 点成 22：黑胜 5 点。现行中国规则下黑多 7 点，棋块多少不影响结果。",
      "Black has 28 and returns one, which makes 27 to 22: Black wins by 5. Under today's Chinese rules it is 7, and the number of groups does not matter.",
    ),
  },
};
