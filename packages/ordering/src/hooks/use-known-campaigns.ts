import { campaignsLeft } from '@comanda/campaigns';
import type { Campaign } from '@comanda/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { onceFor } from '../model/once-for';
import type { KnownCampaigns } from '../model/settle-campaigns';
import { useOrdering } from '../provider/ordering-context';
import { useRestaurant } from '../provider/use-restaurant';
import { useOrderingStore } from '../provider/use-ordering-store';
import { campaignsQuery, codeCampaignsQuery } from '../queries/campaigns';
import { useUsedCampaigns } from './use-used-campaigns';

/** The campaigns of the restaurant that an order may have: those in its list, and those that the guest's codes have opened. None while they are read. */
export function useKnownCampaigns(): KnownCampaigns {
  const { client, endpoint, language } = useOrdering();
  const { restaurant_id } = useRestaurant();
  const chosen = useOrderingStore((state) => state.campaigns);
  const guest_id = useOrderingStore((state) => state.guest?.guest_id ?? null);
  const list = useQuery(campaignsQuery(client, { endpoint, language }));
  const campaign_codes = chosen.flatMap(({ campaign_code }) => campaign_code ?? []);
  const question = { endpoint, language, restaurant_id, guest_id: guest_id ?? '', campaign_codes };
  const coded = useQuery({
    ...codeCampaignsQuery(useQueryClient(), client, question),
    enabled: guest_id !== null,
  });
  const is_complete = list.isSuccess && coded.data?.is_complete === true;
  return known(list.data ?? NONE, coded.data?.campaigns ?? NONE, is_complete, useUsedCampaigns());
}

const NONE: readonly Campaign[] = [];

const known = onceFor(
  (
    listed: readonly Campaign[],
    coded: readonly Campaign[],
    is_complete: boolean,
    used: readonly string[],
  ): KnownCampaigns => ({
    listed: campaignsLeft(listed, used),
    coded: campaignsLeft(coded, used),
    is_complete,
  }),
);
