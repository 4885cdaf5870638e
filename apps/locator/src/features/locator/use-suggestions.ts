import type { ApiClient } from '@comanda/api-client';
import type { PlacePoint } from '@comanda/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { placesQuery } from '#shared/query';
import { addressQuery, countriesFirst } from './find-places';
import type { Sought } from './search-state';

/** As long as typing pauses between words. */
const PAUSE_MS = 250;
const LEAST_LETTERS = 2;

export type Suggestion = Sought & { readonly restaurant_id: string | null };

type Suggestions = {
  readonly list: readonly Suggestion[];
  readonly attribution: string;
  /** null while the answer is on its way. */
  readonly outcome: 'found' | 'none' | 'failed' | null;
  /** The best answer to a text, waited for. */
  readonly first: (text: string) => Promise<Suggestion | null>;
};

/** Places for what was typed so far: addresses, and restaurants of that name. */
export function useSuggestions(
  client: ApiClient,
  typed: string,
  countries: readonly string[],
): Suggestions {
  const queryClient = useQueryClient();
  const text = useSettled(typed.trim());
  const isAsked = text.length >= LEAST_LETTERS && countries.length > 0;
  // Read only in a browser: nothing is typed while a server draws.
  const order = isAsked ? countriesFirst(countries, navigator.language) : countries;
  const addresses = useQuery({ ...addressQuery(client, text, order), enabled: isAsked });
  const points = useQuery({ ...placesQuery(client), enabled: isAsked });
  const named = useNames(points.data?.places, isAsked ? text : '');
  const found = isAsked ? (addresses.data?.places ?? []) : [];
  const list = [...found.map(toSuggestion), ...named.map(pointToSuggestion)];
  const isSettled = isAsked && text === typed.trim() && !addresses.isFetching;
  return {
    list,
    attribution: isAsked ? (addresses.data?.attribution ?? '') : '',
    outcome: isSettled ? outcomeOf(list.length, addresses.isError) : null,
    async first(wanted) {
      const { places } = await queryClient.fetchQuery(addressQuery(client, wanted, order));
      const [best] = places.map(toSuggestion);
      return best ?? named.map(pointToSuggestion)[0] ?? null;
    },
  };
}

function outcomeOf(count: number, isError: boolean): Suggestions['outcome'] {
  if (count > 0) return 'found';
  return isError ? 'failed' : 'none';
}

/** Restaurants by name; the search itself is fetched once something is typed. */
function useNames(places: readonly PlacePoint[] | undefined, text: string): PlacePoint[] {
  const search = useQuery({
    queryKey: ['name-search', places],
    queryFn: async () => (await import('./search-names')).searchNames(places ?? []),
    enabled: places !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return text === '' ? [] : (search.data?.(text) ?? []);
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function toSuggestion(place: Sought): Suggestion {
  return { ...place, restaurant_id: null };
}

function pointToSuggestion({ name, latitude, longitude, restaurant_id }: PlacePoint): Suggestion {
  return { label: name, latitude, longitude, restaurant_id };
}
