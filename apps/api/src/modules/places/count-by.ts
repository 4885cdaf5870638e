/** The different keys of some things, the most frequent first. */
export function countBy<Thing>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => string,
): string[] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(keyOf(thing), (counts.get(keyOf(thing)) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([key]) => key);
}
