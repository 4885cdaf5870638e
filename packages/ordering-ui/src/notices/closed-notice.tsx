import { opensAt, useCheckoutDetails, useIsForLater, useRestaurantBlock } from '@comanda/ordering';
import { Banner, useOnceLive } from '@comanda/ui';
import { useTranslation } from 'react-i18next';

/** Says that no order is taken now, or one for later only; nothing while one is. */
export function ClosedNotice() {
  const { t } = useTranslation();
  const { order_type } = useCheckoutDetails();
  // A server does not know who sits at a table; whoever does orders for now.
  const known_type = useOnceLive(() => order_type, null);
  const block = useRestaurantBlock(known_type);
  const canOrderLater = useIsForLater(opensAt(block), known_type);

  function text(): string | null {
    switch (block?.code) {
      case 'restaurant_inactive':
        return t('menu.not_taking_orders');
      case 'restaurant_closed':
        return t(canOrderLater ? 'menu.closed_for_later' : 'menu.closed_banner');
      case 'last_order_passed':
        return t(canOrderLater ? 'menu.last_order_for_later' : 'menu.last_order_passed');
      default:
        return null;
    }
  }
  const told = text();
  return told && <Banner tone="warning">{told}</Banner>;
}
