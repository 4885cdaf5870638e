import type { PaymentTotals, ShareInput } from '@comanda/contracts';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../campaigns/use-debounced';
import { useOrdering } from '../../provider/ordering-context';
import { useSeat } from '../../table/use-seat';
import { sharePriceQuery } from '../../queries/tables';

const DEBOUNCE_MS = 300;

/**
 * The server's price of a share of the bill for this guest, without a tip of their own; null until it is known, and where it cannot
 * be had. It is asked anew with each news of the table.
 */
export function useSharePrice(share: ShareInput | null): PaymentTotals | null {
  const { client } = useOrdering();
  const { identity } = useSeat();
  const wanted = share === null ? '' : JSON.stringify(share);
  // An amount is typed digit by digit; everything else is one tap.
  const typed = useDebounced(share?.kind === 'amount' ? wanted : '', DEBOUNCE_MS);
  const isAsked = share !== null && (share.kind !== 'amount' || typed === wanted);
  const { data } = useQuery({
    ...sharePriceQuery(client, {
      table_id: identity?.table_id ?? '',
      guest_id: identity?.guest_id ?? '',
      share: share ?? { kind: 'all' },
    }),
    enabled: isAsked && (identity?.guest_id ?? null) !== null,
  });
  return isAsked ? (data ?? null) : null;
}
