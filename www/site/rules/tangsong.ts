/** The two editions of 2008: 唐宋版, which survives whole, and 明清版, known from its preface. */
import { ask, type Counted, type RulesPage, remark, words } from "./page.js";

/** Ten moves that leave one dame to Black; the games of both pages begin with them. */
export const opening = "c3 d3 c2 d2 c4 d4 c1 d1 b5 d5";

/** The four games: who passes first, and who moves last. */
export const games = {
  whiteFirstBlackLast: {
    caption: words("白先虚着，黑收后", "White passes first, Black moves last"),
    moves: `${opening} c5 pass pass`,
  },
  blackFirstWhiteLast: {
    caption: words("黑先虚着，白收后", "Black passes first, White moves last"),
    moves: `${opening} pass c5 pass pass`,
  },
  whiteFirstWhiteLast: {
    caption: words("白先虚着，白收后", "White passes first, White moves last"),
    moves: `${opening} c5 pass b3 e3 pass pass`,
  },
  blackFirstBlackLast: {
    caption: words("黑先虚着，黑收后", "Black passes first, Black moves last"),
    moves: `${opening} pass c5 b3 pass pass`,
  },
} as const;

/** One of the four games, to be counted. */
export function counted(game: keyof typeof games, method: string, margin: number): Counted {
  return { ...games[game], method, margin };
}

export const tangsong: RulesPage = {
  id: "tangsong-2008",
  source: "张云琪《计枰点围棋大规则唐宋版分规则》，2008 年 1 月，二十一条",
  title: words("计枰点围棋规则 · 唐宋版 2008", "The Tang-Song edition, 2008 · 计枰点 唐宋版"),
  line: words(
    "等子比空；白先虚着，黑贴一点",
    "equal stones, then the mu decide; if White passes first, Black pays a point",
  ),
  intro: words(
    "张云琪的计枰点规则，2008 年 1 月发表，共二十一条，是这一家规则里唯一保存完整的早期版本。它让计目法与数子法得出同一个结果：先把双方子数做成相等，再比目数。它像唐宋古棋和日韩规则那样，不让先手因为多收一个单官而得利；办法是看全局第一手虚着由谁下。",
    "Zhang Yunqi's rules of January 2008, in twenty-one articles, the one early edition of its family that has come down whole. It makes counting by mu and counting by area give the same result: first the numbers of stones are made equal, then the mu are compared. Like the old game of Tang and Song, and like Japan and Korea, it lets Black gain nothing from the last neutral point; to decide that, it asks who made the first pass of the game.",
  ),
  asks: [
    ask(
      "compensation",
      "全局第一手虚着如果是白方下的，黑方就贴出 1 点。这是它与明清版唯一的不同。",
      "If the first pass of the game is White's, Black pays one point. Nothing else parts it from the Ming-Qing edition.",
    ),
    ask(
      "pass",
      "没有放弃，只有虚着：从棋盒取一子放在盘外。它算一手棋，终局时与提子、死子一同填回自己的空里。",
      "There is no waiving a turn, only a virtual move: a stone from the bowl is laid beside the board. It counts as a move, and at the end it is refilled together with prisoners and dead stones.",
    ),
    ask(
      "balance",
      "回填之前先平衡手数，否则填完以后双方子数不等，目就比不得。怎样平衡，要看谁先虚着、谁收后。",
      "Before refilling, the numbers of moves are made equal; otherwise the stones would not come out equal, and the mu could not be compared. How it is done depends on who passed first and who moved last.",
    ),
    ask(
      "empties",
      "双活里的眼是目，未粘的单劫是目，一方独有权利的单官也是目；谁也围不住的公空均分。",
      "An eye in a seki is mu, so is the mouth of an open ko, and so is a neutral point that only one side may fill. What neither side surrounds is halved.",
    ),
    ask(
      "repetition",
      "落子不得使出现过的盘面再次出现，虚着也不解除这条禁令；长生之类，主办者可以改判无胜负。",
      "No play may bring an earlier board back, and passing does not lift the ban. For eternal life and its like the organiser may choose to call the game void.",
    ),
    ask("suicide", "不许自尽，一子两子都不许。", "Suicide is forbidden, for one stone and for many."),
    ask(
      "forced-end",
      "两手虚着只是休止，有分歧就接着下；连续四手虚着才是终局，那时盘上都是活子。",
      "Two passes only pause the game, and a disagreement is played out. Four passes in a row end it, and then every stone is alive.",
    ),
  ],
  peculiar: {
    heading: words("四种收法", "Four ways to stop"),
    look: words(
      "四局的前十手相同，盘上只剩一个单官 C5。不同的只有两件事：全局第一手虚着是谁下的，最后一手实着又是谁下的。按播放键，看每一局怎样平衡手数。",
      "The four games begin with the same ten moves, which leave one neutral point, C5. They differ in two things: who makes the first pass, and who makes the last real move. Press play and watch how the moves are balanced in each.",
    ),
    boards: [
      counted("whiteFirstBlackLast", "equal-stones", -2.5),
      counted("blackFirstWhiteLast", "equal-stones", -3.5),
      counted("whiteFirstWhiteLast", "equal-stones", -2.5),
      counted("blackFirstBlackLast", "equal-stones", -3.5),
    ],
    see: words(
      "贴 6½ 点之前，白先虚着的两局黑多 4 点，黑先虚着的两局黑多 3 点：结果只看谁先虚着。谁收后只改变手续：A 类负着取下的黑子放回棋盒；若是白收后，这枚黑子改为填进黑空；黑先虚着而又黑收后，改下 B 类负着；黑先虚着而白收后，什么也不必做。",
      "Before 6½ komi Black leads by 4 in the two games in which White passes first, and by 3 in the other two: only the first pass matters. Who moves last changes the procedure alone. The black stone of an A-class negative move goes back to the bowl, or, if White moved last, into Black's territory; if Black both passed first and moved last, a B-class negative move takes a stone from his own area; and in the fourth case nothing needs doing.",
    ),
  },
};

export const mingqing: RulesPage = {
  id: "mingqing-2008",
  source: "原文未见；只在唐宋版的开场白里提到",
  title: words("计枰点围棋规则 · 明清版 2008", "The Ming-Qing edition, 2008 · 计枰点 明清版"),
  line: words("唐宋版去掉那一点", "the Tang-Song edition without its point"),
  intro: words(
    "唐宋版的姊妹版，原文没有找到，只知道唐宋版开头说的那句话：两者之差就在白先虚着黑贴一点，唐宋版有，明清版没有。它承认先手因收后而得的一点利，这与中国、应氏和美国的规则一致，所以贴点也该是 7½。这里的其余各条都借自唐宋版。",
    "The sister of the Tang-Song edition. Its text has not been found; all we know is what the other says of it: the two differ in the point that Black pays when White passes first, which this one does not ask for. Black may keep what the last move gains, as in China, with Ing and in America, so komi should be 7½. Everything else here is borrowed from its sister.",
  ),
  asks: [
    ask(
      "compensation",
      "不贴那一点：白方先虚着，黑方也不付什么。",
      "No point is paid: if White passes first, Black owes nothing.",
    ),
    ask(
      "komi",
      "贴 7½ 点。原文未见；黑方因收后常常多得 1 点，贴点便比唐宋版多 1 点。",
      "Komi is 7½. The text is not known; since Black often gains a point from the last move, komi is one point more than in the sister edition.",
    ),
    ask(
      "pass",
      "仍是虚着：一子置于盘外，终局回填，所以照样可以用计目法。",
      "A pass is still a virtual move, with a stone beside the board that is refilled. So the mu can be counted here, too.",
    ),
    ask(
      "balance",
      "手数仍要平衡，只是不再有 A 类负着。",
      "The moves are still balanced, only that there is no A-class negative move any more.",
    ),
  ],
  peculiar: {
    heading: words("同样两局，不贴那一点", "The same games without the point"),
    look: words(
      "这是唐宋版页上的第一局和第二局，棋子一枚不差。看第一局：没有 A 类负着，改从黑方地里取下一子来平衡手数。",
      "These are the first and the second game of the Tang-Song page, stone for stone. Watch the first: there is no A-class negative move; a stone taken from Black's own area balances the moves instead.",
    ),
    boards: [
      counted("whiteFirstBlackLast", "equal-stones", -2.5),
      counted("blackFirstWhiteLast", "equal-stones", -4.5),
    ],
    see: words(
      "贴点之前，黑方一局多 5 点，一局多 3 点。贴 7½ 点后，第一局与唐宋版的结果一样（白胜 2½ 点），第二局却差 1 点（白胜 4½ 点，唐宋版是 3½ 点）。",
      "Before komi Black leads by 5 in one game and by 3 in the other. After 7½ the first ends as it does in the sister edition (White wins by 2½), and the second by a point more (4½ instead of 3½).",
    ),
  },
  remarks: [
    remark(
      ["repetition", "suicide", "pass", "pause", "resumption", "forced-end", "empties", "balance"],
      "除了贴点与收后贴点，各项都由唐宋版推得：唐宋版只说两者有这一处不同，没有说别处相同到什么地步。",
      "All fields but komi and compensation follow from the Tang-Song edition, which says that this is the difference between the two, and not how alike they are elsewhere.",
    ),
  ],
};
