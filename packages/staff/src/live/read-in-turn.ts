import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Returns a function that reads queries again because something changed. One read of a key is under way at a time and is never
 * cancelled: changes that come faster than a read ends would otherwise keep the first from ending. What changes during a read
 * is read once more after it.
 */
export function createReadInTurn(queryClient: QueryClient): (queryKey: QueryKey) => Promise<void> {
  const underWay = new Set<string>();
  const changed = new Set<string>();

  return async function readAgain(queryKey) {
    const id = JSON.stringify(queryKey);
    changed.add(id);
    if (underWay.has(id)) return;
    underWay.add(id);
    while (changed.delete(id)) {
      // A read that began before the change may not hold it.
      if (queryClient.isFetching({ queryKey }) > 0) changed.add(id);
      await queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
    }
    underWay.delete(id);
  };
}
