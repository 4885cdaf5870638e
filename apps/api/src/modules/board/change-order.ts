import type { Order } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { and, eq } from 'drizzle-orm';
import { orders } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { StaffPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import type { OrderRow } from '../orders/order-rows';
import { findOrder, type OrderKey } from '../orders/repository';
import { tellOrderChanged } from '../orders/tell-changed';
import { type BoardOrder, lockBoardOrder } from './lock-board-order';

/** Work on a locked order: a refusal changes nothing. */
export type OrderWork = (inside: Deps, held: BoardOrder) => Promise<Refusal | null>;

/** Changes an order of the caller's own restaurant in one transaction, and tells those who listen. Another's looks absent. */
export async function changeOrder(
  deps: Deps,
  { restaurant_id }: Pick<StaffPrincipal, 'restaurant_id'>,
  order_id: string,
  work: OrderWork,
): Promise<Result<Order, Refusal>> {
  return await deps.db.transaction((tx) =>
    changeHeldOrder({ ...deps, db: tx }, { restaurant_id, order_id }, work),
  );
}

/** The same, inside a transaction that is under way. Refused, `work` must have written nothing. */
export async function changeHeldOrder(
  inside: Deps,
  key: OrderKey,
  work: OrderWork,
): Promise<Result<Order, Refusal>> {
  const held = await lockBoardOrder(inside.db, key);
  if (held === null) return err({ code: 'not_found' });
  // A draft is its guest's alone until it is placed.
  if (held.order.placed_at === null) return err(conflict(held.order));
  const refusal = await work(inside, held);
  if (refusal !== null) return err(refusal);
  const order = await findOrder(inside.db, key);
  if (order === null) return err({ code: 'not_found' });
  const { table_session_id } = held.order;
  await tellOrderChanged(inside, { ...order, table_session_id }, order.payment_status);
  return ok(order);
}

/** The order is not where the caller believes it to be. */
export function conflict({ status }: Pick<OrderRow, 'status'>, detail?: string): Refusal {
  return {
    code: 'order_status_conflict',
    order_status: status,
    detail: detail ?? `The order is ${status}.`,
  };
}

export async function updateOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { restaurant_id, order_id }: OrderKey,
  changes: Partial<OrderRow>,
): Promise<void> {
  const updated_at = clock.now();
  const ready_since = changes.status === 'ORDER_READY' ? updated_at : null;
  const since = changes.status === undefined ? {} : { ready_since };
  await db
    .update(orders)
    .set({ ...changes, ...since, updated_at })
    .where(and(eq(orders.restaurant_id, restaurant_id), eq(orders.order_id, order_id)));
}
