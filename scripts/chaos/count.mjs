/** `[key, rows]` pairs; Node 20 has no Map.groupBy. */
export function groupBy(rows, keyOf) {
  const groups = new Map();
  for (const row of rows) {
    const key = keyOf(row);
    if (groups.has(key)) groups.get(key).push(row);
    else groups.set(key, [row]);
  }
  return [...groups];
}

/** How often each word is there: `{ word: count }`. */
export function countWords(words) {
  return Object.fromEntries(
    groupBy(words, (word) => word).map(([word, { length }]) => [word, length]),
  );
}
