import type { Order, OrderCampaign } from '@comanda/contracts';
import { useTranslation } from 'react-i18next';
import type { Format } from '@comanda/i18n/react';
import { taxSums } from './tax-sums';

type SummedOrder = Pick<Order, 'campaigns' | 'totals'>;

export type OrderSum = { readonly id: string; readonly label: string; readonly amount: number };

/** How the total of a placed order came about, without the total itself: each promotion under its name, and what is nothing left out. */
export function useOrderSums(
  { percent }: Pick<Format, 'percent'>,
  nameOf: (campaign: OrderCampaign) => string = nameInOrder,
): (order: SummedOrder) => OrderSum[] {
  const { t } = useTranslation();
  return ({ campaigns, totals }) => {
    const promoted = campaigns.reduce((sum, { discount }) => sum + discount, 0);
    const sums = [
      { id: 'subtotal', label: t('cart.totals.subtotal'), amount: totals.subtotal },
      ...campaigns.map((campaign) => ({
        id: campaign.campaign_instance_id,
        label: nameOf(campaign),
        amount: -campaign.discount,
      })),
      // Automatic discount.
      { id: 'discount', label: t('cart.totals.discount'), amount: promoted - totals.discount },
      { id: 'delivery_fee', label: t('cart.totals.delivery_fee'), amount: totals.delivery_fee },
      ...taxSums(totals).map(({ kind, rate, amount }, place) => ({
        id: place === 0 ? kind : `${kind}-${rate}`,
        label: t(`cart.totals.${kind}`, { rate: percent(rate) }),
        amount,
      })),
      { id: 'tip', label: t('cart.totals.tip'), amount: totals.tip_amount },
      {
        id: 'delivery_tip',
        label: t('cart.totals.delivery_tip'),
        amount: totals.delivery_tip_amount,
      },
    ];
    return sums.filter(({ amount }) => amount !== 0);
  };
}

function nameInOrder({ name }: OrderCampaign): string {
  return name;
}
