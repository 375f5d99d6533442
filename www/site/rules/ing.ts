/** Ing's rules. */
import { ask, type RulesPage, remark, trial, words } from "./page.js";

export const ing: RulesPage = {
  id: "ing",
  source: "应昌期《应氏计点制围棋规则》，1991 年与 1996 年",
  title: words("应氏计点制规则", "Ing's rules · SST"),
  line: words(
    "填满计点；空属邻子；黑贴八点，平局黑胜",
    "fill-in; points go to their neighbours; komi 8, and Black wins ties",
  ),
  intro: words(
    "应昌期自 1970 年代起创制的规则，这里取 1991 与 1996 年的本子。双方各有整整 180 子，终局时把自己的子填进自己的空，一方剩下的子再填进对方的余空：谁的空里还有余空和对方的子，谁就赢，不必数大数。“点”这个单位、块子自尽、终局前再虚着两手确认，都出自这里，计枰点各版多有采用。",
    "The rules that Ing Chang-ki worked out from the 1970s on, taken here as of 1991 and 1996. Each side has exactly 180 stones; at the end they are filled into one's own territory, and what one side has left over goes into the other's open points: whoever has open points and foreign stones wins, with nothing large to count. The point as a unit, suicide of groups, and two more passes that confirm the end come from here, and the 计枰点 editions took over much of it.",
  ),
  asks: [
    ask(
      "repetition",
      "劫分争劫与搅局劫：争劫的热子要隔一手实着或虚着才能提；搅局劫循环一次就不得继续。",
      "Kos are fighting or disturbing. In a fighting ko the hot stones may be taken only after a move or a pass between; a disturbing ko may not go on after one cycle.",
    ),
    ask(
      "suicide",
      "一子自尽不许，块子自尽可以。",
      "Suicide of one stone is forbidden; of several it is allowed.",
    ),
    ask(
      "empties",
      "只挨着一方棋子的空点归该方，两方都挨的均分，不问是不是双活。",
      "A point next to one colour only is that colour's, a point next to both is halved, in a seki and elsewhere.",
    ),
    ask(
      "komi",
      "黑贴 8 点：填满之前，先在黑空中放 4 枚白子，每子抵 2 点。",
      "Komi is 8: before filling in, four white stones go into Black's territory, two points each.",
    ),
    ask(
      "tie",
      "贴点之后两边相等，算黑胜，所以合 7½ 点。",
      "If it comes out even after komi, Black wins; so it is 7½ in effect.",
    ),
    ask(
      "forced-end",
      "两手虚着停棋，再两手虚着确认终局。",
      "Two passes stop the game, and two more confirm that it is over.",
    ),
  ],
  peculiar: {
    heading: words("空属邻子，恰好打平", "Points go to their neighbours, and it comes out even"),
    look: words(
      "第一盘上方有一条没收的单官：C5 只挨黑子，D5 两方都挨。用填满法数，看这两点怎样分。第二盘是单劫，看隔着虚着的回提。",
      "On the first board a lane of dame is open at the top: C5 touches black stones only, D5 touches both colours. Count by fill-in and see how the two are shared out. The second is a simple ko, retaken after passes.",
    ),
    boards: [
      {
        caption: words("一条单官", "A lane of dame"),
        rows: [". X . . O", ". . X X O", ". . X O .", ". . X O .", ". . X O ."],
        method: "fill-in",
        moves: "",
        margin: 0,
      },
      {
        caption: words("隔虚回提", "A retake after passes"),
        rows: [". X O . .", "X X O . .", "X O . O .", ". X O . .", ". X O . ."],
        trials: [
          trial("C3", "黑 C3 提一子", "Black takes at C3"),
          trial("pass", "白虚着", "White passes"),
          trial("pass", "黑虚着：停棋", "Black passes: the game stops"),
          trial("resume", "不确认，继续下", "Not confirmed: play goes on"),
          trial("B3", "白 B3 回提：可以", "White retakes at B3: allowed"),
        ],
        expect: "legal",
      },
    ],
    see: words(
      "C5 归黑，D5 各半：黑 16½ 点，白 8½ 点，黑多 8 点，贴 8 点恰好打平，于是黑胜。若像中国规则那样把两点均分，黑只多 7 点，便输了。",
      "C5 is Black's and D5 is halved: 16½ to 8½, a lead of 8, which komi makes even; so Black wins. If both points were halved, as under Chinese rules, the lead would be 7, and Black would lose.",
    ),
  },
  remarks: [
    remark(
      ["repetition"],
      "同形：应氏的劫分热子、争劫、搅局劫，定义彼此牵连，这里没有照做，而以“自己最近一手虚着以来的盘面不得再现”代替。单劫、三劫、长生的结果大体一样，罕见的循环可能不同。",
      "Repetition: Ing's definitions of hot stones, fighting and disturbing kos lean on one another and are not followed here. In their place no board may come back that has stood since the player's own latest pass. For a simple ko, a triple ko and eternal life it comes to much the same; rare cycles may end otherwise.",
    ),
  ],
};
