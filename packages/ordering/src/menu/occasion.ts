import { orderOccasion, type SettledOccasion } from '@comanda/cart';
import type { Restaurant } from '@comanda/contracts';
import type { OrderingPolicy } from '../provider/ordering-context';
import type { CheckoutDetails } from '../store/checkout-slice';
import { isBlockedForNowOnly, restaurantBlock, settledType } from './order-block';

/** An occasion, and whether its time has yet to be chosen. */
export type WantedOccasion = SettledOccasion &
  Pick<OrderingPolicy, 'is_later_offered'> & { readonly is_any_time: boolean };

type Surface = {
  readonly now: Date;
  readonly policy: Pick<OrderingPolicy, 'is_later_offered'>;
};

/** When and how an order is wanted: now, at the pickup time that was chosen, or, where only that is possible, at one that is yet to be. */
export function occasionOf(
  restaurant: Restaurant,
  { order_type, pickup_time }: Pick<CheckoutDetails, 'order_type' | 'pickup_time'>,
  { now, policy: { is_later_offered } }: Surface,
): WantedOccasion {
  const time = pickup_time === null ? null : new Date(pickup_time);
  const settled = orderOccasion(restaurant, settledType(restaurant, order_type), time, now);
  const occasion = { ...settled, order_type, is_later_offered };
  const block = time === null ? restaurantBlock(restaurant, occasion) : null;
  return { ...occasion, is_any_time: isBlockedForNowOnly(block, restaurant, occasion) };
}
