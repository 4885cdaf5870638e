import type {
  BrowserFacts,
  NuveiOutcome,
  NuveiReturn,
  Order,
  OrderItemInput,
  OrderType,
  Payer,
  PaymentIntent,
  PaymentService,
  PaymentTotals,
  Processor,
} from '@comanda/contracts';
import type { ApiResult } from '../api-failure';
import { keyed } from '../transport/keyed';
import type { CallOptions, KeyedCallOptions, Transport } from '../transport/create-transport';

/** At most one of the two: percent × 100, or cents. */
export type TipInput = { readonly tip_percentage?: number; readonly tip_fixed?: number };

/** A campaign that is wanted in an order; its lines name it by the instance id. */
export type WantedCampaign = {
  readonly campaign_instance_id: string;
  readonly campaign_id: string;
  readonly campaign_code?: string;
};

/** Contents of an order. It contains no prices: the server knows them. */
export type PricedInput = TipInput & {
  readonly restaurant_id: string;
  readonly items: OrderItemInput[];
  readonly campaigns?: WantedCampaign[];
  readonly order_type: OrderType;
  /** null = as soon as it is ready. */
  readonly pickup_time?: string | null;
  /** Delivery fee; only for a price query, never for an order. */
  readonly delivery_fee?: number;
  /** Campaigns used in earlier rounds of the order; only for a price query. */
  readonly used_campaign_ids?: string[];
  /** For the courier, in cents. */
  readonly delivery_tip?: number;
};

export type PlaceableInput = Omit<PricedInput, 'delivery_fee' | 'used_campaign_ids'> & {
  readonly guest_id: string;
  readonly order_instructions: string;
  /** null = as soon as it is ready. */
  readonly pickup_time: string | null;
  /** The quote by which it is brought; its tip is the order's. */
  readonly delivery_quote_id?: string;
  /** Total shown to the guest; the server refuses with price_changed when it is no longer true. */
  readonly expected_total: number;
  /** The payment_intent_id of an earlier payment for the same; should that one be paid after all, the refusal already_paid has its order. */
  readonly replaces?: string;
};

/** An order and where it is paid: at a card reader, or without one on the page. */
export type IntentInput = PlaceableInput & { readonly terminal_id?: string };

export type IntentReply = {
  /** The share of the bill that it pays; null = a new order. */
  readonly share_id: string | null;
  readonly payment_service: PaymentService;
  readonly payment_intent: PaymentIntent;
  /** How the browser goes on, in the words of the payment service. */
  readonly response: string;
  readonly processor: Processor;
  readonly order_id: string;
  readonly totals: PaymentTotals;
};

export type PaidOrderInput = {
  readonly restaurant_id: string;
  readonly guest_id: string;
  readonly payment_intent_id: string;
  readonly payment_method: 'CARD' | 'WALLET' | 'TERMINAL';
  /** Card token of a processor, sent only once. Without it nothing is charged, only the status is returned. */
  readonly card_token?: string;
  /** With a token: what the bank wants to know before it shows its page. */
  readonly browser?: BrowserFacts;
};

export type OrderCalls = {
  /** Prices an order; places nothing. */
  readonly calculateTotals: (
    order: PricedInput,
    options?: CallOptions,
  ) => Promise<ApiResult<{ totals: PaymentTotals }>>;
  /** Stores the priced order and opens a payment for it. */
  readonly createPaymentIntent: (
    input: IntentInput,
    options: KeyedCallOptions,
  ) => Promise<ApiResult<IntentReply>>;
  /** Places the stored order of a payment that was confirmed, or that the token of a card is to pay now. */
  readonly placePaidOrder: (
    input: PaidOrderInput,
    options: KeyedCallOptions,
  ) => Promise<ApiResult<{ order: Order }>>;
  /** Returns the result of a payment on Nuvei's page, by the parameters of the return address. */
  readonly verifyNuveiPayment: (
    input: NuveiReturn,
    options?: CallOptions,
  ) => Promise<ApiResult<{ success: boolean; outcome: NuveiOutcome; payment_intent_id: string }>>;
  /** Returns the payer at this browser's table, and the payment. */
  readonly getPayer: (
    input: { readonly payment_intent_id: string; readonly restaurant_id: string },
    options?: CallOptions,
  ) => Promise<ApiResult<Payer>>;
  /** Has the server vouch for this page to Apple. */
  readonly authorizeApplePayMerchant: (
    input: { readonly validate_url: string },
    options?: CallOptions,
  ) => Promise<ApiResult<{ merchant_session: Record<string, unknown> }>>;
  /** Places an order that is paid at the counter. */
  readonly placeCounterOrder: (
    input: PlaceableInput,
    options: KeyedCallOptions,
  ) => Promise<ApiResult<{ order: Order }>>;
  /** The guest's newest order. */
  readonly getGuestOrder: (
    guest_id: string,
    options?: CallOptions,
  ) => Promise<ApiResult<{ order: Order }>>;
};

export function orderCalls({ http, settle }: Transport): OrderCalls {
  return {
    calculateTotals(order, { signal } = {}) {
      return settle(
        http.POST('/order/calculateTotals', { body: { order }, signal: signal ?? null }),
        signal,
      );
    },
    createPaymentIntent(input, options) {
      const body = { ...input, mode: 'before' as const };
      return settle(http.POST('/payments/intent', { body, ...keyed(options) }), options.signal);
    },
    placePaidOrder({ payment_intent_id, card_token, ...input }, options) {
      const body =
        card_token === undefined
          ? { ...input, token: payment_intent_id }
          : { ...input, token: card_token, payment_intent_id };
      return settle(http.POST('/orders/orderAndPay', { body, ...keyed(options) }), options.signal);
    },
    placeCounterOrder(input, options) {
      const body = { ...input, payment_method: 'COUNTER' as const };
      return settle(http.POST('/orders/orderAndPay', { body, ...keyed(options) }), options.signal);
    },
    verifyNuveiPayment(body, { signal } = {}) {
      return settle(http.POST('/verifyNuveiPayment', { body, signal: signal ?? null }), signal);
    },
    getPayer({ payment_intent_id, restaurant_id }, { signal } = {}) {
      return settle(
        http.GET('/payments/{payment_intent_id}/payer', {
          params: { path: { payment_intent_id }, query: { restaurant_id } },
          signal: signal ?? null,
        }),
        signal,
      );
    },
    authorizeApplePayMerchant(body, { signal } = {}) {
      return settle(
        http.POST('/authorizeApplePayMerchant', { body, signal: signal ?? null }),
        signal,
      );
    },
    getGuestOrder(guest_id, { signal } = {}) {
      return settle(
        http.GET('/orders/{guest_id}/getGuestOrder', {
          params: { path: { guest_id } },
          signal: signal ?? null,
        }),
        signal,
      );
    },
  };
}
