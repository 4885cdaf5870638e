import { isOfferedFor } from '@comanda/cart';
import { useOrdering, useRestaurant } from '@comanda/ordering';
import { Navigate } from 'react-router-dom';
import { pathTo } from '#app/paths';
import { CodeEntryRoute } from '#app/table/routes/code-entry';

/** Where a guest says at which table they sit; who has come only to read goes on to the menus, as all do where nobody sits. */
export function SelectTableRoute() {
  const { endpoint } = useOrdering();
  const { order_mode } = useRestaurant();
  const browsePath = pathTo('order', { endpoint });
  if (!isOfferedFor(order_mode, 'DINE_IN')) return <Navigate to={browsePath} replace />;
  return <CodeEntryRoute browsePath={browsePath} />;
}
