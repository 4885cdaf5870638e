import { type CheckedCart, type CheckedLine, countUnits, revalidateCart } from '@comanda/cart';
import type { Cents } from '@comanda/kernel';
import { useMemo } from 'react';
import { type CartPrice, priceCart } from '../model/priced-order';
import { useCatalogue } from '../provider/use-catalogue';
import { useOrderingStore } from '../provider/use-ordering-store';
import { useOccasion } from './use-occasion';

/** `totals` are computed here, at once; useTotals has the server's word. */
export type CartView = CartPrice & {
  readonly lines: readonly CheckedLine[];
  /** The lines the guest must be told about before paying. */
  readonly changes: readonly CheckedLine[];
  /** All units, also those that cannot be ordered at the moment. */
  readonly count: number;
  readonly subtotal: Cents;
  readonly checked: CheckedCart;
};

/** The cart held against the menu of now, priced and added up. */
export function useCart(): CartView {
  const { restaurant, menus } = useCatalogue();
  const occasion = useOccasion();
  const cart = useOrderingStore((state) => state.cart);
  const details = useOrderingStore((state) => state.details);
  const chosenTip = useOrderingStore((state) => state.tip);
  const at_ms = occasion.at.getTime();
  const { timezone, order_type = null } = occasion;
  return useMemo(() => {
    const checked = revalidateCart(cart, menus, { at: new Date(at_ms), timezone, order_type });
    return {
      ...priceCart(restaurant, checked, details, chosenTip),
      lines: checked.lines,
      changes: checked.changes,
      count: countUnits(cart),
      subtotal: checked.subtotal,
      checked,
    };
  }, [restaurant, menus, at_ms, timezone, order_type, cart, details, chosenTip]);
}
