import type { TipInput } from '@comanda/api-client';
import type { BillShare, ShareInput } from '@comanda/contracts';

export type ShareRequest = { readonly share: ShareInput; readonly tip: TipInput };

/** Request that claims the same share again, to the cent; null for one taken at the counter. */
export function shareRequest(held: BillShare): ShareRequest | null {
  const share = inputOf(held);
  const { tip_amount: tip_fixed } = held;
  return share && { share, tip: tip_fixed === 0 ? {} : { tip_fixed } };
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
