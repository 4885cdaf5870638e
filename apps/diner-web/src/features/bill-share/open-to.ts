import type { Bill, BillShare } from '@comanda/contracts';

/**
 * The bill as one guest may choose from it: what they hold themselves they give up by choosing anew, and what others have held
 * for long enough is anybody's.
 */
export function openTo(guest_id: string | undefined, bill: Bill, now: Date): Bill {
  const given = bill.shares.filter(
    (share) => share.status === 'CLAIMED' && (share.guest_id === guest_id || isOver(share, now)),
  );
  if (given.length === 0) return bill;
  const amount = given.reduce((sum, share) => sum + share.amount, 0);
  const tips = given.reduce((sum, share) => sum + share.tip_amount, 0);
  return {
    ...bill,
    total: bill.total - tips,
    claimed: bill.claimed - amount,
    open: bill.open + amount - tips,
    shares: bill.shares.filter((share) => !given.includes(share)),
  };
}

function isOver({ held_until }: BillShare, now: Date): boolean {
  return Date.parse(held_until) <= now.getTime();
}
