import type { Order, OrderStatus } from '@comanda/contracts';
import type { Result } from '@comanda/kernel';
import { and, desc, eq, sql } from 'drizzle-orm';
import { staff_actions } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { StaffPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import type { OrderKey } from '../orders/repository';
import { recordAction } from '../staff/record-action';
import { changeHeldOrder, conflict, updateOrder } from './change-order';

/** A step is taken back by those who work the same evening; later the day's figures are closed. */
const SHIFT_MS = 12 * 3_600_000;

const PREVIOUS = {
  ORDER_PREPARING: 'ORDER_SENT_TO_KITCHEN',
  ORDER_READY: 'ORDER_PREPARING',
  ORDER_COMPLETED: 'ORDER_READY',
} as const satisfies Partial<Record<OrderStatus, OrderStatus>>;

export type UndoneStatus = keyof typeof PREVIOUS;

/** Takes the last step of an order back, in the transaction of `inside.db`. An order that is elsewhere by now stays there. */
export async function undoMove(
  inside: Deps,
  staff: StaffPrincipal,
  order_id: string,
  from: UndoneStatus,
): Promise<Result<Order, Refusal>> {
  const { restaurant_id } = staff;
  return await changeHeldOrder(inside, { restaurant_id, order_id }, async (deps, { order }) => {
    if (order.status !== from) return conflict(order);
    const moved_at = await findMove(deps, order, from);
    if (moved_at === null || deps.clock.now().getTime() - moved_at.getTime() > SHIFT_MS)
      return conflict(order, 'Nobody moved the order there in this shift.');
    const to = PREVIOUS[from];
    await updateOrder(deps, order, { status: to });
    await recordAction(deps, staff, 'order.undone', order_id, { from, to });
    return null;
  });
}

/** When staff last moved an order to a status; null = they did not. */
async function findMove(
  { db }: Pick<Deps, 'db'>,
  { restaurant_id, order_id }: OrderKey,
  to: OrderStatus,
): Promise<Date | null> {
  const [move] = await db
    .select({ created_at: staff_actions.created_at })
    .from(staff_actions)
    .where(
      and(
        eq(staff_actions.restaurant_id, restaurant_id),
        eq(staff_actions.subject_id, order_id),
        eq(staff_actions.action, 'order.moved'),
        eq(sql`${staff_actions.detail} ->> 'to'`, to),
      ),
    )
    .orderBy(desc(staff_actions.created_at))
    .limit(1);
  return move?.created_at ?? null;
}
