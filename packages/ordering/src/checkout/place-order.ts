import type { ApiFailure, ApiResult } from '@comanda/api-client';
import { isProblemOf } from '@comanda/api-client';
import type { Order } from '@comanda/contracts';
import type { CheckoutFlow } from '../model/checkout-flow';
import { afterFailure, isSessionLost } from './after-failure';
import type { CheckoutDeps } from './checkout-deps';
import type { CheckoutEvent } from './checkout-event';
import { placedEvent } from './placed-event';

type Placing = Extract<CheckoutFlow, { stage: 'placing' | 'checking' }>;

/** Asks the server to place the order. However often: under the same key it is placed once. */
export async function placeOrder(deps: CheckoutDeps, flow: Placing): Promise<CheckoutEvent> {
  const placed = await send(deps, flow);
  if (placed.ok) return placedEvent(placed.value.order);
  const failure = placed.error;
  if (flow.payment === null) return afterFailure(failure, flow.attempt);
  return (await afterPaidFailure(deps, flow, failure)) ?? { type: 'outcome_unknown' };
}

function send({ client }: CheckoutDeps, flow: Placing): Promise<ApiResult<{ order: Order }>> {
  const { attempt, guest_id, payment, payment_method } = flow;
  const { draft, keys } = attempt;
  if (payment === null || payment_method === 'COUNTER') {
    return client.placeCounterOrder({ ...draft, guest_id }, { key: keys.place });
  }
  const { payment_intent_id } = payment;
  const { restaurant_id } = draft;
  return client.placePaidOrder(
    { restaurant_id, guest_id, payment_intent_id, payment_method },
    { key: keys.place },
  );
}

/** Money may have moved, so no refusal but a plain one is taken for the end; null when the outcome stays open. */
async function afterPaidFailure(
  deps: CheckoutDeps,
  flow: Placing,
  failure: ApiFailure,
): Promise<CheckoutEvent | null> {
  if (isProblemOf(failure, 'payment_declined')) return DECLINED;
  if (isProblemOf(failure, 'payment_pending')) return null;
  const isLost = isSessionLost(failure);
  if (failure.kind === 'problem' && failure.problem.status < 500 && !isLost) {
    return { type: 'refused', problem: failure.problem };
  }
  return readReceipt(deps, flow, isLost);
}

/** The receipt needs no session: it tells what the webhook or the reconciliation has made of the payment. */
async function readReceipt(
  { client, clock }: CheckoutDeps,
  { attempt, guest_id, payment }: Placing,
  isSessionLost: boolean,
): Promise<CheckoutEvent | null> {
  const receipt = await client.getReceipt(guest_id);
  if (!receipt.ok) return null;
  const order = receipt.value.guest.orders.find((each) => each.order_id === payment?.order_id);
  if (order) return placedEvent(order);
  const age_ms = clock.now().getTime() - Date.parse(attempt.confirmed_at ?? '');
  return isSessionLost && age_ms > PATIENCE_MS ? DECLINED : null;
}

/**
 * Without its session a browser cannot ask about a payment. The server reconciles every payment within minutes, so one that
 * has led to no order after this long was not made.
 */
const PATIENCE_MS = 15 * 60_000;

/** Without the provider's words: the screen has its own for this code. */
const DECLINED: CheckoutEvent = {
  type: 'declined',
  decline: { code: 'payment_declined', message: '' },
};
