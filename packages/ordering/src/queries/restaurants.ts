import { type ApiClient, unwrap } from '@comanda/api-client';
import type { Language } from '@comanda/contracts';
import { queryOptions } from '@tanstack/react-query';
import { takeBoot } from './boot';

type Place = { readonly endpoint: string; readonly language: Language };
type SlotPlace = { readonly endpoint: string; readonly orders_per_slot: number | null };

/** The server has the last word on a slot; what is shown may be this old. */
const FULL_SLOTS_STALE_MS = 15_000;

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

/** The pickup times of a restaurant that are taken; asked for only where it takes so many at a time. */
export function fullSlotsQuery(client: ApiClient, { endpoint, orders_per_slot }: SlotPlace) {
  return queryOptions({
    queryKey: ['full-slots', endpoint],
    enabled: orders_per_slot !== null,
    staleTime: FULL_SLOTS_STALE_MS,
    queryFn: async ({ signal }) => {
      const { full_slots } = unwrap(
        await client.listFullSlots({ restaurant: endpoint }, { signal }),
      );
      return full_slots.map(({ starts_at, ends_at }) => ({
        starts_at: new Date(starts_at),
        ends_at: new Date(ends_at),
      }));
    },
  });
}
