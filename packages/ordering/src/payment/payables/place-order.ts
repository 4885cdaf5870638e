import { type ApiFailure, type ApiResult, newIntentKey } from '@comanda/api-client';
import type { Order } from '@comanda/contracts';
import { afterFailure, isSessionLost } from '../after-failure';
import { browserFacts } from '../browser-facts';
import type { PaymentEvent } from '../payment-event';
import { type Attempt, type OrderDraft, UNTRIED } from '../payment-flow';
import { paidOrder } from '../paid-order';
import { placeAtCounter } from '../ways/counter';
import type { CheckoutDeps } from './checkout-deps';
import type { BankVisit, Placing as PlacingOf } from './payable';
import { placedAfterAll, placedEvent } from './placed-event';

type Placing = PlacingOf<OrderDraft>;

/** Asks the server to place the order. However often: under the same key it is placed once. */
export async function placeOrder(
  deps: CheckoutDeps,
  flow: Placing,
): Promise<PaymentEvent | BankVisit> {
  const placed = await send(deps, flow);
  if (placed.ok) return placedEvent(placed.value.order);
  const failure = placed.error;
  if (isUnspent(flow, failure)) return untried();
  if (flow.payment !== null || (flow.stage === 'checking' && isSessionLost(failure))) {
    return (await afterUnknown(deps, flow, failure)) ?? { type: 'outcome_unknown' };
  }
  return placedAfterAll(failure) ?? afterFailure(failure, flow.attempt);
}

/** A card's token that only this one request carried was not spent where the server did not let it in. */
function isUnspent({ card_token }: Placing, failure: ApiFailure): boolean {
  return (
    card_token !== undefined &&
    failure.kind === 'problem' &&
    isSessionLost(failure) &&
    !failure.is_repeated
  );
}

function send({ client }: CheckoutDeps, flow: Placing): Promise<ApiResult<{ order: Order }>> {
  const { attempt, guest_id, payment, payment_method } = flow;
  const { draft, keys } = attempt;
  if (payment === null || payment_method === 'COUNTER') {
    return placeAtCounter(client, attempt, guest_id);
  }
  const { payment_intent_id } = payment;
  const { restaurant_id } = draft;
  const paid = { restaurant_id, guest_id, payment_intent_id, payment_method };
  const { card_token } = flow;
  // Asking how it stands charges nothing, and is another call than the one that may have brought a token.
  if (flow.stage === 'checking') {
    return client.orderAndPay(paidOrder(paid), { key: newIntentKey() });
  }
  const input = card_token === undefined ? paid : { ...paid, card_token, browser: browserFacts() };
  return client.orderAndPay(paidOrder(input), { key: keys.place });
}

/**
 * Money may have moved, or the order may be there, so nothing but the news that it is not is taken for the end; null when the
 * outcome stays open.
 */
async function afterUnknown(
  deps: CheckoutDeps,
  flow: Placing,
  failure: ApiFailure,
): Promise<PaymentEvent | BankVisit | null> {
  const problem = failure.kind === 'problem' ? failure.problem : null;
  if (problem?.code === 'payment_declined') {
    const { is_untried, is_closed, provider_message } = problem;
    const isNobody = is_untried || (is_closed && provider_message === undefined);
    return isNobody ? untried() : declined(provider_message);
  }
  if (problem?.code === 'payment_pending') return null;
  if (problem?.code === 'payment_action_required' && problem.action) {
    return { type: 'action_required', action: problem.action };
  }
  return readReceipt(deps, flow, failure);
}

/** The receipt needs no session: it tells what the webhook or the reconciliation has made of the payment. */
async function readReceipt(
  { client, clock }: CheckoutDeps,
  { attempt, guest_id, payment }: Placing,
  failure: ApiFailure,
): Promise<PaymentEvent | null> {
  const named = payment && { order_id: payment.order_id };
  const receipt = await client.getReceipt({ guest_id, ...named });
  if (!receipt.ok) return null;
  const placed = receipt.value.guest.orders.filter(({ status }) => status !== 'ORDER_OPEN');
  const order = placed.find((each) =>
    payment ? each.order_id === payment.order_id : isFrom(attempt, each),
  );
  if (order) return placedEvent(order);
  const age_ms = clock.now().getTime() - Date.parse(attempt.confirmed_at ?? '');
  const isOver = isSessionLost(failure) && age_ms > RECONCILED_AFTER_MS;
  if (failure.kind !== 'problem' || !isOver) return null;
  // Reports unauthorized whatever ended the session: the texts of other codes would ask for a table code.
  const problem = { ...failure.problem, code: 'unauthorized' } as const;
  return payment ? declined() : { type: 'refused', problem };
}

/** Whether an order is what came of an attempt at the counter, which knows no id of it. */
function isFrom({ confirmed_at, draft }: Attempt, { placed_at, totals }: Order): boolean {
  const after_ms = Date.parse(placed_at ?? '') - Date.parse(confirmed_at ?? '');
  return after_ms > -CLOCKS_APART_MS && totals.total_with_tip_and_tax === draft.expected_total;
}

/** Tolerated difference of phone and server clocks. */
const CLOCKS_APART_MS = 5 * 60_000;

/**
 * Without its session a browser cannot ask about a payment. The server reconciles every payment within minutes, so one that
 * has led to no order after this long was not made.
 */
const RECONCILED_AFTER_MS = 15 * 60_000;

/** With the provider's words where it has said any; the screen has its own beside them. */
function declined(message = ''): PaymentEvent {
  return { type: 'declined', decline: { code: 'payment_declined', message } };
}

/** Nothing was charged: whoever went to pay elsewhere came back, or the session was over before the card was shown. */
function untried(): PaymentEvent {
  return { type: 'declined', decline: { code: UNTRIED, message: '' } };
}
