import {
  type OrderFault,
  opensAt,
  useCheckoutDetails,
  useIsForLater,
  useNow,
  useOrdering,
  usePickup,
} from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { asSentence } from './as-sentence';
import { useMomentText } from './use-moment-text';

/** Why a restaurant takes no order now, to whoever has one in the cart; null where something else stands against it, or nothing. */
export function useOrderBlockText(fault: OrderFault | null): string | null {
  const { t } = useTranslation();
  const { order_type } = useCheckoutDetails();
  const canWait = useIsForLater(opensAt(fault), order_type);
  const { is_later_offered } = useOrdering().policy;
  const momentText = useMomentText();
  const now = useNow();
  const { slots } = usePickup();

  /** The next time at which the order can be ready. */
  function nextTime(): string {
    const first = slots()[0]?.slots[0];
    return first ? ` ${asSentence(t('menu.ready_when', { when: momentText(first, now) }))}` : '';
  }

  switch (fault?.code) {
    case 'restaurant_closed':
    case 'restaurant_inactive':
      if (canWait) return t('menu.closed_for_later');
      // Only an order that can be made later is kept until then.
      return t(is_later_offered ? 'cart.closed_body' : 'menu.not_taking_orders');
    case 'last_order_passed':
      return canWait
        ? `${t('menu.last_order_for_later')}${nextTime()}`
        : t('menu.last_order_passed');
    case 'ordering_disabled':
      return t('cart.menu_only');
    default:
      return null;
  }
}
