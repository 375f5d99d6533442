/** The package has no types of its own. */
declare module "@sabaki/sgf" {
  const sgf: { parse(text: string): unknown };
  export default sgf;
}
