import type { Color } from "../count.js";
import type { GameState, PassRow } from "../engine.js";
import type { PlayWords } from "../messages.js";

const side: Readonly<Record<Color, string>> = { black: "黑", white: "白" };
const other: Readonly<Record<Color, string>> = { black: "白", white: "黑" };

/** What follows when the game is led into a phase. */
const then: Readonly<Record<GameState["phase"], string>> = {
  playing: "棋局继续",
  paused: "棋局休止",
  ended: "棋局终了",
  "all-alive": "棋局终了，盘上有气之子皆活",
  "no-result": "无胜负",
  draw: "和棋",
  resigned: "棋局终了",
};

const leaves: Readonly<Record<PassRow["leaves"], string>> = {
  nothing: "盘外不留子",
  stone: "盘外放一子，终局回填",
  prisoner: "交给对方一子",
};

const paused = "棋局休止。点击一块棋，判定死活，然后数棋；有争议，就接着下。";

export const zhHansPlay: PlayWords = {
  enter: "接着下",
  reenter: "回到局面",
  leave: "回到数棋",
  first: "回到第一手之前",
  back: "退一手",
  forward: "进一手",
  last: "到最后一手",
  moves: "棋局的手数",
  takeBack: "悔一手",
  resign: (color) => (color ? `${side[color]}方认输` : "认输"),
  count: "数棋",
  restore: "回到原谱",
  place: (move, moves) => `第 ${move} 手，共 ${moves} 手`,
  pass: {
    proposal: "提议休止",
    agreement: "同意休止",
    "abstain-proposal": "放弃，提议休止",
    "abstain-agreement": "放弃，同意休止",
    stone: "虚着，盘外放一子",
    prisoner: "虚着，交一子",
    "play-on": "虚着，不休止",
    plain: "虚着",
  },
  passHint: ({ leaves: left, then: next }) =>
    `${leaves[left]}${next === "playing" ? "" : `；${then[next]}`}。`,
  resume: (first, asker) =>
    asker ? `${side[asker]}方有争议：${side[first]}先下` : `有争议，接着下：${side[first]}先`,
  heading: ({ phase, toMove }) =>
    phase === "playing" ? `轮到${side[toMove]}方` : phase === "paused" ? "休止" : "终局",
  refused: "不可下",
  status: {
    turn: ({ toMove }) => `轮到${side[toMove]}方：点击一个空点落子。`,
    resumed: ({ toMove }) => `有争议，休止作罢，接着下：轮到${side[toMove]}方。`,
    proposed: ({ toMove }) => `${other[toMove]}方提议休止：${side[toMove]}方可以同意，也可以接着下。`,
    passed: ({ toMove }) => `${other[toMove]}方虚着，轮到${side[toMove]}方。`,
    "passed-then": ({ toMove, next }) => `${other[toMove]}方虚着。${side[toMove]}方若也虚着，${then[next]}。`,
    paused: () => paused,
    "paused-then": ({ next }) => `${paused}再虚着一手，${then[next]}。`,
    ended: () => "双方停手，棋局终了。点击一块棋，判定死活，然后数棋。",
    "all-alive": () => "棋局终了，盘上有气之子都是活子。",
    "no-result": () => "同一局面第三次出现：无胜负。",
    draw: () => "同一局面第三次出现：和棋。",
    resigned: ({ loser }) => `${side[loser]}方认输，${other[loser]}胜。`,
  },
  stillToPass: "最后停着的是黑方，白方还要交出一子：以停着交子法数棋时补上。",
  shown: (move) => (move === 0 ? "盘上所示即开局时的局面。" : `盘上所示即第 ${move} 手之后的局面。`),
  objections: (moves) =>
    `本规则不许第 ${moves.slice(0, 8).join("、")}${moves.length > 8 ? "……" : ""} 手，仍照原样摆上。`,
  board: (columns, rows) => `${columns}×${rows} 棋盘，可以接着下`,
  point: (point, color, dead, legal) =>
    color ? `${point}，${side[color]}${dead ? "，死" : ""}` : `${point}，空${legal ? "" : "，不可下"}`,
};
