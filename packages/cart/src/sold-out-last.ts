import type { Item } from '@comanda/contracts';
import { isItemAvailable } from '@comanda/modifiers';

/** The items of a list as it is shown: what can be had in its order, and after it what is sold out (CART-25). */
export function soldOutLast(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => Number(isItemAvailable(b)) - Number(isItemAvailable(a)));
}
