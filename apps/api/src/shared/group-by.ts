/** The elements by a key of theirs, each list in the order given. (Map.groupBy is younger than the oldest Node we support.) */
export function groupBy<Key, Element>(
  elements: readonly Element[],
  keyOf: (element: Element) => Key,
): Map<Key, Element[]> {
  const groups = new Map<Key, Element[]>();
  for (const element of elements) {
    const key = keyOf(element);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [element]);
    else group.push(element);
  }
  return groups;
}
