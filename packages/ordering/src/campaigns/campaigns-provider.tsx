import type { Campaign } from '@comanda/contracts';
import { usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useDeferredValue, useMemo } from 'react';
import { campaignsQuery, codeCampaignsQuery } from '../queries/campaigns';
import { useOrdering } from '../provider/ordering-context';
import { useReadingOf } from '../provider/reading';
import { RestaurantReading } from '../provider/readings';
import { useOrderingStore } from '../provider/use-ordering-store';

export type ReadCampaigns = {
  /** Those in the restaurant's list. None while they are read. */
  readonly listed: readonly Campaign[];
  /** Those that the guest's codes have opened. */
  readonly coded: readonly Campaign[];
  /** Whether both are known. */
  readonly is_complete: boolean;
  /** Whether the list is still being read: neither known nor refused. */
  readonly is_listing: boolean;
  /** Whether the list could not be read. */
  readonly is_unlisted: boolean;
};

const CampaignsContext = createContext<ReadCampaigns | null>(null);

/** Reads the campaigns once for all that look at them. */
export function CampaignsProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { client, endpoint, language } = useOrdering();
  const { data: restaurant } = useReadingOf(RestaurantReading);
  const chosen = useOrderingStore((state) => state.campaigns);
  const guest_id = useOrderingStore((state) => state.guest?.guest_id ?? null);
  const listQuery = campaignsQuery(client, { endpoint, language });
  usePrefetchQuery(listQuery);
  const { data, status } = useQuery(listQuery);
  const read = useMemo(() => ({ data, status }), [data, status]);
  // The whole page looks at them, and none but a cart and their own pages wait for them: where a page is just being made live, an urgent update would do all of that at once.
  const list = useDeferredValue(read);
  const { data: coded } = useQuery({
    ...codeCampaignsQuery(useQueryClient(), client, {
      endpoint,
      language,
      restaurant_id: restaurant?.restaurant_id ?? '',
      guest_id: guest_id ?? '',
      campaign_codes: chosen.flatMap(({ campaign_code }) => campaign_code ?? []),
    }),
    enabled: guest_id !== null && restaurant !== undefined,
  });
  const campaigns = useMemo(
    () => ({
      listed: list.data ?? NONE,
      coded: coded?.campaigns ?? NONE,
      is_complete: list.status === 'success' && coded?.is_complete === true,
      is_listing: list.status === 'pending',
      is_unlisted: list.status === 'error' && list.data === undefined,
    }),
    [list, coded],
  );
  return <CampaignsContext value={campaigns}>{children}</CampaignsContext>;
}

const NONE: readonly Campaign[] = [];

/** The campaigns of the restaurant that an order may have, whether or not it has used them. */
export function useReadCampaigns(): ReadCampaigns {
  const campaigns = use(CampaignsContext);
  if (!campaigns) {
    throw new Error('There is no CampaignsProvider above: an OrderingProvider brings one.');
  }
  return campaigns;
}
