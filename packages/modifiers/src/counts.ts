/** How many of each modifier are chosen, by modifier_id. A missing id and a zero mean the same: none. */
export type ModifierCounts = Readonly<Record<string, number>>;

/** The counts as the wire carries them: each id as often as it is wanted, sorted (MOD-1). */
export function countsToIds(counts: ModifierCounts): string[] {
  return chosenIds(counts).flatMap((id) => Array.from({ length: countOf(counts, id) }, () => id));
}

/** The opposite of countsToIds; the order of the ids does not matter (MOD-1). */
export function idsToCounts(ids: readonly string[]): ModifierCounts {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return Object.fromEntries(counts);
}

/** Equal selections become equal objects: sorted, without zeros (MOD-2). */
export function normaliseCounts(counts: ModifierCounts): ModifierCounts {
  return Object.fromEntries(chosenIds(counts).map((id) => [id, countOf(counts, id)]));
}

/** How many of a modifier are chosen; zero when it is not. */
export function countOf(counts: ModifierCounts, modifier_id: string): number {
  // Inherited properties such as "constructor" are no numbers.
  const count: unknown = counts[modifier_id];
  return typeof count === 'number' ? count : 0;
}

/** The ids that are chosen at least once, sorted. */
export function chosenIds(counts: ModifierCounts): string[] {
  return Object.keys(counts)
    .filter((id) => countOf(counts, id) > 0)
    .toSorted();
}

/** The same selection with another count of one modifier; a zero takes it out. */
export function withCount(
  counts: ModifierCounts,
  modifier_id: string,
  count: number,
): ModifierCounts {
  const { [modifier_id]: _, ...others } = counts;
  return count > 0 ? { ...others, [modifier_id]: count } : others;
}
