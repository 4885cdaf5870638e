/** How many portions lines ask for together. */
export function countUnits(lines: readonly { readonly multiplier: number }[]): number {
  return lines.reduce((sum, { multiplier }) => sum + multiplier, 0);
}
