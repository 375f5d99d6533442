/** Two of Ikeda Toshio's proposals. */
import { ask, type RulesPage, remark, words } from "./page.js";
import { counted, opening } from "./tangsong.js";

export const area3: RulesPage = {
  id: "ikeda-area-3",
  source: "池田敏雄关于围棋规则的论著，地域 III",
  title: words("池田敏雄 · 地域 III", "Ikeda Toshio, Area III"),
  line: words("白先虚着，半点由黑移给白", "if White passes first, half a point moves to White"),
  intro: words(
    "池田敏雄研究围棋规则，比较了好几套拟定的条文，这是其中数子的第三种。他想让数子与日本的数目一致，办法是：全局第一手虚着若是白方的，黑地减半点，白地增半点。唐宋版与世界智力运动会的那一点都从这里来；张云琪称赞它可行，又说它讲不清“收后”。",
    "In his study of the rules of Go, Ikeda Toshio compares several sets; this is the third of those that count area. To bring area in line with Japanese territory, half a point moves from Black to White if the first pass of the game was White's. The point of the Tang-Song edition and of the World Mind Sports Games comes from here; Zhang Yunqi praises it as workable, and finds its notion of the last move unclear.",
  ),
  asks: [
    ask(
      "compensation",
      "第一手虚着是白方的：黑减半点，白加半点，差数少 1 点。",
      "If the first pass is White's, Black loses half a point and White gains half: one point in the difference.",
    ),
    ask(
      "repetition",
      "禁止全局同形再现。这条禁令由池田首倡。",
      "No configuration of the board may come back; Ikeda was the first to say so.",
    ),
    ask(
      "pause",
      "连续两手虚着终局。原文没有协商，死子要先提掉；这里可以由双方确认。",
      "Two passes end the game. The text knows no agreement: dead stones are to be taken before. Here the players may agree on them.",
    ),
    ask("empties", "一方围住的归该方。", "A region goes to the side that surrounds it."),
  ],
  peculiar: {
    heading: words("半点之差", "Half a point"),
    look: words(
      "盘上剩一个单官。第一局黑收了它，白先虚着；第二局黑先虚着，白收。",
      "One neutral point is left. In the first game Black takes it and White passes first; in the second Black passes and White takes it.",
    ),
    boards: [counted("whiteFirstBlackLast", "area", 4), counted("blackFirstWhiteLast", "area", 3)],
    see: words(
      "第一局 15 对 10，移半点成 14½ 对 10½，黑胜 4 点；第二局 14 对 11，黑胜 3 点。移半点与付 1 点是一回事。",
      "The first game is 15 to 10, and with half a point moved 14½ to 10½: Black wins by 4. The second is 14 to 11, by 3. Moving half a point and paying one are the same.",
    ),
  },
  remarks: [
    remark(
      ["pause", "resumption"],
      "死子：原文没有协商，死子都要在虚着之前下到提掉。这里停棋后可以由双方确认，免去这些手数；不确认，盘上的子就都算活子。",
      "Dead stones: the text knows no agreement, and what is dead must be taken by play before the passes. Here the players may agree on it instead and spare those moves; what they do not call dead counts as alive.",
    ),
  ],
};

export const territory1: RulesPage = {
  id: "ikeda-territory-1",
  source: "池田敏雄关于围棋规则的论著，领地 I",
  title: words("池田敏雄 · 领地 I", "Ikeda Toshio, Territory I"),
  line: words("停棋之前虚着不付，之后每手一子", "passes are free before the pause and cost a stone after it"),
  intro: words(
    "池田敏雄数目一类的第一种。以首次连续两手虚着为界：之前虚着不付什么，之后每手虚着要交给对方一子，双方着手相等，于是争议可以靠实战解决而不损目。2012 艺术版“两弃为界”就是从这里来的。",
    "The first of Ikeda Toshio's sets that count territory. The first two passes in a row draw a line: before it a pass is free, after it each pass gives the opponent a stone, and both sides move equally often. So a dispute can be played out without losing territory. The art edition of 2012 took this line from here.",
  ),
  asks: [
    ask(
      "pass",
      "停棋之前虚着不留什么；停棋之后，虚着交给对方一子。",
      "Before the preliminary end a pass leaves nothing; after it, a pass hands the opponent a stone.",
    ),
    ask("forced-end", "第二次连续两手虚着，棋局终了。", "The second pair of passes ends the game."),
    ask("repetition", "禁止全局同形再现。", "No configuration of the board may come back."),
    ask(
      "empties",
      "一方围住的空点归该方，双活里的也算。",
      "A region goes to the side that surrounds it, in a seki as well.",
    ),
  ],
  peculiar: {
    heading: words("争议不费目", "A dispute costs nothing"),
    look: words(
      "两局都在白侵入 B2 之后停棋。第一局双方同意它是死子；第二局白不服，黑只好动手去提，用了三手，白虚着两次。",
      "Both games stop after White's intrusion at B2. In the first the players agree that it is dead. In the second White does not, and Black has to take it: three moves of his, while White passes twice.",
    ),
    boards: [
      {
        caption: words("同意", "Agreed"),
        method: "pass-stones",
        moves: `${opening} c5 b2 pass pass`,
        dead: "B2",
        margin: 5,
      },
      {
        caption: words("争议，下完", "Disputed and played out"),
        method: "pass-stones",
        moves: `${opening} c5 b2 pass pass b1 pass a2 pass b3 pass pass`,
        margin: 5,
      },
    ],
    see: words(
      "两局都是黑胜 5 点。黑在自己地里多下几手，少了几目；白的虚着交出同样多的子，正好补上。",
      "Black wins both by 5. The moves inside his own territory cost him points, and the stones that White's passes hand over give them back.",
    ),
  },
  remarks: [
    remark(
      ["pause", "resumption", "forced-end"],
      "死子：与地域 III 相同，原文没有协商，这里可以由双方确认。",
      "Dead stones: as in Area III, the text knows no agreement, and here the players may agree on them.",
    ),
  ],
};
