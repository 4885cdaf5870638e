import type { Restaurant } from '@comanda/contracts';
import { assertNever } from '@comanda/kernel';
import { pathTo } from './paths';

/** What a restaurant's door depends on. */
export type Door = Pick<Restaurant, 'endpoint' | 'order_mode' | 'has_tables'>;

/** Where a restaurant's door leads when there is no choice to make at it: to the menus or to the table. null = there is one. */
export function pathPastHome({ endpoint, order_mode, has_tables }: Door): string | null {
  switch (order_mode) {
    case 'RESTAURANT_SETTING_TAKE_OUT_ONLY':
    case 'RESTAURANT_SETTING_NONE':
      return pathTo('order', { endpoint });
    case 'RESTAURANT_SETTING_DINE_IN_ONLY':
      return pathTo('selectTable', { endpoint });
    case 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN':
      return has_tables ? null : pathTo('order', { endpoint });
    default:
      return assertNever(order_mode);
  }
}
