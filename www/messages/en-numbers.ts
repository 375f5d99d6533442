import { fraction } from "../number.js";

/** A half is said as one is: ½ point. */
const isOne = (number: number) => Math.abs(number) > 0 && Math.abs(number) <= 1;

export function many(number: number, one: string, more = `${one}s`): string {
  return `${fraction(number)} ${isOne(number) ? one : more}`;
}

export const is = (number: number) => (isOne(number) ? "is" : "are");
