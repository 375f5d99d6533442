/** What is used of a package that brings no types: a board's stones that it takes for dead, by column and row. */
declare module "@sabaki/deadstones" {
  const deadstones: {
    guess(
      rows: readonly (readonly number[])[],
      options: { readonly finished: boolean },
    ): Promise<[number, number][]>;
  };
  export default deadstones;
}
