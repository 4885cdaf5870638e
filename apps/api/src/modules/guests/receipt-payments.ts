import type { Order, ReceiptPayment } from '@comanda/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { guests } from '../../db/schema/index';
import { findTakings, type Taking } from '../orders/find-takings';
import type { GuestRow } from '../tables/repository';

/**
 * Finds the money that came in for a guest's orders, one entry for each payment. Cards and shares are the guest's own; a
 * tablemate who paid is known by name alone.
 */
export async function findReceiptPayments(
  db: Database,
  guest: Pick<GuestRow, 'restaurant_id' | 'guest_id'>,
  orders: readonly Order[],
): Promise<ReceiptPayment[]> {
  const { restaurant_id, guest_id } = guest;
  const takings = await findTakings(
    db,
    restaurant_id,
    orders.map(({ order_id }) => order_id),
  );
  const names = await findPayerNames(db, guest, takings);
  return orders.flatMap((order) => {
    const own = takings.filter(({ order_id }) => order_id === order.order_id);
    const refunded = withHandedBack(order, own);
    return own.map((taking, place) => {
      const isOwn = taking.guest_id === guest_id;
      return {
        order_id: taking.order_id,
        share_id: isOwn ? taking.share_id : null,
        payment_method: taking.payment_method,
        card: isOwn ? taking.card : null,
        paid_by: isOwn ? null : (names.get(taking.guest_id) ?? null),
        amount: taking.paid,
        refunded_amount: refunded[place] ?? 0,
      };
    });
  });
}

/** Refunds by payment. An amount that went back to no card was handed over at the counter, of its first payment first. */
function withHandedBack(
  { refunded_amount }: Pick<Order, 'refunded_amount'>,
  takings: readonly Taking[],
): number[] {
  let rest = refunded_amount - takings.reduce((sum, { refunded }) => sum + refunded, 0);
  return takings.map(({ payment_method, paid, refunded }) => {
    const handed = payment_method === 'COUNTER' ? Math.min(paid, rest) : 0;
    rest -= handed;
    return refunded + handed;
  });
}

async function findPayerNames(
  db: Database,
  { restaurant_id, guest_id }: Pick<GuestRow, 'restaurant_id' | 'guest_id'>,
  takings: readonly Taking[],
): Promise<ReadonlyMap<string | null, string>> {
  const others = takings.flatMap((taking) => taking.guest_id ?? []).filter((id) => id !== guest_id);
  if (others.length === 0) return new Map();
  const rows = await db
    .select({ guest_id: guests.guest_id, name: guests.name })
    .from(guests)
    .where(and(eq(guests.restaurant_id, restaurant_id), inArray(guests.guest_id, others)));
  return new Map(rows.map((row) => [row.guest_id, row.name]));
}
