import type { CartLine } from '@comanda/cart';
import { useOrdering } from '../provider/ordering-context';
import { useOrderingStore } from '../provider/use-ordering-store';
import { restoreRemoved } from '../store/cart-actions';

export type RemovedLineView = {
  readonly line: CartLine;
  readonly restore: () => void;
  /** Too late, or not wanted: it cannot be undone any more. */
  readonly dismiss: () => void;
};

/** The line that was removed last, while that can be undone. */
export function useRemovedLine(): RemovedLineView | null {
  const { store } = useOrdering();
  const removed = useOrderingStore((state) => state.removed);
  if (!removed) return null;
  return {
    line: removed.line,
    restore: () => restoreRemoved(store),
    dismiss: () => store.getState().forgetRemoved(),
  };
}
