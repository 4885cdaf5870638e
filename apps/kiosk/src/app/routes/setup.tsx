import { Navigate } from 'react-router-dom';
import { startPath } from '#app/paths';
import { useKiosk } from '#shared/use-kiosk';

export function SetupRoute() {
  return <Navigate to={startPath(useKiosk().endpoint)} replace />;
}
