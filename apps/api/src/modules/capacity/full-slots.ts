import { err, ok, type Result } from '@comanda/kernel';
import { and, asc, count, eq, gt, gte, isNull, or } from 'drizzle-orm';
import { order_slots } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { Refusal } from '../../http/refusal';
import type { RouteReply } from '../../http/route';
import { slotAfter, slotOf } from './slots';

/** The slots to come that take no more orders. A restaurant that takes as many as come has none. */
export async function listFullSlots(
  { db, clock, catalogue }: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
  handle: string,
): Promise<Result<RouteReply<'listFullSlots'>, Refusal>> {
  const entry = await catalogue.get(handle);
  if (entry === null) return err({ code: 'restaurant_not_found' });
  const { restaurant_id, orders_per_slot, slot_minutes } = entry.restaurant;
  if (orders_per_slot === null) return ok({ slot_minutes, full_slots: [] });
  const now = clock.now();
  const rows = await db
    .select({ slot: order_slots.slot_starts_at })
    .from(order_slots)
    .where(
      and(
        eq(order_slots.restaurant_id, restaurant_id),
        gte(order_slots.slot_starts_at, slotOf(now, slot_minutes)),
        or(isNull(order_slots.held_until), gt(order_slots.held_until, now)),
      ),
    )
    .groupBy(order_slots.slot_starts_at)
    .having(gte(count(), orders_per_slot))
    .orderBy(asc(order_slots.slot_starts_at));
  const full_slots = rows.map(({ slot }) => ({
    starts_at: slot.toISOString(),
    ends_at: slotAfter(slot, slot_minutes).toISOString(),
  }));
  return ok({ slot_minutes, full_slots });
}
