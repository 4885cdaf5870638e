import { type ApiClient, type ApiFailure, newIntentKey } from '@comanda/api-client';
import type { KeptNumbers, KeptOrder, LateStore, NewLateOrder } from './late-store';

/** Reserved again after a day, so that they are held for a whole day from any moment on. */
const RESERVED_FOR_MS = 24 * 3_600_000;
/** As many orders as the busiest kiosk takes in a day. */
const ENOUGH_NUMBERS = 2_000;
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
    while (freshOf(await store.numbers(), device_id).length < ENOUGH_NUMBERS) {
      const reserved = await client.reserveNumbers();
      if (!reserved.ok || reserved.value.numbers.length === 0) return;
      const reserved_at = now().toISOString();
      const more = reserved.value.numbers.map((each) => ({ ...each, reserved_at }));
      await store.changeNumbers((kept) => {
        // Those of another pairing are not this device's.
        const own = kept.reserved_by === device_id ? kept.numbers : [];
        const all = { numbers: [...own, ...more], reserved_by: device_id };
        const fresh = freshOf(all, device_id);
        return fresh.length < ENOUGH_NUMBERS ? all : { ...all, numbers: fresh };
      });
    }
  }

  function freshOf({ numbers, reserved_by }: KeptNumbers, device_id: string) {
    if (reserved_by !== device_id) return [];
    const oldest_ms = now().getTime() - RESERVED_FOR_MS;
    return numbers.filter(({ reserved_at }) => Date.parse(reserved_at ?? '') > oldest_ms);
  }

  return {
    async take(order) {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const { numbers, reserved_by } = await store.numbers();
        const [number] = numbers;
        if (number === undefined) return null;
        const { local_number, order_number } = number;
        const taken_at = now().toISOString();
        const kept = { ...order, local_number, order_number, reserved_by, taken_at };
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
