import type { Bill, BillShare } from '@comanda/contracts';

/** Shares of a bill a guest has paid or is paying. */
export function ownShares(bill: Bill | null, guest_id: string | undefined): readonly BillShare[] {
  return bill?.shares.filter((share) => share.guest_id === guest_id) ?? [];
}

/** Amount of a bill a guest has paid, with tips; 0 before any payment. */
export function ownPaid(own: readonly BillShare[]): number {
  return own.filter(isPaid).reduce((sum, { amount }) => sum + amount, 0);
}

/** Whether the share that a page is paying has been paid: by a tap before the page was loaded anew, say. */
export function isPaidByNow(share_id: string | null, own: readonly BillShare[]): boolean {
  return own.some((share) => share.share_id === share_id && isPaid(share));
}

/**
 * Whether one's own dishes are what is probably paid next. Who has paid a part of everything has paid for them too, although
 * they stay open until the whole bill is paid.
 */
export function isOwnNext(own: readonly BillShare[]): boolean {
  return own.filter(isPaid).every(({ kind }) => kind === 'mine' || kind === 'items');
}

/**
 * Whether the share that a page is paying was given up for another one of the same guest, such as one that staff take on a
 * reader. Ids are in the order of time, so that a bill that was read before this share was claimed says nothing.
 */
export function isOvertaken(share_id: string | null, own: readonly BillShare[]): boolean {
  return share_id !== null && own.some((other) => other.share_id > share_id);
}

function isPaid({ status }: BillShare): boolean {
  return status === 'PAID';
}
