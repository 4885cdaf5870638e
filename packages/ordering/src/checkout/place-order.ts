import { type ApiFailure, type ApiResult, newIntentKey } from '@comanda/api-client';
import type { Order, PaymentAction } from '@comanda/contracts';
import type { CheckoutFlow } from '../model/checkout-flow';
import { browserFacts } from './browser-facts';
import { afterFailure, isSessionLost } from './after-failure';
import type { CheckoutDeps } from './checkout-deps';
import type { CheckoutEvent } from './checkout-event';
import { placedAfterAll, placedEvent } from './placed-event';

type Placing = Extract<CheckoutFlow, { stage: 'placing' | 'checking' }>;

/** The guest's bank has a page of its own for them; the order waits for what comes of it. */
export type BankVisit = { readonly type: 'action_required'; readonly action: PaymentAction };

/** Asks the server to place the order. However often: under the same key it is placed once. */
export async function placeOrder(
  deps: CheckoutDeps,
  flow: Placing,
): Promise<CheckoutEvent | BankVisit> {
  const placed = await send(deps, flow);
  if (placed.ok) return placedEvent(placed.value.order);
  const failure = placed.error;
  if (flow.payment === null) return placedAfterAll(failure) ?? afterFailure(failure, flow.attempt);
  return (await afterPaidFailure(deps, flow, failure)) ?? { type: 'outcome_unknown' };
}

function send({ client }: CheckoutDeps, flow: Placing): Promise<ApiResult<{ order: Order }>> {
  const { attempt, guest_id, payment, payment_method } = flow;
  const { draft, keys, replaces } = attempt;
  if (payment === null || payment_method === 'COUNTER') {
    const input = { ...draft, guest_id, ...(replaces === null ? {} : { replaces }) };
    return client.placeCounterOrder(input, { key: keys.place });
  }
  const { payment_intent_id } = payment;
  const { restaurant_id } = draft;
  const paid = { restaurant_id, guest_id, payment_intent_id, payment_method };
  const { card_token } = flow;
  // Asking how it stands charges nothing, and is another call than the one that may have brought a token.
  if (flow.stage === 'checking') return client.placePaidOrder(paid, { key: newIntentKey() });
  return card_token === undefined
    ? client.placePaidOrder(paid, { key: keys.place })
    : client.placePaidOrder({ ...paid, card_token, browser: browserFacts() }, { key: keys.place });
}

/** Money may have moved, so nothing but the news that it has not is taken for the end; null when the outcome stays open. */
async function afterPaidFailure(
  deps: CheckoutDeps,
  flow: Placing,
  failure: ApiFailure,
): Promise<CheckoutEvent | BankVisit | null> {
  const problem = failure.kind === 'problem' ? failure.problem : null;
  if (problem?.code === 'payment_declined') return declined(problem.provider_message);
  if (problem?.code === 'payment_pending') return null;
  if (problem?.code === 'payment_action_required' && problem.action) {
    return { type: 'action_required', action: problem.action };
  }
  return readReceipt(deps, flow, isSessionLost(failure));
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
  return isSessionLost && age_ms > PATIENCE_MS ? declined() : null;
}

/**
 * Without its session a browser cannot ask about a payment. The server reconciles every payment within minutes, so one that
 * has led to no order after this long was not made.
 */
const PATIENCE_MS = 15 * 60_000;

/** With the provider's words where it has said any; the screen has its own beside them. */
function declined(message = ''): CheckoutEvent {
  return { type: 'declined', decline: { code: 'payment_declined', message } };
}
