import { usePendingPayment } from '@comanda/ordering';
import { useKiosk } from '#shared/use-kiosk';
import { CrashNotice } from './crash-notice';
import { kioskPath } from './use-go';

/** A page broke: the kiosk goes on at the payment where one is under way, else with the next guest. */
export function CrashScreen() {
  const { endpoint, endGuest } = useKiosk();
  const isPaying = usePendingPayment();
  return (
    <CrashNotice
      onRestart={() => {
        if (isPaying) location.replace(kioskPath(endpoint, 'paymentTerminal'));
        else endGuest();
      }}
    />
  );
}
