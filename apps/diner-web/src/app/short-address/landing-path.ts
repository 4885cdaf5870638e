import { MAX_NAME_LENGTH, type Restaurant } from '@comanda/contracts';
import { assertNever } from '@comanda/kernel';
import { pathTo } from '#app/paths';
import { tablePaths } from '#app/table/table-paths';

const FRONT_OF_HOUSE = '$frontOfHouse';
const DELIVERY = '$delivery';

/** Affiliate code for the server; null where the segment means an order mode, or is empty. */
export function senderOf(affiliate: string | null): string | null {
  const code = affiliate?.trim().slice(0, MAX_NAME_LENGTH) ?? '';
  return code === '' || code === FRONT_OF_HOUSE || code === DELIVERY ? null : code;
}

/** Where a restaurant's short address leads. */
export function landingPath(
  { endpoint, landing, local_id }: Pick<Restaurant, 'endpoint' | 'landing' | 'local_id'>,
  affiliate: string | null,
): string {
  if (affiliate === FRONT_OF_HOUSE) return pathTo('frontOfHouse', { endpoint });
  if (affiliate === DELIVERY) return pathTo('delivery', { endpoint });
  switch (landing) {
    case 'home':
      return pathTo('home', { endpoint });
    case 'menus':
    case 'brands':
      return pathTo('order', { endpoint });
    case 'standing_table':
      return local_id === null
        ? pathTo('home', { endpoint })
        : tablePaths(endpoint).table(local_id);
    default:
      return assertNever(landing);
  }
}
