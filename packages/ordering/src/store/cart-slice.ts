import {
  acceptChanges,
  addLine,
  type Cart,
  type CartLine,
  type CartLineDraft,
  type CheckedCart,
  editLine,
  emptyCart,
  type QuantityPolicy,
  removeLine,
  restoreLine,
  setQuantity,
} from '@comanda/cart';
import { newIntentKey } from '@comanda/api-client';
import type { SliceOf } from './slice';

export type RemovedLine = { readonly line: CartLine; readonly index: number };

export type CartSlice = {
  readonly cart: Cart;
  /** The line removed last, while that can be undone. */
  readonly removed: RemovedLine | null;
  /** Gives the line's id, which is another line's where the two are equal. */
  readonly addLine: (draft: CartLineDraft) => string;
  readonly editLine: (line_id: string, draft: CartLineDraft) => void;
  readonly setQuantity: (line_id: string, quantity: number, policy: QuantityPolicy) => void;
  readonly removeLine: (line_id: string) => void;
  readonly restoreRemoved: () => void;
  readonly forgetRemoved: () => void;
  readonly acceptChanges: (checked: CheckedCart) => void;
  readonly clearCart: () => void;
};

export const createCartSlice: SliceOf<CartSlice> = (set, get) => {
  function replace(cart: Cart): void {
    const { cart: before } = get();
    const index = before.lines.findIndex(
      (line) => !cart.lines.some((other) => other.line_id === line.line_id),
    );
    const line = before.lines[index];
    const isRemoval = line !== undefined && cart.lines.length === before.lines.length - 1;
    set({ cart, removed: isRemoval ? { line, index } : null });
  }
  return {
    cart: emptyCart,
    removed: null,
    addLine(draft) {
      const line_id = newIntentKey();
      const before = get().cart;
      const cart = addLine(before, draft, line_id);
      set({ cart, removed: null });
      const changed = cart.lines.find((line, index) => line !== before.lines[index]);
      return changed?.line_id ?? line_id;
    },
    editLine(line_id, draft) {
      set(({ cart }) => ({ cart: editLine(cart, line_id, draft), removed: null }));
    },
    setQuantity(line_id, quantity, policy) {
      replace(setQuantity(get().cart, line_id, quantity, policy));
    },
    removeLine(line_id) {
      replace(removeLine(get().cart, line_id));
    },
    restoreRemoved() {
      const { cart, removed } = get();
      if (!removed) return;
      set({ cart: restoreLine(cart, removed.line, removed.index), removed: null });
    },
    forgetRemoved() {
      set({ removed: null });
    },
    acceptChanges(checked) {
      set(({ cart }) => ({ cart: acceptChanges(cart, checked), removed: null }));
    },
    clearCart() {
      set({ cart: emptyCart, removed: null, campaigns: [], lost_campaigns: [] });
    },
  };
};
