import { browserStorage } from './browser-storage';
import { type StateReader, loadStateReader } from './load-state-reader';
import type { OrderingState, OrderingStore } from './ordering-store';
import {
  serialiseDish,
  serialiseOrder,
  serialiseProgress,
  type StoredOrder,
} from './serialise-state';

/** What a browser keeps of one restaurant's order. */
export type Kept = {
  readonly storage: Storage | null;
  // An entry each, so that a tab which only shops never writes over the payment of another.
  readonly order: Entry;
  readonly progress: Entry;
  readonly dish: Entry;
  /** Nothing was kept, so that there is nothing to read. */
  readonly isEmpty: boolean;
};

export function openKept(storage: Storage | null, endpoint: string): Kept {
  const order = openEntry(storage, `comanda:order:${endpoint}`);
  const progress = openEntry(storage, `comanda:progress:${endpoint}`);
  const dish = openEntry(storage, `comanda:dish:${endpoint}`);
  const isEmpty = [order, progress, dish].every(({ text }) => text === null);
  return { storage, order, progress, dish, isEmpty };
}

/** Fetches what reads an order that an earlier visit kept, if there is one: the provider then need not wait for it. */
export async function preloadKept(endpoint: string): Promise<void> {
  if (!openKept(browserStorage(), endpoint).isEmpty) await loadStateReader();
}

/**
 * Takes up what was kept, if there is a reader for it, and gives the function that starts keeping: each change is written at
 * once, and the order that another tab wrote is taken over. Browsers that keep nothing (private mode, quota) are served all the same.
 */
export function keepStored(
  store: OrderingStore,
  { storage, order, progress, dish }: Kept,
  reader: StateReader | null,
): () => () => void {
  if (reader) {
    store.setState({
      ...(order.text === null ? null : reader.parseOrder(order.text)),
      ...(progress.text === null ? null : reader.parseProgress(progress.text)),
      ...(dish.text === null ? null : reader.parseDish(dish.text)),
    });
  }
  const taken = store.getState();
  let isTakingOver = false;

  function onChange(state: OrderingState, before: OrderingState): void {
    if (isTakingOver) return;
    if (ORDER_PARTS.some((part) => state[part] !== before[part]))
      order.write(serialiseOrder(state));
    if (state.flow !== before.flow) progress.write(serialiseProgress(state));
    if (state.selection !== before.selection) dish.write(serialiseDish(state));
  }

  function onStorage(event: StorageEvent): void {
    if (event.storageArea !== storage || event.key !== order.key || event.newValue === null) return;
    const { newValue } = event;
    if (reader) takeOver(reader, newValue);
    // What fails to load now is told again with the next change of the other tab.
    else loadStateReader().then((loaded) => takeOver(loaded, newValue), reportError);
  }

  function takeOver({ parseOrder }: StateReader, text: string): void {
    const told = parseOrder(text);
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
  'round',
] as const satisfies (keyof StoredOrder)[];

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
