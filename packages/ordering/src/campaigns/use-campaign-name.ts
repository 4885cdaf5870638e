import type { OrderCampaign } from '@comanda/contracts';
import { useOrdering } from '../provider/ordering-context';
import { useReadCampaigns } from './campaigns-provider';
import { useRestaurant } from '../provider/use-restaurant';

/**
 * Name of an order's campaign in the guest's language. An order stores the restaurant's name, which is used once the
 * campaign is over.
 */
export function useCampaignName(): (campaign: OrderCampaign) => string {
  const { language } = useOrdering();
  const restaurant = useRestaurant();
  const { listed, coded } = useReadCampaigns();
  return ({ campaign_id, name }) => {
    if (language === restaurant.language) return name;
    const known = [...listed, ...coded].find((each) => each.campaign_id === campaign_id);
    return known?.name ?? name;
  };
}
