import type { ApiClient } from '@comanda/api-client';
import type { Language } from '@comanda/contracts';
import { queryOptions } from '@tanstack/react-query';
import { takeBoot } from './boot';
import { unwrap } from './call-error';

type Place = { readonly endpoint: string; readonly language: Language };

/** Every restaurant that is not hidden. */
export function restaurantsQuery(client: ApiClient, language: Language) {
  return queryOptions({
    queryKey: ['restaurants', language],
    queryFn: async ({ signal }) =>
      unwrap(await client.listRestaurants({ language }, { signal })).restaurants,
  });
}

/** One restaurant by its endpoint. */
export function restaurantQuery(client: ApiClient, { endpoint, language }: Place) {
  return queryOptions({
    queryKey: ['restaurant', endpoint, language],
    queryFn: async ({ signal }) => {
      const reply =
        (await takeBoot('restaurant', endpoint, language)) ??
        unwrap(await client.getRestaurant({ restaurant: endpoint, language }, { signal }));
      return reply.restaurant;
    },
  });
}

/** The whole menu of a restaurant. */
export function menusQuery(client: ApiClient, { endpoint, language }: Place) {
  return queryOptions({
    queryKey: ['menus', endpoint, language],
    queryFn: async ({ signal }) => {
      const reply =
        (await takeBoot('menus', endpoint, language)) ??
        unwrap(await client.listMenus({ restaurant: endpoint, language }, { signal }));
      return reply.menus;
    },
  });
}
