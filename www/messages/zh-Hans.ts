import type { Color, Verdict } from "../count.js";
import type { Messages, ReasonOf, TerritoryTold } from "../messages.js";
import { fraction } from "../number.js";
import { zhHansErrors } from "./zh-Hans-errors.js";
import { zhHansLife } from "./zh-Hans-life.js";
import { zhHansPlay } from "./zh-Hans-play.js";

const side: Readonly<Record<Color, string>> = { black: "黑", white: "白" };
const other: Readonly<Record<Color, string>> = { black: "白", white: "黑" };
const half = (shared: number) => (shared > 0 ? ` ＋ 公空 ${fraction(shared)} 之半` : "");

function ahead(margin: number): string {
  if (margin === 0) return "双方相等";
  return `${margin > 0 ? "黑" : "白"}方多 ${fraction(Math.abs(margin))} 点`;
}

const digits = "零一二三四五六七八九";

/** 1 to 99 in Chinese characters: 十四, 二十一. */
function chineseNumber(value: number): string {
  const tens = Math.floor(value / 10);
  const ones = value % 10;
  if (tens > 9) return String(value);
  return `${tens > 1 ? digits[tens] : ""}${tens > 0 ? "十" : ""}${ones > 0 || tens === 0 ? digits[ones] : ""}`;
}

/** "14(3)" becomes 第十四条（3）, "12.1-2(1)" 第十二条 1-2（1）, and "6(1), 10" 第六条（1）、第十条. */
function article(text: string): string {
  if (text.includes(", ")) return text.split(", ").map(article).join("、");
  const [, number, rest = ""] = /^(\d+)(.*)$/.exec(text) ?? [];
  if (number === undefined) return text;
  return `第${chineseNumber(Number(number))}条${rest.replace(".", " ").replaceAll("(", "（").replaceAll(")", "）")}`;
}

function summary(verdict: Verdict, territory: TerritoryTold | undefined): string {
  const { komi, handicap, compensation, blackArea, whiteArea, par } = verdict;
  const parts = par ? [`黑地 ${fraction(blackArea)}，白地 ${fraction(whiteArea)}`] : [];
  if (territory) {
    const { points, prisoners } = territory;
    parts.push(`填后黑 ${fraction(points.black)} 目，白 ${fraction(points.white)} 目`);
    parts.push(`死子与提子：黑 ${prisoners.black}，白 ${prisoners.white}`);
  }
  parts.push(`贴 ${fraction(komi)} 点`);
  if (par && compensation !== 0)
    parts.push(`${compensation > 0 ? "黑" : "白"}方已贴出 ${fraction(Math.abs(compensation))} 点`);
  if (handicap !== 0) parts.push(`让子 ${fraction(handicap)} 点`);
  if (par) parts.push(`黑归本数 ${fraction(par.black)}`);
  return parts.join(" · ");
}

/** What one side's moves add to its score, less what it pays. */
function surplus({ color, more, paid, points }: ReasonOf<"add-surplus">): string {
  const put = `${more < 0 ? other[color] : side[color]}方多下 ${fraction(Math.abs(more))} 子`;
  const moves = more === 0 ? "双方下子数相等" : put;
  const pays = `${paid > 0 ? side[color] : other[color]}方应贴 ${fraction(Math.abs(paid))} 点`;
  const added = points === 0 ? "得分不必再加" : `${side[color]}方得分加 ${fraction(points)}`;
  return `${moves}${paid === 0 ? "" : `，${pays}`}：${added}。`;
}

export const zhHans: Messages = {
  lang: "zh-Hans",
  side,
  reasons: {
    "dead-agreed": (r) => `双方确认：${side[r.color]}方 ${r.stones} 子为死子。`,
    "none-dead": () => "没有标出死子：盘上的棋子都是活子。",
    "all-alive": () => "棋局如此终止，盘上有气之子都是活子。",
    owned: (r) => {
      const [name, points] = [side[r.color], fraction(r.points)];
      switch (r.why) {
        case "surrounded":
          return `${name}棋单独围住 ${points} 个空点，都是${name}方的目。`;
        case "claimed":
          return `${name}方主张、${other[r.color]}方同意：${points} 个空点归${name}方。`;
        default:
          return `${zhHans.why[r.why]}：${points} 个空点归${name}方。`;
      }
    },
    shared: (r) => `${zhHans.why[r.why]}：${fraction(r.points)} 点公空，双方均分。`,
    nobodys: (r) => `${zhHans.why[r.why]}：${fraction(r.points)} 个空点，双方都不计。`,
    "nothing-due": (r) => `${zhHans.due[r.why]}，勿须贴点。`,
    "payment-due": (r) =>
      r.why === "surplus"
        ? `${side[r.payer]}方多下 ${r.stones} 手实着，应贴出 ${fraction(r.stones)} 点。`
        : `${zhHans.due[r.why]}，${side[r.payer]}方应贴出 ${fraction(r.stones)} 点。`,
    "negative-a": (r) => `A 类负着：从黑白交界处取下一枚${side[r.payer]}子，放回棋盒。`,
    "negative-a-refilled": (r) =>
      `A 类负着：从黑白交界处取下一枚${side[r.payer]}子，留待填入${side[r.payer]}方围空，手数便不失衡。`,
    "share-point": () => "取子后的空点视为公空：付方减半点，对方增半点，恰是 1 点。",
    "owed-on-paper": (r) => `已无子可取，${side[r.payer]}方余下的 ${fraction(r.points)} 点记在账上。`,
    "paid-in-score": (r) => `不取子，${side[r.payer]}方应贴的 ${fraction(r.points)} 点，到算得分时结清。`,
    "paid-in-turns": (r) =>
      `不取子，${side[r.payer]}方多下的 ${fraction(r.points)} 手不予抵消，每手少 1 目，贴点便已在其中。`,
    "stones-uncounted": () => "此法不数活子，只数目；提子与死子填入己方围空，各抵 1 目。",
    "count-group": (r, reached) =>
      r.kept === 0
        ? `双活中一块无眼的${side[r.color]}棋，不留眼位。`
        : `${side[r.color]}方一块棋，留基本眼位 ${fraction(r.kept)} 个，累计 ${fraction(reached)} 个。`,
    "groups-keep": (r) =>
      `${side[r.color]}方共 ${fraction(r.groups)} 块棋，基本眼位 ${fraction(r.kept)} 个。`,
    "keep-eyes": (r) => `${side[r.color]}方一块棋留出 ${fraction(r.points)} 个基本眼位，不计为路。`,
    balanced: () => "双方手数相等，勿须平衡。",
    surplus: (r) => `${side[r.color]}方手数（含虚着）多 ${r.stones} 手，先要平衡手数。`,
    "negative-b": (r) =>
      `B 类负着：从${side[r.color]}方地盘中取下一枚${side[r.color]}子，放回棋盒，空点成为${side[r.color]}方的 1 目。`,
    "virtual-move": (r) => `${side[r.color]}方再下一手虚着来平衡手数：从棋盒取一子，置于盘外。`,
    "white-passes-last": () => "须由白方最后停一手：黑方停在最后，白方再停一手，交出一子。",
    "hand-over": (r) => `${side[r.color]}方交出棋子，使双方手数相等。尚余 ${r.left} 子。`,
    "turns-even": (r) =>
      r.more === 0
        ? "双方下子与交子之数相等，手数已平。"
        : `${r.more > 0 ? "黑" : "白"}方下子与交子共多 ${fraction(Math.abs(r.more))} 枚，恰合贴点与让子之数，手数已平。`,
    "lift-dead": (r) => `清理死子：取走盘上的${side[r.color]}方死子。`,
    "send-home": (r) => `${side[r.color]}方的提子、死子与虚着之子都放回棋盒。`,
    borrow: (r) => `${side[r.color]}子不够，另借 ${r.stones} 枚。`,
    refill: (r) =>
      `回填：盘外的${side[r.color]}子填入${side[r.color]}方围空，1 目换成 1 子，地不增减。尚余 ${r.left} 子。`,
    "fill-prisoner": (r) =>
      `盘外的${side[r.color]}子填入${side[r.color]}方围空，每子减${side[r.color]}方 1 目。尚余 ${r.left} 子。`,
    "territory-full": (r) => `${side[r.color]}方围空已经填满，盘外尚有 ${r.left} 子应填未填。`,
    "keep-waiting": (r) => `${side[r.color]}方也留 ${r.stones} 子不填，使双方应填未填之子数相等。`,
    "beyond-room": (r) =>
      `${side[r.color]}方围空已经填满，余下 ${r.stones} 子，每子计${other[r.color]}方 1 点。`,
    "even-out": (r) =>
      `${side[r.color]}方从地盘内取下棋子，使双方盘外之子相等；每取 1 子，便换得 1 目。尚余 ${r.left} 子。`,
    "set-checked": (r) => `点验棋子：双方各 ${r.stones} 枚，一枚不缺。`,
    "set-aside": (r) => `${side[r.color]}子比定数多 ${r.stones} 枚，置于一旁。`,
    fill: (r) => `${side[r.color]}方以盒中之子填入己方围空，尚余 ${r.left} 子。`,
    vacant: (r) => `${side[r.color]}方围空中还有 ${fraction(r.points)} 个空点未填。`,
    "left-over": (r) => `${side[r.color]}方围空已满，盒中还剩 ${r.stones} 子。`,
    "easier-side": (r) =>
      r.stones === r.against
        ? `只做一方便可：哪一方都要动 ${r.stones} 子，就取${side[r.color]}方。`
        : `只做一方便可：${side[r.color]}方要动 ${r.stones} 子，${other[r.color]}方要动 ${r.against} 子，故取${side[r.color]}方。`,
    "komi-in-stones": (r) => {
      const rest = r.rest === 0 ? "" : `余下 ${fraction(r.rest)} 点记在账上。`;
      const [payer, from] = [side[r.payer], other[r.payer]];
      return r.stones === 0
        ? `贴 ${fraction(r.komi)} 点，无从以子相抵，记在账上。`
        : `贴 ${fraction(r.komi)} 点：${from}方先在${payer}空中放 ${r.stones} 子，每子占${payer}方一点，又少填${from}方一点，抵 2 点。${rest}`;
    },
    "komi-stone": (r) =>
      `放一枚${side[r.color]}子抵贴点。图上的地是贴点之前的地，此点仍算${other[r.color]}方的。尚余 ${r.left} 子。`,
    "share-out": (r) =>
      r.each === 0
        ? "公空只有 1 点，空着不填，双方各半。"
        : `公空均分，双方各得 ${fraction(r.each)} 点${r.open === 0 ? "" : "，多出的 1 点空着"}。`,
    "fill-shared": (r) => `分得的公空由双方轮流填上：${side[r.color]}方。`,
    "play-off-stone": (r) =>
      `${side[r.color]}方剩子填入${other[r.color]}方余空，每子计 2 点：占去一点，在己方又无处可填。尚余 ${r.left} 子。`,
    "played-off": (r) => {
      const komi = r.komi === 0 ? "" : `（盘上已贴 ${fraction(r.komi)} 点）`;
      if (!r.winner) return `填满${komi}：既无余空，也无剩子，双方相等。`;
      const parts = [
        r.open > 0 ? `余空 ${r.open}` : "",
        r.foreign > 0 ? `对方剩子 ${r.foreign} × 2` : "",
        r.beyond > 0 ? `无处可填之子 ${r.beyond}` : "",
      ];
      return `填满${komi}：${side[r.winner]}方多 ${fraction(r.points)} 点 ＝ ${parts.filter(Boolean).join(" ＋ ")}。`;
    },
    "above-set": (r) => `${side[r.color]}方盘上之子多于定数，取下一枚。`,
    "fill-odd": (r) => `先在黑白之间只归一方的空点上填入${side[r.color]}子。`,
    "empties-differ": (r) => `黑空 ${fraction(r.black)}，白空 ${fraction(r.white)}，要做成两方空数相等。`,
    "empties-equal": (r) => `等空局面：双方各有 ${fraction(r.each)} 个空点，可以比子了。`,
    arrange: (r) => `${side[r.color]}方在己方地盘内移一子，把空点整成十个一块。`,
    "fill-to-tens": (r) => `${side[r.color]}方以盒中之子填入己方围空，使空点成整十，地不增减。`,
    "lift-to-tens": (r) => `${side[r.color]}方从己方地盘内取下棋子，使空点成整十，地不增减。`,
    "lift-smaller": (r) => `${side[r.color]}方空少，从己方地盘取下棋子，1 子换成 1 空。`,
    "count-empties": (r, reached) =>
      `数${side[r.color]}方的目，十目一块：数到 ${fraction(reached)}，共 ${fraction(r.total)} 目。`,
    "count-routes": (r, reached) =>
      `数${side[r.color]}方的路，十路一块：数到 ${fraction(reached)}，共 ${fraction(r.total)} 路。`,
    "count-prisoners": (r) => {
      const lost = [r.captured > 0 ? `提子 ${r.captured}` : "", r.dead > 0 ? `死子 ${r.dead}` : ""];
      return `${side[r.color]}方损失${lost.filter(Boolean).join("、")}，每子计${other[r.color]}方 1 点。`;
    },
    score: (r) =>
      `${side[r.color]}方得分：${fraction(r.empties)} 空 ＋ 对方死子 ${fraction(r.prisoners)} ＝ ${fraction(r.score)}。`,
    "add-surplus": surplus,
    "count-stones": (r, reached) =>
      `数${side[r.color]}子，十子一组：数到 ${fraction(reached)}，共 ${fraction(r.total)} 子。`,
    "count-shared": (r) => `公空 ${fraction(r.points)} 点，双方均分。`,
    "area-from-mu": (r) =>
      `${side[r.color]}地：${fraction(r.mu)} 目 ＋ ${fraction(r.stones)} 子${half(r.shared)} ＝ ${fraction(r.area)} 点。`,
    "area-sum": (r) =>
      `${side[r.color]}地：${fraction(r.stones)} 子 ＋ ${fraction(r.empties)} 空${half(r.shared)} ＝ ${fraction(r.area)} 点。`,
    "area-from-set": (r) => {
      const rest =
        (r.vacant > 0 ? ` ＋ 未填 ${fraction(r.vacant)}` : "") +
        (r.leftOver > 0 ? ` － 剩子 ${fraction(r.leftOver)}` : "");
      return `${side[r.color]}地：定数 ${fraction(r.set)}${rest}${half(r.shared)} ＝ ${fraction(r.area)} 点。`;
    },
    "mu-from-area": (r) =>
      `若回填成等子局面，${side[r.color]}方目数：${fraction(r.area)} 点 － ${fraction(r.stones)} 子${r.shared > 0 ? ` － 公空之半 ${fraction(r.shared / 2)}` : ""} ＝ ${fraction(r.mu)} 目。`,
    "other-area": (r) =>
      `全盘 ${fraction(r.total)} 点，${r.nobodys > 0 ? `除去双方都不计的 ${fraction(r.nobodys)} 点，` : ""}其余归${side[r.color]}方：${fraction(r.area)} 点。`,
    par: (r) => {
      const start = `${side[r.color]}方归本数 ${fraction(r.par)}，${side[r.color]}地 ${fraction(r.area)}，`;
      return r.over === 0
        ? `${start}恰好归本。`
        : `${start}${r.over > 0 ? "超出" : "不足"} ${fraction(Math.abs(r.over))}。`;
    },
    "stones-differ": (r) =>
      `等空比子：黑 ${fraction(r.black)} 子，白 ${fraction(r.white)} 子，相差 ${fraction(Math.abs(r.black - r.white))} 子。`,
    "mu-differ": (r) =>
      `等子比空：黑 ${fraction(r.black)} 目，白 ${fraction(r.white)} 目，相差 ${fraction(Math.abs(r.black - r.white))} 目。`,
    "scores-differ": (r) =>
      `比得分：黑 ${fraction(r.black)}，白 ${fraction(r.white)}，相差 ${fraction(Math.abs(r.black - r.white))}。`,
    "territories-differ": (r) =>
      `比目：黑 ${fraction(r.black)} 目，白 ${fraction(r.white)} 目，相差 ${fraction(Math.abs(r.black - r.white))} 目。`,
    "routes-differ": (r) =>
      `等子比路：黑 ${fraction(r.black)} 路，白 ${fraction(r.white)} 路，相差 ${fraction(Math.abs(r.black - r.white))} 路。`,
    "handicap-inside": (r) =>
      `让子应补白方的 ${fraction(r.points)} 点已在其中：黑方多置的子有这么多未予抵消。`,
    "before-komi": (r) => `贴点之前，${ahead(r.margin)}。`,
    verdict: (r) => {
      const komi = r.komi === 0 ? "" : `贴 ${fraction(r.komi)} 点后，`;
      return r.winner
        ? `${komi}${side[r.winner]}胜 ${fraction(Math.abs(r.margin))} 点${r.zi === null ? "" : `，合 ${fraction(r.zi)} 子`}。`
        : `${komi}和棋。`;
    },
    check: (r) => `以${zhHans.methods[r.method] ?? r.method}检验：贴点之前，${ahead(r.margin)}。`,
  },
  phases: {
    agree: "确认",
    compensate: "贴点",
    balance: "平衡手数",
    lift: "清理死子",
    refill: "回填",
    even: "取齐",
    arrange: "做棋",
    fill: "填满",
    count: "数棋",
    verdict: "胜负",
    check: "检验",
  },
  due: {
    "no-compensation": "本规则不设收后贴点",
    "first-pass-black": "黑方先下出虚着",
    "first-pass-white": "白方先下出虚着",
    "no-pass": "棋局中无人下出虚着",
    surplus: "一方多下实着",
    "equal-moves": "双方实着手数相等",
    groups: "一方棋块须留的眼位较多",
    "equal-groups": "双方棋块须留的眼位相等",
    prisoners: "数提子，不数活子",
  },
  why: {
    surrounded: "一方单独围住",
    "eye-in-seki": "双活中的眼也是目",
    "ko-mouth": "单劫未粘，劫处有目",
    "sole-liberty": "双活中一方单独拥有的气点",
    proximity: "空属邻子",
    claimed: "一方主张而另方同意",
    "agreed-shared": "双方同意均分",
    "shared-liberty": "双活的公气",
    dame: "未收的单官",
    "seki-uncounted": "双活中的空点不计",
    "false-eye": "假眼终须自粘，不计目",
    stone: "活子所占",
  },
  methods: {
    "equal-stones": "计目法（等子比空）",
    area: "数子法（子空合计）",
    "fill-in": "填满计点法",
    "equal-empties": "等空比子法",
    score: "得分法",
    "pass-stones": "停着交子法",
    territory: "日本计目法",
    routes: "数路法",
    arithmetic: "算术",
  },
  rulesets: {
    "tangsong-2008": "唐宋版 2008",
    "mingqing-2008": "明清版 2008",
    "seven-article": "七条版",
    "law-2012": "2012 律法版",
    "art-2012": "2012 艺术版",
    "chinese-2002": "中国规则 2002",
    "wmsg-2008": "世界智力运动会 2008",
    ing: "应氏计点制",
    aga: "美国规则 AGA",
    "new-zealand": "新西兰规则",
    "tromp-taylor": "Tromp-Taylor 规则",
    "japanese-1989": "日本规约 1989",
    korean: "韩国规则",
    "ikeda-area-3": "池田 Area III",
    "ikeda-territory-1": "池田 Territory I",
    "ancient-routes": "唐宋数路",
    "ancient-stones": "明清数子",
  },
  cite: (ruleset, text) => `${ruleset} ${article(text)}`,
  fields: {
    names: {
      repetition: "同形再现",
      suicide: "自尽",
      pass: "虚着",
      pause: "休止",
      resumption: "休止之后",
      "forced-end": "强制终局",
      compensation: "收后贴点",
      komi: "贴点",
      tie: "和棋",
      handicap: "让子",
      empties: "空点归属",
      balance: "平衡手数",
    },
    approximate: (fields) => `这里只能近似：${fields.join("、")}。`,
    inferred: (fields) => `原文未载或已佚，据推断：${fields.join("、")}。`,
    inferredAll: "原文已佚或本无明文，这里几乎全据推断。",
    organiser: (fields) => `本局另定，不依规则原文：${fields.join("、")}。`,
  },
  picture: {
    side,
    stones: "子",
    empties: "目",
    shared: "公空",
    nobodys: "不计",
    par: "归本",
    open: "空点",
    turn: "轮到",
    after: (move) => (move === 0 ? "开局时" : `第 ${move} 手之后`),
    bowl: (number) => (number === undefined ? "棋盒" : `棋盒 ${number}`),
    lid: (number) => `盒盖 ${number}`,
  },
  controls: {
    toStart: "回到开头",
    back: "退一步",
    play: "播放",
    pause: "暂停",
    forward: "进一步",
    previousBlock: "上一组",
    nextBlock: "下一组",
    previousPhase: "上一段",
    nextPhase: "下一段",
    seek: "数棋进度",
    speed: "速度",
    rules: "规则",
    method: "方法",
    encoding: "文字编码",
    transcript: "全部步骤",
    edit: "标死活",
    editHint:
      "点击一块棋，改判死活；点击一个单官或公气，依次指认它为公、归黑、归白；也可用方向键移动，按回车。",
    loading: "正在摆棋……",
    notes: "棋谱说明",
    ended: { name: "棋局休止", invitation: "双方停手，尚未数棋。按播放键，一步步看怎么数。" },
    unfinished: {
      name: "棋局途中",
      invitation: "双方还没有停手，这里就照眼前的局面来数。按播放键，一步步看怎么数。",
    },
    stepOf: (step, steps) => `第 ${step} 步，共 ${steps} 步`,
    board: (columns, rows, method) => `${columns}×${rows} 棋盘，正以${method}数棋`,
    chain: (point, color, dead) =>
      color ? `${point}，${side[color]}，${dead ? "死" : "活"}` : `${point}，空`,
    claim: (point, owner) => `${point}，空，${owner === "shared" ? "指认为公" : `主张归${side[owner]}`}`,
  },
  play: zhHansPlay,
  life: zhHansLife,
  verdict: {
    headline: (winner) => (winner ? `${side[winner]}胜` : "和棋"),
    margin: (points) => `${fraction(points)} 点`,
    zi: (zi) => `合 ${fraction(zi)} 子`,
    summary,
    agrees: (method, agrees) => `${method}${agrees ? "相符" : "不符"}`,
  },
  proof: {
    title: "诸法互证",
    own: (method) => `${method}，即所示`,
    of: (name, sum) => `${name}：${sum}`,
    letters: {
      b: "黑目",
      w: "白目",
      K: "双方各有之子",
      q: "公空",
      S: "子",
      E: "目（空点）",
      A: "地",
      P: "归本数",
      C: "对方的提子与死子",
      v: "未填的空点",
      u: "剩子",
      f: "其中对方的子",
      n: "双方都不计的空点",
      m: "多下的手数",
      c: "应贴的点数",
      A_B: "黑地",
      A_W: "白地",
      R_B: "黑路",
      R_W: "白路",
      S_B: "黑子",
      S_W: "白子",
      T_B: "黑方得分",
      T_W: "白方得分",
    },
  },
  errors: zhHansErrors,
  place: {
    line: (line, column) => `第 ${line} 行${column === undefined ? "" : `第 ${column} 列`}`,
    move: (move) => `第 ${move} 手`,
    points: (points) => points.join("、"),
    aside: (places) => `（${places.join("，")}）`,
  },
};
