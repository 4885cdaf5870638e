import { newIntentKey, type ApiClient } from '@comanda/api-client';
import type { KeptOrder, LateStore, NewLateOrder } from './late-store';

/** Reserved again before a day is over, after which the server gives the numbers to others. */
const RESERVED_FOR_MS = 12 * 3_600_000;
/** Fewer than these may not last until the connection is back. */
const FEW_NUMBERS = 100;
const MOST_TRIES = 5;

export type LateQueue = {
  /** Keeps an order on this device and gives it a number; null = there is none left. */
  readonly take: (order: NewLateOrder) => Promise<KeptOrder | null>;
  /** Sends what is kept, the oldest first, and reserves numbers for the next time. Several calls at once are one. */
  readonly send: () => Promise<void>;
};

type LateQueueOptions = {
  readonly store: LateStore;
  readonly client: Pick<ApiClient, 'placeLateOrder' | 'reserveNumbers'>;
  readonly now: () => Date;
  readonly onRefused: (detail: string) => void;
};

/** Orders that wait for the connection. One leaves this device only after the server said that it has it. */
export function createLateQueue({ store, client, now, onRefused }: LateQueueOptions): LateQueue {
  let sending: Promise<void> | null = null;

  async function sendAll(): Promise<void> {
    await sendKept();
    // Also where an order did not get through: without numbers no more can be taken.
    await reserve();
  }

  async function sendKept(): Promise<void> {
    for (const { taken_at, ...order } of await store.orders()) {
      const waited_ms = now().getTime() - Date.parse(taken_at);
      const waited_seconds = Math.max(0, Math.round(waited_ms / 1000));
      const placed = await client.placeLateOrder(
        { ...order, waited_seconds },
        { key: newIntentKey() },
      );
      if (placed.ok) await store.remove(order.local_number);
      else if (isRefusal(placed.error)) onRefused(placed.error.problem.code);
      else return;
    }
  }

  async function reserve(): Promise<void> {
    const { numbers, reserved_at } = await store.numbers();
    const age_ms = now().getTime() - Date.parse(reserved_at ?? '');
    const isFresh = age_ms < RESERVED_FOR_MS;
    if (isFresh && numbers.length >= FEW_NUMBERS) return;
    const reserved = await client.reserveNumbers();
    if (!reserved.ok) return;
    const { numbers: added } = reserved.value;
    await store.setNumbers({ numbers: added, reserved_at: now().toISOString() });
  }

  return {
    async take(order) {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const [number] = (await store.numbers()).numbers;
        if (number === undefined) return null;
        const kept = { ...order, ...number, taken_at: now().toISOString() };
        if (await store.add(kept)) return kept;
      }
      return null;
    },
    send() {
      sending ??= sendAll().finally(() => {
        sending = null;
      });
      return sending;
    },
  };
}

type Failure = Extract<
  Awaited<ReturnType<ApiClient['placeLateOrder']>>,
  { readonly ok: false }
>['error'];

/** Whether the server has read the order and does not take it: it stays on this device, and the others go on. */
function isRefusal(failure: Failure): failure is Extract<Failure, { kind: 'problem' }> {
  if (failure.kind !== 'problem') return false;
  const { status } = failure.problem;
  return status === 404 || status === 422 || status === 400;
}
