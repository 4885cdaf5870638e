import { checkItem, type ItemFault, type MenuEntry, type Occasion } from '@comanda/cart';
import type { Restaurant } from '@comanda/contracts';
import type { ModifierCounts } from '@comanda/modifiers';
import { restaurantStatus } from './restaurant-status';

/** Why a restaurant takes no order for the wanted time. */
export type RestaurantBlock =
  /** The menu can be read, nothing ordered. */
  | { readonly code: 'ordering_disabled' }
  | { readonly code: 'restaurant_inactive' }
  | { readonly code: 'restaurant_closed'; readonly opens_at: Date | null };

/** Why an item cannot go into the cart. */
export type AddFault = RestaurantBlock | ItemFault;

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

/** Why an item with a selection cannot be ordered; null when it can. */
export function addFault(
  restaurant: Restaurant,
  entry: MenuEntry | undefined,
  counts: ModifierCounts,
  occasion: Occasion,
): AddFault | null {
  const block = restaurantBlock(restaurant, occasion);
  if (block) return block;
  const checked = checkItem(entry, counts, occasion);
  return checked.ok ? null : checked.error;
}

/** Why an item cannot be ordered however it is chosen; null when only the choice is missing. */
export function itemBlock(
  restaurant: Restaurant,
  entry: MenuEntry | undefined,
  occasion: Occasion,
): Exclude<AddFault, { code: 'invalid_modifiers' }> | null {
  const fault = addFault(restaurant, entry, {}, occasion);
  return fault?.code === 'invalid_modifiers' ? null : fault;
}
