import type { DayReport, PastOrder } from '@comanda/contracts';
import type { ApiResult } from '../api-failure';
import type { CallOptions, Transport } from '../transport/create-transport';

export type PastOrderQuery = {
  /** A number, a part of a name, of a table or of a dish, or the last digits of a phone number. */
  readonly q?: string;
  /** RFC 3339; a month without. */
  readonly from?: string;
  readonly to?: string;
  /** The `next_cursor` of the page before. */
  readonly cursor?: string;
  readonly limit?: number;
};

export type ReportCalls = {
  readonly listPastOrders: (
    query?: PastOrderQuery,
    options?: CallOptions,
  ) => Promise<ApiResult<{ orders: PastOrder[]; next_cursor: string | null }>>;
  /** Of a date such as 2026-11-28; without, of the day that is going on. */
  readonly getDayReport: (
    query?: { readonly date?: string },
    options?: CallOptions,
  ) => Promise<ApiResult<{ report: DayReport }>>;
};

export function reportCalls({ http, settle }: Transport): ReportCalls {
  return {
    listPastOrders(query = {}, { signal } = {}) {
      const call = http.GET('/staff/orders/history', { params: { query }, signal: signal ?? null });
      return settle(call, signal);
    },
    getDayReport(query = {}, { signal } = {}) {
      const call = http.GET('/staff/reports/day', { params: { query }, signal: signal ?? null });
      return settle(call, signal);
    },
  };
}
