import { allocate, cents } from '@comanda/kernel';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { bill_share_items } from '../../db/schema/index';
import type { ShareOrderRow } from '../bills/bill';
import { priceLines } from '../bills/price-lines';
import type { BoardOrder } from './lock-board-order';

/**
 * Returns the amount a share paid for each line that it names. A payer of the last lines after an amount was paid has
 * paid less than they cost, reduced in proportion: the difference came from payers who name no lines. Later refunds do
 * not change this.
 */
export async function findPaidLines(
  db: Database,
  held: BoardOrder,
  part: ShareOrderRow,
  worth: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const named = await findNamedLines(db, part);
  const lines = held.items.filter(({ item_instance_id }) => named.has(item_instance_id));
  const costs = lines.map(({ item_instance_id }) => worth.get(item_instance_id) ?? 0);
  const missing = cents(Math.max(0, priceLines(held, named) - part.amount));
  const lacks = missing === 0 ? [] : allocate(missing, costs);
  return new Map(
    lines.map(({ item_instance_id }, place) => [
      item_instance_id,
      (costs[place] ?? 0) - (lacks[place] ?? 0),
    ]),
  );
}

async function findNamedLines(
  db: Database,
  { restaurant_id, order_id, share_id }: ShareOrderRow,
): Promise<ReadonlySet<string>> {
  const lines = await db
    .select({ item_instance_id: bill_share_items.item_instance_id })
    .from(bill_share_items)
    .where(
      and(
        eq(bill_share_items.restaurant_id, restaurant_id),
        eq(bill_share_items.share_id, share_id),
        eq(bill_share_items.order_id, order_id),
        eq(bill_share_items.is_live, true),
      ),
    );
  return new Set(lines.map(({ item_instance_id }) => item_instance_id));
}
