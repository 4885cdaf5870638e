import { type ApiClient, type NearbyQuery, unwrap } from '@comanda/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Places around a position. The previous ones stay while the next come. */
export function nearbyQuery(client: ApiClient, query: NearbyQuery) {
  return queryOptions({
    queryKey: ['nearby', query],
    queryFn: async ({ signal }) => unwrap(await client.listNearby(query, { signal })),
    placeholderData: keepPreviousData,
  });
}

/** Every place as a point with a name. */
export function placesQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['places'],
    queryFn: async ({ signal }) => unwrap(await client.listPlaces({}, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
