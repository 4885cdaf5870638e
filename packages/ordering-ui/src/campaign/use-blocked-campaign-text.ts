import type { CampaignView } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { useServedText } from '../times/use-served-text';

/** Why a campaign does not hold for this order: its hours, or the way it is ordered, where they are the reason. */
export function useBlockedCampaignText(): (block: NonNullable<CampaignView['block']>) => string {
  const { t } = useTranslation();
  const servedText = useServedText();
  return (block) => {
    if (block.code === 'campaign_not_served' && block.served.length > 0) return servedText(block);
    if (block.code !== 'campaign_wrong_order_type') return t('error.campaign_unavailable');
    const isDineIn = block.order_types.includes('DINE_IN');
    return t(`cart.promotions.only_${isDineIn ? 'dine_in' : 'take_out'}`);
  };
}
