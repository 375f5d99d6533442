const quarters = ["", "¼", "½", "¾"];

/** A number of quarter points as players write it: 6½, 183¾, −2. */
export function fraction(value: number): string {
  const size = Math.abs(Math.round(value * 4));
  const whole = Math.floor(size / 4);
  const part = quarters[size % 4] ?? "";
  return (value < 0 && size > 0 ? "−" : "") + (whole > 0 || part === "" ? String(whole) : "") + part;
}
