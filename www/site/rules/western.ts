/** The American rules, those of New Zealand, and the logical rules of Tromp and Taylor. */
import { sendingTwo } from "./chinese.js";
import { ask, type RulesPage, remark, trial, words } from "./page.js";
import { opening } from "./tangsong.js";

export const aga: RulesPage = {
  id: "aga",
  source: "美国围棋协会规则，1991 年；贴点依简明本",
  title: words("美国围棋协会规则", "AGA rules"),
  line: words("虚着交一子，数子与数目同果", "a pass hands over a stone, so that area and territory agree"),
  intro: words(
    "美国围棋协会 1991 年的规则，贴点依其后的简明本。它让数子与数目两种习惯的棋手得出同一结果：虚着要交给对方一子，而且最后一手虚着归白方，双方着手于是相等。张云琪说它的数目法与律法版计目法等价，只是道理不同。",
    "The rules of the American Go Association of 1991, with the komi of the later concise text. Players who count area and players who count territory get the same result: a pass hands a stone to the opponent, and White makes the last pass, so that both have moved equally often. Zhang Yunqi finds their territory count equivalent to that of his law edition, though argued differently.",
  ),
  asks: [
    ask(
      "pass",
      "虚着交给对方一子作俘虏；如果最后虚着的是黑方，白方还要再交一子。",
      "A pass gives the opponent a stone as a prisoner; if Black passed last, White passes once more.",
    ),
    ask(
      "repetition",
      "盘面与轮走方都相同才算同形，所以同一盘面换一方走不禁。",
      "A position repeats only if the same side is to move; the same board with the other side to move is allowed.",
    ),
    ask(
      "forced-end",
      "有争议就接着下；一接着就又是两手虚着，棋局终止，盘上都是活子。",
      "A dispute is played out; if it begins with two passes at once, the game is over and every stone is alive.",
    ),
    ask("resumption", "由最后虚着者的对方先走。", "The opponent of the last to pass moves first."),
    ask(
      "empties",
      "一方围住的归该方，双活里的眼也算；两边都挨的不归谁。",
      "A region goes to the side that surrounds it, eyes in a seki too; what touches both sides is nobody's.",
    ),
    ask(
      "handicap",
      "让子棋数子时，第一子之外每子补白 1 点。",
      "In a handicap game by area White gets a point for each stone after the first.",
    ),
  ],
  peculiar: {
    heading: words("送二还一，只许一次", "Sending two, returning one: allowed once"),
    look: words(
      "中国规则不许黑还一。这里盘面虽同，轮走方却变了，所以黑可以提回；再来一圈就不行了。",
      "Chinese rules do not let Black return one. Here the board is the same but the side to move is not, so Black may take back; a second lap is refused.",
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
            "黑 B5 提回一子：可以，这回轮到白走",
            "Black takes one back at B5: allowed, it is White's turn this time",
          ),
          trial("pass!", "白虚着", "White passes"),
          trial(
            "A5",
            "黑再下 A5：不许，盘面与轮走方都重复了",
            "Black plays A5 again: refused, board and turn would repeat",
          ),
        ],
        expect: "illegal-repeats",
      },
    ],
    see: words(
      "第三手不被拒绝，第五手被拒绝。黑走这一圈，白多一手虚着，交出一子，恰好抵掉得失，谁也没有占便宜。",
      "The third move is accepted, the fifth refused. On the way Black loses two stones and takes one, and White's pass hands over another, so that nobody has gained.",
    ),
  },
  remarks: [
    remark(
      [],
      "原文规定，下了违规的一手，要取回，作虚着论，并交出一子。这里不这样做：棋盘上不让下违规的一手；棋谱里若有，照谱摆上并加注明，不改作虚着。",
      "The text takes an illegal move back and lets it count as a pass, with a stone handed over. That is not done here: the board refuses an illegal move before it is made, and one in a record stands as played, is told, and becomes no pass.",
    ),
    remark(
      [],
      "黑方最后虚着时，白方的第三手虚着不在棋盘上下，由停着交子法在数棋时补上。",
      "When Black passes last, White's third pass is not made on the board: the count by pass stones adds it.",
    ),
  ],
};

export const newZealand: RulesPage = {
  id: "new-zealand",
  source: "新西兰围棋协会规则",
  title: words("新西兰围棋规则", "New Zealand rules"),
  line: words("自尽也可以，一子也不例外", "suicide is allowed, even of a single stone"),
  intro: words(
    "新西兰围棋协会的规则，以简短著称：几条定义，一条同形，数子定胜负。自尽不设专条，一子自尽也可以，只要不犯同形。Tromp 与 Taylor 的逻辑规则由它简化而来。",
    "The rules of the New Zealand Go Society, known for being short: a few definitions, one rule of repetition, and area decides. There is no rule against suicide; even a single stone may be given up if the board is none of one's own earlier ones. The logical rules of Tromp and Taylor are made from them.",
  ),
  asks: [
    ask(
      "repetition",
      "自己某一手之后有过的盘面，自己不得再造；虚着也算一手。对方造过的盘面不禁。",
      "A player may not make again a board that stood after a move of his own, and passes are moves. A board that the opponent made is allowed.",
    ),
    ask("suicide", "可以。被提的子交对方。", "Allowed; the stones become prisoners."),
    ask(
      "pause",
      "双方同意没有可下的了，棋就停；有争议便接着下。",
      "The game stops when both agree that nothing is left to play; a dispute is played out.",
    ),
    ask("komi", "贴 7 点，所以会有和棋。", "Komi is 7, so a draw is possible."),
    ask(
      "empties",
      "一方围住的归该方，其余不归谁。",
      "A region goes to the side that surrounds it; the rest is nobody's.",
    ),
  ],
  peculiar: {
    heading: words("一子自尽，不许再来", "A single stone is given up, but only once"),
    look: words(
      "A5 四面无气。白下在那里，子立即提走，盘面还是原来的盘面；但那盘面是黑方造的，不是白方。",
      "A5 has no liberty. White plays there, the stone comes off at once, and the board is as before; but that board was Black's making, not White's.",
    ),
    boards: [
      {
        caption: words("角上自尽", "Suicide in the corner"),
        rows: [". X . . .", "X . . . .", ". . . . .", ". . . . .", ". . . . O"],
        toMove: "white",
        trials: [
          trial("A5", "白 A5 自尽：可以", "White gives up a stone at A5: allowed"),
          trial("pass!", "黑虚着", "Black passes"),
          trial(
            "A5",
            "白 A5 再来：不许，这回盘面是白自己造过的",
            "White at A5 again: refused, White has made this board now",
          ),
        ],
        expect: "illegal-repeats",
      },
    ],
    see: words(
      "第一次可以，第二次被拒绝。这等于多出一手虚着，只是赔上一子；别的规则或明禁自尽，或因盘面未变而禁。",
      "The first is accepted, the second refused. It is a pass that costs a stone; other rulesets forbid it by name, or because the board does not change.",
    ),
  },
  remarks: [
    remark(
      ["forced-end"],
      "终局：有争议而双方谈不拢该谁先走，盘上就都是活子；从着手里看不出这一点，没有照做。",
      "The end: if the players disagree and cannot settle who is to move, every stone is alive. Moves do not show that, so it is not modelled.",
    ),
  ],
};

export const trompTaylor: RulesPage = {
  id: "tromp-taylor",
  source: "Tromp 与 Taylor《围棋的逻辑规则》",
  title: words("Tromp-Taylor 逻辑规则", "Tromp-Taylor, the logical rules"),
  line: words("十句话，死子不提就算活", "ten sentences; dead stones that stay are counted"),
  intro: words(
    "John Tromp 与 Bill Taylor 1990 年代写成，共十句，从新西兰规则简化而来，只用“着色”与“到达”两个概念。不谈死活，不谈协商，程序对局都用它：两手虚着终局，盘上的子都算。",
    "Written by John Tromp and Bill Taylor in the 1990s, ten sentences made from the New Zealand rules, with nothing but colouring and reaching. There is no life and death in it and no agreement, which is why programs play by it: two passes end the game, and every stone on the board counts.",
  ),
  asks: [
    ask(
      "repetition",
      "着色不得重复此前任何一次的全盘着色。",
      "A move may not repeat any earlier colouring of the grid.",
    ),
    ask(
      "suicide",
      "可以：先清对方的，再清自己的。只是一子自尽总会重复旧盘面，所以实际做不到。",
      "Allowed: the opponent's colour is cleared first, then one's own. A single stone would always repeat the board, so it never happens.",
    ),
    ask("resumption", "两手虚着，棋局就结束。", "Two passes and the game is over."),
    ask(
      "empties",
      "子算一点；只能到达一种颜色的空点归那种颜色，两种都到得了的不归谁。",
      "A stone is a point; an empty point that reaches only one colour is that colour's, and one that reaches both is nobody's.",
    ),
    ask("tie", "相等就是和棋。", "Equal scores are a tie."),
  ],
  peculiar: {
    heading: words("死子留在盘上", "Dead stones left on the board"),
    look: words(
      "白 B2 孤零零地在黑空里，换了别的规则，双方确认它是死子，黑胜 5 点。这里黑方没有去提，就虚着了。",
      "White's stone at B2 is alone in Black's area. Elsewhere the players would agree that it is dead, and Black would lead by 5. Here Black did not take it before passing.",
    ),
    boards: [
      {
        caption: words("不提就算活", "What stays is alive"),
        method: "area",
        moves: `${opening} c5 b2 pass pass`,
        margin: -5,
      },
    ],
    see: words(
      "左边八个空点既到黑子又到白子，谁也不算：黑 6 点，白 11 点，白胜 5 点。一枚没有提掉的死子，使结果差了 10 点。",
      "The eight empty points on the left reach both colours and count for nobody: 6 to 11, and White wins by 5. One dead stone that was not taken changes the result by 10.",
    ),
  },
};
