import { newIntentKey } from '@comanda/api-client';
import type { Attempt, AttemptKeys, CheckoutFlow, OrderDraft } from './checkout-flow';

export type Wish = Pick<Attempt, 'way' | 'draft' | 'line_ids' | 'contact' | 'language'>;

/** The attempt for a wish: the one under way where it is the very same wish, so that its keys go on counting; else a new one. */
export function makeAttempt(wish: Wish, flow: CheckoutFlow, now: Date): Attempt {
  const current = 'attempt' in flow ? flow.attempt : null;
  if (current && isSameWish(current, wish)) return current;
  const replaces = paymentOf(flow) ?? current?.replaces ?? null;
  // Nothing is confirmed at the counter: wishing for it is all that is done.
  const confirmed_at = wish.way === 'counter' ? now.toISOString() : null;
  return { ...wish, keys: newKeys(), replaces, confirmed_at, is_renewed: false };
}

function paymentOf(flow: CheckoutFlow): string | null {
  return 'payment' in flow ? (flow.payment?.payment_intent_id ?? null) : null;
}

/** The same wish for another session, where the one it counted on has ended. */
export function renewAttempt(attempt: Attempt): Attempt {
  return { ...attempt, keys: newKeys(), is_renewed: true };
}

/** Whether both ask for the same, paid in the same way; in whatever language. */
export function isSameWish(a: Wish, b: Wish): boolean {
  return textOf(a) === textOf(b);
}

/** Drafts are built in one place, so equal ones have their fields in the same order. */
function textOf({
  way,
  draft,
  contact,
}: {
  way: string;
  draft: OrderDraft;
  contact: object;
}): string {
  return JSON.stringify([way, draft, contact]);
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
