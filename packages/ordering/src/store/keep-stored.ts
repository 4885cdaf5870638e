import type { OrderingState, OrderingStore } from './ordering-store';
import {
  parseOrder,
  parseProgress,
  serialiseOrder,
  serialiseProgress,
  type StoredOrder,
  type StoredProgress,
} from './stored-state';

/**
 * Takes up what the browser kept for a restaurant, and gives the function that starts keeping it: each change is written at
 * once, and the order that another tab wrote is taken over. Browsers that keep nothing (private mode, quota) are served all the same.
 */
export function keepStored(
  store: OrderingStore,
  storage: Storage | null,
  endpoint: string,
): () => () => void {
  // Two entries, so that a tab which only shops never writes over the payment of another.
  const order = openEntry(storage, `comanda:order:${endpoint}`);
  const progress = openEntry(storage, `comanda:progress:${endpoint}`);
  store.setState({
    ...(order.text === null ? null : parseOrder(order.text)),
    ...(progress.text === null ? null : parseProgress(progress.text)),
  });
  const taken = store.getState();
  let isTakingOver = false;

  function onChange(state: OrderingState, before: OrderingState): void {
    if (isTakingOver) return;
    if (ORDER_PARTS.some((part) => state[part] !== before[part]))
      order.write(serialiseOrder(state));
    if (PROGRESS_PARTS.some((part) => state[part] !== before[part])) {
      progress.write(serialiseProgress(state));
    }
  }

  function onStorage(event: StorageEvent): void {
    if (event.storageArea !== storage || event.key !== order.key || event.newValue === null) return;
    const told = parseOrder(event.newValue);
    if (!told) return;
    // Not written back: the tabs would answer each other without end.
    isTakingOver = true;
    store.setState(told);
    isTakingOver = false;
  }

  return () => {
    const stopWriting = store.subscribe(onChange);
    // A page's effects run before those of what it stands in: what they have changed by now is kept too.
    onChange(store.getState(), taken);
    addEventListener('storage', onStorage);
    return () => {
      stopWriting();
      removeEventListener('storage', onStorage);
    };
  };
}

const ORDER_PARTS = [
  'cart',
  'campaigns',
  'tip',
  'details',
  'delivery',
  'guest',
  'affiliate_code',
] as const satisfies (keyof StoredOrder)[];
const PROGRESS_PARTS = ['selection', 'flow'] as const satisfies (keyof StoredProgress)[];

type Entry = {
  readonly key: string;
  /** What was kept when it was opened. */
  readonly text: string | null;
  readonly write: (text: string) => void;
};

function openEntry(storage: Storage | null, key: string): Entry {
  return {
    key,
    text: read(storage, key),
    write(text) {
      try {
        storage?.setItem(key, text);
      } catch {
        // Full or forbidden: the state lives on in memory.
      }
    },
  };
}

function read(storage: Storage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}
