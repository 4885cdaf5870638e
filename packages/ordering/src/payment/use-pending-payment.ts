import { isPaymentPending } from './payment-flow';
import { useOrderingStore } from '../provider/use-ordering-store';

/** Whether a payment was under way when this browser last knew: go to the screen that uses useCheckout, which finds out what became of it. */
export function usePendingPayment(): boolean {
  return useOrderingStore((state) => isPaymentPending(state.flow));
}
