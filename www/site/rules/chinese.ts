/** The Chinese rules of 2002 and those of the World Mind Sports Games. */
import { ask, type RulesPage, remark, trial, words } from "./page.js";
import { soleLiberties } from "./seven.js";
import { counted } from "./tangsong.js";

/** Two stones are sent and one is returned; the board comes back with the other side to move. */
export const sendingTwo = [". X . X .", "O O X X X", ". O O O O", "O O . O .", ". O O O ."];

export const chinese: RulesPage = {
  id: "chinese-2002",
  source: "《中国围棋规则》，2002 年",
  title: words("中国围棋规则 2002", "Chinese rules, 2002"),
  line: words("数子；禁止全局同形再现", "area; no whole board may come back"),
  intro: words(
    "中国围棋协会 2002 年的规则，数子法的代表：活子和活子围住的点都是地。计枰点各版都从它出发，并以增补它为目的。这里按条文取禁全同；比赛里裁判另有判例，主办者也可以改判无胜负或和棋。",
    "The rules of the Chinese association of 2002, the model of counting area: living stones and the points they surround are ground. All editions of the 计枰点 family start from it and set out to complete it. The ban on repetition is taken here as the article has it; in practice referees have rulings of their own, and an organiser may call a long cycle void or drawn.",
  ),
  asks: [
    ask(
      "repetition",
      "着子后不得使对方再次面对出现过的局面。这里读作：盘面不得再现。",
      "After a play the opponent must not face a position again that he has faced. It is read here as: no board may come back.",
    ),
    ask(
      "suicide",
      "下了便没有气、又提不掉对方的点，是禁着点。",
      "A point where one's own stones would have no liberty, and nothing is taken, may not be played.",
    ),
    ask("pause", "双方连续弃着，棋局即告终了。", "When both sides pass in turn, the game is over."),
    ask(
      "empties",
      "活棋围住的点归该方；双方活棋之间的空点各得一半。",
      "The points that living stones surround are theirs; empty points between living stones of both sides are halved.",
    ),
    ask(
      "komi",
      "黑贴 3¾ 子，即 7½ 点。只数一方，与归本数相比：黑方 184¼ 点。",
      "Black pays 3¾ stones, which is 7½ points. One side is counted and compared with par, 184¼ points for Black.",
    ),
    ask("tie", "恰好归本便是和棋。", "Exactly par is a draw."),
  ],
  peculiar: {
    heading: words("送二还一，与双活的空点", "Sending two, returning one; and points in a seki"),
    look: words(
      "第一盘：黑送两子，白提，黑再提回一子，盘面就与开头一模一样了，只是轮到白走。第二盘是七条版的双活图。",
      "On the first board Black sends two stones, White takes them, and Black would take one back: the board would be as it began, only that it is White's turn. The second is the seki of the seven-article edition.",
    ),
    boards: [
      {
        caption: words("送二还一", "Sending two, returning one"),
        rows: sendingTwo,
        trials: [
          trial("A5", "黑 A5，送出两子", "Black plays A5 and sends two"),
          trial("C5", "白 C5 提两子", "White takes two at C5"),
          trial(
            "B5",
            "黑 B5 想提回一子：不许，全局同形",
            "Black would take one back at B5: refused, the board would repeat",
          ),
        ],
        expect: "illegal-repeats",
      },
      {
        caption: words("双活的四个空点", "Four points in a seki"),
        rows: soleLiberties,
        method: "area",
        moves: "",
        margin: -28.5,
      },
    ],
    see: words(
      "黑不能还一，送二还一走不成圈。按美国或新西兰的规则，轮走方不同便不算同形，可以走一次。双活里的四个空点不论挨着谁都均分：黑 14 点，白 35 点，比七条版少 1 点。",
      "Black may not return one, so the cycle cannot start. Under American or New Zealand rules the other side is to move, the position is another one, and it works once. The four points in the seki are halved whomever they touch: 14 to 35, one point less for Black than in the seven-article edition.",
    ),
  },
  remarks: [
    remark(
      ["repetition"],
      "同形：条文说的是不得使对方再次面对，连不连轮到谁走可以两读；三劫、长生之类，裁判法另有规定。这里只看盘面。",
      "Repetition: what the opponent may not face again can be read with or without the turn, and rulings on triple kos and eternal life are left to referees. Here the board alone counts.",
    ),
  ],
};

export const wmsg: RulesPage = {
  id: "wmsg-2008",
  source: "2008 年世界智力运动会围棋规则",
  title: words("世界智力运动会围棋规则 2008", "World Mind Sports Games, 2008"),
  line: words("数子；白先虚着，黑多贴一点", "area; if White passes first, Black pays a point more"),
  intro: words(
    "2008 年北京第一届世界智力运动会为各国棋手定的规则，以数子法为底，又让先手不因收后得利：黑方先虚着贴 6½ 点，白方先虚着贴 7½ 点。唐宋版同年稍早，用的是同一个办法；七条版则照它的次序编写。",
    "The rules of the first World Mind Sports Games, Beijing 2008, made for players of all countries. They count area, and yet Black gains nothing by moving last: if Black passes first, komi is 6½, if White does, 7½. The Tang-Song edition, a little earlier that year, has the same device; the seven-article edition follows their order.",
  ),
  asks: [
    ask(
      "compensation",
      "白方先虚着，黑方多贴 1 点。规则把先虚着者的对方叫作收后方，不问最后一手实着是谁下的。",
      "If White passes first, Black pays a point more. The opponent of the first to pass is said to have moved last, whoever really did.",
    ),
    ask("repetition", "禁止全局同形再现。", "No whole board may come back."),
    ask(
      "forced-end",
      "第一次两手虚着后有争议，按原次序接着下；再一次两手虚着，棋局终了。",
      "After the first two passes a dispute is played out in the old order of turns; the next two passes end the game.",
    ),
    ask(
      "empties",
      "一方围住的归该方，其余均分。",
      "A region goes to the side that surrounds it; the rest is halved.",
    ),
  ],
  peculiar: {
    heading: words("谁先虚着", "Who passes first"),
    look: words(
      "盘上只剩一个单官 C5。第一局黑收了它，白只好先虚着；第二局黑先虚着，让白去收。",
      "One neutral point, C5, is left. In the first game Black takes it, and White has to pass first; in the second Black passes and leaves it to White.",
    ),
    boards: [counted("whiteFirstBlackLast", "area", -2.5), counted("blackFirstWhiteLast", "area", -3.5)],
    see: words(
      "第一局黑地 15 点，付 1 点后是 14½ 对 10½；第二局 14 对 11，不必付。若不设这一点，两局要相差 2 点，现在只差 1 点。",
      "In the first game Black has 15, which after the point is 14½ to 10½; in the second it is 14 to 11, and nothing is paid. Without the point the two would be 2 apart; now they are 1 apart.",
    ),
  },
  remarks: [
    remark(
      ["pause", "resumption"],
      "继续：第一次停棋时盘上还能得利的点，继续之后不得再占；这一条没有照做。",
      "Resumption: what could still be gained at the first stop may not be taken after it; that limit is not modelled.",
    ),
  ],
};
