import { type ApiClient, unwrap } from '@comanda/api-client';
import { queryOptions } from '@tanstack/react-query';

const REFRESH_MS = 600_000;

/** Which films play on the wall of which place; read again every ten minutes. */
export function wallQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['video-wall'],
    queryFn: async ({ signal }) => unwrap(await client.getVideoWall({ signal })),
    refetchInterval: REFRESH_MS,
  });
}
