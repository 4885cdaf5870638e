import { err, ok, type Result } from '@comanda/kernel';
import { and, eq, isNotNull } from 'drizzle-orm';
import { orders } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { Refusal } from '../../http/refusal';
import { orderChanged } from '../orders/order-changed';
import type { OrderKey } from '../orders/repository';

export type SeenOrder = { readonly order_id: string; readonly seen_at: string };

/** Writes down that an order was seen on a board, and publishes it, so that the other boards are silent too. The first time counts. */
export async function markSeen(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  { restaurant_id, order_id }: OrderKey,
): Promise<Result<SeenOrder, Refusal>> {
  const isPlaced = and(
    eq(orders.restaurant_id, restaurant_id),
    eq(orders.order_id, order_id),
    isNotNull(orders.placed_at),
  );
  return await deps.db.transaction(async (tx) => {
    // Locked: a round that arrives meanwhile sets it back, and the order would seem to be seen and not to be there.
    const [order] = await tx.select().from(orders).where(isPlaced).for('update');
    if (order === undefined) return err({ code: 'not_found' });
    if (order.seen_at !== null) return ok({ order_id, seen_at: order.seen_at.toISOString() });
    const seen_at = deps.clock.now();
    await tx.update(orders).set({ seen_at }).where(isPlaced);
    await deps.events.publish(tx, orderChanged(order));
    return ok({ order_id, seen_at: seen_at.toISOString() });
  });
}
