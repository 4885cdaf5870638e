import { useEffect, useEffectEvent } from 'react';
import { useRestaurant } from '../provider/use-restaurant';
import { isRecord, parseJson, textOr } from '../store/read-stored';
import { isPaymentPending, type PaymentFlow } from './payment-flow';
import type { NewOrder } from './use-new-order';

const KEY = 'comanda:payment';

/** A payment at a reader by its ids alone. Nothing else of the guest is kept. */
type KeptPayment = {
  readonly restaurant_id: string;
  readonly guest_id: string;
  readonly order_id: string;
  readonly payment_intent_id: string;
  readonly terminal_id: string;
};

/**
 * Keeps a payment at a reader in a storage that outlives the browser, for as long as its outcome is unknown. The one that a
 * killed browser left is taken up: it is ended at the reader, or its order is found.
 */
export function useKeptPayment({ runner, requestAnyway }: NewOrder, storage: Storage | null): void {
  const { restaurant_id } = useRestaurant();
  const takeUp = useEffectEvent(() => {
    const kept = readKept(storage);
    if (kept?.restaurant_id !== restaurant_id || runner.flows.get().stage !== 'idle') return;
    const { guest_id, order_id, payment_intent_id, terminal_id } = kept;
    const request = { ...requestAnyway('reader'), terminal_id };
    runner.takeUp(request, guest_id, { order_id, payment_intent_id });
  });
  useEffect(() => {
    takeUp();
    write(storage, keptOf(runner.flows.get()));
    return keepPayment(runner, storage);
  }, [runner, storage]);
}

/** Keeps the ids of a payment as it goes on, in place of useKeptPayment on a screen that cannot read the order; returns what stops that. */
export function keepPayment(
  { flows }: Pick<NewOrder['runner'], 'flows'>,
  storage: Storage | null,
): () => void {
  let seen = flows.get();
  return flows.subscribe(() => {
    if (flows.get() === seen) return;
    seen = flows.get();
    write(storage, keptOf(seen));
  });
}

function keptOf(flow: PaymentFlow): KeptPayment | null {
  if (!isPaymentPending(flow) || !('payment' in flow) || flow.payment === null) return null;
  const { attempt, guest_id, payment } = flow;
  const { terminal_id, draft } = attempt;
  if (terminal_id === null) return null;
  return { restaurant_id: draft.restaurant_id, guest_id, terminal_id, ...payment };
}

function write(storage: Storage | null, kept: KeptPayment | null): void {
  try {
    if (kept === null) storage?.removeItem(KEY);
    else storage?.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Full or forbidden: the server finds the payment without this page.
  }
}

function readKept(storage: Storage | null): KeptPayment | null {
  try {
    const stored = parseJson(storage?.getItem(KEY) ?? '');
    if (!isRecord(stored)) return null;
    const [restaurant_id, guest_id, order_id, payment_intent_id, terminal_id] = [
      textOr(stored['restaurant_id'], null),
      textOr(stored['guest_id'], null),
      textOr(stored['order_id'], null),
      textOr(stored['payment_intent_id'], null),
      textOr(stored['terminal_id'], null),
    ];
    return restaurant_id && guest_id && order_id && payment_intent_id && terminal_id
      ? { restaurant_id, guest_id, order_id, payment_intent_id, terminal_id }
      : null;
  } catch {
    return null;
  }
}
