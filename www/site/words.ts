/** The words of the page. The element brings its own. */

export type PageLanguage = "zh-Hans" | "en";

export type PageWords = Readonly<Record<keyof typeof zh, string>>;

const zh = {
  title: "计枰 · 看得见的数棋",
  name: "计枰",
  tagline: "终局之后，一子一子数给你看",
  rulesets: "各家规则",
  about: "这套规则要求什么，别处又是怎样？",
  article: "文章：两种数法，一个结果",
  samples: "选一局",
  own: "数自己的棋",
  ownHint: "把 SGF 棋谱粘贴在这里，或把文件拖到页面上。",
  count: "数这一盘",
  open: "打开文件……",
  save: "存下这一盘：",
  saveSgf: "棋谱 SGF",
  saveSvg: "图 SVG",
  saveTxt: "文字盘面",
  saveJson: "数据 JSON",
  empty: "从空棋盘下起：",
  look: "看什么",
  look1: "横条共有全盘那么多点：黑子、黑目、公空、白目、白子。回填时一目变一子，黑白的分界却不动。",
  look2: "红线是黑方的归本数。公空的正中越过红线，黑胜；不到，白胜。只数目与提子的规则没有这条线。",
  look3:
    "棋谱没有标死活的，先替你判断；拿不准的棋圈出来，点一下就改判。也可按“标死活”点任何一块棋，立刻重数。",
  look4: "按“接着下”从任何一手变化：打劫、停手、争议，各规则许与不许，当场可见。",
  look5: "空格播放与暂停，左右键一步一步，按住 Shift 则一组一组，翻页键一段一段。",
  drop: "放在这里就数",
};

const en: PageWords = {
  title: "jiping · the count made visible",
  name: "jiping 计枰",
  tagline: "After the last move: the count, stone by stone",
  rulesets: "Rulesets",
  about: "What these rules ask, and how others differ",
  article: "Article: two ways to count, one result",
  samples: "Choose a game",
  own: "Count your own game",
  ownHint: "Paste a game record (SGF) here, or drop a file anywhere on the page.",
  count: "Count it",
  open: "Open a file …",
  save: "Save what is shown:",
  saveSgf: "Record, SGF",
  saveSvg: "Picture, SVG",
  saveTxt: "Board as text",
  saveJson: "Count, JSON",
  empty: "Begin on an empty board:",
  look: "What to look for",
  look1:
    "The bar has as many points as the board: black stones, black mu (目, owned empty points), shared points, white mu, white stones. Refilling turns mu into stones, and yet the border between Black and White stays where it is.",
  look2:
    "The red line is Black's par. When the middle of the shared part lies beyond it, Black wins; otherwise White. Where only empty points and prisoners count, there is no line.",
  look3:
    "Where a record does not mark the dead, they are judged; chains in doubt are ringed, and one press turns them. Or press “Dead stones” and click any chain: it is counted anew at once.",
  look4:
    "Press “Play on” and try another move from any moment: a ko, a stop, a dispute. Each ruleset says what it allows, and why not.",
  look5:
    "Space plays and pauses, the arrow keys go step by step and with Shift block by block, Page Up and Page Down phase by phase.",
  drop: "Drop it, and it is counted",
};

export const pageWords: Readonly<Record<PageLanguage, PageWords>> = { "zh-Hans": zh, en };
