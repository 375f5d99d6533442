/** The table: one row a ruleset, the reasons as buttons. It shows; it decides nothing. */

import { errorSentence } from "../captions.js";
import {
  baseOf,
  differenceOf,
  labelOf,
  markedNameOf,
  nameOf,
  resultOf,
  sentenceOf,
  turnOf,
  turns,
  type Words,
} from "../comparison.js";
import type { Cause, Color, Count, Part, PointName } from "../count.js";
import { type Comparison, type ComparisonRow, rulesets } from "../engine.js";
import { html } from "../view/nodes.js";
import { smallBoard } from "./comparison-board.js";
import type { SectionWords } from "./comparison-words.js";

/** The part that a reader looks at. */
export interface Open {
  readonly rules: string;
  readonly cause: Cause;
}

export interface Shown {
  readonly comparison: Comparison;
  readonly open: Open | undefined;
  /** The count of the board that is compared; none where stones are only supposed, for then it is another board. */
  readonly count: Count | undefined;
  readonly marked: readonly PointName[];
}

export interface TableWords extends Words {
  readonly section: SectionWords;
}

export interface TableRequests {
  base(rules: string): void;
  part(open: Open): void;
}

/** The part that is open, with its row, if the comparison still has it. */
export function partAt(comparison: Comparison, open: Open | undefined): Part | undefined {
  const row = comparison.rows.find(({ rules }) => rules === open?.rules);
  return row?.difference?.parts.find(({ cause }) => cause === open?.cause);
}

/** What the open part is, as a sentence; nothing when none is open. */
export function openSentence({ comparison, open }: Shown, words: Words): string {
  const part = partAt(comparison, open);
  const base = baseOf(comparison);
  const row = comparison.rows.find(({ rules }) => rules === open?.rules);
  return part && base && row ? sentenceOf(part, base, row, words) : "";
}

/** The whole table. */
export function tableOf(shown: Shown, words: TableWords, requests: TableRequests): HTMLElement {
  const { section } = words;
  const base = baseOf(shown.comparison);
  const sheets = rulesets();
  const heads = [section.ruleset, section.result, section.difference, section.parts];
  // The roles stay where a narrow page lays the rows out as cards.
  return html(
    "table",
    { role: "table", "aria-label": section.title },
    html(
      "thead",
      { role: "rowgroup" },
      html(
        "tr",
        { role: "row" },
        ...heads.map((head) => html("th", { role: "columnheader", scope: "col" }, head)),
      ),
    ),
    html(
      "tbody",
      { role: "rowgroup" },
      ...shown.comparison.rows.flatMap((row) =>
        rowsOf(row, markedNameOf(row, sheets, words), base, shown, words, requests),
      ),
    ),
  );
}

function rowsOf(
  row: ComparisonRow,
  name: string,
  base: ComparisonRow | undefined,
  shown: Shown,
  words: TableWords,
  requests: TableRequests,
): HTMLElement[] {
  const { open } = shown;
  const isBase = row === base;
  const same = !isBase && row.difference?.points === 0 && !turns(row, base);
  const kind = isBase ? "base" : turns(row, base) ? "turned" : same ? "same" : "other";
  const choose = html(
    "button",
    {
      type: "button",
      "data-key": `base ${row.rules}`,
      ...(isBase && { "aria-current": "true" }),
      title: words.section.compareWith(nameOf(row, words)),
    },
    name,
  );
  choose.addEventListener("click", () => requests.base(row.rules));
  const node = html(
    "tr",
    { role: "row", "data-rules": row.rules, "data-kind": kind },
    html("th", { role: "rowheader", scope: "row" }, choose),
    html("td", { role: "cell", class: "result" }, ...resultNodes(row, words)),
    html("td", { role: "cell", class: "difference" }, differenceOf(row, isBase, words)),
    html("td", { role: "cell", class: "parts" }, ...partNodes(row, base, shown, words, requests)),
  );
  if (open?.rules !== row.rules || !partAt(shown.comparison, open)) return [node];
  return [node, explanation(shown, words)];
}

function resultNodes(row: ComparisonRow, words: TableWords): Node[] {
  const sentence = resultOf(row, words);
  const nodes: Node[] = [
    row.outcome.kind === "counted"
      ? html("span", { class: "outcome" }, stone(row.outcome.winner), sentence)
      : html("span", {}, sentence),
  ];
  if (row.illegal.length === 0) return nodes;
  nodes.push(
    html(
      "details",
      { class: "illegal", "data-key": `illegal ${row.rules}` },
      html("summary", {}, words.comparison.illegal(row.illegal.length)),
      html("ul", {}, ...row.illegal.map((report) => html("li", {}, errorSentence(report, words.messages)))),
    ),
  );
  return nodes;
}

function stone(winner: Color | null): HTMLElement {
  return html("i", { class: "stone", "data-color": winner ?? "none", "aria-hidden": "true" });
}

function partNodes(
  row: ComparisonRow,
  base: ComparisonRow | undefined,
  { open }: Shown,
  words: TableWords,
  requests: TableRequests,
): Node[] {
  const { parts = [], turnedBy = [] } = row.difference ?? {};
  const buttons = parts.map((part) => {
    const { cause } = part;
    const expanded = open?.rules === row.rules && open.cause === cause;
    const button = html(
      "button",
      {
        type: "button",
        class: turnedBy.includes(cause) ? "part turning" : "part",
        "data-key": `part ${row.rules} ${cause}`,
        "data-points": String(part.points),
        "aria-expanded": String(expanded),
        ...(expanded && { "aria-controls": explained }),
      },
      labelOf(part, words),
    );
    button.addEventListener("click", () => requests.part({ rules: row.rules, cause }));
    return html("li", {}, button);
  });
  const turn = turnOf(row, base, words);
  return [
    ...(buttons.length > 0 ? [html("ul", {}, ...buttons)] : []),
    ...(turn === "" ? [] : [html("p", { class: "turn" }, turn)]),
  ];
}

/** The row that an open part discloses; there is one at most. */
const explained = "explained-part";

/** A row of its own under the row: what the part is, and where. */
function explanation(shown: Shown, words: TableWords): HTMLElement {
  const { count, marked } = shown;
  const label = words.section.smallBoard(marked);
  const picture = count && marked.length > 0 ? [smallBoard(count, marked, label, words.messages)] : [];
  const cell = html(
    "td",
    { role: "cell", colspan: "4" },
    html("div", {}, html("p", {}, openSentence(shown, words)), ...picture),
  );
  return html("tr", { role: "row", class: "explained", id: explained }, cell);
}
