import type { ShareInput } from '@comanda/contracts';
import type { GuestBill } from '@comanda/staff/tables';

/** Returns what a share comes to, in cents; null where only the server can say. */
export function shareAmount(
  { open_amount, party }: Pick<GuestBill, 'open_amount' | 'party'>,
  share: ShareInput | null,
): number | null {
  switch (share?.kind) {
    case 'mine':
      return open_amount;
    case 'all':
      return party?.bill?.open ?? open_amount;
    case 'amount':
      return share.amount;
    default:
      // Tax and tips of single lines, and the cents of equal parts, are the server's to spread.
      return null;
  }
}
