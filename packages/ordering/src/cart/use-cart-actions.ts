import type { CheckedCart } from '@comanda/cart';
import { useMemo } from 'react';
import { useOrdering } from '../provider/ordering-context';
import {
  acceptCartChanges,
  removeFromCart,
  restoreRemoved,
  setQuantityInCart,
} from '../store/cart-actions';

export type CartActions = {
  /** Going below one does what the surface's policy says. */
  readonly setQuantity: (line_id: string, quantity: number) => void;
  readonly remove: (line_id: string) => void;
  /** Undoes the last removal. */
  readonly restore: () => void;
  /** Takes over new prices and takes out what cannot be had, as the guest was told in `checked`. */
  readonly accept: (checked: CheckedCart) => void;
  readonly clear: () => void;
};

/** Actions on the cart's lines. */
export function useCartActions(): CartActions {
  const { store, policy } = useOrdering();
  return useMemo(
    () => ({
      setQuantity: (line_id, quantity) =>
        setQuantityInCart(store, line_id, quantity, policy.quantity),
      remove: (line_id) => removeFromCart(store, line_id),
      restore: () => restoreRemoved(store),
      accept: (checked) => acceptCartChanges(store, checked),
      clear: () => store.getState().clearCart(),
    }),
    [store, policy],
  );
}
