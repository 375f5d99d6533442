/** The address of the page: `index.html#rules=aga` opens it with a ruleset. Pure. */

/** The ruleset that the part of an address behind its `#` asks for, if any. */
export function rulesIn(hash: string): string | undefined {
  return new URLSearchParams(hash.slice(1)).get("rules") || undefined;
}

/** The home page in a language with a ruleset chosen, seen from the pages about rulesets. */
export function homeWith(rules: string, language: string): string {
  return `../index.html?lang=${language}#rules=${rules}`;
}
