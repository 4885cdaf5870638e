import type { DeliveryQuote } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { guests, orders, payments } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import type { RouteReply } from '../../http/route';
import { findQuote } from '../delivery/repository';
import { toQuote } from '../delivery/quote-delivery';
import { findOrder } from '../orders/repository';

/** Returns the payer at the caller's table and the paid orders. Other tables' and missing payments look the same. */
export async function getPayer(
  deps: Pick<Deps, 'db' | 'clock'>,
  principal: GuestPrincipal,
  payment_intent_id: string,
): Promise<Result<RouteReply<'getPayer'>, Refusal>> {
  const found = await findOwnPayment(deps.db, principal, payment_intent_id);
  if (found === null) return err({ code: 'not_found' });
  const { payment, guest, delivery_quote_id } = found;
  const { guest_id, table_id, name, phone_number, room_number } = guest;
  const payer = { guest_id, table_id, name, has_phone: phone_number !== null, room_number };
  if (payment.share_id !== null) return ok({ guest: payer, order: null, delivery_quote: null });
  const order = await findOrder(deps.db, payment);
  const delivery_quote = await readQuote(deps, principal, delivery_quote_id);
  return ok({ guest: payer, order, delivery_quote });
}

async function findOwnPayment(
  db: Database,
  { restaurant_id, table_session_id }: GuestPrincipal,
  provider_ref: string,
) {
  const [found] = await db
    .select({ payment: payments, guest: guests, delivery_quote_id: orders.delivery_quote_id })
    .from(orders)
    .innerJoin(
      payments,
      and(eq(payments.restaurant_id, orders.restaurant_id), eq(payments.order_id, orders.order_id)),
    )
    .innerJoin(
      guests,
      and(
        eq(guests.restaurant_id, payments.restaurant_id),
        eq(guests.guest_id, payments.guest_id),
        eq(guests.table_session_id, table_session_id),
      ),
    )
    .where(
      and(
        eq(orders.restaurant_id, restaurant_id),
        eq(orders.table_session_id, table_session_id),
        eq(payments.provider_ref, provider_ref),
      ),
    );
  return found ?? null;
}

async function readQuote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { restaurant_id }: GuestPrincipal,
  quote_id: string | null,
): Promise<DeliveryQuote | null> {
  const quote = quote_id === null ? null : await findQuote(db, { restaurant_id, quote_id });
  return quote && toQuote(quote, clock.now());
}
