import type { Order, PaymentMethod } from '@comanda/contracts';
import { assertNever, err, ok, type Result } from '@comanda/kernel';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { payments } from '../../db/schema/index';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import type { Decline } from '../../processors/processor';
import type { PaymentRow } from '../../settle/payment-repository';
import { settle, type Settled } from '../../settle/settle';
import { findOwnGuest } from '../guests/own-guest';
import { findOrder, type OrderKey } from './repository';

export type PaidOrderInput = {
  readonly restaurant_id: string;
  readonly guest_id: string;
  readonly token: string;
  readonly payment_method: PaymentMethod;
};

/**
 * The browser's word that its guest has paid. The processor is asked, and if it agrees the stored order is placed, unless
 * a webhook has been faster. The order may come back cancelled, with its money on the way back.
 */
export async function placePaidOrder(
  deps: Deps,
  principal: GuestPrincipal,
  input: PaidOrderInput,
): Promise<Result<Order, Refusal>> {
  const { restaurant_id } = principal;
  const guest =
    input.restaurant_id === restaurant_id
      ? await findOwnGuest(deps.db, principal, input.guest_id)
      : null;
  const payment = guest && (await findGuestPayment(deps, restaurant_id, input));
  if (payment === null) return err({ code: 'not_found' });
  // When a webhook was faster there is nothing left to ask.
  if (isSettled(payment)) return await showOrder(deps, payment);
  const settled = await settle(deps, {
    source: 'browser',
    payment_service: payment.payment_service,
    key: payment,
    payment_method: input.payment_method,
  });
  if (!settled.ok) return err({ code: 'unavailable', retry_after: 2 });
  const refusal = refuseUnpaid(settled.value);
  return refusal === null ? await showOrder(deps, payment) : err(refusal);
}

function isSettled({ status }: PaymentRow): boolean {
  return status === 'CAPTURED' || status === 'REFUNDED';
}

async function showOrder({ db }: Pick<Deps, 'db'>, key: OrderKey): Promise<Result<Order, Refusal>> {
  const order = await findOrder(db, key);
  return order === null ? err({ code: 'not_found' }) : ok(order);
}

function refuseUnpaid({ payment_status, is_underway, decline }: Settled): Refusal | null {
  switch (payment_status) {
    case 'CAPTURED':
    case 'REFUNDED':
      return null;
    case 'PROCESSING':
    case 'AUTHORIZED':
      return { code: 'payment_pending' };
    case 'CREATED':
      return is_underway
        ? { code: 'payment_pending' }
        : declined(decline, 'The payment was not confirmed.');
    case 'FAILED':
    case 'CANCELLED':
      return declined(decline, 'The payment was cancelled.');
    default:
      return assertNever(payment_status);
  }
}

function declined(decline: Decline | null, otherwise: string): Refusal {
  const code = 'payment_declined';
  return decline?.message
    ? { code, detail: decline.message, provider_message: decline.message }
    : { code, detail: otherwise };
}

async function findGuestPayment(
  { db }: Pick<Deps, 'db'>,
  restaurant_id: string,
  { token, guest_id }: PaidOrderInput,
): Promise<PaymentRow | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.restaurant_id, restaurant_id),
        eq(payments.guest_id, guest_id),
        eq(payments.provider_ref, token),
      ),
    );
  return payment ?? null;
}
