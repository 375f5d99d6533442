/** The special edition of summer 2012: 律法版 and 艺术版. */
import { ask, type RulesPage, remark, trial, words } from "./page.js";
import { opening } from "./tangsong.js";

const falseLife = [
  "X X X X O O .",
  "X . X X X X X",
  "X X O X X O X",
  "O O O X X O O",
  ". O O O O O O",
  "O X X O . O O",
  "X . X O O . O",
];

export const law: RulesPage = {
  id: "law-2012",
  source: "张云琪《计枰点围棋规则》2012 年夏特别版之律法版，十二条",
  title: words("计枰点围棋规则 · 2012 律法版", "The law edition, 2012 · 计枰点 律法版"),
  line: words("多下不贴点；隔虚可提", "no payment for extra moves; a pass opens the ko again"),
  intro: words(
    "2012 年夏特别版是对中国规则的增补，共十二条，内含两个分规则，这是其中较严的一个。它保留中国规则的数子法与 7½ 点，添上等子比空的计目法，又改写禁全同：隔了自己的虚着，劫便可以回提。假生因此不必再靠判例。",
    "The special edition of summer 2012 adds to the Chinese rules, in twelve articles, and holds two sets of rules; this is the stricter. It keeps the area count and komi of 7½, adds a count by mu on equal stones, and words the ban on repetition anew: after a pass of one's own, a ko may be retaken. So the false life needs no special ruling any more.",
  ),
  asks: [
    ask(
      "repetition",
      "禁止全局同形再现；但自己在中途下过虚着，之后再现那盘面就不禁。立即回提仍是禁着。",
      "Bringing a whole board back is forbidden, except for a player who has passed since that board stood. The immediate retake stays forbidden.",
    ),
    ask(
      "suicide",
      "一子自尽使盘面还原，所以是禁着；两子以上的自尽造出新盘面，可以，有时还是一个劫材。",
      "Suicide of one stone repeats the board and is forbidden by that. Suicide of two or more makes a new board and is allowed; it can serve as a ko threat.",
    ),
    ask(
      "pause",
      "一方提议停止，另一方表示同意，才是休止；两手虚着本身什么也不结束。",
      "The game pauses when one side proposes to stop and the other says yes. Two passes by themselves end nothing.",
    ),
    ask(
      "compensation",
      "多下几手实着也不必贴点；只是计目时，多下的一方要从自己地里取下同样多的子。",
      "More moves cost nothing. Only when mu are counted does the side with more moves take as many stones off its own area.",
    ),
    ask(
      "empties",
      "双活里的眼、单方权利的单官和只挨一方的气点都归该方，其余双方均分。",
      "Eyes in a seki, neutral points that one side alone may fill, and liberties that touch one colour only belong to that side; the rest is halved.",
    ),
  ],
  peculiar: {
    heading: words("隔虚可提，假生不活", "A pass opens the ko, and the false life dies"),
    look: words(
      "第一盘是一个单劫：黑提，双方各下一手要求继续的虚着，白再回提。第二盘是原文的假生图，左下黑棋靠一个劫撑着，双方都不愿先动。第三盘把它下到头来数。",
      "The first board is a simple ko: Black takes, both sides pass meaning to go on, and White retakes. The second is the text's diagram of the false life: the black stones at the bottom left live by a ko that neither side wants to touch. The third plays it to the end and counts.",
    ),
    boards: [
      {
        caption: words("单劫", "A simple ko"),
        rows: [". X O . .", "X X O . .", "X O . O .", ". X O . .", ". X O . ."],
        trials: [
          trial("C3", "黑 C3 提一子", "Black takes at C3"),
          trial("pass!", "白虚着，要求继续", "White passes, to go on"),
          trial("pass!", "黑虚着，要求继续", "Black passes, to go on"),
          trial(
            "B3",
            "白 B3 回提：可以，白在其间下过虚着",
            "White retakes at B3: allowed, White has passed since",
          ),
          trial(
            "C3",
            "黑 C3 立即再提：不许，黑虚着时正是这个盘面",
            "Black retakes at C3 at once: refused, he passed on that very board",
          ),
        ],
        expect: "illegal-repeats",
      },
      {
        caption: words("假生", "The false life"),
        rows: falseLife,
        trials: [
          trial("A3", "黑 A3 提劫", "Black takes the ko at A3"),
          trial("pass!", "白虚着，要求继续", "White passes, to go on"),
          trial("pass!", "黑虚着：黑补哪里都不成", "Black passes: no move helps him"),
          trial("A2", "白 A2 回提：可以", "White retakes at A2: allowed"),
          trial("pass!", "黑虚着：A3 此时是禁着", "Black passes: A3 is forbidden now"),
          trial("B1", "白 B1 提四子", "White takes four at B1"),
          trial("pass", "黑提议停止", "Black proposes to stop"),
          trial("pass", "白同意：休止", "White agrees: the game pauses"),
        ],
        expect: "paused",
      },
      {
        caption: words("下完再数", "Played out and counted"),
        rows: falseLife,
        method: "area",
        moves: "a3 pass pass a2 pass b1 pass pass",
        dead: "E7 F7",
        margin: -14.5,
      },
    ],
    see: words(
      "白回提之后，黑无法再提，左下六子不活，上面两枚白子也成死子：黑 21 点，白 28 点。照中国规则，两手虚着就终局，这块黑棋便“活”了，黑反多 2 点。",
      "After the retake Black cannot take again; the six stones at the bottom left die, and the two white stones at the top are dead as well: 21 to 28. Under the Chinese rules two passes end the game, the black stones would be alive, and Black would lead by 2.",
    ),
  },
  remarks: [
    remark(
      ["forced-end"],
      "强制终局：原文没有这一条，双方既不同意停止又不落子，棋就没有尽头。同一盘面四手虚着终局是我们补上的，借自七条版。",
      "Forced end: the text has none, so that players who neither agree nor play would never finish. The fourth pass on one board ends the game here; we took that from the seven-article edition.",
    ),
  ],
};

/** The opening that leaves two dame. */
const twoDame = "c3 d3 c2 d2 c4 d4 b1 d1 b5 d5";

export const art: RulesPage = {
  id: "art-2012",
  source: "张云琪《计枰点围棋规则》2012 年夏特别版之艺术版，十二条",
  title: words("计枰点围棋规则 · 2012 艺术版", "The art edition, 2012 · 计枰点 艺术版"),
  line: words("多下几手，贴几点", "each extra move is paid with a point"),
  intro: words(
    "2012 年夏特别版的另一个分规则。谁比对方多下了 n 手实着，谁就贴出 n 点，于是单官不必收完，算不清而多补一手就要损失一点，与唐宋古棋、日本规则的味道一样。它把世界智力运动会“黑收后贴一点”推广到任何一方、任何手数。",
    "The other set of rules in the special edition of 2012. Who made n more real moves than the opponent pays n points; so dame need not be filled, and a reinforcement that was not needed costs a point, which is how the old game of Tang and Song and the Japanese game feel. It widens the point of the World Mind Sports Games to either side and any number of moves.",
  ),
  asks: [
    ask(
      "compensation",
      "多下 n 手贴 n 点，从黑白交界处取下 n 子，空出的点均分。界线是第一次休止：争议以后再多下，不必贴。",
      "Who made n more moves pays n points: n stones are taken from where the colours meet, and their points are halved. The line is the first pause; moves after a dispute cost nothing.",
    ),
    ask("komi", "贴 6½ 点，与日韩一致。", "Komi is 6½, as in Japan and Korea."),
    ask(
      "balance",
      "贴出 n 子之后，双方盘上与盘外的子便相等；计目时只数目，不数子，也不数公空。",
      "Once n stones are paid, both sides have used equally many. When mu are counted, neither stones nor shared points need counting.",
    ),
    ask(
      "resumption",
      "意见不一就废除休止，由提议停止的一方先下，以实战解决；这一阶段改用律法版的办法。",
      "If the players disagree, the pause is void, and the side that proposed it moves first. From then on the moves are free, as in the law edition.",
    ),
    ask(
      "repetition",
      "同律法版：禁止全局同形，隔虚可提。",
      "As in the law edition: no whole board comes back, but a pass of one's own opens the ko.",
    ),
  ],
  peculiar: {
    heading: words("多补一手损一点，争议之后不算", "A needless move costs a point, but not in a dispute"),
    look: words(
      "头两局都剩两个单官。第一局各收一个；第二局黑先在自己空里补了一手 B3，再收。第三局黑收后而休止，白以为还有棋，又下了 B2、B4，黑都没有应。",
      "The first two games leave two dame. In one each side fills one; in the other Black first adds a stone at B3 inside his own area. In the third Black moves last and the game pauses; White thinks there is more to gain and plays B2 and B4, which Black does not answer.",
    ),
    boards: [
      {
        caption: words("收完单官", "The dame are filled"),
        method: "equal-stones",
        moves: `${twoDame} c5 c1 pass pass`,
        margin: -3.5,
      },
      {
        caption: words("多补一手", "One move too many"),
        method: "equal-stones",
        moves: `${twoDame} b3 c5 c1 pass pass`,
        margin: -4.5,
      },
      {
        caption: words("休止之后又下", "Play after the pause"),
        method: "equal-stones",
        moves: `${opening} c5 pass pass b2 pass b4 pass pass`,
        dead: "B2 B4",
        margin: -2.5,
      },
    ],
    see: words(
      "补了一手的那一局，黑方少 1 点；律法版里两局一样，都多 3 点。第三局仍按第一次休止时的 n ＝ 1 贴点，贴 6½ 点前黑多 4 点：白后来多下的两手既没有赚，也没有赔。",
      "The needless move costs Black one point; in the law edition both games end alike, 3 ahead. In the third game the payment is still that of the first pause, n = 1, and Black leads by 4 before komi: White's two later moves neither gained nor lost.",
    ),
  },
  remarks: [
    remark(
      ["forced-end"],
      "强制终局：与律法版相同，原文没有，是我们补上的。",
      "Forced end: as in the law edition, the text has none, and ours is an addition.",
    ),
  ],
};
