import { orderOccasion, type SettledOccasion } from '@comanda/cart';
import type { Restaurant } from '@comanda/contracts';
import type { CheckoutDetails } from '../store/checkout-slice';
import { isBlockedForNowOnly, restaurantBlock, settledType } from './order-block';

/** An occasion, and whether its time has yet to be chosen. */
export type WantedOccasion = SettledOccasion & { readonly is_any_time: boolean };

/** When and how an order is wanted: now, at the pickup time that was chosen, or, where only that is possible, at one that is yet to be. */
export function occasionOf(
  restaurant: Restaurant,
  { order_type, pickup_time }: Pick<CheckoutDetails, 'order_type' | 'pickup_time'>,
  now: Date,
): WantedOccasion {
  const time = pickup_time === null ? null : new Date(pickup_time);
  const settled = orderOccasion(restaurant, settledType(restaurant, order_type), time, now);
  const occasion = { ...settled, order_type };
  const block = time === null ? restaurantBlock(restaurant, occasion) : null;
  return { ...occasion, is_any_time: isBlockedForNowOnly(block, restaurant, occasion) };
}
