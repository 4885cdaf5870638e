import { useOrdering, useRestaurant } from '@comanda/ordering';
import { pathTo } from '#app/paths';
import { NotFoundPage } from '@comanda/web/problems';

/** An address below a restaurant's own that leads nowhere, or not any more: back to what it serves. */
export function MissingPage() {
  const { endpoint } = useOrdering();
  const { name } = useRestaurant();
  return <NotFoundPage within={{ name, path: pathTo('order', { endpoint }) }} />;
}
