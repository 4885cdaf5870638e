import type { ApiClient } from '@comanda/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The restaurant that this screen is paired with; null = none. */
export function pairingQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['pairing'],
    queryFn: async ({ signal }) => {
      const reply = await client.getDevice({}, { signal });
      return reply.ok ? reply.value.device.restaurant_id : null;
    },
  });
}
