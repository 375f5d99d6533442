/** The rulesets that count territory: Japan and Korea. */
import { ask, type RulesPage, remark, trial, words } from "./page.js";
import { oneSided } from "./seven.js";

export const japanese: RulesPage = {
  id: "japanese-1989",
  source: "日本棋院、关西棋院《日本围棋规约》，1989 年",
  title: words("日本围棋规约 1989", "Japanese rules, 1989"),
  line: words("数目；双活无目", "territory; nothing in a seki counts"),
  intro: words(
    "日本棋院与关西棋院 1989 年的规约。只有活棋围住的空点是地，子本身不是；提子填进对方的地里。计枰点各版想要替代的正是它：“惟目是地”，双活里的眼不算目，死活靠推演与判例。张云琪认为把它改成子空皆地、等子比空，就是艺术版计目法。",
    "The rules of the Nihon Kiin and the Kansai Kiin of 1989. Only empty points that living stones surround are territory; stones are not, and prisoners are filled in. It is what the 计枰点 editions want to replace: territory alone is ground, an eye in a seki is worth nothing, and life and death are settled by reading and rulings. Count stones and points alike, says Zhang Yunqi, and it becomes the art edition.",
  ),
  asks: [
    ask(
      "empties",
      "活棋围住、又不挨单官的空点是目。挨着单官的棋是双活，眼也不算。",
      "A point is territory if living stones surround it and touch no dame. Stones that touch dame are in seki, and their eyes do not count.",
    ),
    ask(
      "repetition",
      "被提一子的一方下一手不得回提。同一局面反复出现，双方同意便是无胜负。",
      "Who has lost a stone in a ko may not retake on the next move. If a position keeps coming back, the players may agree on no result.",
    ),
    ask(
      "suicide",
      "下后无气的点不能下。",
      "A move that leaves one's stones without a liberty is not allowed.",
    ),
    ask(
      "resumption",
      "连续两手放弃，停棋，确认死活与地；有人要求恢复，对方就有先走的权利。",
      "Two passes stop the game, and life, death and territory are agreed. If one side asks to resume, the other may move first.",
    ),
    ask(
      "tie",
      "两边目数相等是和棋。提子先填进对方的地里，再比目。",
      "Prisoners are filled into the opponent's territory, then it is compared; equal territories are a draw.",
    ),
  ],
  peculiar: {
    heading: words("双活里的眼与单方的官", "Eyes in a seki, and a dame of one side"),
    look: words(
      "第一盘：A3 是黑的眼，E3 是白的眼，中间 C3 谁也不能下。第二盘：B3、C5、E4 三口公气，白可以填其中一口而无事，黑一填就死。",
      "On the first board A3 is Black's eye and E3 White's, and neither may play C3 between. On the second there are three shared liberties, B3, C5 and E4: White may fill any one of them, and Black none.",
    ),
    boards: [
      {
        caption: words("带眼双活", "A seki with eyes"),
        rows: ["X X X O O", "X X X O O", ". X . O .", "X X X O O", "X X X O O"],
        method: "territory",
        moves: "",
        margin: -6.5,
      },
      {
        caption: words("单方权利的单官", "A dame of one side"),
        rows: oneSided,
        method: "territory",
        moves: "",
        margin: -9.5,
      },
    ],
    see: words(
      "第一盘双方都是零目；计枰点各版里黑方连子带眼多 4 点。第二盘白只有外边三目，那个有权填的单官不算；计枰点各版里白可以主张它，得 1 点。",
      "On the first board both sides have nothing; in the 计枰点 editions Black leads by 4 with his stones and his eye. On the second White has the three points outside and nothing for the dame that he might fill; in the 计枰点 editions White may claim it, and gains a point.",
    ),
  },
  remarks: [
    remark(
      ["repetition"],
      "无胜负：规约要双方同意，这里以同一局面第三次出现为准。",
      "No result: the rules leave it to the players; here the third sight of a position decides.",
    ),
    remark(
      ["empties"],
      "死活：规约要逐一推演；这里由棋手指明死子，双活与假眼从盘上读出。",
      "Life and death: the rules have them read out; here the players name the dead, and sekis and false eyes are read off the board.",
    ),
    remark(
      ["forced-end"],
      "双方都负：停棋之后发现有效的着手而意见不合，规约判双方都负，这里没有照做。",
      "Both lose: the rules say so if a move that matters is found after the stop and the players do not agree; that is not modelled.",
    ),
    remark(
      ["komi"],
      "贴点：规约不写数目，这里取通行的 6½。",
      "Komi: the rules name no number; the usual 6½ is taken.",
    ),
  ],
};

/** One lap of a triple ko: six captures. */
const lap = [
  trial("C8", "黑 C8 提", "Black takes at C8"),
  trial("B5", "白 B5 提", "White takes at B5"),
  trial("C2", "黑 C2 提", "Black takes at C2"),
  trial("B8", "白 B8 提", "White takes at B8"),
  trial("C5", "黑 C5 提", "Black takes at C5"),
];

export const korean: RulesPage = {
  id: "korean",
  source: "韩国围棋协会规则，2016 年",
  title: words("韩国围棋规则", "Korean rules"),
  line: words("数目；循环局面判和棋", "territory; a long cycle is a draw"),
  intro: words(
    "韩国围棋协会的规则，这里取 2016 年的本子。数目的办法与日本相同；不同处在于循环：三劫、长生之类使局面反复，两不相让，就是和棋。",
    "The rules of the Korea Baduk Association, as of 2016. Territory is counted as in Japan; the difference lies in cycles: if a triple ko or eternal life keeps bringing the position back and neither side yields, the game is a draw.",
  ),
  asks: [
    ask(
      "repetition",
      "劫不得立即回提；局面反复循环是和棋。",
      "A ko may not be retaken at once; a position that keeps coming back is a draw.",
    ),
    ask("suicide", "不许自尽。", "Suicide is forbidden."),
    ask("empties", "只数目，双活里的空点不算。", "Territory alone counts, and nothing in a seki."),
    ask("komi", "贴 6½ 点。", "Komi is 6½."),
  ],
  peculiar: {
    heading: words("三劫循环是和棋", "A triple ko is a draw"),
    look: words(
      "三个劫，六手提完，盘面又是开头的盘面。禁全同的规则到第六手就不许了；这里可以一直走，走满两圈看看。",
      "Three kos and six captures, and the board is back where it began. Rulesets that ban repetition refuse the sixth; here it may go on. Play two laps.",
    ),
    boards: [
      {
        caption: words("三劫", "A triple ko"),
        rows: [
          ". X O . . . . . .",
          "X O . O . . . . .",
          ". X O . . . . . .",
          ". X O . . . . . .",
          "X . X O . . . . .",
          ". X O . . . . . .",
          ". X O . . . . . .",
          "X O . O . . . . .",
          ". X O . . . . . .",
        ],
        trials: [
          ...lap,
          trial(
            "B2",
            "白 B2 提：盘面还原，第二次出现",
            "White takes at B2: the board is back, seen for the second time",
          ),
          ...lap,
          trial("B2", "白 B2 提：第三次出现，和棋", "White takes at B2: the third time, a draw"),
        ],
        expect: "draw",
      },
    ],
    see: words(
      "第十二手后局面第三次出现，棋局以和棋告终。同一盘棋，日本规约是无胜负，唐宋版和律法版不许第六手。",
      "After the twelfth move the position has been seen three times, and the game is drawn. The same moves are no result in Japan, and the Tang-Song and law editions refuse the sixth.",
    ),
  },
  remarks: [
    remark(
      ["repetition"],
      "和棋：规则没有说循环几次，这里以同一局面第三次出现为准。",
      "A draw: the rules do not say how often; here the third sight of a position decides.",
    ),
    remark(
      ["empties"],
      "死活：由棋手指明死子，双活与假眼从盘上读出。",
      "Life and death: the players name the dead; sekis and false eyes are read off the board.",
    ),
  ],
};
