import type { Clock } from '@comanda/kernel';
import { useEffect } from 'react';
import { browserStorage } from '../store/browser-storage';
import { createFlowStore } from './flow-store';
import {
  type BillShareRequest,
  type StoredDraft,
  type StoredOrderClient,
  storedOrder,
} from './payables/stored-order';
import { parseStoredDraft } from './payables/parse-stored-draft';
import { isPaymentPending, NO_CONTACT } from './payment-flow';
import { createPaymentRunner, type PaymentRunner } from './payment-runner';
import type { UsedPayable } from './use-payment';

/** The guest whose order, or whose share of a bill, staff take the payment of. */
export type StoredOrderInput = {
  readonly client: StoredOrderClient;
  readonly restaurant_id: string;
  readonly guest_id: string;
  readonly bill?: BillShareRequest;
  readonly clock?: Clock;
};

export type StoredOrder = UsedPayable<StoredDraft> & {
  /** The guest whose payment on this device is not decided yet, if that is another one: it comes first. */
  readonly pending_guest_id: string | null;
};

/** A guest's stored order, or share of a bill, as something that staff take the payment of. One at a time on a device. */
export function useStoredOrder({
  client,
  restaurant_id,
  guest_id,
  bill,
  clock = { now: () => new Date() },
}: StoredOrderInput): StoredOrder {
  const runner = runnerOf(client, restaurant_id, clock);
  useEffect(() => runner.resume(), [runner]);
  const pending_guest_id = pendingOf(runner);
  const isOther = pending_guest_id !== null && pending_guest_id !== guest_id;
  useEffect(() => {
    const flow = runner.flows.get();
    // The outcome of the guest before was read.
    if (!isPaymentPending(flow) && !isOf(flow, guest_id)) runner.reset();
  }, [runner, guest_id]);
  return {
    runner,
    pending_guest_id: isOther ? pending_guest_id : null,
    request(way, terminal_id) {
      if (isOther) return null;
      const draft = { restaurant_id, guest_id, ...(bill === undefined ? {} : { bill }) };
      return { way, terminal_id, draft, line_ids: null, contact: NO_CONTACT, language: null };
    },
  };
}

function pendingOf({ flows }: PaymentRunner<StoredDraft>): string | null {
  const flow = flows.get();
  return isPaymentPending(flow) && 'attempt' in flow ? flow.attempt.draft.guest_id : null;
}

function isOf(flow: ReturnType<PaymentRunner<StoredDraft>['flows']['get']>, guest_id: string) {
  if ('attempt' in flow) return flow.attempt.draft.guest_id === guest_id;
  return 'guest_id' in flow && flow.guest_id === guest_id;
}

const runners = new WeakMap<StoredOrderClient, Map<string, PaymentRunner<StoredDraft>>>();

/** One runner for each client and restaurant, however many screens look at it. */
function runnerOf(
  client: StoredOrderClient,
  restaurant_id: string,
  clock: Clock,
): PaymentRunner<StoredDraft> {
  const known = runners.get(client) ?? new Map<string, PaymentRunner<StoredDraft>>();
  runners.set(client, known);
  const runner =
    known.get(restaurant_id) ??
    createPaymentRunner({
      clock,
      payable: storedOrder(client),
      flows: createFlowStore({
        storage: browserStorage(),
        key: `comanda:taken:${restaurant_id}`,
        parseDraft: parseStoredDraft,
      }),
      // Asking again is how it is found out.
      isAlive: () => Promise.resolve(true),
    });
  known.set(restaurant_id, runner);
  return runner;
}
