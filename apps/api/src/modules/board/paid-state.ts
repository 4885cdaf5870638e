import type { HasPaid, PaidState } from '@comanda/contracts';

/** How an order as a whole is paid, from how its lines are. */
export function paidStateOf({
  items,
  refunds = [],
}: {
  readonly items: readonly { readonly has_paid: HasPaid }[];
  readonly refunds?: readonly unknown[] | undefined;
}): PaidState {
  function count(...marks: HasPaid[]): number {
    return items.filter(({ has_paid }) => marks.includes(has_paid)).length;
  }
  const refunded = count('PAYMENT_REFUNDED');
  const paid = count('PAYMENT_PAID_ONLINE', 'PAYMENT_PAID_AT_COUNTER');
  if (refunded > 0) return refunded === items.length ? 'REFUNDED' : 'PARTLY_REFUNDED';
  if (refunds.length > 0) return 'PARTLY_REFUNDED';
  if (paid === 0) return 'UNPAID';
  return paid === items.length ? 'PAID' : 'PARTLY_PAID';
}
