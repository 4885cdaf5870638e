import { isForLater, type OrderFault, useCheckoutDetails, useRestaurant } from '@comanda/ordering';
import { Banner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';

type OrderFaultNoticeProps = { readonly fault: OrderFault | null };

/** Why the restaurant takes no order now; what concerns a line or the pickup time is told where it is. */
export function OrderFaultNotice({ fault }: OrderFaultNoticeProps) {
  const { t } = useTranslation();
  const { order_mode } = useRestaurant();
  const { order_type } = useCheckoutDetails();
  switch (fault?.code) {
    case 'restaurant_closed': {
      const canWait = isForLater({ opens_at: fault.opens_at, order_mode, order_type });
      return (
        <Banner tone="warning">{t(canWait ? 'menu.closed_for_later' : 'cart.closed_body')}</Banner>
      );
    }
    case 'restaurant_inactive':
      return <Banner tone="warning">{t('cart.closed_body')}</Banner>;
    case 'ordering_disabled':
      return <Banner>{t('cart.menu_only')}</Banner>;
    default:
      return null;
  }
}
