import type { Occasion } from '@comanda/cart';
import type { Restaurant } from '@comanda/contracts';
import type { CheckoutDetails } from '../store/checkout-slice';
import { isBlockedForNowOnly, restaurantBlock } from './order-block';

/** When and how an order is wanted: now, at the pickup time that was chosen, or, where only that is possible, at one that is yet to be. */
export function occasionOf(
  restaurant: Restaurant,
  { order_type, pickup_time }: Pick<CheckoutDetails, 'order_type' | 'pickup_time'>,
  now: Date,
): Occasion {
  const { timezone } = restaurant;
  if (pickup_time !== null) return { at: new Date(pickup_time), timezone, order_type };
  const occasion = { at: now, timezone, order_type };
  const block = restaurantBlock(restaurant, occasion);
  return { ...occasion, is_any_time: isBlockedForNowOnly(block, restaurant, occasion) };
}
