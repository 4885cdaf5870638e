import type { Guest, Order, OrderItemInput, Table, TableCart } from '@comanda/contracts';
import type { ApiResult } from '../api-failure';
import type { CallOptions, Transport } from '../transport/create-transport';

type Called = { readonly ok: true; readonly retry_after: number };

export type TableCalls = {
  /** Sits down at the table of a code. The reply sets the session cookie; `token` is for clients that are no browser. */
  readonly joinTable: (
    body: {
      readonly restaurant_id: string;
      readonly local_id: string;
      /** Where table_presence is "pin". */
      readonly pin?: string;
    },
    options?: CallOptions,
  ) => Promise<ApiResult<{ table: Table; token: string }>>;
  readonly listTableGuests: (
    table_id: string,
    options?: CallOptions,
  ) => Promise<ApiResult<{ restaurant_id: string; table: Table; guests: Guest[] }>>;
  /** Lists the party's orders, newest first. */
  readonly listTableOrders: (
    table_id: string,
    options?: CallOptions,
  ) => Promise<ApiResult<{ orders: Order[] }>>;
  /** Shows the table what a guest is choosing, in the place of what was shown before. */
  readonly shareTableCart: (
    body: {
      readonly restaurant_id: string;
      readonly guest_id: string;
      readonly items: OrderItemInput[];
    },
    options?: CallOptions,
  ) => Promise<ApiResult<{ ok: true }>>;
  readonly listTableCarts: (
    table_id: string,
    options?: CallOptions,
  ) => Promise<ApiResult<{ carts: TableCart[] }>>;
  readonly callWaiter: (
    body: {
      readonly restaurant_id: string;
      readonly table_id: string;
      readonly guest_name: string;
      readonly request: string;
      /** One of the restaurant's quick_requests. */
      readonly request_key?: string;
    },
    options?: CallOptions,
  ) => Promise<ApiResult<Called>>;
  /** Asks for a take-out order to be brought outside; needs no session. */
  readonly callToCar: (
    body: {
      readonly restaurant_id: string;
      readonly order_number: string;
      readonly request: string;
    },
    options?: CallOptions,
  ) => Promise<ApiResult<Called>>;
  readonly closeTable: (
    body: {
      readonly restaurant_id: string;
      readonly table_id: string;
      readonly table_session_id: string;
      readonly source: string;
    },
    options?: CallOptions,
  ) => Promise<ApiResult<{ ok: true }>>;
};

export function tableCalls({ http, settle }: Transport): TableCalls {
  return {
    joinTable(body, { signal } = {}) {
      return settle(http.POST('/table/local', { body, signal: signal ?? null }), signal);
    },
    listTableGuests(table_id, { signal } = {}) {
      return settle(
        http.GET('/table/{table_id}/guests', {
          params: { path: { table_id } },
          signal: signal ?? null,
        }),
        signal,
      );
    },
    listTableOrders(table_id, { signal } = {}) {
      return settle(
        http.GET('/table/{table_id}/orders', {
          params: { path: { table_id } },
          signal: signal ?? null,
        }),
        signal,
      );
    },
    shareTableCart(body, { signal } = {}) {
      return settle(http.POST('/table/cart', { body, signal: signal ?? null }), signal);
    },
    listTableCarts(table_id, { signal } = {}) {
      return settle(
        http.GET('/table/{table_id}/carts', {
          params: { path: { table_id } },
          signal: signal ?? null,
        }),
        signal,
      );
    },
    callWaiter(body, { signal } = {}) {
      return settle(http.POST('/table/callWaiter', { body, signal: signal ?? null }), signal);
    },
    callToCar(body, { signal } = {}) {
      return settle(http.POST('/table/callWaiter', { body, signal: signal ?? null }), signal);
    },
    closeTable(body, { signal } = {}) {
      return settle(http.POST('/table/closeTable', { body, signal: signal ?? null }), signal);
    },
  };
}
