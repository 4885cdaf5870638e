import type { Campaign } from '@comanda/contracts';
import { useReadCampaigns } from './campaigns-provider';

/** The restaurant's featured campaigns, whatever is in the cart. */
export function useFeaturedCampaigns(): readonly Campaign[] {
  return useReadCampaigns().listed.filter(({ is_featured }) => is_featured);
}
