import { allocate, cents } from '@comanda/kernel';
import { and, eq, inArray } from 'drizzle-orm';
import { refunds } from '../../db/schema/index';
import type { Database } from '../../db/database';
import type { PaymentRow } from '../payments/settle/payment-repository';
import type { ShareOrderRow } from '../bills/bill';
import { findShareParts } from '../bills/repository';
import type { OrderKey } from '../orders/repository';
import type { BoardOrder } from './lock-board-order';
import { findPaidLines } from './paid-lines';

/** Money of one captured payment that an order has, and what of it has not been given back yet. */
export type Source = {
  readonly payment_id: string;
  readonly share_id: string | null;
  readonly left: number;
  /** The lines that were paid for by name, and what was paid for each. */
  readonly paid_lines: ReadonlyMap<string, number>;
};

export type RefundRow = typeof refunds.$inferSelect;

/** Where the money of an order came from. Its payments must be held, so that two refunds do not both find it. */
export async function findSources(
  db: Database,
  held: BoardOrder,
  worth: ReadonlyMap<string, number>,
): Promise<{ readonly sources: Source[]; readonly earlier: RefundRow[] }> {
  const { order, payments } = held;
  const asked = await findRefunds(db, order, payments);
  const sources: Source[] = [];
  for (const payment of payments) {
    if (payment.status !== 'CAPTURED') continue;
    const { payment_id, share_id } = payment;
    const parts = await findLiveParts(db, payment);
    const part = parts?.find(({ order_id }) => order_id === order.order_id);
    const own = asked.filter((row) => row.payment_id === payment_id);
    sources.push({
      payment_id,
      share_id,
      left: Math.max(0, leftOf(order, { payment, asked: own, parts })),
      paid_lines: part ? await findPaidLines(db, held, part, worth) : new Map(),
    });
  }
  return { sources, earlier: asked.filter(({ order_id }) => order_id === order.order_id) };
}

type Asked = {
  readonly payment: PaymentRow;
  /** Everything that was asked to be given back of it here, for whichever order. */
  readonly asked: readonly RefundRow[];
};

type Paid = Asked & {
  /** Parts by order; null = the payment is for one order. */
  readonly parts: readonly ShareOrderRow[] | null;
};

/** Refundable rest of an order's payment: for several orders at most its own part. */
function leftOf({ order_id }: OrderKey, { payment, asked, parts }: Paid): number {
  const byHand = givenByHand({ payment, asked });
  const most = payment.amount - sumOf(asked) - byHand;
  if (parts === null) return most;
  const amounts = parts.map(({ amount, tip_amount }) => amount + tip_amount);
  const place = parts.findIndex((part) => part.order_id === order_id);
  if (place === -1) return 0;
  // It is unknown which of the orders it was for.
  const own = (amounts[place] ?? 0) - (allocate(cents(byHand), amounts)[place] ?? 0);
  return Math.min(most, own - sumOf(asked.filter((row) => row.order_id === order_id)));
}

/** Returns the amount refunded at the processor itself: its total minus the refunds that were requested here. */
function givenByHand({ payment, asked }: Asked): number {
  const { refunded_amount } = payment;
  return Math.max(0, refunded_amount - sumOf(asked.filter((row) => isHeard(row, refunded_amount))));
}

/** Whether a part is in the processor's figure: it may have been heard of before its own answer is written down. */
function isHeard({ status, amount, refunded_before }: RefundRow, refunded_amount: number): boolean {
  const isSeen = refunded_before !== null && refunded_amount >= refunded_before + amount;
  return status === 'DONE' || isSeen;
}

/** Of a share that went back on the bill there are none: its money goes back as a whole. */
async function findLiveParts(
  db: Database,
  { restaurant_id, share_id }: PaymentRow,
): Promise<ShareOrderRow[] | null> {
  if (share_id === null) return null;
  const parts = await findShareParts(db, { restaurant_id, share_id });
  return parts.filter(({ is_live }) => is_live);
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

function sumOf(rows: readonly RefundRow[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
