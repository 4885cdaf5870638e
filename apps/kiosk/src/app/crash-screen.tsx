import { usePendingPayment } from '@comanda/ordering';
import { useQueryClient } from '@tanstack/react-query';
import { useKiosk } from '#shared/use-kiosk';
import { CrashNotice } from './crash-notice';
import { kioskPath } from './use-go';

/** A page broke: the kiosk goes on at the payment where one is under way, else with the next guest. */
export function CrashScreen() {
  const { endpoint, endGuest } = useKiosk();
  const isPaying = usePendingPayment();
  const queryClient = useQueryClient();
  function endBroken() {
    endGuest();
    // An answer that broke this page would break the first one as well: all of them are read again.
    queryClient.removeQueries();
  }
  return (
    <CrashNotice
      onRestart={() => {
        if (isPaying) location.replace(kioskPath(endpoint, 'paymentTerminal'));
        else endBroken();
      }}
    />
  );
}
