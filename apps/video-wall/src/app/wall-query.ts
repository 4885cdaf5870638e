import { type ApiClient, unwrap } from '@comanda/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The places with films for their walls. */
export function wallQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['video-wall'],
    queryFn: async ({ signal }) =>
      unwrap(await client.getVideoWall({ t: String(Date.now()) }, { signal })),
  });
}
