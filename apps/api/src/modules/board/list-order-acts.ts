import type { OrderAct } from '@comanda/contracts';
import { orderActKindSchema, orderStatusSchema } from '@comanda/contracts/schemas';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { orders, staff, staff_actions } from '../../db/schema/index';
import type { OrderKey } from '../orders/repository';

const KINDS = orderActKindSchema.options;

/** Lists what staff did with a placed order, the first act first; null where the restaurant has no such order. */
export async function listOrderActs(
  db: Database,
  { restaurant_id, order_id }: OrderKey,
): Promise<OrderAct[] | null> {
  const [order] = await db
    .select({ order_id: orders.order_id })
    .from(orders)
    .where(
      and(
        eq(orders.restaurant_id, restaurant_id),
        eq(orders.order_id, order_id),
        isNotNull(orders.placed_at),
      ),
    );
  if (order === undefined) return null;
  const rows = await db
    .select({ action: staff_actions, by: staff.name })
    .from(staff_actions)
    .leftJoin(
      staff,
      and(
        eq(staff.restaurant_id, staff_actions.restaurant_id),
        eq(staff.staff_id, staff_actions.staff_id),
      ),
    )
    .where(
      and(
        eq(staff_actions.restaurant_id, restaurant_id),
        eq(staff_actions.subject_id, order_id),
        inArray(staff_actions.action, [...KINDS]),
      ),
    )
    .orderBy(asc(staff_actions.created_at), asc(staff_actions.action_id));
  return rows.map(({ action: { action_id, action, created_at, detail }, by }) => ({
    act_id: action_id,
    act: orderActKindSchema.parse(action),
    by,
    at: created_at.toISOString(),
    to: orderStatusSchema.safeParse(detail['to']).data ?? null,
  }));
}
