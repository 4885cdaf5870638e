import { type OrderFault, opensAt, useCheckoutDetails, useIsForLater } from '@comanda/ordering';
import { Banner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';

type OrderFaultNoticeProps = { readonly fault: OrderFault | null };

/** Why the restaurant takes no order now; what concerns a line or the pickup time is told where it is. */
export function OrderFaultNotice({ fault }: OrderFaultNoticeProps) {
  const { t } = useTranslation();
  const { order_type } = useCheckoutDetails();
  const canWait = useIsForLater(opensAt(fault), order_type);
  switch (fault?.code) {
    case 'restaurant_closed':
      return (
        <Banner tone="warning">{t(canWait ? 'menu.closed_for_later' : 'cart.closed_body')}</Banner>
      );
    case 'restaurant_inactive':
      return <Banner tone="warning">{t('cart.closed_body')}</Banner>;
    case 'ordering_disabled':
      return <Banner>{t('cart.menu_only')}</Banner>;
    default:
      return null;
  }
}
