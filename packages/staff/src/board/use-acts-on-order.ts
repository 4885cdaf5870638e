import { unwrap } from '@comanda/api-client';
import type { OrderAct } from '@comanda/contracts';
import { useQuery } from '@tanstack/react-query';
import { useStaffPlace } from '../provider/staff-provider';

/** Returns what staff did with an order, the first act first; undefined until it is read. */
export function useActsOnOrder(order_id: string): readonly OrderAct[] | undefined {
  const { client, restaurant_id } = useStaffPlace();
  const { data } = useQuery({
    // Below the key of the board, so that what changes an order reads this again, too.
    queryKey: ['board', restaurant_id, 'acts', order_id],
    queryFn: async ({ signal }) =>
      unwrap(await client.listOrderActs({ order_id }, { signal })).acts,
  });
  return data;
}
