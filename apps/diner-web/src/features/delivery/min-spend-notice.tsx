import { useCart, useRestaurant } from '@comanda/ordering';
import type { DeliveryView } from '@comanda/ordering/delivery';
import { Banner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/use-format';

/** From how much the restaurant brings an order, wherever to: known before anything is filled in. */
export function MinSpendNotice({
  delivery: { quote },
}: {
  readonly delivery: Pick<DeliveryView, 'quote'>;
}) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { delivery_min_spend } = useRestaurant();
  const { subtotal } = useCart();
  const isMoreThere = quote !== null && quote.min_spend > delivery_min_spend;
  if (isMoreThere || subtotal >= delivery_min_spend) return null;
  return (
    <Banner tone="warning" isLive>
      {t('delivery.quote.min_spend', { amount: money(delivery_min_spend) })}
    </Banner>
  );
}
