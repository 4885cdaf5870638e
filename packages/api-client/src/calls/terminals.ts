import type { ShareInput, Terminal, TerminalPayment } from '@comanda/contracts';
import type { ApiResult } from '../api-failure';
import type { CallOptions, KeyedCallOptions, Transport } from '../transport/create-transport';
import { keyed } from '../transport/keyed';
import type { IntentReply, TipInput } from './orders';

/** A payment at a reader, by the name its processor gave it. */
export type TerminalPaymentName = {
  readonly restaurant_id: string;
  readonly payment_intent_id: string;
};

export type TerminalCalls = {
  readonly listTerminals: (
    restaurant_id: string,
    options?: CallOptions,
  ) => Promise<ApiResult<{ terminals: Terminal[]; script_url: string | null }>>;
  /** Says at which kiosk a reader stands; null = the counter. */
  readonly placeTerminal: (
    body: {
      readonly restaurant_id: string;
      readonly terminal_id: string;
      readonly kiosk_id: string | null;
    },
    options?: CallOptions,
  ) => Promise<ApiResult<{ terminal: Terminal }>>;
  readonly getTerminalStatus: (
    body: { readonly restaurant_id: string; readonly terminal_ids: string[] },
    options?: CallOptions,
  ) => Promise<ApiResult<{ statuses: Pick<Terminal, 'terminal_id' | 'is_online'>[] }>>;
  /** Short-lived: ask for one whenever one is needed. */
  readonly getConnectionToken: (
    restaurant_id: string,
    options?: CallOptions,
  ) => Promise<ApiResult<{ connection_token: string }>>;
  /** Opens a guest's stored order, or what the guest pays of the table's bill, for payment at a reader. */
  readonly openTerminalPayment: (
    body: {
      readonly restaurant_id: string;
      readonly guest_id: string;
      readonly terminal_id: string;
      readonly bill?: TipInput & { readonly share: ShareInput };
    },
    options: KeyedCallOptions,
  ) => Promise<ApiResult<IntentReply>>;
  readonly startTerminalSale: (
    body: TerminalPaymentName,
    options: KeyedCallOptions,
  ) => Promise<ApiResult<{ payment: TerminalPayment; cancellation_token: string }>>;
  readonly getTerminalPayment: (
    name: TerminalPaymentName,
    options?: CallOptions,
  ) => Promise<ApiResult<{ payment: TerminalPayment }>>;
  readonly cancelTerminalPayment: (
    body: TerminalPaymentName & { readonly cancellation_token: string },
    options?: CallOptions,
  ) => Promise<ApiResult<{ payment: TerminalPayment }>>;
  readonly captureTerminalPayment: (
    body: TerminalPaymentName,
    options: KeyedCallOptions,
  ) => Promise<ApiResult<{ payment: TerminalPayment }>>;
};

export function terminalCalls({ http, settle }: Transport): TerminalCalls {
  return {
    listTerminals(restaurant_id, { signal } = {}) {
      return settle(
        http.GET('/terminal/{restaurant_id}/list', {
          params: { path: { restaurant_id } },
          signal: signal ?? null,
        }),
        signal,
      );
    },
    placeTerminal(body, { signal } = {}) {
      return settle(http.POST('/terminal/select', { body, signal: signal ?? null }), signal);
    },
    getTerminalStatus(body, { signal } = {}) {
      return settle(http.POST('/nuveiTerminalStatus', { body, signal: signal ?? null }), signal);
    },
    getConnectionToken(restaurant_id, { signal } = {}) {
      return settle(
        http.GET('/terminal/{restaurant_id}/connectionToken', {
          params: { path: { restaurant_id } },
          signal: signal ?? null,
        }),
        signal,
      );
    },
    openTerminalPayment(body, options) {
      return settle(http.POST('/terminal/payment', { body, ...keyed(options) }), options.signal);
    },
    startTerminalSale(body, options) {
      return settle(http.POST('/terminal/sale', { body, ...keyed(options) }), options.signal);
    },
    getTerminalPayment(path, { signal } = {}) {
      return settle(
        http.GET('/terminal/{restaurant_id}/payment/{payment_intent_id}', {
          params: { path },
          signal: signal ?? null,
        }),
        signal,
      );
    },
    cancelTerminalPayment(body, { signal } = {}) {
      return settle(http.POST('/terminal/cancelPayment', { body, signal: signal ?? null }), signal);
    },
    captureTerminalPayment(body, options) {
      return settle(
        http.POST('/terminal/capturePayment', { body, ...keyed(options) }),
        options.signal,
      );
    },
  };
}
