import { type ApiClient, unwrap } from '@comanda/api-client';
import type { BoardOrder } from '@comanda/contracts';
import { queryOptions } from '@tanstack/react-query';

const PAGE = 200;

type BoardPage = { readonly orders: BoardOrder[]; readonly next_cursor: string | null };

/** Every order that is not over, the oldest first. */
export function boardQuery(client: ApiClient, restaurant_id: string) {
  return queryOptions({
    queryKey: ['board', restaurant_id],
    queryFn: async ({ signal }) => {
      const orders: BoardOrder[] = [];
      let cursor: string | null = null;
      do {
        const page: BoardPage = unwrap(
          await client.listStaffOrders(
            { limit: PAGE, ...(cursor === null ? {} : { cursor }) },
            { signal },
          ),
        );
        orders.push(...page.orders);
        cursor = page.next_cursor;
      } while (cursor !== null);
      return orders;
    },
  });
}
