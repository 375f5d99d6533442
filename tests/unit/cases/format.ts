// Reading the case files; tests/cases/README.md describes the format.

export interface Position {
  readonly board: string;
  readonly toMove: "black" | "white";
  readonly captured: { readonly black: number; readonly white: number };
  readonly komi: number | undefined;
}

export interface Expectation {
  readonly at: number;
  readonly rules: readonly string[];
  readonly methods: readonly string[];
  readonly subject: string;
  readonly value: string;
}

/** One line of play from a drawing, the agreement after it, and what is expected then. */
export interface Line extends Position {
  readonly at: number;
  readonly actions: readonly string[];
  dead: readonly string[] | undefined;
  owners: Readonly<Record<string, string>>;
  readonly expected: Expectation[];
}

export interface Case {
  readonly id: string;
  readonly title: string;
  readonly lines: Line[];
  /** How many expectations cannot be asked yet. */
  later: number;
}

/** The names that the files may use. */
export interface Names {
  readonly rulesets: readonly string[];
  readonly methods: readonly string[];
}

const start: Position = {
  board: "",
  toMove: "black",
  captured: { black: 0, white: 0 },
  komi: undefined,
};
const answers = ["legal", "repeats", "suicide", "occupied", "paused", "over"];

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

function pairOf(text: string): { black: number; white: number } {
  const [black, white] = text.split("/").map(Number);
  if (black === undefined || white === undefined) throw new Error(`"${text}" is no pair of numbers`);
  return { black, white };
}

function emptyBoard(size: string): string {
  const { black: width, white: height } = pairOf(size.replace("x", "/"));
  return Array(height).fill(Array(width).fill(".").join(" ")).join("\n");
}

/** What an item is about, and the value it expects, in one way of writing. */
function expectation(item: string): { subject: string; value: string } {
  const [name = "", ...values] = words(item);
  if (answers.includes(name)) return { subject: "answer", value: [name, ...values].join(" ") };
  if (["own", "why", "steps"].includes(name))
    return { subject: `${name} ${values[0]}`, value: values.slice(1).join(" ") };
  if (name === "moves") values.sort();
  if (name === "dispute") values.splice(1, values.length, ...values.slice(1).sort());
  if (values.length === 0) throw new Error(`"${item}" is no expectation`);
  return { subject: name, value: values.join(" ") };
}

/** Reads one file, a line at a time. */
class Reader {
  readonly cases: Case[] = [];
  readonly #names: Names;
  readonly #sets = new Map<string, string[]>();
  readonly #boards = new Map<string, string>();
  #position = start;
  #at = 0;
  #rows: string[] = [];
  #endDrawing: ((rows: string[]) => void) | undefined;

  constructor(names: Names) {
    this.#names = names;
  }

  line(text: string, at: number): void {
    this.#at = at;
    const colon = text.indexOf(":");
    if (colon < 0 && text !== "" && this.#endDrawing) {
      this.#rows.push(words(text.replace(/^\d+/, "")).join(" "));
      return;
    }
    this.#endDrawing?.(this.#rows);
    this.#endDrawing = undefined;
    this.#rows = [];
    if (text === "" || text.startsWith("#")) return;
    if (colon < 0) throw new Error("neither a key and a colon nor a row of a drawing");
    this.#entry(text.slice(0, colon).trim(), text.slice(colon + 1).trim());
  }

  #entry(key: string, value: string): void {
    const space = key.indexOf(" ");
    const [first, rest] = space < 0 ? [key, ""] : [key.slice(0, space), key.slice(space + 1)];
    switch (first) {
      case "case":
        this.#position = start;
        this.cases.push({ id: rest, title: value, lines: [], later: 0 });
        return;
      case "set":
        this.#sets.set(rest, this.#expand(value));
        return;
      case "note":
      case "source":
        return;
      case "board":
        this.#board(value);
        return;
      case "to":
        this.#position = { ...this.#position, toMove: value === "white" ? "white" : "black" };
        return;
      case "captured":
        this.#position = { ...this.#position, captured: pairOf(value) };
        return;
      case "komi":
        this.#position = { ...this.#position, komi: Number(value) };
        return;
      case "play": {
        const line = { dead: undefined, owners: {}, expected: [] };
        const actions = this.#expand(value);
        this.#case().lines.push({ ...this.#position, at: this.#at, actions, ...line });
        return;
      }
      case "dead":
        this.#line().dead = words(value);
        return;
      case "claim":
        this.#line().owners = Object.fromEntries(words(value).map((claim) => claim.split("=")));
        return;
      case "after":
      case "owners":
        this.#expectDrawing(first, rest);
        return;
      case "later":
        this.#case().later += value.slice(value.indexOf(":")).split(",").length;
        return;
      default: {
        const { rules, methods } = this.#rulesets(key);
        const items = value.split(",").map(expectation);
        this.#line().expected.push(...items.map((item) => ({ at: this.#at, rules, methods, ...item })));
      }
    }
  }

  #case(): Case {
    const last = this.cases.at(-1);
    if (!last) throw new Error("no case has begun");
    return last;
  }

  #line(): Line {
    const last = this.#case().lines.at(-1);
    if (!last) throw new Error("no line of play has begun");
    return last;
  }

  #board(value: string): void {
    const take = (board: string) => {
      this.#boards.set(this.#case().id, board);
      this.#position = { ...this.#position, board };
    };
    if (value === "") {
      this.#endDrawing = (rows) => take(rows.join("\n"));
      return;
    }
    const known = this.#boards.get(value);
    const board = value.startsWith("empty ") ? emptyBoard(value.slice(6)) : known;
    if (board === undefined) throw new Error(`there is no board ${value}`);
    take(board);
  }

  #expectDrawing(subject: string, who: string): void {
    const at = this.#at;
    const { rules } = this.#rulesets(who);
    this.#endDrawing = (rows) =>
      this.#line().expected.push({ at, rules, methods: [], subject, value: rows.join(" / ") });
  }

  /** Words with the names of sets replaced; `-word` takes words out again. */
  #expand(text: string): string[] {
    let all: string[] = [];
    for (const word of words(text)) {
      const remove = word.startsWith("-");
      const name = remove ? word.slice(1) : word;
      const these = this.#sets.get(name) ?? (name === "all" ? this.#names.rulesets : [name]);
      all = remove ? all.filter((one) => !these.includes(one)) : [...all, ...these];
    }
    return all;
  }

  #rulesets(text: string): { rules: string[]; methods: string[] } {
    const all = this.#expand(text);
    const methods = all.filter((word) => this.#names.methods.includes(word));
    const rules = all.filter((word) => !methods.includes(word));
    const unknown = rules.find((name) => !this.#names.rulesets.includes(name.replace(/\/.*/, "")));
    if (unknown !== undefined) throw new Error(`there is no ruleset ${unknown}`);
    return { rules, methods };
  }
}

/** The cases of a file. */
export function read(name: string, text: string, names: Names): Case[] {
  const reader = new Reader(names);
  for (const [n, line] of [...text.split("\n"), ""].entries()) {
    try {
      reader.line(line.trim(), n + 1);
    } catch (error) {
      throw new Error(`${name}:${n + 1}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return reader.cases;
}
