import type { Item } from '@comanda/contracts';
import { useOrdering } from '@comanda/ordering';
import { pathTo } from './paths';

/** Where a dish is on the menus. */
export type Place = Pick<Item, 'menu_id' | 'category_id' | 'item_id'>;

/** The addresses of dishes in web ordering. */
export function useItemPath(): (place: Place) => string {
  const { endpoint } = useOrdering();
  return ({ menu_id, category_id, item_id }) =>
    pathTo('item', { endpoint, menu_id, category_id, item_id });
}
