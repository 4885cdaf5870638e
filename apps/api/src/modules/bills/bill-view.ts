import type { Bill as BillView, BillShare } from '@comanda/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { bill_share_items, guests } from '../../db/schema/index';
import { groupBy } from '../../shared/group-by';
import type { Bill, ShareItemRow, ShareRow } from './bill';
import { findBill } from './repository';

type SessionKey = {
  readonly restaurant_id: string;
  readonly table_id: string;
  readonly table_session_id: string;
};

/** The bill of a table as its party sees it; null while nothing is on it. */
export async function showBill(
  { db }: Pick<Deps, 'db'>,
  session: SessionKey,
): Promise<BillView | null> {
  const bill = await findBill(db, session);
  const [first] = bill.orders;
  if (first === undefined) return null;
  const { restaurant_id, table_id } = session;
  const names = await findNames(db, restaurant_id, bill.shares);
  const items = groupBy(await findItems(db, restaurant_id, bill.shares), (item) => item.share_id);
  const total = sum(bill.orders, ({ order }) => order.total_with_tip_and_tax);
  const paid = taken(bill, ['PAID', 'REFUNDED']);
  const claimed = taken(bill, ['CLAIMED']);
  return {
    table_id,
    currency: first.order.currency,
    order_ids: bill.orders.map(({ order }) => order.order_id),
    total,
    paid,
    claimed,
    open: total - paid - claimed,
    shares: bill.shares.map((share) => toShare(share, names, items.get(share.share_id) ?? [])),
  };
}

/** One share of a bill, as the table sees it. */
export async function showShare({ db }: Pick<Deps, 'db'>, share: ShareRow): Promise<BillShare> {
  const { restaurant_id } = share;
  const names = await findNames(db, restaurant_id, [share]);
  return toShare(share, names, await findItems(db, restaurant_id, [share]));
}

function toShare(
  share: ShareRow,
  names: ReadonlyMap<string, string>,
  items: readonly ShareItemRow[],
): BillShare {
  const { share_id, guest_id, kind, parts, parts_of, amount, tip_amount, status } = share;
  return {
    share_id,
    guest_id,
    guest_name: guest_id === null ? null : (names.get(guest_id) ?? null),
    kind,
    parts,
    parts_of,
    amount,
    tip_amount,
    item_instance_ids: items.map(({ item_instance_id }) => item_instance_id),
    status,
    held_until: share.held_until.toISOString(),
  };
}

/** Amount that shares of these statuses take of the bill's orders, tips included. */
function taken({ orders, shares }: Bill, statuses: readonly ShareRow['status'][]): number {
  const counted = new Set(
    shares.filter(({ status }) => statuses.includes(status)).map(({ share_id }) => share_id),
  );
  return sum(
    orders.flatMap(({ parts }) => parts).filter(({ share_id }) => counted.has(share_id)),
    ({ amount, tip_amount }) => amount + tip_amount,
  );
}

function sum<Row>(rows: readonly Row[], amountOf: (row: Row) => number): number {
  return rows.reduce((total, row) => total + amountOf(row), 0);
}

async function findNames(
  db: Deps['db'],
  restaurant_id: string,
  shares: readonly ShareRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = shares.flatMap(({ guest_id }) => guest_id ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ guest_id: guests.guest_id, name: guests.name })
    .from(guests)
    .where(and(eq(guests.restaurant_id, restaurant_id), inArray(guests.guest_id, ids)));
  return new Map(rows.map(({ guest_id, name }) => [guest_id, name]));
}

async function findItems(
  db: Deps['db'],
  restaurant_id: string,
  shares: readonly ShareRow[],
): Promise<ShareItemRow[]> {
  const ids = shares.map(({ share_id }) => share_id);
  if (ids.length === 0) return [];
  return await db
    .select()
    .from(bill_share_items)
    .where(
      and(
        eq(bill_share_items.restaurant_id, restaurant_id),
        inArray(bill_share_items.share_id, ids),
        eq(bill_share_items.is_live, true),
      ),
    );
}
