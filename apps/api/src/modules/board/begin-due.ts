import { and, eq, gt, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import { orders, staff_actions } from '../../db/schema/index';
import type { Deps } from '../../deps';
import { recordAction } from '../staff/record-action';
import { changeHeldOrder, updateOrder } from './change-order';

const MINUTE_MS = 60_000;
/** No kitchen needs longer for an order. */
const LONGEST_PREP_MS = 24 * 60 * MINUTE_MS;
/** An order that nobody has begun for so long after its time is on no board that anybody reads. */
const FORGOTTEN_MS = 60 * MINUTE_MS;

type DueOrder = Pick<
  typeof orders.$inferSelect,
  'restaurant_id' | 'order_id' | 'placed_at' | 'pickup_time'
>;

/**
 * Moves orders for later to Preparing once their kitchen has to begin, and has them ring again on the boards. An order whose
 * kitchen had to begin when it was placed stays New. Every server may do it: of two, one finds the order moved.
 */
export async function beginDueOrders(deps: Deps): Promise<void> {
  const now = deps.clock.now().getTime();
  const rows = await deps.db
    .select({
      restaurant_id: orders.restaurant_id,
      order_id: orders.order_id,
      placed_at: orders.placed_at,
      pickup_time: orders.pickup_time,
    })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'ORDER_SENT_TO_KITCHEN'),
        eq(orders.is_accepted, true),
        isNotNull(orders.placed_at),
        gt(orders.pickup_time, new Date(now - FORGOTTEN_MS)),
        lt(orders.pickup_time, new Date(now + LONGEST_PREP_MS)),
        notExists(movesOf(deps)),
      ),
    );
  for (const row of rows) if (await isDue(deps, row, now)) await beginOrder(deps, row);
}

/** The moves of an order: one that was taken back is left to those who did it. */
function movesOf({ db }: Pick<Deps, 'db'>) {
  return db
    .select({ one: sql`1` })
    .from(staff_actions)
    .where(
      and(
        eq(staff_actions.restaurant_id, orders.restaurant_id),
        eq(staff_actions.subject_id, orders.order_id),
        eq(staff_actions.action, 'order.moved'),
      ),
    );
}

async function isDue(
  { catalogue }: Deps,
  { restaurant_id, placed_at, pickup_time }: DueOrder,
  now: number,
): Promise<boolean> {
  const entry = await catalogue.get(restaurant_id);
  if (entry === null || placed_at === null || pickup_time === null) return false;
  const begins = pickup_time.getTime() - entry.restaurant.prep_minutes * MINUTE_MS;
  return placed_at.getTime() < begins && begins <= now;
}

async function beginOrder(deps: Deps, key: DueOrder): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await changeHeldOrder({ ...deps, db: tx }, key, async (inside, { order }) => {
      if (order.status !== 'ORDER_SENT_TO_KITCHEN') return null;
      const [from, to] = [order.status, 'ORDER_PREPARING'] as const;
      await updateOrder(inside, order, { status: to, seen_at: null });
      await recordAction(inside, { ...key, staff_id: null }, 'order.moved', key.order_id, {
        from,
        to,
      });
      return null;
    });
  });
}
