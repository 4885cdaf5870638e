import {
  type BoardOrder,
  type LateOrder,
  type OrderStatus,
  parkingSpotOf,
} from '@comanda/contracts';
import { and, asc, desc, eq, gt, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import {
  delivery_quotes,
  late_orders,
  orders,
  refunds,
  sections,
  tables,
} from '../../db/schema/index';
import type { Deps } from '../../deps';
import { findOrdersById } from '../orders/repository';
import { lastCarCall } from './last-car-call';
import { lastHandler } from './last-handler';
import { paidStateOf } from './paid-state';

export type BoardQuestion = {
  /** null = any. */
  readonly statuses: readonly OrderStatus[] | null;
  readonly newest_first: boolean;
  readonly after: PageKey | null;
  readonly limit: number;
  /** Narrows it further; within the query of `orders` and `tables`. */
  readonly condition?: SQL | undefined;
};

export type PageKey = { readonly placed_at: Date; readonly order_id: string };

export type BoardPage = { readonly orders: BoardOrder[]; readonly next: PageKey | null };

/** One page of the restaurant's placed orders, by when they were placed. */
export async function listBoardOrders(
  { db }: Pick<Deps, 'db'>,
  restaurant_id: string,
  { statuses, newest_first, after, limit, condition }: BoardQuestion,
): Promise<BoardPage> {
  const [follows, direction] = newest_first ? ([lt, desc] as const) : ([gt, asc] as const);
  const rows = await db
    .select({
      order_id: orders.order_id,
      placed_at: orders.placed_at,
      seen_at: orders.seen_at,
      table_label: tables.label,
      local_id: tables.local_id,
      section: sections.name,
      section_type: tables.section_type,
      handled_by: lastHandler(db),
      car_call: lastCarCall(db),
      refund_pending: refundPending,
      delivery_zone: delivery_quotes.zone_key,
      late: late_orders,
    })
    .from(orders)
    .innerJoin(
      tables,
      and(eq(tables.restaurant_id, orders.restaurant_id), eq(tables.table_id, orders.table_id)),
    )
    .leftJoin(
      sections,
      and(
        eq(sections.restaurant_id, tables.restaurant_id),
        eq(sections.section_id, tables.section_id),
      ),
    )
    // An offer that an order took up is kept for as long as the order.
    .leftJoin(
      delivery_quotes,
      and(
        eq(delivery_quotes.restaurant_id, orders.restaurant_id),
        eq(delivery_quotes.quote_id, orders.delivery_quote_id),
      ),
    )
    .leftJoin(
      late_orders,
      and(
        eq(late_orders.restaurant_id, orders.restaurant_id),
        eq(late_orders.order_id, orders.order_id),
      ),
    )
    .where(
      and(
        eq(orders.restaurant_id, restaurant_id),
        isNotNull(orders.placed_at),
        statuses === null ? undefined : inArray(orders.status, [...statuses]),
        condition,
        after === null
          ? undefined
          : or(
              follows(orders.placed_at, after.placed_at),
              and(eq(orders.placed_at, after.placed_at), follows(orders.order_id, after.order_id)),
            ),
      ),
    )
    .orderBy(direction(orders.placed_at), direction(orders.order_id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const shown = await findOrdersById(
    db,
    restaurant_id,
    page.map(({ order_id }) => order_id),
  );
  const byId = new Map(shown.map((order) => [order.order_id, order]));
  return {
    orders: page.flatMap((row) => {
      const { order_id, local_id, section, section_type, delivery_zone } = row;
      const seen_at = row.seen_at?.toISOString() ?? null;
      const order = byId.get(order_id);
      if (order === undefined) return [];
      return [
        {
          ...order,
          table_label: row.table_label ?? local_id,
          parking_spot: row.car_call === null ? null : parkingSpotOf(row.car_call),
          section,
          section_type,
          delivery_zone,
          paid_state: paidStateOf(order),
          seen_at,
          handled_by: row.handled_by,
          refund_pending: row.refund_pending,
          late: row.late && toLate(row.late),
        },
      ];
    }),
    next:
      rows.length > limit && last !== undefined && last.placed_at !== null
        ? { placed_at: last.placed_at, order_id: last.order_id }
        : null,
  };
}

/** The refunds of an order that its processor has not confirmed, within a query of `orders`. */
const refundPending = sql<number>`(
  select coalesce(sum(${refunds.amount}), 0)::int from ${refunds}
  where ${refunds.restaurant_id} = ${orders.restaurant_id}
    and ${refunds.order_id} = ${orders.order_id}
    and ${refunds.status} = 'PENDING'
)`;

function toLate({
  taken_at,
  shown_total,
  differences,
}: typeof late_orders.$inferSelect): LateOrder {
  return { taken_at: taken_at.toISOString(), shown_total, differences };
}
