import { type ApiClient, unwrap } from '@comanda/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Where a guest's newest delivery is. */
export function deliveryQuery(client: ApiClient, guest_id: string) {
  return queryOptions({
    queryKey: ['delivery', guest_id],
    queryFn: async ({ signal }) =>
      unwrap(await client.getDelivery({ guest_id }, { signal })).delivery,
    staleTime: 0,
  });
}
