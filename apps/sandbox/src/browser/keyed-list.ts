/**
 * Keeps a list's items in step with data: an item is made anew only when its data has changed,
 * so that what is open stays open and what has the focus keeps it.
 */
export function createKeyedList<Item>(
  list: HTMLElement,
  keyOf: (item: Item) => string,
  render: (item: Item) => HTMLElement,
): (items: readonly Item[]) => void {
  let shown = new Map<string, { text: string; node: HTMLElement }>();
  return (items) => {
    const next: typeof shown = new Map();
    for (const item of items) {
      const key = keyOf(item);
      const text = JSON.stringify(item);
      const before = shown.get(key);
      if (before?.text === text) {
        next.set(key, before);
        continue;
      }
      const node = render(item);
      if (before) keepOpen(before.node, node);
      next.set(key, { text, node });
    }
    shown = next;
    placeInOrder(
      list,
      [...next.values()].map(({ node }) => node),
    );
  };
}

function keepOpen(before: HTMLElement, after: HTMLElement): void {
  const wasOpen = before.querySelector('details')?.open === true;
  const details = after.querySelector('details');
  if (details) details.open = wasOpen;
}

/** Moves only what is not in its place: moving a focused element would take its focus away. */
function placeInOrder(list: HTMLElement, nodes: readonly HTMLElement[]): void {
  const wanted = new Set<Element>(nodes);
  for (const child of Array.from(list.children)) if (!wanted.has(child)) child.remove();
  let place = list.firstElementChild;
  for (const node of nodes) {
    if (node === place) place = place.nextElementSibling;
    else list.insertBefore(node, place);
  }
}
