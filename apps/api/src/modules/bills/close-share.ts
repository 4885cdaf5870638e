import type { HasPaid } from '@comanda/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { bill_share_items, bill_share_orders, order_items } from '../../db/schema/index';
import type { OrderRow } from '../orders/order-rows';
import { lockOrder } from '../orders/repository';
import { tellOrderChanged } from '../orders/tell-changed';
import type { BillOrder, ShareRow } from './bill';
import { openAmounts } from './open-amounts';
import {
  findBillOrder,
  findShare,
  findShareItems,
  findShareParts,
  type ShareKey,
  updateShare,
  writeClaims,
} from './repository';

type ShareDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'events'>;

/** Holds the orders of a share, in the order in which everybody does, until the transaction ends. */
export async function lockShareOrders(
  { db }: Pick<Deps, 'db'>,
  key: ShareKey,
): Promise<readonly OrderRow[]> {
  const held: OrderRow[] = [];
  for (const part of await findShareParts(db, key)) {
    const order = await lockOrder(db, part);
    if (order !== null) held.push(order);
  }
  return held;
}

/** Puts a share that was not paid back on the bill. Its orders are held before its lines are touched, as everywhere. */
export async function releaseShare(deps: ShareDeps, key: ShareKey): Promise<void> {
  await lockShareOrders(deps, key);
  const share = await findShare(deps.db, key);
  if (share?.status !== 'CLAIMED') return;
  await closeShare(deps, share, 'RELEASED');
  await deps.db.update(bill_share_orders).set({ is_live: false }).where(isPartOf(key));
  await deps.db
    .update(bill_share_items)
    .set({ is_live: false })
    .where(
      and(
        eq(bill_share_items.restaurant_id, key.restaurant_id),
        eq(bill_share_items.share_id, key.share_id),
      ),
    );
  for (const order of await lockShareOrders(deps, key)) {
    await writeClaims(deps.db, await findBillOrder(deps.db, order), deps.clock.now());
  }
  await tellTable(deps, share);
}

/** Marks a share as paid, with the lines it pays for by name, and all of an order that nothing is open of any more. */
export async function markSharePaid(
  deps: ShareDeps,
  key: ShareKey,
  has_paid: Extract<HasPaid, 'PAYMENT_PAID_ONLINE' | 'PAYMENT_PAID_AT_COUNTER'>,
): Promise<void> {
  const share = await findShare(deps.db, key);
  if (share?.status !== 'CLAIMED') return;
  await closeShare(deps, share, 'PAID');
  const named = await namedLines(deps, key);
  for (const order of await lockShareOrders(deps, key)) {
    const each = await findBillOrder(deps.db, order);
    const isSettled = openAmounts(each).total === 0 && (await areAllPaid(deps, each));
    await markLines(deps, each, isSettled ? null : named, { from: 'PAYMENT_UNPAID', to: has_paid });
    await tellOrderChanged(deps, order);
  }
  await tellTable(deps, share);
}

/** Marks a paid share as given back. It stays taken: what was refunded is not owed again. */
export async function markShareRefunded(deps: ShareDeps, key: ShareKey): Promise<void> {
  const share = await findShare(deps.db, key);
  if (share?.status !== 'PAID') return;
  await updateShare(deps.db, share, { status: 'REFUNDED' });
  const named = await namedLines(deps, key);
  for (const order of await lockShareOrders(deps, key)) {
    const each = await findBillOrder(deps.db, order);
    const isWhole = each.parts.length === 1;
    await markLines(deps, each, isWhole ? null : named, {
      from: 'PAYMENT_PAID_ONLINE',
      to: 'PAYMENT_REFUNDED',
    });
    await tellOrderChanged(deps, order);
  }
  await tellTable(deps, share);
}

async function closeShare(
  { db, clock }: ShareDeps,
  share: ShareRow,
  status: ShareRow['status'],
): Promise<void> {
  await updateShare(db, share, { status, closed_at: clock.now() });
}

async function areAllPaid({ db }: ShareDeps, { parts }: BillOrder): Promise<boolean> {
  for (const part of parts) {
    const share = await findShare(db, part);
    if (share?.status !== 'PAID' && share?.status !== 'REFUNDED') return false;
  }
  return true;
}

async function namedLines({ db }: ShareDeps, key: ShareKey): Promise<ReadonlySet<string>> {
  const items = await findShareItems(db, key);
  return new Set(items.map(({ item_instance_id }) => item_instance_id));
}

/** Marks these lines of an order, or all with null. */
async function markLines(
  { db }: ShareDeps,
  { order, items }: BillOrder,
  named: ReadonlySet<string> | null,
  { from, to }: { readonly from: HasPaid; readonly to: HasPaid },
): Promise<void> {
  const marked = items
    .filter((item) => item.has_paid === from)
    .map(({ item_instance_id }) => item_instance_id)
    .filter((id) => named === null || named.has(id));
  if (marked.length === 0) return;
  await db
    .update(order_items)
    .set({ has_paid: to })
    .where(
      and(
        eq(order_items.restaurant_id, order.restaurant_id),
        eq(order_items.order_id, order.order_id),
        inArray(order_items.item_instance_id, marked),
      ),
    );
}

/** Tells the table of a share that its bill is another one by now. */
export async function tellTable(deps: Pick<Deps, 'db' | 'events'>, share: ShareRow): Promise<void> {
  const [part] = await findShareParts(deps.db, share);
  const order = part && (await lockOrder(deps.db, part));
  if (!order) return;
  const { restaurant_id, table_id, table_session_id } = order;
  await deps.events.publish(deps.db, {
    type: 'table.changed',
    restaurant_id,
    table_id,
    table_session_id,
  });
}

function isPartOf({ restaurant_id, share_id }: ShareKey) {
  return and(
    eq(bill_share_orders.restaurant_id, restaurant_id),
    eq(bill_share_orders.share_id, share_id),
  );
}
