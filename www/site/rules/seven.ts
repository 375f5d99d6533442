/** The seven-article edition, of which a part is lost. */
import { ask, type RulesPage, remark, trial, words } from "./page.js";

/** The seki in which two points belong to Black although nobody can play there. */
export const soleLiberties = [
  "O O X X O O .",
  "O X . . X O .",
  "O X . . X O .",
  "O X O O X O .",
  "O X X X X O .",
  "O O O O O O .",
  ". . . . . . .",
];

/** The seki in which White may fill any one of three liberties, and Black none. */
export const oneSided = [
  "O O O O O . .",
  "O X X X O O O",
  "O X . X X X O",
  "X X O O . X O",
  "X . O O X X O",
  "X X X X X O O",
  "O O O O O O .",
];

export const seven: RulesPage = {
  id: "seven-article",
  source: "张云琪，2008 年世界智力运动会之后的七条版；第一至四条与第五条的一部分已佚",
  title: words("计枰点围棋规则 · 七条版", "The seven-article edition · 计枰点 七条版"),
  line: words(
    "虚着与放弃分开；同一盘面四手虚着终局",
    "passing is of two kinds; four virtual moves on one board end the game",
  ),
  intro: words(
    "张云琪在 2008 年世界智力运动会之后写的版本，次序与格式仿运动会规则，共七条。留存的文本缺第一至第四条和第五条的前半，同形与自尽两项因此只能推断。它把放弃与虚着分成两种，又给双活里的气点定了归属。",
    "The edition that Zhang Yunqi wrote after the World Mind Sports Games of 2008, in the order of their seven articles. The surviving copy lacks articles 1 to 4 and the first half of 5, so repetition and suicide can only be inferred. It tells two kinds of pass apart, and says who owns the liberties in a seki.",
  ),
  asks: [
    ask(
      "pass",
      "虚着留一子在盘外，终局回填；放弃不留子。收尾的两手是放弃，手数算到最后一手实着为止。",
      "A virtual move leaves a stone that is refilled; a waiver leaves none. The two that close the game are waivers, and moves are counted up to the last stone played.",
    ),
    ask(
      "compensation",
      "白方先放弃或先下出虚着，黑方贴 1 点。",
      "If White is the first to waive or to pass, Black pays one point.",
    ),
    ask(
      "forced-end",
      "同一盘面上虚着累计到四手，棋局终止，不必连续，也不必双方各半；那时盘上都是活子。放弃不是虚着，不算在内。",
      "When four virtual moves have been made on one and the same board, the game ends. They need not follow one another, nor be shared by the players. Every stone is then alive. A waiver is no virtual move and is not among the four.",
    ),
    ask(
      "empties",
      "双活里只挨着一方棋子的气点是该方的目；一方独有权利的单官也是，但要指明它在哪里、留哪些公气。",
      "In a seki, a liberty that only one colour touches is its mu. So is a neutral point that only one side may fill, if that side names it and the liberties it leaves.",
    ),
    ask(
      "balance",
      "先虚着与收后怎样搭配，便怎样平衡手数；黑方可从地里取子，白方也可再下一手虚着。",
      "How the moves are balanced follows from who passed first and who moved last: Black takes a stone from his area, or White adds a virtual move.",
    ),
  ],
  peculiar: {
    heading: words(
      "四虚终局，双活的气点与单官",
      "Four virtual moves on one board, and what one side owns in a seki",
    ),
    look: words(
      "第一盘是双劫，双方来回提，也来回虚着（摇橹劫）。照下面的次序走，数一数 C6、B2 都提过之后的那个盘面上有过几手虚着。第二盘是双活：C6、D6 只挨黑子，C5、D5 两方都挨。第三盘里 B3、C5、E4 三口气，白填哪一口都无事，黑填哪一口都不行：白指明 E4 是自己的单官，留下 B3、C5 作公气。按“标死活”，再点这三个点，可以改别的指认。",
      "The first board has two kos that both sides take and retake, passing in between (摇橹劫). Play the moves below, and count the passes on the board that stands after C6 and B2. The second is a seki: C6 and D6 touch black stones only, C5 and D5 touch both colours. On the third White may fill any one of B3, C5 and E4, and Black none: White names E4 as a neutral point of its own, and B3 and C5 as the liberties that stay. Press Dead stones and click these points to name others.",
    ),
    boards: [
      {
        caption: words("摇橹劫", "Rowing between two kos"),
        rows: [
          ". X O . . . .",
          "X O . O . . .",
          ". X O . . . .",
          ". X O . . . .",
          ". X O . . . .",
          "X . X O . . .",
          ". X O . . . .",
        ],
        trials: [
          trial("C6", "黑 C6 提一子", "Black takes at C6"),
          trial("B2", "白 B2 提一子", "White takes at B2"),
          trial("pass!", "黑虚着（此盘面第一手）", "Black passes (the first on this board)"),
          trial("pass!", "白虚着（第二手）", "White passes (the second)"),
          trial(
            "C2",
            "黑 C2 回提：隔了自己的虚着，可以",
            "Black retakes at C2: allowed, he has passed since",
          ),
          trial("B6", "白 B6 回提", "White retakes at B6"),
          trial("pass!", "黑虚着（别的盘面）", "Black passes (on another board)"),
          trial("pass!", "白虚着（别的盘面）", "White passes (on another board)"),
          trial("C6", "黑 C6 又提", "Black takes at C6 again"),
          trial("B2", "白 B2 又提，先前的盘面回来了", "White takes at B2 again: the first board is back"),
          trial("pass!", "黑虚着（第三手）", "Black passes (the third)"),
          trial(
            "pass!",
            "白虚着（第四手）：终局，都是活子",
            "White passes (the fourth): the game ends, all alive",
          ),
        ],
        expect: "all-alive",
      },
      {
        caption: words("单方拥有的气点", "Liberties of one side alone"),
        rows: soleLiberties,
        method: "area",
        moves: "",
        margin: -25.5,
      },
      {
        caption: words("单方权利的单官", "A neutral point of one side"),
        rows: oneSided,
        method: "area",
        moves: "",
        owners: "E4=white B3=shared C5=shared",
        margin: -17.5,
      },
    ],
    see: words(
      "第四手虚着一落，棋局就终止了，虽然四手并不连着；唐宋版要连续四手，这盘棋便永远下不完。双活里黑方得 C6、D6 两点，C5、D5 均分：黑 15 点，白 34 点。照中国规则四点一概均分，黑只有 14 点。第三盘白 30 点，黑 19 点；白若不指认，E4 也均分，白少得半点，黑多得半点。",
      "The fourth pass ends the game, although the four do not follow one another. The Tang-Song edition wants four in a row, and would never end here. In the seki Black owns C6 and D6, and C5 and D5 are halved: 15 points to 34. Under Chinese rules all four are halved, and Black has 14. On the third board White has 30 points to 19; had nobody named E4, it would be halved, too, and the two be a point closer.",
    ),
  },
  remarks: [
    remark(
      ["pause", "resumption"],
      "休止：原文另有一种“就此终局”的明确表示，说出来棋局立即终止、盘上都是活子；从虚着里分不出这一句话，这里一律当作休止。",
      "Pause: the text also knows an explicit word that ends the game at once, with every stone alive. Passes do not show that word, so they are taken as a pause.",
    ),
    remark(
      ["repetition"],
      "同形：原文已佚。同一盘面累计虚着这一条，只有虚着能解除禁令才说得通，所以取隔虚可提。",
      "Repetition: the text is lost. Counting passes on one board makes sense only if a pass lifts the ban on retaking, so that is assumed.",
    ),
    remark(
      [],
      "四虚终局之后：照第六条，双活里只挨一方的气点归该方。这里不再分辨哪些算双活，两方都挨着的一片空整片均分。",
      "After the fourth virtual move: by article 6 a liberty in a seki that only one colour touches is that side's. What is a seki is not asked here any more, and a region that both colours touch is halved as a whole.",
    ),
  ],
};
