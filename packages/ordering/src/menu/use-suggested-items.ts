import { listRecommendations, unwrap } from '@comanda/api-client';
import type { Item } from '@comanda/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useFoodFilter } from '../food-filter/use-food-filter';
import { useOfferedMenus } from './use-offered-menus';
import { offeredPlace } from './use-offered-place';
import { useOrdering } from '../provider/ordering-context';
import { useCatalogue } from '../provider/use-catalogue';
import { useOrderingStore } from '../provider/use-ordering-store';

const STALE_MS = 10 * 60_000;
const NONE: readonly { readonly item_id: string }[] = [];

/**
 * Suggested dishes from the server: only those that can be ordered now and suit the guest, and none that is in the
 * cart.
 */
export function useSuggestedItems(): readonly Item[] {
  const { client } = useOrdering();
  const { restaurant, index } = useCatalogue();
  const offered = useOfferedMenus();
  const { suits } = useFoodFilter();
  const lines = useOrderingStore((state) => state.cart.lines);
  const { restaurant_id } = restaurant;
  const item_ids = [...new Set(lines.map((line) => line.item_id))].toSorted();
  const { data = NONE } = useQuery({
    queryKey: ['suggestions', restaurant_id, item_ids],
    queryFn: async ({ signal }) =>
      unwrap(await listRecommendations(client, { restaurant_id, item_ids }, { signal })).items,
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
  // They are not urgent: rendering the viewed page comes first.
  const suggested = useDeferredValue(data);
  const orderable = new Set(
    offered.filter(({ can_order }) => can_order).map(({ menu }) => menu.menu_id),
  );
  return suggested
    .flatMap(({ item_id }) => offeredPlace(index, offered, item_id)?.item ?? [])
    .filter((item) => item.is_in_stock && orderable.has(item.menu_id))
    .filter((item) => !item_ids.includes(item.item_id) && suits(item));
}
