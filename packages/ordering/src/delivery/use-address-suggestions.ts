import { unwrap } from '@comanda/api-client';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../campaigns/use-debounced';
import { useOrdering } from '../provider/ordering-context';
import { useRestaurant } from '../provider/use-restaurant';

const DEBOUNCE_MS = 300;
const FEWEST_LETTERS = 4;

/** Suggests addresses for a typed text. Empty while the lists contain none: then the typed text counts. */
export function useAddressSuggestions(typed: string): readonly string[] {
  const { client } = useOrdering();
  const { default_phone_country: country } = useRestaurant();
  const q = useDebounced(typed.trim(), DEBOUNCE_MS);
  const { data } = useQuery({
    queryKey: ['geocode', country, q],
    queryFn: async ({ signal }) => unwrap(await client.geocode({ q, country }, { signal })).places,
    enabled: q.length >= FEWEST_LETTERS && q === typed.trim(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (data ?? []).map(({ label }) => label).filter((label) => label !== q);
}
