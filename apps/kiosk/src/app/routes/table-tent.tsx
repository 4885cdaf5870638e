import { Navigate } from 'react-router-dom';
import { useKioskPath } from '#app/use-go';

export function TableTentRoute() {
  const path = useKioskPath();
  return <Navigate to={path('home')} replace />;
}
