import { type StaffClient, unwrap } from '@comanda/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Reads as which this browser is paired; null when it is not, or with another restaurant. */
export function deviceQuery(client: StaffClient, restaurant_id: string) {
  return queryOptions({
    queryKey: ['device', restaurant_id],
    queryFn: async ({ signal }) => {
      const result = await client.getDevice({ signal });
      if (!result.ok && result.error.kind === 'problem') return null;
      const { device } = unwrap(result);
      return device.restaurant_id === restaurant_id ? device : null;
    },
  });
}
