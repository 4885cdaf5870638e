import type { HouseTable, StaffTable } from '@comanda/contracts';
import type { ApiResult } from '../api-failure';
import type { CallOptions, KeyedCallOptions, Transport } from '../transport/create-transport';
import { guestCalls } from './guests';

/** The tables of a restaurant as its staff see them. */
export type HouseTables = {
  readonly tables: HouseTable[];
  /** The PIN that guests type beside the code; null = no table asks for one. */
  readonly pin: string | null;
  readonly pin_changes_at: string | null;
};

export type StaffTableCalls = {
  readonly listStaffTables: (options?: CallOptions) => Promise<ApiResult<HouseTables>>;
  readonly getStaffTable: (
    table_id: string,
    options?: CallOptions,
  ) => Promise<ApiResult<StaffTable>>;
  /** Ends the time of a party at a table, or of all parties there. Refused as bill_unpaid until it is confirmed. */
  readonly closeTable: (
    body: {
      readonly restaurant_id: string;
      readonly table_id: string;
      readonly table_session_id?: string;
      readonly source: string;
      readonly confirmed?: boolean;
    },
    options?: CallOptions,
  ) => Promise<ApiResult<{ ok: true }>>;
  readonly renameGuest: (
    input: { readonly guest_id: string; readonly name: string },
    options: KeyedCallOptions,
  ) => Promise<ApiResult<{ name: string }>>;
};

export function staffTableCalls(transport: Transport): StaffTableCalls {
  const { http, settle } = transport;
  return {
    listStaffTables({ signal } = {}) {
      return settle(http.GET('/staff/tables', { signal: signal ?? null }), signal);
    },
    getStaffTable(table_id, { signal } = {}) {
      const params = { path: { table_id } };
      const call = http.GET('/staff/tables/{table_id}', { params, signal: signal ?? null });
      return settle(call, signal);
    },
    closeTable(body, { signal } = {}) {
      return settle(http.POST('/table/closeTable', { body, signal: signal ?? null }), signal);
    },
    renameGuest: guestCalls(transport).renameOnReceipt,
  };
}
