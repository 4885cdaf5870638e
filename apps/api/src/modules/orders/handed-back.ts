import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { bill_share_items, bill_share_orders, bill_shares, refunds } from '../../db/schema/index';
import { itemWorth } from './item-worth';
import type { OrderItemRow, StoredOrder } from './order-rows';
import type { OrderKey } from './repository';

type Held = Pick<StoredOrder, 'order' | 'items'>;

/** Money the counter took for lines of an order at one time, and returned of it. */
type Take = { readonly amount: number; readonly items: readonly OrderItemRow[] };

/** Total that the counter has returned of an order. */
export async function findHandedBack(db: Database, held: Held): Promise<number> {
  return (await readTill(db, held)).handedFor(NOTHING);
}

/** Money that the counter is about to return: for whole lines, for units of lines, or for no line. */
export type Handing = {
  readonly items: readonly OrderItemRow[];
  /** By the line: what its units are worth. */
  readonly parts: ReadonlyMap<string, number>;
  readonly amount: number;
};

const NOTHING: Handing = { items: [], parts: new Map(), amount: 0 };

/** Amount the counter returns now, at most what it still has. */
export async function findToHandBack(
  db: Database,
  held: Held,
  handing: Partial<Handing>,
): Promise<number> {
  const { handedFor } = await readTill(db, held);
  return handedFor({ ...NOTHING, ...handing }) - handedFor(NOTHING);
}

/** Amount that the counter took for an order and has not returned. */
export async function findLeftInTill(db: Database, held: Held): Promise<number> {
  const { taken, handedFor } = await readTill(db, held);
  return taken - handedFor(NOTHING);
}

/** Whether the counter has the money of a line. */
export function isAtCounter({ has_paid }: Pick<OrderItemRow, 'has_paid'>): boolean {
  return has_paid === 'PAYMENT_PAID_AT_COUNTER';
}

/**
 * Reads the money the counter took for an order. Of each take it returns at most the amount taken: the worth of a line
 * or of some of its units, and with the last line the rest, tip included. The sum is lower than the worth of the lines
 * where an amount was paid by card.
 */
async function readTill(db: Database, held: Held) {
  const takes = await findTakes(db, held);
  const worth = itemWorth(held);
  const onCards = await findSentToCards(db, held.order);
  const taken = takes.reduce((sum, { amount }) => sum + amount, 0);
  function handedFor({ items: now, parts, amount: beside }: Handing): number {
    function partOf(item: OrderItemRow): number {
      if (isGone(item)) return worth.get(item.item_instance_id) ?? 0;
      return isAtCounter(item) ? item.refunded_part + (parts.get(item.item_instance_id) ?? 0) : 0;
    }
    function isGone(item: OrderItemRow): boolean {
      const isBefore = item.has_paid === 'PAYMENT_REFUNDED' && !onCards.has(item.item_instance_id);
      return isBefore || now.includes(item);
    }
    let sum = 0;
    for (const { amount, items } of takes) {
      const isAll = items.some(isGone) && items.filter(isAtCounter).every(isGone);
      const parts_sum = items.reduce((total, item) => total + partOf(item), 0);
      sum += isAll ? amount : Math.min(amount, parts_sum);
    }
    return Math.min(taken, sum + held.order.handed_amount + beside);
  }
  return { taken, handedFor };
}

/** Takes of the counter, and the lines of each: those it named, or those no share named. */
async function findTakes(db: Database, { order, items }: Held): Promise<Take[]> {
  const rows = await db
    .select({ part: bill_share_orders })
    .from(bill_share_orders)
    .innerJoin(
      bill_shares,
      and(
        eq(bill_shares.restaurant_id, bill_share_orders.restaurant_id),
        eq(bill_shares.share_id, bill_share_orders.share_id),
      ),
    )
    .where(
      and(
        eq(bill_share_orders.restaurant_id, order.restaurant_id),
        eq(bill_share_orders.order_id, order.order_id),
        eq(bill_share_orders.is_live, true),
        eq(bill_shares.kind, 'counter'),
      ),
    );
  if (rows.length === 0) return [];
  const payers = await findPayers(db, order);
  const naming = new Set(payers.values());
  return rows.map(({ part }) => {
    const payer = naming.has(part.share_id) ? part.share_id : undefined;
    return {
      amount: part.amount + part.tip_amount,
      items: items.filter(({ item_instance_id }) => payers.get(item_instance_id) === payer),
    };
  });
}

/** Of each line that somebody pays for by name, in which share. */
async function findPayers(
  db: Database,
  { restaurant_id, order_id }: OrderKey,
): Promise<ReadonlyMap<string, string>> {
  const lines = await db
    .select()
    .from(bill_share_items)
    .where(
      and(
        eq(bill_share_items.restaurant_id, restaurant_id),
        eq(bill_share_items.order_id, order_id),
        eq(bill_share_items.is_live, true),
      ),
    );
  return new Map(lines.map(({ item_instance_id, share_id }) => [item_instance_id, share_id]));
}

/** The lines whose money went back to cards. */
async function findSentToCards(
  db: Database,
  { restaurant_id, order_id }: OrderKey,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ ids: refunds.item_instance_ids })
    .from(refunds)
    .where(and(eq(refunds.restaurant_id, restaurant_id), eq(refunds.order_id, order_id)));
  return new Set(rows.flatMap(({ ids }) => ids ?? []));
}
