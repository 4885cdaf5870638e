import { type CampaignView, useRestaurantStatus } from '@comanda/ordering';
import { FloatingBar } from '@comanda/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useToldCampaigns } from './use-told-campaigns';
import styles from './campaign-details.module.css';

type CampaignBarProps = {
  readonly detail: CampaignView | null;
  /** The way to the cart. */
  readonly children: ReactNode;
};

/** The next step on a campaign's page. Where dishes have to be bought together, it leads to the cart once all of them are there; where a campaign has to be taken, that comes before. */
export function CampaignBar({ detail, children }: CampaignBarProps) {
  const { t } = useTranslation();
  const { state } = useRestaurantStatus();
  const { take } = useToldCampaigns();
  if (!detail || detail.groups.length === 0 || detail.block || state === 'browse_only') {
    return children;
  }
  const { campaign } = detail;
  if (detail.groups.some(({ wanted, filled }) => filled < wanted)) {
    return (
      <FloatingBar
        component="button"
        type="button"
        disabled
        className={styles.waiting}
        label={t('cart.promotions.select')}
      />
    );
  }
  if (detail.instance_ids.length > 0 || detail.is_automatic) return children;
  return (
    <FloatingBar
      component="button"
      type="button"
      onClick={() => take(campaign)}
      label={t('item.add_named', { name: campaign.name })}
    />
  );
}
