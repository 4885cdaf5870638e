import type { ApiClient } from '@comanda/api-client';
import { CallError } from '@comanda/ordering';
import { queryOptions } from '@tanstack/react-query';

const REFRESH_MS = 600_000;

/** Which films play on the wall of which place; read again every ten minutes. */
export function wallQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['video-wall'],
    queryFn: async ({ signal }) => {
      const reply = await client.getVideoWall({ signal });
      if (!reply.ok) throw new CallError(reply.error);
      return reply.value;
    },
    refetchInterval: REFRESH_MS,
  });
}
