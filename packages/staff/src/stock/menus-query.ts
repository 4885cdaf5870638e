import { type ApiClient, unwrap } from '@comanda/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The menus of the restaurant, whenever they are served. */
export function menusQuery(client: ApiClient, restaurant_id: string) {
  return queryOptions({
    queryKey: ['menus', restaurant_id],
    queryFn: async () => unwrap(await client.listMenus({ restaurant: restaurant_id })).menus,
  });
}
