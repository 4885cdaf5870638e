import { type Cart, type CartLine, emptyCart } from '@comanda/cart';
import type { ChosenCampaign } from './campaign-slice';
import type { SliceOf } from './slice';

export type RemovedLine = {
  readonly line: CartLine;
  readonly index: number;
  /** The cart without it, before anything else was done. */
  readonly left: Cart;
  /** The campaigns that were earned by it alone. */
  readonly lost: readonly ChosenCampaign[];
};

/** The cart as it is. What a guest does to its lines is in cart-actions, so that a page which only shows its size goes without the rules. */
export type CartSlice = {
  readonly cart: Cart;
  /** The line removed last, while that can be undone. */
  readonly removed: RemovedLine | null;
  readonly forgetRemoved: () => void;
  readonly clearCart: () => void;
};

export const createCartSlice: SliceOf<CartSlice> = (set) => ({
  cart: emptyCart,
  removed: null,
  forgetRemoved() {
    set({ removed: null });
  },
  clearCart() {
    set({ cart: emptyCart, removed: null, campaigns: [], lost_campaigns: [] });
  },
});
