import { useOrdering } from '../provider/ordering-context';
import { useOrderingStore } from '../provider/use-ordering-store';
import type { CheckoutDetails } from '../store/checkout-slice';

/** Order details besides its contents, and a function to change them. */
export function useCheckoutDetails(): CheckoutDetails & {
  readonly set: (changes: Partial<CheckoutDetails>) => void;
} {
  const { store } = useOrdering();
  const details = useOrderingStore((state) => state.details);
  return { ...details, set: (changes) => store.getState().setDetails(changes) };
}
