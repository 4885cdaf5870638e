import { type ApiClient, unwrap } from '@comanda/api-client';
import { queryOptions } from '@tanstack/react-query';

/**
 * Who sits at a table, and the table itself, as this device's guest reads it: a list that was asked for before they sat
 * down says nothing about them.
 */
export function tableGuestsQuery(client: ApiClient, table_id: string, guest_id: string | null) {
  return queryOptions({
    queryKey: ['table', table_id, 'guests', guest_id],
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

/** What the guests of a table are choosing at this moment. */
export function tableCartsQuery(client: ApiClient, table_id: string) {
  return queryOptions({
    queryKey: ['table', table_id, 'carts'],
    queryFn: async ({ signal }) => unwrap(await client.listTableCarts(table_id, { signal })).carts,
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
