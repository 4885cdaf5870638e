import { type CampaignSuggestion, suggestCampaigns } from '@comanda/campaigns';
import { orderableOf } from './settle-campaigns';
import { useCatalogue } from '../provider/use-catalogue';
import { useKnownCampaigns } from './use-known-campaigns';
import { useOccasion } from '../menu/use-occasion';
import { useSettledOrder } from '../cart/use-settled-order';

/** Campaigns to suggest: earned ones that wait to be added, then those within reach, nearest first. */
export function useCampaignSuggestions(): readonly CampaignSuggestion[] {
  const { index } = useCatalogue();
  const { listed } = useKnownCampaigns();
  const { checked, added } = useSettledOrder();
  const occasion = useOccasion();
  const lines = orderableOf(checked);
  return suggestCampaigns({ lines }, listed, added, index, occasion);
}
