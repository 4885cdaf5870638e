import type { ApiClient } from '@comanda/api-client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from './call-error';

/** Who sits at a table, and the table itself. */
export function tableGuestsQuery(client: ApiClient, table_id: string) {
  return queryOptions({
    queryKey: ['table', table_id, 'guests'],
    queryFn: async ({ signal }) => unwrap(await client.listTableGuests(table_id, { signal })),
    staleTime: 0,
  });
}

/** What the party has ordered, the newest first. */
export function tableOrdersQuery(client: ApiClient, table_id: string) {
  return queryOptions({
    queryKey: ['table', table_id, 'orders'],
    queryFn: async ({ signal }) =>
      unwrap(await client.listTableOrders(table_id, { signal })).orders,
    staleTime: 0,
  });
}

/** What the table owes and who pays it; null while nothing was ordered. */
export function billQuery(client: ApiClient, table_id: string) {
  return queryOptions({
    queryKey: ['table', table_id, 'bill'],
    queryFn: async ({ signal }) => unwrap(await client.getBill(table_id, { signal })).bill,
    staleTime: 0,
  });
}
