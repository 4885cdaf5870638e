import type { Campaign } from '@comanda/contracts';
import { useCampaignActions } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { toasts } from '@comanda/web/toasts';

type ToldCampaigns = {
  readonly take: (campaign: Campaign) => void;
  readonly takeOut: (campaign_instance_id: string) => void;
};

/** Adds a campaign to the order or takes one out, and says so. */
export function useToldCampaigns(): ToldCampaigns {
  const { t } = useTranslation();
  const { add, remove } = useCampaignActions();
  return {
    take(campaign) {
      const { ok } = add(campaign);
      toasts.show({
        message: ok ? t('item.added', { name: campaign.name }) : t('error.campaign_unavailable'),
        tone: ok ? 'success' : 'danger',
        id: 'campaign',
      });
    },
    takeOut(campaign_instance_id) {
      remove(campaign_instance_id);
      toasts.show({ message: t('cart.discount.removed'), id: 'campaign' });
    },
  };
}
