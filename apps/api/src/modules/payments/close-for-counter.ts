import type { Deps } from '../../deps';
import type { Refusal } from '../../http/refusal';
import { enqueue } from '../../jobs/outbox/messages';
import { giveUpPayment } from './settle/give-up-payment';
import type { PaymentRow } from './settle/payment-repository';
import { refuseAsPaid } from './after-settling';
import { closeOccupied } from './close-occupied';
import { findOpenPayment, findSettledOrder } from './open-drafts';

type Guest = { readonly restaurant_id: string; readonly guest_id: string };

/** How often another window may open a payment again before this call gives way. */
const MOST_ROUNDS = 3;

/**
 * Sees to it that what a guest is about to order at the counter is not paid by card as well: a payment may be open in
 * another window. Null when nothing stands in the way any more.
 */
export async function closeForCounter(
  deps: Deps,
  guest: Guest,
  replaces: string | undefined,
): Promise<Refusal | null> {
  const paid = await refuseSettled(deps, guest, replaces);
  if (paid !== null) return paid;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const payment = await findOpenPayment(deps.db, guest);
    if (payment === null) return null;
    const refusal = await close(deps, payment);
    if (refusal !== null) return refusal;
  }
  return { code: 'request_in_flight', retry_after: 1 };
}

async function close(deps: Deps, payment: PaymentRow): Promise<Refusal | null> {
  const { provider_ref } = payment;
  if (provider_ref === null) {
    await deps.db.transaction((tx) => giveUpPayment({ ...deps, db: tx }, payment, 'replaced'));
    return null;
  }
  const closed = await closeOccupied(deps, payment);
  if (closed === 'again') return null;
  if (!closed.ok && closed.error.code !== 'unavailable') return closed.error;
  return await closeLater(deps, payment);
}

/**
 * The counter is where guests go when cards do not work, so a silent processor does not keep them from it: what it says
 * later is that the payment is closed, or that it has money, which then goes back.
 */
async function closeLater(deps: Deps, payment: PaymentRow): Promise<Refusal | null> {
  const { restaurant_id, payment_id, provider_ref } = payment;
  await deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    await giveUpPayment(inside, payment, 'replaced');
    await enqueue(inside, restaurant_id, { kind: 'payment.close', payload: { payment_id } });
  });
  return await refuseSettled(deps, payment, provider_ref ?? undefined);
}

async function refuseSettled(
  deps: Deps,
  guest: Guest,
  provider_ref: string | undefined,
): Promise<Refusal | null> {
  const settled = await findSettledOrder(deps.db, guest, provider_ref);
  return settled && (await refuseAsPaid(deps, { ...guest, order_id: settled.order_id }));
}
