import type { Language } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { and, desc, eq, isNotNull, ne, notExists, or, sql } from 'drizzle-orm';
import { order_items, orders, text_messages } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { Refusal } from '../../http/refusal';
import { enqueue } from '../../jobs/outbox/messages';
import { textCountries } from '../../texts/text-countries';
import { takeText } from '../../texts/text-limits';
import type { GuestRow } from '../tables/repository';
import { isTextable } from './textable-number';

/**
 * Writes down that a guest wants the receipt of the newest order as a text; the outbox sends it. Asked again for the same
 * number it changes nothing. What anybody may order without paying is no reason to text anybody: it has to be paid, or
 * ordered at a device of the restaurant.
 */
export async function askForReceiptText(
  deps: Deps,
  guest: GuestRow,
  own_language: Language,
): Promise<Result<null, Refusal>> {
  const { restaurant_id, guest_id, phone_number } = guest;
  if (phone_number === null) return err({ code: 'phone_required' });
  if (deps.texts === null)
    return err({ code: 'phone_not_textable', detail: 'No texts are sent here.' });
  if (!isTextable(phone_number, await textCountries(deps.db, restaurant_id)))
    return err({ code: 'phone_not_textable' });
  const order_id = await findNewestOrder(deps, guest);
  if (order_id === null) return err({ code: 'not_found', detail: 'Nothing was paid yet.' });
  const now = deps.clock.now();
  const [text] = await deps.db
    .insert(text_messages)
    .values({
      restaurant_id,
      text_id: deps.newId(),
      guest_id,
      order_id,
      phone_number,
      language: guest.language ?? own_language,
      status: 'WAITING',
      created_at: now,
      updated_at: now,
    })
    .onConflictDoNothing()
    .returning({ text_id: text_messages.text_id });
  if (text === undefined) return ok(null);
  const wait = await takeText(deps, 'receipt', { restaurant_id, guest_id, phone_number });
  if (wait > 0) return err({ code: 'rate_limited', retry_after: wait });
  await enqueue(deps, restaurant_id, { kind: 'text.send', payload: { text_id: text.text_id } });
  return ok(null);
}

async function findNewestOrder(
  { db }: Pick<Deps, 'db'>,
  { restaurant_id, guest_id }: GuestRow,
): Promise<string | null> {
  const unpaid = db
    .select({ one: sql`1` })
    .from(order_items)
    .where(
      and(
        eq(order_items.restaurant_id, orders.restaurant_id),
        eq(order_items.order_id, orders.order_id),
        eq(order_items.has_paid, 'PAYMENT_UNPAID'),
      ),
    );
  const [order] = await db
    .select({ order_id: orders.order_id })
    .from(orders)
    .where(
      and(
        eq(orders.restaurant_id, restaurant_id),
        eq(orders.guest_id, guest_id),
        isNotNull(orders.placed_at),
        ne(orders.status, 'ORDER_CANCELLED'),
        or(notExists(unpaid), ne(orders.delivery_platform, 'MENTUM')),
      ),
    )
    .orderBy(desc(orders.placed_at), desc(orders.order_id))
    .limit(1);
  return order?.order_id ?? null;
}
