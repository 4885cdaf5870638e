import { unwrap } from '@comanda/api-client';
import type { ShareInput } from '@comanda/contracts';
import { useQuery } from '@tanstack/react-query';
import { useStaffPlace } from '../provider/staff-provider';

/**
 * Returns what a share of a guest's bill comes to, in cents with tax and tips, as the server prices it; null while nothing is
 * chosen, until it is known, and where the share cannot be paid.
 */
export function useSharePrice(guest_id: string, share: ShareInput | null): number | null {
  const { client, restaurant_id } = useStaffPlace();
  const { data } = useQuery({
    // Below the key of tables, so that what changes a table reads this again, too.
    queryKey: ['table', restaurant_id, 'share-price', guest_id, share],
    async queryFn({ signal }) {
      const priced = await client.priceShare(
        { guest_id, share: share ?? { kind: 'all' } },
        { signal },
      );
      // Paid or held by others: the bill says so.
      if (!priced.ok && priced.error.kind === 'problem' && priced.error.problem.status < 500)
        return null;
      return unwrap(priced).totals.total_with_tip_and_tax;
    },
    enabled: share !== null,
  });
  return share === null ? null : (data ?? null);
}
