import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { insertRows } from '../../db/insert-rows';
import {
  idempotency_keys,
  order_campaigns,
  order_items,
  orders,
  outbox,
} from '../../db/schema/index';
import type { OutboxRow } from '../../jobs/outbox/messages';
import type { NewKeyRow } from '../../plugins/idempotency/key-store';
import { takeNumber } from '../../settle/take-order-number';
import type { OrderRow, StoredOrder } from './order-rows';
import { openSession } from './seated';

export type PlacedOrder = StoredOrder & {
  readonly order: OrderRow & { readonly order_number: string; readonly placed_at: Date };
};

/** `number_taken`: another order has it. */
export type Written = 'written' | 'number_taken' | 'session_closed';

/**
 * Writes a placed order with its number, its lines and campaigns, the message that follows from it and, where given, the
 * reply of its call: all in one statement, for each costs a way to the database. It holds the party's time at its table,
 * so that whoever closes the table waits. Where it does not come to `written`, nothing is.
 */
export async function writePlaced(
  db: Database,
  { order, items, campaigns }: PlacedOrder,
  message: OutboxRow,
  key: NewKeyRow | null,
): Promise<Written> {
  const { order_number, placed_at } = order;
  const parts = [
    insertRows(orders, [order]),
    ...insertAll(order_items, items),
    ...insertAll(order_campaigns, campaigns),
    insertRows(outbox, [message]),
    ...(key === null ? [] : [insertRows(idempotency_keys, [key])]),
  ];
  const { rows } = await db.execute<{ is_seated: boolean; is_numbered: boolean }>(sql`
    with seated as (${openSession(db, order)}),
    number as (${takeNumber(order, order_number, placed_at, sql`exists (select from seated)`)}),
    ${sql.join(parts.map(ifNumbered), sql`, `)}
    select exists (select from seated) is_seated, exists (select from number) is_numbered`);
  const [outcome] = rows;
  if (outcome?.is_numbered === true) return 'written';
  return outcome?.is_seated === true ? 'number_taken' : 'session_closed';
}

function ifNumbered(insert: SQL, index: number): SQL {
  return sql`${sql.raw(`part_${index}`)} as (${insert} where exists (select from number))`;
}

function insertAll<Table extends Parameters<typeof insertRows>[0]>(
  table: Table,
  [first, ...others]: readonly Table['$inferInsert'][],
): SQL[] {
  return first === undefined ? [] : [insertRows(table, [first, ...others])];
}
