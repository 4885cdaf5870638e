import { unwrap } from '@comanda/api-client';
import { useQuery } from '@tanstack/react-query';
import { useCalls } from '../calls/use-calls';
import { useStaffPlace } from '../provider/staff-provider';
import { type TableSection, toSections, toTableView } from './table-state';

/** A PIN changes within minutes, and no event tells. */
const REFRESH_MS = 30_000;

export type Tables = {
  /** undefined until they are read. */
  readonly sections: readonly TableSection[] | undefined;
  /** The PIN to show to guests, and when it changes; null = no table asks for one. */
  readonly pin: { readonly digits: string; readonly changes_at: string | null } | null;
  readonly error: Error | null;
};

/** The tables of the restaurant by section, each with its state. */
export function useTables(): Tables {
  const { client, restaurant_id } = useStaffPlace();
  const { calls = [] } = useCalls();
  const { data, error } = useQuery({
    queryKey: ['tables', restaurant_id],
    queryFn: async ({ signal }) => unwrap(await client.listStaffTables({}, { signal })),
    refetchInterval: REFRESH_MS,
  });
  return {
    sections: data && toSections(data.tables.map((table) => toTableView(table, calls))),
    pin:
      data === undefined || data.pin === null
        ? null
        : { digits: data.pin, changes_at: data.pin_changes_at },
    error,
  };
}
