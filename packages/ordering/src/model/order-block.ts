import type { Occasion } from '@comanda/cart';
import type { Restaurant } from '@comanda/contracts';
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

/** Whether what cannot be ordered now can be for later: outside the hours a guest who takes out fills the cart, and chooses a time before paying. */
export function isForLater(block: RestaurantBlock | null, { order_type }: Occasion): boolean {
  return block?.code === 'restaurant_closed' && block.opens_at !== null && order_type !== 'DINE_IN';
}
