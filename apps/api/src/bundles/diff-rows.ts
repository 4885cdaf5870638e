import { isDeepStrictEqual } from 'node:util';

export type RowDiff<Row> = {
  readonly added: readonly Row[];
  readonly changed: readonly Row[];
  readonly removed: readonly Row[];
};

/** Computes the changes that turn the stored rows into the wanted ones. */
export function diffRows<Row>(
  stored: readonly Row[],
  wanted: readonly Row[],
  keyOf: (row: Row) => string,
): RowDiff<Row> {
  const before = new Map(stored.map((row) => [keyOf(row), row]));
  const after = new Set(wanted.map(keyOf));
  return {
    added: wanted.filter((row) => !before.has(keyOf(row))),
    changed: wanted.filter((row) => before.has(keyOf(row)) && !isSame(before.get(keyOf(row)), row)),
    removed: stored.filter((row) => !after.has(keyOf(row))),
  };
}

/** Equal as the database keeps them: JSON loses the order of keys and what is undefined. */
function isSame(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b)));
}
