import type { ScreenOrder } from '@comanda/contracts';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { guests, orders, tables } from '../../db/schema/index';
import type { Deps } from '../../deps';
import { firstName } from './first-name';

const MINUTE_MS = 60_000;
/** More numbers than any screen has room for. */
const MOST_SHOWN = 60;

/**
 * Lists the orders that a screen for guests shows: those that are collected by number, so none that is brought to a table
 * or an address, and for later only once the kitchen begins.
 */
export async function listScreenOrders(
  { db, clock, catalogue }: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
  restaurant_id: string,
): Promise<ScreenOrder[]> {
  const restaurant = (await catalogue.get(restaurant_id))?.restaurant;
  if (restaurant === undefined) return [];
  const { prep_minutes, screen_names, screen_ready_minutes } = restaurant;
  const now_ms = clock.now().getTime();
  const isBegun = or(
    eq(orders.status, 'ORDER_PREPARING'),
    isNull(orders.pickup_time),
    lte(orders.pickup_time, new Date(now_ms + prep_minutes * MINUTE_MS)),
  );
  const rows = await db
    .select({
      order_number: orders.order_number,
      status: orders.status,
      ready_since: orders.ready_since,
      guest_name: guests.name,
    })
    .from(orders)
    .innerJoin(
      tables,
      and(eq(tables.restaurant_id, orders.restaurant_id), eq(tables.table_id, orders.table_id)),
    )
    .innerJoin(
      guests,
      and(eq(guests.restaurant_id, orders.restaurant_id), eq(guests.guest_id, orders.guest_id)),
    )
    .where(
      and(
        eq(orders.restaurant_id, restaurant_id),
        eq(orders.is_accepted, true),
        isNotNull(orders.order_number),
        isNotNull(orders.placed_at),
        isNull(orders.delivery_quote_id),
        ne(tables.section_type, 'DINE_IN'),
        or(
          and(inArray(orders.status, ['ORDER_SENT_TO_KITCHEN', 'ORDER_PREPARING']), isBegun),
          and(
            eq(orders.status, 'ORDER_READY'),
            gt(orders.ready_since, new Date(now_ms - screen_ready_minutes * MINUTE_MS)),
          ),
        ),
      ),
    )
    .orderBy(
      // Those that are ready come first, so that a busy kitchen pushes none of them off the list.
      sql`${orders.ready_since} desc nulls last`,
      asc(orders.placed_at),
      desc(orders.order_id),
    )
    .limit(MOST_SHOWN);
  return rows.flatMap(({ order_number, status, ready_since, guest_name }) => {
    if (order_number === null) return [];
    const name = screen_names ? firstName(guest_name) : null;
    const ready_at = status === 'ORDER_READY' ? (ready_since?.toISOString() ?? null) : null;
    return [{ order_number, name, status: ready_at ? 'ORDER_READY' : 'ORDER_PREPARING', ready_at }];
  });
}
