import type { Language, Menu, Restaurant, RestaurantSummary } from '@comanda/contracts';
import type { ApiResult } from '../api-failure';
import type { CallOptions, Transport } from '../transport/create-transport';

/** A restaurant's id or endpoint, and the language its texts are wanted in. */
export type RestaurantQuery = {
  readonly restaurant: string;
  readonly language?: Language | undefined;
};

export type RestaurantCalls = {
  readonly listRestaurants: (
    query?: { readonly language?: Language | undefined },
    options?: CallOptions,
  ) => Promise<ApiResult<{ restaurants: RestaurantSummary[] }>>;
  readonly getRestaurant: (
    query: RestaurantQuery,
    options?: CallOptions,
  ) => Promise<ApiResult<{ restaurant: Restaurant }>>;
  /** The whole menu, whether or not it is served now. */
  readonly listMenus: (
    query: RestaurantQuery,
    options?: CallOptions,
  ) => Promise<ApiResult<{ menus: Menu[] }>>;
  /** The pickup slots to come that take no more orders. */
  readonly listFullSlots: (
    restaurant: string,
    options?: CallOptions,
  ) => Promise<ApiResult<{ full_slots: { starts_at: string; ends_at: string }[] }>>;
};

export function restaurantCalls({ http, settle }: Transport): RestaurantCalls {
  return {
    listRestaurants(query, { signal } = {}) {
      return settle(
        http.GET('/restaurants/list', { params: { query: named(query) }, signal: signal ?? null }),
        signal,
      );
    },
    getRestaurant({ restaurant, language }, { signal } = {}) {
      return settle(
        http.GET('/restaurant/{restaurant}', {
          params: { path: { restaurant }, query: named({ language }) },
          signal: signal ?? null,
        }),
        signal,
      );
    },
    listMenus({ restaurant, language }, { signal } = {}) {
      return settle(
        http.GET('/menu/{restaurant}/menus', {
          params: { path: { restaurant }, query: named({ language }) },
          signal: signal ?? null,
        }),
        signal,
      );
    },
    listFullSlots(restaurant, { signal } = {}) {
      const params = { path: { restaurant } };
      const call = http.GET('/restaurant/{restaurant}/fullSlots', {
        params,
        signal: signal ?? null,
      });
      return settle(call, signal);
    },
  };
}

function named(query: { readonly language?: Language | undefined } = {}): { language?: Language } {
  return query.language ? { language: query.language } : {};
}
