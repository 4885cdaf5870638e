import type { Bill, BillShare, Order, OrderItemInput, ShareInput } from '@comanda/contracts';
import type { ApiResult } from '../api-failure';
import { keyed } from '../transport/keyed';
import type { CallOptions, KeyedCallOptions, Transport } from '../transport/create-transport';
import type { IntentReply, TipInput, WantedCampaign } from './orders';

/** A line of an order that was placed before, as it can go into a cart again. */
export type ReorderLine = {
  readonly item: OrderItemInput;
  readonly name: string;
  readonly is_available: boolean;
};

export type BillCalls = {
  /** Sends a round to the kitchen; it is paid later. */
  readonly addToOrder: (
    body: {
      readonly restaurant_id: string;
      readonly guest_id: string;
      readonly item_instances: OrderItemInput[];
      readonly campaigns?: WantedCampaign[];
      readonly order_instructions?: string;
      /** Total of the round with tax, as shown to the guest. */
      readonly expected_total?: number;
    },
    options: KeyedCallOptions,
  ) => Promise<ApiResult<{ order: Order }>>;
  /** Returns the table's bill and its payers; null before any order. */
  readonly getBill: (
    table_id: string,
    options?: CallOptions,
  ) => Promise<ApiResult<{ bill: Bill | null }>>;
  /** The share that a guest has claimed and not paid yet, and how to go on paying it; null when there is none. */
  readonly getOpenShare: (
    guest_id: string,
    options?: CallOptions,
  ) => Promise<ApiResult<{ share: BillShare | null; payment: IntentReply | null }>>;
  /** Puts a share that was claimed and will not be paid back on the bill; null unless its payment is under way. */
  readonly releaseShare: (
    guest_id: string,
    options?: CallOptions,
  ) => Promise<ApiResult<{ share: BillShare | null }>>;
  /** Claims a share of the bill and opens a payment for exactly that. */
  readonly payShare: (
    body: TipInput & {
      readonly restaurant_id: string;
      readonly guest_id: string;
      readonly share: ShareInput;
      readonly expected_total?: number;
      readonly replaces?: string;
    },
    options: KeyedCallOptions,
  ) => Promise<ApiResult<IntentReply>>;
  readonly setOrderTip: (
    input: TipInput & { readonly order_id: string },
    options?: CallOptions,
  ) => Promise<ApiResult<{ order: Order }>>;
  readonly setOrderInstructions: (
    order: { readonly order_id: string; readonly order_instructions: string },
    options?: CallOptions,
  ) => Promise<ApiResult<{ order: Order }>>;
  /** When a take-out order is wanted; null = now. */
  readonly setOrderTime: (
    input: { readonly order_id: string; readonly pickup_time: string | null },
    options?: CallOptions,
  ) => Promise<ApiResult<{ order: Order }>>;
  /** Compares an earlier order with today's menu. */
  readonly listReorder: (
    input: { readonly order_id: string; readonly guest_id: string },
    options?: CallOptions,
  ) => Promise<ApiResult<{ lines: ReorderLine[] }>>;
};

export function billCalls({ http, settle }: Transport): BillCalls {
  return {
    addToOrder(body, options) {
      return settle(http.POST('/orders/addToOrder', { body, ...keyed(options) }), options.signal);
    },
    getBill(table_id, { signal } = {}) {
      return settle(
        http.GET('/table/{table_id}/bill', {
          params: { path: { table_id } },
          signal: signal ?? null,
        }),
        signal,
      );
    },
    getOpenShare(guest_id, { signal } = {}) {
      return settle(
        http.GET('/orders/{guest_id}/openShare', {
          params: { path: { guest_id } },
          signal: signal ?? null,
        }),
        signal,
      );
    },
    releaseShare(guest_id, { signal } = {}) {
      return settle(
        http.POST('/orders/{guest_id}/releaseShare', {
          params: { path: { guest_id } },
          signal: signal ?? null,
        }),
        signal,
      );
    },
    payShare(body, options) {
      return settle(http.POST('/orders/pay', { body, ...keyed(options) }), options.signal);
    },
    setOrderTip({ order_id, ...tip }, { signal } = {}) {
      return settle(
        http.PATCH('/orders/{order_id}/tip', {
          params: { path: { order_id } },
          body: tip,
          signal: signal ?? null,
        }),
        signal,
      );
    },
    setOrderInstructions(order, { signal } = {}) {
      return settle(
        http.POST('/orders/update', { body: { order }, signal: signal ?? null }),
        signal,
      );
    },
    setOrderTime({ order_id, pickup_time }, { signal } = {}) {
      const order_type = pickup_time === null ? 1 : 2;
      const body = { order_id, order_type, pickup_time } as const;
      return settle(http.POST('/orders/setType', { body, signal: signal ?? null }), signal);
    },
    listReorder({ order_id, guest_id }, { signal } = {}) {
      return settle(
        http.GET('/orders/{order_id}/reorder', {
          params: { path: { order_id }, query: { guest_id } },
          signal: signal ?? null,
        }),
        signal,
      );
    },
  };
}
