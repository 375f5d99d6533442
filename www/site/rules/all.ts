/** The pages about rulesets, in the order of the list. */
import { routes, stones } from "./ancient.js";
import { chinese, wmsg } from "./chinese.js";
import { area3, territory1 } from "./ikeda.js";
import { ing } from "./ing.js";
import { type RulesPage, type Words, words } from "./page.js";
import { seven } from "./seven.js";
import { art, law } from "./special.js";
import { mingqing, tangsong } from "./tangsong.js";
import { japanese, korean } from "./territory.js";
import { aga, newZealand, trompTaylor } from "./western.js";

export interface Family {
  readonly title: Words;
  readonly pages: readonly RulesPage[];
}

export const families: readonly Family[] = [
  { title: words("计枰点各版", "The 计枰点 family"), pages: [tangsong, mingqing, seven, law, art] },
  {
    title: words("数子的规则", "Rulesets that count area"),
    pages: [chinese, wmsg, ing, aga, newZealand, trompTaylor],
  },
  { title: words("数目的规则", "Rulesets that count territory"), pages: [japanese, korean] },
  { title: words("池田的提案", "Ikeda's proposals"), pages: [area3, territory1] },
  { title: words("古法", "The old ways"), pages: [routes, stones] },
];

export const pages: readonly RulesPage[] = families.flatMap((family) => family.pages);
