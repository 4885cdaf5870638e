import { newIntentKey } from '@comanda/api-client';
import type { Attempt, AttemptKeys, Draft, OrderDraft, PaymentFlow } from './payment-flow';

/** The amount, the payer and the way of a payment. */
export type PaymentRequest<D extends Draft = OrderDraft> = Pick<
  Attempt<D>,
  'way' | 'terminal_id' | 'draft' | 'line_ids' | 'contact' | 'language'
>;

/** The attempt for a request: the one under way where it is the very same, so that its keys go on counting; else a new one. */
export function makeAttempt<D extends Draft>(
  request: PaymentRequest<D>,
  flow: PaymentFlow<D>,
  now: Date,
): Attempt<D> {
  const current = 'attempt' in flow ? flow.attempt : null;
  if (current && isSameRequest(current, request)) return current;
  const replaces = paymentOf(flow) ?? current?.replaces ?? null;
  // Nothing is confirmed at the counter: asking for it is all that is done.
  const confirmed_at = request.way === 'counter' ? now.toISOString() : null;
  return { ...request, keys: newKeys(), replaces, confirmed_at, is_renewed: false };
}

function paymentOf<D extends Draft>(flow: PaymentFlow<D>): string | null {
  return 'payment' in flow ? (flow.payment?.payment_intent_id ?? null) : null;
}

/** The same request for another session, where the one it counted on has ended. */
export function renewAttempt<D extends Draft>(attempt: Attempt<D>): Attempt<D> {
  return { ...attempt, keys: newKeys(), is_renewed: true };
}

/** Whether both ask for the same, paid in the same way; in whatever language. */
export function isSameRequest<D extends Draft>(
  a: PaymentRequest<D>,
  b: PaymentRequest<D>,
): boolean {
  return textOf(a) === textOf(b);
}

/** Drafts are built in one place, so equal ones have their fields in the same order. */
function textOf<D extends Draft>({ way, terminal_id, draft, contact }: PaymentRequest<D>): string {
  return JSON.stringify([way, terminal_id, draft, contact]);
}

function newKeys(): AttemptKeys {
  return {
    section: newIntentKey(),
    guest: newIntentKey(),
    update: newIntentKey(),
    intent: newIntentKey(),
    place: newIntentKey(),
  };
}
