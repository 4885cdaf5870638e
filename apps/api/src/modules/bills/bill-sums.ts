import type { ShareStatus } from '@comanda/contracts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { bill_share_orders, bill_shares, orders } from '../../db/schema/index';
import { isOnBill } from './repository';

/** The figures of a bill, in cents. */
export type BillSums = {
  readonly total: number;
  readonly paid: number;
  readonly claimed: number;
  readonly open: number;
};

type Parties = {
  readonly restaurant_id: string;
  readonly table_session_ids: readonly string[];
};

/** Adds up the bills of several parties; one that has ordered nothing has none. */
export async function findBillSums(
  db: Database,
  parties: Parties,
): Promise<ReadonlyMap<string, BillSums>> {
  if (parties.table_session_ids.length === 0) return new Map();
  const totals = await findTotals(db, parties);
  const shares = await findShareSums(db, parties);
  function taken(table_session_id: string, statuses: readonly ShareStatus[]): number {
    return shares
      .filter((row) => row.table_session_id === table_session_id && statuses.includes(row.status))
      .reduce((sum, { amount }) => sum + amount, 0);
  }
  return new Map(
    totals.map(({ table_session_id, total }) => {
      const paid = taken(table_session_id, ['PAID', 'REFUNDED']);
      const claimed = taken(table_session_id, ['CLAIMED']);
      return [table_session_id, { total, paid, claimed, open: total - paid - claimed }];
    }),
  );
}

async function findTotals(db: Database, parties: Parties) {
  return await db
    .select({
      table_session_id: orders.table_session_id,
      total: sql<number>`sum(${orders.total_with_tip_and_tax})::int`,
    })
    .from(orders)
    .where(isOfParties(db, parties))
    .groupBy(orders.table_session_id);
}

async function findShareSums(db: Database, parties: Parties) {
  return await db
    .select({
      table_session_id: orders.table_session_id,
      status: bill_shares.status,
      amount: sql<number>`sum(${bill_share_orders.amount} + ${bill_share_orders.tip_amount})::int`,
    })
    .from(orders)
    .innerJoin(
      bill_share_orders,
      and(
        eq(bill_share_orders.restaurant_id, orders.restaurant_id),
        eq(bill_share_orders.order_id, orders.order_id),
        eq(bill_share_orders.is_live, true),
      ),
    )
    .innerJoin(
      bill_shares,
      and(
        eq(bill_shares.restaurant_id, bill_share_orders.restaurant_id),
        eq(bill_shares.share_id, bill_share_orders.share_id),
      ),
    )
    .where(isOfParties(db, parties))
    .groupBy(orders.table_session_id, bill_shares.status);
}

function isOfParties(db: Database, { restaurant_id, table_session_ids }: Parties) {
  return and(
    eq(orders.restaurant_id, restaurant_id),
    inArray(orders.table_session_id, [...table_session_ids]),
    isOnBill(db),
  );
}
