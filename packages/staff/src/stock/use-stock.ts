import { type SoldOutUntil, type ApiClient, unwrap } from '@comanda/api-client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStaffPlace } from '../provider/staff-provider';
import { useAct } from '../provider/use-act';
import { menusQuery } from './menus-query';
import { type StockEntry, toStock } from './stock-list';

type Marked = Pick<StockEntry, 'kind' | 'id'>;
type Mark = Marked & { readonly is_in_stock: boolean; readonly until: SoldOutUntil };

export type Stock = {
  /** Those that are sold out first; undefined until they are read. */
  readonly entries: readonly StockEntry[] | undefined;
  readonly error: Error | null;
  /** Marks it sold out: until a time, until "tomorrow", or until staff say that it is back (null). */
  readonly markSoldOut: (entry: Marked, until: SoldOutUntil) => void;
  readonly markInStock: (entry: Marked) => void;
  readonly isMarking: boolean;
  readonly markError: Error | null;
};

/** The dishes and choices of the restaurant with their stock. */
export function useStock(): Stock {
  const { client, restaurant_id } = useStaffPlace();
  const menus = useQuery(menusQuery(client, restaurant_id));
  const soldOut = useQuery({
    queryKey: ['stock', restaurant_id],
    queryFn: async ({ signal }) => unwrap(await client.listStock({}, { signal })),
  });
  const marking = useAct<Mark, unknown>(mark, ['stock']);
  const entries = useMemo(
    () => menus.data && soldOut.data && toStock(menus.data, soldOut.data),
    [menus.data, soldOut.data],
  );
  return {
    entries,
    error: menus.error ?? soldOut.error,
    markSoldOut: ({ kind, id }, until) => marking.act({ kind, id, until, is_in_stock: false }),
    markInStock: ({ kind, id }) => marking.act({ kind, id, until: null, is_in_stock: true }),
    isMarking: marking.isActing,
    markError: marking.error,
  };
}

function mark(client: ApiClient, { kind, id, ...stock }: Mark) {
  return kind === 'dish'
    ? client.setItemStock({ item_id: id, ...stock })
    : client.setModifierStock({ modifier_id: id, ...stock });
}
