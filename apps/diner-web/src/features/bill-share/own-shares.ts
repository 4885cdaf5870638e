import type { Bill, BillShare } from '@comanda/contracts';

/** What a guest has paid of a bill, or is paying. */
export function ownShares(bill: Bill | null, guest_id: string | undefined): readonly BillShare[] {
  return bill?.shares.filter((share) => share.guest_id === guest_id) ?? [];
}

/**
 * Whether the share that a page is paying was given up for another one of the same guest, such as one that staff take on a
 * reader. Ids are in the order of time, so that a bill that was read before this share was claimed says nothing.
 */
export function isOvertaken(share_id: string | null, own: readonly BillShare[]): boolean {
  return share_id !== null && own.some((other) => other.share_id > share_id);
}
