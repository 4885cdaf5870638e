import type {
  Language,
  Menu,
  Restaurant,
  RestaurantConcept,
  RestaurantSummary,
  Schedule,
} from '@comanda/contracts';
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
  /** Its brand: name, two logos, two colours. */
  readonly getRestaurantConcept: (
    restaurant: string,
    options?: CallOptions,
  ) => Promise<ApiResult<{ restaurant_concept: RestaurantConcept }>>;
  /** Whole menus by their ids; ids that are no menu’s are left out. */
  readonly listMenusById: (
    query: { readonly menu_ids: readonly string[]; readonly language?: Language | undefined },
    options?: CallOptions,
  ) => Promise<ApiResult<{ menus: Menu[] }>>;
  readonly getSchedule: (
    schedule_id: string,
    options?: CallOptions,
  ) => Promise<ApiResult<{ schedule: Schedule & { menus: string[] } }>>;
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
    getRestaurantConcept(restaurant, { signal } = {}) {
      return settle(
        http.GET('/restaurant/concept/{restaurant}', {
          params: { path: { restaurant } },
          signal: signal ?? null,
        }),
        signal,
      );
    },
    listMenusById({ menu_ids, language }, { signal } = {}) {
      return settle(
        http.POST('/menu/batch', {
          params: { query: named({ language }) },
          body: { menu_ids: [...menu_ids] },
          signal: signal ?? null,
        }),
        signal,
      );
    },
    getSchedule(schedule_id, { signal } = {}) {
      return settle(
        http.GET('/menu/schedule/{schedule_id}', {
          params: { path: { schedule_id } },
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
