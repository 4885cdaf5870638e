import { usePendingPayment } from '@comanda/ordering';
import { useKiosk } from '#shared/use-kiosk';
import { ErrorBoundary } from 'react-error-boundary';
import { CrashNotice } from './crash-notice';
import { CallStaff } from './screen/call-staff';
import { kioskPath } from './use-go';

/** A page broke: the kiosk goes on at the payment where one is under way, else with the next guest. */
export function CrashScreen() {
  const { endpoint, endGuest } = useKiosk();
  const isPaying = usePendingPayment();
  return (
    <CrashNotice
      help={
        // Where this breaks as well, the way to start again stays.
        <ErrorBoundary fallback={null}>
          <CallStaff isNamed />
        </ErrorBoundary>
      }
      onRestart={() => {
        if (isPaying) location.replace(kioskPath(endpoint, 'paymentTerminal'));
        else endGuest();
      }}
    />
  );
}
