import { useOrdering } from '@comanda/ordering';
import { pathTo } from '#app/paths';
import { CodeEntryRoute } from '#app/table/routes/code-entry';

/** Where a guest says at which table they sit; who has come only to read goes on to the menus. */
export function SelectTableRoute() {
  const { endpoint } = useOrdering();
  return <CodeEntryRoute browsePath={pathTo('order', { endpoint })} />;
}
