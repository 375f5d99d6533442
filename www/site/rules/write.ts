/** The pages about rulesets, written when the site is built, from their texts and from the engine's own sheets. */
import type { Ruleset, RulesetField } from "../../engine.js";
import { languages as messagesOf } from "../../messages.js";
import { marksOf } from "../../reservations.js";
import { homeWith } from "../address.js";
import { families, pages } from "./all.js";
import { documentOf, element, type Markup } from "./html.js";
import {
  type Ask,
  type CaseBoard,
  isPlayed,
  type Language,
  languages,
  type Peculiar,
  type RulesPage,
  type Words,
  words,
} from "./page.js";
import { recordOf } from "./record.js";
import { basisWords, markWords, valueWords } from "./values.js";

/** A file of the site. */
export interface Page {
  readonly name: string;
  readonly text: string;
}

/** All pages about these rulesets and their list, in both languages. */
export function writePages(rulesets: readonly Ruleset[]): Page[] {
  return languages.flatMap((language) => [
    { name: fileOf("index", language), text: indexOf(rulesets, language) },
    ...pages.map((page) => ({
      name: fileOf(page.id, language),
      text: pageOf(page, rulesets, language),
    })),
  ]);
}

/** The file of a page: the Chinese one has the plain name. */
export function fileOf(id: string, language: Language): string {
  return `${id}${language === "en" ? "-en" : ""}.html`;
}

function rowOf(rulesets: readonly Ruleset[], id: string): Ruleset {
  const row = rulesets.find((rules) => rules.id === id);
  if (!row) throw new Error(`the engine has no ruleset ${id}`);
  return row;
}

const texts = {
  site: words("计枰", "jiping 计枰"),
  list: words("各家规则", "Rulesets"),
  listIntro: words(
    "围棋只有一种，规则却有许多。下面每一页说一种规则要求什么、各条出自哪里、有哪些只是推断或近似，再给一盘棋，看它与别家不同在何处。",
    "There is one game of Go, and there are many rulesets. Each page says what one of them asks for, where it says so, and what is only inferred or approximated here; and it has a small board that shows where the ruleset goes its own way.",
  ),
  marks: words("≈ 有的只作近似；* 有的据推断", "≈ in part approximated; * in part inferred"),
  asks: words("它要求什么", "What it asks"),
  peculiar: words("特别之处：", "Where it goes its own way: "),
  moves: words(
    "照这样走；点其中一手，棋盘就走到那里",
    "The moves to try; press one, and the board plays up to it",
  ),
  unscripted: words(
    "棋盘要由脚本来数，而这里关闭了脚本：下面只有棋谱，点不动；其余文字都是完整的。",
    "The boards are counted by script, and scripts are off here: below are the records alone, with nothing to press. The rest of the page is whole.",
  ),
  sheet: words("各项参数", "The sheet of its rules"),
  columns: [
    words("项目", "Field"),
    words("取值", "Value"),
    words("条文", "Article"),
    words("依据", "Known from"),
  ],
  source: words("文本：", "Text: "),
  unnumbered: words("—：原文的条文没有编号，或者没有写到。", "—: the text has no numbered article for it."),
  article: words("文章", "Article"),
  countHere: words("按这套规则数一盘棋", "Count a game under these rules"),
  other: { "zh-Hans": "English", en: "中文" },
} as const;

function pageOf(page: RulesPage, rulesets: readonly Ruleset[], language: Language): string {
  const { title, intro, asks, peculiar } = page;
  const rules = rowOf(rulesets, page.id);
  const at = pages.indexOf(page);
  const home = element("a", { href: homeWith(page.id, language) }, texts.countHere[language]);
  const article = element(
    "article",
    {},
    element("h1", {}, title[language], marksOf(rules.fields)),
    element("p", {}, intro[language]),
    element("p", { class: "source" }, texts.source[language], language === "en" ? rules.source : page.source),
    element("p", {}, home),
    element("h2", {}, texts.asks[language]),
    element("ul", { class: "asks" }, ...asks.map((ask) => askOf(ask, rules, language))),
    ...peculiarOf(peculiar, rules, language),
    element("h2", {}, texts.sheet[language]),
    sheetOf(rules, language),
    ...legendOf(page, rules, language),
    element(
      "nav",
      { class: "turn", "aria-label": texts.list[language] },
      ...[pages[at - 1], pages[at + 1]].map((next, side) =>
        next
          ? element(
              "a",
              { href: fileOf(next.id, language), rel: side === 0 ? "prev" : "next" },
              nameOf(next.id, language),
              marksOf(rowOf(rulesets, next.id).fields),
            )
          : element("span"),
      ),
    ),
  );
  return frameOf(page.id, title[language], article, language);
}

function indexOf(rulesets: readonly Ruleset[], language: Language): string {
  const entry = ({ id, line }: RulesPage) =>
    element(
      "li",
      {},
      element("a", { href: fileOf(id, language) }, nameOf(id, language)),
      marksOf(rowOf(rulesets, id).fields),
      element("span", {}, line[language]),
    );
  const article = element(
    "article",
    {},
    element("h1", {}, texts.list[language]),
    element("p", {}, texts.listIntro[language]),
    ...families.flatMap((family) => [
      element("h2", {}, family.title[language]),
      element("ul", { class: "rulesets" }, ...family.pages.map(entry)),
    ]),
    element("p", { class: "legend" }, texts.marks[language]),
  );
  return frameOf("index", texts.list[language], article, language);
}

/** Everything around an article: the head, and the way to the other pages. */
function frameOf(id: string, title: string, article: Markup, language: Language): string {
  const other = language === "en" ? "zh-Hans" : "en";
  const suffix = language === "en" ? "-en" : "";
  const site = texts.site[language];
  const home = `../index.html?lang=${language}`;
  const meta = (name: string, content: string) => element("meta", { name, content });
  const head = element(
    "head",
    {},
    element("meta", { charset: "utf-8" }),
    meta("viewport", "width=device-width, initial-scale=1"),
    meta("color-scheme", "light dark"),
    element("title", {}, `${title} · ${site}`),
    element("link", { rel: "icon", href: "../icon.svg", type: "image/svg+xml" }),
    element("link", { rel: "stylesheet", href: "../site.css" }),
    element("script", { src: "../jiping.iife.js", defer: true }),
    ...(id === "index" ? [] : [element("script", { src: "../rules.js", defer: true })]),
  );
  const list =
    id === "index" ? [] : [element("a", { href: fileOf("index", language) }, texts.list[language])];
  const header = element(
    "header",
    {},
    element("p", {}, element("a", { href: home }, site)),
    element(
      "nav",
      {},
      ...list,
      element("a", { href: `../article${suffix}.html` }, texts.article[language]),
      element("a", { href: fileOf(id, other), lang: other, hreflang: other }, texts.other[language]),
    ),
  );
  const body = element("body", { class: "rules" }, header, element("main", {}, article));
  return documentOf(element("html", { lang: language }, head, body));
}

function nameOf(id: string, language: Language): string {
  return messagesOf[language].rulesets[id] ?? id;
}

function askOf({ field, article, text }: Ask, { fields }: Ruleset, language: Language): Markup {
  const row = fields.find((known) => known.field === field);
  const cited = article ?? row?.article ?? "";
  const cite = cited === "" ? [] : [" ", element("cite", {}, articleOf(cited, language))];
  // A point that rests on an article of its own is in the text, whatever the rest of its field is.
  const marks = row && article === undefined ? marksOf([row]) : "";
  const name = messagesOf[language].fields.names[field] + marks;
  return element("li", {}, element("b", {}, name), element("span", {}, text[language], ...cite));
}

/** An article by itself, without the ruleset's name before it. */
function articleOf(article: string, language: Language): string {
  return messagesOf[language].cite("", article).replace(/^[\s,]+/, "");
}

function peculiarOf({ heading, look, boards, see }: Peculiar, rules: Ruleset, language: Language): Markup[] {
  const figures = boards.map((board) => boardOf(board, rules, language));
  return [
    element("h2", {}, texts.peculiar[language], heading[language]),
    element("p", {}, look[language]),
    element("noscript", {}, element("p", {}, texts.unscripted[language])),
    element("div", { class: boards.length > 1 ? "boards" : "board" }, ...figures),
    element("p", { class: "see" }, see[language]),
  ];
}

function boardOf(board: CaseBoard, { id }: Ruleset, language: Language): Markup {
  const caption = element("figcaption", {}, board.caption[language]);
  const record = recordOf(board);
  if (!isPlayed(board)) {
    // What nobody calls dead stays: a page about rules judges nothing by itself.
    const { method, dead = "none", owners, margin } = board;
    const attributes = { rules: id, method, dead, owners, "data-expect": String(margin) };
    const editable = owners === undefined ? {} : ({ editable: true } as const);
    return element("figure", {}, caption, element("jiping-board", { ...attributes, ...editable }, record));
  }
  const { trials, expect } = board;
  const attributes = { rules: id, dead: "none", playable: true, playing: true, move: "0" } as const;
  return element(
    "figure",
    { class: "played" },
    caption,
    element("jiping-board", { ...attributes, "data-expect": expect }, record),
    element("p", { class: "moves-title" }, texts.moves[language]),
    element(
      "ol",
      { class: "moves" },
      ...trials.map(({ move, text }) =>
        element("li", { "data-move": move }, element("button", { type: "button" }, text[language])),
      ),
    ),
  );
}

function sheetOf({ fields }: Ruleset, language: Language): Markup {
  const names = texts.columns.map((column) => column[language]);
  const cell = (column: number, text: string) => element("td", { "data-column": names[column] }, text);
  const line = (row: RulesetField) => {
    const { field, value, article, basis } = row;
    return element(
      "tr",
      { class: marksOf([row]) === "" ? "text" : basis },
      element("th", { scope: "row" }, messagesOf[language].fields.names[field]),
      cell(1, valueWords(field, value, language) ?? value),
      cell(2, article === "" ? "—" : articleOf(article, language)),
      cell(3, basisOf(row, language)),
    );
  };
  return element(
    "table",
    { class: "sheet" },
    element("thead", {}, element("tr", {}, ...names.map((name) => element("th", { scope: "col" }, name)))),
    element("tbody", {}, ...fields.map(line)),
  );
}

/** How a value is known; what a text is silent about and what is left out here has no mark. */
function basisOf(row: RulesetField, language: Language): string {
  if (row.basis === "organiser") return "";
  const mark = marksOf([row]).trim();
  const basis = row.basis === "inferred" && mark === "" ? "silent" : row.basis;
  return `${mark} ${basisWords[basis][language]}`.trim();
}

/** What the marks in the sheet mean, and why these values are what they are. */
function legendOf({ remarks = [] }: RulesPage, { fields }: Ruleset, language: Language): Markup[] {
  const lines: Words[] = (["approximate", "inferred"] as const)
    .filter((basis) => fields.some((row) => row.basis === basis && marksOf([row]) !== ""))
    .map((basis) => markWords[basis]);
  const marked = lines.map((line) => {
    const mark = line === markWords.inferred ? "* " : "≈ ";
    return element("li", {}, mark + line[language]);
  });
  const numbered = fields.every(({ article }) => article !== "");
  const silent = numbered ? [] : [element("li", {}, texts.unnumbered[language])];
  const told = remarks.map((remark) => element("li", { class: "remark" }, remark[language]));
  return [element("ul", { class: "legend" }, ...marked, ...silent, ...told)];
}
