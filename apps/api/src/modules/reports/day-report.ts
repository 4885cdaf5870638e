import { DAY_TURNS_AT, type DayReport, type Order } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { type BusinessDay, businessDayAt, businessDayOn } from '@comanda/schedules';
import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { access_tokens, orders, staff, table_sessions } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { Refusal } from '../../http/refusal';
import { findOrdersById } from '../orders/repository';
import { findTakings, type Taking } from '../orders/find-takings';
import { sum, sumOrders } from './sum-orders';
import { sumPayments } from './sum-payments';
import { sumReaderTests } from './sum-reader-tests';
import { sumTips } from './sum-tips';

const ORDERS_AT_ONCE = 200;

/** Adds up the orders that a restaurant placed on one of its days. It reads them as receipts do, so it equals their sum. */
export async function getDayReport(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
  restaurant_id: string,
  date: string | undefined,
): Promise<Result<DayReport, Refusal>> {
  const entry = await deps.catalogue.get(restaurant_id);
  if (entry === null) return err({ code: 'not_found' });
  const { timezone, currency } = entry.restaurant;
  const day =
    date === undefined
      ? businessDayAt(deps.clock.now(), timezone, DAY_TURNS_AT)
      : businessDayOn(date, timezone, DAY_TURNS_AT);
  const { placed, takings, takersOf } = await readDay(deps.db, restaurant_id, day);
  const kept = placed.filter(({ status }) => status !== 'ORDER_CANCELLED');
  const cancelled = placed.filter(({ status }) => status === 'ORDER_CANCELLED');
  const tips = sumTips(kept, takings, takersOf);
  const names = await findNames(
    deps.db,
    restaurant_id,
    tips.flatMap(({ staff_id }) => staff_id ?? []),
  );
  return ok({
    restaurant_id,
    date: day.date,
    starts_at: day.starts_at.toISOString(),
    ends_at: day.ends_at.toISOString(),
    timezone,
    currency,
    ...sumOrders(kept, timezone),
    cancelled: {
      orders: cancelled.length,
      refunded_amount: sum(cancelled, ({ refunded_amount }) => refunded_amount),
    },
    payments: sumPayments(placed, takings),
    reader_tests: await sumReaderTests(deps.db, restaurant_id, day),
    tips: tips.map(({ staff_id, tip_amount }) => ({
      staff_id,
      name: staff_id === null ? null : (names.get(staff_id) ?? null),
      tip_amount,
    })),
  });
}

type Day = {
  /** The first placed first. */
  readonly placed: readonly Order[];
  readonly takings: readonly Taking[];
  /** The member of staff who took an order at the counter, by order. */
  readonly takersOf: ReadonlyMap<string, string>;
};

async function readDay(db: Database, restaurant_id: string, day: BusinessDay): Promise<Day> {
  const rows = await findPlaced(db, restaurant_id, day);
  const placed: Order[] = [];
  const takings: Taking[] = [];
  for (let start = 0; start < rows.length; start += ORDERS_AT_ONCE) {
    const ids = rows.slice(start, start + ORDERS_AT_ONCE).map(({ order_id }) => order_id);
    const byId = new Map(
      (await findOrdersById(db, restaurant_id, ids)).map((order) => [order.order_id, order]),
    );
    placed.push(...ids.flatMap((id) => byId.get(id) ?? []));
    takings.push(...(await findTakings(db, restaurant_id, ids)));
  }
  const takersOf = new Map(
    rows.flatMap(({ order_id, delivery_platform, staff_id }) =>
      delivery_platform === 'FRONT_COUNTER' && staff_id !== null ? [[order_id, staff_id]] : [],
    ),
  );
  return { placed, takings, takersOf };
}

async function findPlaced(
  db: Database,
  restaurant_id: string,
  { starts_at, ends_at }: BusinessDay,
) {
  return await db
    .select({
      order_id: orders.order_id,
      delivery_platform: orders.delivery_platform,
      staff_id: access_tokens.staff_id,
    })
    .from(orders)
    .innerJoin(
      table_sessions,
      and(
        eq(table_sessions.restaurant_id, orders.restaurant_id),
        eq(table_sessions.table_session_id, orders.table_session_id),
      ),
    )
    .leftJoin(
      access_tokens,
      and(
        eq(access_tokens.restaurant_id, table_sessions.restaurant_id),
        eq(access_tokens.token_hash, table_sessions.opened_by_token),
      ),
    )
    .where(
      and(
        eq(orders.restaurant_id, restaurant_id),
        gte(orders.placed_at, starts_at),
        lt(orders.placed_at, ends_at),
      ),
    )
    .orderBy(asc(orders.placed_at), asc(orders.order_id));
}

async function findNames(
  db: Database,
  restaurant_id: string,
  staff_ids: string[],
): Promise<ReadonlyMap<string, string>> {
  if (staff_ids.length === 0) return new Map();
  const rows = await db
    .select({ staff_id: staff.staff_id, name: staff.name })
    .from(staff)
    .where(and(eq(staff.restaurant_id, restaurant_id), inArray(staff.staff_id, staff_ids)));
  return new Map(rows.map(({ staff_id, name }) => [staff_id, name]));
}
