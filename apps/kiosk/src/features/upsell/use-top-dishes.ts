import { listTopTen, unwrap } from '@comanda/api-client';
import type { Item } from '@comanda/contracts';
import {
  useCart,
  useCatalogue,
  useOfferedMenus,
  useOfferedPlace,
  useOrdering,
} from '@comanda/ordering';
import { useFoodFilter } from '@comanda/ordering/food-filter';
import { useQuery } from '@tanstack/react-query';

const STALE_MS = 10 * 60_000;

/** The dishes that sell best here: those that can be ordered now, suit the guest and are not in the order. */
export function useTopDishes(): readonly Item[] {
  const { client } = useOrdering();
  const { restaurant } = useCatalogue();
  const placeOf = useOfferedPlace();
  const { restaurant_id } = restaurant;
  const offered = useOfferedMenus();
  const { suits } = useFoodFilter();
  const { lines } = useCart();
  const { data = [] } = useQuery({
    queryKey: ['top-dishes', restaurant_id],
    queryFn: async ({ signal }) =>
      unwrap(await listTopTen(client, restaurant_id, { signal })).items,
    staleTime: STALE_MS,
  });
  const served = new Set(
    offered.filter(({ can_order }) => can_order).map(({ menu }) => menu.menu_id),
  );
  const chosen = new Set(lines.map(({ line }) => line.item_id));
  return data
    .flatMap(({ item_id }) => placeOf(item_id)?.item ?? [])
    .filter((item) => item.is_in_stock && served.has(item.menu_id))
    .filter((item) => !chosen.has(item.item_id) && suits(item));
}
