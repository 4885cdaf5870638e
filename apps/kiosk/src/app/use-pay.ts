import { useCheckout } from '@comanda/ordering/payment';
import type { Way } from '#features/pay/use-ways';
import { useGo } from './use-go';

/** Begins to pay in one way, by the guest's tap: the page that follows only shows what becomes of it. */
export function usePay(): (way: Way) => void {
  const { payAtCounter, start } = useCheckout();
  const go = useGo();
  return (way) => {
    if (way === 'counter') {
      payAtCounter();
      go('paymentSelect');
    } else {
      start();
      go('paymentTerminal');
    }
  };
}
