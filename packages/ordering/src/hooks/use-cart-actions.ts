import type { CheckedCart } from '@comanda/cart';
import { useMemo } from 'react';
import { useOrdering } from '../provider/ordering-context';

export type CartActions = {
  /** Going below one does what the surface's policy says. */
  readonly setQuantity: (line_id: string, quantity: number) => void;
  readonly remove: (line_id: string) => void;
  /** Takes over new prices and takes out what cannot be had, as the guest was told in `checked`. */
  readonly accept: (checked: CheckedCart) => void;
  readonly clear: () => void;
};

/** What can be done to the lines of the cart. */
export function useCartActions(): CartActions {
  const { store, policy } = useOrdering();
  return useMemo(
    () => ({
      setQuantity: (line_id, quantity) =>
        store.getState().setQuantity(line_id, quantity, policy.quantity),
      remove: (line_id) => store.getState().removeLine(line_id),
      accept: (checked) => store.getState().acceptChanges(checked),
      clear: () => store.getState().clearCart(),
    }),
    [store, policy],
  );
}
