/** Compares two things by their place on screen; equal ranks keep the order they came in. */
export function byRank(a: { readonly rank: number }, b: { readonly rank: number }): number {
  return a.rank - b.rank;
}
