import { allocate, cents } from '@comanda/kernel';
import { and, eq, inArray } from 'drizzle-orm';
import { bill_share_items, refunds } from '../../db/schema/index';
import type { Database } from '../../db/database';
import type { PaymentRow } from '../../settle/payment-repository';
import { findShareParts } from '../bills/repository';
import type { OrderKey } from '../orders/repository';
import type { BoardOrder } from './lock-board-order';

/** Money of one captured payment that an order has, and what of it has not been given back yet. */
export type Source = {
  readonly payment_id: string;
  readonly share_id: string | null;
  readonly left: number;
  /** The lines this payer paid for by name. */
  readonly item_instance_ids: ReadonlySet<string>;
};

export type RefundRow = typeof refunds.$inferSelect;

/** Where the money of an order came from. Its payments must be held, so that two refunds do not both find it. */
export async function findSources(
  db: Database,
  { order, payments }: BoardOrder,
): Promise<{ readonly sources: Source[]; readonly earlier: RefundRow[] }> {
  const asked = await findRefunds(db, order, payments);
  const sources: Source[] = [];
  for (const payment of payments) {
    if (payment.status !== 'CAPTURED') continue;
    const { payment_id, share_id } = payment;
    const left = await leftOf(db, order, {
      payment,
      asked: asked.filter((row) => row.payment_id === payment_id),
    });
    const item_instance_ids = await findNamedLines(db, order, share_id);
    sources.push({ payment_id, share_id, left, item_instance_ids });
  }
  return {
    sources: sources.filter(({ left }) => left > 0),
    earlier: asked.filter(({ order_id }) => order_id === order.order_id),
  };
}

type Asked = {
  readonly payment: PaymentRow;
  /** Everything that was asked to be given back of it here, for whichever order. */
  readonly asked: readonly RefundRow[];
};

/** What an order still has of a payment: of one for several orders no more than its own part. */
async function leftOf(
  db: Database,
  { restaurant_id, order_id }: OrderKey,
  { payment, asked }: Asked,
): Promise<number> {
  const byHand = givenByHand({ payment, asked });
  const most = payment.amount - sumOf(asked) - byHand;
  const { share_id } = payment;
  if (share_id === null) return most;
  // A share that went back on the bill has nothing: its money goes back as a whole.
  const all = await findShareParts(db, { restaurant_id, share_id });
  const parts = all.filter(({ is_live }) => is_live);
  const amounts = parts.map(({ amount, tip_amount }) => amount + tip_amount);
  const place = parts.findIndex((part) => part.order_id === order_id);
  if (place === -1) return 0;
  // Nobody says which of the orders it was for.
  const own = (amounts[place] ?? 0) - (allocate(cents(byHand), amounts)[place] ?? 0);
  return Math.min(most, own - sumOf(asked.filter((row) => row.order_id === order_id)));
}

/**
 * What of a payment was given back at the processor itself. What was asked for here since the processor was last heard of is
 * not in its figure yet.
 */
function givenByHand({ payment, asked }: Asked): number {
  const { refunded_amount, updated_at } = payment;
  const heard = asked.filter(
    ({ status, created_at }) => status === 'DONE' || created_at <= updated_at,
  );
  return Math.max(0, refunded_amount - sumOf(heard));
}

async function findRefunds(
  db: Database,
  { restaurant_id }: OrderKey,
  payments: readonly PaymentRow[],
): Promise<RefundRow[]> {
  const ids = payments.map(({ payment_id }) => payment_id);
  if (ids.length === 0) return [];
  return await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.restaurant_id, restaurant_id), inArray(refunds.payment_id, ids)));
}

async function findNamedLines(
  db: Database,
  { restaurant_id, order_id }: OrderKey,
  share_id: string | null,
): Promise<ReadonlySet<string>> {
  if (share_id === null) return new Set();
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

function sumOf(rows: readonly RefundRow[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
