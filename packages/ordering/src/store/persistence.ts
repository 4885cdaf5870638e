import { type CheckoutFlow, isPaymentPending } from '../payment/payment-flow';
import { browserStorage } from './browser-storage';
import { type StateReader, loadStateReader } from './load-state-reader';
import type { OrderingState, OrderingStore } from './ordering-store';
import {
  serialiseDish,
  serialiseOrder,
  serialiseProgress,
  type StoredOrder,
} from './serialise-state';

/** Persisted state of one restaurant's order. */
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
 * once, and the order that another tab wrote is taken over, with the news that it was placed there. Browsers that keep nothing
 * (private mode, quota) are served all the same.
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
  let isToldLate = false;
  let known = reader;

  function onChange(state: OrderingState, before: OrderingState): void {
    if (isTakingOver) return;
    const isDecided = isPaymentPending(before.flow) && !isPaymentPending(state.flow);
    const isToBeTold = isToldLate && isDecided;
    // Read before it is written over.
    const elsewhere = isToBeTold ? { order: order.read(), progress: progress.read() } : null;
    if (ORDER_PARTS.some((part) => state[part] !== before[part]))
      order.write(serialiseOrder(state));
    if (state.flow !== before.flow) progress.write(serialiseProgress(state));
    if (state.selection !== before.selection) dish.write(serialiseDish(state));
    // An order that was placed here is what this tab tells of.
    const isPlacedHere = state.flow.stage === 'placed';
    if (elsewhere) hear(elsewhere.order, isPlacedHere ? null : elsewhere.progress);
    const { flow } = store.getState();
    if (flow !== state.flow) progress.write(serialiseProgress(store.getState()));
  }

  function onStorage(event: StorageEvent): void {
    if (event.storageArea !== storage || event.key !== order.key || event.newValue === null) return;
    // The rest of the cart of a placed order is written after its event.
    hear(event.newValue, progress.read());
  }

  function hear(told: string | null, progressed: string | null): void {
    if (told === null) return;
    if (known) return takeOver(known, told, progressed);
    // If loading fails now, the next change of the other tab retries.
    loadStateReader().then((loaded) => {
      // At once from then on: what comes late would bring back what was ordered meanwhile.
      known = loaded;
      takeOver(loaded, told, progressed);
    }, reportError);
  }

  function takeOver(
    { parseOrder, parseProgress }: StateReader,
    text: string,
    progressed: string | null,
  ): void {
    const { flow } = store.getState();
    // A payment under way stays on the page until it is decided.
    isToldLate = isPaymentPending(flow);
    if (isToldLate) return;
    const told = parseOrder(text);
    if (!told) return;
    const placed = progressed === null ? undefined : parseProgress(progressed)?.flow;
    const isNews = placed?.stage === 'placed' && !isSame(placed, flow);
    // Not written back: the tabs would answer each other without end.
    isTakingOver = true;
    // Both at once: a page with the placed order's cart would begin to order it anew.
    store.setState(isNews ? { ...told, flow: placed } : told);
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

/** Whether it is the order that was placed already. */
function isSame(placed: Extract<CheckoutFlow, { stage: 'placed' }>, flow: CheckoutFlow): boolean {
  return flow.stage === 'placed' && flow.order_id === placed.order_id;
}

type Entry = {
  readonly key: string;
  /** Persisted text at the time of opening. */
  readonly text: string | null;
  /** Returns the text persisted by any tab. */
  readonly read: () => string | null;
  readonly write: (text: string) => void;
};

function openEntry(storage: Storage | null, key: string): Entry {
  return {
    key,
    text: read(storage, key),
    read: () => read(storage, key),
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
