import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { orders, staff, staff_actions } from '../../db/schema/index';

/** Selects the name of the member of staff who acted last on each order, within a query of `orders`. */
export function lastHandler(db: Database): SQL<string | null> {
  const last = db
    .select({ name: staff.name })
    .from(staff_actions)
    .innerJoin(
      staff,
      and(
        eq(staff.restaurant_id, staff_actions.restaurant_id),
        eq(staff.staff_id, staff_actions.staff_id),
      ),
    )
    .where(
      and(
        eq(staff_actions.restaurant_id, orders.restaurant_id),
        eq(staff_actions.subject_id, orders.order_id),
      ),
    )
    .orderBy(desc(staff_actions.created_at), desc(staff_actions.action_id))
    .limit(1);
  return sql<string | null>`(${last})`;
}
