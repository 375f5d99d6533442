/** How much room a character takes. Pure. */

/** Whether a character takes the room of two Latin letters: those of Chinese do, with their punctuation. */
export function isWide(sign: string): boolean {
  return /^[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/.test(sign);
}

/** How many columns of a terminal a text takes. */
export function columns(text: string): number {
  return [...text].reduce((sum, sign) => sum + (isWide(sign) ? 2 : 1), 0);
}
