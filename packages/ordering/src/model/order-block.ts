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

/** Whether what cannot be ordered now can be for later: outside the hours a guest who takes out fills the cart, and chooses a time before paying. */
export function isForLater(block: RestaurantBlock | null, { order_type }: Occasion): boolean {
  return block?.code === 'restaurant_closed' && block.opens_at !== null && order_type !== 'DINE_IN';
}

/** Why an item with a selection cannot be ordered; null when it can. */
export function addFault(
  restaurant: Restaurant,
  entry: MenuEntry | undefined,
  counts: ModifierCounts,
  occasion: Occasion,
): AddFault | null {
  const block = restaurantBlock(restaurant, occasion);
  const is_for_later = isForLater(block, occasion);
  if (block && !is_for_later) return block;
  // Which menus are served is asked once the time is known.
  const checked = checkItem(is_for_later ? atAnyTime(entry) : entry, counts, occasion);
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

function atAnyTime(entry: MenuEntry | undefined): MenuEntry | undefined {
  return entry && { ...entry, menu: { ...entry.menu, schedule: null } };
}
