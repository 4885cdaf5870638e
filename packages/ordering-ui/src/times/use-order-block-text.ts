import { type OrderFault, opensAt, useCheckoutDetails, useIsForLater } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';

/** Why a restaurant takes no order now, to whoever has one in the cart; null where something else stands against it, or nothing. */
export function useOrderBlockText(fault: OrderFault | null): string | null {
  const { t } = useTranslation();
  const { order_type } = useCheckoutDetails();
  const canWait = useIsForLater(opensAt(fault), order_type);
  switch (fault?.code) {
    case 'restaurant_closed':
    case 'restaurant_inactive':
      return t(canWait ? 'menu.closed_for_later' : 'cart.closed_body');
    case 'ordering_disabled':
      return t('cart.menu_only');
    default:
      return null;
  }
}
