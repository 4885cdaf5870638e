import { isPaymentPending } from '@comanda/ordering/payment';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useKiosk } from '#shared/use-kiosk';
import { ErrorBoundary } from 'react-error-boundary';
import { CrashNotice } from './crash-notice';
import { useStoppedPayment } from './payment-provider';
import { pathTo } from './paths';
import { CallStaff } from './screen/call-staff';
import { kioskPath } from './use-go';

/** A page broke: the reader stops, and the kiosk goes on at the payment where its outcome is open, at the number where it was faster, else with the next guest. */
export function CrashScreen() {
  const { endpoint, endGuest } = useKiosk();
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const flow = useStoppedPayment();
  // Where the page of the number is the broken one, it would break again.
  const hasNumber = flow.stage === 'placed' && pathname !== pathTo('paymentComplete', {});

  function endBroken() {
    endGuest();
    // An answer that broke this page would break the first one as well: all of them are read again.
    queryClient.removeQueries();
  }
  return (
    <CrashNotice
      help={
        // Where this breaks as well, the way to start again stays.
        <ErrorBoundary fallback={null}>
          <CallStaff isNamed />
        </ErrorBoundary>
      }
      onRestart={() => {
        if (isPaymentPending(flow)) location.replace(kioskPath(endpoint, 'paymentTerminal'));
        else if (hasNumber) location.replace(kioskPath(endpoint, 'paymentComplete'));
        else endBroken();
      }}
    />
  );
}
