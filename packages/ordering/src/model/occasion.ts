import type { Occasion } from '@comanda/cart';
import type { Restaurant } from '@comanda/contracts';
import type { CheckoutDetails } from '../store/checkout-slice';

/** When and how an order is wanted: now, or at the pickup time that was chosen. */
export function occasionOf(
  restaurant: Restaurant,
  { order_type, pickup_time }: CheckoutDetails,
  now: Date,
): Occasion {
  const at = pickup_time === null ? now : new Date(pickup_time);
  return { at, timezone: restaurant.timezone, order_type };
}
