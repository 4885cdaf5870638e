import { isOfferedFor, isPaidOnline } from '@comanda/cart';
import { useRestaurant } from '../provider/use-restaurant';
import { useOrderingStore } from '../provider/use-ordering-store';
import { useDeliveryChoice } from '../delivery/use-delivery-choice';
import { useTotals } from '../totals/use-totals';

/** How an order of this kind can be paid here. */
export type PaymentOptions = { readonly online: boolean; readonly counter: boolean };

/** How orders like the guest's can be paid here. */
export function usePaymentOptions(): PaymentOptions {
  const restaurant = useRestaurant();
  const order_type = useOrderingStore((state) => state.details.order_type);
  const isBrought = useDeliveryChoice().is_wanted;
  return {
    online: isPaidOnline(restaurant, order_type),
    // A delivery is paid before a courier is sent.
    counter: !isBrought && isOfferedFor(restaurant.pay_at_counter, order_type),
  };
}

/** How the order in the cart can be paid. What costs nothing is only sent. */
export function useCartPaymentOptions(): PaymentOptions {
  const options = usePaymentOptions();
  const { totals } = useTotals();
  return totals.total_with_tip_and_tax === 0 ? { online: false, counter: true } : options;
}
