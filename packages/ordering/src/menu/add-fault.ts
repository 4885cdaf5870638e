import { checkItem, type ItemFault, type MenuEntry } from '@comanda/cart';
import type { Restaurant } from '@comanda/contracts';
import type { ModifierCounts } from '@comanda/modifiers';
import type { WantedOccasion } from './occasion';
import { isBlockedForNowOnly, restaurantBlock, type RestaurantBlock } from './order-block';

/** Why an item cannot go into the cart. */
export type AddFault = RestaurantBlock | ItemFault;

/** Why an item with a selection cannot be ordered; null when it can. */
export function addFault(
  restaurant: Restaurant,
  entry: MenuEntry | undefined,
  counts: ModifierCounts,
  occasion: WantedOccasion,
): AddFault | null {
  const block = restaurantBlock(restaurant, occasion);
  if (block && !isBlockedForNowOnly(block, restaurant, occasion)) return block;
  const checked = checkItem(entry, counts, occasion);
  return checked.ok ? null : checked.error;
}

/** Why an item cannot be ordered however it is chosen; null when only the choice is missing. */
export function itemBlock(
  restaurant: Restaurant,
  entry: MenuEntry | undefined,
  occasion: WantedOccasion,
): Exclude<AddFault, { code: 'invalid_modifiers' }> | null {
  const fault = addFault(restaurant, entry, {}, occasion);
  return fault?.code === 'invalid_modifiers' ? null : fault;
}
