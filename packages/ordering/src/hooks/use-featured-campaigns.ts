import type { Campaign } from '@comanda/contracts';
import { useQuery } from '@tanstack/react-query';
import { useOrdering } from '../provider/ordering-context';
import { campaignsQuery } from '../queries/campaigns';

/** What the restaurant wants seen first, whatever is in the cart. */
export function useFeaturedCampaigns(): readonly Campaign[] {
  const { client, endpoint, language } = useOrdering();
  const list = useQuery(campaignsQuery(client, { endpoint, language }));
  return (list.data ?? []).filter(({ is_featured }) => is_featured);
}
