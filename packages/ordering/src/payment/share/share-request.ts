import type { BillShare, ShareInput } from '@comanda/contracts';
import type { BillShareRequest } from '../payables/stored-order';

/** Request that claims the same share again, to the cent; null for one taken at the counter. */
export function shareRequest(held: BillShare): BillShareRequest | null {
  const share = inputOf(held);
  const { tip_amount: tip_fixed } = held;
  return share && { share, ...(tip_fixed === 0 ? {} : { tip_fixed }) };
}

function inputOf(held: BillShare): ShareInput | null {
  const { kind, parts, parts_of, amount, tip_amount, item_instance_ids } = held;
  switch (kind) {
    case 'mine':
    case 'all':
      return { kind };
    case 'items':
      return { kind, item_instance_ids };
    case 'parts':
      return parts === null || parts_of === null ? null : { kind, parts, parts_of };
    case 'amount':
      return { kind, amount: amount - tip_amount };
    case 'counter':
      return null;
  }
}
