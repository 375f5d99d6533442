import type { Color } from "../count.js";
import type { GameState, PassRow } from "../engine.js";
import type { PlayWords } from "../messages.js";

const side: Readonly<Record<Color, string>> = { black: "黑", white: "白" };
const other: Readonly<Record<Color, string>> = { black: "白", white: "黑" };

/** 棋局随之如何。 */
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

function pass({ says, leaves: left }: PassRow, among: readonly PassRow[]): string {
  // 两种停着，一种留子，另一种就是放弃。
  const abstains = left === "nothing" && among.some((row) => row.leaves === "stone");
  if (says === "proposal") return abstains ? "放弃，提议休止" : "提议休止";
  if (says === "agreement") return abstains ? "放弃，同意休止" : "同意休止";
  if (left === "stone") return "虚着，盘外放一子";
  if (left === "prisoner") return "虚着，交一子";
  return among.length > 1 ? "虚着，不休止" : "虚着";
}

function whatNext({ passes }: GameState): string {
  const next = passes.find((row) => row.then === "all-alive" || row.then === "ended");
  return next ? `再虚着一手，${then[next.then]}。` : "";
}

/** 留给数棋时补上的一手。 */
function stillToCome(state: GameState): string {
  return state.whiteHasStillToPass ? "最后停着的是黑方，白方还要交出一子：以停着交子法数棋时补上。" : "";
}

function status(state: GameState, resumed: boolean): string {
  const { phase, toMove, passes, moves } = state;
  const [me, they] = [side[toMove], other[toMove]];
  switch (phase) {
    case "playing": {
      if (resumed) return `有争议，休止作罢，接着下：轮到${me}方。`;
      if (passes.some(({ says }) => says === "agreement"))
        return `${they}方提议休止：${me}方可以同意，也可以接着下。`;
      const next = passes.find((row) => row.then !== "playing");
      if (next && moves.at(-1)?.pass) return `${they}方虚着。${me}方若也虚着，${then[next.then]}。`;
      return moves.at(-1)?.pass ? `${they}方虚着，轮到${me}方。` : `轮到${me}方：点击一个空点落子。`;
    }
    case "paused":
      return `棋局休止。点击一块棋，判定死活，然后数棋；有争议，就接着下。${whatNext(state)}${stillToCome(state)}`;
    case "ended":
      return "双方停手，棋局终了。点击一块棋，判定死活，然后数棋。";
    case "all-alive":
      return `棋局终了，盘上有气之子都是活子。${stillToCome(state)}`;
    case "no-result":
      return "同一局面第三次出现：无胜负。";
    case "draw":
      return "同一局面第三次出现：和棋。";
    case "resigned":
      return state.resigned ? `${side[state.resigned]}方认输，${other[state.resigned]}胜。` : "";
  }
}

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
  pass,
  passHint: ({ leaves: left, then: next }) =>
    `${leaves[left]}${next === "playing" ? "" : `；${then[next]}`}。`,
  resume: (first, asker) =>
    asker ? `${side[asker]}方有争议：${side[first]}先下` : `有争议，接着下：${side[first]}先`,
  heading: ({ phase, toMove }) =>
    phase === "playing" ? `轮到${side[toMove]}方` : phase === "paused" ? "休止" : "终局",
  refused: "不可下",
  status,
  shown: (move) => (move === 0 ? "盘上所示即开局时的局面。" : `盘上所示即第 ${move} 手之后的局面。`),
  objections: (moves) =>
    `本规则不许第 ${moves.slice(0, 8).join("、")}${moves.length > 8 ? "……" : ""} 手，仍照原样摆上。`,
  board: (columns, rows) => `${columns}×${rows} 棋盘，可以接着下`,
  point: (point, color, dead, legal) =>
    color ? `${point}，${side[color]}${dead ? "，死" : ""}` : `${point}，空${legal ? "" : "，不可下"}`,
};
