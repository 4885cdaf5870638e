import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import { batched } from '../../db/batching-pool';
import { insertRows } from '../../db/insert-rows';
import { prepareOnce } from '../../db/prepare-once';
import { order_campaigns, order_items, orders, outbox } from '../../db/schema/index';
import type { OutboxRow } from '../../jobs/outbox/messages';
import { insertAnswer, type KeptAnswer, NOTHING_KEPT } from '../../plugins/idempotency/key-store';
import { claimOf, takeNumber } from '../payments/settle/take-order-number';
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
  answer: KeptAnswer | null,
): Promise<Written> {
  const { order_number, placed_at, table_session_id } = order;
  const [outcome] = await writeOf(db).execute({
    ...claimOf(order, order_number, placed_at),
    table_session_id,
    orders: JSON.stringify([order]),
    order_items: JSON.stringify(items),
    order_campaigns: JSON.stringify(campaigns),
    outbox: JSON.stringify([message]),
    ...(answer ?? NOTHING_KEPT),
  });
  if (outcome?.is_numbered === true) return 'written';
  return outcome?.is_seated === true ? 'number_taken' : 'session_closed';
}

const writeOf = prepareOnce((db) => {
  const isSeated = sql<boolean>`exists (select from seated)`;
  const isNumbered = sql<boolean>`exists (select from number)`;
  const session = {
    restaurant_id: sql.placeholder('restaurant_id'),
    table_session_id: sql.placeholder('table_session_id'),
  };
  function part(name: string, statement: SQL) {
    return db.$with(name, {}).as(statement);
  }
  function rowsOf(name: string, table: PgTable) {
    const rows = insertRows(table, sql.placeholder(name));
    return part(`${name}_written`, sql`${rows} where ${isNumbered}`);
  }
  return db
    .with(
      part('seated', openSession(db, session).getSQL()),
      part('number', takeNumber(isSeated)),
      rowsOf('orders', orders),
      rowsOf('order_items', order_items),
      rowsOf('order_campaigns', order_campaigns),
      rowsOf('outbox', outbox),
      part('answer_kept', insertAnswer(isNumbered)),
    )
    .select({ is_seated: isSeated, is_numbered: isNumbered })
    .from(sql`(values (1)) one`)
    .prepare(batched('orders', 'write_placed'));
});
