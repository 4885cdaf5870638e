import type { Bill, HasPaid, Order } from '@comanda/contracts';

const PAID: ReadonlySet<HasPaid> = new Set(['PAYMENT_PAID_ONLINE', 'PAYMENT_PAID_AT_COUNTER']);

/** Whether a guest's payment has arrived: of all that is in their order, or of some of the table's bill. */
export function hasPaid(
  guest_id: string | null,
  order: Pick<Order, 'items'> | undefined,
  bill: Pick<Bill, 'shares'> | null,
): boolean {
  const items = order?.items ?? [];
  if (items.length > 0 && items.every(({ has_paid }) => PAID.has(has_paid))) return true;
  const shares = bill?.shares ?? [];
  return shares.some(
    (share) => guest_id !== null && share.guest_id === guest_id && share.status === 'PAID',
  );
}
