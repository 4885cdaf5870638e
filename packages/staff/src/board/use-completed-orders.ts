import { unwrap } from '@comanda/api-client';
import type { BoardOrder } from '@comanda/contracts';
import { useQuery } from '@tanstack/react-query';
import { useStaffPlace } from '../provider/staff-provider';

/** As many as a strip beside the board holds. */
const MOST_COMPLETED = 50;

/** The last orders that were handed over, the newest first; undefined until they are read. `undo` of useOrderActs recalls one. */
export function useCompletedOrders(): readonly BoardOrder[] | undefined {
  const { client, restaurant_id } = useStaffPlace();
  const { data } = useQuery({
    queryKey: ['completed', restaurant_id],
    queryFn: async ({ signal }) =>
      unwrap(
        await client.listStaffOrders(
          { status: 'ORDER_COMPLETED', newest_first: 'true', limit: MOST_COMPLETED },
          { signal },
        ),
      ).orders,
  });
  return data;
}
