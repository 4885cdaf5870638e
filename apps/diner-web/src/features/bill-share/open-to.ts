import type { Bill } from '@comanda/contracts';

/** The bill as one guest may choose from it: what they hold themselves they give up by choosing anew. */
export function openTo(guest_id: string | undefined, bill: Bill): Bill {
  const held = bill.shares.find(
    (share) => share.status === 'CLAIMED' && share.guest_id === guest_id,
  );
  if (held === undefined) return bill;
  const { amount, tip_amount } = held;
  return {
    ...bill,
    total: bill.total - tip_amount,
    claimed: bill.claimed - amount,
    open: bill.open + amount - tip_amount,
    shares: bill.shares.filter((share) => share !== held),
  };
}
