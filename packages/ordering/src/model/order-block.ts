import { isOfferedFor, type Occasion } from '@comanda/cart';
import type { OrderType, Restaurant } from '@comanda/contracts';
import { restaurantStatus } from './restaurant-status';

/** Why a restaurant takes no order for the wanted time. */
export type RestaurantBlock =
  /** The menu can be read, nothing ordered. */
  | { readonly code: 'ordering_disabled' }
  | { readonly code: 'restaurant_inactive' }
  | { readonly code: 'restaurant_closed'; readonly opens_at: Date | null };

/** Why the restaurant takes no order; null when it does. */
export function restaurantBlock(
  restaurant: Restaurant,
  occasion: Occasion,
): RestaurantBlock | null {
  const { state, opens_at } = restaurantStatus(restaurant, occasion.at);
  switch (state) {
    case 'browse_only':
      return { code: 'ordering_disabled' };
    case 'inactive':
      return { code: 'restaurant_inactive' };
    case 'closed':
      return { code: 'restaurant_closed', opens_at };
    case 'open':
      return null;
  }
}

type Shut = {
  /** When it opens, while it is closed and that is in sight. */
  readonly opens_at: Date | null;
  readonly order_mode: Restaurant['order_mode'];
  /** null = nobody knows yet. */
  readonly order_type?: OrderType | null;
};

/**
 * Whether what cannot be ordered now can be for later: outside the hours a guest who takes out fills the cart, and chooses a
 * time before paying. At a table everybody orders for now.
 */
export function isForLater({ opens_at, order_mode, order_type = null }: Shut): boolean {
  return opens_at !== null && order_type !== 'DINE_IN' && isOfferedFor(order_mode, 'TAKEOUT');
}

/** Whether what stands against an order now does not for a later time. */
export function isBlockedForNowOnly(
  block: RestaurantBlock | null,
  { order_mode }: Pick<Restaurant, 'order_mode'>,
  { order_type = null }: Occasion,
): boolean {
  if (block?.code !== 'restaurant_closed') return false;
  return isForLater({ opens_at: block.opens_at, order_mode, order_type });
}
