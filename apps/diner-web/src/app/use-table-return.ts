import { useOrdering, usePendingPayment, useRestaurant } from '@comanda/ordering';
import { useSeat, useTable } from '@comanda/ordering/table';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { isTabletOf } from './table/remembered';
import { type TablePaths, tablePaths } from './table/table-paths';
import { useNextGuest } from './use-next-guest';

/** The addresses of the table at which this browser's guest sits. */
export function useTablePaths(): TablePaths {
  const { endpoint } = useOrdering();
  const { payment_service } = useRestaurant();
  return useMemo(() => tablePaths(endpoint, payment_service), [endpoint, payment_service]);
}

/**
 * Where what is paid belongs to a table's bill, the table's addresses; null where it is of an order of this door, undefined
 * until that is known. A table whose party is over is forgotten: what was chosen stays on a guest's own device, and nothing on
 * a tablet.
 */
export function useTableReturn(): TablePaths | null | undefined {
  const { endpoint } = useOrdering();
  const { identity, order_type, forgetTable } = useSeat();
  const { table, fault } = useTable();
  const isPending = usePendingPayment();
  const paths = useTablePaths();
  const forgetGuest = useNextGuest();
  const isSeated = identity !== null && order_type === 'DINE_IN' && !isPending;
  const isOld = isSeated && table === undefined && fault?.code === 'session_closed';
  const forget = useEffectEvent(() => {
    if (isTabletOf(endpoint)) void forgetGuest();
    else forgetTable();
  });
  useEffect(() => {
    if (isOld) forget();
  }, [isOld]);
  if (!isSeated) return null;
  return isOld || (table === undefined && fault === null) ? undefined : paths;
}
