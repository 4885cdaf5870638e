import { useCheckout } from '@comanda/ordering/payment';
import type { Way } from '#features/pay/use-ways';
import { useKioskPayment } from './payment-provider';
import { useGo } from './use-go';

/** Begins to pay in one way, by the guest's tap: the page that follows only shows what becomes of it. */
export function usePay(): (way: Way) => void {
  const { payAtCounter } = useCheckout();
  const { pay: payAtReader } = useKioskPayment();
  const go = useGo();
  return (way) => {
    if (way === 'counter') {
      payAtCounter();
      go('paymentSelect');
    } else {
      payAtReader();
      go('paymentTerminal');
    }
  };
}
