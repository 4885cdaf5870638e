import type { OrderType } from '@comanda/contracts';
import { and, eq } from 'drizzle-orm';
import { orders } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { OrderRow } from '../orders/order-rows';
import { type Capacity, claimSlot } from './claim-slot';

export type { Capacity } from './claim-slot';

/** How many orders a restaurant takes at a time, for those that are fetched: whoever sits at a table is served when they sit. */
export function capacityFor(
  restaurant: Capacity,
  order_type: OrderType,
): { readonly capacity?: Capacity } {
  return order_type === 'DINE_IN' ? {} : { capacity: restaurant };
}

/**
 * Gives an order that is placed its place for good, in the transaction of `deps.db`, and says when it will be ready; null
 * when the kitchen takes no more. The order's row must be written.
 */
export async function placeInSlot(
  deps: Pick<Deps, 'db' | 'clock'>,
  capacity: Capacity | undefined,
  order: OrderRow & { readonly ready_at: Date },
): Promise<Date | null> {
  if (capacity === undefined || capacity.orders_per_slot === null) return order.ready_at;
  const { restaurant_id, order_id, ready_at, pickup_time, delivery_platform } = order;
  const claimed = await claimSlot(deps, capacity, {
    restaurant_id,
    order_id,
    ready_at,
    is_chosen: pickup_time?.getTime() === ready_at.getTime(),
    is_by_staff: delivery_platform === 'FRONT_COUNTER',
    is_placed: true,
    network: null,
  });
  if (!claimed.ok) return null;
  const later = claimed.value;
  if (later > ready_at) {
    await deps.db
      .update(orders)
      .set({ ready_at: later })
      .where(and(eq(orders.restaurant_id, restaurant_id), eq(orders.order_id, order_id)));
  }
  return later;
}

/** Keeps a place for an order that is being paid for, for a while. False when the kitchen takes no more. */
export async function holdSlot(
  deps: Pick<Deps, 'db' | 'clock'>,
  capacity: Capacity | undefined,
  order: OrderRow & { readonly ready_at: Date; readonly network: string | null },
): Promise<boolean> {
  if (capacity === undefined) return true;
  const { restaurant_id, order_id, ready_at, network, pickup_time, delivery_platform } = order;
  const held = await claimSlot(deps, capacity, {
    restaurant_id,
    order_id,
    ready_at,
    is_chosen: pickup_time !== null,
    is_by_staff: delivery_platform === 'FRONT_COUNTER',
    is_placed: false,
    network,
  });
  return held.ok;
}
