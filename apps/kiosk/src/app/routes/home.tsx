import { useOfferedMenus } from '@comanda/ordering';
import { Navigate } from 'react-router-dom';
import { useKioskPath } from '#app/use-go';

/** Where an order begins: the brands, or the menu where there is only one. */
export function HomeRoute() {
  const path = useKioskPath();
  const hasBrands = useOfferedMenus().length > 1;
  return <Navigate to={path(hasBrands ? 'brands' : 'browse')} replace />;
}
