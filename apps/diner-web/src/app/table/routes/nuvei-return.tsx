import { useOrdering } from '@comanda/ordering';
import { Navigate, useLocation } from 'react-router-dom';
import { pathTo } from '#app/paths';

/** Where Nuvei's page may lead back to: the one page that verifies what it says, with all it says. */
export function NuveiReturnRoute() {
  const { endpoint } = useOrdering();
  const { search } = useLocation();
  return <Navigate to={pathTo('nuveiConfirmation', { endpoint }) + search} replace />;
}
