import { useLiveUpdates, useOrdering, useRestaurant } from '@comanda/ordering';
import { useLiveTable } from '@comanda/ordering/table';
import { useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import { pathTo } from '#app/paths';
import { PartyProvider } from '#app/table/party-provider';
import { type TablePaths, tablePaths } from '#app/table/table-paths';

/** The way from here to a table. Once a guest sits there, everything goes on at the table own entry. */
export function TableAccess() {
  const { endpoint } = useOrdering();
  const { payment_service } = useRestaurant();
  useLiveUpdates(useLiveTable());
  const paths = useMemo<TablePaths>(
    () => ({
      ...tablePaths(endpoint, payment_service),
      orderType: pathTo('home', { endpoint }),
      codeEntry: pathTo('selectTable', { endpoint }),
      table: (code) => pathTo('tableGuests', { endpoint, table: code }),
      missingTable: pathTo('selectTable', { endpoint }),
    }),
    [endpoint, payment_service],
  );
  return (
    <PartyProvider paths={paths}>
      <Outlet />
    </PartyProvider>
  );
}
