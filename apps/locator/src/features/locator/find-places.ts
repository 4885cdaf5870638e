import { type ApiClient, unwrap } from '@comanda/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { Sought } from './search-state';

export type FoundPlaces = { readonly places: readonly Sought[]; readonly attribution: string };

/**
 * Towns, postal codes and addresses by their words, in the countries that have restaurants only: elsewhere there may be a
 * larger town of the same name. The country of the browser's language comes first.
 */
export function addressQuery(client: ApiClient, text: string, countries: readonly string[]) {
  return queryOptions({
    queryKey: ['addresses', text, countries],
    queryFn: async ({ signal }): Promise<FoundPlaces> => {
      let attribution = '';
      for (const country of countries) {
        const found = unwrap(await client.geocode({ q: text, country }, { signal }));
        if (found.places.length > 0) return found;
        attribution = found.attribution;
      }
      return { places: [], attribution };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The restaurants' countries, that of a language such as en-CA first. */
export function countriesFirst(countries: readonly string[], language: string): string[] {
  const own = language.split('-').at(-1)?.toUpperCase();
  return countries.toSorted((a, b) => Number(b === own) - Number(a === own));
}
