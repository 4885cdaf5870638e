import { useCheckout } from '@comanda/ordering/payment';
import type { Way } from '#features/pay/use-ways';
import { useConnection } from '#shared/use-connection';
import { useKioskPayment } from './payment-provider';
import { useGo } from './use-go';
import { useTakeLate } from './use-take-late';

/** Begins to pay in one way, by the guest's tap: the page that follows only shows what becomes of it. */
export function usePay(): (way: Way) => void {
  const { payAtCounter } = useCheckout();
  const { pay: payAtReader } = useKioskPayment();
  const isConnected = useConnection();
  const takeLate = useTakeLate();
  const go = useGo();
  return (way) => {
    if (way === 'terminal') {
      payAtReader();
      go('paymentTerminal');
    } else if (isConnected) {
      payAtCounter();
      go('paymentSelect');
    } else takeLate();
  };
}
