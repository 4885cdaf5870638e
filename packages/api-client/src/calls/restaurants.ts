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
  };
}

function named(query: { readonly language?: Language | undefined } = {}): { language?: Language } {
  return query.language ? { language: query.language } : {};
}
