import type { Order } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import type { BillOrder } from '../bills/bill';
import { findBillOrder } from '../bills/repository';
import { updateOrder } from '../board/change-order';
import type { OrderRow } from './order-rows';
import { findOrder, lockOrder } from './repository';
import { holdOpenSession } from './seated';
import { tellOrderChanged } from './tell-changed';

export type OrderChange = (
  held: BillOrder,
  inside: Deps,
) => Result<Partial<OrderRow>, Refusal> | Promise<Result<Partial<OrderRow>, Refusal>>;

/** Changes a placed order of the caller's own table while it is held, and tells those who listen. Another's looks absent. */
export async function changeOwnOrder(
  deps: Deps,
  principal: GuestPrincipal,
  order_id: string,
  change: OrderChange,
): Promise<Result<Order, Refusal>> {
  return await deps.db.transaction(async (tx) => {
    const { restaurant_id, table_session_id } = principal;
    if (!(await holdOpenSession(tx, principal))) return err({ code: 'table_session_closed' });
    const order = await lockOrder(tx, { restaurant_id, order_id });
    if (order?.table_session_id !== table_session_id) return err({ code: 'not_found' });
    if (order.placed_at === null || isOver(order)) {
      return err({ code: 'order_status_conflict', order_status: order.status });
    }
    const changes = await change(await findBillOrder(tx, order), { ...deps, db: tx });
    if (!changes.ok) return changes;
    await updateOrder({ ...deps, db: tx }, order, changes.value);
    const shown = await findOrder(tx, order);
    if (shown === null) return err({ code: 'not_found' });
    const told = { ...shown, table_session_id };
    await tellOrderChanged({ ...deps, db: tx }, told, shown.payment_status);
    return ok(shown);
  });
}

/** Why a change that has to do with money comes too late: somebody has paid, or is about to. */
export function refuseTaken({ items, parts }: BillOrder): Refusal | null {
  if (items.some(({ has_paid }) => has_paid !== 'PAYMENT_UNPAID')) return { code: 'already_paid' };
  return parts.length > 0 ? { code: 'bill_claimed' } : null;
}

function isOver({ status }: OrderRow): boolean {
  return status === 'ORDER_COMPLETED' || status === 'ORDER_CANCELLED';
}
