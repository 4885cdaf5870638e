import type {
  BoardOrder,
  Order,
  OrderStatus,
  PrintedPaper,
  StaffCancelReason,
  WaiterCall,
} from '@comanda/contracts';
import type { ApiResult } from '../api-failure';
import { newIntentKey } from '../intent-key';
import { keyed } from '../transport/keyed';
import type { CallOptions, KeyedCallOptions, Transport } from '../transport/create-transport';

/** Why an order ends: in fixed words, and in the restaurant's own. */
export type Cancelling = {
  readonly cancel_reason: StaffCancelReason;
  readonly cancel_note?: string;
};

export type OrderMove =
  | { readonly status: Exclude<OrderStatus, 'ORDER_OPEN' | 'ORDER_CANCELLED'> }
  | ({ readonly status: 'ORDER_CANCELLED' } & Cancelling);

/** A status that can be taken back. */
export type UndoneStatus = Extract<
  OrderStatus,
  'ORDER_PREPARING' | 'ORDER_READY' | 'ORDER_COMPLETED'
>;

export type PrintRequest = {
  readonly paper: PrintedPaper;
  /** A ticket's round. */
  readonly round?: number;
  /** Somebody asks for another copy. */
  readonly again?: boolean;
};

export type BoardQuery = {
  /** Without, those that are not over. */
  readonly statuses?: readonly OrderStatus[];
  readonly newest_first?: boolean;
  /** The `next_cursor` of the page before. */
  readonly cursor?: string;
  readonly limit?: number;
};

export type BoardCalls = {
  readonly listStaffOrders: (
    query?: BoardQuery,
    options?: CallOptions,
  ) => Promise<ApiResult<{ orders: BoardOrder[]; next_cursor: string | null }>>;
  /** Moves an order, once for each key; without one, each call is a move of its own. */
  readonly setOrderStatus: (
    order_id: string,
    body: OrderMove,
    options?: Partial<KeyedCallOptions>,
  ) => Promise<ApiResult<{ order: Order }>>;
  /** Takes the last step back, unless the order is elsewhere by now. */
  readonly undoOrderStatus: (
    order_id: string,
    body: { readonly from: UndoneStatus },
    options: KeyedCallOptions,
  ) => Promise<ApiResult<{ order: Order }>>;
  /** Says that somebody has seen an order on a board; the first time counts. */
  readonly markOrderSeen: (
    order_id: string,
    options?: CallOptions,
  ) => Promise<ApiResult<{ order_id: string; seen_at: string }>>;
  /** Claims a paper for this device: it may print it once, and copies when they are asked for. */
  readonly claimPrint: (
    order_id: string,
    body: PrintRequest,
    options: KeyedCallOptions,
  ) => Promise<ApiResult<{ may_print: boolean; copy: number }>>;
  readonly acceptOrder: (
    order_id: string,
    body: { readonly ready_in_minutes?: number },
    options?: CallOptions,
  ) => Promise<ApiResult<{ order: Order }>>;
  readonly rejectOrder: (
    order_id: string,
    body: Cancelling,
    options?: CallOptions,
  ) => Promise<ApiResult<{ order: Order }>>;
  /** The counter took the money, for all of it or for some lines. */
  readonly markOrderPaid: (
    order_id: string,
    body: { readonly item_instance_ids?: string[] },
    options?: CallOptions,
  ) => Promise<ApiResult<{ order: Order }>>;
  readonly refundOrder: (
    order_id: string,
    body: { readonly item_instance_ids?: string[] },
    options: KeyedCallOptions,
  ) => Promise<ApiResult<{ order: Order; refund: { online: number; at_counter: number } }>>;
  readonly listWaiterCalls: (options?: CallOptions) => Promise<ApiResult<{ calls: WaiterCall[] }>>;
  readonly closeWaiterCall: (
    call_id: string,
    options?: CallOptions,
  ) => Promise<ApiResult<{ call: WaiterCall }>>;
};

export function boardCalls({ http, settle }: Transport): BoardCalls {
  return {
    listStaffOrders({ statuses, newest_first, ...page } = {}, { signal } = {}) {
      const query = {
        ...page,
        ...(statuses === undefined ? {} : { status: statuses.join(',') }),
        ...(newest_first === undefined ? {} : { newest_first: toText(newest_first) }),
      };
      return settle(
        http.GET('/staff/orders', { params: { query }, signal: signal ?? null }),
        signal,
      );
    },
    setOrderStatus(order_id, body, { key = newIntentKey(), signal } = {}) {
      const { params, ...rest } = keyed({ key, signal });
      const call = http.POST('/orders/{order_id}/status', {
        params: { ...params, path: { order_id } },
        body,
        ...rest,
      });
      return settle(call, signal);
    },
    undoOrderStatus(order_id, body, options) {
      const { params, ...rest } = keyed(options);
      const call = http.POST('/orders/{order_id}/status/undo', {
        params: { ...params, path: { order_id } },
        body,
        ...rest,
      });
      return settle(call, options.signal);
    },
    markOrderSeen(order_id, { signal } = {}) {
      const params = { path: { order_id } };
      const call = http.POST('/orders/{order_id}/seen', { params, signal: signal ?? null });
      return settle(call, signal);
    },
    claimPrint(order_id, body, options) {
      const { params, ...rest } = keyed(options);
      const call = http.POST('/orders/{order_id}/prints', {
        params: { ...params, path: { order_id } },
        body,
        ...rest,
      });
      return settle(call, options.signal);
    },
    acceptOrder(order_id, body, { signal } = {}) {
      const params = { path: { order_id } };
      const call = http.POST('/orders/{order_id}/accept', { params, body, signal: signal ?? null });
      return settle(call, signal);
    },
    rejectOrder(order_id, body, { signal } = {}) {
      const params = { path: { order_id } };
      const call = http.POST('/orders/{order_id}/reject', { params, body, signal: signal ?? null });
      return settle(call, signal);
    },
    markOrderPaid(order_id, body, { signal } = {}) {
      const params = { path: { order_id } };
      const call = http.POST('/orders/{order_id}/paid', { params, body, signal: signal ?? null });
      return settle(call, signal);
    },
    refundOrder(order_id, body, options) {
      const { params, ...rest } = keyed(options);
      const call = http.POST('/orders/{order_id}/refund', {
        params: { ...params, path: { order_id } },
        body,
        ...rest,
      });
      return settle(call, options.signal);
    },
    listWaiterCalls({ signal } = {}) {
      return settle(http.GET('/staff/calls', { signal: signal ?? null }), signal);
    },
    closeWaiterCall(call_id, { signal } = {}) {
      const params = { path: { call_id } };
      const call = http.POST('/staff/calls/{call_id}/done', { params, signal: signal ?? null });
      return settle(call, signal);
    },
  };
}

function toText(value: boolean): 'true' | 'false' {
  return value ? 'true' : 'false';
}
