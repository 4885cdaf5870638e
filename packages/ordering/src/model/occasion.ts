import { isOfferedFor, orderOccasion, type SettledOccasion } from '@comanda/cart';
import type { Restaurant } from '@comanda/contracts';
import type { CheckoutDetails } from '../store/checkout-slice';
import { isBlockedForNowOnly, restaurantBlock } from './order-block';

/** An occasion, and whether its time has yet to be chosen. */
export type WantedOccasion = SettledOccasion & { readonly is_any_time: boolean };

/** When and how an order is wanted: now, at the pickup time that was chosen, or, where only that is possible, at one that is yet to be. */
export function occasionOf(
  restaurant: Restaurant,
  { order_type, pickup_time }: Pick<CheckoutDetails, 'order_type' | 'pickup_time'>,
  now: Date,
): WantedOccasion {
  const time = pickup_time === null ? null : new Date(pickup_time);
  // Where a restaurant serves tables only, the guest who has not taken a seat yet does not take out either.
  const settled_type = isOfferedFor(restaurant.order_mode, order_type) ? order_type : 'DINE_IN';
  const settled = orderOccasion(restaurant, settled_type, time, now);
  const block = time === null ? restaurantBlock(restaurant, settled) : null;
  return {
    ...settled,
    order_type,
    is_any_time: isBlockedForNowOnly(block, restaurant, { ...settled, order_type }),
  };
}
