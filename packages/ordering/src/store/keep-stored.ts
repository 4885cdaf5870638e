import type { OrderingStore } from './ordering-store';
import { parseState, serialiseState, type StoredState } from './stored-state';

/**
 * Takes up what the browser kept under a key, and gives the function that starts keeping it: each change is written at once,
 * and what another tab of the same browser writes is taken over. Browsers that keep nothing (private mode, quota) are served all the same.
 */
export function keepStored(
  store: OrderingStore,
  storage: Storage | null,
  key: string,
): () => () => void {
  let last = read(storage, key);
  const kept = last === null ? null : parseState(last);
  if (kept) store.setState(kept);

  function onChange(): void {
    const text = serialiseState(store.getState());
    if (text === last) return;
    last = text;
    write(storage, key, text);
  }

  function onStorage(event: StorageEvent): void {
    if (event.storageArea !== storage || event.key !== key || event.newValue === null) return;
    const told = parseState(event.newValue);
    if (!told) return;
    last = event.newValue;
    store.setState(shared(told));
  }

  return () => {
    const stopWriting = store.subscribe(onChange);
    addEventListener('storage', onStorage);
    return () => {
      stopWriting();
      removeEventListener('storage', onStorage);
    };
  };
}

/** What the tabs of one guest have in common. The dish being chosen and the payment under way belong to one tab. */
function shared({ cart, tip, details, guest }: StoredState): Partial<StoredState> {
  return { cart, tip, details, guest };
}

function read(storage: Storage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function write(storage: Storage | null, key: string, text: string): void {
  try {
    storage?.setItem(key, text);
  } catch {
    // Full or forbidden: the state lives on in memory.
  }
}
