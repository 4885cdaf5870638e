import { assertNever } from '@comanda/kernel';
import type { CheckoutFault } from '@comanda/ordering/payment';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../times/use-format';
import { useOrderBlockText } from '../times/use-order-block-text';

/** Why the order has to be looked over before it is paid; null where nothing stands against it. */
export function useReviewText(fault: CheckoutFault | null): string | null {
  const { t } = useTranslation();
  const { money } = useFormat();
  const block = useOrderBlockText(
    fault?.code === 'restaurant_closed' ||
      fault?.code === 'last_order_passed' ||
      fault?.code === 'restaurant_inactive' ||
      fault?.code === 'ordering_disabled'
      ? fault
      : null,
  );
  if (fault === null) return null;
  switch (fault.code) {
    case 'restaurant_closed':
    case 'last_order_passed':
    case 'restaurant_inactive':
    case 'ordering_disabled':
      return block;
    case 'changes_pending':
      return t('cart.checked');
    case 'pickup_time_invalid':
      return t(`cart.pickup.${fault.reason}`);
    case 'tip_too_high':
      return t('checkout.tip.too_high');
    case 'delivery_unquoted':
      return t('delivery.quote.missing');
    case 'delivery_expired':
      return t('delivery.quote.expired');
    case 'delivery_min_spend':
      return t('delivery.quote.min_spend', { amount: money(fault.min_spend) });
    case 'order_empty':
      return t('error.order_empty');
    case 'phone_missing':
      return t('error.phone_required');
    default:
      return assertNever(fault);
  }
}
