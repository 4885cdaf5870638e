import type { Restaurant } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { checkReadyTime, type OrderHours } from '@comanda/schedules';
import { and, count, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { order_slots } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { Refusal } from '../../http/refusal';
import type { OrderKey } from '../orders/repository';
import { isPaidFrom, shareOf } from '../payments/held-by-network';
import { slotAfter, slotOf } from './slots';

/** How long an order that is being paid for keeps its place. */
const HELD_MINUTES = 10;
/** How far an order that is wanted soon may be put off. */
const MOST_SLOTS_LATER = 16;

/** How many orders are taken at a time, and the hours in which one can be ready. */
export type Capacity = Pick<Restaurant, 'orders_per_slot' | 'slot_minutes'> & OrderHours;

export type SlotWish = OrderKey & {
  /** When it would be ready. */
  readonly ready_at: Date;
  /** Whether the guest chose that time: then no other will do. */
  readonly is_chosen: boolean;
  /** Staff take what they take: it counts, and is never refused. */
  readonly is_by_staff: boolean;
  /** Whether it is placed; else it only keeps its place while it is being paid for. */
  readonly is_placed: boolean;
  /** The network of the guest who is about to pay; null = its share of the places is not asked about. */
  readonly network: string | null;
};

/**
 * Takes a place in a pickup slot for an order, in the transaction of `deps.db`, and says when it will be ready. An order
 * that is wanted soon gets the first slot that has one, before closing. The order's row must be written; asked again, it
 * keeps its place.
 */
export async function claimSlot(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  capacity: Capacity,
  wish: SlotWish,
): Promise<Result<Date, Refusal>> {
  const { orders_per_slot, slot_minutes } = capacity;
  if (orders_per_slot === null) return ok(wish.ready_at);
  const now = clock.now();
  const { restaurant_id, order_id, is_placed } = wish;
  let slot = slotOf(wish.ready_at, slot_minutes);
  for (let later = 0; later <= (wish.is_chosen ? 0 : MOST_SLOTS_LATER); later += 1) {
    // All who want this slot wait here for each other.
    const name = `slot ${restaurant_id} ${slot.toISOString()}`;
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
    const isFree =
      wish.is_by_staff ||
      ((await countOthers(db, wish, slot, now)) < orders_per_slot &&
        (await countHeld(db, wish, slot, now)) < shareOf(orders_per_slot));
    if (isFree) {
      const held_until = is_placed ? null : new Date(now.getTime() + HELD_MINUTES * 60_000);
      const row = { restaurant_id, order_id, slot_starts_at: slot, held_until };
      await db
        .insert(order_slots)
        .values(row)
        .onConflictDoUpdate({
          target: [order_slots.restaurant_id, order_slots.order_id],
          set: { slot_starts_at: slot, held_until },
        });
      return ok(slot > wish.ready_at ? slot : wish.ready_at);
    }
    slot = slotAfter(slot, slot_minutes);
    if (!isReadyInHours(capacity, slot)) break;
  }
  return err({ code: 'slot_full' });
}

function isReadyInHours(hours: OrderHours, ready_at: Date): boolean {
  return checkReadyTime(hours, { at: ready_at, ready_at, order_type: 'TAKEOUT' }).ok;
}

/** Gives an order's place back. */
export async function releaseSlot(
  { db }: Pick<Deps, 'db'>,
  { restaurant_id, order_id }: OrderKey,
): Promise<void> {
  await db
    .delete(order_slots)
    .where(and(eq(order_slots.restaurant_id, restaurant_id), eq(order_slots.order_id, order_id)));
}

/** How many places one network holds without having paid. */
async function countHeld(
  db: Deps['db'],
  { restaurant_id, order_id, network }: SlotWish,
  slot: Date,
  now: Date,
): Promise<number> {
  if (network === null) return 0;
  const [row] = await db
    .select({ held: count() })
    .from(order_slots)
    .where(
      and(
        eq(order_slots.restaurant_id, restaurant_id),
        eq(order_slots.slot_starts_at, slot),
        ne(order_slots.order_id, order_id),
        gt(order_slots.held_until, now),
        isPaidFrom(db, order_slots, network),
      ),
    );
  return row?.held ?? 0;
}

async function countOthers(
  db: Deps['db'],
  { restaurant_id, order_id }: OrderKey,
  slot: Date,
  now: Date,
): Promise<number> {
  const [row] = await db
    .select({ taken: count() })
    .from(order_slots)
    .where(
      and(
        eq(order_slots.restaurant_id, restaurant_id),
        eq(order_slots.slot_starts_at, slot),
        ne(order_slots.order_id, order_id),
        or(isNull(order_slots.held_until), gt(order_slots.held_until, now)),
      ),
    );
  return row?.taken ?? 0;
}
