import { useItemSelection } from '@comanda/ordering';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useGo, useKioskPath } from '#app/use-go';
import { ItemScreen } from '#features/item/item-screen';

/** One dish with its choices; a line of the order where the address names one. */
export function ItemRoute() {
  const [query] = useSearchParams();
  const path = useKioskPath();
  const go = useGo();
  const line_id = query.get('line');
  const selected = useItemSelection(query.get('item') ?? '', line_id, query.get('menu'));
  if (!selected) return <Navigate to={path(line_id === null ? 'home' : 'cart')} replace />;
  const { menu_id } = selected.entry.item;

  function leave() {
    if (line_id === null) go('browse', { menu: menu_id });
    else go('cart');
  }

  return <ItemScreen selected={selected} onLeave={leave} />;
}
