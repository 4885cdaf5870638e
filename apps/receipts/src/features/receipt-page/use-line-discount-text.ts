import type { Order, OrderItem } from '@comanda/contracts';
import type { Format } from '@comanda/i18n/react';
import { useTranslation } from 'react-i18next';

/** Says how much a line was reduced by, and by which campaign; null where it was not. */
export function useLineDiscountText(): (
  order: Pick<Order, 'campaigns' | 'totals'>,
  item: Pick<OrderItem, 'campaign_instance_id' | 'discount'>,
  format: Pick<Format, 'money'>,
) => string | null {
  const { t } = useTranslation();
  return ({ campaigns, totals }, { campaign_instance_id, discount }, { money }) => {
    if (discount === 0) return null;
    const promoted = campaigns.reduce((sum, campaign) => sum + campaign.discount, 0);
    const isAutomatic = promoted < totals.discount;
    const [only, second] = campaigns;
    const alone = second === undefined && !isAutomatic ? only : undefined;
    const campaign =
      campaigns.find((each) => each.campaign_instance_id === campaign_instance_id) ?? alone;
    const names = [campaign?.name, (isAutomatic || !campaign) && t('cart.totals.discount')];
    return `${names.filter(Boolean).join(', ')} ${money(-discount)}`;
  };
}
