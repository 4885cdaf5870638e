import { Navigate } from 'react-router-dom';
import { useKioskPath } from '#app/use-go';

export function PaymentTerminalRoute() {
  const path = useKioskPath();
  return <Navigate to={path('cart')} replace />;
}
