import { newIntentKey } from '@comanda/api-client';
import {
  acceptChanges,
  addLine,
  type Cart,
  type CartLineDraft,
  type CheckedCart,
  editLine,
  type QuantityPolicy,
  removeLine,
  restoreLine,
  setQuantity,
} from '@comanda/cart';
import type { OrderingStore } from './ordering-store';

/** Gives the line's id, which is another line's where the two are equal. */
export function addToCart(store: OrderingStore, draft: CartLineDraft): string {
  const line_id = newIntentKey();
  const before = store.getState().cart;
  const cart = addLine(before, draft, line_id);
  store.setState({ cart, removed: null });
  const changed = cart.lines.find((line, index) => line !== before.lines[index]);
  return changed?.line_id ?? line_id;
}

export function editInCart(store: OrderingStore, line_id: string, draft: CartLineDraft): void {
  store.setState(({ cart }) => ({ cart: editLine(cart, line_id, draft), removed: null }));
}

export function setQuantityInCart(
  store: OrderingStore,
  line_id: string,
  quantity: number,
  policy: QuantityPolicy,
): void {
  replace(store, setQuantity(store.getState().cart, line_id, quantity, policy));
}

export function removeFromCart(store: OrderingStore, line_id: string): void {
  replace(store, removeLine(store.getState().cart, line_id));
}

/** Puts back the line that was removed last, in its place. */
export function restoreRemoved(store: OrderingStore): void {
  const { cart, removed } = store.getState();
  if (!removed) return;
  store.setState({ cart: restoreLine(cart, removed.line, removed.index), removed: null });
}

export function acceptCartChanges(store: OrderingStore, checked: CheckedCart): void {
  store.setState(({ cart }) => ({ cart: acceptChanges(cart, checked), removed: null }));
}

function replace(store: OrderingStore, cart: Cart): void {
  const { cart: before } = store.getState();
  const index = before.lines.findIndex(
    (line) => !cart.lines.some((other) => other.line_id === line.line_id),
  );
  const line = before.lines[index];
  const isRemoval = line !== undefined && cart.lines.length === before.lines.length - 1;
  store.setState({ cart, removed: isRemoval ? { line, index } : null });
}
