import type { Order, PaymentMethod } from '@comanda/contracts';
import { assertNever, err, ok, type Result } from '@comanda/kernel';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { payments } from '../../db/schema/index';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import type { ChargeClient, Decline } from '../../processors/processor';
import { OPEN_STATUSES, type PaymentRow } from '../payments/settle/payment-repository';
import { waitOfNetwork } from '../payments/settle/declines-of-network';
import { settle, type Settled } from '../payments/settle/settle';
import { findOwnGuest } from '../guests/own-guest';
import { chargePayment } from '../payments/charge-payment';
import { findOrder, type OrderKey } from './repository';

export type PaidOrderInput = {
  readonly restaurant_id: string;
  readonly guest_id: string;
  /** The name of the payment, or what is to pay it. */
  readonly token: string;
  readonly payment_intent_id?: string | undefined;
  readonly payment_method: Exclude<PaymentMethod, 'COUNTER'>;
  readonly client: ChargeClient;
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
  if (guest === null || payment === null) return err({ code: 'not_found' });
  // When a webhook was faster there is nothing left to ask.
  if (isSettled(payment)) return await showOrder(deps, payment);
  const settled = await chargeOrAsk(deps, payment, { ...input, name: guest.name });
  if (!settled.ok) return settled;
  const isUntried = payment.sent_at === null && input.token === payment.provider_ref;
  const refusal = refuseUnpaid(settled.value, isUntried);
  return refusal === null ? await showOrder(deps, payment) : err(refusal);
}

/** The token of a card is charged where this server does that; anything else asks the processor how it stands. */
async function chargeOrAsk(
  deps: Deps,
  payment: PaymentRow,
  { token, name, payment_method, client }: PaidOrderInput & { readonly name: string },
): Promise<Result<Settled, Refusal>> {
  const { payment_service, provider_ref } = payment;
  const isCharge = deps.processors[payment_service]?.charged_by === 'server';
  if (token !== provider_ref && !isCharge) return err({ code: 'not_found' });
  if (token !== provider_ref) {
    const retry_after = await waitOfNetwork(deps, payment);
    if (retry_after > 0) return err({ code: 'rate_limited', retry_after });
    const method = payment_method === 'WALLET' ? 'WALLET' : 'CARD';
    const charge = { kind: 'token', token, method, name, client } as const;
    return await chargePayment(deps, payment, { charge, source: 'browser', payment_method });
  }
  const settled = await settle(deps, {
    source: 'browser',
    payment_service,
    key: payment,
    payment_method,
  });
  return settled.ok ? settled : err({ code: 'unavailable', retry_after: 2 });
}

function isSettled({ status }: PaymentRow): boolean {
  return status === 'CAPTURED' || status === 'REFUNDED';
}

async function showOrder({ db }: Pick<Deps, 'db'>, key: OrderKey): Promise<Result<Order, Refusal>> {
  const order = await findOrder(db, key);
  return order === null ? err({ code: 'not_found' }) : ok(order);
}

/** `isUntried` = no card of this payment has come by here; whether one was declined elsewhere, its processor says. */
function refuseUnpaid(
  { payment_status, is_underway, decline }: Settled,
  isUntried: boolean,
): Refusal | null {
  switch (payment_status) {
    case 'CAPTURED':
    case 'REFUNDED':
      return null;
    case 'PROCESSING':
    case 'AUTHORIZED':
      return { code: 'payment_pending' };
    case 'CREATED':
      if (is_underway) return { code: 'payment_pending' };
      return {
        ...declined(decline, 'The payment was not confirmed.'),
        ...(isUntried && decline === null ? { is_untried: true } : {}),
      };
    case 'FAILED':
      return declined(decline, 'The payment failed.');
    case 'CANCELLED':
      return { ...declined(decline, 'The payment was cancelled.'), is_closed: true };
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
  { token, payment_intent_id, guest_id }: PaidOrderInput,
): Promise<PaymentRow | null> {
  const isTheirs = and(
    eq(payments.restaurant_id, restaurant_id),
    eq(payments.guest_id, guest_id),
    isNotNull(payments.provider_ref),
  );
  const [named] = await db
    .select()
    .from(payments)
    .where(and(isTheirs, eq(payments.provider_ref, payment_intent_id ?? token)));
  if (named !== undefined || payment_intent_id !== undefined) return named ?? null;
  // A card's token alone pays what is open, as long as that is one thing.
  const open = await db
    .select()
    .from(payments)
    .where(and(isTheirs, inArray(payments.status, OPEN_STATUSES)))
    .limit(2);
  return open.length === 1 ? (open[0] ?? null) : null;
}
