import { type ApiClient, unwrap } from '@comanda/api-client';
import type { Language, ShareInput } from '@comanda/contracts';
import { queryOptions } from '@tanstack/react-query';

/**
 * Queries a table and its guests, as read by this device's guest: a list that was requested before they sat down does
 * not contain them.
 */
export function tableGuestsQuery(client: ApiClient, table_id: string, guest_id: string | null) {
  return queryOptions({
    queryKey: ['table', table_id, 'guests', guest_id],
    queryFn: async ({ signal }) => unwrap(await client.listTableGuests({ table_id }, { signal })),
    staleTime: 0,
  });
}

/** Queries the party's orders, newest first. */
export function tableOrdersQuery(client: ApiClient, table_id: string) {
  return queryOptions({
    queryKey: ['table', table_id, 'orders'],
    queryFn: async ({ signal }) =>
      unwrap(await client.listTableOrders({ table_id }, { signal })).orders,
    staleTime: 0,
  });
}

/** Queries the current carts of a table's guests. */
export function tableCartsQuery(client: ApiClient, table_id: string) {
  return queryOptions({
    queryKey: ['table', table_id, 'carts'],
    queryFn: async ({ signal }) =>
      unwrap(await client.listTableCarts({ table_id }, { signal })).carts,
    staleTime: 0,
  });
}

/** Queries the table's bill and its payers; null before any order. */
export function billQuery(client: ApiClient, table_id: string) {
  return queryOptions({
    queryKey: ['table', table_id, 'bill'],
    queryFn: async ({ signal }) => unwrap(await client.getBill({ table_id }, { signal })).bill,
    staleTime: 0,
  });
}

type SharePriceInput = {
  readonly table_id: string;
  readonly guest_id: string;
  readonly share: ShareInput;
};

/** Queries the price of a share of the table's bill for a guest; null where it is not to be had any more. */
export function sharePriceQuery(client: ApiClient, { table_id, guest_id, share }: SharePriceInput) {
  return queryOptions({
    queryKey: ['table', table_id, 'share-price', guest_id, share],
    async queryFn({ signal }) {
      const priced = await client.priceShare({ guest_id, share }, { signal });
      // Paid or held by others: the bill says so.
      const isRefused =
        !priced.ok && priced.error.kind === 'problem' && priced.error.problem.status < 500;
      return isRefused ? null : unwrap(priced).totals;
    },
    staleTime: 0,
  });
}

/** Queries the restaurants that have tables in service; with the code of a table, those that have it. */
export function tableRestaurantsQuery(
  client: ApiClient,
  { language, code }: { readonly language: Language; readonly code: string | null },
) {
  const wanted = code === null ? { language } : { language, local_id: code };
  return queryOptions({
    queryKey: ['table-restaurants', wanted],
    queryFn: async ({ signal }) =>
      unwrap(await client.listTableRestaurants(wanted, { signal })).restaurants,
  });
}
