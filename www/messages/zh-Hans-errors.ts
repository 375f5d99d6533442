import { encodingName } from "../encodings.js";
import type { ErrorParams, ErrorWords } from "../messages.js";

const sides: Readonly<Record<string, string>> = { black: "黑", white: "白" };
const side = (color: string | number | undefined) => sides[color ?? ""] ?? "";

/** The article that asks for what is not said. */
const restsOn = (article: string | number | undefined) => (article ? `（第 ${article} 条要问）` : "");

/** A count's result in a few words. */
const resultOf = ({ winner, lead }: ErrorParams) =>
  winner === "nobody" ? "和棋" : `${side(winner)}胜 ${lead} 点`;

/** The errors and notes that a reader meets, by code; those that only programmers meet stay in English. */
export const zhHansErrors: ErrorWords = {
  "no-engine": () => "这里无法启动数棋引擎。",
  "not-started": () => "数棋引擎还没有启动。",
  freed: () => "这一局已经释放，不能再问。",
  unexpected: ({ message }) => `数棋时出了意外：${message}。`,
  unreadable: ({ src }) => `读不到文件 ${src}。`,
  "unreadable-here": ({ src }) =>
    `读不到文件 ${src}：直接从磁盘打开的网页不能读取别的文件，请把棋谱写在标签之间。`,
  empty: () => "这里没有棋局：需要一份 SGF 棋谱，或一张盘面图。",
  "too-large": ({ limit }) => `这个文件太大：棋谱最多 ${limit} MB。`,
  "unknown-rules": ({ id, used }) => `没有名为“${id}”的规则，改用${used}。`,
  "unknown-method": ({ id, used }) => `此规则没有“${id}”这种方法，改用${used}。`,
  "no-compensation": ({ rules }) => `${rules}不数子空，谈不上收后贴点，仍依规则。`,
  "bad-value": ({ name, value }) => `“${value}”不能作 ${name} 的值。`,
  "encoding-guessed": ({ encoding }) =>
    `文件没有确切说明文字的编码，这里按 ${encodingName(String(encoding))} 读出；人名若是乱码，请另选一种编码。`,
  "sgf-empty": () => "棋谱是空的。",
  "sgf-no-game": () => "这里没有棋谱：SGF 棋谱以“(;”开头。",
  "sgf-other-game": ({ game }) => `这是别的棋的棋谱：GM[${game}]，围棋是 GM[1]。`,
  "sgf-size-unreadable": ({ raw }) => `“${raw}”不是棋盘的路数，例如 19。`,
  "sgf-size": ({ width, height }) => `${width}×${height} 的棋盘读不了，每边须在 1 至 52 路之间。`,
  "sgf-off-board": ({ raw, size }) => `“${raw}”不在 ${size} 的棋盘上。`,
  "sgf-too-much-setup": ({ limit }) => `棋谱摆放的点超过 ${limit} 个。`,
  "sgf-text-outside": () => "棋谱之外的文字略去不读。",
  "sgf-markup": ({ text }) => `棋谱里夹有网页标记，例如“${text}”，略去不读。`,
  "sgf-full-width": () => "棋谱里有全角的括号、分号或字母，已按半角读出。",
  "sgf-missing-semicolon": () => "缺一个“;”。",
  "sgf-node-after-variations": () => "变化图之后又有着手，当作另一变化。",
  "sgf-empty-variation": () => "有一个变化图是空的。",
  "sgf-value-without-property": () => "方括号之前没有属性名。",
  "sgf-unclosed-value": () => "缺一个“]”。",
  "sgf-unclosed-game": () => "棋谱末尾缺“)”。",
  "sgf-moves-in-one-node": () => "一个“;”之后不止一手，按所写的次序落子。",
  "sgf-setup-with-move": () => "一个“;”之后既摆子又落子，先摆后落。",
  "sgf-players-point": () => "有的点以 D4 这样的写法记录，照此读出。",
  "sgf-mark-off-board": () => "有地域标记不在棋盘上。",
  "sgf-unknown-player": () => "认不出轮到谁下。",
  "sgf-komi-read": ({ raw, points }) => `棋谱的贴点写作“${raw}”，按 ${points} 点读。`,
  "sgf-komi-unreadable": ({ raw }) => `认不出棋谱所写的贴点“${raw}”。`,
  "sgf-result-unreadable": ({ raw }) => `认不出棋谱所记的结果“${raw}”。`,
  "sgf-handicap-unreadable": ({ raw }) => `认不出棋谱所写的让子数“${raw}”。`,
  "sgf-handicap-differs": ({ declared, placed }) =>
    `棋谱写让 ${declared} 子，盘上摆放的黑子是 ${placed} 子。`,
  "sgf-omitted": () => "此类说明还有多处，从略。",
  "unknown-encoding": ({ encoding }) => `没有“${encoding}”这种文字编码。`,
  "no-liberty": () => "摆出了无气的棋子。",
  "diagram-empty": () => "盘面图是空的。",
  "diagram-character": ({ found }) => `“${found}”既不是棋子（X、O），也不是空点（.）。`,
  "diagram-ragged": ({ found, expected }) => `这一行有 ${found} 个点，第一行有 ${expected} 个。`,
  "diagram-markup": () => "盘面图里夹有网页标记，略去不读。",
  "diagram-passes-unsaid": ({ article }) => `盘面图没有写明谁先虚着${restsOn(article)}，当作无人先虚。`,
  "diagram-prisoners-unsaid": ({ article }) => `盘面图没有写明各提多少子${restsOn(article)}，当作没有提子。`,
  "illegal-occupied": ({ point }) => `${point} 已有棋子。`,
  "illegal-suicide": ({ color, point }) => `${side(color)}方下 ${point} 不提子而自己无气，禁止自尽。`,
  "illegal-repeats": ({ color, point, moment }) =>
    Number(moment) === 0
      ? `${side(color)}方下 ${point} 会使开局时的局面重现。`
      : `${side(color)}方下 ${point} 会使第 ${moment} 手之后的局面重现。`,
  "illegal-paused": () => "棋局正在休止：数棋，或有争议而接着下。",
  "illegal-over": () => "棋局已经终了。",
  "not-paused": () => "棋局没有休止，无须恢复。",
  "no-point": ({ name, size }) => `“${name}”不是 ${size} 棋盘上的点。`,
  "nothing-to-count": () => "棋局因认输或循环而终止，无棋可数。",
  "dispute-all-alive": () => "棋局如此终止，盘上都是活子，这些不能算死子。",
  "dispute-no-stone": () => "这里没有棋子，谈不上死子。",
  "dispute-dead-at-home": ({ color }) => `围住这些棋子的只有${side(color)}方活子，它们不是死子。`,
  "dispute-claim-on-stone": () => "这里有活子，谈不上归谁。",
  "dispute-claim-inside": ({ color }) => `围住这个点的只有${side(color)}方，它就是${side(color)}方的。`,
  "dispute-no-shared-liberty": () => "要得双活里的气点，须指明其中一个留作公气。",
  "dispute-no-claims": () => "此规则不问双方的主张，这个点归谁只看盘上的子。",
  "record-too-long": ({ limit }) => `棋谱超过 ${limit} 手，读不了。`,
  "record-forbidden": () => "有本规则不许的着手，照谱摆上。",
  "record-out-of-turn": () => "有一方连下两手。",
  "record-pass-after-end": () => "终局之后的虚着不起作用。",
  "record-setup-in-game": () => "中途摆放棋子，棋局从那里重新开始。",
  "record-rules": ({ raw, named, used }) => `棋谱写明用“${raw}”（${named}），这里按${used}数棋。`,
  "result-agrees": ({ raw }) => `棋谱记的结果是 ${raw}，与这里数出的相同。`,
  "result-komi-apart": (params) =>
    `棋谱记的结果是 ${params.raw}，这里数出${resultOf(params)}，相差的只是贴点。`,
  "result-differs": (params) => `棋谱记的结果是 ${params.raw}，这里数出${resultOf(params)}。`,
  "result-uncounted": (params) => `棋谱记的结果是 ${params.raw}，没有数棋；照盘面数来是${resultOf(params)}。`,
  "first-of-games": ({ games }) => `文件里有 ${games} 局棋，这里读第一局。`,
  "record-komi": ({ record, used }) => `棋谱记贴点 ${record}，这里按规则贴 ${used}。`,
  "record-passes-supplied": () => "棋谱停在收尾的虚着之前，已补上。",
};
