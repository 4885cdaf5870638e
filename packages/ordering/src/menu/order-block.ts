import { isOfferedFor, type SettledOccasion } from '@comanda/cart';
import type { OrderType, Restaurant } from '@comanda/contracts';
import { checkReadyTime, daysUntil, type NotTaken } from '@comanda/schedules';
import type { OrderingPolicy } from '../provider/ordering-context';

/** Why a restaurant takes no order for the wanted time. */
export type RestaurantBlock =
  /** The menu can be read, nothing ordered. */
  { readonly code: 'ordering_disabled' } | { readonly code: 'restaurant_inactive' } | NotTaken;

/** Why the restaurant takes no order; null when it does. */
export function restaurantBlock(
  restaurant: Restaurant,
  occasion: SettledOccasion,
): RestaurantBlock | null {
  if (restaurant.order_mode === 'RESTAURANT_SETTING_NONE') return { code: 'ordering_disabled' };
  if (restaurant.state === 'INACTIVE') return { code: 'restaurant_inactive' };
  const order_type = settledType(restaurant, occasion.order_type);
  const checked = checkReadyTime(restaurant, { ...occasion, order_type });
  return checked.ok ? null : checked.error;
}

/** Where a restaurant serves tables only, a guest who has not taken a seat yet does not take out either. */
export function settledType(
  { order_mode }: Pick<Restaurant, 'order_mode'>,
  order_type: OrderType,
): OrderType {
  return isOfferedFor(order_mode, order_type) ? order_type : 'DINE_IN';
}

/** How many calendar days ahead an order can be for, today being the first. */
export const PICKUP_DAYS = 7;

type Shut = Pick<Restaurant, 'order_mode' | 'timezone'> & {
  /** When it opens, while it takes no order and that is in sight. */
  readonly opens_at: Date | null;
  readonly now: Date;
  /** null = nobody knows yet. */
  readonly order_type: OrderType | null;
} & Pick<OrderingPolicy, 'is_later_offered'>;

/**
 * Whether what cannot be ordered now can be for later: outside the hours a guest who takes out fills the cart, and chooses a
 * time before paying. At a table everybody orders for now.
 */
export function isForLater(shut: Shut): boolean {
  const { opens_at, now, timezone, order_mode, order_type, is_later_offered } = shut;
  if (!is_later_offered || opens_at === null || order_type === 'DINE_IN') return false;
  const isInReach = daysUntil(opens_at, now, timezone) < PICKUP_DAYS;
  return isInReach && isOfferedFor(order_mode, 'TAKEOUT');
}

/** Whether what stands against an order now does not for a later time. */
export function isBlockedForNowOnly(
  block: RestaurantBlock | null,
  { order_mode }: Pick<Restaurant, 'order_mode'>,
  occasion: SettledOccasion & Pick<OrderingPolicy, 'is_later_offered'>,
): boolean {
  if (block?.code !== 'restaurant_closed' && block?.code !== 'last_order_passed') return false;
  const { opens_at } = block;
  return isForLater({ ...occasion, opens_at, now: occasion.at, order_mode });
}
