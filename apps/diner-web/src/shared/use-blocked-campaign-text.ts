import type { CampaignView } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { useServedText } from './use-served-text';

/** Why a campaign does not hold for this order: its hours where they are the reason. */
export function useBlockedCampaignText(): (block: NonNullable<CampaignView['block']>) => string {
  const { t } = useTranslation();
  const servedText = useServedText();
  return (block) =>
    block.code === 'campaign_not_served' && block.served.length > 0
      ? servedText(block)
      : t('error.campaign_unavailable');
}
