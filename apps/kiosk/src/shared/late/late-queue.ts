import { type ApiClient, type ApiFailure, newIntentKey } from '@comanda/api-client';
import type { KeptOrder, LateStore, NewLateOrder } from './late-store';

/** Reserved again before a day is over, after which the server gives the numbers to others. */
const RESERVED_FOR_MS = 12 * 3_600_000;
/** Fewer than these may not last until the connection is back. */
const FEW_NUMBERS = 100;
const MOST_TRIES = 5;

export type LateQueue = {
  /** Keeps an order on this device and gives it a number; null = there is none left. */
  readonly take: (order: NewLateOrder) => Promise<KeptOrder | null>;
  /**
   * Sends the kept orders as a device, the oldest first, and reserves numbers for the next time. Several calls at once are one.
   */
  readonly send: (device_id: string) => Promise<void>;
  /** How many orders are still on this device. */
  readonly countKept: () => Promise<number>;
};

type LateQueueOptions = {
  readonly store: LateStore;
  readonly client: Pick<ApiClient, 'placeLateOrder' | 'reserveNumbers'>;
  readonly now: () => Date;
  /** An order stays on this device: refused, in the words of the detail, or not readable. Each is reported once. */
  readonly onStuck: (detail: string) => void;
};

/** Orders that wait for the connection. One leaves this device only after the server said that it has it. */
export function createLateQueue({ store, client, now, onStuck }: LateQueueOptions): LateQueue {
  let sending: Promise<void> | null = null;
  const reported = new Set<string>();

  function reportOnce(detail: string): void {
    if (reported.has(detail)) return;
    reported.add(detail);
    onStuck(detail);
  }

  async function sendAll(device_id: string): Promise<void> {
    await sendKept();
    // Also where an order did not get through: without numbers no more can be taken.
    await reserve(device_id);
  }

  async function sendKept(): Promise<void> {
    const { orders, unreadable } = await store.orders();
    if (unreadable > 0) reportOnce(`${unreadable} unreadable`);
    for (const kept of orders) {
      const { taken_at, ...order } = kept;
      const waited_ms = now().getTime() - Date.parse(taken_at);
      const waited_seconds = Math.max(0, Math.round(waited_ms / 1000));
      const placed = await client.placeLateOrder(
        { ...order, waited_seconds },
        { key: newIntentKey() },
      );
      if (placed.ok) {
        await store.remove(kept);
        continue;
      }
      const refusal = refusalOf(placed.error);
      if (refusal === null) return;
      reportOnce(`${order.order_number}: ${refusal}`);
    }
  }

  async function reserve(device_id: string): Promise<void> {
    const { numbers, reserved_by, reserved_at } = await store.numbers();
    const age_ms = now().getTime() - Date.parse(reserved_at ?? '');
    const isFresh = reserved_by === device_id && age_ms < RESERVED_FOR_MS;
    if (isFresh && numbers.length >= FEW_NUMBERS) return;
    const reserved = await client.reserveNumbers();
    if (!reserved.ok) return;
    await store.setNumbers({
      numbers: reserved.value.numbers,
      reserved_by: device_id,
      reserved_at: now().toISOString(),
    });
  }

  return {
    async take(order) {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const { numbers, reserved_by } = await store.numbers();
        const [number] = numbers;
        if (number === undefined) return null;
        const kept = { ...order, ...number, reserved_by, taken_at: now().toISOString() };
        if (await store.add(kept)) return kept;
      }
      return null;
    },
    send(device_id) {
      sending ??= sendAll(device_id).finally(() => {
        sending = null;
      });
      return sending;
    },
    async countKept() {
      const { orders, unreadable } = await store.orders();
      return orders.length + unreadable;
    },
  };
}

/** Statuses that no other order would get past either. */
const ABOUT_ALL: ReadonlySet<number> = new Set([401, 403, 429, 503]);

/** Returns why the server does not take this order; null where the others would not get through either. */
function refusalOf(failure: ApiFailure): string | null {
  if (failure.kind !== 'problem' || ABOUT_ALL.has(failure.problem.status)) return null;
  return failure.problem.code;
}
