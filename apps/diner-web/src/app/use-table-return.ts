import { useOrdering, usePendingPayment, useRestaurant } from '@comanda/ordering';
import { useSeat } from '@comanda/ordering/table';
import { useMemo } from 'react';
import { type TablePaths, tablePaths } from './table/table-paths';

/** The addresses of the table at which this browser's guest sits. */
export function useTablePaths(): TablePaths {
  const { endpoint } = useOrdering();
  const { payment_service } = useRestaurant();
  return useMemo(() => tablePaths(endpoint, payment_service), [endpoint, payment_service]);
}

/** Where a payment that comes back belongs to a table's bill, the table's addresses; null where it is of an order of this door. */
export function useTableReturn(): TablePaths | null {
  const { identity, order_type } = useSeat();
  const isPending = usePendingPayment();
  const paths = useTablePaths();
  return identity !== null && order_type === 'DINE_IN' && !isPending ? paths : null;
}
