import type { RestaurantTable, WaiterCall } from '@comanda/contracts';

/** The standing of a table: `paid` = its bill is paid and its guests still sit there. */
export type TableState = 'out_of_service' | 'free' | 'seated' | 'open_bill' | 'paid';

export type TableView = RestaurantTable & {
  readonly state: TableState;
  readonly guest_count: number;
  /** When its first party sat down; null = it is free. */
  readonly since: string | null;
  /** The money that its parties still owe, in cents, with what somebody is paying at this moment. */
  readonly owed: number;
  /** The calls of the table that nobody went to yet. */
  readonly calls: readonly WaiterCall[];
};

export type TableSection = {
  /** null = the tables of no section. */
  readonly name: string | null;
  readonly tables: readonly TableView[];
};

/** Adds to a table what its parties say together. */
export function toTableView(table: RestaurantTable, calls: readonly WaiterCall[]): TableView {
  const { sessions, table_id } = table;
  const bills = sessions.flatMap(({ bill }) => bill ?? []);
  const owed = bills.reduce((sum, { open, claimed }) => sum + open + claimed, 0);
  return {
    ...table,
    state: stateOf(table, { bills: bills.length, owed }),
    guest_count: sessions.reduce((sum, { guest_names }) => sum + guest_names.length, 0),
    since: sessions[0]?.opened_at ?? null,
    owed,
    calls: calls.filter((call) => call.table_id === table_id),
  };
}

/** Groups tables by their section, each in the order given. */
export function toSections(tables: readonly TableView[]): readonly TableSection[] {
  const sections = new Map<string | null, TableView[]>();
  for (const table of tables)
    sections.set(table.section, [...(sections.get(table.section) ?? []), table]);
  return [...sections].map(([name, its]) => ({ name, tables: its }));
}

function stateOf(
  { sessions, is_in_service }: RestaurantTable,
  { bills, owed }: { readonly bills: number; readonly owed: number },
): TableState {
  if (sessions.length === 0) return is_in_service ? 'free' : 'out_of_service';
  if (bills === 0) return 'seated';
  return owed > 0 ? 'open_bill' : 'paid';
}
