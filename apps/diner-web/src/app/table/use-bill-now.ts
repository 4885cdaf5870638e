import type { Bill } from '@comanda/contracts';
import { useHoldsEnd } from '@comanda/ordering/payment';
import { openTo } from '#features/bill-share/open-to';
import { useParty } from './party-context';

/** The table's bill, on which nobody is paying any more what was held for them for long enough. */
export function useBillNow(): Bill | null {
  const { bill } = useParty();
  const now = useHoldsEnd(bill?.shares ?? []);
  return bill && openTo(undefined, bill, now);
}
