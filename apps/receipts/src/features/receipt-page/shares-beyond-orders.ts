import type { PaidShare, Receipt } from '@comanda/contracts';

type ShareBeyond = {
  readonly share: PaidShare;
  /** Amount of it that paid for the orders of the same receipt. */
  readonly own_amount: number;
};

/** Payments of the table’s bill that paid for more than the orders of the same receipt. */
export function sharesBeyondOrders({
  payments,
  paid_shares,
}: Pick<Receipt, 'payments' | 'paid_shares'>): ShareBeyond[] {
  return paid_shares
    .map((share) => {
      const own = payments.filter(({ share_id }) => share_id === share.share_id);
      return { share, own_amount: own.reduce((sum, { amount }) => sum + amount, 0) };
    })
    .filter(({ share, own_amount }) => own_amount < share.totals.total_with_tip_and_tax);
}
