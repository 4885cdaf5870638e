import { type ApiClient, type PricedInput, unwrap } from '@comanda/api-client';
import type { Language, PaymentTotals } from '@comanda/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/**
 * Queries the server's total of an order. The caller waits a moment before it queries another cart. A change of our own
 * total repeats the query: with the hour, an offer may have begun or ended.
 */
export function totalsQuery(
  client: ApiClient,
  input: PricedInput,
  { menu_version, own }: { readonly menu_version: number; readonly own: PaymentTotals },
) {
  return queryOptions({
    queryKey: ['totals', menu_version, own, input],
    queryFn: async ({ signal }) =>
      unwrap(await client.calculateTotals({ order: input }, { signal })).totals,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
}

/** The newest order of a guest. */
export function guestOrderQuery(client: ApiClient, guest_id: string) {
  return queryOptions({
    queryKey: ['guest-order', guest_id],
    queryFn: async ({ signal }) =>
      unwrap(await client.getGuestOrder({ guest_id }, { signal })).order,
    staleTime: 0,
  });
}

/** Queries the receipt of a link: item names in a language, or else those of the order. */
export function receiptQuery(
  client: ApiClient,
  guest_id: string,
  wanted: { readonly language?: Language; readonly order_id?: string } = {},
) {
  return queryOptions({
    queryKey: ['receipt', guest_id, wanted],
    queryFn: async ({ signal }) =>
      unwrap(await client.getReceipt({ guest_id, ...wanted }, { signal })).guest,
    staleTime: 0,
  });
}
