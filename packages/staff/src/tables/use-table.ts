import { failureOf, newIntentKey, unwrap } from '@comanda/api-client';
import type { Party } from '@comanda/contracts';
import { useQuery } from '@tanstack/react-query';
import { useCalls } from '../calls/use-calls';
import { useStaffPlace } from '../provider/staff-provider';
import { useAct } from '../provider/use-act';
import { type TableView, toTableView } from './table-state';

export type TableDetails = {
  readonly table: TableView;
  /** The first to come first; several at a standing table. */
  readonly parties: readonly Party[];
};

export type Closing = {
  /** The party; without it, all parties at the table. */
  readonly table_session_id?: string;
  /** Closes the table although money is owed. */
  readonly confirmed?: boolean;
};

export type TableUse = {
  /** undefined until it is read. */
  readonly details: TableDetails | undefined;
  readonly error: Error | null;
  readonly close: (closing?: Closing) => void;
  readonly isClosing: boolean;
  /** The money that the table owes, in cents, when its closing was refused for that; it waits to be confirmed. */
  readonly owedOnClosing: number | null;
  readonly closeError: Error | null;
  readonly renameGuest: (guest_id: string, name: string) => void;
  readonly renameError: Error | null;
};

/** One table with its guests, their orders and their bills, and what staff do there. */
export function useTable(table_id: string): TableUse {
  const { client, restaurant_id } = useStaffPlace();
  const { calls = [] } = useCalls();
  const { data, error } = useQuery({
    queryKey: ['table', restaurant_id, table_id],
    queryFn: async ({ signal }) => unwrap(await client.getStaffTable({ table_id }, { signal })),
  });
  const closing = useAct(
    (staff, asked: Closing) =>
      staff.closeTable({ restaurant_id, table_id, source: 'staff', ...asked }),
    ['table', 'tables'],
  );
  const renaming = useAct(
    (staff, guest: { readonly guest_id: string; readonly name: string }) =>
      staff.renameOnReceipt(guest, { key: newIntentKey() }),
    ['table', 'tables', 'board'],
  );
  const owedOnClosing = closing.error === null ? null : owedOf(closing.error);
  return {
    details: data && { table: toTableView(data.table, calls), parties: data.parties },
    error,
    close: (asked = {}) => closing.act(asked),
    isClosing: closing.isActing,
    owedOnClosing,
    closeError: owedOnClosing === null ? closing.error : null,
    renameGuest: (guest_id, name) => renaming.act({ guest_id, name }),
    renameError: renaming.error,
  };
}

function owedOf(error: Error): number | null {
  const failure = failureOf(error);
  const problem = failure?.kind === 'problem' ? failure.problem : null;
  return problem?.code === 'bill_unpaid' ? (problem.open_amount ?? 0) : null;
}
