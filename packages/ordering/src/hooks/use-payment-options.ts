import { isOfferedFor } from '@comanda/cart';
import { useRestaurant } from '../provider/use-catalogue';
import { useOrderingStore } from '../provider/use-ordering-store';

/** How an order of this kind can be paid here. */
export type PaymentOptions = { readonly online: boolean; readonly counter: boolean };

export function usePaymentOptions(): PaymentOptions {
  const restaurant = useRestaurant();
  const order_type = useOrderingStore((state) => state.details.order_type);
  return {
    online:
      restaurant.payment_service !== 'NONE' && isOfferedFor(restaurant.stripe_payments, order_type),
    counter: isOfferedFor(restaurant.pay_at_counter, order_type),
  };
}
