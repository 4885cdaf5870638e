import type { BoardOrder } from '@comanda/contracts';

/** Returns whether money was paid for an order that can go back: also where shares of it were paid and lines are still open. */
export function canRefund({
  amount,
  open_amount,
  refunded_amount,
  refund_pending,
  status,
}: Pick<
  BoardOrder,
  'amount' | 'open_amount' | 'refunded_amount' | 'refund_pending' | 'status'
>): boolean {
  // The money of a cancelled order is on its way back already.
  return status !== 'ORDER_CANCELLED' && amount - open_amount > refunded_amount + refund_pending;
}
