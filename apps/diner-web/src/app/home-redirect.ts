import type { Restaurant } from '@comanda/contracts';
import { assertNever } from '@comanda/kernel';
import { pathTo } from './paths';

/** The facts that decide where a restaurant's home leads. */
export type HomeChoice = Pick<Restaurant, 'endpoint' | 'order_mode' | 'has_tables'>;

/** The page that replaces a restaurant's home when it offers no choice: the menus or the table. null = the home offers one. */
export function homeRedirect({ endpoint, order_mode, has_tables }: HomeChoice): string | null {
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
