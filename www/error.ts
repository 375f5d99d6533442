import { englishOf } from "./messages/en-errors.js";
import type { ErrorParams, Where } from "./messages.js";

/** A thing to tell: a code, the English words for it, what they are about, and where it lies. */
export interface Report {
  readonly code: string;
  readonly message: string;
  readonly params: ErrorParams;
  readonly where: Where;
}

/** A report as the engine makes it: the words are not its business. */
export type Wordless = Omit<Report, "message">;

/** A report of the engine's in English. */
export function inEnglish({ code, params, where }: Wordless): Report {
  return { code, message: englishOf(code, params, where), params, where };
}

/** Everything that can go wrong in this package: a code to act on, English words to read, and where it lies. */
export class JipingError extends Error {
  /** Kept where the script is made small. */
  static override readonly name = "JipingError";

  readonly code: string;
  readonly params: ErrorParams;
  readonly where: Where;

  constructor(code: string, message: string, params: ErrorParams = {}, where: Where = {}) {
    super(message);
    this.code = code;
    this.params = params;
    this.where = where;
  }

  static {
    // Before an error is made, so that its trace begins with it.
    JipingError.prototype.name = JipingError.name;
  }

  /** Any thrown value as an error of this kind. The engine throws reports without words. */
  static from(thrown: unknown): JipingError {
    if (thrown instanceof JipingError) return thrown;
    if (isReport(thrown)) {
      const { code, message, params, where } = inEnglish(thrown);
      return new JipingError(code, message, params, where);
    }
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    return new JipingError("unexpected", `something unexpected happened: ${message}`, { message });
  }
}

function isReport(thrown: unknown): thrown is Wordless {
  const has = (key: string) => typeof thrown === "object" && thrown !== null && key in thrown;
  return has("code") && has("params") && has("where");
}
