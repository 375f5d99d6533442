import type { ErrorParams, Where } from "./messages.js";

/** Everything that can go wrong in this package: a code to act on, English words to read, and where it lies. */
export class JipingError extends Error {
  readonly code: string;
  readonly params: ErrorParams;
  readonly where: Where;

  constructor(code: string, message: string, params: ErrorParams = {}, where: Where = {}) {
    super(message);
    this.name = "JipingError";
    this.code = code;
    this.params = params;
    this.where = where;
  }

  /** Any thrown value as an error of this kind. The engine throws plain objects with these four fields. */
  static from(thrown: unknown): JipingError {
    if (thrown instanceof JipingError) return thrown;
    if (isPlain(thrown))
      return new JipingError(thrown.code, thrown.message, thrown.params ?? {}, thrown.where ?? {});
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    return new JipingError("unexpected", `something unexpected happened: ${message}`, { message });
  }
}

interface PlainError {
  readonly code: string;
  readonly message: string;
  readonly params?: ErrorParams;
  readonly where?: Where;
}

function isPlain(thrown: unknown): thrown is PlainError {
  return (
    typeof thrown === "object" &&
    thrown !== null &&
    "code" in thrown &&
    typeof thrown.code === "string" &&
    "message" in thrown &&
    typeof thrown.message === "string"
  );
}
