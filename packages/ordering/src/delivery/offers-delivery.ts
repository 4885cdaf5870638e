import { isPaidOnline } from '@comanda/cart';
import type { Restaurant } from '@comanda/contracts';

/** Whether a restaurant brings orders: somebody does it, and they can be paid before anybody sets off. */
export function offersDelivery({
  delivery_type,
  ...restaurant
}: Pick<Restaurant, 'delivery_type' | 'payment_service' | 'stripe_payments'>): boolean {
  return delivery_type !== 'DELIVERY_OPTION_NO_DELIVERY' && isPaidOnline(restaurant, 'TAKEOUT');
}
