import { type ApiClient, unwrap } from '@comanda/api-client';
import { queryOptions } from '@tanstack/react-query';

const REFRESH_MS = 600_000;

/** The films of a restaurant's kiosks: its own first, then those of all restaurants. */
export function kioskFilmsQuery(client: ApiClient, endpoint: string) {
  return queryOptions({
    queryKey: ['kiosk-films', endpoint],
    queryFn: async ({ signal }) => {
      const { videos, restaurant_specific } = unwrap(await client.getKioskVideos({}, { signal }));
      return [...(restaurant_specific[endpoint] ?? []), ...videos];
    },
    refetchInterval: REFRESH_MS,
  });
}
